### Voice WHY. Digests of Law 72: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-72-title = Generelle prinsipper

digest-72B1-1997 = Kunne den feilende, da uregelmessigheten skjedde, ha visst at den sannsynligvis ville skade den andre siden, lar TL meldinger og spill gå videre. Har den feilende siden fått en fordel, tildeles justert score.

digest-72C-2017 = Kunne den feilende, da uregelmessigheten skjedde, ha vært klar over at den godt kunne skade den andre siden, lar TL meldinger og spill gå videre. Har den feilende siden fått en fordel, tildeles justert score etter spillet.
