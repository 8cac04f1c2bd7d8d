### Voice WHY. Digests of Law 65: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-65-title = Ordning av stikkene

digest-65-1997 = { digest-65-2017 }
digest-65-2007 = { digest-65-2017 }
digest-65-2017 = Sier hvordan spillerne legger kortene etter hvert stikk: med fremsiden ned, i rekkefølge og slik at vunne og tapte stikk kan skilles fra hverandre.

digest-65B-1997 = { digest-65B-2017 }
digest-65B-2007 = { digest-65B-2017 }
digest-65B-2017 = Hvert spilt kort legges slik at vunne og tapte stikk kan skilles fra hverandre.

digest-65B3-2007 = Spillefører kan når som helst få snudd et kort som peker feil vei. Blindemann og motspillerne kan bare si fra om det til noen spiller ut til neste stikk.
digest-65B3-2017 = En spiller kan si fra om et kort som peker feil vei, til egen side har spilt ut eller spilt til neste stikk. Senere kan § 16B komme til anvendelse.
