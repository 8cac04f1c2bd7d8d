### Steps of Law 67 and of the clauses that it calls.
### The value is a checklist item (voice DO), .label is a button or heading without a full stop,
### .say is read aloud (voice SAY). Placeables: persons and sides in their case forms, $role, $trick
### (digits or "unknown"), $suit (code or "unknown"), $card with $cardKnown, $edition.

## Before anything is put right

# DO, SAY. Always the first step while play goes on.
step-stop-play = Wstrzymać rozgrywkę. Na razie nikt niczego nie zagrywa, nie zabiera i nie odwraca.
    .label = Wstrzymać rozgrywkę
    .say = Proszę na chwilę przerwać grę. Nikt niczego nie zagrywa, nie zabiera i nie odwraca.

step-count-face-down = Wszyscy liczą karty w ręce, a potem karty zgrane. Karty cały czas leżą koszulkami do góry.
    .label = Wszyscy liczą karty koszulkami do góry
    .say = Proszę Państwa o policzenie kart w ręce, a potem kart zgranych – cały czas koszulkami do góry.

step-search-card = Gracze sprawdzają podłogę, pudełko i miejsca wokół krzeseł. Przejrzeć zgrane karty poza wzrokiem graczy.
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
        [unknown] Ustalić, w których dwóch lewach brakuje karty; według graczy późniejsza to lewa nr { $trickTwo }. Porównać rzędy zgranych kart bez udziału graczy.
       *[other] Upewnić się, że karty z tej ręki brakuje w lewach nr { $trick } i nr { $trickTwo }. Porównać rzędy zgranych kart bez udziału graczy.
    }
    .label = Ustalić, które lewy są wadliwe
    .say =
        { $offenderCap } ma w ręce o dwie karty za dużo, a wśród zgranych o dwie za mało. { $trick ->
            [unknown] Karty brakuje w lewie nr { $trickTwo } i w jednej z wcześniejszych.
           *[other] Karty brakuje w lewie nr { $trick } i w lewie nr { $trickTwo }.
        }

# The counts are right, but one trick has a card too many and another lacks one.
step-establish-trick-even = Ustalić, w której lewie jest o jedną kartę za dużo, a w której karty brakuje. Porównać rzędy zgranych kart bez udziału graczy.
    .label = Ustalić, które lewy są wadliwe
    .say = Liczba kart się zgadza, ale w jednej lewie jest o kartę za dużo, a w innej karty brakuje.

## A card is missing from a trick

# Before both sides have played on. The card counts and may win the trick.
step-supply-legal-card =
    { $role ->
        [dummy] { $declarerCap } poleca zagranie z dziadka przepisowej karty do tej lewy. Jeżeli to możliwe, dokłada się do koloru; karta może wziąć lewę.
       *[other] { $offenderCap } dokłada do tej lewy przepisową kartę. Jeżeli to możliwe, dokłada się do koloru; karta może wziąć lewę.
    }
    .label = Lewa zostaje uzupełniona przepisową kartą
    .say =
        { $role ->
            [dummy] Nie jest za późno. { $declarerCap } poleca teraz zagranie z dziadka przepisowej karty do tej lewy; liczy się ona jak każda inna.
           *[other] Nie jest za późno. { $offenderCap } dokłada teraz do tej lewy przepisową kartę, która liczy się jak każda inna.
        }

# A defender has led to the next trick before partner played to this one.
step-supply-legal-card-partner = { $restrictedCap } dokłada kartę do niepełnej lewy.
    .label = Lewa zostaje uzupełniona
    .say = { $restrictedCap } dokłada kartę do niepełnej lewy.

# No face was visible, and a card is still to be played.
step-supply-legal-card-now = Teraz { $actor } zagrywa w tej lewie przepisową kartę.
    .label = Zagrać w tej lewie przepisową kartę
    .say = Teraz { $actor } zagrywa w tej lewie przepisową kartę.

# After both sides have played on. The player is free to choose which card of the suit.
step-face-and-place-suit-card =
    { $role ->
        [dummy] { $suit ->
            [unknown] { $declarerCap } wybiera z dziadka dowolną kartę w kolorze wyjścia.
           *[other] { $declarerCap } wybiera z dziadka dowolną { $suitOne }.
        }
       *[other] { $suit ->
            [unknown] { $offenderCap } pokazuje dowolną kartę w kolorze wyjścia.
           *[other] { $offenderCap } pokazuje dowolną { $suitOne }.
        }
    } { $trick ->
        [unknown] Karta trafia do zgranych, na miejsce wadliwej lewy.
       *[other] Karta trafia do zgranych, na miejsce lewy nr { $trick }.
    }
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
        [dummy] { $declarerCap } wybiera z dziadka dowolną kartę.
       *[other] { $offenderCap } pokazuje dowolną kartę.
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
        [dummy] { $declarerCap } wybiera z dziadka dowolną kartę w kolorze wyjścia z lewy nr { $trick }.
       *[other] { $offenderCap } pokazuje dowolną kartę w kolorze wyjścia z lewy nr { $trick }.
    } Karta trafia do zgranych, na miejsce tej lewy.
    .label = To samo z drugą lewą
    .say =
        { $role ->
            [dummy] Potem { $declarer } wybiera z dziadka do lewy nr { $trick } kartę w kolorze wyjścia i odkłada ją do zgranych.
           *[other] Potem { $offender } pokazuje kartę w kolorze wyjścia z lewy nr { $trick } i odkłada ją na miejsce tej lewy.
        }

