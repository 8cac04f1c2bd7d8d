### Numbers of tricks and cards.
### $n is a number, not text, for it selects the plural; $number is text.

## Counts: .acc as an object, .words for reading aloud, up to thirteen

tricks-count =
        { $n ->
            [0] żadna lewa
            [one] jedna lewa
            [few] { $n } lewy
            [many] { $n } lew
           *[other] { $n } lewy
        }
    .acc =
        { $n ->
            [0] żadnej lewy
            [one] jedną lewę
            [few] { $n } lewy
            [many] { $n } lew
           *[other] { $n } lewy
        }
    .words =
        { $n ->
            [0] żadna lewa
            [1] jedna lewa
            [2] dwie lewy
            [3] trzy lewy
            [4] cztery lewy
            [5] pięć lew
            [6] sześć lew
            [7] siedem lew
            [8] osiem lew
            [9] dziewięć lew
            [10] dziesięć lew
            [11] jedenaście lew
            [12] dwanaście lew
            [13] trzynaście lew
           *[other] { $n } lew
        }

cards-count =
        { $n ->
            [0] żadna karta
            [one] jedna karta
            [few] { $n } karty
            [many] { $n } kart
           *[other] { $n } karty
        }
    .acc =
        { $n ->
            [0] żadnej karty
            [one] jedną kartę
            [few] { $n } karty
            [many] { $n } kart
           *[other] { $n } karty
        }
    .words =
        { $n ->
            [0] żadna karta
            [1] jedna karta
            [2] dwie karty
            [3] trzy karty
            [4] cztery karty
            [5] pięć kart
            [6] sześć kart
            [7] siedem kart
            [8] osiem kart
            [9] dziewięć kart
            [10] dziesięć kart
            [11] jedenaście kart
            [12] dwanaście kart
            [13] trzynaście kart
           *[other] { $n } kart
        }

## A trick by its number

trick-number = lewa nr{"\u00A0"}{ $number }
    .gen = lewy nr{"\u00A0"}{ $number }
    .acc = lewę nr{"\u00A0"}{ $number }
    .loc = lewie nr{"\u00A0"}{ $number }

## Numbers in words, as they stand before tricks and cards

number-0 = zero
number-1 = jedna
number-2 = dwie
number-3 = trzy
number-4 = cztery
number-5 = pięć
number-6 = sześć
number-7 = siedem
number-8 = osiem
number-9 = dziewięć
number-10 = dziesięć
number-11 = jedenaście
number-12 = dwanaście
number-13 = trzynaście

## Ordinals, as they stand before a trick

ordinal-1 = pierwsza
    .gen = pierwszej
    .acc = pierwszą
    .loc = pierwszej

ordinal-2 = druga
    .gen = drugiej
    .acc = drugą
    .loc = drugiej

ordinal-3 = trzecia
    .gen = trzeciej
    .acc = trzecią
    .loc = trzeciej

ordinal-4 = czwarta
    .gen = czwartej
    .acc = czwartą
    .loc = czwartej

ordinal-5 = piąta
    .gen = piątej
    .acc = piątą
    .loc = piątej

ordinal-6 = szósta
    .gen = szóstej
    .acc = szóstą
    .loc = szóstej

ordinal-7 = siódma
    .gen = siódmej
    .acc = siódmą
    .loc = siódmej

ordinal-8 = ósma
    .gen = ósmej
    .acc = ósmą
    .loc = ósmej

ordinal-9 = dziewiąta
    .gen = dziewiątej
    .acc = dziewiątą
    .loc = dziewiątej

ordinal-10 = dziesiąta
    .gen = dziesiątej
    .acc = dziesiątą
    .loc = dziesiątej

ordinal-11 = jedenasta
    .gen = jedenastej
    .acc = jedenastą
    .loc = jedenastej

ordinal-12 = dwunasta
    .gen = dwunastej
    .acc = dwunastą
    .loc = dwunastej

ordinal-13 = trzynasta
    .gen = trzynastej
    .acc = trzynastą
    .loc = trzynastej
