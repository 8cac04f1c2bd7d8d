### Voice WHY. Digests of Law 45: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-45-title = Card played

digest-45-1997 = { digest-45-2017 }
digest-45-2007 = { digest-45-2017 }
digest-45-2017 = Says how a card is played from each hand, when a card has to be played, and what happens to a card that does not belong to the trick.

digest-45B-1997 = { digest-45B-2017 }
digest-45B-2007 = { digest-45B-2017 }
digest-45B-2017 = Declarer plays a card of dummy's by naming it, and dummy lays it out face up. If need be, declarer may take the card from dummy directly.

digest-45C-1997 = { digest-45C-2017 }
digest-45C-2007 = { digest-45C-2017 }
digest-45C-2017 = Lists the cards that have to be played because of how they were shown, touched or named.

digest-45C1-1997 = { digest-45C1-2017 }
digest-45C1-2007 = { digest-45C1-2017 }
digest-45C1-2017 = A defender's card counts as played to the trick once it is held where partner could see its face. Whether partner looked does not matter.

digest-45C2-1997 = { digest-45C2-2017 }
digest-45C2-2007 = { digest-45C2-2017 }
digest-45C2-2017 = Declarer's card is played when it is held face up at the table or nearly so, or kept in a way that shows it as played.

digest-45C3-1997 = { digest-45C3-2017 }
digest-45C3-2007 = { digest-45C3-2017 }
digest-45C3-2017 = A card of dummy's is played when declarer touches it on purpose. Touching it to arrange the cards, or to reach another one, does not count.

digest-45C4-1997 = { digest-45C4-2017 }
digest-45C4-2007 = { digest-45C4-2017 }
digest-45C4-2017 = Deals with a card that is named or otherwise designated, and with changing such a designation.

digest-45C4a-1997 = { digest-45C4a-2017 }
digest-45C4a-2007 = { digest-45C4a-2017 }
digest-45C4a-2017 = A card that a player names, or otherwise designates as the one to be played, has to be played, unless a change is allowed.

digest-45C4b-1997 = An unintended designation may be changed without penalty, as long as the player does not stop to think first. An opponent who has played to the first card meanwhile may take that play back and choose again.
digest-45C4b-2007 = Until partner has played, an unintended designation may be changed, as long as the player does not stop to think first. An opponent who has played to the first card meanwhile may take that play back and choose again.
digest-45C4b-2017 = Only declarer may change a designation, only for a card of dummy's, and only after a slip of the tongue. It must come before declarer next plays from either hand; an opponent who has played to the first card meanwhile may choose again.

digest-45D-1997 = A card that dummy lays out without declarer having named it goes back, if this is noticed before both sides have played to the next trick. A defender who played after it may then choose again.
digest-45D-2007 = A card that dummy lays out without declarer having named it goes back, if this is noticed before both sides have played to the next trick. A defender who played after it may choose again, and if that is declarer's right-hand opponent, so may declarer.
digest-45D-2017 = Deals with a card that dummy lays out although declarer did not name it. The ruling depends on when this is noticed.

digest-45D1-2017 = If both sides have not yet played to the next trick, dummy's wrong card goes back. A defender who played after it may choose again, and if that is declarer's right-hand opponent, so may declarer.

digest-45D2-2017 = After that the cards stay as they were played. If the wrong card was led, not following to it may be a revoke; if it was played to a trick under way and dummy revoked by it, no trick is transferred but the score may be adjusted.

digest-45E-1997 = { digest-45E-2017 }
digest-45E-2007 = { digest-45E-2017 }
digest-45E-2017 = Deals with a fifth card added to one trick. What becomes of it depends on whose card it is.

digest-45E1-1997 = { digest-45E1-2017 }
digest-45E1-2007 = { digest-45E1-2017 }
digest-45E1-2017 = A defender's fifth card becomes a penalty card under Law 50. If the Director takes it as a lead, Law 53 or 56 applies instead.

digest-45E2-1997 = { digest-45E2-2017 }
digest-45E2-2007 = { digest-45E2-2017 }
digest-45E2-2017 = A fifth card from declarer's hand or from dummy goes back to that hand without rectification. If the Director takes it as a lead, Law 55 applies instead.

digest-45F-1997 = { digest-45F-2017 }
digest-45F-2007 = { digest-45F-2017 }
digest-45F-2017 = Dummy may not touch or point to a card unless declarer asks, except to arrange the cards. If that happens, play goes on; at the end the score is adjusted if declarer was led to a play and the defenders were damaged by it.

digest-45G-1997 = { digest-45G-2017 }
digest-45G-2007 = { digest-45G-2017 }
digest-45G-2017 = Nobody turns a played card over before all four have played to the trick.
