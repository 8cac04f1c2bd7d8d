### Voice WHY. Digests of Law 66: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-66-title = Looking at tricks

digest-66-1997 = { digest-66-2017 }
digest-66-2007 = { digest-66-2017 }
digest-66-2017 = Says who may see the cards of a trick, and until when; quitted tricks stay closed except as this Law or the Director allows.
