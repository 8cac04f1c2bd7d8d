### Voice WHY. Digests of Law 92: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-92-title = Retten til å appellere

digest-92B-1997 = { digest-92B-2017 }
digest-92B-2007 = { digest-92B-2017 }
digest-92B-2017 = Retten til å be om en avgjørelse, eller til å appellere den, faller bort når fristen er ute.
