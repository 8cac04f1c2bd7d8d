### What players choose, and what holds afterwards: choices, penalty cards, restrictions,
### withdrawals, information. Values of choice-<option> are button labels, at most 80 characters.

## Options

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
choice-choose-card = Velg kort
choice-withdraw-or-keep = Bytt kortet eller la det ligge

## Who chooses. Value: DO, introduces the options. .say: SAY.

# Law 57A. The required suit exists only since 2017.
choice-put-declarer = Legg valgene frem for { $declarer } før { $restricted } spiller til stikket. Blindemann deltar ikke.
    .label = Spillefører velger
    .say =
        { $declarerCap } velger hva { $restricted } skal spille i stikket: høyeste eller laveste kort i den utspilte fargen. { $edition ->
            [2017] { $declarerCap } kan i stedet kreve eller forby en annen, navngitt farge.
           *[other] { $declarerCap } kan i stedet forby en annen, navngitt farge.
        } Ingen spiller før valget er gjort.

choice-put-lho = Spør { $lho } om kortet som alt er spilt, skal byttes eller bli liggende. Makker deltar ikke.
    .label = Venstre motstander velger
    .say = { $lhoCap } kan bytte kortet som alt er spilt, eller la det ligge. Et bytte gir ingen korrigering.

# That opponent has led to the next trick.
choice-put-rho = Spør { $rho } om utspillet til neste stikk skal tas tilbake eller bli liggende. Makker deltar ikke.
    .label = Høyre motstander velger
    .say = { $rhoCap } kan ta tilbake utspillet til neste stikk eller la det ligge. Et bytte gir ingen korrigering.

choice-put-offender = { $actorCap } sier hvilket av de synlige kortene som er spilt. Ingen andre sier noe.
    .label =
        { $role ->
            [declarer] Spillefører velger
            [dummy] Spillefører velger
           *[other] Den feilende velger
        }
    .say =
        { $role ->
            [defender] { $seen ->
                [no] { $actorCap } sier hvilket av de synlige kortene som er spilt. De andre tas tilbake på hånden.
               *[other] { $actorCap } sier hvilket av de synlige kortene som er spilt. Andre synlige kort blir straffekort.
            }
           *[other] { $actorCap } sier hvilket av de synlige kortene som er spilt. De andre tas tilbake på hånden.
        }

## Penalty cards. $owner in its case forms; $card only when it is already visible ($cardKnown yes).

penalty-minor =
    { $cardKnown ->
        [yes] Kortet foran { $owner }, { $card }, blir lite straffekort og ligger åpent.
       *[other] Kortet foran { $owner } blir lite straffekort og ligger åpent.
    }
    .label = Lite straffekort
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) blir lite straffekort og ligger åpent.
           *[other] Kortet foran { $owner } blir lite straffekort og ligger åpent.
        } Før det er spilt, er andre småkort i fargen ikke tillatt; en honnør er tillatt.

penalty-major =
    { $cardKnown ->
        [yes] Kortet foran { $owner }, { $card }, blir stort straffekort og ligger åpent.
       *[other] Kortet foran { $owner } blir stort straffekort og ligger åpent.
    }
    .label = Stort straffekort
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) blir stort straffekort.
           *[other] Kortet foran { $owner } blir stort straffekort.
        } Det må spilles så snart det er lovlig, men å følge farge går foran.

# The kind hangs on the card: one spot card shown by accident is minor, everything else major.
penalty-unknown =
    { $cardKnown ->
        [yes] Kortet foran { $owner }, { $card }, blir straffekort.
       *[other] Kortet foran { $owner } blir straffekort.
    } Et enkelt småkort vist ved et uhell er et lite straffekort; en honnør, eller ett av flere kort, er et stort.
    .label = Straffekort, uavklart om lite eller stort
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) blir straffekort og ligger åpent.
           *[other] Kortet foran { $owner } blir straffekort og ligger åpent.
        }

# More than one penalty card in front of one defender.
penalty-several = Foran { $owner } ligger flere straffekort, og da er alle store.
    .label = Alle straffekortene er store
    .say = { $ownerCap } har nå flere straffekort, og da er alle store. Kan flere lovlig spilles, velger { $declarer }.

## Restrictions: WHY and DO in one

restriction-major-must-play-first-legal = Straffekortet må spilles ved første lovlige anledning. Plikten til å følge farge og spilleførers krav eller forbud går foran.
    .label = Straffekortet må spilles så snart det er lovlig

