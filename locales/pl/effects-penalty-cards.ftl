### Penalty cards: steps, options, how they are put, restrictions, information.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons in their case forms ($partner is to lead, $offender has the penalty card),
### $penaltySuit (code, "several" or "unknown") with $penaltySuitName, $namedSuitName (the suit that
### declarer has named), $option (declarer_option or "unknown"), $restricted (who plays after 57A).

## Steps

step-must-play-penalty-card = Teraz zagrana zostaje karta przygwożdżona; to pierwsza przepisowa okazja.
    .label = Teraz trzeba zagrać kartę przygwożdżoną
    .say = Teraz trzeba zagrać kartę przygwożdżoną.

# A minor penalty card of the suit led, and no honour in the hand.
step-must-play-penalty-card-minor = Teraz zagrana zostaje karta przygwożdżona: trzeba dołożyć do koloru, a honoru w tym kolorze w ręce nie ma.
    .label = Teraz trzeba zagrać kartę przygwożdżoną
    .say = Teraz trzeba zagrać kartę przygwożdżoną.

# The player on lead has a penalty card too.
step-must-play-penalty-card-own = { $partnerCap } wychodzi własną kartą przygwożdżoną.
    .label = Trzeba wyjść własną kartą przygwożdżoną
    .say = { $partnerCap } wychodzi teraz własną kartą przygwożdżoną.

step-pick-up-penalty-cards = Karty przygwożdżone wracają do ręki i nie są już przygwożdżone.
    .label = Karty przygwożdżone wracają do ręki
    .say = Karty przygwożdżone wracają do ręki.

# Declarer has required the suit.
step-pick-up-penalty-cards-required = { $partnerCap } wychodzi w { $namedSuitName }, jeżeli to możliwe. Każda karta przygwożdżona w tym kolorze przed { $offenderIns } wraca do ręki i nie jest już przygwożdżona.
    .label = Wyjście w ten kolor; karty przygwożdżone w nim wracają do ręki
    .say = { $partnerCap } wychodzi w { $namedSuitName }, jeżeli to możliwe. Każda karta przygwożdżona w tym kolorze przed { $offenderIns } wraca do ręki.

# Declarer has forbidden the suit.
step-pick-up-penalty-cards-forbidden = { $partnerCap } nie może wyjść w { $namedSuitName }. Każda karta przygwożdżona w tym kolorze przed { $offenderIns } wraca do ręki i nie jest już przygwożdżona.
    .label = Bez wyjścia w ten kolor; karty przygwożdżone w nim wracają do ręki
    .say = { $partnerCap } nie może wyjść w { $namedSuitName }. Każda karta przygwożdżona w tym kolorze przed { $offenderIns } wraca do ręki.

step-penalty-card-stays = Karta przygwożdżona leży dalej odsłonięta na stole, a związane z nią obowiązki trwają.
    .label = Karta przygwożdżona zostaje na stole
    .say = Karta przygwożdżona zostaje na stole.

# Declarer has left the lead free.
step-penalty-card-stays-free = { $partnerCap } wychodzi dowolną kartą. Karta przygwożdżona leży dalej odsłonięta na stole, a związane z nią obowiązki trwają.
    .label = Wyjście dowolne; karta przygwożdżona zostaje na stole
    .say = Wyjście jest dowolne. Karta przygwożdżona zostaje na stole.

step-offered-card-legal = Tę kartę wolno zagrać; podrzędna karta przygwożdżona nie stoi na przeszkodzie.
    .label = Tę kartę wolno zagrać
    .say = Tę kartę wolno zagrać.

step-offered-card-illegal = Tej karty nie wolno zagrać: przed kartą przygwożdżoną nie wolno zagrać innej blotki w tym kolorze. Wolno zagrać honor albo inny kolor.
    .label = Żadnej innej blotki przed kartą przygwożdżoną
    .say = Tej karty nie wolno zagrać: żadnej innej blotki w tym kolorze przed kartą przygwożdżoną. Wolno zagrać honor albo inny kolor.

