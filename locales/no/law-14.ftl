### Voice WHY. Digests of Law 14: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-14-title = Manglende kort

digest-14-1997 = { digest-14-2017 }
digest-14-2007 = { digest-14-2017 }
digest-14-2017 = Gjelder en hånd som mangler kort. Hva som følger, avhenger av om det oppdages før eller etter at åpningsutspillet er snudd.

digest-14B1-2007 = { digest-14B1-2017 }
digest-14B1-2017 = Under spillet blir det manglende kortet funnet blant de spilte kortene. Da brukes § 67.

digest-14B1a-1997 = { digest-14B1-2017 }
