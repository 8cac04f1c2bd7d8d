### Leads out of turn: steps, options, and how they are put.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons in their case forms ($partner is the offender's partner, $actor whoever
### chooses), $turn (turn_was or "unknown"), $penaltySuitName (the suit of the card, or "that suit").

## Steps

step-lead-stands = Wyjście jest ważne i liczy się jak wyjście we właściwej kolejności.
    .label = Wyjście jest ważne
    .say = Wyjście jest ważne i liczy się jak wyjście we właściwej kolejności.

# Declarer could have seen a card of dummy's.
step-lead-stands-must = Wyjście jest ważne: karta dziadka mogła być widoczna dla rozgrywającego, więc trzeba je zaakceptować.
    .label = Wyjście jest ważne
    .say = Karta dziadka mogła być widoczna dla rozgrywającego, więc wyjście trzeba zaakceptować.

# The hand whose turn it was has led after the lead out of turn.
step-lead-stands-proper = Ważne jest wyjście z ręki, na którą była kolej.
    .label = Ważne jest wyjście we właściwej kolejności
    .say = Ważne jest wyjście z ręki, na którą była kolej.

# The next opponent has played after the card: the right to a rectification is lost.
step-lead-stands-played-after = Karta liczy się jak zagrana we właściwej kolejności. Druga strona zagrała już po niej, więc nie ma sprostowania.
    .label = Karta liczy się jak zagrana w kolejności
    .say = Druga strona zagrała już po tej karcie, więc liczy się ona jak zagrana w kolejności.

step-retract-lead = Karta wyjścia wraca do ręki, z której ją zagrano.
    .label = Wyjście zostaje wycofane
    .say = Wyjście zostaje wycofane, a karta wraca do ręki bez sprostowania.

# A defender's card: it becomes a penalty card.
step-retract-lead-penalty = Wyjście nie zostaje zaakceptowane.
    .label = Wyjście nie jest zaakceptowane
    .say = Wyjście nie zostaje zaakceptowane.

step-lead-from-correct-hand =
    { $turn ->
        [declarer_hand] Teraz rozgrywający wychodzi dowolną kartą z własnej ręki.
        [dummy] Teraz rozgrywający wychodzi dowolną kartą z dziadka.
        [other_defender] Teraz wychodzi { $partner }.
        [a_defender] Teraz wychodzi obrońca, na którego jest kolej.
       *[other] Teraz wychodzi ręka, na którą jest kolej.
    }
    .label = Wyjście z właściwej ręki
    .say =
        { $turn ->
            [declarer_hand] Teraz rozgrywający wychodzi z własnej ręki.
            [dummy] Teraz rozgrywający wychodzi z dziadka.
            [other_defender] Teraz wychodzi { $partner }.
            [a_defender] Teraz wychodzi obrońca, na którego jest kolej.
           *[other] Teraz wychodzi ręka, na którą jest kolej.
        }

step-dummy-spreads = Dziadek wykłada karty.
    .label = Dziadek wykłada karty
    .say = Proszę o wyłożenie kart dziadka.

step-declarer-becomes-dummy = { $declarerCap } wykłada wszystkie karty i zostaje dziadkiem; kontrakt rozgrywa { $dummy }.
    .label = Rozgrywający zostaje dziadkiem
    .say = { $declarerCap } wykłada wszystkie karty i zostaje dziadkiem. { $dummyCap } przejmuje rozgrywkę.

step-second-card-from-declarer = Druga karta w tej lewie jest z ręki rozgrywającego. Karta zagrana już z dziadka zostaje, chyba że jest fałszywym renonsem.
    .label = Druga karta z ręki rozgrywającego
    .say = Druga karta w tej lewie jest z ręki rozgrywającego.

## Options

choice-accept-lead = Zaakceptować wyjście
choice-refuse-lead = Nie akceptować wyjścia
choice-spread-hand = Wyłożyć karty i zostać dziadkiem

## Who chooses

# A defender's lead out of turn.
choice-put-lead = Najpierw powiedzieć, co wynika z odmowy; potem zapytać { $declarerAcc }, czy akceptuje wyjście. Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say =
        { $declarerCap } może zaakceptować wyjście i wtedy jest ono ważne. Bez akceptacji karta staje się normalną kartą przygwożdżoną. { $turn ->
            [declarer_hand] Rozgrywający wychodzi wtedy z własnej ręki.
            [dummy] Rozgrywający wychodzi wtedy z dziadka.
           *[other] { $declarerCap } może wtedy nakazać { $partnerDat } wyjście w { $penaltySuitName }, zakazać takiego wyjścia albo zostawić je dowolne.
        } Do czasu wyboru nikt nie gra.

# All five ways at once.
choice-put-opening-lead = Od razu przedstawić { $declarerDat } wszystkie pięć możliwości, zanim ktokolwiek wyłoży lub zagra kartę. Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say = { $declarerCap } ma pięć możliwości; pierwsza: wyłożyć karty i zostać dziadkiem. Druga: zaakceptować wyjście i zobaczyć dziadka; następna karta jest z ręki rozgrywającego. Trzecia: nie zaakceptować i nakazać { $partnerDat } wyjście w { $penaltySuitName }. Czwarta: nie zaakceptować i zakazać tego wyjścia. Piąta: nie zaakceptować i zostawić wyjście dowolne; karta leży wtedy jako normalna karta przygwożdżona. Do czasu wyboru nikt nie wykłada kart ani nie gra.

choice-put-spread = Zapytać { $declarerAcc }, czy wykłada karty i zostaje dziadkiem, czy rozgrywa kontrakt. Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say = { $declarerCap } może wyłożyć karty i zostać dziadkiem. W przeciwnym razie wykłada się karty dziadka.

# Declarer led from the wrong hand, or when a defender was to lead.
choice-put-lead-by-declarer =
    Zapytać obrońców, czy akceptują wyjście, czy żądają jego wycofania. { $edition ->
        [2017] Wystarczy głos jednego z nich; gdy są różnego zdania, decyduje obrońca następny po błędnym wyjściu.
        [2007] Wystarczy głos jednego z nich; gdy są różnego zdania, decyduje obrońca następny w kolejności.
       *[other] Wystarczy głos jednego z nich; MPB 1997 nie mówi, co obowiązuje, gdy są różnego zdania.
    }
    .label = Wybiera obrońca
    .say =
        Decydują obrońcy: akceptują wyjście albo karta wraca do ręki bez sprostowania. { $edition ->
            [2017] Wystarczy głos jednego z nich; gdy są różnego zdania, decyduje obrońca następny po błędnym wyjściu.
            [2007] Wystarczy głos jednego z nich; gdy są różnego zdania, decyduje obrońca następny w kolejności.
           *[other] Wystarczy głos jednego z nich.
        } Do czasu ich decyzji nikt nie gra.

choice-put-lead-next = Obrońcy nie są zgodni: zapytać tylko { $actorAcc }, czy akceptuje wyjście.
    .label = Wybiera obrońca następny w kolejności
    .say = Obrońcy nie są zgodni, więc o akceptacji wyjścia decyduje { $actor }. Do czasu tej decyzji nikt nie gra.
