### The frame of a report: its title, who may use what, what comes after play, the line below.

# $found is the ready found-… label, $edition a year. At most 55 characters.
report-title = { $found } – MPB { $edition }
report-after-play = Po rozgrywce
# Below a ruling: $edition the ready name of the Laws, $federation an abbreviation, $id the case.
report-foot = { $edition } · { $federation } · pomoc dla sędziego · sprawa { $id }
report-foot-no-id = { $edition } · { $federation } · pomoc dla sędziego

## What was found, 41 characters at most. $trick is digits or "unknown".

found-omitted =
    { $trick ->
        [unknown] W lewie brakuje karty
       *[other] W lewie nr { $trick } brakuje karty
    }
found-too-many =
    { $trick ->
        [unknown] Za dużo kart w lewie
       *[other] Za dużo kart w lewie nr { $trick }
    }
found-defects = Dwie wadliwe lewy
found-played-again = Karta źle odłożona i zagrana ponownie
found-misplaced = Zagrana karta źle odłożona
found-missing = W ręce brakuje karty
found-wrong-from-start = Zła liczba kart od początku
found-two-in-trick = Dwie karty w lewie
found-card-count = Niewłaściwa liczba kart
found-two-cards = Dwie karty naraz
found-extra-card-to-trick = Piąta karta w lewie
found-revoke =
    { $trick ->
        [unknown] Fałszywy renons
       *[other] Fałszywy renons w lewie nr { $trick }
    }
found-revoke-enquiry = Pytanie o możliwy fałszywy renons
found-exposed-card = Odsłonięta karta
found-penalty-card-pending = Karta przygwożdżona na stole
found-penalty-card-not-played = Nie zagrano karty przygwożdżonej
found-lead-out-of-turn = Wyjście poza kolejnością
found-opening-lead-out-of-turn = Pierwsze wyjście poza kolejnością
found-premature-play = Przedwczesne zagranie
found-simultaneous-two-players = Jednoczesne zagranie dwóch graczy
found-play-after-illegal = Gra po nieprzepisowym zagraniu
found-cannot-comply = Czy da się wykonać nakaz lub zakaz?
found-dummy-wrong-card = Niewłaściwa karta z dziadka
found-designation-change = Zmiana zadysponowanej karty
found-played-or-not = Czy karta została zagrana?
found-retraction = Wycofano kartę
found-inspection = Prośba o obejrzenie lewy
found-pointing = Karta odwrócona w złą stronę
found-dummy-drew-attention = Uwaga dziadka podczas rozgrywki

## Who may use what

note-withdrawn = Z wycofanych kart może korzystać tylko { $nos }.
note-withdrawn-neither = Z wycofanych kart nie może korzystać żadna ze stron.
note-penalty-free = Dopóki karta przygwożdżona leży na stole, każdy może ją uwzględniać.
note-penalty-partner = Partner może uwzględniać tylko to, że trzeba ją zagrać.
note-penalty-returned = Po powrocie karty do ręki partner nie może z niej korzystać.
note-restored = Z wiedzy o odzyskanej karcie partner nie może korzystać.
note-enquiry = Z tego, co podpowiada pytanie, partner nie może korzystać.
note-procedure = Z przepisowej procedury wolno korzystać każdemu.
note-no-suggested = Partner nie może wybrać zagrania, które wycofana karta podpowiada.

## After play. The number stands before the dash.

tricks-one =
    { $trick ->
        [unknown] Jedną lewę przekazuje się { $nosDat }, jeżeli { $os } bierze tę lewę lub którąś późniejszą.
       *[other] Jedną lewę przekazuje się { $nosDat }, jeżeli { $os } bierze lewę nr { $trick } lub którąś późniejszą.
    }
tricks-two-2 =
    { $trick ->
        [unknown] 2 – { $offender } bierze tę lewę, a { $os } jedną z późniejszych.
       *[other] 2 – { $offender } bierze lewę nr { $trick }, a { $os } jedną z późniejszych.
    }
tricks-two-1 = 1 – w innym razie, jeżeli { $os } bierze którąś z nich.
tricks-two-0 = 0 – żadnej z nich.
tricks-two-own-2 = 2 – { $os } bierze też jedną z późniejszych lew.
tricks-two-own-1 = 1 – { $os } nie bierze żadnej późniejszej lewy.
tricks-two-older-2 =
    { $trick ->
        [unknown] 2 – { $offender } bierze tę lewę lub inną kartą, którą można było do niej dołożyć, a { $os } jeszcze jedną.
       *[other] 2 – { $offender } bierze lewę nr { $trick } lub inną kartą, którą można było do niej dołożyć, a { $os } jeszcze jedną.
    }
tricks-two-older-1 = { tricks-two-1 }
tricks-two-older-0 = { tricks-two-0 }
tricks-two-card-2 = 2 – { $offender } bierze późniejszą lewę kartą, którą można było dołożyć, a { $os } jeszcze jedną.
tricks-two-card-1 = { tricks-two-1 }
tricks-two-card-0 = { tricks-two-0 }
tricks-several = Najwięcej lew do przekazania: { $tricks }; liczyć osobno za każdy fałszywy renons.
after-equity = Jeżeli bez nieprawidłowości { $nos } ma lepszy wynik, zamiast tego orzec ten wynik ({ $laws }).
after-equity-both = Jeżeli bez fałszywego renonsu któraś strona ma lepszy wynik, orzec ten wynik ({ $laws }).
after-withdrawn = Jeżeli { $os } korzysta z wycofanej karty ze szkodą przeciwników, orzec wynik rozjemczy ({ $laws }).
after-penalty = Jeżeli bez karty przygwożdżonej wynik mógł łatwo być inny, orzec wynik rozjemczy ({ $laws }).
after-seen = Jeżeli widziane karty mogły łatwo pomóc wykraczającym, orzec wynik rozjemczy ({ $laws }).
after-restored = Jeżeli wiedza o odzyskanej karcie wpływa na grę partnera, orzec wynik rozjemczy ({ $laws }).
after-enquiry = Jeżeli pytanie podpowiada partnerowi szkodliwe dla przeciwników zagranie, orzec wynik rozjemczy ({ $laws }).
after-score-possible = Jeżeli { $nos } ponosi szkodę, orzec wynik rozjemczy ({ $laws }).
after-score-consider = Jest powód, by rozważyć wynik rozjemczy ({ $laws }).
after-score-mandatory-deal = Nie ma rezultatu, z którym można by go porównać ({ $laws }).
after-score-mandatory = Orzec wynik rozjemczy; bez szkody równa się on rezultatowi przy stole ({ $laws }).
after-score-mandatory-damage = Orzec wynik rozjemczy, bo powstała szkoda ({ $laws }).
