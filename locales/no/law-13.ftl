### Voice WHY. Digests of Law 13: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-13-title = Feil antall kort

digest-13-1997 = Gjelder når én eller flere hender hadde feil antall kort; om et manglende kort, se § 14. Har en spiller med feil hånd meldt, tildeles en kunstig justert score; ellers brukes delene i paragrafen.
digest-13-2007 = Gjelder når én eller flere hender hadde feil antall kort; om manglende kort, se § 14. Hva som følger, avhenger av om en spiller med feil hånd har meldt, om given fortsatt kan spilles normalt, og om spillet er slutt.
digest-13-2017 = Gjelder når en hånd til å begynne med hadde mer enn 13 kort; mangler det bare kort, se § 14. Hva som følger, avhenger av om en spiller med feil hånd har meldt, og om spillet er slutt.

digest-13-note-2017 = Paragrafen gjelder når en hånd har mer enn 13 kort. Mangler det bare kort, gjelder § 14.

digest-13A-1997 = Vil ingen da ha sett et kort fra en annen hånd, retter TL opp given – etter en kortfordeling, med hjelp av tidligere spillere eller ved ny utdeling – og den spilles som vanlig.
digest-13A-2007 = { digest-13B1-2017 }
digest-13A-2017 = Ingen spiller med feil hånd har meldt. TL retter opp kortene, og hva som følger, avhenger av hva som ble sett underveis.

digest-13A1-2017 = Har ingen da sett et kort fra en annen hånd, spilles given som vanlig.

digest-13A2-2017 = Har en spiller da sett et kort fra en annen hånd, blir given likevel spilt og scoret. TL kan justere scoren etterpå hvis det som ble sett, påvirket resultatet.

digest-13B-1997 = Etter at kortene er rettet opp, har en spiller sett et kort fra en annen hånd. Hva som ble sett, og hva spillerne sier til det, avgjør om given kan spilles.
digest-13B-2007 = Har en spiller med feil hånd meldt, og kan given ikke rettes opp og spilles, justerer TL scoren. Prosedyrestraff er mulig.
digest-13B-2017 = En spiller med feil hånd har meldt. Hva som følger, avhenger av om TL mener at given fortsatt kan rettes opp og spilles.

digest-13B1-1997 = Er det som ble sett, uten betydning, og er alle fire spillerne enige, blir given spilt og scoret som vanlig.
digest-13B1-2017 = Given kan rettes opp og spilles uten at noen melding endres. Etter spillet kan TL justere scoren.

digest-13B2-1997 = Vil det som ble sett, forstyrre meldinger eller spill, eller protesterer en spiller, tildeles en kunstig justert score. Prosedyrestraff er mulig.
digest-13B2-2017 = Kan given ikke rettes opp og spilles, justerer TL scoren etter § 12C1(b). Prosedyrestraff er mulig.

digest-13C-1997 = Oppdages det først etter spillet, teller given ikke: resultatet annulleres. Prosedyrestraff gis etter § 90.
digest-13C-2007 = Oppdages det først etter spillet, teller given ikke: resultatet annulleres og scoren justeres, og § 86D kan komme til anvendelse. Prosedyrestraff er mulig.
digest-13C-2017 = Et kort som ikke hører til given, fjernes, og meldinger og spill går videre som før. Scoren kan bare justeres hvis et slikt kort ble spilt til et ferdig stikk.

digest-13D-2007 = { digest-13A-2017 }
digest-13D-2017 = Oppdages det først etter spillet, teller given ikke: resultatet annulleres og scoren justeres, og § 86B kan komme til anvendelse. Prosedyrestraff er mulig.

digest-13D1-2007 = { digest-13A1-2017 }

digest-13D2-2007 = Etter at kortene er rettet opp, har en spiller sett et kort fra en annen hånd. TL vurderer hvor mye det betyr.

digest-13D2a-2007 = Vil det som ble sett, neppe forstyrre meldinger eller spill, blir given spilt og scoret som vanlig.

digest-13D2b-2007 = Betyr det som ble sett, for mye, justerer TL scoren. Prosedyrestraff er mulig.

digest-13E-2007 = Når given spilles etter denne paragrafen, er kunnskap om hvor et kort kom fra eller ble flyttet til, UI for makkeren til en spiller som hadde feil antall kort.

digest-13F-2007 = Et kort som ikke hører til given, fjernes, og meldinger og spill går videre som før. Ble et slikt kort spilt til et ferdig stikk, kan scoren justeres.
