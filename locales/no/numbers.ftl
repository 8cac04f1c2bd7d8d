### Numbers of tricks and cards.
### $n is a number, not text, for it selects the plural; $number is text.

## Counts: .acc as an object, .words for reading aloud, up to thirteen

tricks-count =
        { $n ->
            [0] ingen stikk
            [one] ett stikk
           *[other] { $n } stikk
        }
    .acc =
        { $n ->
            [0] ingen stikk
            [one] ett stikk
           *[other] { $n } stikk
        }
    .words =
        { $n ->
            [0] ingen stikk
            [1] ett stikk
            [2] to stikk
            [3] tre stikk
            [4] fire stikk
            [5] fem stikk
            [6] seks stikk
            [7] sju stikk
            [8] åtte stikk
            [9] ni stikk
            [10] ti stikk
            [11] elleve stikk
            [12] tolv stikk
            [13] tretten stikk
           *[other] { $n } stikk
        }

cards-count =
        { $n ->
            [0] ingen kort
            [one] ett kort
           *[other] { $n } kort
        }
    .acc =
        { $n ->
            [0] ingen kort
            [one] ett kort
           *[other] { $n } kort
        }
    .words =
        { $n ->
            [0] ingen kort
            [1] ett kort
            [2] to kort
            [3] tre kort
            [4] fire kort
            [5] fem kort
            [6] seks kort
            [7] sju kort
            [8] åtte kort
            [9] ni kort
            [10] ti kort
            [11] elleve kort
            [12] tolv kort
            [13] tretten kort
           *[other] { $n } kort
        }

## A trick by its number

trick-number = stikk nr.{"\u00A0"}{ $number }
    .gen = stikk nr.{"\u00A0"}{ $number }
    .acc = stikk nr.{"\u00A0"}{ $number }
    .loc = stikk nr.{"\u00A0"}{ $number }

## Numbers in words, as they stand before tricks and cards

number-0 = ingen
number-1 = ett
number-2 = to
number-3 = tre
number-4 = fire
number-5 = fem
number-6 = seks
number-7 = sju
number-8 = åtte
number-9 = ni
number-10 = ti
number-11 = elleve
number-12 = tolv
number-13 = tretten

## Ordinals, as they stand before a trick

ordinal-1 = første
    .gen = første
    .acc = første
    .loc = første

ordinal-2 = andre
    .gen = andre
    .acc = andre
    .loc = andre

ordinal-3 = tredje
    .gen = tredje
    .acc = tredje
    .loc = tredje

ordinal-4 = fjerde
    .gen = fjerde
    .acc = fjerde
    .loc = fjerde

ordinal-5 = femte
    .gen = femte
    .acc = femte
    .loc = femte

ordinal-6 = sjette
    .gen = sjette
    .acc = sjette
    .loc = sjette

ordinal-7 = sjuende
    .gen = sjuende
    .acc = sjuende
    .loc = sjuende

ordinal-8 = åttende
    .gen = åttende
    .acc = åttende
    .loc = åttende

ordinal-9 = niende
    .gen = niende
    .acc = niende
    .loc = niende

ordinal-10 = tiende
    .gen = tiende
    .acc = tiende
    .loc = tiende

ordinal-11 = ellevte
    .gen = ellevte
    .acc = ellevte
    .loc = ellevte

ordinal-12 = tolvte
    .gen = tolvte
    .acc = tolvte
    .loc = tolvte

ordinal-13 = trettende
    .gen = trettende
    .acc = trettende
    .loc = trettende
