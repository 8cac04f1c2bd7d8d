### Sędzia, który sam gra: program nie pyta o karty niezagrane i żadnej nie pokazuje.

playing-note = Sędzia grający: nazwy kart są zakryte, dotknięcie odkrywa kartę. O karty niezagrane program nie pyta.
playing-note-terminal = Sędzia grający: nazwy kart są zakryte, pokazuje je „{ $command }”. O karty niezagrane program nie pyta.
playing-note-command = Sędzia grający: nazwy kart są zakryte, a bez opcji --playing widoczne. O karty niezagrane program nie pyta.
playing-withheld = Nie dla sędziego, który sam gra: { $label }
playing-step = Sędzia gra: czynności wymagające obejrzenia zakrytych kart wykonuje osoba, która tu nie gra. Sędzia dowiaduje się tylko o wyniku.
playing-not-shown = ustalone, nie pokazuje się
playing-not-yet = Jeszcze nie widać
playing-card = Karta { $number }
playing-form = Tylko karty leżące licem do góry, kolor i wysokość. Innych kart nie wpisywać.
playing-covered-head = Zakryte karty
playing-covered-none = Żadna karta nie jest zakryta.
playing-cover = [karta { $number }]

## Co jest w ręce, pokazuje karta, którą gracz wykłada.

playing-holds-suit-led = Jaką kartę do tej lewy wykłada { $offender }?
    .how = Nie oglądać ręki. Poprosić o kartę w kolorze wyjścia, jeżeli jest, a jeżeli jej nie ma – o dowolną. Odpowiedzią jest wyłożona karta.
    .yes = Kartę w kolorze wyjścia
    .no = Kartę w innym kolorze
playing-second-holds-suit-led = Jaką kartę do drugiej wadliwej lewy wykłada { $offender }?
    .how = Nie oglądać ręki. Poprosić o kartę w kolorze wyjścia, jeżeli jest, a jeżeli jej nie ma – o dowolną. Odpowiedzią jest wyłożona karta.
    .yes = Kartę w kolorze wyjścia
    .no = Kartę w innym kolorze
playing-offender-can-follow = Co { $offender } zagrywa w tej lewie?
    .how = Nie oglądać ręki. Podać zasadę: kto może, dokłada do koloru, a kto nie może, zagrywa kartę przygwożdżoną. Odpowiedzią jest zagrana karta.
    .yes = Kartę w kolorze wyjścia
    .no = Kartę w innym kolorze
playing-partner-can-comply =
    { $irregularity ->
        [cannot_comply] Co gracz zagrywa?
       *[other] Co zagrywa { $partner }?
    }
    .how = Nie oglądać ręki i o nic z góry nie pytać. Odpowiedzią jest zagrana karta; jeżeli okaże się, że nakaz był wykonalny, wrócić do sprawy.
    .yes = To, co nakazano
    .no = Co innego, bo nakazanych kart nie ma w ręce
playing-legal-in-turn = Czy ta karta jest w kolorze wyjścia?
    .how = Nie oglądać ręki. Kierować się kartami już zagranymi.
    .yes = Tak albo wiadomo, że w ręce nie ma już tego koloru
    .no = Nie, a karta w kolorze wyjścia wyszła na jaw
playing-revoked =
    { $irregularity ->
        [inspection] Czy pada twierdzenie, że był fałszywy renons?
       *[other] Czy wyszło na jaw, że można było dołożyć do koloru?
    }
    .how = Nie oglądać ręki. Odpowiedzią jest to, co gracz mówi lub pokazuje.
    .yes = Tak, zostało to powiedziane lub pokazane
    .no = Nie, nic takiego

## Co można ustalić tylko po obejrzeniu zakrytych kart

playing-extra-cards =
    .how = Karty leżące licem do góry można nazwać. Pozostałe ogląda osoba, która tu nie gra, i to ona prowadzi sprawę dalej.
playing-restored-card-revoke =
    .how = Kartę z kolorami późniejszych wyjść porównuje osoba, która tu nie gra. Można to też ustalić po ostatniej lewie.
playing-partner-two-suits =
    .how = Podać graczowi, co obowiązuje w każdym z tych przypadków. Czy zostało to zachowane, widać po ostatniej lewie.

## Inne ustalenia, przy których sędzia zagląda w karty

playing-failed =
    .how = Kierować się tym, co przy stole powiedziano i pokazano. Nie oglądać ręki.
playing-missing-card-place =
    .how = Gracze szukają wokół siebie. Zgrane karty przegląda osoba, która tu nie gra.
playing-can-be-played =
    .how = Ocenić, jak wiele stało się widoczne, a nie co. Jeżeli to za mało, ocenę powierzyć osobie, która tu nie gra.
