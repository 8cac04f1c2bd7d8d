### Karta sprawy: identyfikator sprawy i dwa orzeczenia obok siebie.

case-id = Sprawa: { $id }
# A case that no id can hold: kept by the store, if that is there.
case-not-kept = Ta sprawa ma zbyt wiele szczegółów na pełny identyfikator, a w tej chwili nie można jej zapisać. Orzeczenie pozostaje ważne; identyfikator będzie można otrzymać później, pytając ponownie.
case-unknown = Pod tym identyfikatorem nie ma tu zapisanej sprawy. Jeden ze znaków może być błędny albo sprawa została zapisana w innym programie.
case-store-away = To krótki identyfikator, a zapisanych spraw nie można teraz odczytać. Proszę spróbować później.
case-none = Nie otwarto żadnej sprawy
case-mistyped = To nie jest identyfikator sprawy. Może brakować znaku albo któryś jest błędny; proszę skopiować całość, od pierwszego do ostatniego znaku.
case-outdated = Ten identyfikator utworzyła inna wersja programu, która znała inne fakty. Ta wersja nie umie go odczytać. Proszę wprowadzić sprawę jeszcze raz; jej orzeczenie otrzyma nowy identyfikator.

fork = Zmień jedną odpowiedź
fork-intro = Proszę wybrać odpowiedź, która ma być inna. Pojawi się to, co ona zmienia w orzeczeniu; sama sprawa pozostaje bez zmian.
fork-into = Co zamiast tego?
fork-no-other = Żadna inna odpowiedź nie zgadza się z resztą sprawy.
fork-edition = Wydanie przepisów
fork-on = Dalej ze zmienioną sprawą
fork-home = Do pierwszej sprawy

difference-title = Co się zmienia
difference-changed = { $fact }: „{ $after }” zamiast „{ $before }”.
difference-gone = Odpada
difference-new = Dochodzi
difference-tricks = Lewy, które zmieniają stronę: było { $before }, jest { $after }.
difference-at-most =
    { $n ->
        [one] najwyżej { $n } lewa
        [few] najwyżej { $n } lewy
       *[other] najwyżej { $n } lew
    }
difference-laws = Podstawą jest { $after } zamiast { $before }.
difference-none = żaden przepis
difference-nothing = Nic się nie zmienia: w obu sprawach orzeczenie jest takie samo.
difference-longer = Różnic jest więcej, niż się tu mieści. Całość widać po otwarciu każdej sprawy osobno.
difference-asks = Nie ma jeszcze dwóch orzeczeń do porównania; najpierw potrzebna jest odpowiedź na pytanie:
difference-clash = W jednej z dwóch spraw fakty są ze sobą sprzeczne i nie można wydać orzeczenia.
difference-first = Pierwsza sprawa
difference-second = Druga sprawa

# The command of the terminal.
cli-case = Otwiera sprawę po identyfikatorze spod orzeczenia; z drugim identyfikatorem pokazuje, co się zmienia.
