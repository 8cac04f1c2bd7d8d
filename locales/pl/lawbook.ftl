### Law books that a club has imported: commands, reports, faults, source lines. DO voice.

## Languages and sources

lawbook-language-en = po angielsku
lawbook-language-pl = po polsku
lawbook-language-no = po norwesku
# $clause is spelled for the reader; $heading, $title, $publisher may be "none"; $language is a ready label.
lawbook-source =
    Przepis { $clause }{ $heading ->
        [none] {""}
       *[other] , { $heading }
    } – tekst urzędowy, MPB { $edition }, { $language }. Źródło: { $title ->
        [none] {""}
       *[other] { $title },{" "}
    }{ $publisher ->
        [none] {""}
       *[other] { $publisher },{" "}
    }{ $file }
lawbook-wordless = Ten przepis nie ma własnego tekstu; treść jest w jego ustępach.
# $languages is a ready list.
lawbook-elsewhere = Tekst urzędowy jest dostępny: { $languages }.

## The command line

cli-lawbook = Wczytywanie, sprawdzanie i pokazywanie urzędowych tekstów przepisów, które ma klub.
cli-lawbook-add = Wczytaj przepisy z plików tekstowych, HTML lub PDF: całość albo pojedyncze.
cli-lawbook-list = Pokaż wczytane teksty przepisów.
cli-lawbook-show = Pokaż tekst urzędowy przepisu.
cli-lawbook-verify = Porównaj każdy przepis z tym, co wczytano.
cli-lawbook-remove = Usuń wczytany tekst przepisów.
cli-lawbook-accept = Przyjmij poprawki wprowadzone ręcznie.
cli-lawbook-option-edition = Wydanie przepisów.
cli-lawbook-option-language = Język tekstu.
cli-lawbook-option-law = Numer przepisu, jeżeli nie ma go w nagłówku.
cli-lawbook-option-title = Tytuł książki do podania źródła.
cli-lawbook-option-publisher = Wydawca do podania źródła.
cli-lawbook-option-yes = Bez pytania.
cli-lawbook-option-replace = Zapisanie także wtedy, gdy nowy tekst ma znacznie mniej niż obecny.
cli-lawbook-option-json = Jako JSON.

## Reading

# $done and $whole are digits.
lawbook-progress-pages = { $file }: strona { $done } z { $whole }
lawbook-progress-laws = { $file }: przepis { $done } z { $whole }
lawbook-found = Plik { $file }: MPB { $edition }, { $language }
lawbook-found-law = Przepis { $law }
lawbook-found-absent = Przepisy, których w nim nie ma: { $clauses }
lawbook-found-missing = Brak, choć są w tym wydaniu: { $clauses }
lawbook-found-wordless = Bez własnego tekstu: { $clauses }
lawbook-found-unchecked = Przepisy, których spis nie obejmuje w całości, wczytane według własnej numeracji: { $clauses }
# $number counts paragraphs.
lawbook-found-unplaced =
    { $number ->
        [one] Bez pewnego miejsca, nie zostanie zapisany: { $number } akapit
        [few] Bez pewnego miejsca, nie zostaną zapisane: { $number } akapity
       *[many] Bez pewnego miejsca, nie zostanie zapisanych: { $number } akapitów
    }
lawbook-found-aside =
    { $number ->
        [one] Pominięto jako nawigację lub nagłówki: { $number } wiersz
        [few] Pominięto jako nawigację lub nagłówki: { $number } wiersze
       *[many] Pominięto jako nawigację lub nagłówki: { $number } wierszy
    }
# $laws are numbers and ranges.
lawbook-found-replaced = Zapisane teraz przepisy, które zastąpi { $file }: { $laws }
lawbook-found-doubtful = Prawdopodobnie pomyłka: większość tekstu z { $file } nie ma pewnego miejsca albo jest go znacznie mniej niż w obecnym zapisie. Wątpliwe przepisy: { $laws }
lawbook-ask-store = Zapisać? (tak/nie)
lawbook-not-stored = Niczego nie zapisano.
# $laws is a number.
lawbook-stored =
    { $laws ->
        [one] Zapisano { $laws } przepis: MPB { $edition }, { $language }, folder { $folder }
        [few] Zapisano { $laws } przepisy: MPB { $edition }, { $language }, folder { $folder }
       *[many] Zapisano { $laws } przepisów: MPB { $edition }, { $language }, folder { $folder }
    }
lawbook-nothing-changed = Niczego nie zmieniono: wszystko zostaje, jak było.
# $allowed is a ready list.
lawbook-ask-edition = Które to wydanie przepisów: { $file }? ({ $allowed })
lawbook-ask-language = W jakim języku jest { $file }? ({ $allowed })
lawbook-ask-number = Który to przepis: { $file }? (1–93)
lawbook-ask-proposed = { $file }: nagłówek nie podaje numeru, ale z sąsiednich stron wynika przepis { $law }. Zgadza się? (tak/nie)

## What is kept

