### Polecenia Discorda: nazwy, opisy, opcje i wartości do wyboru.
### Names: at most 32 characters, lower case, no spaces. Descriptions and choices: at most 100.

command-defective-trick = wadliwa-lewa
    .description = Orzeczenie, gdy w lewie brakuje karty albo jest ich za dużo (przepis 67)

## Options, in their order. .choice-<value>: what can be chosen.

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

option-trick-winner = zdobywca-lewy
    .description = Do której ręki należy wadliwa lewa
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

option-language = język
    .description = Język odpowiedzi
    .choice-en = angielski
    .choice-pl = polski
    .choice-no = norweski
