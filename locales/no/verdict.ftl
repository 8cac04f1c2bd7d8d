### The verdict of a ruling: one sentence, 18 words at most, with its Law at the end. Voice: WHY.
### Placeables: persons and sides in their case forms ($owner has the penalty card, $actor acts or
### chooses), $card with $cardKnown, $kind (minor, major, several, none), $tricks (a number), $trick
### (digits or "unknown"), $suit with its forms, $reason (the clause by which no trick moves), $placed
### (the suit of the card that is added, or "unknown"), $asker, $chooser (who has the first choice),
### $owners ("one" where one player alone has penalty cards), $laws (the clauses that decide).

## Open points and the deal

verdict-open = Lovene avgjør ikke dette; TL velger mellom tolkningene ({ $laws }).
verdict-result-cancelled = Resultatet annulleres, og det tildeles justert score ({ $laws }).
verdict-foreign-card = Kortet som ikke hører til given, fjernes; spillet fortsetter uten det ({ $laws }).
verdict-deal-restored = Given rettes opp, og ingen melding endres ({ $laws }).
verdict-deal-not-played = Given spilles ikke videre; det tildeles justert score ({ $laws }).
verdict-card-restored = Kortet som manglet, hører til { $offenderPoss } hånd fra begynnelsen ({ $laws }).
verdict-card-restored-penalty = Kortet som manglet, hører til { $offenderPoss } hånd og er straffekort ({ $laws }).
verdict-card-restored-revoke-corrected = Kortet som manglet, hører til { $offenderPoss } hånd; revoken korrigeres ({ $laws }).
verdict-card-restored-revoke-open =
    { $tricks ->
        [one] Kortet hører til { $offenderPoss } hånd; ett stikk kan bli overført ({ $laws }).
       *[other] Kortet hører til { $offenderPoss } hånd; opptil { $tricks } stikk kan bli overført ({ $laws }).
    }
verdict-card-restored-revoke-settled =
    { $tricks ->
        [one] Kortet hører til { $offenderPoss } hånd; ett stikk overføres for revoken ({ $laws }).
       *[other] Kortet hører til { $offenderPoss } hånd; { $tricks } stikk overføres for revoken ({ $laws }).
    }
verdict-card-restored-revoke-none = Kortet hører til { $offenderPoss } hånd; ingen stikk overføres for revoken ({ $laws }).
verdict-deal-rebuilt = Given settes opp med en ny kortstokk; kortet hører til { $offenderPoss } hånd ({ $laws }).

## Defective tricks

verdict-both-tricks = Begge stikkene rettes; ingen av dem skifter side ({ $laws }).
verdict-both-tricks-none = Begge stikkene rettes; ingen stikk overføres ({ $laws }).
verdict-both-tricks-open =
    { $tricks ->
        [one] Begge stikkene rettes; ett stikk kan bli overført til { $nos } ({ $laws }).
       *[other] Begge stikkene rettes; opptil { $tricks } stikk til { $nos } ({ $laws }).
    }
verdict-both-tricks-settled =
    { $tricks ->
        [one] Begge stikkene rettes, og ett stikk overføres til { $nos } ({ $laws }).
       *[other] Begge stikkene rettes, og { $tricks } stikk overføres til { $nos } ({ $laws }).
    }
verdict-omitted = { $actorCap } legger et kort blant de spilte kortene; mer følger ikke ({ $laws }).
verdict-omitted-open =
    { $tricks ->
        [one]
            { $placed ->
                [unknown] { $actorCap } legger et kort blant de spilte; ett stikk kan bli overført ({ $laws }).
               *[other] { $actorCap } legger { $suitOne } blant de spilte; ett stikk kan bli overført ({ $laws }).
            }
       *[other] { $actorCap } legger kort blant de spilte; opptil { $tricks } stikk til { $nos } ({ $laws }).
    }