# The suit of the penalty card was led, and has to be followed.
step-offered-card-illegal-led = Tej karty nie wolno zagrać: przed kartą przygwożdżoną nie wolno zagrać innej blotki w tym kolorze. Honor w tym kolorze wolno zagrać.
    .label = Żadnej innej blotki przed kartą przygwożdżoną
    .say = Tej karty nie wolno zagrać: żadnej innej blotki w tym kolorze przed kartą przygwożdżoną. Honor w tym kolorze wolno zagrać.

# The suit was led, and the hand told has no honour in it.
step-offered-card-illegal-only = Tej karty nie wolno zagrać: przed kartą przygwożdżoną nie wolno zagrać innej blotki w tym kolorze.
    .label = Żadnej innej blotki przed kartą przygwożdżoną
    .say = Tej karty nie wolno zagrać: żadnej innej blotki w tym kolorze przed kartą przygwożdżoną.

# The card is not of the suit led, which can be followed.
step-offered-card-illegal-follow = Tej karty nie wolno zagrać: trzeba dołożyć do koloru.
    .label = Trzeba dołożyć do koloru
    .say = Tej karty nie wolno zagrać: trzeba dołożyć do koloru.

# The penalty card was due, and declarer has not accepted the other card.
step-substitute-legal-card-penalty = Zamiast tamtej karty w tej lewie zagrana zostaje karta przygwożdżona.
    .label = Zamiast tamtej karty: karta przygwożdżona
    .say = Zamiast tamtej karty w tej lewie zagrana zostaje karta przygwożdżona.

## Options

choice-require-suit =
    { $penaltySuit ->
        [unknown] Nakaz tego koloru
        [several] Nakaz jednego z kolorów: { $penaltySuitName }
       *[other] Nakaz: { $penaltySuitName }
    }

choice-forbid-suit =
    { $penaltySuit ->
        [unknown] Zakaz tego koloru
        [several] Zakaz jednego lub kilku kolorów: { $penaltySuitName }
       *[other] Zakaz: { $penaltySuitName }
    }

choice-no-restriction = Dowolne wyjście
choice-accept-play = Zaakceptować zagraną kartę
choice-reject-play = Nie akceptować zagranej karty
choice-choose-penalty-card = Wybrać kartę przygwożdżoną do zagrania

## Who chooses

# Partner of a defender with a major penalty card is to lead.
choice-put-partner-lead =
    { $penaltySuit ->
        [several] Zanim wyjdzie { $partner }, przedstawić { $declarerDat } możliwości: nakaz jednego z kolorów ({ $penaltySuitName }), zakaz jednego lub kilku z nich albo dowolne wyjście.
       *[other] Zanim wyjdzie { $partner }, przedstawić { $declarerDat } trzy możliwości: nakaz wyjścia w { $penaltySuitName }, zakaz wyjścia w { $penaltySuitName } albo dowolne wyjście.
    } Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say =
        { $penaltySuit ->
            [several] { $declarerCap } może nakazać jeden z kolorów kart przygwożdżonych, zakazać jednego lub kilku albo zostawić wyjście dowolne.
           *[other] Zanim wyjdzie { $partner }, { $declarer } wybiera: nakaz wyjścia w { $penaltySuitName }, zakaz wyjścia w { $penaltySuitName } albo dowolne wyjście.
        } { $penaltySuit ->
            [several] Przy nakazie lub zakazie karty przygwożdżone w tym kolorze wracają do ręki.
           *[other] Przy nakazie lub zakazie karta przygwożdżona w tym kolorze wraca do ręki.
        } Przy dowolnym wyjściu karta przygwożdżona zostaje na stole. Do czasu wyboru nikt nie wychodzi.

