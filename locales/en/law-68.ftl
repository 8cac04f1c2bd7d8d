### Voice WHY. Digests of Law 68: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-68-title = Claim or concession

digest-68-1997 = { digest-68-2017 }
digest-68-2007 = { digest-68-2017 }
digest-68-2017 = Says what counts as a claim or a concession: it has to concern tricks other than the one in progress. It also says what happens to play afterwards.
