### Voice WHY. Digests of Law 56: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-56-title = Motspillers utspill utenfor tur

digest-56-1997 = Spillefører godtar ikke en motspillers utspill utenfor tur med fremsiden opp. Kortet blir straffekort, og § 50D brukes.
digest-56-2007 = For en motspillers utspill utenfor tur som spillefører ikke godtar, viser paragrafen til § 54D.
digest-56-2017 = Spillefører godtar ikke en motspillers utspill utenfor tur med fremsiden opp. Kortet blir et stort straffekort, og § 50D brukes.
