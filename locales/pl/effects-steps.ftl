### Steps of Law 67 and of the clauses that it calls.
### The value is a checklist item (voice DO), .label is a button or heading without a full stop,
### .say is read aloud (voice SAY). Placeables: persons and sides in their case forms, $role, $trick
### (digits or "unknown"), $suit (code or "unknown"), $card with $cardKnown, $edition.

## Before anything is put right

# DO, SAY. Always the first step while play goes on.
step-stop-play = Wstrzymać rozgrywkę. Do czasu decyzji nikt niczego nie zagrywa, nie zabiera i nie odwraca.
    .label = Wstrzymać rozgrywkę
    .say = Proszę na chwilę przerwać grę. Nikt niczego nie zagrywa, nie zabiera i nie odwraca.

step-count-face-down = Polecić wszystkim policzenie kart w ręce, a potem kart zgranych. Karty cały czas leżą koszulkami do góry.
    .label = Wszyscy liczą karty koszulkami do góry
    .say = Proszę Państwa o policzenie kart w ręce, a potem kart zgranych – cały czas koszulkami do góry.

step-search-card = Polecić sprawdzenie podłogi, pudełka i miejsc wokół krzeseł. Przejrzeć zgrane karty poza wzrokiem graczy.
    .label = Poszukać brakującej karty
    .say = Brakuje karty. Proszę sprawdzić podłogę, pudełko i miejsca wokół krzeseł; zgrane karty przejrzy sędzia.

# A defender's row is never shown to anybody; no card in it is named.
step-inspect-played-privately =
    { $role ->
        [declarer] Obejrzeć zgrane karty { $offenderGen } poza wzrokiem graczy.
        [dummy] Obejrzeć zgrane karty { $offenderGen } poza wzrokiem graczy.
       *[other] Obejrzeć zgrane karty { $offenderGen } poza wzrokiem graczy. Nikomu ich nie pokazywać i żadnej nie nazywać.
    }
    .label = Tylko sędzia ogląda zgrane karty wykraczającego
    .say = Te karty obejrzy tylko sędzia. Pozostałe karty leżą zakryte.

# Used where a card was omitted.
step-establish-trick =
    { $trick ->
        [unknown] Ustalić, która lewa jest wadliwa. W razie wątpliwości rozstrzygnąć według większego prawdopodobieństwa.
       *[other] Upewnić się, że wadliwa jest lewa nr { $trick }. Porównać rzędy zgranych kart bez udziału graczy.
    }
    .label = Ustalić, która lewa jest wadliwa
    .say =
        { $offenderCap } ma w ręce o jedną kartę za dużo, a wśród zgranych o jedną za mało. { $trick ->
            [unknown] W którejś lewie brakuje karty.
           *[other] W lewie nr { $trick } brakuje karty.
        }

# The same hand has no card in two tricks; $trickTwo is the later one, $trick the earlier one or "unknown".
step-establish-trick-two =
    { $trick ->
        [unknown] Ustalić, w których dwóch lewach brakuje karty; późniejsza to podobno lewa nr { $trickTwo }. Porównać rzędy zgranych kart bez udziału graczy.
       *[other] Upewnić się, że karty z tej ręki brakuje w lewach nr { $trick } i nr { $trickTwo }. Porównać rzędy zgranych kart bez udziału graczy.
    }
    .label = Ustalić, które lewy są wadliwe
    .say =
        { $offenderCap } ma w ręce o dwie karty za dużo, a wśród zgranych o dwie za mało. { $trick ->
            [unknown] Karty brakuje w lewie nr { $trickTwo } i w jednej z wcześniejszych.
           *[other] Karty brakuje w lewie nr { $trick } i w lewie nr { $trickTwo }.
        }

# The counts are right, but one trick has a card too many and another lacks one.
step-establish-trick-even = Ustalić, w której lewie jest o jedną kartę za dużo, a w której karty brakuje. Porównać rzędy zgranych kart bez udziału graczy.
    .label = Ustalić, które lewy są wadliwe
    .say = Liczba kart się zgadza, ale w jednej lewie jest o kartę za dużo, a w innej karty brakuje.

## A card is missing from a trick

