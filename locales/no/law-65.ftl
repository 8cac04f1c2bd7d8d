### Voice WHY. Digests of Law 65: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-65-title = Ordning av stikkene

digest-65-1997 = { digest-65-2017 }
digest-65-2007 = { digest-65-2017 }
digest-65-2017 = Sier hvordan spillerne legger kortene etter hvert stikk: med fremsiden ned, i rekkefølge og slik at vunne og tapte stikk kan skilles fra hverandre.
