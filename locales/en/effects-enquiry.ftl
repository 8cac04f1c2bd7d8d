### Questions, quitted tricks and rights kept; revokes put right and who may change a card then.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons and sides in their case forms ($actor is whoever acts or chooses), $role.

## Questions and quitted tricks

step-answer-enquiry = The question may be answered.
    .label = The question may be answered
    .say = This question may be asked and answered.

step-refuse-enquiry = The question may not be asked or answered.
    .label = The question may not be asked
    .say = That question may not be asked, so nobody answers it.

step-refuse-inspection = The quitted trick stays face down.
    .label = The quitted trick stays face down
    .say = That trick is closed and stays face down.

# A player asked to see that player's own last card.
step-refuse-inspection-own-card = The card stays face down. It is too late to look at it.
    .label = The card stays face down
    .say = It is too late to look at that card, so it stays face down.

step-allow-inspection = The trick may be looked at.
    .label = The trick may be looked at
    .say = This trick may be shown.

step-allow-inspection-own-card = The player may look at the last card played from that hand. It is shown to nobody else.
    .label = The player may look at that card
    .say = You may look at that card, but show it to nobody else.

## Rights

step-play-on-reserve-rights = The rights of both sides are kept for the end.
    .label = Play on, rights reserved
    .say = The rights of both sides are kept until the end.

# Law 45F: dummy touched or pointed to a card unasked.
step-play-on-reserve-rights-dummy = After play, judge whether dummy's act suggested a play that damaged the defenders.
    .label = Play on; look at damage later
    .say = Dummy touches or points to a card only when declarer asks for it. After play I will check whether the defenders were damaged.

# Law 43B3: dummy had lost the right to speak first.
step-play-on-reserve-rights-forfeited = Play on as if there had been no irregularity; nothing is put right now. After play, judge whether the defenders gained by it.
    .label = Play on; nothing is put right now
    .say = Dummy had lost the right to speak first, so nothing is put right now. After play I will check whether the defenders gained by the irregularity.

step-possible-procedural-penalty = Consider a procedural penalty.
    .label = A procedural penalty is possible
    .say = Later I will decide whether there is a procedural penalty.

# Law 43A1(b).
step-possible-procedural-penalty-dummy = Tell dummy that dummy may not be the first to draw attention to an irregularity during the play. Consider a procedural penalty.
    .label = A procedural penalty is possible
    .say = Until play ends, dummy may not be the first to draw attention to an irregularity. Later I will decide whether there is a procedural penalty.

step-waive-rectification = You may waive the rectification if { $nos } ask for it and you see a reason.
    .label = Rectification may be waived
    .say = I may waive the rectification if { $nos } ask for it.

## A revoke is put right: other wordings of its steps

# Both sides have revoked in the same trick.
step-correct-revoke-both = Both revokes are corrected: each player takes the wrong card back and plays a legal one.
    .label = Correct both revokes
    .say = Both sides have revoked in this trick, and both revokes are corrected. Each of these players takes the card back and plays a legal one.

# The revoke counts as established, but this one is put right all the same.
step-correct-revoke-anyway = The revoke is corrected although it is established: { $actor } takes the wrong card back and plays a legal one.
    .label = Correct the revoke
    .say = This revoke is corrected although it is established. { $actorCap } takes the card back and plays a legal one.

# A revoke on trick 12 (62D1).
step-correct-revoke-twelfth = The revoke is corrected even if it is established: { $actor } takes the wrong card back and plays a legal one. Then trick 13 is played, even if it was played before.
    .label = Correct the revoke
    .say = This revoke is corrected even if it is established. { $actorCap } takes the card back and plays a legal one. Then trick 13 is played, even if it was played before.

step-withdraw-card-revoke = The revoke card is withdrawn from the trick.
    .label = Withdraw the revoke card
    .say = The revoke card is withdrawn from the trick.

step-withdraw-card-both = Both revoke cards are withdrawn from the trick.
    .label = Withdraw both revoke cards
    .say = Both revoke cards are withdrawn from the trick.

# Law 62C3 of 2017: one of the two sides has led on.
step-withdraw-card-both-led = Both revoke cards are withdrawn from the trick, and any card that has been led to the next trick is taken back.
    .label = Withdraw both revoke cards and a card led to the next trick
    .say = Both revoke cards are withdrawn, and so is any card that has been led to the next trick.