# Before both sides have played on. The card counts and may win the trick.
step-supply-legal-card =
    { $role ->
        [dummy] Polecić { $declarerDat } zadysponowanie z dziadka przepisowej karty do tej lewy. Jeżeli to możliwe, dokłada się do koloru; karta może wziąć lewę.
       *[other] Polecić { $offenderDat } dołożenie do tej lewy przepisowej karty. Jeżeli to możliwe, dokłada się do koloru; karta może wziąć lewę.
    }
    .label = Lewa zostaje uzupełniona przepisową kartą
    .say =
        { $role ->
            [dummy] Nie jest za późno. { $declarerCap } poleca teraz zagranie z dziadka przepisowej karty do tej lewy; liczy się ona jak każda inna.
           *[other] Nie jest za późno. { $offenderCap } dokłada teraz do tej lewy przepisową kartę, która liczy się jak każda inna.
        }

# A defender has led to the next trick before partner played to this one.
step-supply-legal-card-partner = Polecić { $restrictedDat } dołożenie karty do niepełnej lewy.
    .label = Lewa zostaje uzupełniona
    .say = { $restrictedCap } dokłada kartę do niepełnej lewy.

# No face was visible, and a card is still to be played.
step-supply-legal-card-now = Polecić { $actorDat } zagranie teraz przepisowej karty w tej lewie.
    .label = Zagrać w tej lewie przepisową kartę
    .say = Teraz { $actor } zagrywa w tej lewie przepisową kartę.

# After both sides have played on. The player is free to choose which card of the suit.
step-face-and-place-suit-card =
    { $role ->
        [dummy] { $suit ->
            [unknown] Polecić { $declarerDat } wybranie z dziadka karty w kolorze wyjścia.
           *[other] Polecić { $declarerDat } wybranie z dziadka karty w kolorze wyjścia ({ $suitName }).
        }
       *[other] { $suit ->
            [unknown] Polecić { $offenderDat } wybranie i pokazanie karty w kolorze wyjścia.
           *[other] Polecić { $offenderDat } wybranie i pokazanie karty w kolorze wyjścia ({ $suitName }).
        }
    } { $trick ->
        [unknown] Karta trafia do zgranych, na miejsce wadliwej lewy.
       *[other] Karta trafia do zgranych, na miejsce lewy nr { $trick }.
    } Wybór karty w tym kolorze jest dowolny.
    .label = Pokazać kartę w kolorze wyjścia i odłożyć ją do zgranych
    .say =
        { $role ->
            [dummy] { $suit ->
                [unknown] { $declarerCap } wybiera z dziadka kartę w kolorze wyjścia.
               *[other] { $declarerCap } wybiera z dziadka kartę w kolorze wyjścia ({ $suitName }).
            }
           *[other] { $suit ->
                [unknown] { $offenderCap } wybiera kartę w kolorze wyjścia i ją pokazuje.
               *[other] { $offenderCap } wybiera kartę w kolorze wyjścia ({ $suitName }) i ją pokazuje.
            }
        } { $trick ->
            [unknown] Karta trafia do zgranych, na miejsce wadliwej lewy.
           *[other] Karta trafia do zgranych, na miejsce lewy nr { $trick }.
        }

step-face-and-place-any-card =
    { $role ->
        [dummy] Polecić { $declarerDat } wybranie dowolnej karty z dziadka.
       *[other] Polecić { $offenderDat } wybranie i pokazanie dowolnej karty.
    } { $trick ->
        [unknown] Karta trafia do zgranych, na miejsce wadliwej lewy.
       *[other] Karta trafia do zgranych, na miejsce lewy nr { $trick }.
    }
    .label = Pokazać dowolną kartę i odłożyć ją do zgranych
    .say =
        { $role ->
            [dummy] { $suit ->
                [unknown] Dziadek nie ma kart w kolorze wyjścia, więc { $declarer } wybiera z dziadka dowolną kartę.
               *[other] Dziadek nie ma kart w kolorze wyjścia ({ $suitName }), więc { $declarer } wybiera z dziadka dowolną kartę.
            }
           *[other] { $suit ->
                [unknown] { $offenderCap } nie ma kart w kolorze wyjścia, więc wybiera i pokazuje dowolną kartę.
               *[other] { $offenderCap } nie ma kart w kolorze wyjścia ({ $suitName }), więc wybiera i pokazuje dowolną kartę.
            }
        } { $trick ->
            [unknown] Karta trafia do zgranych, na miejsce wadliwej lewy.
           *[other] Karta trafia do zgranych, na miejsce lewy nr { $trick }.
        }

