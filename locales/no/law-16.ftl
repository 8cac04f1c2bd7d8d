### Voice WHY. Digests of Law 16: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-16-title = Lovlig og urettmessig informasjon

digest-16A2-1997 = Ser det ut til at valget mellom logiske alternativer bygget på urettmessig informasjon fra makker, og det førte til skade, tildeler TL justert score.

digest-16C-1997 = { digest-16C-2017 }
digest-16C-2017 = Sier hvem som kan bruke det tilbaketrukne meldinger og kort har vist, og hvem som ikke kan det.

digest-16C1-1997 = { digest-16C1-2017 }
digest-16C1-2017 = Den ikke-feilende siden kan bruke alt en tilbaketrukket melding eller et tilbaketrukket spill forteller, uansett hvilken side det kom fra.

digest-16C2-1997 = { digest-16C2-2017 }
digest-16C2-2017 = Det den feilende siden får vite av egne og motstandernes tilbaketrukne meldinger og spill, er UI for den siden. Finnes det logiske alternativer, kan ingen på den siden velge det som informasjonen peker mot.

digest-16D-2007 = { digest-16C-2017 }

digest-16D1-2007 = { digest-16C1-2017 }

digest-16D2-2007 = { digest-16C2-2017 }
