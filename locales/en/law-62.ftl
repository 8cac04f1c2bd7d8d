### Voice WHY. Digests of Law 62: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-62-title = Correcting a revoke

digest-62-1997 = { digest-62-2017 }
digest-62-2007 = { digest-62-2017 }
digest-62-2017 = Says when a revoke is put right, what becomes of the cards withdrawn, and what is special about trick 12.

digest-62A-1997 = { digest-62A-2007 }
digest-62A-2007 = A player who becomes aware of a revoke of their own has to correct it, as long as it is not established.
digest-62A-2017 = A revoke has to be corrected if attention is drawn to it before it is established.

digest-62B-1997 = { digest-62B-2017 }
digest-62B-2007 = { digest-62B-2017 }
digest-62B-2017 = Says what the correction costs: it depends on the hand from which the revoke card came.

digest-62B1-1997 = A card that a defender withdraws to correct a revoke becomes a penalty card, if it was played from a hand that did not lie face up.
digest-62B1-2007 = { digest-62B1-2017 }
digest-62B1-2017 = A card that a defender withdraws to correct a revoke becomes a major penalty card, if it was played from a hand that did not lie face up.

digest-62B2-1997 = { digest-62B2-2017 }
digest-62B2-2007 = { digest-62B2-2017 }
digest-62B2-2017 = A card played by declarer or from dummy, or a defender's card that already lay face up, is replaced without further rectification.

digest-62C-1997 = { digest-62C-2007 }
digest-62C-2007 = Says which cards played after the revoke may be taken back.
digest-62C-2017 = Says which cards played after the revoke may be taken back, and what follows when both sides have revoked on the same trick.

digest-62C1-1997 = { digest-62C1-2017 }
digest-62C1-2007 = { digest-62C1-2017 }
digest-62C1-2017 = Each player of the non-offending side may withdraw a card played after the revoke, if it was played before attention was drawn to the revoke.

digest-62C2-1997 = { digest-62C2-2017 }
digest-62C2-2007 = { digest-62C2-2017 }
digest-62C2-2017 = After such a change, the next player of the offending side in rotation may also withdraw the card played. A defender's card that is withdrawn in this way becomes a penalty card.

digest-62C3-2007 = { digest-61C-2017 }
digest-62C3-2017 = Both sides have revoked on one trick and only one of them has played to the next. Both revokes have to be corrected, and cards that defenders withdraw become penalty cards.

digest-62D-1997 = { digest-62D-2017 }
digest-62D-2007 = { digest-62D-2017 }
digest-62D-2017 = Gives trick 12 rules of its own.

digest-62D1-1997 = { digest-62D1-2017 }
digest-62D1-2007 = { digest-62D1-2017 }
digest-62D1-2017 = A revoke in trick 12 has to be corrected, even an established one, if it comes to light before all four hands are back in the board.

digest-62D2-1997 = A defender revoked on trick 12 before partner had played to it, and partner has cards of two suits. Declarer then says which of the two is played; we could not check this wording.
digest-62D2-2007 = A defender revoked on trick 12 before it was partner's turn, and partner has cards of two suits. Partner may not pick the one that the sight of the revoke card could suggest.
digest-62D2-2017 = A defender revoked on trick 12 before partner had played to it. What the withdrawn card showed falls under Law 16C.
