### What players choose, and what holds afterwards: choices, penalty cards, restrictions,
### withdrawals, information. Values of choice-<option> are button labels, at most 80 characters.

## Options

choice-highest =
    { $suit ->
        [unknown] Najstarsza karta w kolorze wyjścia
       *[other] Najstarsza karta w kolorze wyjścia ({ $suitName })
    }

choice-lowest =
    { $suit ->
        [unknown] Najmłodsza karta w kolorze wyjścia
       *[other] Najmłodsza karta w kolorze wyjścia ({ $suitName })
    }

choice-require-other-suit = Nakaz innego, wskazanego koloru
choice-forbid-other-suit = Zakaz innego, wskazanego koloru
choice-choose-card = Wybrać kartę
choice-withdraw-or-keep = Zmienić kartę albo ją zostawić

## Who chooses. Value: DO, introduces the options. .say: SAY.

# Law 57A. The required suit exists only since 2017.
choice-put-declarer = Przedstawić możliwości { $declarerDat }, zanim { $restricted } zagra w tej lewie. Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say =
        { $declarerCap } wybiera kartę, którą { $restricted } zagra w tej lewie. Może to być najstarsza albo najmłodsza karta w kolorze wyjścia. { $edition ->
            [2017] Możliwy jest też nakaz albo zakaz innego, wskazanego koloru.
           *[other] Możliwy jest też zakaz innego, wskazanego koloru.
        } Do czasu wyboru nikt nie gra.

choice-put-lho = Zapytać { $lhoAcc }, czy zmienia kartę już zagraną, czy ją zostawia. Partner nie bierze w tym udziału.
    .label = Wybiera przeciwnik z lewej
    .say = { $lhoCap } może zmienić kartę już zagraną albo ją zostawić. Zmiana nie pociąga za sobą sprostowania.

# That opponent has led to the next trick.
choice-put-rho = Zapytać { $rhoAcc }, czy zabiera kartę wyjścia do następnej lewy, czy ją zostawia. Partner nie bierze w tym udziału.
    .label = Wybiera przeciwnik z prawej
    .say = { $rhoCap } może zabrać kartę wyjścia do następnej lewy albo ją zostawić. Zmiana nie pociąga za sobą sprostowania.

choice-put-offender = { $actorCap } wskazuje, która widoczna karta jest zagrana. Nikt inny się nie odzywa.
    .label =
        { $role ->
            [declarer] Wybiera rozgrywający
            [dummy] Wybiera rozgrywający
           *[other] Wybiera wykraczający
        }
    .say =
        { $role ->
            [defender] { $seen ->
                [no] { $actorCap } wskazuje, która z widocznych kart jest zagrana. Pozostałe wracają do ręki.
               *[other] { $actorCap } wskazuje, która z widocznych kart jest zagrana. Każda inna widoczna karta staje się kartą przygwożdżoną.
            }
           *[other] { $actorCap } wskazuje, która z widocznych kart jest zagrana. Pozostałe wracają do ręki.
        }

## Penalty cards. $owner in its case forms; $card only when it is already visible ($cardKnown yes).

penalty-minor =
    { $cardKnown ->
        [yes] Karta { $ownerGen }, { $card }, staje się podrzędną kartą przygwożdżoną i leży odsłonięta.
       *[other] Karta przed { $ownerIns } staje się podrzędną kartą przygwożdżoną i leży odsłonięta.
    }
    .label = Podrzędna karta przygwożdżona
    .say =
        { $cardKnown ->
            [yes] Karta ({ $card }) staje się podrzędną kartą przygwożdżoną i leży odsłonięta.
           *[other] Karta przed { $ownerIns } staje się podrzędną kartą przygwożdżoną i leży odsłonięta.
        } Do czasu jej zagrania temu obrońcy nie wolno zagrać innej blotki w tym kolorze; honor wolno zagrać.

penalty-major =
    { $cardKnown ->
        [yes] Karta { $ownerGen }, { $card }, staje się normalną kartą przygwożdżoną i leży odsłonięta.
       *[other] Karta przed { $ownerIns } staje się normalną kartą przygwożdżoną i leży odsłonięta.
    }
    .label = Normalna karta przygwożdżona
    .say =
        { $cardKnown ->
            [yes] Karta ({ $card }) staje się normalną kartą przygwożdżoną.
           *[other] Karta przed { $ownerIns } staje się normalną kartą przygwożdżoną.
        } Trzeba ją zagrać, gdy tylko pozwolą przepisy; ważniejsze jest dołożenie do koloru.

# The kind hangs on the card: one spot card shown by accident is minor, everything else major.
penalty-unknown =
    { $cardKnown ->
        [yes] Karta { $ownerGen }, { $card }, staje się kartą przygwożdżoną.
       *[other] Karta przed { $ownerIns } staje się kartą przygwożdżoną.
    } Pojedyncza blotka pokazana przypadkowo to karta podrzędna; honor albo jedna z kilku kart to karta normalna.
    .label = Karta przygwożdżona, rodzaj nieustalony
    .say =
        { $cardKnown ->
            [yes] Karta ({ $card }) staje się kartą przygwożdżoną i leży odsłonięta.
           *[other] Karta przed { $ownerIns } staje się kartą przygwożdżoną i leży odsłonięta.
        }

