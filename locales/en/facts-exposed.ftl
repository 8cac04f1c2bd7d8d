### Facts about exposed cards, penalty cards, early and simultaneous play: Laws 48 to 52, 57 and 58.
### Voices as in facts-questions. No question asks for a card that has not been seen.

## Penalty cards

fact-to-act = Who is to play now?
    .why = The owner must play the penalty card when that is legal; when partner leads, declarer chooses first.
    .label = Who is to play

answer-to-act-offender-to-play = The player with the penalty card
answer-to-act-partner-to-lead = That player's partner, who is on lead
answer-to-act-partner-to-follow = That player's partner, who is not on lead
answer-to-act-nobody = Neither of them
fact-offender-can-follow = Can { $offender } follow suit to this trick?
    .why = Following suit comes before the duty to play a penalty card.
    .label = Can follow suit
    .how = Look at the hand privately. The answer is not heard at the table.

fact-offered-card = Which card does { $offender } want to play?
    .why = Before a minor penalty card, no other small card of its suit may be played; an honour may.
    .label = Card that the player wants to play
    .how = Enter a card only if it is already face up. Otherwise just say the rule, and nobody names a card.

fact-chosen-penalty-card = Which of the penalty cards does { $declarer } choose?
    .why = When more than one can legally be played, declarer says which.
    .label = Penalty card chosen by declarer

fact-penalty-play-accepted = Does { $declarer } accept the card that was played in place of the penalty card?
    .why = If so, the penalty card stays on the table; if not, it is played now.
    .label = Card accepted by declarer

fact-declarer-suit = Which suit does { $declarer } require or forbid?
    .why = It decides which penalty cards go back to the hand.
    .label = Suit chosen by declarer

answer-declarer-suit-s = Spades
answer-declarer-suit-h = Hearts
answer-declarer-suit-d = Diamonds
answer-declarer-suit-c = Clubs
fact-declarer-played-after =
    { $irregularity ->
        [designation_change] Has declarer since played another card, from hand or from dummy?
        [penalty_card_not_played] Has declarer or dummy played since that card?
       *[other] Has declarer played from either hand since then?
    }
    .why =
        { $irregularity ->
            [designation_change] In the 2017 Laws it is then too late to change the card.
            [penalty_card_not_played] Then the card played has to be accepted.
           *[other] Then declarer may have lost the choice.
        }
    .label = Declarer has played since
    .how = Look at the trick in progress. A card that declarer named from dummy counts.

fact-partner-card =
    { $irregularity ->
        [revoke] Which card does { $partner } take back?
       *[other] Which card did { $partner } put down?
    }
    .why = A defender's card that comes back becomes a penalty card, and its rank and suit count.
    .label = Card of the partner
    .how = Enter only a card that everybody has already seen.

## Too early, or at the same moment

fact-premature-kind = What came too early?
    .why = A defender who leads or plays before partner gives declarer a choice; one who only takes an opponent's turn does not.
    .label = Kind of early play

answer-premature-kind-lead-to-next-trick = A lead to the next trick, before partner had played to this one
answer-premature-kind-play-before-partner = A card to this trick, before partner had played
answer-premature-kind-play-at-rho-turn = A card in the right-hand opponent's turn, after partner had played
fact-legal-in-turn = Will the card be a legal play when it is the turn of { $offender }?
    .why =
        { $role ->
            [declarer] If it is legal, it stays played.
            [dummy] If it is legal, it stays played.
           *[other] If it is legal, it must be played then; if not, it becomes a major penalty card.
        }
    .label = Legal in turn
    .how = Compare the card with the suit led. If the hand has to be looked at, do so privately.

fact-next-in-rotation =
    { $irregularity ->
        [play_after_illegal] Did the player on the offender's left play on?
        [premature_play] Did declarer play on from the hand directly to the left of the early card?
       *[other] Was the second player the next in turn after the first?
    }
    .why =
        { $irregularity ->
            [play_after_illegal] Only that player gives up the right to a rectification by playing on.
            [premature_play] Only a play from that hand gives up the right to a rectification.
           *[other] Then both cards simply count in turn.
        }
    .label = Next in turn

fact-order-of-cards-known = Is it clear which card came first?
    .why = If it is not, the cards count as played at the same moment, and the one in turn comes first.
    .label = Order of the cards known
    .how = Ask all four what they saw. If they differ, judge what is most likely.

fact-opening-lead-was-out-of-turn = Did declarer put the hand down after an opening lead out of turn?
    .why = Then the Law on opening leads out of turn applies, and declarer becomes dummy.
    .label = Hand put down after an opening lead out of turn
