### Polecenia Discorda: nazwy, opisy, opcje i wartości do wyboru.
### Names: at most 32 characters, lower case, no spaces. Descriptions and choices: at most 100.

command-defective-trick = wadliwa-lewa
    .description = Orzeczenie, gdy w lewie brakuje karty albo jest ich za dużo (przepis 67)

command-ruling = orzeczenie
    .description = Co się stało? Kilka istotnych pytań i orzeczenie

command-revoke = fałszywy-renons
    .description = Orzeczenie po fałszywym renonsie (przepisy 61–64)

command-penalty-card = karta-przygwożdżona
    .description = Na stole leży karta przygwożdżona: co dalej? (przepisy 50 i 51)

command-exposed-card = odsłonięta-karta
    .description = Orzeczenie w sprawie odsłoniętej karty (przepisy 48 i 49)

command-lead-out-of-turn = wyjście-poza-kolejnością
    .description = Orzeczenie po wyjściu poza kolejnością (przepisy 53–56)

command-two-cards-at-once = dwie-karty-naraz
    .description = Orzeczenie, gdy położono dwie karty lub więcej naraz (przepis 58)

command-wrong-card-count = niewłaściwa-liczba-kart
    .description = Który to przepis? Na podstawie policzonych kart (przepisy 13, 14 i 67)

## Options, in their order. .choice-<value>: what can be chosen. .description-<command>: what an
## option is under that command, where it is not the same everywhere.

option-fault = błąd
    .description = Rodzaj nieprawidłowości
    .choice-omitted = brak karty
    .choice-extra = za dużo kart
    .choice-misplaced-played-card = karta źle odłożona

option-offender = wykraczający
    .description = Gracz, którego dotyczy nieprawidłowość
    .choice-declarer = rozgrywający
    .choice-dummy = dziadek
    .choice-defender = obrońca

option-offender-seat = miejsce
    .description = Miejsce tego gracza przy stole
    .choice-n = gracz N
    .choice-e = gracz E
    .choice-s = gracz S
    .choice-w = gracz W

option-declarer-seat = miejsce-rozgrywającego
    .description = Miejsce rozgrywającego przy stole
    .choice-n = gracz N
    .choice-e = gracz E
    .choice-s = gracz S
    .choice-w = gracz W

option-played-on = zagrano-dalej
    .description = Która strona ma już kartę w następnej lewie
    .choice-none = nikt
    .choice-offending-side = tylko strona wykraczająca
    .choice-non-offending-side = tylko strona niewykraczająca
    .choice-both = obie strony

option-trick = lewa
    .description = Numer lewy (1–13)
    .description-revoke = Lewa, w której był fałszywy renons (1–13)
    .description-lead-out-of-turn = Lewa, do której było wyjście (1–13)

option-suit-led = kolor-wyjścia
    .description = Kolor wyjścia w tej lewie
    .choice-s = piki
    .choice-h = kiery
    .choice-d = kara
    .choice-c = trefle

option-holds-suit = ma-kolor
    .description = Czy w tej ręce jest jeszcze karta w kolorze wyjścia
    .choice-yes = tak
    .choice-no = nie
    .choice-unknown = nie wiadomo

option-cards = karty
    .description = Tylko karty, które są już widoczne
    .description-penalty-card = Karty przygwożdżone, które leżą przed graczem
    .description-exposed-card = Karty, które stały się widoczne
    .description-lead-out-of-turn = Karta, którą nastąpiło wyjście
    .description-two-cards-at-once = Karty, które były widoczne

option-trick-winner = zdobywca-lewy
    .description = Do której ręki należy wadliwa lewa
    .description-revoke = Która ręka wzięła lewę z fałszywym renonsem
    .choice-offender = wykraczający
    .choice-offender-partner = partner wykraczającego
    .choice-opponents = strona niewykraczająca

option-later-tricks = późniejsze-lewy
    .description = Późniejsze lewy strony wykraczającej; znane dopiero po rozgrywce

option-contract = kontrakt
    .description = Kontrakt, na przykład 4♠, 3BA albo 4♠X

option-edition = wydanie
    .description = Wydanie przepisów
    .choice-1997 = MPB 1997
    .choice-2007 = MPB 2007
    .choice-2017 = MPB 2017

option-federation = federacja
    .description = Federacja, której regulaminy stosuje się w tym orzeczeniu

option-playing = sędzia-gra
    .description = Sędzia gra przy stole: bez kart niezagranych, inne karty zakryte

option-language = język
    .description = Język odpowiedzi
    .choice-en = angielski
    .choice-pl = polski
    .choice-no = norweski

option-happened = zdarzenie
    .description = Co się stało, własnymi słowami; wybór z listy

option-opening = pierwsze-wyjście
    .description = Czy było to pierwsze wyjście

option-next-trick = następna-lewa
    .description = Co strona wykraczająca zrobiła od fałszywego renonsu

option-partner-cards = karty-partnera
    .description = Karty przygwożdżone drugiego obrońcy

option-turn = kolej
    .description = Na kogo jest teraz kolej

option-can-follow = może-dołożyć
    .description = Czy gracz z tą kartą może dodać do koloru wyjścia

option-how = jak
    .description = W jaki sposób karta stała się widoczna

option-seen = widoczna-dla-partnera
    .description = Czy jej lico mogło być widoczne dla partnera

option-accepted = akceptacja
    .description = Co druga strona zrobiła z tym wyjściem

option-cards-seen = widoczne-karty
    .description = Ile kart było widać

option-opponent-played = przeciwnik-zagrał
    .description = Czy przeciwnik zagrał już po tej karcie

option-north = ręka-n
    .description = Karty gracza N: w ręce i zgrane, na przykład 7 6

option-east = ręka-e
    .description = Karty gracza E: w ręce i zgrane, na przykład 7 6

option-south = ręka-s
    .description = Karty gracza S: w ręce i zgrane, na przykład 7 6

option-west = ręka-w
    .description = Karty gracza W: w ręce i zgrane, na przykład 7 6

option-due = powinno-być
    .description = Ile kart powinno być już zgranych u każdego gracza

option-failed = czego-nie-zagrano
    .description = Czego nie zagrano mimo obowiązku

option-lead-face = strona-karty
    .description = Pierwsze wyjście poza kolejnością: czy karta jest odsłonięta

option-turn-was = kolej-wyjścia
    .description = Z której ręki należało wyjść

option-card-place = miejsce-karty
    .description = Gdzie była karta, którą należało zagrać

option-card-in-trick = karta-w-lewie
    .description = Czy karta z tej ręki leżała odsłonięta w lewie

option-offered = zagrywana-karta
    .description = Karta, którą chce zagrać gracz z kartą przygwożdżoną

## Looking a clause up

command-law = przepis
    .description = Znajdź przepis po numerze albo po słowach.
option-clause = przepis
    .description = Numer, np. 67B1a, albo słowa, np. karta przygwożdżona.

command-case = sprawa
    .description = Otwiera sprawę po identyfikatorze; z drugim identyfikatorem porównuje orzeczenia
option-id = identyfikator
    .description = Identyfikator spod orzeczenia
option-compare-with = porównaj-z
    .description = Identyfikator innej sprawy

command-help = pomoc
    .description = Co potrafi asystent, z przykładem na każdą sytuację
command-about = o-programie
    .description = Wersja, źródła, zakres, prywatność
