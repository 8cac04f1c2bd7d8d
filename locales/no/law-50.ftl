### Voice WHY. Digests of Law 50: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-50-title = Straffekort

digest-50-1997 = Et kort en motspiller har vist for tidlig, men ikke spilt ut, er straffekort hvis ikke TL bestemmer noe annet. Gjelder § 72B1, tildeles justert score i stedet for korrigeringene i denne paragrafen.
digest-50-2007 = Et kort en motspiller har vist for tidlig, men ikke spilt ut, er straffekort hvis ikke TL bestemmer noe annet. Det vises til § 49, og § 23 kan komme inn.
digest-50-2017 = Et kort en motspiller har vist for tidlig, men ikke spilt ut, er straffekort hvis ikke TL bestemmer noe annet. Det vises til § 49, og § 72C kan komme inn.

digest-50A-1997 = Et straffekort ligger med fremsiden opp foran eieren til det er spilt, eller til spillefører har valgt en annen straff i stedet.
digest-50A-2007 = { digest-50A-2017 }
digest-50A-2017 = Et straffekort ligger med fremsiden opp foran eieren til en korrigering er valgt.

digest-50B-1997 = { digest-50B-2017 }
digest-50B-2007 = { digest-50B-2017 }
digest-50B-2017 = Ett kort under honnørs rang, vist ved et uhell, er et lite straffekort. En honnør, eller et kort som er vist ved et bevisst spill, er et stort; har motspilleren flere straffekort, er alle store.

digest-50C-1997 = { digest-50C-2007 }
digest-50C-2007 = En motspiller med et lite straffekort kan ikke først spille et annet kort under honnørs rang i fargen; en honnør er tillatt. Makkers utspill begrenses ikke, men det makker får vite ved å se kortet, er UI for makker.
digest-50C-2017 = En motspiller med et lite straffekort kan ikke først spille et annet kort under honnørs rang i fargen; en honnør er tillatt. Makkers utspill begrenses ikke. Bruken av informasjonen følger del E.

digest-50D-1997 = { digest-50D-2017 }
digest-50D-2007 = { digest-50D-2017 }
digest-50D-2017 = Et stort straffekort kan begrense begge motspillerne: eieren hver gang et kort skal spilles, makker når det skal spilles ut.

digest-50D1-1997 = Eieren må spille et stort straffekort så snart det er lovlig. Å følge farge og å rette seg etter en begrensning går først; blant flere kan spillefører velge. Makker kan ta hensyn til at kortet må spilles, men alt annet det forteller, er UI for makker.
digest-50D1-2007 = { digest-50D1-2017 }
digest-50D1-2017 = Eieren må spille et stort straffekort så snart det er lovlig. Å følge farge og å rette seg etter en begrensning går først. Kan flere slike kort spilles, bestemmer spillefører hvilket.

digest-50D1a-2007 = { digest-50D1a-2017 }
digest-50D1a-2017 = Et stort straffekort spilles så snart det er lovlig, enten som utspill, for å følge farge, som avkast eller for å trumfe. Kan flere spilles, bestemmer spillefører hvilket.

digest-50D1b-2007 = { digest-50D1b-2017 }
digest-50D1b-2017 = Å følge farge, og å rette seg etter en begrensning av utspill eller spill, går foran straffekortet. Kortet blir da liggende til neste lovlige anledning.

digest-50D2-1997 = { digest-50D2-2017 }
digest-50D2-2007 = { digest-50D2-2017 }
digest-50D2-2017 = En motspiller som skal spille ut mens makker har et stort straffekort, må vente til spillefører har valgt blant mulighetene. Et utspill før valget er gjort, går inn under § 49.

digest-50D2a-1997 = { digest-50D2a-2017 }
digest-50D2a-2007 = { digest-50D2a-2017 }
digest-50D2a-2017 = Spillefører kan kreve straffekortets farge, eller forby den så lenge makker beholder utspillet. Kortet er da ikke lenger straffekort og tas opp på hånden.

digest-50D2b-1997 = { digest-50D2b-2017 }
digest-50D2b-2007 = { digest-50D2b-2017 }
digest-50D2b-2017 = Spillefører kan la utspillet være fritt. Straffekortet er da fortsatt straffekort.

digest-50E-2007 = { digest-50E-2017 }
digest-50E-2017 = Sier for hvem informasjon fra et straffekort er lovlig, og for hvem den er UI.

digest-50E1-2007 = Alle kan ta hensyn til kravene som gjelder for å spille straffekortet.
digest-50E1-2017 = Så lenge straffekortet ligger på bordet, kan alle bruke det kortet forteller, og kravet om at det må spilles.

digest-50E2-2007 = Alt annet makker får vite ved å se straffekortet, er UI for makker. Spillefører kan bruke det.
digest-50E2-2017 = Når straffekortet er tatt tilbake på hånden, er informasjonen fra kortet UI for makker. Spillefører kan bruke det.

digest-50E3-2007 = Ga det fremviste kortet informasjon som skadet den ikke-feilende siden, tildeler TL justert score.
digest-50E3-2017 = Etter spillet vurderer TL om resultatet godt kunne blitt et annet, til fordel for den andre siden, uten hjelpen fra det fremviste kortet. I så fall tildeles justert score.
