### What players choose, and what holds afterwards: choices, penalty cards, restrictions,
### withdrawals, information. Values of choice-<option> are button labels, at most 80 characters.

## Options

choice-accept-lead = Godta utspillet
choice-refuse-lead = Ikke godta utspillet
choice-spread-hand = Legg ned hånden og bli blindemann
choice-require-suit =
    { $suit ->
        [unknown] Krev fargen
       *[other] Krev { $suitName }
    }

choice-forbid-suit =
    { $suit ->
        [unknown] Forby fargen
       *[other] Forby { $suitName }
    }

choice-no-restriction = Fritt utspill
choice-highest =
    { $suit ->
        [unknown] Høyeste kort i den utspilte fargen
       *[other] Høyeste kort i den utspilte fargen ({ $suitName })
    }

choice-lowest =
    { $suit ->
        [unknown] Laveste kort i den utspilte fargen
       *[other] Laveste kort i den utspilte fargen ({ $suitName })
    }

choice-require-other-suit = Krev en annen, navngitt farge
choice-forbid-other-suit = Forby en annen, navngitt farge
choice-accept-play = Godta det spilte kortet
choice-reject-play = Ikke godta det spilte kortet
choice-choose-penalty-card = Velg hvilket straffekort som spilles
choice-choose-card = Velg kort
choice-withdraw-or-keep = Bytt kortet eller la det ligge
choice-choose-trick12-card = Velg kortet til tolvte stikk

## Who chooses. Value: DO, introduces the options. .say: SAY.

# Law 57A. The required suit exists only since 2017.
choice-put-declarer = Legg valgene frem for { $declarer } før { $offender } legger det manglende kortet. Blindemann deltar ikke.
    .label = Spillefører velger
    .say =
        { $declarerCap } velger hva { $offender } skal spille i stikket: høyeste eller laveste kort i den utspilte fargen. { $edition ->
            [2017] { $declarerCap } kan i stedet kreve eller forby en annen, navngitt farge.
           *[other] { $declarerCap } kan i stedet forby en annen, navngitt farge.
        } Ingen spiller før valget er gjort.

choice-put-lho = Spør { $lho } om kortet som ble spilt etter uregelmessigheten, skal byttes eller bli liggende. Makker deltar ikke.
    .label = Venstre motstander velger
    .say = { $lhoCap } kan bytte kortet som ble spilt etterpå, eller la det ligge. Et bytte gir ingen korrigering.

choice-put-offender = La { $actor } si hvilket av de synlige kortene som er spilt. Ingen andre sier noe.
    .label = Den feilende velger
    .say =
        { $role ->
            [defender] { $actorCap } sier hvilket av de synlige kortene som er spilt. Andre synlige kort blir straffekort.
           *[other] { $actorCap } sier hvilket av de synlige kortene som er spilt. De andre tas tilbake på hånden.
        }

## Penalty cards. $owner in its case forms; $card only when it is already visible ($cardKnown yes).

penalty-minor =
    { $cardKnown ->
        [yes] Foran { $owner }: kortet { $card } blir et lite straffekort og blir liggende åpent.
       *[other] Foran { $owner }: kortet blir et lite straffekort og blir liggende åpent.
    }
    .label = Lite straffekort
    .say =
        { $cardKnown ->
            [yes] Kortet { $card } blir et lite straffekort og blir liggende åpent.
           *[other] Kortet foran { $owner } blir et lite straffekort og blir liggende åpent.
        } Før det er spilt, er andre småkort i fargen ikke tillatt; en honnør er tillatt.

penalty-major =
    { $cardKnown ->
        [yes] Foran { $owner }: kortet { $card } blir et stort straffekort og blir liggende åpent.
       *[other] Foran { $owner }: kortet blir et stort straffekort og blir liggende åpent.
    }
    .label = Stort straffekort
    .say =
        { $cardKnown ->
            [yes] Kortet { $card } blir et stort straffekort.
           *[other] Kortet foran { $owner } blir et stort straffekort.
        } Det må spilles så snart det er lovlig, men å følge farge går først.

# The kind hangs on the card: one spot card shown by accident is minor, everything else major.
penalty-unknown =
    { $cardKnown ->
        [yes] Foran { $owner }: kortet { $card } blir straffekort.
       *[other] Foran { $owner }: kortet blir straffekort.
    } Et enkelt småkort vist ved et uhell er et lite straffekort; en honnør, eller ett av flere kort, er et stort.
    .label = Straffekort, uavklart om lite eller stort
    .say =
        { $cardKnown ->
            [yes] Kortet { $card } blir straffekort og blir liggende åpent.
           *[other] Kortet foran { $owner } blir straffekort og blir liggende åpent.
        }

