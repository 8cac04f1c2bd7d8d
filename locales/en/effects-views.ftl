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
# 1997: a hand was wrong from the start and its player has called.
view-13-6a-main = A player with a wrong hand has called, so the deal is not played on and the score is an artificial adjusted score.
# A defender named a small card: neither shown by accident nor played.
view-49-3-i = The card was named without any intention to play it, so it is a minor penalty card.
view-49-3-ii = The card was not shown by accident, so it is a major penalty card.
# 1997 and 2007: both sides revoked in one trick, and one side has played on.
view-55-2-i = The Law names no order, and a defender has accepted, so the lead stands.
view-55-2-ii = The defenders have not agreed to accept, so the lead goes back.
view-62-4c-i = Only the revoke that is not established is corrected; the board is then judged as if nobody had revoked.
view-62-4c-ii = Both revokes are corrected, because neither can be left while the other is put right.
# 1997: a revoke in trick 12, and partner holds cards of two suits.
view-62-5-i = Declarer may say which of the two cards the partner plays to trick 12.
view-62-5-ii = Partner chooses the card, but not the one that the sight of the revoke card suggests.

## Laws that are not encoded here: which, why, and what to do meanwhile

onward-12 = Go to Law 12 for the score: an adjusted score is the Director's decision.
onward-13 = Go to Law 13: the hands did not hold 13 cards each. Keep all cards face down until you have looked it up.
    .say = This concerns the deal itself. Please keep all cards face down and wait.
onward-14 = Go to Law 14: a card is missing from a hand. Look for the card first.
    .say = A card is missing from a hand. Please keep all cards face down and wait.
onward-16 = Go to Law 16: judge what a player may know, and whether it was used.
onward-24 = Go to Law 24: the card was exposed before the play began. It stays face up until you have ruled.
    .say = This happened before the play began. Nobody calls or plays until I have ruled.
# Until 2017: the auction is over, the opening lead not yet faced.
onward-24-lead-not-faced = Go to Law 24, which holds until the opening lead is faced. The card stays face up; if its owner is a defender, declarer may then treat it as a penalty card.
    .say = The card stays face up. If it is a defender's, declarer may then treat it as a penalty card. Nobody calls or plays until I have ruled.
onward-42 = Go to Law 42: it lists what dummy may do. Dummy does nothing else meanwhile.
onward-43 = Go to Law 43: it limits what dummy may do, and says what follows. Note what was said, and play on.
onward-49 = Go to Law 49: the card may be a penalty card. It stays face up until you have ruled.
    .say = The card stays face up until I have ruled.
onward-53 = If the card was meant as a lead, go to Law 53: the lead was out of turn, and it may still be accepted. Nobody plays meanwhile.
    .say = A card was led out of turn. Nobody plays until the other side has heard the options.
onward-54 = Go to Law 54: the opening lead was made out of turn. Nobody spreads or plays a card meanwhile.
    .say = Nobody spreads or plays a card until declarer has heard the options.
onward-55 = Go to Law 55: the declaring side led out of turn. The defenders decide; nobody plays meanwhile.
    .say = A card was led out of turn. Nobody plays until the defenders have heard the options.
onward-56 = Go to Law 56: a defender led out of turn. Declarer decides; nobody plays meanwhile.
    .say = A card was led out of turn. Nobody plays until declarer has heard the options.
onward-57 =
    { $role ->
        [declarer] Go to Law 57: a card of the declaring side was played too early. It stands if it is legal in turn.
        [dummy] Go to Law 57: a card of the declaring side was played too early. It stands if it is legal in turn.
       *[other] Go to Law 57: a defender played too early. Declarer may restrict the other defender's card; nobody plays meanwhile.
    }
    .say =
        { $role ->
            [declarer] A card was played too early. Nobody plays until I have looked into it.
            [dummy] A card was played too early. Nobody plays until I have looked into it.
           *[other] A card was played too early. Nobody plays until declarer has heard the options.
        }
onward-60 = Go to Law 60: somebody played after the irregularity. Find out the order of the cards; nobody plays meanwhile.
    .say = I first have to find out in what order the cards were played. Nobody plays meanwhile.
onward-61 = Go to Law 61: it says what a revoke is and who may ask about one. No quitted trick is turned.
    .say = This may be a revoke. Please leave all cards as they lie.
onward-62 = Go to Law 62: a revoke that is not established is put right.
    .say = The revoke still has to be put right.
# Both sides have revoked in one trick, and the ruling was on one of them.
onward-62-other-side = Go to Law 62 again: in this trick the other side's revoke is put right too.
    .say = The other side's revoke is put right too.
# A restored card should have been played to trick 12.
onward-62-late = Go to Law 62: a revoke in trick 12 is still put right, even when it is found late.
    .say = The revoke still has to be put right.
onward-63 = Go to Law 63: it says when a revoke is established. Find out who has played or claimed since.
onward-64 = Go to Law 64: it says what an established revoke costs. Settle it after the last trick.
    .say = I will come back to this after the last trick. Please do not mix the cards.
onward-65 = Go to Law 65: the counts are right, so at most a card points the wrong way or is out of order.
    .say = The number of cards is right.
onward-67 = Apply Law 67 once more: another hand has the wrong number of cards too. Rule on each hand in turn.
    .say = Another hand has the wrong number of cards too. I will deal with it next.
# A missing card was found among the played ones (14B1).
onward-67-found = Apply Law 67: the card was found among the played cards, so a trick is defective. The cards in hand and the played cards are counted; then rule on that trick.
    .say = The card was among the played cards, so a trick is defective. I will deal with that next.
onward-68 = Go to Law 68 and those after it for the claim. Keep all cards as they lie.
    .say = I will look at the claim. Please leave all cards as they lie.
onward-69 = Go to Law 69: the claim had been agreed. Find out whether anybody may still object.
onward-72 = Go to Law 72: judge whether a player could have known that this would do damage.
onward-79 = Go to Law 79: the number of tricks won is disputed. The cards stay as they lie.
    .say = This is about the number of tricks won. Please leave all cards as they lie.
onward-82 = Go to Law 82: a ruling was wrong. Put it right; both sides are treated as non-offending.
    .say = I have to put a ruling right. Neither side loses by it.
onward-85 = Go to Law 85: the facts are disputed. Decide what is more probable, and play on if nothing can be settled.
    .say = I first have to settle the facts. Nobody plays meanwhile. Please tell me what happened, one at a time.
onward-86 = Go to Law 86: in team play the result at the other table counts too.
onward-90 = Go to Law 90: a procedural penalty is possible.
onward-91 = Go to Law 91: this is a matter of conduct, which the Director may penalise.
onward-92 = Go to Law 92: the ruling may be appealed against. Tell the players the time limit.
# A Law without a message of its own; $laws is its reference.
onward-other = Look up { $laws }. Nobody plays meanwhile.
    .say = I need a moment to look this up.
