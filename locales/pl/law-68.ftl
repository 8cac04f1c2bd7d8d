### Voice WHY. Digests of Law 68: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-68-title = Roszczenie lub zrzeczenie się lew

digest-68-1997 = { digest-68-2017 }
digest-68-2007 = { digest-68-2017 }
digest-68-2017 = Mówi, co jest roszczeniem lub zrzeczeniem się lew: musi dotyczyć innych lew niż bieżąca. Mówi też, co dzieje się potem z rozgrywką.
