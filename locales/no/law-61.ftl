### Voice WHY. Digests of Law 61: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-61-title = Hva en revoke er

digest-61-1997 = { digest-61-2017 }
digest-61-2007 = { digest-61-2017 }
digest-61-2017 = Sier hva en revoke er, hvem som kan spørre om en, og at en mistanke ikke gir rett til å se på ferdige stikk.

digest-61A-1997 = { digest-61A-2017 }
digest-61A-2007 = { digest-61A-2017 }
digest-61A-2017 = En revoke er å ikke følge farge når man kan, eller å ikke spille kortet eller fargen som en paragraf eller et gyldig valg fra motstanderen krever.

digest-61B-1997 = Spillefører kan spørre en motspiller om en mulig revoke, og blindemann og motspillerne kan spørre spillefører. Motspillerne kan spørre hverandre bare der sonen tillater det.
digest-61B-2007 = { digest-61B-2017 }
digest-61B-2017 = Regner opp hvem som kan spørre hvem om en mulig revoke.

digest-61B1-2007 = { digest-61B1-2017 }
digest-61B1-2017 = Spillefører kan spørre en motspiller som ikke fulgte farge, om fargen virkelig mangler.

digest-61B2-2007 = { digest-61B2-2017 }
digest-61B2-2017 = Sier hvem blindemann kan spørre, og hvem ikke.

digest-61B2a-2007 = { digest-61B2a-2017 }
digest-61B2a-2017 = Blindemann kan spørre spillefører om en mulig revoke; § 43 sier når den retten går tapt.

digest-61B2b-2007 = { digest-61B2b-2017 }
digest-61B2b-2017 = Blindemann kan ikke spørre en motspiller om en revoke.

digest-61B3-2007 = Motspillerne kan spørre spillefører. De kan også spørre hverandre, med fare for å gi urettmessig informasjon, hvis ikke den regulerende myndigheten har forbudt det.
digest-61B3-2017 = Motspillerne kan spørre spillefører og hverandre om en mulig revoke. Et spørsmål til makker kan gi urettmessig informasjon.

digest-61C-2017 = At noen sier det er revokert, gir ennå ingen rett til å se på ferdige stikk.
