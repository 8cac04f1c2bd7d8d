### Publisering av en avgjørelse: forhåndsvisning, det som står under den i kanalen, tilbaketrekking.

publish = Publiser
publish-confirm = Send til kanalen
publish-cancel = Avbryt
withdraw = Trekk tilbake

publish-preview = Forhåndsvisning
publish-intro = Dette får kanalen se ({ $language }). Foreløpig ser bare du det.
publish-answers = Svar på [denne meldingen]({ $address }).
publish-longer = Avgjørelsen fortsetter: velg et språk for å lese hele.

publish-done = Sendt
publish-done-text = Avgjørelsen er sendt til kanalen. Alle kan lese den der privat på engelsk, polsk eller norsk; du og moderatorene kan trekke den tilbake.
publish-already = Denne forhåndsvisningen er allerede sendt. Publiser avgjørelsen på nytt for å sende den en gang til.

publish-refused = Ikke sendt
publish-refused-only-you = Discord viser avgjørelsen bare for deg her: denne serveren lar ikke apper som du har med deg, skrive offentlig. Be en moderator om tillatelsen «Bruk eksterne apper», eller få assistenten lagt til på serveren; så lenge kan du lese avgjørelsen høyt.
publish-refused-not-taken = Discord tok ikke imot meldingen. Kanskje tråden er låst, eller kanalen er borte. Avgjørelsen er uendret: publiser den en gang til, eller åpne den i en annen kanal med /sak og id-en.

withdrawn = Avgjørelsen er trukket tilbake
withdrawn-by-publisher = Den som publiserte avgjørelsen, har trukket den tilbake. Ikke følg den.
withdrawn-by-moderator = En moderator har trukket avgjørelsen tilbake. Ikke følg den.
withdraw-not-yours = Bare den som publiserte avgjørelsen, eller en moderator som kan administrere meldinger her, kan trekke den tilbake.
