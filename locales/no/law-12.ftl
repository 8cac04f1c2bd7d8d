### Voice WHY. Digests of Law 12: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-12-title = Turneringsleders skjønn

digest-12A1-1997 = { digest-12A1-2017 }
digest-12A1-2007 = { digest-12A1-2017 }
digest-12A1-2017 = TL kan tildele justert score til fordel for den ikke-feilende siden når lovene ikke gir kompensasjon for den aktuelle typen forseelse.

digest-12B1-2007 = { digest-12B1-2017 }
digest-12B1-2017 = Justering av scoren retter opp skaden for den ikke-feilende siden og tar bort fordelen den feilende siden fikk. Skade er et dårligere resultat enn det som var å vente uten forseelsen; om siden selv er medvirkende, se § 12C1.

digest-12C1b-2017 = Den justerte scoren skal gi det resultatet som mest sannsynlig var blitt oppnådd uten forseelsen.
