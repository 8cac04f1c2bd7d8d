### Voice WHY. Digests of Law 45: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-45-title = Spilt kort

digest-45-1997 = { digest-45-2017 }
digest-45-2007 = { digest-45-2017 }
digest-45-2017 = Sier hvordan et kort spilles fra hver hånd, når et kort må spilles, og hva som skjer med et kort som ikke hører til stikket.

digest-45B-1997 = { digest-45B-2017 }
digest-45B-2007 = { digest-45B-2017 }
digest-45B-2017 = Spillefører spiller fra blindemann ved å nevne kortet, og blindemann legger det frem med fremsiden opp. Om nødvendig kan spillefører selv ta kortet.

digest-45C-1997 = { digest-45C-2017 }
digest-45C-2007 = { digest-45C-2017 }
digest-45C-2017 = Regner opp kortene som må spilles fordi de er vist, berørt eller nevnt på en bestemt måte.

digest-45C1-1997 = { digest-45C1-2017 }
digest-45C1-2007 = { digest-45C1-2017 }
digest-45C1-2017 = En motspillers kort er spilt til stikket når det holdes slik at makker kunne se fremsiden. Om makker så etter, er uten betydning.

digest-45C2-1997 = { digest-45C2-2017 }
digest-45C2-2007 = { digest-45C2-2017 }
digest-45C2-2017 = Spilleførers kort er spilt når det holdes med fremsiden opp på eller nesten på bordet, eller blir holdt som et spilt kort.

digest-45C3-1997 = { digest-45C3-2017 }
digest-45C3-2007 = { digest-45C3-2017 }
digest-45C3-2017 = Et av blindemanns kort er spilt når spillefører berører det med hensikt. Å berøre det for å ordne kortene eller nå et annet kort teller ikke.

digest-45C4-1997 = { digest-45C4-2017 }
digest-45C4-2007 = { digest-45C4-2017 }
digest-45C4-2017 = Gjelder et kort som er nevnt eller angitt på annen måte, og endring av en slik angivelse.

digest-45C4a-1997 = { digest-45C4a-2017 }
digest-45C4a-2007 = { digest-45C4a-2017 }
digest-45C4a-2017 = Et kort som en spiller nevner eller på annen måte angir som kortet som skal spilles, må spilles, med mindre det er lov å endre det.

digest-45C4b-1997 = En utilsiktet angivelse kan endres uten straff, så sant spilleren ikke stanser for å tenke først. En motstander som i mellomtiden har spilt på det første kortet, kan ta spillet tilbake og velge på nytt.
digest-45C4b-2007 = Inntil makker har spilt, kan en utilsiktet angivelse endres, så sant spilleren ikke stanser for å tenke først. En motstander som i mellomtiden har spilt på det første kortet, kan ta spillet tilbake og velge på nytt.
digest-45C4b-2017 = Bare spillefører kan endre en angivelse, bare for et av blindemanns kort og bare etter en forsnakkelse. Det må skje før spillefører neste gang spiller fra en av hendene; en motstander som i mellomtiden har spilt på det første kortet, kan velge på nytt.

digest-45D-1997 = Et kort som blindemann legger frem uten at spillefører har nevnt det, går tilbake hvis det oppdages før begge sider har spilt til neste stikk. En motspiller som spilte etter det, kan da velge på nytt.
digest-45D-2007 = Et kort som blindemann legger frem uten at spillefører har nevnt det, går tilbake hvis det oppdages før begge sider har spilt til neste stikk. En motspiller som spilte etter det, kan velge på nytt, og er det spilleførers høyre motstander, kan spillefører det også.
digest-45D-2017 = Gjelder et kort som blindemann legger frem selv om spillefører ikke nevnte det. Avgjørelsen avhenger av når det oppdages.

digest-45D1-2017 = Har ikke begge sider spilt til neste stikk, går det feilaktige kortet tilbake. En motspiller som spilte etter det, kan velge på nytt, og er det spilleførers høyre motstander, kan spillefører det også.

digest-45D2-2017 = Etter det blir kortene liggende som de ble spilt. Ble det feilaktige kortet spilt ut, kan det være en revoke ikke å følge farge til det; ble det lagt til et stikk som var i gang, og blindemann revokerte med det, overføres ingen stikk, men scoren kan justeres.

digest-45E-1997 = { digest-45E-2017 }
digest-45E-2007 = { digest-45E-2017 }
digest-45E-2017 = Gjelder et femte kort i ett stikk. Hva som skjer med det, avhenger av hvem som har lagt det.

digest-45E1-1997 = { digest-45E1-2017 }
digest-45E1-2007 = { digest-45E1-2017 }
digest-45E1-2017 = En motspillers femte kort blir straffekort etter § 50. Mener TL at det var et utspill, brukes § 53 eller § 56 i stedet.

digest-45E2-1997 = { digest-45E2-2017 }
digest-45E2-2007 = { digest-45E2-2017 }
digest-45E2-2017 = Et femte kort fra spilleførers hånd eller fra blindemann tas tilbake uten korrigering. Mener TL at det var et utspill, brukes § 55 i stedet.

digest-45F-1997 = { digest-45F-2017 }
digest-45F-2007 = { digest-45F-2017 }
digest-45F-2017 = Blindemann kan ikke berøre eller peke på et kort uten at spillefører ber om det, bortsett fra for å ordne kortene. Skjer det likevel, går spillet videre; etterpå justeres scoren hvis det antydet et spill og motspillerne led skade.

digest-45G-1997 = { digest-45G-2017 }
digest-45G-2007 = { digest-45G-2017 }
digest-45G-2017 = Ingen snur et spilt kort før alle fire har spilt til stikket.
