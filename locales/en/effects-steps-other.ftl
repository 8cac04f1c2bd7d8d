### Steps of clauses that Law 67 leads to, and of the neighbouring Laws.
### Value: voice DO. .label: short label. .say: voice SAY.

## Penalty cards and leads

step-must-play-penalty-card = Have the penalty card played now; this is the first legal opportunity.
    .label = The penalty card must be played now
    .say = The penalty card has to be played now.

step-pick-up-penalty-cards = Have the penalty cards taken back into the hand. They are penalty cards no longer.
    .label = The penalty cards go back to the hand
    .say = The penalty cards go back to the hand, and any legal card may be played.

step-penalty-card-stays = Leave the penalty card face up on the table. Its duties go on.
    .label = The penalty card stays on the table
    .say = The penalty card stays on the table.

step-offered-card-legal = Allow the card; a minor penalty card does not prevent it.
    .label = This card may be played
    .say = This card may be played.

step-offered-card-illegal = Do not allow the card; the penalty card comes first.
    .label = This card may not be played
    .say = This card may not be played yet.

step-lead-stands = Let the lead stand; the next hand plays to it.
    .label = The lead stands
    .say = The lead stands; play goes on from here.

step-retract-lead = Have the lead withdrawn.
    .label = The lead is withdrawn
    .say = The lead is withdrawn.

step-lead-from-correct-hand = Have the lead made from the correct hand.
    .label = Lead from the correct hand
    .say = The lead comes from the correct hand now.

step-dummy-spreads = Have dummy's cards put down.
    .label = Dummy's cards go down
    .say = Dummy's cards go down, please.

step-declarer-becomes-dummy = Have declarer put the hand down; partner plays the contract.
    .label = Declarer becomes dummy
    .say = Declarer becomes dummy, and partner plays the hand.

step-second-card-from-declarer = Have the second card to the trick played from declarer's hand.
    .label = Second card comes from declarer's hand
    .say = The second card comes from declarer's hand.

## The deal itself

step-restore-deal = Put the deal right from the hand record or with the help of earlier players.
    .label = Put the deal right
    .say = I will put the deal right. Please wait.

step-reconstruct-deal = Rebuild the deal with another pack.
    .label = Rebuild the deal with another pack
    .say = I will rebuild this deal with another pack.

step-remove-surplus-card = Remove the card that does not belong to the deal. Play goes on as if it had never been there.
    .label = Remove the card that does not belong
    .say = This card does not belong to the deal. I will take it away.

step-cancel-result = Cancel the result of the board.
    .label = Cancel the result
    .say = The result of this board is cancelled.

## Rights, questions, quitted tricks

step-play-on-reserve-rights = Let play go on; the rights of both sides are kept for the end.
    .label = Play on, rights reserved
    .say = Please play on. Your rights are kept until the end.

step-possible-procedural-penalty = Consider a procedural penalty.
    .label = A procedural penalty is possible

step-answer-enquiry = Let the question be answered.
    .label = The question may be answered
    .say = You may answer the question.

step-refuse-enquiry = Do not allow the question.
    .label = The question may not be asked
    .say = That question may not be asked.

step-refuse-inspection = Keep the quitted trick face down.
    .label = The quitted trick stays face down
    .say = That trick is closed and stays face down.

step-allow-inspection = Let the trick be looked at.
    .label = The trick may be looked at
    .say = This trick may be shown.

step-waive-rectification = You may waive the rectification if { $nos } ask for it and you see a reason.
    .label = Rectification may be waived