# Which suit the choice means. $option says whether it is required or forbidden.
choice-put-declarer-suit =
    { $option ->
        [REQUIRE_SUIT] { $declarerCap } wskazuje kolor, którego dotyczy nakaz.
        [REQUIRE_OTHER_SUIT] { $declarerCap } wskazuje kolor, którego dotyczy nakaz.
        [FORBID_SUIT] { $declarerCap } wskazuje kolor, którego dotyczy zakaz.
        [FORBID_OTHER_SUIT] { $declarerCap } wskazuje kolor, którego dotyczy zakaz.
       *[other] { $declarerCap } wskazuje kolor.
    } Dziadek nie bierze w tym udziału.
    .label = Rozgrywający wskazuje kolor
    .say =
        { $option ->
            [REQUIRE_SUIT] { $declarerCap } wskazuje kolor, którego dotyczy nakaz.
            [REQUIRE_OTHER_SUIT] { $declarerCap } wskazuje kolor, którego dotyczy nakaz.
            [FORBID_SUIT] { $declarerCap } wskazuje kolor, którego dotyczy zakaz.
            [FORBID_OTHER_SUIT] { $declarerCap } wskazuje kolor, którego dotyczy zakaz.
           *[other] { $declarerCap } wskazuje kolor.
        } Do czasu wskazania nikt nie gra.

# A penalty card was due, and its owner has played another card.
choice-put-penalty-play = Zapytać { $declarerAcc }, czy akceptuje kartę zagraną zamiast karty przygwożdżonej. Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say = Należało zagrać kartę przygwożdżoną; { $declarer } może zaakceptować kartę zagraną zamiast niej. Po akceptacji karta przygwożdżona zostaje na stole. Bez akceptacji zagrywa się kartę przygwożdżoną, a ta druga staje się normalną kartą przygwożdżoną. Do czasu wyboru nikt nie gra.

choice-put-penalty-card = { $declarerCap } wskazuje kartę przygwożdżoną do zagrania. Dziadek nie bierze w tym udziału.
    .label = Wybiera rozgrywający
    .say = Przepisy pozwalają zagrać więcej niż jedną kartę przygwożdżoną. { $declarerCap } wskazuje, którą.

## Penalty cards that lay there before

penalty-minor-lying =
    { $cardKnown ->
        [yes] Przed { $ownerIns } leży podrzędna karta przygwożdżona: { $card }.
       *[other] Przed { $ownerIns } leży podrzędna karta przygwożdżona.
    }
    .label = Podrzędna karta przygwożdżona
    .say =
        { $cardKnown ->
            [yes] Karta ({ $card }) jest podrzędną kartą przygwożdżoną i leży odsłonięta.
           *[other] Karta przed { $ownerIns } jest podrzędną kartą przygwożdżoną i leży odsłonięta.
        } Do czasu jej zagrania temu obrońcy nie wolno zagrać innej blotki w tym kolorze; honor wolno zagrać.

penalty-major-lying =
    { $cardKnown ->
        [yes] Przed { $ownerIns } leży normalna karta przygwożdżona: { $card }.
       *[other] Przed { $ownerIns } leży normalna karta przygwożdżona.
    }
    .label = Normalna karta przygwożdżona
    .say =
        { $cardKnown ->
            [yes] Karta ({ $card }) jest normalną kartą przygwożdżoną.
           *[other] Karta przed { $ownerIns } jest normalną kartą przygwożdżoną.
        } Trzeba ją zagrać, gdy tylko pozwolą przepisy; ważniejsze jest dołożenie do koloru.

penalty-unknown-lying =
    { $cardKnown ->
        [yes] Przed { $ownerIns } leży karta przygwożdżona: { $card }.
       *[other] Przed { $ownerIns } leży karta przygwożdżona.
    } Pojedyncza blotka pokazana przypadkowo to karta podrzędna; honor albo jedna z kilku kart to karta normalna.
    .label = Karta przygwożdżona, rodzaj nieustalony
    .say =
        { $cardKnown ->
            [yes] Karta ({ $card }) jest kartą przygwożdżoną i leży odsłonięta.
           *[other] Karta przed { $ownerIns } jest kartą przygwożdżoną i leży odsłonięta.
        }

