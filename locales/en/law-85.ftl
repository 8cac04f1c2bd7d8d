### Voice WHY. Digests of Law 85: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-85-title = Disputed facts

digest-85-1997 = { digest-85-2017 }
digest-85-2007 = { digest-85-2017 }
digest-85-2017 = Says how the Director rules when the players do not agree about what happened.

digest-85A-1997 = Once satisfied about the facts, the Director rules under Law 84.
digest-85A-2007 = { digest-85A-2017 }
digest-85A-2017 = The Director weighs the evidence and takes as fact what is more probable. Once satisfied about the facts, the Director rules under Law 84.

digest-85B-1997 = { digest-85B-2017 }
digest-85B-2007 = { digest-85B-2017 }
digest-85B-2017 = If the facts cannot be settled, the Director gives a ruling with which play can go on.