verdict-omitted-settled =
    { $tricks ->
        [one] { $actorCap } legger et kort blant de spilte; ett stikk overføres ({ $laws }).
       *[other] { $actorCap } legger et kort blant de spilte; { $tricks } stikk overføres ({ $laws }).
    }
verdict-omitted-none = { $actorCap } legger et kort blant de spilte; ingen stikk overføres ({ $laws }).
verdict-surplus = Ett kort blir liggende i stikket; resten går tilbake til { $offenderPoss } hånd ({ $laws }).
verdict-surplus-revoke-corrected = Det overflødige kortet tas tilbake; revoken i stikket korrigeres ({ $laws }).
verdict-surplus-revoke-open =
    { $tricks ->
        [one] Det overflødige kortet tas tilbake; ett stikk kan gå til { $nos } ({ $laws }).
       *[other] Det overflødige kortet tas tilbake; opptil { $tricks } stikk til { $nos } ({ $laws }).
    }
verdict-surplus-revoke-settled =
    { $tricks ->
        [one] Det overflødige kortet tas tilbake; ett stikk overføres til { $nos } ({ $laws }).
       *[other] Det overflødige kortet tas tilbake; { $tricks } stikk overføres til { $nos } ({ $laws }).
    }
verdict-surplus-revoke-none = Det overflødige kortet tas tilbake; ingen stikk overføres for revoken ({ $laws }).
verdict-played-again = Første spill gjelder, det andre trekkes tilbake; det irregulære stikket blir der det er ({ $laws }).
verdict-put-back = Kortet er spilt; det legges på plass, og stikket blir der det er ({ $laws }).
verdict-pointing-turned = Kortet kan snus riktig vei, uten korrigering ({ $laws }).
verdict-pointing-stays = Kortet blir liggende som det peker; det er for sent å snu det ({ $laws }).
verdict-completed = { $actorCap } fullfører stikket med et lovlig kort, som kan vinne det ({ $laws }).

## Several cards in a trick

verdict-two-name = { $chooserCap } sier hvilket synlig kort som er spilt; resten tas tilbake ({ $laws }).
verdict-two-name-penalty = { $chooserCap } sier hvilket synlig kort som er spilt; det andre blir straffekort ({ $laws }).
verdict-two-name-unseen = { $chooserCap } sier hvilket kort som er spilt; det andre er ikke straffekort ({ $laws }).
verdict-two-named =
    { $cardKnown ->
        [yes] Kortet som er spilt, er { $card }; resten tas tilbake på hånden ({ $laws }).
       *[other] Det nevnte kortet er spilt; resten tas tilbake på hånden ({ $laws }).
    }
verdict-two-named-penalty = Det nevnte kortet er spilt; det andre synlige kortet blir straffekort ({ $laws }).
verdict-two-one-visible = Det synlige kortet er spilt; resten tas tilbake på hånden ({ $laws }).
verdict-two-none-visible = Ingen fremside var synlig: kortene tas tilbake, og et lovlig kort spilles ({ $laws }).

## Revokes

verdict-revokes-both = Begge revokene korrigeres: hver spiller tar kortet tilbake og følger farge ({ $laws }).
verdict-revoke-trick12 = Korriger: i tolvte stikk gjøres det selv om revoken er etablert ({ $laws }).
verdict-revoke-anyway = Revoken korrigeres, og ingen stikk overføres ({ $laws }).
verdict-revoke-anyway-open =
    { $tricks ->
        [one] Revoken korrigeres; likevel kan ett stikk overføres til { $nos } ({ $laws }).
       *[other] Revoken korrigeres; likevel opptil { $tricks } stikk til { $nos } ({ $laws }).
    }
verdict-revoke-anyway-settled =
    { $tricks ->
        [one] Revoken korrigeres; likevel overføres ett stikk til { $nos } ({ $laws }).
       *[other] Revoken korrigeres; likevel overføres { $tricks } stikk til { $nos } ({ $laws }).
    }
