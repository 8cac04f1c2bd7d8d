### Voice WHY. Digests of Law 44: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-44-title = Rekkefølge og fremgangsmåte i spillet

digest-44C-1997 = { digest-44C-2017 }
digest-44C-2007 = { digest-44C-2017 }
digest-44C-2017 = En spiller som kan følge farge, må gjøre det. Det går foran alle andre plikter lovene pålegger i spillet.
