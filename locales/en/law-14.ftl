### Voice WHY. Digests of Law 14: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-14-title = Missing card

digest-14-1997 = { digest-14-2017 }
digest-14-2007 = { digest-14-2017 }
digest-14-2017 = Deals with a hand that is short of cards. What follows depends on whether it is found before or after the opening lead is faced.

digest-14B1-2007 = { digest-14B1-2017 }
digest-14B1-2017 = During the play, the missing card turns up among the played cards. Then Law 67 applies.

digest-14B1a-1997 = { digest-14B1-2017 }
