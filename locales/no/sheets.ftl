### The sheets of docs/laws: headings, columns and short cells. Headings and cells have no stop.

sheet-title = § { $law }: { $title }
sheet-title-edition = { $title } – { $edition }-lovene (§ { $law })
sheet-written = Skrevet av make sheets ut fra en full gjennomgang av koden; en endret tolkning vises her som en forskjell.
sheet-how = Spillet stanses først hvis det ikke er slutt; det gjentas ikke nedenfor. Når ikke annet står, er ikke noe mer meldt, og spillet er i gang.
sheet-clauses = Punkt for punkt
sheet-editions = Lovutgaver: { $editions }
sheet-edition-address = { $edition } (der { $clause })
sheet-reading = Vår tolkning, { $editions }: { $text }
sheet-digest = Sammendrag ({ $language }), { $editions }: { $text }
sheet-ground = Grunnlag: { $ground }
sheet-ground-text = lovteksten
sheet-ground-commentary = en kommentar
sheet-ground-interpretation = en tolkning
sheet-status = Status: { $status }
sheet-status-encoded = dekket
sheet-status-refers = viser til en annen paragraf
sheet-status-judgement = overlatt til turneringslederen
sheet-status-procedure = prosedyre, ingen avgjørelse
sheet-status-not-yet = ikke kodet ennå
sheet-branches = Greiner: { $irregularity }
sheet-tables = Beslutningstabeller for «{ $irregularity }»: { $sheets }
sheet-all-editions = Alle lovutgaver
sheet-main-table = Beslutningstabell
sheet-reports-table = Hva annet som kan meldes, og hva det endrer
sheet-after-play = Hvor mange stikk, etter spillet
sheet-two-defects = Tellingen stemmer, men to stikk er irregulære
sheet-chart = Oversikt
sheet-chart-how = Under hvert spørsmål står svarene; tallet sist i en vei er raden i beslutningstabellen.
sheet-way = { $answers }: rad { $row } ({ $laws })
sheet-row = Rad
sheet-laws = Paragrafer
sheet-orders = Pålegges
sheet-told = Meldt
sheet-beside = Ved siden av
sheet-added = Kommer til
sheet-removed = Faller bort
sheet-condition = { $fact }: { $answers }
sheet-or-more = { $number } eller flere
sheet-one-spot = ett småkort
sheet-one-honour = én honnør
sheet-several-cards = to eller flere kort
sheet-card-named = et kort er utpekt
sheet-second-trick = det finnes et
sheet-tricks =
    { $tricks ->
        [one] Ett stikk til den andre siden
       *[other] { $tricks } stikk til den andre siden
    } ({ $law })
sheet-tricks-none = Ingen stikk overføres ({ $law })
sheet-tricks-open = Åpent til spillet er slutt: høyst { $tricks ->
        [one] ett stikk
       *[other] { $tricks } stikk
    } ({ $law })
sheet-penalty = { $label } ({ $owner })
sheet-choice = { $label }: { $options }
sheet-onward = Så: { $laws }
sheet-views = Omstridt: to tolkninger
sheet-law = { $laws } brukes
sheet-nothing = ingenting
sheet-records = Navngitte kort, straffekort som lå der fra før, og spillernes tellinger er opplysninger som koden leser, men de har ingen rader her.
