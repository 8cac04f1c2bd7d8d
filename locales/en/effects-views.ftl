### Disputed points (one sentence a view), and the Laws to turn to next. Voice: WHY; onward: DO, .say: SAY.

## Views: view-<branch>-<view>. "minority" stands beside a ruling that is given.

# The non-offending side alone has played on, and the card supplied now wins the trick.
view-67a-2-i = The card added now counts in full, so the lead to the next trick goes back without rectification and the new winner leads.
view-67a-2-ii = The lead to the next trick has been made in good faith and stands; the trick stays with the hand that had won it.
view-67b1-dummy-minority = The reference to Law 64A2 stands alone, so a trick is transferred for dummy's missing card as well.
view-67b1-trick12-minority = Trick 12 was not corrected as a revoke would be, so Law 64B6 does not come in and a trick may be transferred.
# A claim was made while a trick was defective.
view-67b1-claim-i = The offender freely chooses the card that goes among the played cards; the claim is then judged, with doubt against the offender.
view-67b1-claim-ii = Play is over, so the Director takes the card whose absence costs the offending side most.
# Before 2017: the card was played, but does not lie among the played cards.
view-67b3-4-i = The counts decide: the hand has a card too many, so the case is treated as if no card had been played to the trick.
view-67b3-4-ii = The card was played, so it is simply put back among the played cards, and no trick is transferred.
# Before 2017: the same card was played to a second trick.
view-67b3-5-i = The first play stands; the later trick cannot be put right, so the Director adjusts the score.
view-67b3-5-ii = The second play stands; the first trick is then the defective one, without a card from that hand.
# 2017: one trick without a card and one with two, so that the counts are right.
view-dg-6-i = Two tricks are defective, so both are put right: first the one with too many cards, then the one without a card.
view-dg-6-ii = The counts are right, so the condition of Law 67B is not met; play goes on, and only an adjusted score remains.
# 1997: a card foreign to the deal; no clause.
view-dg-5-1997-i = The foreign card is removed and play goes on, as the later editions say.
view-dg-5-1997-ii = A hand had too many cards from the start, so Law 13 applies and the score is adjusted.

## Laws that are not encoded here: which, why, and what to do meanwhile

onward-13 = Go to Law 13: the hands did not hold 13 cards each. Keep all cards face down until the book is open.
    .say = This concerns the deal itself. Please keep all cards face down and wait.
onward-14 = Go to Law 14: a card is missing from a hand. Look for the card first.
onward-53 = Go to Law 53: the card counts as a lead out of turn, and it may still be accepted. Nobody plays meanwhile.
onward-54 = Go to Law 54: the opening lead was made out of turn. Nobody spreads or plays a card meanwhile.
onward-55 = Go to Law 55: the declaring side led out of turn. The defenders decide; nobody plays meanwhile.
    .say = The lead to the next trick may still be accepted. Nobody plays until the defenders have heard the options.
onward-56 = Go to Law 56: a defender led out of turn. Declarer decides; nobody plays meanwhile.
    .say = The lead to the next trick may still be accepted. Nobody plays until declarer has heard the options.
onward-57 = Go to Law 57: a defender played too early. Declarer may restrict partner's card; nobody plays meanwhile.
onward-62 = Go to Law 62: a revoke in trick 12 is still put right, even when it is found late.
    .say = The revoke still has to be put right.
onward-65 = Go to Law 65: the counts are right, so at most a card points the wrong way or is out of order.
    .say = The number of cards is right.
onward-67 = Apply Law 67 once more: another hand has the wrong number of cards too. Rule on each hand in turn.
    .say = Another hand has the wrong number of cards too. I will deal with it next.
onward-68 = Go to Law 68 and those after it for the claim. Keep all cards as they lie.
# A Law without a message of its own; $laws is its reference.
onward-other = Go on with { $laws } in the book. Nobody plays meanwhile.
    .say = I need a moment to look this up.

## Irregularities that are not encoded yet

onward-irregularity-two-cards = See Law 58: one player showed two or more cards at once. Leave them as they lie and find out which faces could be seen.
onward-irregularity-extra-card-to-trick = See Law 45E: a fifth card was played to a trick. Leave it in place and find out whether it was meant as a lead.
onward-irregularity-revoke = See Laws 61 to 64: a player did not follow suit. Stop play, find out who has played on, and leave all cards in place.
onward-irregularity-revoke-enquiry = See Law 61B: who may ask about a revoke depends on the player and the edition. No quitted trick is turned.
onward-irregularity-exposed-card = See Laws 48 to 50: whose card it is decides. Leave it face up and find out whether partner could see it.
onward-irregularity-penalty-card-pending = See Laws 50 and 51: a penalty card limits the play and may give declarer a choice. Nobody leads before that choice.
onward-irregularity-penalty-card-not-played = See Law 52: a penalty card was due, but another card was played. Nobody plays until declarer may choose.
onward-irregularity-lead-out-of-turn = See Laws 53, 55 and 56: the wrong hand led. Leave the card on the table; nobody plays until the other side has decided.
onward-irregularity-opening-lead-out-of-turn = See Law 54: declarer has several options. Nobody spreads a hand until they have been explained.
onward-irregularity-premature-play = See Law 57: a defender played before partner. Leave the card face up; partner waits for declarer's choice.
onward-irregularity-simultaneous-two-players = See Law 58A: two players played at the same moment. The one in turn comes first; leave both cards in place.
onward-irregularity-play-after-illegal = See Law 60: somebody played after an illegal play. Find out the order of the cards before anybody moves one.
onward-irregularity-cannot-comply = See Law 59: a player who cannot do what is required plays any legal card. Check it without showing the hand.
onward-irregularity-dummy-wrong-card = See Law 45D: dummy moved a card that declarer had not named. Find out whether each side has played on.
onward-irregularity-designation-change = See Law 45C4: a named card may be changed only within narrow limits. Ask at once what was meant and when it was said.
onward-irregularity-played-or-not = See Law 45C: whether the card is played depends on how it was held. Have the movement described, not repeated.
onward-irregularity-retraction = See Law 47: a played card may be taken back only for stated reasons. Leave it face up until you have found one.
onward-irregularity-inspection = See Law 66: which trick may be looked at depends on who has played on. Until then the cards stay face down.
onward-irregularity-pointing = See Law 65: a played card points the wrong way. Ask whether the side has played on before it is turned.
onward-irregularity-dummy-drew-attention = See Laws 42 and 43: dummy's rights are limited, and they may be lost. Let play go on and note what was said.
