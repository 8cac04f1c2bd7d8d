### Voice WHY. Digests of Law 92: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-92-title = Right of appeal

digest-92B-1997 = { digest-92B-2017 }
digest-92B-2007 = { digest-92B-2017 }
digest-92B-2017 = The right to ask for a ruling, or to appeal against one, ends with the period set for it.
