### Voice WHY. Digests of Law 65: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-65-title = Układanie lew

digest-65-1997 = { digest-65-2017 }
digest-65-2007 = { digest-65-2017 }
digest-65-2017 = Mówi, jak gracze układają karty po każdej lewie: zakryte, po kolei i tak skierowane, by odróżnić lewy wygrane od przegranych.
