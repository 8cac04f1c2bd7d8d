### Voice WHY. Digests of Law 66: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-66-title = Oglądanie lew

digest-66-1997 = { digest-66-2017 }
digest-66-2007 = { digest-66-2017 }
digest-66-2017 = Mówi, kto i do kiedy może oglądać karty z lewy; zakryte lewy pozostają zakryte, chyba że pozwala na to ten przepis albo sędzia.
