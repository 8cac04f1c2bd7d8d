### Facts that are asked, from the first question to the placing of the card.
### Value: the question, to the Director or for the Director to ask. .why: why it is asked.
### .label: noun phrase for a list. .how: how to find out without showing cards.
### answer-<key>-<value>: at most 80 characters.

## Answers shared by all facts

answer-yes = Ja
answer-no = Nei
answer-unknown = Vet ikke
# A number as an answer; $number is a string.
answer-number = { $number }
# A card as an answer; $card is the ready full name.
answer-card = { $card }

## What happened

fact-irregularity = Hva skjedde?
    .why = Det avgjør hvilken lov som gjelder. La begge sider uttale seg, uten å nevne eller vise kort.
    .label = Hva som skjedde

answer-irregularity-card-count = Feil antall kort på hånden eller i et stikk
answer-irregularity-two-cards = En spiller viste to eller flere kort samtidig
answer-irregularity-extra-card-to-trick = Samme spiller la enda et kort i stikket (et femte)
answer-irregularity-revoke = Revoke: noen fulgte ikke farge
answer-irregularity-revoke-enquiry = Spørsmål om mulig revoke
answer-irregularity-exposed-card = Et kort ble synlig: mistet, vist eller nevnt
answer-irregularity-penalty-card-pending = Et straffekort ligger på bordet: hva nå?
answer-irregularity-penalty-card-not-played = Et annet kort ble spilt i stedet for straffekortet
answer-irregularity-lead-out-of-turn = Utspill utenfor tur
answer-irregularity-opening-lead-out-of-turn = Åpningsutspill utenfor tur
answer-irregularity-premature-play = Et kort ble spilt for tidlig
answer-irregularity-simultaneous-two-players = To spillere spilte samtidig
answer-irregularity-play-after-illegal = Noen spilte videre etter et ulovlig spill
answer-irregularity-cannot-comply = Kan spilleren gjøre det som ble krevd?
answer-irregularity-dummy-wrong-card = Blindemann la et annet kort enn det som var nevnt
answer-irregularity-designation-change = Spillefører vil endre kortet som ble nevnt
answer-irregularity-played-or-not = Er kortet spilt eller ikke?
answer-irregularity-retraction = En spiller tok tilbake et spilt kort
answer-irregularity-inspection = En spiller vil se et stikk igjen
answer-irregularity-pointing = Et spilt kort ligger feil vei
answer-irregularity-dummy-drew-attention = Blindemann sa fra under spillet
fact-phase =
    { $irregularity ->
        [lead_out_of_turn] Var det åpningsutspillet?
       *[other] Hvor langt er given kommet?
    }
    .why =
        { $irregularity ->
            [card_count] Etter siste stikk eller et krav kan stikkene telles med en gang.
            [revoke] Etter siste stikk eller et krav kan stikkene telles med en gang.
            [lead_out_of_turn] Et åpningsutspill utenfor tur hører under § 54, et senere utspill under §§ 53, 55 og 56.
            [exposed_card] Et kort vist under meldingene hører under § 24, og et utspill som ennå ikke ligger med fremsiden opp, kan tas tilbake.
            [opening_lead_out_of_turn] Et kort vist under meldingene hører under § 24, og et utspill som ennå ikke ligger med fremsiden opp, kan tas tilbake.
           *[other] Kort kan rettes mens spillet pågår; etterpå kan bare scoren endres.
        }
    .label = Hvor langt given er kommet

answer-phase-auction = Meldingsforløpet
answer-phase-auction-over-no-lead = Etter meldingene, før utspillet
answer-phase-before-opening-lead-faced =
    { $irregularity ->
        [lead_out_of_turn] Åpningsutspillet
       *[other] Før åpningsutspillet ligger med fremsiden opp
    }
answer-phase-play =
    { $irregularity ->
        [lead_out_of_turn] Et senere utspill
       *[other] Under spillet
    }