# The same hand has no card in a later trick either; $trick is that trick and always known.
step-face-and-place-suit-card-second =
    { $role ->
        [dummy] Polecić { $declarerDat } wybranie z dziadka karty w kolorze wyjścia w lewie nr { $trick }.
       *[other] Polecić { $offenderDat } wybranie i pokazanie karty w kolorze wyjścia w lewie nr { $trick }.
    } Karta trafia do zgranych, na miejsce tej lewy. Wybór karty w tym kolorze jest dowolny.
    .label = To samo z drugą lewą
    .say =
        { $role ->
            [dummy] Potem { $declarer } wybiera z dziadka kartę w kolorze wyjścia w lewie nr { $trick } i karta trafia na jej miejsce.
           *[other] Potem { $offender } wybiera i pokazuje kartę w kolorze wyjścia w lewie nr { $trick } i karta trafia na jej miejsce.
        }

step-face-and-place-any-card-second =
    { $role ->
        [dummy] Polecić { $declarerDat } wybranie z dziadka dowolnej karty do lewy nr { $trick }.
       *[other] Polecić { $offenderDat } wybranie i pokazanie dowolnej karty do lewy nr { $trick }.
    } Karta trafia do zgranych, na miejsce tej lewy.
    .label = To samo z drugą lewą
    .say =
        { $role ->
            [dummy] Potem { $declarer } wybiera z dziadka dowolną kartę, która trafia na miejsce lewy nr { $trick }.
           *[other] Potem { $offender } wybiera i pokazuje dowolną kartę, która trafia na miejsce lewy nr { $trick }.
        }

## Too many cards in a trick

step-leave-faced-card =
    { $trick ->
        [unknown] Zostawić w wadliwej lewie kartę, która była w niej widoczna.
       *[other] Zostawić w lewie nr { $trick } kartę, która była w niej widoczna.
    }
    .label = Zostaje karta, która była widoczna
    .say =
        { $trick ->
            [unknown] W tej lewie zostaje karta, która była widoczna dla wszystkich.
           *[other] W lewie nr { $trick } zostaje karta, która była widoczna dla wszystkich.
        }

# DO. Nobody can say which card was visible.
step-leave-highest-legal =
    { $trick ->
        [unknown] Polecić zostawienie w wadliwej lewie najstarszej z kart, które wolno było w niej zagrać.
       *[other] Polecić zostawienie w lewie nr { $trick } najstarszej z kart, które wolno było w niej zagrać.
    } Jeżeli któraś z tych kart jest w kolorze wyjścia, liczą się tylko karty w tym kolorze.
    .label = Zostaje najstarsza z kart, które wolno było zagrać
    .say =
        { $trick ->
            [unknown] Nie wiadomo, która karta była widoczna. W tej lewie zostaje najstarsza z kart, które wolno było zagrać.
           *[other] Nie wiadomo, która karta była widoczna. W lewie nr { $trick } zostaje najstarsza z kart, które wolno było zagrać.
        }

# A defender's extra card is neither shown nor named.
step-return-extra-cards =
    { $role ->
        [declarer] Zwrócić nadliczbowe karty do ręki { $offenderGen }.
        [dummy] Zwrócić nadliczbowe karty do ręki { $offenderGen }.
       *[other] Zwrócić nadliczbowe karty do ręki { $offenderGen }, zakryte. Żadnej nie pokazywać ani nie nazywać.
    }
    .label = Nadliczbowe karty wracają do ręki
    .say = Nadliczbowe karty wracają do ręki { $offenderGen }. Liczą się tak, jakby były tam cały czas.

# A defender's extra card was visible and becomes a penalty card.
step-return-extra-cards-exposed = Zwrócić nadliczbowe karty do ręki { $offenderGen }. Karta, która była widoczna, leży dalej odsłonięta jako karta przygwożdżona; innych nie pokazywać ani nie nazywać.
    .label = Nadliczbowe karty wracają do ręki
    .say = Nadliczbowe karty wracają do ręki { $offenderGen }. Liczą się tak, jakby były tam cały czas.

# Several cards of one hand are visible at once.
step-designate-card = Polecić { $actorDat } wskazanie, która z widocznych kart jest zagrana. Musi to być karta przepisowa.
    .label = Wskazać, która z widocznych kart jest zagrana
    .say = Widoczna jest więcej niż jedna karta. { $actorCap } wskazuje zagraną.

