### Facts that are known only after play, and facts that a table reports without being asked.
### .assumed is an item of the list under assumed-head ("Did any of these happen?"): a noun phrase,
### no claim, without a full stop. .told is what to bring back about it, after "come back and say:".

## Known after play

fact-defective-trick-won-by = Which hand won the defective trick?
    .why = If the offending side won it, that trick alone is enough for a transfer.
    .label = Winner of the defective trick
    .told = who won the defective trick
    .how = See how the cards of that trick point. Declarer's hand and dummy are two hands.

answer-defective-trick-won-by-offender = { $offenderCap }
answer-defective-trick-won-by-offender-partner = { $partnerCap }
answer-defective-trick-won-by-opponents = The other side
fact-revoke-trick-won-by = Which hand won the trick of the revoke?
    .why = More can be transferred when the revoking hand itself won the trick.
    .label = Winner of the revoke trick
    .told = who won the revoke trick

answer-revoke-trick-won-by-offender = { $offenderCap }
answer-revoke-trick-won-by-offender-partner = { $partnerCap }
answer-revoke-trick-won-by-opponents = The other side
fact-later-tricks-os = How many tricks did { $os } win after that trick?
    .why = Only that trick and later ones can be transferred.
    .label = Later tricks of the offending side
    .told = how many later tricks the offending side won
    .how = Count after the last trick, without the trick in question.

fact-later-offender-playable = How many later tricks did { $offender } win with a card that could legally have been played to the revoke trick?
    .why = In the 1997 Laws such a trick can cost a second one.
    .label = Later tricks won with a playable card
    .told = how many later tricks the offender won with a card that could legally have been played to the revoke trick

fact-second-later-tricks-os = How many tricks did { $os } win from the second defective trick on?
    .why = Each trick can be transferred only once.
    .label = Tricks from the second defective trick on
    .told = how many tricks the offending side won from the second defective trick on

fact-second-holds-suit-led = Does { $offender } still hold a card of the suit led to the second defective trick?
    .why = It decides which card is added there.
    .label = Card of the suit led to the second defective trick still held
    .how = Look at the hand privately.

## Reported: anything else that took away an automatic trick, or adds a Law

fact-late-attention = When was attention first drawn to it?
    .why = After a call by the other side on the next board, or after the round, no trick moves automatically.
    .label = When attention was first drawn
    .assumed = a call by the other side on the next board, or the end of the round, before it was mentioned

answer-late-attention-no = In time
answer-late-attention-nos-called-next-board = After the other side's call on the next board
answer-late-attention-round-over = After the end of the round
fact-other-side-revoked = Did the other side revoke on this board too?
    .why = With revokes by both sides, the automatic tricks may fall away.
    .label = Revoke by the other side
    .assumed = a revoke by the other side on this board too

answer-other-side-revoked-no = No
answer-other-side-revoked-not-established = Yes, but it was not established
answer-other-side-revoked-established = Yes, and it was established
fact-both-revoked-same-trick = Did both sides revoke in the same trick?
    .why = Then the board is judged as if nobody had revoked.
    .label = Both sides in the same trick
    .assumed = revokes by both sides in the same trick

fact-same-suit-earlier-revoke = Had the same player revoked in that suit before?
    .why = A second revoke in the same suit costs no further automatic trick.
    .label = Earlier revoke in the suit
    .assumed = an earlier revoke by the same player in that suit

answer-same-suit-earlier-revoke-no = No
answer-same-suit-earlier-revoke-corrected = Yes, it was corrected
answer-same-suit-earlier-revoke-established = Yes, it became established
fact-claimed = Has anybody claimed or conceded?
    .why = A claim stops the play, and it is ruled on after the irregularity.
    .label = Claim
    .assumed = claim or concession

fact-foreign-card = Is there a card that does not belong to this deal?
    .why = Such a card is simply removed, and that comes before any other rectification.
    .label = Foreign card
    .assumed = a card that does not belong to this deal

fact-foreign-card-played = Was the foreign card played to a trick?
    .why = Only then can it have changed the result.
    .label = Foreign card played
    .assumed = a foreign card played to a finished trick

