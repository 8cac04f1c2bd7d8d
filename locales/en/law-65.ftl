### Voice WHY. Digests of Law 65: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-65-title = Arrangement of tricks

digest-65-1997 = { digest-65-2017 }
digest-65-2007 = { digest-65-2017 }
digest-65-2017 = Says how players lay their cards after each trick: face down, in order, and pointing so that won and lost tricks can be told apart.
