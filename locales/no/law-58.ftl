### Voice WHY. Digests of Law 58: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-58-title = Samtidig spill

digest-58-1997 = { digest-58-2017 }
digest-58-2007 = { digest-58-2017 }
digest-58-2017 = Gjelder kort som spilles i samme øyeblikk, av to spillere eller fra én hånd.

digest-58A-1997 = { digest-58A-2017 }
digest-58A-2007 = { digest-58A-2017 }
digest-58A-2017 = Spiller to spillere samtidig, og gjør den ene det lovlig, regnes kortet fra den andre som spilt etterpå.

digest-58B-1997 = { digest-58B-2017 }
digest-58B-2007 = { digest-58B-2017 }
digest-58B-2017 = To eller flere kort spilles samtidig fra én hånd. Hva som er spilt, avhenger av hvor mange kort som er synlige.

digest-58B1-1997 = { digest-58B1-2017 }
digest-58B1-2007 = { digest-58B1-2017 }
digest-58B1-2017 = Er bare ett kort synlig, er det dette kortet som er spilt. De andre tas opp uten korrigering.

digest-58B2-1997 = { digest-58B2-2017 }
digest-58B2-2007 = { digest-58B2-2017 }
digest-58B2-2017 = Er flere kort synlige, sier spilleren hvilket som spilles. De andre fremviste kortene til en motspiller blir straffekort.

digest-58B3-1997 = { digest-58B3-2017 }
digest-58B3-2007 = { digest-58B3-2017 }
digest-58B3-2017 = Er et synlig kort trukket tilbake, kan en motstander som spilte etter det, bytte sitt kort uten korrigering. Informasjon fra de tilbaketrukne kortene følger reglene for tilbaketrukket spill.

digest-58B4-1997 = { digest-58B4-2017 }
digest-58B4-2007 = { digest-58B4-2017 }
digest-58B4-2017 = Oppdages det først etter at begge sider har spilt til neste stikk, hører saken under § 67.