fact-misinformed-turn = Did an opponent say that it was this player's turn?
    .why = A card played because of that may be taken back.
    .label = Wrong information about the turn
    .assumed = wrong information from an opponent about whose turn it was

fact-partner-card-shown =
    { $irregularity ->
        [penalty_card_pending] Has { $partner } put down a card before declarer chose?
        [premature_play] Has { $partner } put down a card before declarer chose?
       *[other] Has the other defender put down a card as well?
    }
    .why = That card is then judged on its own.
    .label = Card of the other defender
    .assumed = a card put down by the other defender before the choice

answer-partner-card-shown-none = No
answer-partner-card-shown-before-refusal = Yes, before declarer had decided
answer-partner-card-shown-after-refusal = Yes, after declarer had refused the lead
fact-dummy-cause = Was it dummy or declarer who caused the early play?
    .why = Then there is no rectification for a premature play.
    .label = Cause of the early play
    .assumed = a card moved or suggested by dummy, or played by declarer from both hands

answer-dummy-cause-none = No
answer-dummy-cause-dummy-picked-card = Dummy moved a card unasked
answer-dummy-cause-dummy-suggested = Dummy suggested a card
answer-dummy-cause-declarer-played-both = Declarer had played from both hands
fact-second-defective-trick-no = Is a card of the same player's missing from a second trick, and if so from which?
    .why = Each missing card is put right on its own, in the order of the tricks.
    .label = Second defective trick
    .assumed = another trick without a card of the same player

fact-existing-penalty-cards =
    { $irregularity ->
        [penalty_card_pending] Which penalty cards lie in front of { $offender }?
        [penalty_card_not_played] Which penalty cards lie in front of { $offender }?
       *[other] Did penalty cards already lie in front of { $offender }?
    }
    .why =
        { $irregularity ->
            [penalty_card_pending] Their rank and number decide what must be played and what declarer can choose.
            [penalty_card_not_played] Their rank and number decide what must be played and what declarer can choose.
           *[other] With more than one, all of a defender's penalty cards are major.
        }
    .label = Penalty cards of the offender
    .assumed = a penalty card already in front of the same player

fact-partner-penalty-cards =
    { $irregularity ->
        [penalty_card_pending] Which penalty cards lie in front of { $partner }, if any?
        [penalty_card_not_played] Which penalty cards lie in front of { $partner }, if any?
       *[other] Did penalty cards already lie in front of { $partner }?
    }
    .why = They go on binding that defender.
    .label = Penalty cards of the partner
    .assumed = a penalty card already in front of the partner

## Reported: the Director's judgement, and time limits

fact-could-have-known = Could the player have known that the irregularity might well damage the other side?
    .why = If so, and there is damage, the score is adjusted.
    .label = Could have known
    .assumed = damage that the player could have foreseen

fact-damage = Was the other side damaged?
    .why =
        { $irregularity ->
            [penalty_card_pending] If what the penalty card showed has helped the defenders, the score is adjusted.
           *[other] Without damage there is nothing to redress.
        }
    .label = Damage
    .assumed = damage to the other side

fact-equity-shortfall = Are { $nos } still worse off than without the irregularity?
    .why = Then an adjusted score takes the place of the transferred tricks.
    .label = Redress not enough
    .how = Judge it after the last trick: the table result with any transfer, against the likely result otherwise.
    .assumed = damage greater than the tricks transferred

fact-already-ruled = Has a ruling been given already?
    .why = If it was a different one, it is the Director's error, and neither side may suffer by it.
    .label = Earlier ruling
    .assumed = an earlier ruling at the table

answer-already-ruled-no = No
answer-already-ruled-as-here = Yes, the same as here
answer-already-ruled-otherwise = Yes, a different one
fact-correction-period-over = Is the correction period over?
    .why = After it, the score stands.
    .label = Correction period
    .assumed = the end of the correction period

fact-appeal-period-over = Is the time for an appeal over?
    .why = After it, the ruling cannot be reviewed.
    .label = Time for an appeal
    .assumed = the end of the time for an appeal
