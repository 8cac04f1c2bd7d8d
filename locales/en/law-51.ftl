### Voice WHY. Digests of Law 51: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-51-title = Two or more penalty cards

digest-51-1997 = { digest-51-2017 }
digest-51-2007 = { digest-51-2017 }
digest-51-2017 = Deals with two or more penalty cards that lie there at once: what their owner plays, and what declarer may choose before the owner's partner leads. Where penalty cards lie before both defenders, a restriction on the lead comes before the leader's duty to play a penalty card.

digest-51A-1997 = { digest-51A-2017 }
digest-51A-2007 = { digest-51A-2017 }
digest-51A-2017 = When a defender is to play and two or more of that defender's penalty cards are legal plays, declarer says which of them is played to this trick.

digest-51B-1997 = { digest-51B-2017 }
digest-51B-2007 = { digest-51B-2017 }
digest-51B-2017 = Says what declarer may choose when the partner of a defender with two or more penalty cards is on lead.

digest-51B1-1997 = { digest-51B1-2017 }
digest-51B1-2007 = { digest-51B1-2017 }
digest-51B1-2017 = All the penalty cards are of one suit: declarer may require or forbid that suit.

digest-51B1a-1997 = { digest-51B1a-2017 }
digest-51B1a-2007 = { digest-51B1a-2017 }
digest-51B1a-2017 = Declarer may require the lead of the suit. Every penalty card in it goes back to the hand.

digest-51B1b-1997 = Declarer may forbid the lead of the suit. Every penalty card in it goes back to the hand; how long the suit stays forbidden is said in Law 50D2(a).
digest-51B1b-2007 = { digest-51B1b-2017 }
digest-51B1b-2017 = Declarer may forbid the lead of the suit for as long as the defender keeps the lead. Every penalty card in it goes back to the hand.

digest-51B2-1997 = { digest-51B2-2017 }
digest-51B2-2007 = { digest-51B2-2017 }
digest-51B2-2017 = The penalty cards are of two or more suits: declarer may choose among them.

digest-51B2a-1997 = { digest-51B2a-2017 }
digest-51B2a-2007 = { digest-51B2a-2017 }
digest-51B2a-2017 = Declarer may require the lead of any one of these suits. The penalty cards in that suit go back to the hand; those in other suits stay.

digest-51B2b-1997 = Declarer may forbid the lead of one or more of these suits. The penalty cards in every forbidden suit go back to the hand; how long a suit stays forbidden is said in Law 50D2(a).
digest-51B2b-2007 = { digest-51B2b-2017 }
digest-51B2b-2017 = Declarer may forbid the lead of one or more of these suits for as long as the defender keeps the lead. The penalty cards in every forbidden suit go back to the hand.

digest-51B2c-2017 = Declarer may leave the lead free. All the penalty cards then stay on the table.