step-pick-up-others = Polecić podjęcie pozostałych kart.
    .label = Podjąć pozostałe karty
    .say = Pozostałe karty wracają do ręki.

step-card-stands =
    { $cardKnown ->
        [yes] Pozostawić kartę – { $cardAcc } – zagraną w tej lewie.
       *[other] Pozostawić kartę zagraną w tej lewie.
    }
    .label = Karta pozostaje zagrana
    .say =
        { $cardKnown ->
            [yes] Ta karta – { $card } – pozostaje zagrana.
           *[other] Ta karta pozostaje zagrana.
        }

# A card played too early, before an opponent; it is legal when the turn comes.
step-card-stands-in-turn = Polecić pozostawienie karty odsłoniętej i zagranie jej, gdy przyjdzie kolej na { $offenderAcc }. Nie wolno jej zmienić.
    .label = Karta zostaje zagrana w swojej kolejności
    .say = Karta leży odsłonięta i zostaje zagrana, gdy przyjdzie kolej na { $offenderAcc }.

# The player could not do what was required.
step-card-stands-unable = Pozostawić kartę zagraną w tej lewie. Nakazu nie dało się wykonać, więc nie jest to fałszywy renons.
    .label = Karta pozostaje zagrana
    .say = Nakazu nie da się wykonać, więc karta pozostaje zagrana i nie jest to fałszywy renons.

# Law 45G: turned before all four had played.
step-card-stands-turned-up = Polecić ponowne odsłonięcie karty. Pozostaje ona zagrana do tej lewy.
    .label = Karta jest znów odsłonięta i pozostaje zagrana
    .say = Karta zostaje znów odsłonięta i pozostaje zagrana.

step-card-returns-to-hand = Polecić przyłączenie karty do ręki. Nic więcej z tego nie wynika.
    .label = Karta wraca do ręki
    .say = Karta wraca do ręki i na tym koniec; nie ma sprostowania.

# Cards came down together and no face could be seen; a legal card is still to be played.
step-card-returns-to-hand-unseen = Polecić przyłączenie kart do ręki. Żadna z nich nie była widoczna, więc żadna nie jest zagrana.
    .label = Karty wracają do ręki
    .say = Żadna z tych kart nie była widoczna, więc karty wracają do ręki.

# A card led face down.
step-card-returns-to-hand-face-down = Polecić przyłączenie zakrytej karty do ręki. Nic więcej z tego nie wynika.
    .label = Zakryta karta wraca do ręki
    .say = Zakryta karta wraca do ręki bez sprostowania.

# The owner may be either defender; the list of penalty cards names the seat.
step-card-to-penalty = Polecić pozostawienie karty na stole, odsłoniętej przed jej właścicielem, jako karty przygwożdżonej.
    .label = Karta staje się kartą przygwożdżoną
    .say = Karta zostaje na stole odsłonięta, jako karta przygwożdżona.

step-not-penalty-card = Polecić przyłączenie karty do ręki; nie jest to karta przygwożdżona.
    .label = Karta nie jest kartą przygwożdżoną
    .say = Karta nie jest kartą przygwożdżoną i wraca do ręki.

step-not-penalty-card-claim = Nie czynić karty przygwożdżoną: została pokazana przy roszczeniu lub zrzeczeniu się lew.
    .label = Karta nie jest kartą przygwożdżoną
    .say = Karta została pokazana przy roszczeniu lub zrzeczeniu się lew, więc nie jest przygwożdżona.

step-not-penalty-card-unseen = Polecić przyłączenie karty do ręki; nie jest to karta przygwożdżona. Jej lico nie mogło być widoczne dla partnera.
    .label = Karta nie jest kartą przygwożdżoną
    .say = Karta nie mogła być widoczna dla partnera, więc nie jest przygwożdżona i wraca do ręki.

## A card that was played but lies elsewhere; withdrawal; an earlier revoke

step-file-played-card =
    { $trick ->
        [unknown] Odnaleźć kartę i odłożyć ją do zgranych kart { $offenderGen }, na miejsce wadliwej lewy.
       *[other] Odnaleźć kartę i odłożyć ją do zgranych kart { $offenderGen }, na miejsce lewy nr { $trick }.
    }
    .label = Sędzia odkłada zagraną kartę na jej miejsce
    .say = Ta karta jest już zagrana. Odłożę ją na właściwe miejsce; przynależność lewy się nie zmienia.