# More than one penalty card in front of one defender.
penalty-several = Foran { $owner }: flere straffekort, og da er alle store.
    .label = Alle straffekortene er store
    .say = Motspilleren har nå flere straffekort, og da er alle store. Kan flere spilles lovlig, velger { $declarer }.

## Restrictions: WHY and DO in one

restriction-major-must-play-first-legal = Straffekortet må spilles ved første lovlige anledning. Plikten til å følge farge og spilleførers krav eller forbud går først.
    .label = Straffekortet må spilles så snart det er lovlig

restriction-minor-no-lower-same-suit = Til det lille straffekortet er spilt, kan motspilleren ikke spille et annet småkort i fargen. En honnør er tillatt.
    .label = Ingen andre småkort i fargen først; honnør er tillatt

restriction-partner-lead-options = Når makkeren til en motspiller med stort straffekort skal spille ut, velger { $declarer } først om fargen skal kreves, forbys, eller om utspillet skal være fritt.
    .label = Når makker skal spille ut, velger spillefører: kreve, forby eller fritt
    .say = Skal den andre motspilleren spille ut, må utspillet vente til { $declarer } har valgt.

restriction-forbid-while-on-lead = Fargen er forbudt til motspilleren mister utspillet.
    .label = Forbudet gjelder til spilleren mister utspillet

restriction-partner-this-trick-57a = Kortet som { $offender } legger til stikket, må være i samsvar med spilleførers valg. Er det umulig, kan et hvilket som helst lovlig kort legges.
    .label = Begrensningen gjelder makkers kort i dette stikket

restriction-no-suggested-alternative = Finnes det fornuftige alternativer, kan makker ikke velge et spill som den urettmessige informasjonen peker mot.
    .label = Makker kan ikke velge et spill som informasjonen peker mot

## Withdrawals

withdraw-lho-of-offender = { $lhoCap } kan bytte kortet som ble spilt etter uregelmessigheten.
    .label = Venstre motstander kan bytte kortet som ble spilt etter feilen

withdraw-each-nos-player = { $nosCap } kan bytte kort som ble spilt etter uregelmessigheten; det gjelder begge spillerne.
    .label = Begge på den ikke-feilende siden kan bytte kort spilt etter feilen
    .say = Motstanderne kan bytte kort som de spilte etter uregelmessigheten.

withdraw-os-next-after-nos-change = Bytter en motstander kort, kan neste spiller for { $os } også bytte et senere kort.
    .label = Etter et slikt bytte kan neste spiller på den feilende siden også bytte

withdraw-declarer-after-rho-change = Bytter motspilleren kort, kan spillefører bytte et kort som ble spilt senere.
    .label = Bytter motspilleren kort, kan spillefører bytte et senere kort

withdraw-all-erroneous-this-trick = Alle feilspilte kort i stikket kan tas tilbake.
    .label = Alle feilspilte kort i stikket kan tas tilbake

## Who may know what

info-withdrawn-nos-ai = { $nosCap } kan bruke informasjonen fra tilbaketrukne kort.
    .label = Den ikke-feilende siden kan bruke informasjon fra tilbaketrukne kort

info-withdrawn-os-ui = For { $os } er informasjonen fra tilbaketrukne kort urettmessig (UI).
    .label = For den feilende siden er denne informasjonen UI

info-pc-must-play-ai = Den andre motspilleren kan ta hensyn til at straffekortet må spilles.
    .label = Makker kan ta hensyn til at kortet må spilles

info-pc-other-ui-partner = All annen informasjon fra straffekortet er urettmessig (UI) for den andre motspilleren.
    .label = All annen informasjon fra kortet er UI for makker

info-pc-all-ai-while-on-table = Så lenge straffekortet ligger på bordet, kan alle ta hensyn til det.
    .label = Så lenge kortet ligger på bordet, er informasjonen lovlig for alle

info-pc-returned-ui-partner = Når kortet er tilbake på hånden, må den andre motspilleren spille som om det aldri ble vist.
    .label = Når kortet er tatt opp, er informasjonen UI for makker

info-restored-card-ui-partner = Kunnskap om kortet som er satt tilbake på hånden, er urettmessig (UI) for makker.
    .label = Kunnskap om det tilbakesatte kortet er UI for makker

info-enquiry-may-be-ui = Selve spørsmålet kan gi makker urettmessig informasjon (UI).
    .label = Selve spørsmålet kan gi makker UI

info-legal-procedure-ai = Det som en lovlig prosedyre viser, kan alle bruke.
    .label = Det en lovlig prosedyre viser, kan brukes
