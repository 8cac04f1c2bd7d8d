### Voice WHY. Digests of Law 13: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-13-title = Feil antall kort

digest-13-1997 = Gjelder når én eller flere hender hadde feil antall kort; om et manglende kort, se § 14. Har en spiller med feil hånd meldt, tildeles en kunstig justert score; ellers brukes delene i paragrafen.
digest-13-2007 = Gjelder når én eller flere hender hadde feil antall kort; om manglende kort, se § 14. Hva som følger, avhenger av om en spiller med feil hånd har meldt, om given fortsatt kan spilles normalt, og om spillet er slutt.
digest-13-2017 = Gjelder når en hånd til å begynne med hadde mer enn 13 kort; mangler det bare kort, se § 14. Hva som følger, avhenger av om en spiller med feil hånd har meldt, og om spillet er slutt.

digest-13C-2017 = Et kort som ikke hører til given, fjernes, og meldinger og spill går videre som før. Scoren kan bare justeres hvis et slikt kort ble spilt til et ferdig stikk.

digest-13F-2007 = Et kort som ikke hører til given, fjernes, og meldinger og spill går videre som før. Ble et slikt kort spilt til et ferdig stikk, kan scoren justeres.