# The card lies in its place, but points the wrong way.
step-file-played-card-turned = Polecić obrócenie karty w kierunku strony, która wzięła lewę.
    .label = Obrócić kartę we właściwym kierunku
    .say = Kartę obraca się we właściwym kierunku; przynależność lewy się nie zmienia.

# Other wordings below and in effects-enquiry.ftl.
step-withdraw-card = Polecić wycofanie karty z lewy.
    .label = Wycofać kartę
    .say = Ta karta zostaje wycofana z lewy.

# The same card has been played a second time, to the trick in progress.
step-withdraw-card-again = Polecić wycofanie z bieżącej lewy karty zagranej po raz drugi.
    .label = Wycofać kartę
    .say = Tę kartę zagrano już wcześniej, więc zostaje wycofana z tej lewy.

# A card was named that was not meant.
step-withdraw-card-named = Polecić wycofanie karty nazwanej najpierw; zmiana jest dozwolona.
    .label = Wycofać kartę nazwaną najpierw
    .say = Zmiana jest dozwolona, więc karta nazwana najpierw zostaje wycofana.

# Dummy has put down a card that declarer did not name.
step-withdraw-card-dummy = Polecić powrót karty, której nie zadysponowano, do kart dziadka.
    .label = Niewłaściwa karta wraca do dziadka
    .say = Tej karty nie zadysponowano, więc wraca ona do kart dziadka.

step-substitute-legal-card =
    { $role ->
        [dummy] Polecić { $declarerDat } zagranie w tej lewie innej, przepisowej karty z dziadka.
       *[other] Polecić { $offenderDat } zagranie w tej lewie innej, przepisowej karty.
    }
    .label = Zagrać w zamian przepisową kartę
    .say =
        { $role ->
            [dummy] { $declarerCap } zagrywa w zamian inną, przepisową kartę z dziadka.
           *[other] { $offenderCap } zagrywa w zamian inną, przepisową kartę.
        }

step-substitute-legal-card-named = Polecić zagranie w zamian karty zgodnej z zamiarem.
    .label = Zagrać kartę zgodną z zamiarem
    .say = W zamian zagrywa się kartę zgodną z zamiarem.

step-substitute-legal-card-dummy = Polecić zagranie z dziadka zadysponowanej karty.
    .label = Zagrać zadysponowaną kartę
    .say = Zagrywa się zadysponowaną kartę.

# A restored card makes an earlier play a revoke that is not established.
step-correct-revoke = Polecić poprawienie fałszywego renonsu: { $actor } zabiera nieprzepisową kartę i zagrywa przepisową.
    .label = Poprawić fałszywy renons
    .say = Fałszywy renons nie jest uprawomocniony i trzeba go poprawić. { $actorCap } zabiera kartę i zagrywa przepisową.

# An option was named that the edition or the clause does not offer.
step-reject-option = Poinformować { $declarerAcc }, że nie ma takiej możliwości, i ponownie przedstawić dostępne. Do czasu wyboru nikt nie gra.
    .label = To nie jest dostępna możliwość; proszę wybrać ponownie
    .say = To nie jest dostępna możliwość. Wymienię jeszcze raz wszystkie dostępne; na razie nikt nie gra.

## The end of a ruling

step-play-continues = Wznowić rozgrywkę.
    .label = Gramy dalej
    .say = Proszę grać dalej normalnie.

# A card that declarer did not name can no longer be changed.
step-play-continues-too-late = Wznowić rozgrywkę; na zmianę karty, której nie zadysponowano, jest za późno.
    .label = Gramy dalej
    .say = Na zmianę tej karty jest za późno. Proszę grać dalej normalnie.

# SAY without a number while play goes on.
step-transfer-at-end = Po ostatniej lewie ustalić przynależność lew i rozstrzygnąć o przekazaniu. Wcześniej nie podawać żadnej liczby.
    .label = Przekazanie lew po rozgrywce
    .say = Proszę mnie zawołać po ostatniej lewie, przed wymieszaniem kart.

# Play has ended.
step-transfer-at-end-now = Policzyć, które lewy wzięła każda strona, i rozstrzygnąć o przekazaniu lew.
    .label = Rozstrzygnąć o przekazaniu lew
    .say = Teraz policzę lewy i rozstrzygnę o ich przekazaniu.

