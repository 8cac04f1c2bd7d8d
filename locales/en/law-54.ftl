### Voice WHY. Digests of Law 54: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-54-title = Faced opening lead out of turn

digest-54-1997 = { digest-54-2017 }
digest-54-2007 = { digest-54-2017 }
digest-54-2017 = A defender has faced an opening lead out of turn. If the partner has led too, but face down, that card goes back to the hand; then declarer has the possibilities of the sections below.

digest-54A-1997 = { digest-54A-2017 }
digest-54A-2007 = { digest-54A-2017 }
digest-54A-2017 = Declarer may answer the lead by putting down the hand and becoming dummy. Whoever begins to do so and exposes a card has to put down all of them, and the partner plays the contract.

digest-54B-1997 = { digest-54B-2017 }
digest-54B-2007 = { digest-54B-2017 }
digest-54B-2017 = Declarer may accept the lead in the way of Law 53; then dummy's cards go down as usual.

digest-54B1-1997 = { digest-54B1-2017 }
digest-54B1-2007 = { digest-54B1-2017 }
digest-54B1-2017 = After acceptance the second card of the trick comes from declarer's hand.

digest-54B2-1997 = { digest-54B2-2017 }
digest-54B2-2007 = { digest-54B2-2017 }
digest-54B2-2017 = If declarer has played the second card from dummy instead, it stays played; only a revoke may still be corrected.

digest-54C-1997 = { digest-54C-2007 }
digest-54C-2007 = Declarer cannot refuse the lead if any card of dummy could have been seen. Cards that dummy exposed in the auction under Law 24 do not count.
digest-54C-2017 = Declarer cannot refuse the lead if any card of dummy could have been seen, and stays declarer. Cards that dummy exposed in the auction under Law 24 do not count.

digest-54D-1997 = { digest-54D-2017 }
digest-54D-2007 = { digest-54D-2017 }
digest-54D-2017 = If declarer has the lead taken back, the card becomes a major penalty card, and Law 50D applies.

digest-54E-2007 = { digest-54E-2017 }
digest-54E-2017 = An attempt by declarer or dummy to make the opening lead is ruled under Law 24.