answer-phase-play-ended = Spillet er slutt
fact-offender-role =
    { $irregularity ->
        [revoke] Hvem revokerte: spillefører, blindemann eller en motspiller?
        [revoke_enquiry] Hvem sitt spill gjelder spørsmålet: spilleførers, blindemanns eller en motspillers?
        [exposed_card] Hvilken spillers kort ble synlig: spilleførers, blindemanns eller en motspillers?
        [penalty_card_not_played] Hvem spilte et annet kort: spillefører, blindemann eller en motspiller?
        [lead_out_of_turn] Hvilken hånd kom utspillet fra: spilleførers, blindemanns eller en motspillers?
        [opening_lead_out_of_turn] Hvem spilte ut: spillefører, blindemann eller en motspiller?
        [premature_play] Hvem var for tidlig ute: spillefører, blindemann eller en motspiller?
        [simultaneous_two_players] Hvem av de to var ikke i tur: spillefører, blindemann eller en motspiller?
        [play_after_illegal] Hvem sto for det ulovlige spillet: spillefører, blindemann eller en motspiller?
        [cannot_comply] Hvem kan ikke gjøre det som ble krevd: spillefører, blindemann eller en motspiller?
        [dummy_wrong_card] Hvem fulgte ikke farge til kortet som blindemann la: spillefører, blindemann eller en motspiller?
        [retraction] Hvem sitt kort tas tilbake: spilleførers, blindemanns eller en motspillers?
        [inspection] Hvem ber om å få se kortene: spillefører, blindemann eller en motspiller?
        [pointing] Hvem sitt kort ligger feil vei: spilleførers, blindemanns eller en motspillers?
       *[other] Hvilken hånd gjelder det: spilleførers, blindemanns eller en motspillers?
    }
    .why =
        { $irregularity ->
            [card_count] Bare en motspiller kan få straffekort, og blindemanns kort koster aldri et stikk automatisk.
            [revoke] Bare en motspiller kan få straffekort, og blindemanns kort koster aldri et stikk automatisk.
            [lead_out_of_turn] Utspill fra spillefører og utspill fra en motspiller hører under hver sin lov.
            [dummy_wrong_card] Det kan være en revoke, og hva den koster, kommer an på hvem som revokerte.
            [inspection] Ikke alle har samme rett til å se et stikk igjen.
           *[other] Bare en motspillers kort kan bli straffekort.
        }
    .label = Hvem det gjelder

answer-offender-role-declarer = Spillefører
answer-offender-role-dummy = Blindemann
answer-offender-role-defender = En motspiller

## Which half of Law 67

fact-next-trick-played-by = Hvilken side har allerede spilt til neste stikk?
    .why =
        { $irregularity ->
            [dummy_wrong_card] Så lenge ikke begge sider har spilt videre, kan kortet fra blindemann fortsatt byttes.
            [revoke] Har begge sider revokert i stikket, avgjør det hvem av dem som fortsatt må korrigere.
           *[other] Så lenge ikke begge sider har spilt videre, kan stikket ganske enkelt rettes.
        }
    .label = Hvem som har spilt videre
    .how = Et utspill teller, og det gjør også et kort som spillefører har nevnt fra blindemann. Se bare på kortene på bordet.
    .assumed = kort som alt er spilt til neste stikk

answer-next-trick-played-by-none = Ingen
answer-next-trick-played-by-offending-side = Bare den feilende siden
answer-next-trick-played-by-non-offending-side = Bare den ikke-feilende siden
answer-next-trick-played-by-both = Begge sider
fact-next-trick-player = Hvem på den feilende siden har spilt til neste stikk?
    .why = Et kort fra makker er for tidlig spilt; et kort fra den feilende er et utspill utenfor tur.
    .label = Spilleren som har spilt videre

answer-next-trick-player-offender = Spilleren med feil antall kort
answer-next-trick-player-offender-partner = Makkeren til den spilleren
answer-next-trick-player-both = Begge to
fact-counts = Hvor mange kort har hver spiller på hånden, og hvor mange er spilt?
    .why = Tallene viser om det mangler et kort i et stikk, eller om det er ett for mye.
    .label = Antall kort
    .how = Alle teller med fremsiden ned: først hånden, så de spilte kortene. Ingen snur et kort.

fact-expected-played = Hvor mange kort skal hver spiller ha spilt nå?
    .why = Det sammenlignes med antallet som ble telt.
    .label = Riktig antall spilte kort
    .how = Antall ferdige stikk, og ett til for dem som har spilt til stikket som pågår.

fact-defect = Hva er feil med stikket?
    .why = Hver feil har sin egen korrigering.
    .label = Feil ved stikket
    .how = For mange kort på hånden: ett er ikke spilt, eller et spilt kort kom tilbake. For få: et stikk har et ekstra kort.

