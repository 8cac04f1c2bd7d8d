### Voice WHY. Digests of Law 55: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-55-title = Spilleførers utspill utenfor tur

digest-55-1997 = { digest-55-2017 }
digest-55-2007 = { digest-55-2017 }
digest-55-2017 = Spillefører har spilt ut utenfor tur fra hånden eller fra blindemann. Motspillerne kan godta utspillet eller kreve det trukket tilbake; paragrafen tar også opp hva spillefører kan ha fått vite.
