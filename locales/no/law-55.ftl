### Voice WHY. Digests of Law 55: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-55-title = Spilleførers utspill utenfor tur

digest-55-1997 = { digest-55-2017 }
digest-55-2007 = { digest-55-2017 }
digest-55-2017 = Spillefører har spilt ut utenfor tur fra hånden eller fra blindemann. Motspillerne kan godta utspillet eller kreve det trukket tilbake; paragrafen tar også opp hva spillefører kan ha fått vite.

digest-55A-1997 = Hver av motspillerne kan godta spilleførers utspill utenfor tur eller kreve det trukket tilbake. Ingenting er sagt om hva som gjelder når de svarer ulikt.
digest-55A-2007 = Hver av motspillerne kan godta spilleførers utspill utenfor tur eller kreve det trukket tilbake. Svarer de ulikt, gjelder svaret fra den som er neste i tur.
digest-55A-2017 = Hver av motspillerne kan godta spilleførers utspill utenfor tur eller kreve det trukket tilbake. Svarer de ulikt, gjelder svaret fra den som sitter etter hånden som spilte ut.

digest-55B-1997 = { digest-55B-2017 }
digest-55B-2007 = { digest-55B-2017 }
digest-55B-2017 = En motspiller krever at spillefører trekker utspillet tilbake. Kortet går tilbake til hånden sin uten korrigering, og hånden som var i tur, spiller ut.

digest-55B1-1997 = { digest-55B1-2017 }
digest-55B1-2007 = { digest-55B1-2017 }
digest-55B1-2017 = En motspiller skulle spille ut: kortet går tilbake til hånden det kom fra, uten videre korrigering.

digest-55B2-1997 = { digest-55B2-2017 }
digest-55B2-2007 = { digest-55B2-2017 }
digest-55B2-2017 = Utspillet skulle komme fra den andre hånden på spilleførers side: det gale kortet trekkes tilbake, og det må spilles ut fra den hånden.

digest-55C-1997 = { digest-55C-2007 }
digest-55C-2007 = Kan spilleførers videre spill bygge på det utspillet avslørte, kan TL tildele justert score.
digest-55C-2017 = Kan spilleførers videre spill bygge på det utspillet avslørte, vurderes det etter § 16.
