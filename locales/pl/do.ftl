### What is done and said after a ruling: short statements, some 14 words, 22 at most. Voice: DO and SAY
### in one. do-<step>[-ending]; do-put-<choice> with option-[choice-]<option>; do-right-<withdrawal>;
### do-onward-<Law>. Placeables as in verdict.ftl; $leader is to lead ($later is "yes" where it has just
### been left free), $penalty is "yes" where a
### penalty card lies there, $designate where one of two cards is still to be named, $supply where the
### trick is not complete, $number (digits) how many cards lie there; $cardSuit is the suit of a small penalty card.

## Steps


## Steps

do-count-face-down =
    { $trick ->
        [unknown] Wszyscy liczą karty koszulkami do góry. Ustalić, w której lewie brakuje karty { $offenderGen }.
       *[other] Wszyscy liczą karty koszulkami do góry. Sprawdzić, że w lewie nr { $trick } brakuje karty { $offenderGen }.
    }
do-search-card = Poszukać karty na podłodze, w pudełku i na krzesłach; zgrane karty ogląda tylko sędzia.
do-search-card-found = Karta wraca do ręki, w której jej brakuje.
do-inspect-played-privately = Zgrane karty { $offenderGen } ogląda tylko sędzia.
do-supply-legal-card =
    { $role ->
        [dummy] { $declarerCap } wskazuje z dziadka przepisową kartę do tej lewy; może ją wziąć.
       *[other] { $offenderCap } dokłada do lewy przepisową kartę; może ją wziąć.
    }
do-supply-legal-card-partner = { $restrictedCap } dokłada kartę do niepełnej lewy.
do-supply-legal-card-now = Wszystkie karty wracają; { $actor } zagrywa przepisową.
do-face-and-place-suit-card =
    { $role ->
        [dummy]
            { $trick ->
                [unknown] { $declarerCap } wskazuje z dziadka kartę w kolorze wyjścia na miejsce tej lewy. Lewa nie zmienia strony.
               *[other] { $declarerCap } wskazuje z dziadka kartę w kolorze wyjścia na miejsce lewy nr { $trick }. Lewa nie zmienia strony.
            }
       *[other]
            { $suit ->
                [unknown]
                    { $trick ->
                        [unknown] { $offenderCap } pokazuje kartę w kolorze wyjścia i odkłada ją na miejsce tej lewy. Lewa nie zmienia strony.
                       *[other] { $offenderCap } pokazuje kartę w kolorze wyjścia i odkłada ją na miejsce lewy nr { $trick }. Lewa nie zmienia strony.
                    }
               *[other]
                    { $trick ->
                        [unknown] { $offenderCap } pokazuje dowolną { $suitOne } i odkłada ją na miejsce tej lewy. Lewa nie zmienia strony.
                       *[other] { $offenderCap } pokazuje dowolną { $suitOne } i odkłada ją na miejsce lewy nr { $trick }. Lewa nie zmienia strony.
                    }
            }
    }
do-face-and-place-suit-card-second =
    { $trick ->
        [unknown] Druga karta, w kolorze wyjścia tamtej lewy, idzie na miejsce późniejszej lewy.
       *[other] Druga karta, w kolorze wyjścia tamtej lewy, idzie na miejsce lewy nr { $trick }.
    }
do-face-and-place-any-card =
    { $role ->
        [dummy]
            { $trick ->
                [unknown] { $declarerCap } wskazuje z dziadka dowolną kartę na miejsce tej lewy. Lewa nie zmienia strony.
               *[other] { $declarerCap } wskazuje z dziadka dowolną kartę na miejsce lewy nr { $trick }. Lewa nie zmienia strony.
            }
       *[other]
            { $trick ->
                [unknown] { $offenderCap } pokazuje dowolną kartę i odkłada ją na miejsce tej lewy. Lewa nie zmienia strony.
               *[other] { $offenderCap } pokazuje dowolną kartę i odkłada ją na miejsce lewy nr { $trick }. Lewa nie zmienia strony.
            }
    }
do-face-and-place-any-card-second =
    { $trick ->
        [unknown] Druga, dowolna karta idzie na miejsce późniejszej lewy.
       *[other] Druga, dowolna karta idzie na miejsce lewy nr { $trick }.
    }
do-return-extra-cards = Nadliczbowa karta wraca do ręki { $offenderGen }.
do-leave-faced-card =
    { $penalty ->
        [yes] Karty ogląda tylko sędzia: w lewie zostaje widoczna; pokazana nadliczbowa leży odsłonięta.
       *[no] Karty ogląda tylko sędzia: w lewie zostaje widoczna, pozostałe wracają do ręki.
    }
