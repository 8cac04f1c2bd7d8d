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

# The card has been found, neither in the board nor among the played cards.
step-search-card-found = Have the card that was found given back to the hand that lacks it. It counts as having been there all the time.
    .label = The card goes back to its hand
    .say = The card belongs to the hand that lacks it. It counts as having been there all the time.

step-remove-surplus-card = Remove the card that does not belong to the deal. Play goes on as if it had never been there.
    .label = Remove the card that does not belong
    .say = This card does not belong to the deal. I will take it away.

step-cancel-result = Cancel the result of the board.
    .label = Cancel the result
    .say = The result of this board is cancelled.

# The deal was wrong from the start and is not played on.
step-award-adjusted-score-deal = Do not let the deal be played on. Award an adjusted score for the board.
    .label = Award an adjusted score
    .say = This deal is not played on. I will give an adjusted score.

# A missing card has been found.
step-card-returns-to-hand-restored = Have the card put back into the hand that lacks it. It counts as having been there all the time.
    .label = The card goes back to the hand
    .say = The card goes back to the hand that lacks it. It counts as having been there all the time.

info-restored-card-ui-partner = Knowing that a card came back to the hand is unauthorised for partner.
    .label = Knowing that a card came back is unauthorised for partner
