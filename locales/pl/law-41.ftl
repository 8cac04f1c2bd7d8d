### Voice WHY. Digests of Law 41: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-41-title = Rozpoczęcie rozgrywki

digest-41A-1997 = { digest-41A-2017 }
digest-41A-2007 = { digest-41A-2017 }
digest-41A-2017 = Pierwsze wyjście wykonuje się zakrytą kartą. Wraca ona do ręki tylko wtedy, gdy po nieprawidłowości zarządzi to sędzia.