do-leave-highest-legal =
    { $penalty ->
        [yes] Karty ogląda tylko sędzia: w lewie zostaje najstarsza przepisowa; pokazana nadliczbowa leży odsłonięta.
       *[no] Karty ogląda tylko sędzia: w lewie zostaje najstarsza przepisowa, pozostałe wracają do ręki.
    }
do-file-played-card = Odłożyć kartę na miejsce wśród zgranych kart { $offenderGen }.
do-file-played-card-turned = Każdy gracz może o to teraz prosić: kartę odwraca się właściwie.
do-pick-up-others = Wszystkie inne karty wracają do ręki.
do-card-returns-to-hand = Karta wraca do ręki.
do-card-returns-to-hand-unseen = Wszystkie karty wracają do ręki.
do-card-returns-to-hand-face-down = Zakryta karta wraca do ręki.
do-not-penalty-card = Karta wraca do ręki.
do-card-to-penalty = Karta zostaje odsłonięta jako karta przygwożdżona.
do-withdraw-card = Kartę się wycofuje; { $actor } zagrywa przepisową.
do-withdraw-card-again = { $actorCap } zagrywa w bieżącej lewie inną, przepisową kartę.
do-withdraw-card-named = Karta zadysponowana jako pierwsza wraca; zagrana zostaje właściwa.
do-withdraw-card-dummy = Niewłaściwa karta wraca do dziadka; zagrana zostaje karta zadysponowana.
do-substitute-legal-card = { $actorCap } zagrywa w zamian przepisową kartę.
do-substitute-legal-card-penalty = { $actorCap } zagrywa w tej lewie kartę przygwożdżoną.
do-correct-revoke =
    { $penalty ->
        [yes] { $actorCap } zagrywa przepisową kartę.
       *[no] { $actorCap } zabiera kartę i zagrywa przepisową.
    }
do-correct-revoke-both = Każdy z tych dwóch graczy zagrywa przepisową kartę.
do-retract-lead = Karta wyjścia wraca do ręki, z której ją zagrano.
do-lead-from-correct-hand =
    { $turn ->
        [declarer_hand] { $declarerCap } wychodzi dowolną kartą z własnej ręki.
        [dummy] { $declarerCap } wychodzi dowolną kartą z dziadka.
        [other_defender] { $partnerCap } wychodzi dowolną kartą.
        [a_defender] Obrońca, na którego jest kolej, wychodzi dowolną kartą.
       *[other] Ręka, na którą jest kolej, wychodzi dowolną kartą.
    }
do-lead-from-correct-hand-opening = { $partnerCap } wychodzi zakrytą kartą.
do-dummy-spreads = Dziadek wykłada karty; następna karta z własnej ręki { $declarerGen }.
do-second-card-from-declarer = Następna karta z własnej ręki { $declarerGen }.
do-declarer-becomes-dummy = { $declarerCap } wykłada wszystkie karty; rozgrywa { $dummy }.
do-must-play-penalty-card = Teraz zagrywa się kartę przygwożdżoną.
do-must-play-penalty-card-own = { $partnerCap } wychodzi własną kartą przygwożdżoną.
do-pick-up-penalty-cards = Karta przygwożdżona wraca do ręki i przestaje nią być.
do-pick-up-penalty-cards-required = Gdy to niemożliwe, { $partner } wychodzi dowolnie.
do-pick-up-penalty-cards-forbidden = { $partnerCap } wychodzi w inny kolor; gdy to niemożliwe, dowolnie.
do-penalty-card-stays = Karta przygwożdżona zostaje odsłonięta na stole.
do-answer-enquiry = Wolno odpowiedzieć.
do-refuse-enquiry = Nikt nie odpowiada na pytanie.
do-allow-inspection = Lewę pokazuje się temu, kto o to prosi.
do-allow-inspection-own-card = Gracz ogląda kartę i nikomu jej nie pokazuje.
do-refuse-inspection = Nikt nie odsłania kart tej lewy.
do-refuse-inspection-own-card = Nikt nie odsłania karty.
do-play-on-reserve-rights = Po rozgrywce ocenić, czy dziadek podpowiada tym zagranie.
do-possible-procedural-penalty = Rozważyć karę proceduralną.
do-possible-procedural-penalty-dummy = Przypomnieć o tym dziadkowi. Możliwa kara proceduralna.
do-waive-rectification = Od sprostowania można odstąpić, gdy prosi o to z ważnych powodów { $nos }.
do-restore-deal = Poprawić ręce według protokołu rozkładu lub z pomocą graczy, którzy grali wcześniej.
do-reconstruct-deal = Ustalić, której karty brakuje, i ułożyć rozdanie z innej talii.
do-remove-surplus-card = Zabrać kartę.

