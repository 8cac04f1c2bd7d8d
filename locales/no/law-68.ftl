### Voice WHY. Digests of Law 68: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-68-title = Krav eller avståelse

digest-68-1997 = { digest-68-2017 }
digest-68-2007 = { digest-68-2017 }
digest-68-2017 = Sier hva som regnes som krav eller avståelse: det må gjelde andre stikk enn det som pågår. Paragrafen sier også hva som skjer med spillet etterpå.

digest-68B-1997 = Sier hva som regnes som avståelse. Avstår en motspiller stikk, og makker straks protesterer, er ingenting avstått, og spillet fortsetter; § 16 kan gjelde.
digest-68B-2007 = { digest-68B-2017 }
digest-68B-2017 = Sier hva som regnes som avståelse, og når en avståelse fra en motspiller ikke har virkning.

digest-68B2-2007 = { digest-68B2-2017 }
digest-68B2-2017 = Avstår en motspiller stikk, og makker straks protesterer, er ingenting avstått, og spillet fortsetter. Et kort motspilleren har vist samtidig, er ikke straffekort, men informasjonen fra det er UI for makker.

digest-68D-1997 = { digest-68D-2017 }
digest-68D-2007 = { digest-68D-2017 }
digest-68D-2017 = Etter et krav eller en avståelse spilles det foreløpig ikke mer; turneringslederen avgjør kravet.