step-substitute-legal-card-both = Each of the two players plays a legal card to this trick instead.
    .label = Play legal cards instead
    .say = Each of the two players plays a legal card instead.

step-card-returns-to-hand-revoke = The revoke card goes back to the hand. It does not become a penalty card.
    .label = The revoke card goes back to the hand
    .say = The revoke card goes back to the hand.

## What established the revoke

established-63a1 = The revoke is established by a card played to the next trick, so it is not corrected any more.
    .label = Established by a card to the next trick
    .say = The revoke is established by a card played to the next trick, so it is not corrected any more.

established-63a2 = The revoke is established by a card named for the next trick, so it is not corrected any more.
    .label = Established by a card named for the next trick
    .say = The revoke is established by a card named for the next trick, so it is not corrected any more.

established-63a3 = The revoke is established by the claim or concession, so it is not corrected any more.
    .label = Established by a claim or concession
    .say = The revoke is established by the claim or concession, so it is not corrected any more.

established-63a4 = The revoke is established because a claim has been agreed to, so it is not corrected any more.
    .label = Established by an agreed claim
    .say = The revoke is established because a claim has been agreed to, so it is not corrected any more.

transfer-none-62d1 = No trick is transferred, because the revoke in trick 12 is corrected.

## Options

choice-choose-trick12-card = Choose the card for trick 12

## Who chooses

choice-put-trick12 = { $actorCap } says which of the two cards is played to trick 12.
    .label = Who chooses the card for trick 12
    .say = { $actorCap } says which of the two cards is played to trick 12. Nobody plays until the choice is made.

# Both players of the side may have played after the irregularity.
choice-put-nos = Ask the players of { $nos } one after the other whether a card played after the irregularity is changed or left. They do not consult.
    .label = The opponents choose
    .say = The opponents may change cards that they played after the irregularity, or leave them. There is no rectification for a change.

# An opponent has changed a card, so a later card may be changed too.
choice-put-later-card = An opponent has changed a card: ask { $actor } whether a card played after it is changed too. Partner takes no part.
    .label = The next player chooses
    .say =
        An opponent has changed a card. { $actorCap } may now change a card played after it, or leave it. { $role ->
            [defender] A card that a defender takes back becomes a penalty card.
           *[other] There is no rectification for a change.
        }

# Any other choice.
choice-put-other = Put the options to { $actor }. Nobody else takes part.
    .label = A choice to make
    .say = It is { $actor } who chooses. Nobody plays until that is done.

## What holds afterwards

restriction-no-suggested-alternative = Partner may not choose, among sensible plays, one that the unauthorised information suggests.
    .label = Partner may not choose a play this information suggests
    .say = Partner may not choose a play that the card taken back suggests.

withdraw-os-next-after-nos-change = If an opponent changes a card, the next player of { $os } may change a later card too.
    .label = If an opponent changes, the next player of the offending side may change too
    .say = If an opponent changes a card, the next player of { $os } may change a later card too.

withdraw-os-next-after-nos-change-if = If an opponent changes a card and { $partner } has already played after it, that later card may be changed too.
    .label = If an opponent changes, a later card of the offending side may be changed too
    .say = If an opponent changes a card, a later card of { $os } may be changed too.

withdraw-declarer-after-rho-change = If the defender changes a card, declarer may change a card played after it.
    .label = If the defender changes, declarer may change a later card
    .say = If the defender changes a card, declarer may change a card played after it.

withdraw-all-erroneous-this-trick = Cards wrongly played to this trick may be taken back.
    .label = Every card wrongly played to this trick may be taken back
    .say = Cards wrongly played to this trick may be taken back.

withdraw-all-erroneous-this-trick-both = Both revoke cards must be taken back, and so must any card that has been led to the next trick.
    .label = Both revoke cards, and a card led to the next trick, must be taken back
    .say = Any card that has been led to the next trick is taken back too.

# Both sides have revoked on one trick (62C3 of 2017).
info-withdrawn-os-ui-both = For both sides, what the withdrawn cards of either side showed is unauthorised information.
    .label = For both sides what the withdrawn cards showed is unauthorised
    .say = For both sides, what the withdrawn cards showed is unauthorised information.

info-enquiry-may-be-ui = The question itself may give partner unauthorised information.
    .label = The question itself may give partner unauthorised information

info-legal-procedure-ai = What a legal procedure shows may be used by everybody.
    .label = What a legal procedure shows may be used
