### Facts about a deal that is wrong or not complete: Laws 13 and 14. Voices as in facts-questions.

fact-suspect-total = How many cards does { $offender } have altogether, in hand and played?
    .why = With 13 a trick is defective; with fewer a card is missing; with more the deal itself was wrong.
    .label = Cards of that player altogether
    .how = The player counts face down, first the hand and then the played cards. Nobody turns a card.

answer-suspect-total-13 = 13, as it should be
answer-suspect-total-less = Fewer than 13
answer-suspect-total-more = More than 13
fact-other-totals = How many cards does each of the other three have altogether?
    .why = It shows whether a card is lost, lies with another player, or comes from another pack.
    .label = Cards of the other three
    .how = All three count face down, hand and played cards together. Nobody turns a card.

answer-other-totals-all-13 = All three have 13
answer-other-totals-one-less = One of them has fewer than 13
answer-other-totals-one-more = One of them has more than 13
answer-other-totals-one-less-and-one-more = One has fewer than 13 and another has more
fact-missing-card-seen-by-partner = Could { $partner } have seen the face of the missing card?
    .why = A defender's card that partner could see becomes a penalty card when it comes back.
    .label = Missing card visible to partner
    .how = Ask where the card lay and which way it faced, not which card it is. Whether partner looked does not matter.

fact-called-with-wrong-hand = Had anybody with a wrong number of cards already made a call?
    .why = Until then the deal can simply be put right.
    .label = Call made with a wrong hand
    .how = A pass counts. Once the play has begun, the answer is always yes.

fact-can-be-played = Can the deal be put right and still be played normally?
    .why = If it can, the players go on with the same calls; if not, an adjusted score is awarded.
    .label = Deal still playable
    .how = Judge how much has been seen that should not be known. No card is named at the table.

fact-deltas-zero = Has everybody played just as many cards as are due by now?
    .why = If so, no trick is short of a card and none has one too many.
    .label = Number of played cards right
    .how = Compare each row with the number of finished tricks. All cards stay face down.
