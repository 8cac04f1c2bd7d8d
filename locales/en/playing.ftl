### A Director who plays at the table: nothing is asked or shown of a card that has not been played.

# Under a ruling or question.
playing-note = Playing Director: cards are covered, tap one to see it. Nothing is asked about unplayed cards.
playing-note-terminal = Playing Director: cards are covered, ‘{ $command }’ shows them. Nothing is asked about unplayed cards.
playing-note-command = Playing Director: cards are covered; without the option --playing they are named. Nothing is asked about unplayed cards.
# Title where only a look at unseen cards could answer. $label is the label of the fact.
playing-withheld = Not for a Director who is playing: { $label }
# A step, before those for which cards are looked at.
playing-step = You are playing: have steps that need a look at hidden cards done by somebody who is not playing here. You are told the result only.
# In place of an answer that says what is in a hand.
playing-not-shown = known, not shown
playing-not-yet = Not seen yet
# A button for a card that is covered in the text. $number is a string.
playing-card = Card { $number }
# At most 100 characters.
playing-form = Only cards that lie face up, suit and rank. Write no other card.
playing-covered-head = Covered cards
playing-covered-none = No card is covered.
# In place of a card at the terminal. $number is a string.
playing-cover = [card { $number }]

## What a hand holds is shown by the card that its player puts down. .how is at most 170 characters.

playing-holds-suit-led = Which card does { $offender } put down for that trick?
    .how = Look at no hand. Ask for a card of the suit led if there is one, otherwise for any card. The card put down is the answer.
    .yes = A card of the suit led
    .no = A card of another suit
playing-second-holds-suit-led = Which card does { $offender } put down for the second defective trick?
    .how = Look at no hand. Ask for a card of the suit led if there is one, otherwise for any card. The card put down is the answer.
    .yes = A card of the suit led
    .no = A card of another suit
playing-offender-can-follow = What does { $offender } play to this trick?
    .how = Look at no hand. Say the rule: who can follow suit does so, and otherwise plays the penalty card. The card played is the answer.
    .yes = A card of the suit led
    .no = A card of another suit
playing-partner-can-comply =
    { $irregularity ->
        [cannot_comply] What does the player lead or play?
       *[other] What does { $partner } lead or play?
    }
    .how = Look at no hand and ask nothing in advance. The card played is the answer; if it turns out that more was possible, come back to it.
    .yes = What was required
    .no = Something else, having nothing that was required
playing-legal-in-turn = Is the card of the suit led?
    .how = Look at no hand. Go by the cards that have been played.
    .yes = Yes, or the hand is known to have none of it
    .no = No, and a card of the suit led has come to light
playing-revoked =
    { $irregularity ->
        [inspection] Is it said that somebody has revoked?
       *[other] Has it come to light that the player could have followed suit?
    }
    .how = Look at no hand. What the player says or shows is the answer.
    .yes = Yes, it was said or shown
    .no = No, nothing of the kind

## What only a look at unseen cards would tell

playing-extra-cards =
    .how = Cards that lay face up can be named. Have somebody who is not playing here look at the others and go on with this case.
playing-restored-card-revoke =
    .how = Have somebody who is not playing here compare the card with the suits led since. Or settle it after the last trick.
playing-partner-two-suits =
    .how = Tell the player what holds in either case. Whether it was kept can be seen after the last trick.

## Other facts that a Director would look for

playing-failed =
    .how = Go by what was said and shown at the table. Look at no hand.
playing-missing-card-place =
    .how = The players look around them. Somebody who is not playing here looks through the played cards.
playing-can-be-played =
    .how = Judge by how much has been seen, not by what it was. If that is not enough, have somebody judge it who is not playing here.
