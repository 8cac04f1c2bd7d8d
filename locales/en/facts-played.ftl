### Facts about whether a card is played, and about changing it: Laws 45 and 47. Voices as in facts-questions.

fact-intent = What was the card meant to be?
    .why = A lead, a card to this trick and a card that fell come under different Laws.
    .label = What the card was meant to be
    .how = Go by what everybody saw: how the card came down, and whose turn it was. If in doubt, judge what is most likely.

answer-intent-lead = A lead
answer-intent-play-to-this-trick = A card to the trick in progress
answer-intent-extra-card = One more card to a trick already played to
answer-intent-accident = Nothing: it came out by accident
answer-intent-show-cards = The player wanted to show cards: a claim or a concession
fact-card-position = How did declarer hold or put down the card?
    .why = A card from declarer's hand is played when it touches the table, or nearly, or is held as if played.
    .label = Position of declarer's card
    .how = Let the players show it with their hands, without a card.

answer-card-position-moved-and-withdrawn = Drawn out and put back in one movement
answer-card-position-touching-or-near-table = Face up, touching the table or nearly
answer-card-position-held-in-played-position = Held still, as a played card is held
answer-card-position-released = Let go of, face up on the table
fact-from-dummy = Was the card that was named one of dummy's?
    .why =
        { $edition ->
            [2017] In the 2017 Laws declarer can change the card named from dummy only.
           *[other] It decides whose card it is and who plays next.
        }
    .label = Card from dummy

fact-slip-of-tongue =
    { $edition ->
        [2017] Did declarer name that card by a slip of the tongue?
       *[other] Was another card meant from the start when that card was named?
    }
    .why = Only a card that was never meant can be changed; a change of mind never counts.
    .label = Slip of the tongue
    .how = Ask how the words came out and when they were put right. Nobody explains the plan of play.

fact-pause-for-thought = Was there a pause for thought before the change was asked for?
    .why = After a pause for thought the card named stands.
    .label = Pause for thought
    .how = What counts is the time from noticing the mistake to speaking. Ask all four.

fact-partner-has-played = Has the partner of the player who named the card played since?
    .why = In the 2007 Laws it is then too late to change the card.
    .label = Partner has played since
    .how = Look at the cards of the trick in progress.

fact-first-card-of-trick = Was the card that dummy put out the first card of the trick?
    .why = If so, the others had to follow suit to that card, and not doing so can be a revoke.
    .label = Dummy's card led the trick

fact-turned-face-down = Was the card turned face down before all four had played to the trick?
    .why = A card stays face up until the trick is complete; one turned too soon stays played.
    .label = Turned face down too soon
    .assumed = a card turned face down before all four had played to the trick

fact-dummy-forfeited-rights = Had dummy looked at a card in a player's hand before that?
    .why = Dummy then loses the right to speak first of a defender's irregularity.
    .label = Dummy had lost rights by looking at a hand
    .how = Ask all four. Looking on one's own initiative counts, and so does exchanging hands with declarer.