verdict-revoke-corrected = Revoken korrigeres; kortet går tilbake til { $actorPoss } hånd ({ $laws }).
verdict-revoke-corrected-penalty = Revoken korrigeres; { $actorPoss } kort blir straffekort ({ $laws }).
verdict-revoke-open =
    { $tricks ->
        [one] Revoken er etablert; ett stikk kan overføres til { $nos } etter spillet ({ $laws }).
       *[other] Revoken er etablert; opptil { $tricks } stikk kan overføres til { $nos } ({ $laws }).
    }
verdict-revoke-settled =
    { $tricks ->
        [one] Revoken er etablert; ett stikk overføres til { $nos } ({ $laws }).
       *[other] Revoken er etablert; { $tricks } stikk overføres til { $nos } ({ $laws }).
    }
verdict-revoke-none =
    { $reason ->
        [by-64b1] Revoken er etablert, uten overføring: { $os } vant ingen stikk fra da av ({ $laws }).
        [by-64b2] Revoken er etablert; annen gang i samme farge overføres ingen stikk ({ $laws }).
        [by-64b3] Revoken er etablert; for et kort som lå åpent, overføres ingen stikk ({ $laws }).
        [by-64b4] Revoken er etablert; den ble påtalt for sent til at stikk overføres ({ $laws }).
        [by-64b5] Revoken er etablert; den ble påtalt for sent til at stikk overføres ({ $laws }).
        [by-64b6] Revoken var i tolvte stikk, så ingen stikk overføres ({ $laws }).
        [by-64b7] Begge sider har revokert i given, så ingen stikk overføres ({ $laws }).
        [by-64b8] Begge revokene i stikket er korrigert, så ingen stikk overføres ({ $laws }).
        [by-64c] Begge sider revokerte i samme stikk, så ingen stikk overføres ({ $laws }).
       *[other] Revoken er etablert, og ingen stikk overføres ({ $laws }).
    }
verdict-no-revoke = Det er ingen revoke, og kortet blir liggende ({ $laws }).
verdict-is-revoke = Kravet kunne oppfylles, så dette er en revoke ({ $laws }).

## Leads out of turn

verdict-lead-five-options = { $declarerCap } har fem valg og velger før noen spiller ({ $laws }).
verdict-lead-spread = { $declarerCap } kan bli blindemann eller spille kontrakten ({ $laws }).
verdict-lead-asked-declarer = { $declarerCap } velger: utspillet godtas eller trekkes tilbake ({ $laws }).
verdict-lead-asked-defender = Hver av motspillerne kan godta utspillet eller kreve det trukket tilbake ({ $laws }).
verdict-lead-asked-next = Motspillerne er uenige: { $chooser } avgjør om utspillet godtas ({ $laws }).
verdict-declarer-becomes-dummy = { $declarerCap } blir blindemann; { $dummy } spiller kontrakten ({ $laws }).
verdict-lead-stands-must = Utspillet må godtas: spillefører kan ha sett blindemanns kort ({ $laws }).
verdict-lead-accepted-opening = Utspillet godtas; { $declarer } ser blindemann og spiller fra egen hånd ({ $laws }).
verdict-lead-stands = Utspillet blir stående og regnes som riktig ({ $laws }).
verdict-lead-proper = Det riktige utspillet blir stående, ikke det utenfor tur ({ $laws }).
verdict-lead-in-turn = Det riktige utspillet blir stående; det andre kortet er påspill ({ $laws }).
verdict-lead-proper-choice = Det riktige utspillet blir stående; { $declarer } velger { $restrictedPoss } kort ({ $laws }).
verdict-lead-proper-chosen = Det riktige utspillet blir stående; { $restricted } følger spilleførers valg ({ $laws }).
verdict-lead-played-after = Utspillet blir stående: den andre siden har spilt etter det ({ $laws }).
verdict-lead-not-their-turn = Ingen korrigering: en motstander ga feil opplysning om hvem som var i tur ({ $laws }).
verdict-lead-from-right-hand =
    { $turn ->
        [declarer_hand] Utspillet tas tilbake og kommer nå fra spilleførers egen hånd ({ $laws }).
        [dummy] Utspillet tas tilbake og kommer nå fra blindemann ({ $laws }).
        [other_defender] Utspillet tas tilbake, og { $partner } spiller ut ({ $laws }).
        [a_defender] Utspillet tas tilbake; motspilleren som er i tur, spiller ut ({ $laws }).
       *[other] Utspillet tas tilbake; hånden som er i tur, spiller ut ({ $laws }).
    }
