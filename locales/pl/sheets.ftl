### The sheets of docs/laws: headings, columns and short cells. Headings and cells have no stop.

sheet-title = Przepis { $law }: { $title }
sheet-title-edition = { $title } – MPB { $edition } (przepis { $law })
sheet-written = Utworzone przez make sheets z pełnego przejścia kodu; każdą zmianę wykładni widać tu jako różnicę.
sheet-how = Najpierw zatrzymuje się rozgrywkę, o ile się nie skończyła; niżej już się tego nie powtarza. O ile nie napisano inaczej, niczego więcej nie zgłoszono i rozgrywka trwa.
sheet-clauses = Punkt po punkcie
sheet-editions = Wydania: { $editions }
sheet-edition-address = { $edition } (tam { $clause })
sheet-reading = Nasza wykładnia, { $editions }: { $text }
sheet-digest = Streszczenie ({ $language }), { $editions }: { $text }
sheet-ground = Podstawa: { $ground }
sheet-ground-text = tekst przepisów
sheet-ground-commentary = komentarz
sheet-ground-interpretation = interpretacja
sheet-status = Stan: { $status }
sheet-status-encoded = uwzględniony
sheet-status-refers = odsyła do innego przepisu
sheet-status-judgement = pozostawiony sędziemu
sheet-status-procedure = procedura, bez orzeczenia
sheet-status-not-yet = jeszcze nieujęty w kodzie
sheet-branches = Gałęzie: { $irregularity }
sheet-tables = Tabele decyzyjne „{ $irregularity }”: { $sheets }
sheet-all-editions = Wszystkie wydania
sheet-main-table = Tabela decyzyjna
sheet-reports-table = Co jeszcze można zgłosić i co to zmienia
sheet-after-play = Ile lew po rozgrywce
sheet-two-defects = Liczby kart się zgadzają, ale dwie lewy są wadliwe
sheet-chart = Schemat
sheet-chart-how = Pod każdym pytaniem są odpowiedzi; liczba na końcu ścieżki to wiersz tabeli decyzyjnej.
sheet-way = { $answers }: wiersz { $row } ({ $laws })
sheet-row = Wiersz
sheet-laws = Przepisy
sheet-orders = Zarządzenia
sheet-told = Zgłoszono
sheet-beside = Ponadto
sheet-added = Dochodzi
sheet-removed = Odpada
sheet-condition = { $fact }: { $answers }
sheet-or-more = { $number } lub więcej
sheet-one-spot = jedna blotka
sheet-one-honour = jeden honor
sheet-several-cards = dwie karty lub więcej
sheet-card-named = wskazano kartę
sheet-second-trick = jest taka
sheet-tricks =
    { $tricks ->
        [one] Jedna lewa dla drugiej strony
        [few] { $tricks } lewy dla drugiej strony
       *[other] { $tricks } lew dla drugiej strony
    } ({ $law })
sheet-tricks-none = Nie przekazuje się żadnej lewy ({ $law })
sheet-tricks-open = Otwarte do końca rozgrywki: najwyżej { $tricks ->
        [one] jedna lewa
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    } ({ $law })
sheet-penalty = { $label } ({ $owner })
sheet-choice = { $label }: { $options }
sheet-onward = Dalej: { $laws }
sheet-views = Sporne: dwie wykładnie
sheet-law = stosuje się { $laws }
sheet-nothing = nic
sheet-records = Nazwane karty, leżące wcześniej karty przygwożdżone i liczby kart u graczy to zapisy: kod je czyta, ale nie mają one tu wierszy.
