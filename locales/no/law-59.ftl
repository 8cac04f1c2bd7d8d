### Voice WHY. Digests of Law 59: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-59-title = Kan ikke spille ut eller spille som krevd

digest-59-1997 = { digest-59-2017 }
digest-59-2007 = { digest-59-2017 }
digest-59-2017 = En spiller som ikke har kort i en krevd farge, eller bare har kort i en forbudt farge, kan spille ut eller spille et hvilket som helst kort som ellers er lovlig. Det samme gjelder når plikten til å følge farge gjør kravet umulig å oppfylle.
