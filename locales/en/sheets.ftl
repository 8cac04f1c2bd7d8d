### The sheets of docs/laws: headings, columns and short cells. Headings and cells have no stop.

sheet-title = Law { $law }: { $title }
sheet-title-edition = { $title } – { $edition } Laws (Law { $law })
sheet-written = Written by make sheets from the walk of the code; a change of a reading shows here as a difference.
sheet-how = Play is stopped first unless it has ended; this is not repeated below. Unless it says otherwise, nothing else is reported and the play goes on.
sheet-clauses = Clause by clause
sheet-editions = Editions: { $editions }
sheet-edition-address = { $edition } (there { $clause })
sheet-reading = Our reading, { $editions }: { $text }
sheet-digest = Digest ({ $language }), { $editions }: { $text }
sheet-ground = Ground: { $ground }
sheet-ground-text = the text of the Laws
sheet-ground-commentary = a commentary
sheet-ground-interpretation = an interpretation
sheet-status = Status: { $status }
sheet-status-encoded = covered
sheet-status-refers = refers to another Law
sheet-status-judgement = left to the Director
sheet-status-procedure = procedure, no ruling
sheet-status-not-yet = not covered yet
sheet-branches = Branches: { $irregularity }
sheet-tables = Decision tables for ‘{ $irregularity }’: { $sheets }
sheet-all-editions = All editions
sheet-main-table = Decision table
sheet-reports-table = What else may be told, and what it changes
sheet-after-play = How many tricks, after play
sheet-two-defects = The counts are right, but two tricks are defective
sheet-chart = Chart
sheet-chart-how = Each question with its answers below it; the number at the end of a way is the row of the decision table.
sheet-way = { $answers }: row { $row } ({ $laws })
sheet-row = Row
sheet-laws = Laws
sheet-orders = Ordered
sheet-told = Told
sheet-beside = Beside
sheet-added = Added
sheet-removed = Falls away
sheet-condition = { $fact }: { $answers }
sheet-or-more = { $number } or more
sheet-one-spot = one small card
sheet-one-honour = one honour
sheet-several-cards = two or more cards
sheet-card-named = a card is named
sheet-second-trick = there is one
sheet-tricks =
    { $tricks ->
        [one] One trick to the other side
       *[other] { $tricks } tricks to the other side
    } ({ $law })
sheet-tricks-none = No trick is transferred ({ $law })
sheet-tricks-open = Open until play ends: at most { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    } ({ $law })
sheet-penalty = { $label } ({ $owner })
sheet-choice = { $label }: { $options }
sheet-onward = Then: { $laws }
sheet-views = Disputed: two readings
sheet-law = { $laws } applied
sheet-nothing = nothing
sheet-records = Cards that were named, penalty cards that lay there before and the players' counts are records: the code reads them, but they have no rows here.