verdict-face-down-back = Utspillet med fremsiden ned tas tilbake uten korrigering; rett motspiller spiller ut ({ $laws }).
verdict-lead-refused = Utspillet godtas ikke; { $offenderPoss } kort er stort straffekort ({ $laws }).
verdict-lead-refused-over = Utspillet godtas ikke ({ $laws }).
verdict-lead-refused-choice = Utspillet godtas ikke; { $declarer } velger hva { $partner } kan spille ut ({ $laws }).
verdict-lead-suit-named = Utspillet godtas ikke; { $declarer } sier hvilken farge det gjelder ({ $laws }).
verdict-lead-free-refused = Utspillet godtas ikke; { $partner } spiller ut fritt, kortet blir liggende ({ $laws }).

## Penalty cards

verdict-suit-named = { $declarerCap } sier hvilken farge det gjelder ({ $laws }).
verdict-suit-required = { $partnerCap } spiller ut { $namedSuitName }; straffekortene i fargen tas opp ({ $laws }).
verdict-suit-forbidden = { $partnerCap } kan ikke spille ut { $namedSuitName }; fargens straffekort tas opp ({ $laws }).
verdict-partner-lead-choice = { $declarerCap } velger hva { $partner } kan spille ut ({ $laws }).
verdict-partner-shown-choice = Det ligger ett straffekort til; { $declarer } velger hva { $partner } kan spille ut ({ $laws }).
verdict-own-penalty-led = { $partnerCap } har også straffekort og spiller det ut om lovlig ({ $laws }).
verdict-penalty-choose = { $declarerCap } sier hvilket straffekort som spilles ({ $laws }).
verdict-penalty-must =
    { $owners ->
        [one] { $ownerCap } spiller straffekortet nå ({ $laws }).
       *[other] Straffekortet spilles nå ({ $laws }).
    }
verdict-penalty-play-asked = { $declarerCap } velger: kortet blir stående, eller straffekortet spilles ({ $laws }).
verdict-penalty-play-refused = Straffekortet spilles; det andre kortet blir også stort straffekort ({ $laws }).
verdict-penalty-play-stands = Kortet som ble spilt i stedet for straffekortet, blir stående ({ $laws }).
verdict-penalty-play-stands-stays = Det spilte kortet blir stående; straffekortet blir liggende på bordet ({ $laws }).
verdict-offered-legal = Kortet kan spilles før straffekortet ({ $laws }).
verdict-offered-illegal = Kortet kan ikke spilles før straffekortet ({ $laws }).
verdict-lead-is-free = Utspillet er fritt; straffekortet blir liggende på bordet ({ $laws }).
verdict-minor-lead-free =
    { $cardKnown ->
        [yes] Makkers utspill er fritt; { $card } blir liggende som lite straffekort ({ $laws }).
       *[other] Makkers utspill er fritt; det lille straffekortet blir liggende ({ $laws }).
    }