restriction-minor-no-lower-same-suit = Før det lille straffekortet er spilt, kan motspilleren ikke spille andre småkort i fargen. En honnør er tillatt.
    .label = Ingen andre småkort i fargen først; honnør er tillatt

restriction-partner-lead-options = Før den andre motspilleren spiller ut, velger { $declarer }: kreve straffekortets farge, forby den eller fritt utspill.
    .label = Når makker skal spille ut, velger spillefører: kreve, forby eller fritt
    .say = Skal den andre motspilleren spille ut, må utspillet vente til { $declarer } har valgt.

## Withdrawals

withdraw-lho-of-offender =
    { $irregularity ->
        [designation_change] { $lhoCap } kan bytte kortet som alt er spilt.
       *[other] { $lhoCap } kan bytte kortet som ble spilt etter uregelmessigheten.
    }
    .label = Venstre motstander kan bytte kortet som ble spilt etter feilen

withdraw-each-nos-player = { $nosCap } kan bytte kort som ble spilt etter uregelmessigheten; det gjelder begge spillerne.
    .label = Begge på den ikke-feilende siden kan bytte kort spilt etter feilen
    .say = Motstanderne kan bytte kort som de spilte etter uregelmessigheten.

# The same rights while nobody has told whether that player has played.
withdraw-lho-of-offender-if =
    { $irregularity ->
        [designation_change] Har { $lho } spilt etter kortet som ble nevnt først, kan { $lho } bytte det kortet.
       *[other] Har { $lho } spilt etter uregelmessigheten, kan { $lho } bytte det kortet.
    }
    .label = Har venstre motstander spilt etter feilen, kan det kortet byttes
    .say =
        { $irregularity ->
            [designation_change] Har { $lho } spilt etter kortet som ble nevnt først, kan { $lho } bytte det kortet.
           *[other] Har { $lho } spilt etter uregelmessigheten, kan { $lho } bytte det kortet.
        }

withdraw-each-nos-player-if =
    { $seated ->
        [yes]
            { $irregularity ->
                [revoke] Har { $lho } eller { $rho } spilt etter revoken, kan den spilleren bytte det kortet.
               *[other] Har { $lho } eller { $rho } spilt etter uregelmessigheten, kan den spilleren bytte det kortet.
            }
       *[no]
            { $irregularity ->
                [revoke] Har en spiller for { $nos } spilt etter revoken, kan den spilleren bytte det kortet.
               *[other] Har en spiller for { $nos } spilt etter uregelmessigheten, kan den spilleren bytte det kortet.
            }
    }
    .label = Den på ikke-feilende side som har spilt etterpå, kan bytte det kortet
    .say =
        { $seated ->
            [yes]
                { $irregularity ->
                    [revoke] Har { $lho } eller { $rho } spilt etter revoken, kan den spilleren bytte det kortet.
                   *[other] Har { $lho } eller { $rho } spilt etter uregelmessigheten, kan den spilleren bytte det kortet.
                }
           *[no]
                { $irregularity ->
                    [revoke] Har en spiller for { $nos } spilt etter revoken, kan den spilleren bytte det kortet.
                   *[other] Har en spiller for { $nos } spilt etter uregelmessigheten, kan den spilleren bytte det kortet.
                }
        }

## Who may know what

info-withdrawn-nos-ai = { $nosCap } kan bruke informasjonen fra tilbaketrukne kort.
    .label = Den ikke-feilende siden kan bruke informasjon fra tilbaketrukne kort
    .say = { $nosCap } kan bruke informasjonen fra tilbaketrukne kort.

info-withdrawn-os-ui = For { $os } er informasjonen fra tilbaketrukne kort urettmessig (UI).
    .label = For den feilende siden er denne informasjonen UI
    .say = For { $os } er informasjonen fra tilbaketrukne kort urettmessig.

info-pc-must-play-ai = Den andre motspilleren kan ta hensyn til at straffekortet må spilles.
    .label = Makker kan ta hensyn til at kortet må spilles

info-pc-other-ui-partner = All annen informasjon fra straffekortet er urettmessig (UI) for den andre motspilleren.
    .label = All annen informasjon fra kortet er UI for makker

info-pc-all-ai-while-on-table = Så lenge straffekortet ligger på bordet, kan alle ta hensyn til det.
    .label = Så lenge kortet ligger på bordet, er informasjonen lovlig for alle
