### Voice WHY. Digests of Law 51: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-51-title = To eller flere straffekort

digest-51-1997 = { digest-51-2017 }
digest-51-2007 = { digest-51-2017 }
digest-51-2017 = Gjelder to eller flere straffekort som ligger på bordet samtidig: hva eieren spiller, og hva spillefører kan velge før makker spiller ut. Ligger det straffekort foran begge motspillerne, går en begrensning av utspillet foran plikten til å spille sitt eget.

digest-51A-1997 = { digest-51A-2017 }
digest-51A-2007 = { digest-51A-2017 }
digest-51A-2017 = Når en motspiller skal spille, og to eller flere av straffekortene kan spilles lovlig, sier spillefører hvilket som spilles til dette stikket.

digest-51B-1997 = { digest-51B-2017 }
digest-51B-2007 = { digest-51B-2017 }
digest-51B-2017 = Sier hva spillefører kan velge når makker til en motspiller med to eller flere straffekort skal spille ut.

digest-51B1-1997 = { digest-51B1-2017 }
digest-51B1-2007 = { digest-51B1-2017 }
digest-51B1-2017 = Alle straffekortene er i én farge: Spillefører kan kreve eller forby den fargen.

digest-51B1a-1997 = { digest-51B1a-2017 }
digest-51B1a-2007 = { digest-51B1a-2017 }
digest-51B1a-2017 = Spillefører kan kreve utspill i fargen. Alle straffekort i fargen tas opp på hånden.

digest-51B1b-1997 = Spillefører kan forby utspill i fargen. Alle straffekort i fargen tas opp på hånden; hvor lenge forbudet gjelder, står i § 50D2(a).
digest-51B1b-2007 = { digest-51B1b-2017 }
digest-51B1b-2017 = Spillefører kan forby utspill i fargen så lenge motspilleren beholder utspillet. Alle straffekort i fargen tas opp på hånden.

digest-51B2-1997 = { digest-51B2-2017 }
digest-51B2-2007 = { digest-51B2-2017 }
digest-51B2-2017 = Straffekortene er i to eller flere farger: Spillefører kan velge blant dem.

digest-51B2a-1997 = { digest-51B2a-2017 }
digest-51B2a-2007 = { digest-51B2a-2017 }
digest-51B2a-2017 = Spillefører kan kreve utspill i en hvilken som helst av disse fargene. Straffekort i den fargen tas opp på hånden; de andre blir liggende.

digest-51B2b-1997 = Spillefører kan forby utspill i én eller flere av disse fargene. Straffekort i hver forbudt farge tas opp på hånden; hvor lenge forbudet gjelder, står i § 50D2(a).
digest-51B2b-2007 = { digest-51B2b-2017 }
digest-51B2b-2017 = Spillefører kan forby utspill i én eller flere av disse fargene så lenge motspilleren beholder utspillet. Straffekort i hver forbudt farge tas opp på hånden.

digest-51B2c-2017 = Spillefører kan la utspillet være fritt. Da blir alle straffekortene liggende på bordet.
