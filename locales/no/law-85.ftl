### Voice WHY. Digests of Law 85: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-85-title = Omstridte fakta

digest-85-1997 = { digest-85-2017 }
digest-85-2007 = { digest-85-2017 }
digest-85-2017 = Sier hvordan TL avgjør saken når spillerne ikke er enige om hva som skjedde.

digest-85A-1997 = Er TL trygg på fakta, avgjøres saken etter § 84.
digest-85A-2007 = { digest-85A-2017 }
digest-85A-2017 = TL veier bevisene og legger det mest sannsynlige til grunn. Er TL trygg på fakta, avgjøres saken etter § 84.

digest-85B-1997 = { digest-85B-2017 }
digest-85B-2007 = { digest-85B-2017 }
digest-85B-2017 = Lar fakta seg ikke fastslå, gir TL en avgjørelse som gjør at spillet kan gå videre.
