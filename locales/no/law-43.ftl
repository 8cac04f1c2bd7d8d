### Voice WHY. Digests of Law 43: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-43-title = Blindemanns begrensninger

digest-43-1997 = { digest-43-2017 }
digest-43-2007 = { digest-43-2017 }
digest-43-2017 = Sier hva blindemann ikke kan gjøre mens spillet pågår, og hva som følger når grensene brytes.

digest-43A1b-1997 = { digest-43A1b-2017 }
digest-43A1b-2007 = { digest-43A1b-2017 }
digest-43A1b-2017 = Så lenge spillet pågår, kan blindemann ikke være den som påpeker en uregelmessighet. Når spillet er slutt, er det tillatt.

digest-43B1-1997 = { digest-43B1-2017 }
digest-43B1-2007 = { digest-43B1-2017 }
digest-43B1-2017 = Bryter blindemann en av begrensningene i del A, kan det gi prosedyrestraff.

digest-43B2b-1997 = { digest-43B2b-2017 }
digest-43B2b-2007 = { digest-43B2b-2017 }
digest-43B2b-2017 = Blindemann, som har mistet retten til å spørre, er den første som spør spillefører om en mulig revoke fra spilleførers hånd. En revoke blir da korrigert, og § 64 gjelder som om den var etablert.

digest-43B3-1997 = { digest-43B3-2017 }
digest-43B3-2007 = { digest-43B3-2017 }
digest-43B3-2017 = Gjelder når en blindemann som i strid med denne paragrafen har sett i en hånd, er den første som påpeker en motspillers uregelmessighet. Ingenting korrigeres med en gang; har motspillerne tjent på den, justeres scoren etter spillet.