# More than one penalty card in front of one defender.
penalty-several = Przed { $ownerIns } leży więcej niż jedna karta przygwożdżona, więc wszystkie są normalne.
    .label = Wszystkie karty przygwożdżone są normalne
    .say = { $ownerCap } ma teraz więcej niż jedną kartę przygwożdżoną, więc wszystkie są normalne. Jeżeli przepisy pozwalają zagrać więcej niż jedną, wybiera { $declarer }.

## Restrictions: WHY and DO in one

restriction-major-must-play-first-legal = Kartę przygwożdżoną trzeba zagrać przy pierwszej przepisowej okazji. Pierwszeństwo mają dołożenie do koloru i decyzja rozgrywającego o wyjściu.
    .label = Kartę przygwożdżoną trzeba zagrać, gdy tylko pozwolą przepisy

restriction-minor-no-lower-same-suit = Do czasu zagrania podrzędnej karty przygwożdżonej ten obrońca nie może zagrać innej blotki w tym kolorze. Honor wolno zagrać.
    .label = Najpierw żadnej innej blotki w tym kolorze; honor wolno zagrać

restriction-partner-lead-options = Zanim wyjdzie drugi obrońca, { $declarer } wybiera: nakaz koloru karty przygwożdżonej, zakaz tego koloru albo dowolne wyjście.
    .label = Przy wyjściu partnera rozgrywający wybiera: nakaz, zakaz albo dowolne wyjście
    .say = Jeżeli wychodzi drugi obrońca, czeka z wyjściem na decyzję { $declarerGen }.

## Withdrawals

withdraw-lho-of-offender =
    { $irregularity ->
        [designation_change] { $lhoCap } może zmienić kartę już zagraną.
       *[other] { $lhoCap } może zmienić kartę zagraną po nieprawidłowości.
    }
    .label = Przeciwnik z lewej może zmienić kartę zagraną po błędzie

withdraw-each-nos-player = Każdy gracz { $nosGen } może zmienić kartę zagraną po nieprawidłowości.
    .label = Każdy gracz strony niewykraczającej może zmienić kartę zagraną po błędzie
    .say = Przeciwnicy mogą zmienić karty zagrane po nieprawidłowości.

# The same rights while nobody has told whether that player has played.
withdraw-lho-of-offender-if =
    { $irregularity ->
        [designation_change] Jeżeli { $lho } ma kartę zagraną po karcie nazwanej najpierw, może ją zmienić.
       *[other] Jeżeli { $lho } ma kartę zagraną po nieprawidłowości, może ją zmienić.
    }
    .label = Kartę zagraną po błędzie przez przeciwnika z lewej wolno zmienić
    .say =
        { $irregularity ->
            [designation_change] Jeżeli { $lho } ma kartę zagraną po karcie nazwanej najpierw, może ją zmienić.
           *[other] Jeżeli { $lho } ma kartę zagraną po nieprawidłowości, może ją zmienić.
        }

withdraw-each-nos-player-if =
    { $seated ->
        [yes]
            { $irregularity ->
                [revoke] Jeżeli { $lho } albo { $rho } ma kartę zagraną po fałszywym renonsie, może ją zmienić.
               *[other] Jeżeli { $lho } albo { $rho } ma kartę zagraną po nieprawidłowości, może ją zmienić.
            }
       *[no]
            { $irregularity ->
                [revoke] Jeżeli gracz { $nosGen } ma kartę zagraną po fałszywym renonsie, może ją zmienić.
               *[other] Jeżeli gracz { $nosGen } ma kartę zagraną po nieprawidłowości, może ją zmienić.
            }
    }
    .label = Gracz strony niewykraczającej z późniejszą kartą może ją zmienić
    .say =
        { $seated ->
            [yes]
                { $irregularity ->
                    [revoke] Jeżeli { $lho } albo { $rho } ma kartę zagraną po fałszywym renonsie, może ją zmienić.
                   *[other] Jeżeli { $lho } albo { $rho } ma kartę zagraną po nieprawidłowości, może ją zmienić.
                }
           *[no]
                { $irregularity ->
                    [revoke] Jeżeli gracz { $nosGen } ma kartę zagraną po fałszywym renonsie, może ją zmienić.
                   *[other] Jeżeli gracz { $nosGen } ma kartę zagraną po nieprawidłowości, może ją zmienić.
                }
        }

## Who may know what

info-withdrawn-nos-ai = { $nosCap } może korzystać z informacji z wycofanych kart.
    .label = Strona niewykraczająca może korzystać z informacji z wycofanych kart
    .say = { $nosCap } może korzystać z informacji z wycofanych kart.

info-withdrawn-os-ui = Dla { $osGen } informacja z wycofanych kart jest nielegalna.
    .label = Dla strony wykraczającej ta informacja jest nielegalna
    .say = Dla { $osGen } informacja z wycofanych kart jest nielegalna.

info-pc-must-play-ai = Drugi obrońca może uwzględniać to, że kartę przygwożdżoną trzeba zagrać.
    .label = Partner może uwzględnić, że kartę trzeba zagrać

info-pc-other-ui-partner = Wszelkie inne informacje z karty przygwożdżonej są dla drugiego obrońcy nielegalne.
    .label = Pozostałe informacje z tej karty są dla partnera nielegalne

info-pc-all-ai-while-on-table = Dopóki karta przygwożdżona leży na stole, każdy może ją uwzględniać.
    .label = Dopóki karta leży na stole, informacja z niej jest legalna dla wszystkich
