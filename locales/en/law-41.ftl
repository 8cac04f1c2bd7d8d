### Voice WHY. Digests of Law 41: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-41-title = Start of play

digest-41A-1997 = { digest-41A-2017 }
digest-41A-2007 = { digest-41A-2017 }
digest-41A-2017 = The opening lead is made face down. Once made it goes back to the hand only when the Director says so after an irregularity.