verdict-penalty-cannot-yet = Straffekortet kan ikke spilles lovlig ennå og blir liggende på bordet ({ $laws }).
verdict-penalty-stays = Straffekortet blir liggende på bordet ({ $laws }).
verdict-penalty-over = Spillet er slutt, og straffekortet har ingen virkning mer ({ $laws }).
verdict-penalty-card =
    { $cardKnown ->
        [yes]
            { $kind ->
                [minor] Lite straffekort: { $card } ({ $laws }).
                [major] Stort straffekort: { $card } ({ $laws }).
               *[other] Straffekort: { $card } ({ $laws }).
            }
       *[other]
            { $kind ->
                [minor] Kortet foran { $owner } er et lite straffekort ({ $laws }).
                [major] Kortet foran { $owner } er et stort straffekort ({ $laws }).
                [several] Alle kortene foran { $owner } er store straffekort ({ $laws }).
               *[other] Kortet foran { $owner } er straffekort ({ $laws }).
            }
    }
verdict-not-penalty = Kortet er ikke straffekort, og det er ingen korrigering ({ $laws }).
verdict-not-penalty-claim = Ingen straffekort: spillet opphørte med kravet eller avståelsen ({ $laws }).
verdict-not-penalty-concession = Ingen straffekort; makker protesterte straks, og spillet fortsetter ({ $laws }).
verdict-declaring-card = Spilleførers og blindemanns kort blir aldri straffekort ({ $laws }).
verdict-unable = Kortet blir stående: kravet var umulig å oppfylle, og det er ingen revoke ({ $laws }).
verdict-unable-picked-up = Kortet blir stående: kravet var umulig å oppfylle; straffekortet tas opp ({ $laws }).
verdict-unable-penalty = Kortet blir stående: kravet var umulig å oppfylle; straffekortet blir liggende ({ $laws }).

## Cards played too early or after an irregularity

verdict-this-trick-choice =
    { $kind ->
        [major] { $declarerCap } velger { $restrictedPoss } kort til stikket; { $ownerPoss } kort er stort straffekort ({ $laws }).
        [minor] { $declarerCap } velger { $restrictedPoss } kort til stikket; { $ownerPoss } kort er lite straffekort ({ $laws }).
       *[other] { $declarerCap } velger { $restrictedPoss } kort til stikket ({ $laws }).
    }
verdict-this-trick-chosen =
    { $option ->
        [HIGHEST] { $restrictedCap } spiller sitt høyeste kort i den utspilte fargen ({ $laws }).
        [LOWEST] { $restrictedCap } spiller sitt laveste kort i den utspilte fargen ({ $laws }).
        [REQUIRE_OTHER_SUIT] { $restrictedCap } spiller fargen som { $declarer } krever, til stikket ({ $laws }).
       *[other] { $restrictedCap } spiller ikke fargen som { $declarer } forbyr ({ $laws }).
    }
verdict-this-trick-excused = Ingen korrigering: spillefører eller blindemann hadde alt spilt ({ $laws }).
verdict-early-withdrawn = Kortet som kom for tidlig, trekkes tilbake, og et lovlig spilles ({ $laws }).
verdict-early-stays-open = Kortet som kom for tidlig, er ulovlig og blir straffekort ({ $laws }).
verdict-early-stands = Kortet blir liggende åpent og spilles i tur ({ $laws }).
verdict-early-no-rectification = Ingen korrigering for kortet som kom for tidlig ({ $laws }).
verdict-card-played-after = Kortet blir stående: den andre siden har spilt etter det ({ $laws }).
verdict-play-after-legal =
    { $kind ->
        [none] Det lovlige spillet blir stående, uten korrigering ({ $laws }).
       *[other] Kortet spilt før det riktige utspillet blir straffekort ({ $laws }).
    }

## Single cards

verdict-card-played = Kortet er spilt og blir liggende ({ $laws }).
verdict-not-played = Kortet er ikke spilt, og det er ingen korrigering ({ $laws }).
verdict-not-played-unseen = Ikke spilt og ikke straffekort: makker kunne ikke se fremsiden ({ $laws }).
verdict-not-played-penalty =
    { $kind ->
        [minor] Kortet er ikke spilt, men er et lite straffekort ({ $laws }).
        [major] Kortet er ikke spilt, men er et stort straffekort ({ $laws }).
       *[other] Kortet er ikke spilt, men er straffekort ({ $laws }).
    }