step-assess-equity-at-end = Po rozgrywce ocenić, czy { $nos } nadal ma wynik gorszy niż bez nieprawidłowości.
    .label = Po rozgrywce ocenić, czy rekompensata wystarcza
    .say = Po rozgrywce sprawdzę, czy { $nos } poniosła szkodę.

# Play has ended.
step-assess-equity-at-end-now = Ocenić, czy { $nos } nadal ma gorszy wynik, niż miałaby bez nieprawidłowości.
    .label = Ocenić, czy rekompensata wystarcza
    .say = Teraz sprawdzę, czy { $nos } poniosła szkodę.

# Both sides have an established revoke: there is no side that alone gets redress.
step-assess-equity-at-end-both = Po rozgrywce ocenić, czy któraś ze stron ma wynik gorszy niż bez fałszywych renonsów.
    .label = Po rozgrywce ocenić rozdanie tak, jakby nikt nie popełnił fałszywego renonsu
    .say = Po rozgrywce sprawdzę, czy któraś ze stron poniosła szkodę.

# The same when play has ended.
step-assess-equity-at-end-both-now = Ocenić, czy któraś ze stron ma gorszy wynik, niż miałaby bez fałszywych renonsów.
    .label = Ocenić rozdanie tak, jakby nikt nie popełnił fałszywego renonsu
    .say = Teraz sprawdzę, czy któraś ze stron poniosła szkodę.

step-award-adjusted-score = Orzec wynik rozjemczy w tym rozdaniu. Zastępuje on wynik ze stołu i nie dolicza się go do przekazanych lew.
    .label = Orzec wynik rozjemczy
    .say = Wynik ze stołu nie zostaje utrzymany; orzeknę wynik rozjemczy.

# The board is still being played.
step-award-adjusted-score-later = Po rozgrywce orzec wynik rozjemczy w tym rozdaniu. Zastępuje on wynik ze stołu i nie łączy się z przekazaniem lew.
    .label = Po rozgrywce orzec wynik rozjemczy
    .say = Po rozgrywce orzeknę wynik rozjemczy.

step-no-rectification = Nie stosować sprostowania.
    .label = Bez sprostowania
    .say = Nie ma sprostowania.

# A card points the wrong way, and the time for turning it has passed.
step-no-rectification-turned = Zostawić kartę tak, jak leży; na jej obrócenie jest za późno.
    .label = Karta zostaje tak, jak leży
    .say = Na obrócenie tej karty jest za późno, więc zostaje tak, jak leży.

# A card of dummy's that was touched without intent, or a card that was not played.
step-no-rectification-not-played = Uznać kartę za niezagraną; zostaje na swoim miejscu. Nie stosować sprostowania.
    .label = Karta nie jest zagrana
    .say = Karta nie jest zagrana i nie ma sprostowania.

# Law 45F, after the last trick.
step-no-rectification-dummy = Nie stosować sprostowania. Ocenić, czy dziadek podpowiada w ten sposób zagranie, które szkodzi obrońcom.
    .label = Bez sprostowania; ocenić szkodę
    .say = Nie ma sprostowania, ale sprawdzę, czy obrońcy ponieśli szkodę.

# A claim was made while a trick was defective.
step-rule-on-claim = Rozstrzygnąć roszczenie przy obecnym układzie kart. Wątpliwości rozstrzygać na niekorzyść { $osGen }.
    .label = Rozstrzygnąć roszczenie
    .say = Teraz rozstrzygnę roszczenie.

# Cards shown by a defender: play has ceased.
step-rule-on-claim-shown = Rozstrzygnąć roszczenie lub zrzeczenie się lew; rozgrywka ustała. Wątpliwości rozstrzygać na niekorzyść { $osGen }. Tylko gdy było to zrzeczenie się lew, a partner od razu się sprzeciwił, zrzeczenia nie ma i gra toczy się dalej.
    .label = Rozstrzygnąć roszczenie
    .say = Teraz rozstrzygnę roszczenie lub zrzeczenie się lew.

step-escalate = Rozstrzygnąć kwestię sporną albo zapytać sędziego głównego. Stanowiska podano poniżej.
    .label = Kwestia sporna: decyduje sędzia
    .say = Potrzebuję chwili na decyzję. Proszę na mnie zaczekać.
