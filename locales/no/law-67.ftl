### Voice WHY. Digests of Law 67: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-67-title = Irregulært stikk

digest-67-1997 = { digest-67-2017 }
digest-67-2007 = { digest-67-2017 }
digest-67-2017 = Sier hvordan et stikk rettes opp når en spiller mangler et kort i stikket eller har for mange der. Del A eller del B gjelder, alt etter om begge sider har spilt til neste stikk.

digest-67-note-1997 = { digest-67-note-2017 }
digest-67-note-2007 = { digest-67-note-2017 }
digest-67-note-2017 = Så langt råd er, holder TL en motspillers spilte kort skjult. Et overflødig kort som går tilbake til en motspiller, blir straffekort dersom fremsiden er blitt vist.

digest-67A-1997 = { digest-67A-2017 }
digest-67A-2007 = { digest-67A-2017 }
digest-67A-2017 = Så lenge minst én side ennå ikke har spilt til neste stikk, må et manglende kort eller et kort for mye rettes når noen påpeker det.

digest-67A1-1997 = { digest-67A1-2017 }
digest-67A1-2007 = { digest-67A1-2017 }
digest-67A1-2017 = Spilleren som mangler kort i stikket, legger nå til et lovlig kort.

digest-67A2-1997 = { digest-67A2-2017 }
digest-67A2-2007 = { digest-67A2-2017 }
digest-67A2-2017 = Et kort for mye behandles etter en annen paragraf: § 45E når det kom som femte kort i stikket, § 58B når flere kort ble spilt samtidig fra én hånd.

digest-67B-1997 = { digest-67B-2007 }
digest-67B-2007 = Begge sider har spilt til neste stikk. Det holder at noen påpeker et irregulært stikk, eller at TL slutter seg til det fra feil antall kort på hånden og blant de spilte. TL finner ut hvilket stikk det gjelder, og retter opp antallet kort.
digest-67B-2017 = Begge sider har spilt til neste stikk, og TL finner at en spiller har feil antall kort på hånden og tilsvarende feil antall spilte kort. Først dette funnet setter i gang trinnene nedenfor.

digest-67B1-1997 = { digest-67B1-2017 }
digest-67B1-2007 = { digest-67B1-2017 }
digest-67B1-2017 = Den feilende mangler kort i stikket. TL ber den feilende straks vise et kort og legge det på plass blant de spilte; stikket blir hos den siden som vant det.

digest-67B1a-1997 = Har den feilende kort i den utspilte fargen, må ett av dem velges. Mer skjer ikke: det er ingen korrigering, så utelatelsen regnes ikke som revoke, og ingen stikk overføres.
digest-67B1a-2007 = { digest-67B1a-2017 }
digest-67B1a-2017 = Har den feilende kort i den utspilte fargen, må ett av dem velges. Utelatelsen regnes som revoke i stikket, og ett stikk kan overføres etter § 64A2.

digest-67B1b-1997 = Har den feilende ingen kort i den utspilte fargen, kan et hvilket som helst kort velges. Utelatelsen regnes som revoke i stikket, og korrigeringen på ett stikk i § 64 kan komme til anvendelse.
digest-67B1b-2007 = { digest-67B1b-2017 }
digest-67B1b-2017 = Har den feilende ingen kort i den utspilte fargen, kan et hvilket som helst kort velges. Utelatelsen regnes likevel som revoke i stikket, og ett stikk kan overføres etter § 64A2.

digest-67B2-1997 = TL ser gjennom de spilte kortene og lar den feilende ta de overflødige tilbake på hånden. Kortet som ble vist i stikket, blir liggende; kan det ikke fastslås, blir det høyeste lovlige kortet liggende. Et kort som går tilbake, regnes som om det hele tiden var på hånden, så det kan være revoke at det ikke ble spilt tidligere.
digest-67B2-2007 = { digest-67B2-2017 }
digest-67B2-2017 = Den feilende har mer enn ett kort i det irregulære stikket. Punkt (a) sier hvilket kort som blir liggende, punkt (b) hva kortene som går tilbake, betyr for tidligere stikk.

digest-67B2a-2007 = { digest-67B2a-2017 }
digest-67B2a-2017 = TL ser gjennom de spilte kortene og lar den feilende ta de overflødige tilbake på hånden. Kortet som ble vist i stikket, blir liggende; kan det ikke fastslås, blir det høyeste lovlige kortet liggende. Stikket skifter ikke side.

digest-67B2b-2007 = { digest-67B2b-2017 }
digest-67B2b-2017 = Et kort som går tilbake, regnes som om det hele tiden var på hånden. Ble det ikke spilt i et tidligere stikk der det skulle vært spilt, kan det være en revoke.

digest-67B3-2017 = Den feilende spilte faktisk et kort til stikket, men det ligger ikke blant de ferdige stikkene. TL finner kortet og legger det på rett plass blant de spilte. Er kortet spilt på nytt i et senere stikk, og er det for sent å rette det, tildeles justert score.
