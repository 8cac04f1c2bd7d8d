### Voice WHY. Digests of Law 62: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-62-title = Å korrigere en revoke

digest-62-1997 = { digest-62-2017 }
digest-62-2007 = { digest-62-2017 }
digest-62-2017 = Sier når en revoke korrigeres, hva som skjer med kortene som trekkes tilbake, og hva som er spesielt med tolvte stikk.

digest-62A-1997 = { digest-62A-2007 }
digest-62A-2007 = En spiller som blir klar over sin egen revoke, må korrigere den så lenge den ikke er etablert.
digest-62A-2017 = En revoke må korrigeres hvis den blir påpekt før den er etablert.

digest-62B-1997 = { digest-62B-2017 }
digest-62B-2007 = { digest-62B-2017 }
digest-62B-2017 = Sier hva korrigeringen koster: det avhenger av hånden revokekortet kom fra.

digest-62B1-1997 = Et kort som en motspiller trekker tilbake for å korrigere en revoke, blir straffekort hvis det ble spilt fra en hånd som ikke lå med fremsiden opp.
digest-62B1-2007 = { digest-62B1-2017 }
digest-62B1-2017 = Et kort som en motspiller trekker tilbake for å korrigere en revoke, blir et stort straffekort hvis det ble spilt fra en hånd som ikke lå med fremsiden opp.

digest-62B2-1997 = { digest-62B2-2017 }
digest-62B2-2007 = { digest-62B2-2017 }
digest-62B2-2017 = Et kort fra spillefører eller blindemann, eller et kort fra en motspiller som allerede lå med fremsiden opp, byttes uten annen korrigering.

digest-62C-1997 = { digest-62C-2007 }
digest-62C-2007 = Sier hvilke kort spilt etter revoken som kan trekkes tilbake.
digest-62C-2017 = Sier hvilke kort spilt etter revoken som kan trekkes tilbake, og hva som gjøres når begge sider har revokert i samme stikk.

digest-62C1-1997 = { digest-62C1-2017 }
digest-62C1-2007 = { digest-62C1-2017 }
digest-62C1-2017 = Hver spiller på den ikke-feilende siden kan trekke tilbake et kort som ble spilt etter revoken, hvis det ble spilt før revoken ble påpekt.

digest-62C2-1997 = { digest-62C2-2017 }
digest-62C2-2007 = { digest-62C2-2017 }
digest-62C2-2017 = Etter et slikt bytte kan også neste spiller i tur på den feilende siden trekke sitt kort tilbake. Gjør en motspiller det, blir kortet straffekort.

digest-62C3-2007 = { digest-61C-2017 }
digest-62C3-2017 = Begge sider har revokert i samme stikk, og bare én av dem har spilt til det neste. Begge revokene må korrigeres, og kort som motspillere trekker tilbake, blir straffekort.

digest-62D-1997 = { digest-62D-2017 }
digest-62D-2007 = { digest-62D-2017 }
digest-62D-2017 = Gir egne regler for tolvte stikk.

digest-62D1-1997 = { digest-62D1-2017 }
digest-62D1-2007 = { digest-62D1-2017 }
digest-62D1-2017 = En revoke i tolvte stikk må korrigeres, selv om den er etablert, hvis den kommer for dagen før alle fire hendene er tilbake i mappen.

digest-62D2-1997 = En motspiller revokerte i tolvte stikk før makker hadde spilt, og makker har kort i to farger. Slik vi husker det, bestemmer spillefører da hvilket som spilles; ordlyden er ikke bekreftet for oss.
digest-62D2-2007 = En motspiller revokerte i tolvte stikk før det var makkers tur, og makker har kort i to farger. Makker kan ikke velge det som synet av revokekortet kan antyde.
digest-62D2-2017 = En motspiller revokerte i tolvte stikk før makker hadde spilt. For det kortet som ble trukket tilbake, har vist, gjelder § 16C.
