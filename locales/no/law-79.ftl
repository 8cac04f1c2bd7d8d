### Voice WHY. Digests of Law 79: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-79-title = Vunne stikk

digest-79C-1997 = { digest-79C-2007 }
digest-79C-2007 = En feil i utregningen eller føringen av scoren kan rettes til fristen for det er ute.
digest-79C-2017 = Fastsetter fristen for å rette en feil i scoren. Arrangøren kan tillate retting senere når det er hevet over tvil at scoren er feil.
