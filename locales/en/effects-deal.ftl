### The deal itself: steps, and what may be known of a card that came back.
### Step: value DO, .label a short label, .say SAY.

step-restore-deal = Put the deal right from the hand record or with the help of earlier players.
    .label = Put the deal right
    .say = I will put the deal right. Please wait.

# Play goes on with the deal put right.
step-restore-deal-play = Put the deal right from the hand record or with the help of earlier players. No call is changed.
    .label = Put the deal right
    .say = I will put the deal right. No call is changed.

step-reconstruct-deal = Find out which card is missing, and rebuild the deal with another pack. The card belongs to the hand that lacks it.
    .label = Rebuild the deal with another pack
    .say = The card was not found. I will rebuild this deal with another pack.

# Before the opening lead is faced.
step-reconstruct-deal-no-call = Find out which card is missing, and rebuild the deal with another pack. The card belongs to the hand that lacks it. The auction and the play then go on as usual, and no call is changed.
    .label = Rebuild the deal with another pack
    .say = The card was not found. I will rebuild this deal with another pack. No call is changed.

step-no-rectification-no-call = The auction and the play go on as usual. No call is changed, and the hand counts as complete from the beginning.
    .label = No call changes
    .say = The auction and the play go on as usual. No call is changed.

step-play-continues-no-call = The auction and the play go on as usual. No call is changed, and the hand counts as complete from the beginning.
    .label = The auction and the play go on
    .say = The auction and the play go on as usual, and no call is changed.

# The card has been found, neither in the board nor among the played cards.
step-search-card-found = The card that was found goes back to the hand that lacks it. It counts as having been there all the time.
    .label = The card goes back to its hand
    .say = The card belongs to the hand that lacks it. It counts as having been there all the time.

step-remove-surplus-card = Remove the card that does not belong to the deal. Play goes on as if it had never been there.
    .label = Remove the card that does not belong
    .say = This card does not belong to the deal. I will take it away.

step-cancel-result = Cancel the result of the board.
    .label = Cancel the result
    .say = The result of this board is cancelled.

# The deal was wrong from the start and is not played on.
step-award-adjusted-score-deal = The deal is not played on. Award an adjusted score for the board.
    .label = Award an adjusted score
    .say = This deal is not played on. I will give an adjusted score.

# The result has been cancelled: there is no other to compare with.
step-award-adjusted-score-cancelled = Award an adjusted score for the board. The cancelled result plays no part in it.
    .label = Award an adjusted score
    .say = I will give an adjusted score for this board.

# A missing card has been found.
step-card-returns-to-hand-restored = The card goes back to the hand that lacks it. It counts as having been there all the time.
    .label = The card goes back to the hand
    .say = The card goes back to the hand that lacks it. The auction and the play go on as usual, and no call is changed.

info-restored-card-ui-partner = Knowing that a card came back to the hand is unauthorised for partner.
    .label = Knowing that a card came back is unauthorised for partner
