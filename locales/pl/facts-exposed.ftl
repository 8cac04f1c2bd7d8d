### Facts about exposed cards, penalty cards, early and simultaneous play: Laws 48 to 52, 57 and 58.
### Voices as in facts-questions. No question asks for a card that has not been seen.

## Penalty cards

fact-to-act = Na kogo jest teraz kolej?
    .why = Kartę przygwożdżoną zagrywa się, gdy tylko wolno; przed wyjściem partnera najpierw wybiera rozgrywający.
    .label = Na kogo kolej

answer-to-act-offender-to-play = Na gracza z kartą przygwożdżoną
answer-to-act-partner-to-lead = Na partnera tego gracza (partner jest przy wyjściu)
answer-to-act-partner-to-follow = Na partnera tego gracza (partner nie jest przy wyjściu)
answer-to-act-nobody = Na żadnego z nich
fact-offender-can-follow = Czy { $offender } może dołożyć do koloru w tej lewie?
    .why = Dołożenie do koloru jest ważniejsze niż obowiązek zagrania karty przygwożdżonej.
    .label = Może dołożyć do koloru
    .how = Obejrzeć rękę na osobności. Odpowiedź nie pada przy stole.

fact-offered-card = Którą kartę chce zagrać { $offender }?
    .why = Przed podrzędną kartą przygwożdżoną nie wolno zagrać innej blotki w jej kolorze; honor wolno zagrać.
    .label = Karta, którą gracz chce zagrać
    .how = Podać kartę tylko wtedy, gdy leży już odsłonięta. W innym razie podać samą zasadę; nikt nie nazywa kart.

fact-chosen-penalty-card = Którą z kart przygwożdżonych wybiera { $declarer }?
    .why = Gdy przepisowo można zagrać więcej niż jedną, wskazuje ją rozgrywający.
    .label = Karta przygwożdżona wskazana przez rozgrywającego

fact-penalty-play-accepted = Czy { $declarer } akceptuje kartę zagraną zamiast karty przygwożdżonej?
    .why = Jeżeli tak, karta przygwożdżona zostaje na stole; jeżeli nie, zagrywa się ją teraz.
    .label = Karta zaakceptowana przez rozgrywającego

fact-declarer-suit = Jaki kolor wybiera { $declarer } do nakazu lub zakazu?
    .why = Od tego zależy, które karty przygwożdżone wracają do ręki.
    .label = Kolor wybrany przez rozgrywającego

answer-declarer-suit-s = Piki
answer-declarer-suit-h = Kiery
answer-declarer-suit-d = Kara
answer-declarer-suit-c = Trefle
fact-declarer-played-after =
    { $irregularity ->
        [designation_change] Czy potem zagrano już kartę z ręki rozgrywającego lub z dziadka?
        [penalty_card_not_played] Czy po tej karcie zagrano już kartę rozgrywającego lub dziadka?
       *[other] Czy zagrano już później kartę z którejś ręki strony rozgrywającej?
    }
    .why =
        { $irregularity ->
            [designation_change] Według MPB 2017 jest wtedy za późno na zmianę karty.
            [penalty_card_not_played] Wtedy zagraną kartę trzeba zaakceptować.
           *[other] Wtedy rozgrywający może nie mieć już wyboru.
        }
    .label = Późniejsze zagranie rozgrywającego
    .how = Obejrzeć bieżącą lewę. Karta zadysponowana z dziadka też się liczy.

fact-partner-card =
    { $irregularity ->
        [revoke] Którą kartę zabiera { $partner }?
       *[other] Którą kartę kładzie na stole { $partner }?
    }
    .why = Karta obrońcy, która wraca, staje się kartą przygwożdżoną; liczy się jej wysokość i kolor.
    .label = Karta partnera
    .how = Podać tylko kartę, która była już widoczna dla wszystkich.

## Too early, or at the same moment

fact-premature-kind = Co nastąpiło przedwcześnie?
    .why = Gdy obrońca wychodzi lub zagrywa przed partnerem, wybiera rozgrywający; gdy wyprzedza tylko przeciwnika, wyboru nie ma.
    .label = Rodzaj przedwczesnego zagrania

answer-premature-kind-lead-to-next-trick = Wyjście do następnej lewy przed zagraniem partnera w bieżącej
answer-premature-kind-play-before-partner = Karta do tej lewy przed zagraniem partnera
answer-premature-kind-play-at-rho-turn = Karta zagrana, gdy kolej była na przeciwnika z prawej, po zagraniu partnera
fact-legal-in-turn = Czy ta karta będzie przepisowa, gdy przyjdzie kolej na { $offenderAcc }?
    .why =
        { $role ->
            [declarer] Jeżeli jest przepisowa, pozostaje zagrana.
            [dummy] Jeżeli jest przepisowa, pozostaje zagrana.
           *[other] Jeżeli jest przepisowa, trzeba ją wtedy zagrać; jeżeli nie, staje się normalną kartą przygwożdżoną.
        }
    .label = Przepisowa we właściwej kolejności
    .how = Porównać kartę z kolorem wyjścia. Jeżeli trzeba obejrzeć rękę, zrobić to na osobności.

fact-next-in-rotation =
    { $irregularity ->
        [play_after_illegal] Czy następną kartę zagrano z ręki po lewej od nieprzepisowego zagrania?
        [premature_play] Czy rozgrywający gra dalej z ręki po lewej od karty zagranej przedwcześnie?
       *[other] Czy po pierwszym z tych graczy kolej była na drugiego?
    }
    .why =
        { $irregularity ->
            [play_after_illegal] Tylko ten gracz, grając dalej, traci prawo do sprostowania.
            [premature_play] Tylko zagranie z tej ręki odbiera prawo do sprostowania.
           *[other] Wtedy obie karty liczą się po prostu po kolei.
        }
    .label = Gracz następny w kolejności

fact-order-of-cards-known = Czy wiadomo, która karta była pierwsza?
    .why = Jeżeli nie, karty traktuje się jako zagrane jednocześnie, a pierwsza jest karta gracza, na którego była kolej.
    .label = Kolejność kart znana
    .how = Zapytać wszystkich czterech graczy. Przy rozbieżnych odpowiedziach przyjąć wersję bardziej prawdopodobną.

fact-opening-lead-was-out-of-turn = Czy karty rozgrywającego zostały wyłożone po pierwszym wyjściu poza kolejnością?
    .why = Stosuje się wtedy przepis o pierwszym wyjściu poza kolejnością i rozgrywający zostaje dziadkiem.
    .label = Karty wyłożone po pierwszym wyjściu poza kolejnością
