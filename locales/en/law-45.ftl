### Voice WHY. Digests of Law 45: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-45-title = Card played

digest-45B-1997 = { digest-45B-2017 }
digest-45B-2007 = { digest-45B-2017 }
digest-45B-2017 = Declarer plays a card of dummy's by naming it, and dummy lays it out face up. If need be, declarer may take the card from dummy directly.

digest-45C4a-1997 = { digest-45C4a-2017 }
digest-45C4a-2007 = { digest-45C4a-2017 }
digest-45C4a-2017 = A card that a player names, or otherwise designates as the one to be played, has to be played, unless a change is allowed.

digest-45E-1997 = { digest-45E-2017 }
digest-45E-2007 = { digest-45E-2017 }
digest-45E-2017 = Deals with a fifth card added to one trick. What becomes of it depends on whose card it is.

digest-45E1-1997 = { digest-45E1-2017 }
digest-45E1-2007 = { digest-45E1-2017 }
digest-45E1-2017 = A defender's fifth card becomes a penalty card under Law 50. If the Director takes it as a lead, Law 53 or 56 applies instead.

digest-45E2-1997 = { digest-45E2-2017 }
digest-45E2-2007 = { digest-45E2-2017 }
digest-45E2-2017 = A fifth card from declarer's hand or from dummy goes back to that hand without rectification. If the Director takes it as a lead, Law 55 applies instead.
