### Leads out of turn: steps, options, and how they are put.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons in their case forms ($partner is the offender's partner, $actor whoever
### chooses), $turn (turn_was or "unknown"), $penaltySuitName (the suit of the card, or "that suit").

## Steps

step-lead-stands = Uznać wyjście za ważne; liczy się ono jak wyjście we właściwej kolejności.
    .label = Wyjście jest ważne
    .say = Wyjście jest ważne i liczy się jak wyjście we właściwej kolejności.

# Declarer could have seen a card of dummy's.
step-lead-stands-must = Uznać wyjście za ważne. Karta dziadka mogła być widoczna dla rozgrywającego, więc trzeba je zaakceptować.
    .label = Wyjście jest ważne
    .say = Karta dziadka mogła być widoczna dla rozgrywającego, więc wyjście trzeba zaakceptować.

# The hand whose turn it was has led after the lead out of turn.
step-lead-stands-proper = Uznać za ważne wyjście z ręki, na którą była kolej. Karty omyłkowo zagrane w tej lewie wracają do ręki.
    .label = Ważne jest wyjście we właściwej kolejności
    .say = Ważne jest wyjście we właściwej kolejności. Karty omyłkowo zagrane w tej lewie wracają do ręki.

# The next opponent has played after the card: the right to a rectification is lost.
step-lead-stands-played-after = Uznać kartę za zagraną we właściwej kolejności. Druga strona zagrała już po niej, więc nie ma sprostowania.
    .label = Karta liczy się jak zagrana w kolejności
    .say = Druga strona zagrała już po tej karcie, więc liczy się ona jak zagrana w kolejności.

step-retract-lead = Polecić przyłączenie karty wyjścia do ręki, z której pochodzi.
    .label = Wyjście zostaje wycofane
    .say = Wyjście zostaje wycofane, a karta wraca do ręki bez sprostowania.

# A defender's card: it becomes a penalty card.
step-retract-lead-penalty = Nie uznawać wyjścia; nie jest ono zaakceptowane.
    .label = Wyjście nie jest zaakceptowane
    .say = Wyjście nie jest zaakceptowane.

step-lead-from-correct-hand =
    { $turn ->
        [declarer_hand] Polecić wyjście z ręki rozgrywającego, dowolną kartą.
        [dummy] Polecić wyjście z dziadka, dowolną kartą.
        [other_defender] Polecić { $partnerDat } wyjście.
        [a_defender] Polecić wyjście obrońcy, na którego jest kolej.
       *[other] Polecić wyjście z ręki, na którą jest kolej.
    }
    .label = Wyjście z właściwej ręki
    .say =
        { $turn ->
            [declarer_hand] Wyjście następuje teraz z ręki rozgrywającego.
            [dummy] Wyjście następuje teraz z dziadka.
            [other_defender] Teraz wychodzi { $partner }.
            [a_defender] Teraz wychodzi obrońca, na którego jest kolej.
           *[other] Wyjście następuje teraz z ręki, na którą jest kolej.
        }

step-dummy-spreads = Polecić wyłożenie kart dziadka.
    .label = Dziadek wykłada karty
    .say = Proszę o wyłożenie kart dziadka.

step-declarer-becomes-dummy = Polecić { $declarerDat } wyłożenie wszystkich kart i przejęcie roli dziadka; kontrakt rozgrywa { $dummy }.
    .label = Rozgrywający zostaje dziadkiem
    .say = { $declarerCap } wykłada wszystkie karty i zostaje dziadkiem. { $dummyCap } przejmuje rozgrywkę.

step-second-card-from-declarer = Polecić dołożenie drugiej karty z ręki rozgrywającego. Karta zagrana już z dziadka zostaje, chyba że jest fałszywym renonsem.
    .label = Druga karta z ręki rozgrywającego
    .say = Druga karta w tej lewie jest z ręki rozgrywającego.

## Options

choice-accept-lead = Zaakceptować wyjście
choice-refuse-lead = Nie akceptować wyjścia
choice-spread-hand = Wyłożyć karty i zostać dziadkiem

## Who chooses

# A defender's lead out of turn.
choice-put-lead = Zapytać { $declarerAcc }, czy akceptuje wyjście poza kolejnością; najpierw powiedzieć, co wynika z odmowy. Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say =
        { $declarerCap } może zaakceptować wyjście i wtedy jest ono ważne. Bez akceptacji karta staje się normalną kartą przygwożdżoną. { $turn ->
            [declarer_hand] Wyjście następuje wtedy z ręki rozgrywającego.
            [dummy] Wyjście następuje wtedy z dziadka.
           *[other] { $declarerCap } może wtedy nakazać { $partnerDat } wyjście w { $penaltySuitName }, zakazać go albo zostawić wyjście dowolne.
        } Do czasu wyboru nikt nie gra.

# All five ways at once.
choice-put-opening-lead = Od razu przedstawić { $declarerDat } wszystkie pięć możliwości, zanim ktokolwiek wyłoży lub zagra kartę. Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say = { $declarerCap } ma pięć możliwości; pierwsza to wyłożyć karty i zostać dziadkiem. Druga to zaakceptować wyjście i zobaczyć dziadka; następna karta jest z ręki rozgrywającego. Trzecia i czwarta to nie zaakceptować i nakazać { $partnerDat } wyjście w { $penaltySuitName } albo go zakazać. Piąta to nie zaakceptować i zostawić wyjście dowolne; karta leży wtedy jako normalna karta przygwożdżona. Do czasu wyboru nikt nie wykłada kart ani nie gra.

choice-put-spread = Zapytać { $declarerAcc }, czy wykłada karty i zostaje dziadkiem, czy rozgrywa kontrakt. Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say = { $declarerCap } może wyłożyć karty i zostać dziadkiem. W przeciwnym razie wykłada się karty dziadka.

# Declarer led from the wrong hand, or when a defender was to lead.
choice-put-lead-by-declarer =
    Zapytać obrońców, czy wyjście jest ważne, czy zostaje wycofane. { $edition ->
        [2017] Wystarczy głos jednego z nich; przy różnicy zdań decyduje ten, kto gra po błędnym wyjściu.
        [2007] Wystarczy głos jednego z nich; przy różnicy zdań decyduje obrońca następny w kolejności.
       *[other] Wystarczy głos jednego z nich; MPB 1997 nie mówi, co obowiązuje przy różnicy zdań.
    }
    .label = Wybiera obrońca
    .say =
        Decydują obrońcy: wyjście jest ważne albo karta wraca do ręki bez sprostowania. { $edition ->
            [2017] Wystarczy głos jednego z nich; przy różnicy zdań decyduje ten, kto gra po błędnym wyjściu.
            [2007] Wystarczy głos jednego z nich; przy różnicy zdań decyduje obrońca następny w kolejności.
           *[other] Wystarczy głos jednego z nich.
        } Do czasu ich decyzji nikt nie gra.

choice-put-lead-next = Obrońcy nie są zgodni: zapytać tylko { $actorAcc }, czy wyjście jest ważne.
    .label = Wybiera obrońca następny w kolejności
    .say = Obrońcy nie są zgodni, więc o ważności wyjścia decyduje { $actor }. Do czasu tej decyzji nikt nie gra.
