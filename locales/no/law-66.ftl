### Voice WHY. Digests of Law 66: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-66-title = Å se på stikkene

digest-66-1997 = { digest-66-2017 }
digest-66-2007 = { digest-66-2017 }
digest-66-2017 = Sier hvem som kan se kortene i et stikk, og hvor lenge; ferdige stikk blir liggende med fremsiden ned hvis ikke paragrafen eller TL åpner for noe annet.