step-face-and-place-any-card-second =
    { $role ->
        [dummy] { $declarerCap } wybiera z dziadka dowolną kartę do lewy nr { $trick }.
       *[other] { $offenderCap } pokazuje dowolną kartę do lewy nr { $trick }.
    } Karta trafia do zgranych, na miejsce tej lewy.
    .label = To samo z drugą lewą
    .say =
        { $role ->
            [dummy] Potem { $declarer } wybiera z dziadka dowolną kartę, która trafia na miejsce lewy nr { $trick }.
           *[other] Potem { $offender } wybiera i pokazuje dowolną kartę, która trafia na miejsce lewy nr { $trick }.
        }

## Too many cards in a trick

step-leave-faced-card =
    { $trick ->
        [unknown] W wadliwej lewie zostaje karta, która była w niej widoczna.
       *[other] W lewie nr { $trick } zostaje karta, która była w niej widoczna.
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
        [unknown] W wadliwej lewie zostaje najstarsza z kart, które wolno było w niej zagrać.
       *[other] W lewie nr { $trick } zostaje najstarsza z kart, które wolno było w niej zagrać.
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
step-designate-card = { $actorCap } wskazuje, która z widocznych kart jest zagrana. Musi to być karta przepisowa.
    .label = Wskazać, która z widocznych kart jest zagrana
    .say = Widoczna jest więcej niż jedna karta. { $actorCap } wskazuje zagraną.

step-pick-up-others = Pozostałe karty wracają do ręki.
    .label = Podjąć pozostałe karty
    .say = Pozostałe karty wracają do ręki.

step-card-stands =
    { $cardKnown ->
        [yes] Karta ({ $card }) jest zagrana i zostaje w lewie.
       *[other] Karta jest zagrana i zostaje w lewie.
    }
    .label = Karta pozostaje zagrana
    .say =
        { $cardKnown ->
            [yes] Ta karta ({ $card }) jest zagrana i zostaje w lewie.
           *[other] Ta karta jest zagrana i zostaje w lewie.
        }

# A card played too early, before an opponent; it is legal when the turn comes.
step-card-stands-in-turn = Karta leży odsłonięta i zostaje zagrana, gdy przyjdzie kolej na { $offenderAcc }. Nie wolno jej zmienić.
    .label = Karta zostaje zagrana w swojej kolejności
    .say = Karta leży odsłonięta i zostaje zagrana, gdy przyjdzie kolej na { $offenderAcc }.

# The player could not do what was required.
step-card-stands-unable = Karta jest zagrana i zostaje w lewie. Nakazu nie dało się wykonać, więc nie jest to fałszywy renons.
    .label = Karta pozostaje zagrana
    .say = Nakazu nie da się wykonać, więc karta pozostaje zagrana i nie jest to fałszywy renons.

# Law 45G: turned before all four had played.
step-card-stands-turned-up = Karta zostaje znów odsłonięta i pozostaje zagrana w tej lewie.
    .label = Karta jest znów odsłonięta i pozostaje zagrana
    .say = Karta zostaje znów odsłonięta i pozostaje zagrana.

step-card-returns-to-hand = Karta wraca do ręki, bez sprostowania.
    .label = Karta wraca do ręki
    .say = Karta wraca do ręki, bez sprostowania.

# Cards came down together and no face could be seen; a legal card is still to be played.
step-card-returns-to-hand-unseen = Karty wracają do ręki. Żadna z nich nie była widoczna, więc żadna nie jest zagrana.
    .label = Karty wracają do ręki
    .say = Żadna z tych kart nie była widoczna, więc karty wracają do ręki.

# A card led face down.
step-card-returns-to-hand-face-down = Zakryta karta wraca do ręki, bez sprostowania.
    .label = Zakryta karta wraca do ręki
    .say = Zakryta karta wraca do ręki bez sprostowania.

# The owner may be either defender; the list of penalty cards names the seat.
step-card-to-penalty = Karta leży dalej odsłonięta na stole, przed swoim graczem, jako karta przygwożdżona.
    .label = Karta staje się kartą przygwożdżoną
    .say = Karta leży dalej odsłonięta na stole jako karta przygwożdżona.

# Two or more cards came down at once; one of them is played.
step-card-to-penalty-others = Każda inna widoczna karta leży dalej odsłonięta na stole, przed swoim graczem, jako karta przygwożdżona.
    .label = Inne widoczne karty stają się kartami przygwożdżonymi
    .say = Każda inna widoczna karta leży dalej odsłonięta na stole jako karta przygwożdżona.

step-not-penalty-card = Karta wraca do ręki; nie jest to karta przygwożdżona.
    .label = Karta nie jest kartą przygwożdżoną
    .say = Karta nie jest kartą przygwożdżoną i wraca do ręki.

step-not-penalty-card-claim = Karta nie jest przygwożdżona: została pokazana przy roszczeniu lub zrzeczeniu się lew.
    .label = Karta nie jest kartą przygwożdżoną
    .say = Karta została pokazana przy roszczeniu lub zrzeczeniu się lew, więc nie jest przygwożdżona.

step-not-penalty-card-unseen = Karta wraca do ręki; nie jest to karta przygwożdżona. Jej lico nie mogło być widoczne dla partnera.
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
step-file-played-card-turned = Kartę obraca się w kierunku strony, która wzięła lewę.
    .label = Obrócić kartę we właściwym kierunku
    .say = Kartę obraca się we właściwym kierunku; przynależność lewy się nie zmienia.

# Other wordings below and in effects-enquiry.ftl.
step-withdraw-card = Karta zostaje wycofana z lewy.
    .label = Wycofać kartę
    .say = Ta karta zostaje wycofana z lewy.

# The same card has been played a second time, to the trick in progress.
step-withdraw-card-again = Karta zagrana po raz drugi zostaje wycofana z bieżącej lewy.
    .label = Wycofać kartę
    .say = Tę kartę zagrano już wcześniej, więc zostaje wycofana z tej lewy.

# A card was named that was not meant.
step-withdraw-card-named = Karta nazwana jako pierwsza zostaje wycofana; zmiana jest dozwolona.
    .label = Wycofać kartę nazwaną najpierw
    .say = Zmiana jest dozwolona, więc karta nazwana jako pierwsza zostaje wycofana.

# Dummy has put down a card that declarer did not name.
step-withdraw-card-dummy = Karta, której nie zadysponowano, wraca do dziadka.
    .label = Niewłaściwa karta wraca do dziadka
    .say = Tej karty nie zadysponowano, więc wraca ona do dziadka.

step-substitute-legal-card =
    { $role ->
        [dummy] { $declarerCap } zagrywa zamiast niej inną, przepisową kartę z dziadka.
       *[other] { $offenderCap } zagrywa zamiast niej inną, przepisową kartę.
    }
    .label = Zagrać w zamian przepisową kartę
    .say =
        { $role ->
            [dummy] { $declarerCap } zagrywa zamiast niej inną, przepisową kartę z dziadka.
           *[other] { $offenderCap } zagrywa zamiast niej inną, przepisową kartę.
        }

step-substitute-legal-card-named = Zamiast niej zagrana zostaje karta, o którą chodziło.
    .label = Zagrać kartę, o którą chodziło
    .say = Zamiast niej zagrana zostaje karta, o którą chodziło.

step-substitute-legal-card-dummy = Z dziadka zagrana zostaje karta zadysponowana.
    .label = Zagrać zadysponowaną kartę
    .say = Z dziadka zagrana zostaje karta zadysponowana.

# A restored card makes an earlier play a revoke that is not established.
step-correct-revoke = Poprawić fałszywy renons: { $actor } zabiera nieprzepisową kartę i zagrywa przepisową.
    .label = Poprawić fałszywy renons
    .say = Fałszywy renons nie jest uprawomocniony i trzeba go poprawić. { $actorCap } zabiera kartę i zagrywa przepisową.

# An option was named that the edition or the clause does not offer.
step-reject-option = Poinformować { $declarerAcc }, że nie ma takiej możliwości, i jeszcze raz przedstawić wszystkie możliwości. Do czasu wyboru nikt nie gra.
    .label = To nie jest dostępna możliwość; proszę wybrać ponownie
    .say = To nie jest dostępna możliwość. Wymienię je jeszcze raz; na razie nikt nie gra.

## The end of a ruling

step-play-continues = Gramy dalej.
    .label = Gramy dalej
    .say = Proszę grać dalej.

# A card that declarer did not name can no longer be changed.
step-play-continues-too-late = Gramy dalej; na zmianę karty, której nie zadysponowano, jest za późno.
    .label = Gramy dalej
    .say = Na zmianę tej karty jest za późno. Proszę grać dalej.

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

step-no-rectification = Bez sprostowania.
    .label = Bez sprostowania
    .say = Bez sprostowania.

# A card points the wrong way, and the time for turning it has passed.
step-no-rectification-turned = Karta zostaje tak, jak leży; na jej obrócenie jest za późno.
    .label = Karta zostaje tak, jak leży
    .say = Na obrócenie tej karty jest za późno, więc zostaje tak, jak leży.

# A card of dummy's that was touched without intent, or a card that was not played.
step-no-rectification-not-played = Karta nie jest zagrana i zostaje na swoim miejscu, bez sprostowania.
    .label = Karta nie jest zagrana
    .say = Karta nie jest zagrana i nie ma sprostowania.

# Law 45F, after the last trick.
step-no-rectification-dummy = Bez sprostowania. Ocenić, czy podpowiedziano w ten sposób zagranie ze szkodą dla obrońców.
    .label = Bez sprostowania; ocenić szkodę
    .say = Sprostowania nie ma, ale sprawdzę, czy obrońcy ponieśli szkodę.

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