## The end

do-escalate = Rozstrzygnąć albo spytać sędziego głównego, która wykładnia obowiązuje:
do-rule-on-claim = Orzec o roszczeniu; wątpliwości na niekorzyść: { $os }.
do-award-now = Orzec wynik rozjemczy za to rozdanie.
do-award-later = Po rozgrywce orzec wynik rozjemczy.
do-play-on = Gramy dalej.
do-play-on-call = Gramy dalej. Proszę mnie zawołać po ostatniej lewie, przed wymieszaniem kart.
do-play-on-award = Gramy dalej. Proszę mnie zawołać po ostatniej lewie: orzeknę wynik rozjemczy.

## Choices. The options follow as a list, small letters, no full stop.

do-reject-option = Takiej możliwości nie ma; wybór jest ponowiony.
do-put-opening-lead = Do czasu wyboru nikt nie gra. Wybiera { $declarer }:
do-put-spread = Do czasu wyboru nikt nie gra. Wybiera { $declarer }:
do-put-lead = Do czasu wyboru nikt nie gra. Wybiera { $declarer }:
do-put-lead-by-declarer =
    { $edition ->
        [1997] Do czasu wyboru nikt nie gra. Wystarczy głos jednego obrońcy:
       *[other] Do czasu wyboru nikt nie gra. Wystarczy głos jednego obrońcy; w sporze decyduje następny po wyjściu:
    }
do-put-lead-next = Do czasu wyboru nikt nie gra. Wybiera { $actor }:
do-put-declarer = Do czasu wyboru nikt nie gra. Wybiera { $declarer }:
do-put-declarer-suit = Do czasu wyboru nikt nie gra. Kolor wskazuje { $declarer }:
do-put-partner-lead = Do czasu wyboru nikt nie gra. Wybiera { $declarer }:
do-put-penalty-play = Do czasu wyboru nikt nie gra. Wybiera { $declarer }:
do-put-penalty-card = { $declarerCap } wskazuje kartę przygwożdżoną do zagrania. Wcześniej nikt nie gra.
do-put-trick12 = { $actorCap } wskazuje, którą z dwóch kart zagrać w dwunastej lewie.
do-put-lho = Zapytać { $actorAcc }, czy zmienia kartę zagraną później.
do-put-nos = Zapytać każdego gracza strony niewykraczającej, czy zmienia kartę zagraną później.
do-put-later-card = Zapytać { $actorAcc }, czy zmienia kartę zagraną po tej zmienionej.
do-put-offender = { $actorCap } wskazuje przepisową kartę. Nikt inny się nie odzywa.
do-put-other = Do czasu wyboru nikt nie gra. Wybiera { $actor }:

do-option-opening-lead-spread = wyłożyć karty i zostać dziadkiem; rozgrywa { $dummy } ({ $laws })
do-option-opening-lead-accept = zaakceptować i obejrzeć dziadka; następna karta z własnej ręki ({ $laws })
do-option-opening-lead-require = odrzucić, nakaz wyjścia w { $penaltySuitName }: karta wraca do ręki ({ $laws })
do-option-opening-lead-forbid = odrzucić, zakaz wyjścia w { $penaltySuitName } do utraty wyjścia: karta wraca do ręki ({ $laws })
do-option-opening-lead-free = odrzucić, wyjście dowolne: karta zostaje normalną kartą przygwożdżoną ({ $laws })
do-option-spread-hand = wyłożyć karty i zostać dziadkiem ({ $laws })
do-option-lead-accept-lead = zaakceptować: wyjście jest ważne ({ $laws })
do-option-lead-refuse-lead =
    { $turn ->
        [declarer_hand] odrzucić: { $declarer } wychodzi z własnej ręki, karta jest normalną kartą przygwożdżoną ({ $laws })
        [dummy] odrzucić: wyjście z dziadka, karta jest normalną kartą przygwożdżoną ({ $laws })
       *[other] odrzucić: karta jest normalną przygwożdżoną; { $declarer } może ograniczyć wyjście drugiego obrońcy ({ $laws })
    }
