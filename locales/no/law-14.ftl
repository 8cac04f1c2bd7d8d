### Voice WHY. Digests of Law 14: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-14-title = Manglende kort

digest-14-1997 = { digest-14-2017 }
digest-14-2007 = { digest-14-2017 }
digest-14-2017 = Gjelder en hånd som mangler kort. Hva som følger, avhenger av om det oppdages før eller etter at åpningsutspillet er snudd.

digest-14A-1997 = Før åpningsutspillet er snudd, viser det seg at én hånd mangler et kort, mens de tre andre er riktige. Hånden gjøres komplett.
digest-14A-2007 = { digest-14A-2017 }
digest-14A-2017 = Det oppdages før åpningsutspillet er snudd. Hånden gjøres komplett, og meldinger og spill går videre.

digest-14A1-1997 = { digest-14A1-2017 }
digest-14A1-2007 = { digest-14A1-2017 }
digest-14A1-2017 = Et kort som blir funnet, går tilbake til hånden som manglet det.

digest-14A2-1997 = { digest-14A2-2017 }
digest-14A2-2007 = { digest-14A2-2017 }
digest-14A2-2017 = Blir kortet ikke funnet, setter TL opp given så likt som mulig med en ny kortstokk.

digest-14A3-2007 = { digest-14A3-2017 }
digest-14A3-2017 = Meldinger og spill går videre som vanlig. Ingen melding endres, og hånden regnes som komplett fra begynnelsen.

digest-14B-1997 = Etter at åpningsutspillet er snudd, viser det seg at én hånd mangler et kort, mens de tre andre er riktige. Hvor kortet blir funnet, avgjør hva som følger.
digest-14B-2007 = { digest-14B-2017 }
digest-14B-2017 = Det oppdages etter at åpningsutspillet er snudd, og før fristen for å rette scoren er ute. Hvor kortet blir funnet, avgjør hva som følger.

digest-14B1-2007 = { digest-14B1-2017 }
digest-14B1-2017 = Under spillet blir det manglende kortet funnet blant de spilte kortene. Da brukes § 67.

digest-14B1a-1997 = { digest-14B1-2017 }

digest-14B1b-1997 = { digest-14B2-2017 }

digest-14B2-1997 = { digest-14B3-2017 }
digest-14B2-2007 = { digest-14B2-2017 }
digest-14B2-2017 = Et kort som blir funnet et annet sted, går tilbake til hånden som manglet det. Korrigering kan følge.

digest-14B3-1997 = { digest-14B4-2017 }
digest-14B3-2007 = { digest-14B3-2017 }
digest-14B3-2017 = Blir kortet ikke funnet, setter TL opp given så likt som mulig med en ny kortstokk. Korrigering kan følge.

digest-14B4-2007 = { digest-14B4-2017 }
digest-14B4-2017 = Et kort som settes tilbake, regnes som om det hele tiden var på hånden. Det kan bli straffekort, og det kan være revoke at det ikke ble spilt tidligere.

digest-14C-2007 = { digest-14C-2017 }
digest-14C-2017 = At et kort ble satt tilbake, er UI for makkeren til hånden som manglet det.
