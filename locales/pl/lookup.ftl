### Words by which a clause is found: the label names the situation; .search holds what a Director
### would type, parted by commas, and is never shown.

lookup-12 = Wynik rozjemczy
    .search = wynik rozjemczy, sędzia orzeka wynik, wynik sztuczny
lookup-12C1 = Zapisowy wynik rozjemczy
    .search = wynik ważony, przyznany wynik, średnia
lookup-13 = Niewłaściwa liczba kart w ręce
    .search = czternaście kart, 14 kart w ręce, niewłaściwa liczba kart na początku
lookup-14 = Brakująca karta
    .search = brakująca karta, karta w pudełku, tylko dwanaście kart, karta na podłodze
lookup-16 = Nielegalna informacja
    .search = informacja nielegalna, namysł, partner coś zobaczył
lookup-16C = Informacja z wycofanych kart
    .search = informacja z wycofanej karty, kto może korzystać z wycofanej karty
lookup-50B = Karta przygwożdżona: normalna czy podrzędna
    .search = normalna karta przygwożdżona, podrzędna karta przygwożdżona, drobna karta przygwożdżona, poważna karta przygwożdżona, figura odsłonięta
lookup-50D2 = Wyjście partnera przy karcie przygwożdżonej
    .search = nakaz wyjścia, zakaz wyjścia, zakazać koloru, partner na wyjściu
lookup-51 = Dwie lub więcej kart przygwożdżonych
    .search = dwie karty przygwożdżone, kilka kart przygwożdżonych
lookup-55 = Rozgrywający wychodzi poza kolejnością
    .search = rozgrywający wyszedł ze złej ręki, wyjście rozgrywającego poza kolejnością
lookup-56 = Obrońca wychodzi poza kolejnością
    .search = obrońca wyszedł poza kolejnością, wyjście obrońcy poza kolejnością
lookup-61A = Co to jest fałszywy renons
    .search = definicja fałszywego renonsu, co to jest fałszywy renons
lookup-62 = Poprawienie fałszywego renonsu
    .search = sprostowanie renonsu, poprawienie renonsu, renons nie dokonany
lookup-63A = Kiedy fałszywy renons jest uprawomocniony
    .search = renons uprawomocniony, kiedy renons staje się uprawomocniony, renons dokonany, kiedy renons staje się dokonany
lookup-64 = Lewy za uprawomocniony fałszywy renons
    .search = kara za renons, ile lew za renons, przekazanie lew
lookup-64A1 = Dwie lewy za fałszywy renons
    .search = dwie lewy, wykraczający wziął lewę z renonsem
lookup-64A2 = Jedna lewa za fałszywy renons
    .search = jedna lewa
lookup-64B = Fałszywy renons bez przekazania lew
    .search = brak kary za renons, renons dziadka, drugi renons w tym samym kolorze
lookup-64C = Wyrównanie szkody po fałszywym renonsie
    .search = renons za mała rekompensata, szkoda większa niż kara
lookup-62D = Fałszywy renons w dwunastej lewie
    .search = renons w dwunastej lewie, lewa dwunasta
lookup-67A = Lewa wadliwa zauważona od razu
    .search = wadliwa lewa zauważona od razu, trzy karty w lewie
lookup-67B1 = Brak karty w lewie
    .search = nie dołożył karty do lewy, o jedną kartę za dużo w ręce
lookup-67B2 = Za dużo kart w lewie
    .search = dwie karty w jednej lewie, za dużo kart w lewie, o jedną kartę za mało w ręce
lookup-68 = Roszczenie lub zrzeczenie się lew
    .search = roszczenie, żądanie lew, zrzeczenie się, koniec rozdania, oddał resztę
lookup-69 = Uzgodnione roszczenie
    .search = uzgodnione roszczenie, zgoda na roszczenie, uzgodnione żądanie, zgoda na żądanie
lookup-72C = Przewidywalna szkoda
    .search = mógł wiedzieć, mógł przewidzieć szkodę
lookup-79 = Liczba wziętych lew
    .search = liczba wziętych lew, spór o liczbę lew
lookup-82C = Błąd sędziego
    .search = błąd sędziego, błędne orzeczenie
lookup-85 = Sporne fakty
    .search = sporne fakty, gracze nie zgadzają się co do faktów
lookup-92 = Odwołanie
    .search = odwołanie, odwołać się od orzeczenia
lookup-44C = Dokładanie do koloru
    .search = dokładanie do koloru, obowiązek dołożenia do koloru
lookup-41 = Pierwsze wyjście zakrytą kartą
    .search = wist w zakryciu, pierwsze wyjście, początek rozgrywki
lookup-48 = Karty odsłonięte przez rozgrywającego
    .search = rozgrywający odsłonił kartę, rozgrywający pokazał karty

## Pages

# $situation may be "none".
lookup-title = Przepis { $clause }, MPB { $edition }{ $situation ->
        [none] {""}
       *[other] : { $situation }
    }
# $clause is spelled for the reader.
lookup-hit = { $clause } – { $situation }
lookup-also = Może chodzi o to
lookup-below = W ramach tego przepisu
lookup-nothing = Niczego nie znaleziono: „{ $typed }”.
lookup-no-text = Nie ma tekstu tego przepisu: nie wczytano tego wydania i nie mamy własnego omówienia.
# The edition has no such clause; $editions is a ready list of years.
lookup-absent = W MPB { $edition } nie ma przepisu { $clause }; taki numer jest w wydaniach: { $editions }.
# No edition has it; $above is the clause that it would stand under.
lookup-in-none = Ani w MPB { $edition }, ani w innych wydaniach nie ma przepisu { $clause }; najbliższy jest { $above }.
lookup-references = Odsyła do
lookup-changes = Co się zmieniło
# Buttons: another language beside the reader's own.
lookup-beside-en = Pokaż obok po angielsku
lookup-beside-pl = Pokaż obok po polsku
lookup-beside-no = Pokaż obok po norwesku
lookup-status = Co program robi z tym przepisem
lookup-cases = Przykładowe sprawy
# $older and $newer are years, $was and $now addresses.
lookup-change-same = { $older } – { $newer }: skutek taki sam.
lookup-change-changed = { $older } – { $newer }: skutek inny.
lookup-change-moved = { $was } z { $older } to { $now } z { $newer }.
lookup-change-new = { $now } jest nowy w { $newer }.
lookup-change-gone = { $was } z { $older } nie ma odpowiednika w { $newer }.
# Words that went and words that came.
lookup-went = [– { $words } –]
lookup-came = [+ { $words } +]
cli-law = Znajdź przepis po numerze albo po słowach, w dowolnym z trzech języków.
cli-law-option-language = Pokaż przepis także w tym języku.
lookup-nothing-changed = Nic nie wiadomo o zmianach.