do-option-accept-lead = zaakceptować: wyjście jest ważne ({ $laws })
do-option-refuse-lead = odrzucić: karta wraca, wychodzi właściwa ręka ({ $laws })
do-option-highest = najstarszą kartę w kolorze wyjścia
do-option-lowest = najmłodszą kartę w kolorze wyjścia
do-option-require-other-suit = nakaz innego koloru (wskazać)
do-option-forbid-other-suit = zakaz innego koloru (wskazać)
do-option-require-suit = nakaz wyjścia w { $penaltySuitName }: karta przygwożdżona wraca do ręki ({ $laws })
do-option-forbid-suit = zakaz wyjścia w { $penaltySuitName } do utraty wyjścia: karta wraca do ręki ({ $laws })
do-option-no-restriction = wyjście dowolne: karta przygwożdżona zostaje ({ $laws })
do-option-declarer-suit-require-suit = kolor nakazany
do-option-declarer-suit-forbid-suit = kolor zakazany
do-option-accept-play = zaakceptować kartę: zostaje w lewie, przygwożdżona na stole ({ $laws })
do-option-reject-play = nie zaakceptować: zagrywa się przygwożdżoną, tamta też staje się normalną przygwożdżoną ({ $laws })
do-option-choose-card = wskazać kartę
do-option-choose-penalty-card = wskazać kartę przygwożdżoną
do-option-withdraw-or-keep = zmienić kartę albo ją zostawić
do-option-choose-trick12-card = wskazać kartę do dwunastej lewy

## Penalty cards that lie there, duties and rights

do-penalty-major =
    { $designate ->
        [yes] Druga widoczna karta leży odsłonięta przed { $ownerIns }.
       *[no]
            { $cardKnown ->
                [yes] Karta { $ownerGen } ({ $card }) leży odsłonięta; zagrać, gdy tylko wolno.
               *[no] Karta { $ownerGen } leży odsłonięta; zagrać, gdy tylko wolno.
            }
    }
do-penalty-minor =
    { $cardKnown ->
        [yes] Przed kartą przygwożdżoną { $owner } nie zagrywa innej blotki { $cardSuit }; honor wolno.
       *[no] Przed kartą przygwożdżoną { $owner } nie zagrywa innej blotki w tym kolorze; honor wolno.
    }
do-penalty-unknown =
    { $designate ->
        [yes] Druga widoczna karta leży odsłonięta przed { $ownerIns }.
       *[no] Karta { $ownerGen } leży odsłonięta: jedna przypadkowo pokazana blotka jest podrzędna, każda inna normalna.
    }
do-penalty-other = Druga widoczna karta leży odsłonięta przed { $actorIns }.
do-penalty-pending = Karta przygwożdżona { $ownerGen } leży odsłonięta do czasu wyboru.
do-penalty-several = Odsłonięte karty { $ownerGen } zostają na stole ({ $number }); gdy wolno zagrać kilka, wybiera { $declarer }.
do-lead-options =
    { $later ->
        [yes] Przed każdym późniejszym wyjściem { $leaderGen } { $declarer } może nakazać lub zakazać koloru.
       *[no] Zanim wyjdzie { $leader }, { $declarer } może nakazać lub zakazać koloru.
    }
do-lead-options-both = Zanim wyjdzie któryś z obrońców, { $declarer } może nakazać lub zakazać koloru.
do-partner-this-trick =
    { $option ->
        [HIGHEST] Gdy { $restricted } nie ma koloru wyjścia, wolno zagrać dowolną kartę.
        [LOWEST] Gdy { $restricted } nie ma koloru wyjścia, wolno zagrać dowolną kartę.
        [REQUIRE_OTHER_SUIT] { $restrictedCap } najpierw dokłada do koloru; gdy wykonanie jest niemożliwe, dowolna przepisowa karta.
        [FORBID_OTHER_SUIT] { $restrictedCap } najpierw dokłada do koloru; gdy wykonanie jest niemożliwe, dowolna przepisowa karta.
       *[unknown]
            { $supply ->
                [yes] { $restrictedCap } uzupełnia potem lewę; gdy wykonanie jest niemożliwe, dowolną przepisową kartą.
               *[no] { $restrictedCap } stosuje się do wyboru; gdy to niemożliwe, dowolna przepisowa karta.
            }
    }
