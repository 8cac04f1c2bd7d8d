### Voice WHY. Digests of Law 68: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-68-title = Krav eller avståelse

digest-68-1997 = { digest-68-2017 }
digest-68-2007 = { digest-68-2017 }
digest-68-2017 = Sier hva som regnes som krav eller avståelse: det må gjelde andre stikk enn det som pågår. Paragrafen sier også hva som skjer med spillet etterpå.
