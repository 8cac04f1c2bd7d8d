### Voice WHY. Digests of Law 48: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-48-title = Spilleførers fremviste kort

digest-48A-1997 = { digest-48A-2017 }
digest-48A-2007 = { digest-48A-2017 }
digest-48A-2017 = At spillefører viser et kort, gir ingen begrensning, men § 45C2 kan gjøre det til et spilt kort. Verken spilleførers eller blindemanns kort blir noen gang straffekort, og et kort spillefører mister ved et uhell, trenger ikke å spilles.

digest-48B-1997 = { digest-48B-2017 }
digest-48B-2007 = { digest-48B-2017 }
digest-48B-2017 = Hva det betyr at spillefører viser hele hånden, kommer an på når og hvorfor det skjer.

digest-48B1-1997 = { digest-48B1-2017 }
digest-48B1-2007 = { digest-48B1-2017 }
digest-48B1-2017 = Viser spillefører hånden rett etter et åpningsutspill utenfor tur, avgjør § 54.

digest-48B2-1997 = { digest-48B2-2017 }
digest-48B2-2007 = { digest-48B2-2017 }
digest-48B2-2017 = Viser spillefører hånden på et annet tidspunkt, kan det regnes som krav etter § 68. Det gjør det ikke når spillefører tydelig ikke mente å kreve.