answer-defect-omitted = Ikke noe kort spilt til stikket
answer-defect-extra = For mange kort i stikket
answer-defect-misplaced-played-card = Kortet er spilt, men feil plassert
fact-did-play-card =
    { $role ->
        [dummy] Nevnte spillefører et kort fra blindemann til det stikket?
       *[other] Lå det et kort fra den hånden med fremsiden opp i stikket?
    }
    .why = Et spilt kort legges bare på plass; et kort som aldri ble spilt, må legges til.
    .label = Kort vist i stikket
    .how = Spør alle fire hva de husker. Er de uenige, velg det mest sannsynlige.

fact-holds-suit-led =
    { $suit ->
        [unknown] Har { $offender } fortsatt et kort i den utspilte fargen på hånden?
       *[other] Har { $offender } fortsatt { $suitName } på hånden?
    }
    .why =
        { $edition ->
            [1997] Finnes et slikt kort, overføres ingen stikk etter 1997-lovene; ellers kan ett stikk overføres.
           *[other] Finnes et slikt kort, må det velges; ellers er valget fritt.
        }
    .label = Kort i den utspilte fargen på hånden
    .how = Se på hånden alene. Ingen andre ser den, og ingen sier hva som er der.

fact-suit-led =
    { $irregularity ->
        [card_count] Hvilken farge ble spilt ut i det stikket?
        [revoke] Hvilken farge ble spilt ut i det stikket?
       *[other] Hvilken farge er spilt ut i dette stikket?
    }
    .why =
        { $irregularity ->
            [card_count] Kortet som legges til, må være i den fargen hvis det finnes et.
           *[other] Å følge farge går foran alt annet.
        }
    .label = Utspilt farge

answer-suit-led-s = Spar
answer-suit-led-h = Hjerter
answer-suit-led-d = Ruter
answer-suit-led-c = Kløver
answer-suit-led-none = Ingen farge spilt ut ennå
fact-defective-trick-no = Hvilket stikk er irregulært?
    .why = Kortet legges på den plassen, og bare stikk fra og med dette kan overføres.
    .label = Irregulært stikk
    .how = Gå selv gjennom radene med spilte kort. Spillerne snur ikke sine.

fact-trick-no =
    { $irregularity ->
        [card_count] I hvilket stikk var revoken?
        [revoke] I hvilket stikk var revoken?
        [revoke_enquiry] I hvilket stikk var revoken?
        [lead_out_of_turn] Til hvilket stikk var utspillet?
       *[other] I hvilket stikk var det?
    }
    .why =
        { $irregularity ->
            [card_count] Tolvte stikk har en egen regel, og bare stikk fra og med dette kan overføres.
            [revoke] Tolvte stikk har en egen regel, og bare stikk fra og med dette kan overføres.
            [revoke_enquiry] Tolvte stikk har en egen regel, og bare stikk fra og med dette kan overføres.
            [dummy_wrong_card] Tolvte stikk har en egen regel, og bare stikk fra og med dette kan overføres.
            [lead_out_of_turn] I 2017-lovene må et utspill utenfor tur til trettende stikk tas tilbake.
           *[other] De siste stikkene har egne regler.
        }
    .label = Stikket med uregelmessigheten
    .how = Tell de spilte kortene foran en spiller som har spilt til alle stikk, med fremsiden ned.

fact-supplied-card-wins = Vinner kortet som legges nå, stikket?
    .why = I så fall kom utspillet til neste stikk fra feil hånd.
    .label = Kortet vinner stikket

## A card that was played but lies elsewhere

fact-replayed-later = Er det samme kortet spilt en gang til?
    .why = Er kortet spilt igjen til et tidligere stikk, lar det seg ikke rette ved bordet.
    .label = Spilt en gang til

answer-replayed-later-no = Nei, bare én gang
answer-replayed-later-current-trick = Ja, til stikket som pågår
answer-replayed-later-earlier-trick = Ja, til et stikk før dette
fact-too-late-to-correct =
    { $irregularity ->
        [dummy_wrong_card] Har begge sider spilt til neste stikk etter at blindemann la kortet?
       *[other] Har den siden spilt videre etter at kortet ble spilt igjen?
    }
    .why =
        { $irregularity ->
            [dummy_wrong_card] Frem til da kan kortet fra blindemann fortsatt byttes.
           *[other] Så lenge det andre spillet kan rettes, trengs ingen justert score.
        }
    .label = For sent å rette