do-forbid-while-on-lead = Zakaz trwa, dopóki { $partner } nie utraci wyjścia.
do-changed = Kto zmienia, zabiera tamtą kartę i zagrywa inną.
do-right-lho-of-offender = Zapytać { $lhoAcc }, czy zmienia kartę zagraną później.
do-right-lho-of-offender-if = Jeżeli { $lho } ma już kartę w lewie, zapytać, czy ją zmienia.
do-right-each-nos-player = Zapytać każdego gracza strony niewykraczającej, czy zmienia kartę zagraną później.
do-right-each-nos-player-if =
    { $seated ->
        [yes] Jeżeli później zagrano kartę { $lhoGen } lub { $rhoGen }, zapytać, czy ją zmienia.
       *[no] Jeżeli { $nos } ma kartę zagraną później, zapytać, czy ją zmienia.
    }
do-right-os-next-after-nos-change = Jeżeli tak, { $partner } też może zmienić kartę zagraną później.
do-right-os-next-after-nos-change-if = Jeżeli tak, { $partner } też może zmienić kartę zagraną później.
do-right-declarer-after-rho-change = Jeżeli tak, { $declarer } też może zmienić kartę zagraną później.
# Law 62C3: both revokes of one trick are corrected though one side has led on.
do-right-all-erroneous-this-trick-both = Karta zagrana już w następnej lewie też zostaje wycofana.
do-right-all-erroneous-this-trick = Karty zagrane omyłkowo w tej lewie można wycofać.

## Another Law rules next: what to do now, and the way there

do-onward-13 = Wszystkie karty leżą zakryte; orzec o niewłaściwej liczbie kart (przepis 13).
do-onward-14 = Poszukać brakującej karty i orzec o niej (przepis 14).
do-onward-16 = Z tego, co karta pokazuje, { $partner } nie może korzystać (przepis 16).
do-onward-24 = Nikt nie licytuje ani nie gra. Karta leży odsłonięta do czasu orzeczenia (przepis 24).
do-onward-24-lead-not-faced = Nikt nie gra. Odsłoniętą kartę obrońcy rozgrywający może uznać za przygwożdżoną (przepis 24).
do-onward-49 = Karta leży odsłonięta, aż zapadnie orzeczenie o odsłoniętej karcie (przepis 49).
do-onward-53 = Nikt nie gra, aż zapadnie orzeczenie o wyjściu poza kolejnością (przepis 53).
do-onward-54 = Nikt nie gra, aż zapadnie orzeczenie o pierwszym wyjściu poza kolejnością (przepis 54).
do-onward-55 = Nikt nie gra, aż obrońcy usłyszą, co mogą zrobić z wyjściem (przepis 55).
do-onward-56 = Nikt nie gra, aż rozgrywający usłyszy, co może zrobić z wyjściem (przepis 56).
do-onward-57 = Nikt nie gra, aż zapadnie orzeczenie o przedwczesnym zagraniu (przepis 57).
do-onward-60 = Nikt nie gra. Ustalić kolejność zagranych kart (przepis 60).
do-onward-61 = Nikt nie odsłania zakrytej lewy. Zapytać, co zagrano później (przepis 61).
do-onward-62 = Jeżeli { $os } nie ma jeszcze karty w następnej lewie, fałszywy renons się poprawia (przepis 62).
do-onward-62-other-side = Poprawia się też fałszywy renons drugiej strony w tej lewie (przepis 62).
do-onward-62-late = Fałszywy renons w dwunastej lewie poprawia się nawet późno wykryty (przepis 62).
do-onward-63 = Ustalić, czy fałszywy renons jest uprawomocniony (przepis 63).
do-onward-64 = Jeżeli jest uprawomocniony, o lewach orzeka się po ostatniej lewie (przepis 64).
do-onward-65 = Liczba kart się zgadza: karta leży źle odwrócona lub nie po kolei (przepis 65).
do-onward-67 = Potem orzec o drugiej ręce z niewłaściwą liczbą kart (przepis 67).
do-onward-68 = Wszystkie karty leżą tak jak teraz; następne jest orzeczenie o roszczeniu (przepis 68).
do-onward-69 = Ustalić, czy można jeszcze zgłosić sprzeciw do uzgodnionego roszczenia (przepis 69).
do-onward-72 = Ocenić, czy szkoda była do przewidzenia (przepis 72).
do-onward-79 = Karty leżą tak jak teraz, aż liczba wziętych lew będzie uzgodniona (przepis 79).
do-onward-82 = Naprawić błędne orzeczenie; obie strony są niewykraczające (przepis 82).
do-onward-85 = Najpierw ustalić fakty: co jest bardziej prawdopodobne (przepis 85).
do-onward-92 = Graczom przysługuje odwołanie; podać termin (przepis 92).
do-onward-other =
    { $over ->
        [yes] Dalej zob. { $laws }.
       *[no] Nikt nie gra; dalej zob. { $laws }.
    }