## Penalty cards that lay there before, while a choice about them is open

penalty-minor-pending =
    { $cardKnown ->
        [yes] Przed { $ownerIns } leży podrzędna karta przygwożdżona: { $card }. Co się z nią stanie, zależy od wyboru, którego jeszcze nie dokonano.
       *[other] Przed { $ownerIns } leży podrzędna karta przygwożdżona. Co się z nią stanie, zależy od wyboru, którego jeszcze nie dokonano.
    }
    .label = Podrzędna karta przygwożdżona; decyduje wybór
    .say =
        { $cardKnown ->
            [yes] Karta ({ $card }) jest podrzędną kartą przygwożdżoną; do czasu wyboru leży odsłonięta.
           *[other] Karta przed { $ownerIns } jest podrzędną kartą przygwożdżoną; do czasu wyboru leży odsłonięta.
        }

penalty-major-pending =
    { $cardKnown ->
        [yes] Przed { $ownerIns } leży normalna karta przygwożdżona: { $card }. Co się z nią stanie, zależy od wyboru, którego jeszcze nie dokonano.
       *[other] Przed { $ownerIns } leży normalna karta przygwożdżona. Co się z nią stanie, zależy od wyboru, którego jeszcze nie dokonano.
    }
    .label = Normalna karta przygwożdżona; decyduje wybór
    .say =
        { $cardKnown ->
            [yes] Karta ({ $card }) jest normalną kartą przygwożdżoną; do czasu wyboru leży odsłonięta.
           *[other] Karta przed { $ownerIns } jest normalną kartą przygwożdżoną; do czasu wyboru leży odsłonięta.
        }

penalty-unknown-pending =
    { $cardKnown ->
        [yes] Przed { $ownerIns } leży karta przygwożdżona: { $card }. Co się z nią stanie, zależy od wyboru, którego jeszcze nie dokonano.
       *[other] Przed { $ownerIns } leży karta przygwożdżona. Co się z nią stanie, zależy od wyboru, którego jeszcze nie dokonano.
    }
    .label = Karta przygwożdżona; decyduje wybór
    .say =
        { $cardKnown ->
            [yes] Karta ({ $card }) jest kartą przygwożdżoną; do czasu wyboru leży odsłonięta.
           *[other] Karta przed { $ownerIns } jest kartą przygwożdżoną; do czasu wyboru leży odsłonięta.
        }

## Restrictions: WHY and DO in one

restriction-forbid-while-on-lead = Zakaz tego koloru trwa, aż { $partner } straci wyjście.
    .label = Zakaz trwa aż do utraty wyjścia
    .say = Zakaz tego koloru trwa, aż { $partner } straci wyjście.

restriction-partner-this-trick-57a = Karta, którą w tej lewie zagrywa { $restricted }, musi być zgodna z wyborem rozgrywającego. Jeżeli to niemożliwe, wolno zagrać dowolną przepisową kartę.
    .label = Ograniczenie dotyczy karty partnera w bieżącej lewie
    .say =
        { $option ->
            [HIGHEST] { $restrictedCap } zagrywa w tej lewie najstarszą kartę w kolorze wyjścia.
            [LOWEST] { $restrictedCap } zagrywa w tej lewie najmłodszą kartę w kolorze wyjścia.
            [REQUIRE_OTHER_SUIT] { $restrictedCap } zagrywa w tej lewie kartę w innym, nakazanym kolorze.
            [FORBID_OTHER_SUIT] { $restrictedCap } nie zagrywa w tej lewie karty w zakazanym kolorze.
           *[other] { $restrictedCap } zagrywa w tej lewie zgodnie z wyborem rozgrywającego.
        } Jeżeli to niemożliwe, wolno zagrać dowolną przepisową kartę.

## Who may know what

info-pc-returned-ui-partner = Po powrocie karty do ręki drugi obrońca gra tak, jakby była ona cały czas zakryta.
    .label = Po podjęciu karty informacja z niej jest dla partnera nielegalna
