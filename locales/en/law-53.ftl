### Voice WHY. Digests of Law 53: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-53-title = Accepted lead out of turn

digest-53-1997 = { digest-53-2017 }
digest-53-2007 = { digest-53-2017 }
digest-53-2017 = Says when a faced lead out of turn counts as the correct lead, and what happens when a card from another hand is played after it.