verdict-turned-up = Kortet er spilt og blir liggende; det ble snudd for tidlig ({ $laws }).
verdict-named-changed = Det som først ble nevnt, var utilsiktet; det andre kortet spilles ({ $laws }).
verdict-named-stands = Kortet som ble nevnt først, er spilt og blir liggende ({ $laws }).
verdict-dummy-changed = Kortet som spillefører nevnte, spilles; det gale går tilbake til blindemann ({ $laws }).
verdict-dummy-stays = Det er for sent: kortet som spillefører ikke nevnte, blir liggende ({ $laws }).
verdict-dummy-suggested = Ingen korrigering nå; blindemann kan ikke foreslå et spill ({ $laws }).
verdict-card-back = Kortet tas tilbake på hånden, uten korrigering ({ $laws }).
verdict-card-stands = Kortet er spilt og blir liggende ({ $laws }).

## Questions, looking, speaking

verdict-enquiry-allowed =
    { $asker ->
        [dummy_to_declarer] Blindemann kan spørre spillefører ({ $laws }).
        [dummy_to_defender] Blindemann kan spørre en motspiller ({ $laws }).
        [declarer_to_defender] Spillefører kan spørre en motspiller ({ $laws }).
        [defender_to_declarer] En motspiller kan spørre spillefører ({ $laws }).
        [defender_to_partner] Motspillerne kan spørre hverandre ({ $laws }).
       *[other] Spørsmålet kan stilles og besvares ({ $laws }).
    }
verdict-enquiry-refused =
    { $asker ->
        [dummy_to_declarer] Blindemann kan ikke spørre spillefører ({ $laws }).
        [dummy_to_defender] Blindemann kan ikke spørre en motspiller ({ $laws }).
        [defender_to_partner] Motspillerne kan ikke spørre hverandre ({ $laws }).
       *[other] Spørsmålet kan ikke stilles ({ $laws }).
    }
verdict-inspection-allowed = Stikket kan vises ({ $laws }).
verdict-inspection-own-card = Spilleren kan se på kortet som sist ble spilt fra egen hånd ({ $laws }).
verdict-inspection-refused = Det ferdige stikket blir liggende med fremsiden ned ({ $laws }).
verdict-inspection-too-late = Kortet blir liggende med fremsiden ned; det er for sent å se det ({ $laws }).
verdict-dummy-first = Blindemann kan ikke være den første som påtaler en uregelmessighet ({ $laws }).
verdict-dummy-late = Ingen korrigering for det blindemann sa ({ $laws }).
verdict-dummy-forfeited = Blindemann hadde mistet retten til å påtale: ingenting rettes nå ({ $laws }).
verdict-retraction = Bare { $nos } kan bruke det kortet viste ({ $laws }).

## What leads on, and the rest

verdict-comes-early = Et kort ble spilt for tidlig; følgen avgjøres nå ({ $laws }).
verdict-comes-lead = Kortet regnes som utspill utenfor tur; det avgjøres nå ({ $laws }).
verdict-comes-before-lead = Spillet er ikke begynt, så andre regler gjelder ({ $laws }).
verdict-comes-other =
    { $irregularity ->
        [card_count] Antall kort avgjør ikke dette; en annen paragraf gjelder ({ $laws }).
       *[other] Her gjelder en annen paragraf videre ({ $laws }).
    }
verdict-claim = Kravet eller avståelsen avgjøres; det er ingen feil å vise kortene ({ $laws }).
verdict-no-rectification = Ingen korrigering ({ $laws }).
verdict-nothing = Ingenting rettes, og spillet fortsetter ({ $laws }).
verdict-nothing-over = Ingenting rettes lenger ({ $laws }).
