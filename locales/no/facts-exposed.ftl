### Facts about exposed cards, penalty cards, early and simultaneous play: Laws 48 to 52, 57 and 58.
### Voices as in facts-questions. No question asks for a card that has not been seen.

## Penalty cards

fact-to-act = Hvem skal spille nå?
    .why = Straffekortet må spilles når det er lovlig; skal makker spille ut, velger spillefører først.
    .label = Hvem som skal spille

answer-to-act-offender-to-play = Spilleren med straffekortet
answer-to-act-partner-to-lead = Makkeren (som har utspillet)
answer-to-act-partner-to-follow = Makkeren (som ikke har utspillet)
answer-to-act-nobody = Ingen av dem
fact-offender-can-follow = Kan { $offender } følge farge i dette stikket?
    .why = Å følge farge går foran plikten til å spille et straffekort.
    .label = Kan følge farge
    .how = Se på hånden alene. Svaret sies ikke høyt ved bordet.

fact-offered-card = Hvilket kort vil { $offender } spille?
    .why = Før et lite straffekort er andre småkort i fargen ikke tillatt; en honnør er tillatt.
    .label = Kortet spilleren vil spille
    .how = Oppgi et kort bare hvis det allerede ligger med fremsiden opp. Ellers er det nok å si regelen, og ingen nevner kort.

fact-chosen-penalty-card = Hvilket av straffekortene velger { $declarer }?
    .why = Kan flere spilles lovlig, sier spillefører hvilket det blir.
    .label = Straffekort valgt av spillefører

fact-penalty-play-accepted = Godtar { $declarer } kortet som ble spilt i stedet for straffekortet?
    .why = I så fall blir straffekortet liggende; ellers spilles det nå.
    .label = Kort godtatt av spillefører

fact-declarer-suit = Hvilken farge krever eller forbyr { $declarer }?
    .why = Det avgjør hvilke straffekort som tas opp.
    .label = Farge valgt av spillefører

answer-declarer-suit-s = Spar
answer-declarer-suit-h = Hjerter
answer-declarer-suit-d = Ruter
answer-declarer-suit-c = Kløver
fact-declarer-played-after =
    { $irregularity ->
        [designation_change] Har spillefører spilt et nytt kort etterpå, fra hånden eller fra blindemann?
        [penalty_card_not_played] Har spillefører eller blindemann spilt etter det kortet?
       *[other] Har spillefører spilt fra en av hendene etterpå?
    }
    .why =
        { $irregularity ->
            [designation_change] I 2017-lovene er det da for sent å endre kortet.
            [penalty_card_not_played] Da må kortet som ble spilt, godtas.
           *[other] Da kan spillefører ha mistet valget.
        }
    .label = Spillefører har spilt etterpå
    .how = Se på stikket som pågår. Et kort som spillefører har nevnt fra blindemann, teller.

fact-partner-card =
    { $irregularity ->
        [revoke] Hvilket kort tar { $partner } tilbake?
       *[other] Hvilket kort la { $partner } ned?
    }
    .why = En motspillers kort som tas tilbake, blir straffekort, og både valør og farge teller.
    .label = Makkers kort
    .how = Oppgi bare et kort som alle allerede har sett.

## Too early, or at the same moment

fact-premature-kind = Hva kom for tidlig?
    .why = Spiller en motspiller ut eller på før makker, får spillefører et valg; gjelder det bare en motstanders tur, er det ikke noe valg.
    .label = Hva som kom for tidlig

answer-premature-kind-lead-to-next-trick = Et utspill til neste stikk, før makker hadde spilt til dette
answer-premature-kind-play-before-partner = Et kort til dette stikket, før makker hadde spilt
answer-premature-kind-play-at-rho-turn = Et kort i høyre motstanders tur, etter at makker hadde spilt
fact-legal-in-turn = Er kortet lovlig når det blir turen til { $offender }?
    .why =
        { $role ->
            [declarer] Er det lovlig, er det spilt.
            [dummy] Er det lovlig, er det spilt.
           *[other] Er det lovlig, må det spilles da; ellers blir det stort straffekort.
        }
    .label = Lovlig i tur
    .how = Sammenlign kortet med den utspilte fargen. Må du se på hånden, gjør det alene.

fact-next-in-rotation =
    { $irregularity ->
        [play_after_illegal] Var det spilleren rett til venstre for den feilende som spilte videre?
        [premature_play] Spilte spilleføreren videre fra hånden rett til venstre for kortet som kom for tidlig?
       *[other] Var den andre spilleren neste i tur etter den første?
    }
    .why =
        { $irregularity ->
            [play_after_illegal] Bare den spilleren mister retten til korrigering ved å spille videre.
            [premature_play] Bare spill fra den hånden opphever retten til korrigering.
           *[other] Da teller begge kort ganske enkelt i tur.
        }
    .label = Neste i tur

fact-order-of-cards-known = Er det klart hvilket kort som kom først?
    .why = Hvis ikke, regnes kortene som spilt samtidig, og kortet til den som var i tur, kommer først.
    .label = Rekkefølgen på kortene kjent
    .how = Spør alle fire hva de så. Er de uenige, velg det mest sannsynlige.

fact-opening-lead-was-out-of-turn = La spillefører ned hånden etter et åpningsutspill utenfor tur?
    .why = Da gjelder paragrafen om åpningsutspill utenfor tur, og spillefører blir blindemann.
    .label = Hånden lagt ned etter et åpningsutspill utenfor tur
