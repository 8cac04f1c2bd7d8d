### Voice WHY. Digests of Law 45: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-45-title = Spilt kort

digest-45B-1997 = { digest-45B-2017 }
digest-45B-2007 = { digest-45B-2017 }
digest-45B-2017 = Spillefører spiller fra blindemann ved å nevne kortet, og blindemann legger det frem med fremsiden opp. Om nødvendig kan spillefører selv ta kortet.

digest-45C4a-1997 = { digest-45C4a-2017 }
digest-45C4a-2007 = { digest-45C4a-2017 }
digest-45C4a-2017 = Et kort som en spiller nevner eller på annen måte angir som kortet som skal spilles, må spilles, med mindre det er lov å endre det.

digest-45E-1997 = { digest-45E-2017 }
digest-45E-2007 = { digest-45E-2017 }
digest-45E-2017 = Gjelder et femte kort i ett stikk. Hva som skjer med det, avhenger av hvem som har lagt det.

digest-45E1-1997 = { digest-45E1-2017 }
digest-45E1-2007 = { digest-45E1-2017 }
digest-45E1-2017 = En motspillers femte kort blir straffekort etter § 50. Mener TL at det var et utspill, brukes § 53 eller § 56 i stedet.

digest-45E2-1997 = { digest-45E2-2017 }
digest-45E2-2007 = { digest-45E2-2017 }
digest-45E2-2017 = Et femte kort fra spilleførers hånd eller fra blindemann tas tilbake uten korrigering. Mener TL at det var et utspill, brukes § 55 i stedet.
