### Voice WHY. Digests of Law 64: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-64-title = Etter en etablert revoke

digest-64-1997 = { digest-64-2017 }
digest-64-2007 = { digest-64-2017 }
digest-64-2017 = Sier hva som følger når en revoke er etablert: hvilke stikk som overføres, når ingen overføres, og hva som gjøres når kompensasjonen ikke er nok.

digest-64A-1997 = { digest-64A-2017 }
digest-64A-2007 = { digest-64A-2017 }
digest-64A-2017 = Etter en etablert revoke overføres stikk når spillet er slutt. Antallet avhenger av hvem som vant revokestikket, og av stikkene etter det.

digest-64A1-1997 = { digest-64A1-2017 }
digest-64A1-2007 = { digest-64A1-2017 }
digest-64A1-2017 = Vant spilleren som revokerte, selv revokestikket, overføres det stikket til den ikke-feilende siden, og i tillegg ett senere stikk dersom den feilende siden vant noe senere. Et stikk vunnet av blindemann regnes ikke som vunnet av spillefører.

digest-64A2-1997 = Vant spilleren som revokerte, ikke revokestikket, overføres ett stikk, forutsatt at den feilende siden vant det stikket eller et senere. Et stikk til overføres hvis samme spiller senere vant enda et stikk med et kort som lovlig kunne vært spilt i revokestikket.
digest-64A2-2007 = { digest-64A2-2017 }
digest-64A2-2017 = Vant spilleren som revokerte, ikke revokestikket, overføres ett stikk til den ikke-feilende siden, forutsatt at den feilende siden vant det stikket eller et senere.

digest-64B-1997 = { digest-64B-2017 }
digest-64B-2007 = { digest-64B-2017 }
digest-64B-2017 = Regner opp de etablerte revokene som ikke fører til overføring etter del A.

digest-64B1-1997 = { digest-64B1-2017 }
digest-64B1-2007 = { digest-64B1-2017 }
digest-64B1-2017 = Ingen stikk overføres hvis den feilende siden verken vant revokestikket eller noe stikk etter det.

digest-64B2-1997 = { digest-64B2-2007 }
digest-64B2-2007 = Ingen stikk overføres for en ny revoke av samme spiller i samme farge.
digest-64B2-2017 = Ingen stikk overføres for en ny revoke av samme spiller i samme farge, dersom den første ble etablert.

digest-64B3-1997 = { digest-64B3-2007 }
digest-64B3-2007 = Ingen stikk overføres hvis kortet som ikke ble spilt, lå med fremsiden opp eller hørte til en hånd som lå slik. Særlig gjelder det blindemann.
digest-64B3-2017 = Ingen stikk overføres hvis kortet som ikke ble spilt, var et straffekort eller et av blindemanns kort.

digest-64B4-1997 = { digest-64B4-2017 }
digest-64B4-2007 = { digest-64B4-2017 }
digest-64B4-2017 = Ingen stikk overføres hvis revoken først ble påpekt etter at en spiller på den ikke-feilende siden hadde avgitt melding i neste giv.

digest-64B5-1997 = { digest-64B5-2017 }
digest-64B5-2007 = { digest-64B5-2017 }
digest-64B5-2017 = Ingen stikk overføres hvis revoken først ble påpekt etter at runden var slutt.

digest-64B6-1997 = { digest-64B6-2017 }
digest-64B6-2007 = { digest-64B6-2017 }
digest-64B6-2017 = Ingen stikk overføres for en revoke i tolvte stikk.

digest-64B7-2007 = Ingen stikk overføres hvis begge sider har revokert i samme giv.
digest-64B7-2017 = Ingen stikk overføres hvis begge sider har revokert i samme giv og begge revokene er etablert.

digest-64B8-2017 = Ingen stikk overføres for en revoke som er korrigert etter § 62C3.

digest-64C-1997 = { digest-64C1-2017 }
digest-64C-2007 = { digest-64C1-2017 }
digest-64C-2017 = Kompensasjon for skade: når stikkene etter del A ikke veier opp for en etablert revoke, og hva som sammenlignes når det er flere revoker.

digest-64C1-2017 = Etter enhver etablert revoke, også når ingen stikk overføres, vurderer TL om paragrafen gir den ikke-feilende siden full kompensasjon for skaden. Hvis ikke, tildeles justert score.

digest-64C2-2017 = Sier hva som sammenlignes i to særtilfeller: flere revoker av én spiller i én farge, og etablerte revoker på begge sider.

digest-64C2a-2017 = Etter gjentatte revoker av én spiller i samme farge tildeles justert score hvis den ikke-feilende siden trolig ville fått flere stikk uten en eller flere av de senere revokene.

digest-64C2b-2017 = Når begge sider har en etablert revoke i given, vurderes scoren etter hva som trolig ville skjedd uten noen revoke.
