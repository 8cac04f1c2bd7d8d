### Voice WHY. Digests of Law 49: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-49-title = Exposure of a defender's card

digest-49-1997 = { digest-49-2017 }
digest-49-2007 = { digest-49-2017 }
digest-49-2017 = Outside normal play and the application of the Laws, a defender's card that partner could have seen, or that its holder names, becomes a penalty card. Law 68 has exceptions, such as a statement about the trick in progress.