lawbook-list-book = MPB { $edition }, { $language }: przepisy { $laws }
lawbook-list-origin = źródło: { $origin }
lawbook-list-folder = Folder: { $folder }
lawbook-list-empty = Nie wczytano jeszcze żadnych przepisów; ich miejsce to { $folder }
# $books is a number.
lawbook-verified =
    { $books ->
        [one] Sprawdzono { $books } zbiór: każdy przepis jest taki, jak go wczytano lub przyjęto.
        [few] Sprawdzono { $books } zbiory: każdy przepis jest taki, jak go wczytano lub przyjęto.
       *[many] Sprawdzono { $books } zbiorów: każdy przepis jest taki, jak go wczytano lub przyjęto.
    }
lawbook-differs = { $clause } różni się od wczytanego tekstu i nie jest cytowany: { $file }
lawbook-unreadable = Tego pliku nie można odczytać, więc nie jest cytowany: { $file }
lawbook-ask-remove = Usunąć MPB { $edition }, { $language }? (tak/nie)
# $laws is a number.
lawbook-removed =
    { $laws ->
        [one] Usunięto: MPB { $edition }, { $language }, { $laws } przepis.
        [few] Usunięto: MPB { $edition }, { $language }, { $laws } przepisy.
       *[many] Usunięto: MPB { $edition }, { $language }, { $laws } przepisów.
    }
lawbook-unaltered = { $clause } jest taki, jak go wczytano: nie ma czego przyjmować.
lawbook-was = { $clause } w postaci wczytanej:
lawbook-is-now = { $clause } w obecnej postaci:
lawbook-ask-accept = Przyjąć { $clause } w obecnej postaci? (tak/nie)
lawbook-accepted = { $clause }: poprawkę przyjęto.

## What can be wrong

# stored-cause wants $cause and $detail.
lawbook-error-no-file = Nie można otworzyć { $file }. { stored-cause }
lawbook-error-too-big = { $file } ma ponad 50 MB.
lawbook-error-unpacks = { $file } po rozpakowaniu ma ponad 200 MB.
lawbook-error-other-kind = { $file } to plik { $kind }; czytane są tekst, HTML i PDF.
lawbook-error-empty = { $file } nie zawiera tekstu.
lawbook-error-encoding = { $file } ma niewłaściwe kodowanie znaków: proszę zapisać plik jako UTF-8.
lawbook-error-encrypted = { $file } to zaszyfrowany PDF: proszę zapisać go bez hasła.
lawbook-error-scanned = { $file } zawiera obrazy stron bez tekstu: najpierw potrzebne jest rozpoznanie tekstu (OCR).
lawbook-error-damaged = { $file } jest uszkodzony i nie można go odczytać.
lawbook-error-truncated = { $file } urywa się przed końcem.
lawbook-error-other-book = { $file } to nie są przepisy brydżowe albo numeracja nie pasuje do niczego.
# $edition is a ready list of years.
lawbook-error-other-edition = { $file } podaje wydanie { $edition }.
# $language is en, pl or no.
lawbook-error-other-language = { $file } jest napisany { $language ->
        [pl] po polsku
        [no] po norwesku
       *[other] po angielsku
    }.
lawbook-error-twice = { $file } zawiera przepis { $law } dwa razy.
lawbook-error-in-two-files = Przepis { $law } jest w { $file } i w { $other }.
lawbook-error-other-law = { $file } zawiera przepis { $law }, a nie { $told }.
lawbook-error-not-ours = { $file } to nie jest czytelny plik zbioru: { $clause }
lawbook-error-record = Plik zbioru jest uszkodzony; polecenie director lawbook verify powie który.
lawbook-error-not-written = Nie można zapisać w { $folder }. { stored-cause }
lawbook-error-no-edition = { $file } nie podaje wydania: proszę dodać --edition.
lawbook-error-no-language = Nie można rozpoznać języka { $file }: proszę dodać --language.
lawbook-error-no-number = W { $file } nie ma nagłówka z numerem przepisu: proszę dodać --law.
lawbook-error-proposed = W { $file } nie ma nagłówka z numerem przepisu; z sąsiednich stron wynika { $law }. Jeżeli to się zgadza, proszę dodać --law { $law }.
lawbook-error-doubtful = Niczego nie zmieniono: nowy tekst ma zbyt mało treści. Jeżeli mimo to jest właściwy, proszę dodać --replace.
lawbook-error-say-yes = Nie ma kogo zapytać: proszę dodać --yes.
lawbook-error-no-address = „{ $clause }” nie jest numerem przepisu.
# $edition and $language may be "none".
lawbook-error-no-clause = W zbiorze nie ma takiego tekstu urzędowego: { $clause }.
lawbook-error-altered = { $clause } różni się od wczytanego tekstu i nie jest pokazywany jako przepis: { $file }
lawbook-error-which-book = { $clause } jest w kilku zbiorach: proszę dodać --edition i --language.
lawbook-error-which-to-remove = Proszę podać, który zbiór: --edition i --language.
lawbook-error-no-book = Nie ma takiego zbioru.
