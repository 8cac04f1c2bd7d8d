### Penalty cards: steps, options, how they are put, restrictions, information.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons in their case forms ($partner is to lead, $offender has the penalty card),
### $penaltySuit (code, "several" or "unknown") with $penaltySuitName, $namedSuitName (the suit that
### declarer has named), $option (declarer_option or "unknown"), $restricted (who plays after 57A).

## Steps

step-must-play-penalty-card = Straffekortet spilles nå; dette er første lovlige anledning.
    .label = Straffekortet må spilles nå
    .say = Straffekortet må spilles nå.

# A minor penalty card of the suit led, and no honour in the hand.
step-must-play-penalty-card-minor = Straffekortet spilles nå: det må følges farge, og hånden har ingen honnør i fargen.
    .label = Straffekortet må spilles nå
    .say = Straffekortet må spilles nå.

# The player on lead has a penalty card too.
step-must-play-penalty-card-own = { $partnerCap } spiller ut sitt eget straffekort.
    .label = Eget straffekort må spilles ut
    .say = { $partnerCap } spiller nå ut sitt eget straffekort.

step-pick-up-penalty-cards = Straffekortene tas opp på hånden og er ikke lenger straffekort.
    .label = Straffekortene tas opp
    .say = Straffekortene tas opp.

# Declarer has required the suit.
step-pick-up-penalty-cards-required = { $partnerCap } spiller ut { $namedSuitName }, om mulig. Alle straffekort i fargen foran { $offender } tas opp på hånden og er ikke lenger straffekort.
    .label = Fargen spilles ut; straffekort i fargen tas opp
    .say = { $partnerCap } spiller ut { $namedSuitName }, om mulig. Alle straffekort i fargen foran { $offender } tas opp på hånden.

# Declarer has forbidden the suit.
step-pick-up-penalty-cards-forbidden = { $partnerCap } kan ikke spille ut { $namedSuitName }. Alle straffekort i fargen foran { $offender } tas opp på hånden og er ikke lenger straffekort.
    .label = Fargen spilles ikke ut; straffekort i fargen tas opp
    .say = { $partnerCap } kan ikke spille ut { $namedSuitName }. Alle straffekort i fargen foran { $offender } tas opp på hånden.

step-penalty-card-stays = Straffekortet blir liggende åpent på bordet, og pliktene gjelder fortsatt.
    .label = Straffekortet blir liggende på bordet
    .say = Straffekortet blir liggende på bordet.

# Declarer has left the lead free.
step-penalty-card-stays-free = { $partnerCap } spiller ut fritt. Straffekortet blir liggende åpent på bordet, og pliktene gjelder fortsatt.
    .label = Fritt utspill; straffekortet blir liggende på bordet
    .say = Utspillet er fritt. Straffekortet blir liggende på bordet.

step-offered-card-legal = Kortet kan spilles; det lille straffekortet hindrer det ikke.
    .label = Dette kortet kan spilles
    .say = Dette kortet kan spilles.

step-offered-card-illegal = Kortet kan ikke spilles: ingen andre småkort i fargen spilles før straffekortet. En honnør eller en annen farge er tillatt.
    .label = Ingen andre småkort før straffekortet
    .say = Dette kortet kan ikke spilles: ingen andre småkort i fargen før straffekortet. En honnør eller en annen farge er tillatt.

# The suit of the penalty card was led, and has to be followed.
step-offered-card-illegal-led = Kortet kan ikke spilles: ingen andre småkort i fargen spilles før straffekortet. En honnør i fargen er tillatt.
    .label = Ingen andre småkort før straffekortet
    .say = Dette kortet kan ikke spilles: ingen andre småkort i fargen før straffekortet. En honnør i fargen er tillatt.

# The suit was led, and the hand told has no honour in it.
step-offered-card-illegal-only = Kortet kan ikke spilles: ingen andre småkort i fargen spilles før straffekortet.
    .label = Ingen andre småkort før straffekortet
    .say = Dette kortet kan ikke spilles: ingen andre småkort i fargen før straffekortet.

# The card is not of the suit led, which can be followed.
step-offered-card-illegal-follow = Kortet kan ikke spilles: det må følges farge.
    .label = Det må følges farge
    .say = Dette kortet kan ikke spilles: det må følges farge.

# The penalty card was due, and declarer has not accepted the other card.
step-substitute-legal-card-penalty = Straffekortet spilles til stikket i stedet.
    .label = Spill straffekortet i stedet
    .say = Straffekortet spilles til stikket i stedet.

## Options

choice-require-suit =
    { $penaltySuit ->
        [unknown] Krev den fargen
        [several] Krev en av fargene: { $penaltySuitName }
       *[other] Krev { $penaltySuitName }
    }

choice-forbid-suit =
    { $penaltySuit ->
        [unknown] Forby den fargen
        [several] Forby én eller flere av fargene: { $penaltySuitName }
       *[other] Forby { $penaltySuitName }
    }

choice-no-restriction = Fritt utspill
choice-accept-play = Godta det spilte kortet
choice-reject-play = Ikke godta det spilte kortet
choice-choose-penalty-card = Velg hvilket straffekort som spilles

## Who chooses

# Partner of a defender with a major penalty card is to lead.
choice-put-partner-lead =
    { $penaltySuit ->
        [several] Før { $partner } spiller ut, legg valgene frem for { $declarer }: kreve en av fargene ({ $penaltySuitName }), forby én eller flere av dem, eller fritt utspill.
       *[other] Før { $partner } spiller ut, legg tre valg frem for { $declarer }: kreve { $penaltySuitName }, forby { $penaltySuitName } eller fritt utspill.
    } Blindemann deltar ikke.
    .label = Spillefører velger
    .say =
        { $penaltySuit ->
            [several] { $declarerCap } kan kreve en av straffekortenes farger, forby én eller flere, eller la utspillet være fritt.
           *[other] Før { $partner } spiller ut, har { $declarer } tre valg: kreve { $penaltySuitName }, forby { $penaltySuitName } eller fritt utspill.
        } { $penaltySuit ->
            [several] Ved krav eller forbud tas straffekortene i den fargen opp.
           *[other] Ved krav eller forbud tas straffekortet i den fargen opp.
        } Er utspillet fritt, blir straffekortet liggende på bordet. Ingen spiller ut før valget er gjort.

# Which suit the choice means. $option says whether it is required or forbidden.
choice-put-declarer-suit =
    { $option ->
        [REQUIRE_SUIT] { $declarerCap } nevner fargen som kreves.
        [REQUIRE_OTHER_SUIT] { $declarerCap } nevner fargen som kreves.
        [FORBID_SUIT] { $declarerCap } nevner fargen som forbys.
        [FORBID_OTHER_SUIT] { $declarerCap } nevner fargen som forbys.
       *[other] { $declarerCap } nevner fargen.
    } Blindemann deltar ikke.
    .label = Spillefører nevner fargen
    .say =
        { $option ->
            [REQUIRE_SUIT] { $declarerCap } nevner fargen som kreves.
            [REQUIRE_OTHER_SUIT] { $declarerCap } nevner fargen som kreves.
            [FORBID_SUIT] { $declarerCap } nevner fargen som forbys.
            [FORBID_OTHER_SUIT] { $declarerCap } nevner fargen som forbys.
           *[other] { $declarerCap } nevner fargen.
        } Ingen spiller før den er nevnt.

# A penalty card was due, and its owner has played another card.
choice-put-penalty-play = Spør { $declarer } om kortet som ble spilt i stedet for straffekortet, godtas. Blindemann deltar ikke.
    .label = Spillefører velger
    .say = Straffekortet skulle vært spilt; { $declarer } kan godta kortet som ble spilt i stedet. Godtas det, blir straffekortet liggende på bordet. Hvis ikke, spilles straffekortet, og det andre kortet blir et stort straffekort. Ingen spiller før valget er gjort.

choice-put-penalty-card = { $declarerCap } sier hvilket av straffekortene som spilles. Blindemann deltar ikke.
    .label = Spillefører velger
    .say = Flere straffekort kan lovlig spilles. { $declarerCap } sier hvilket.

## Penalty cards that lay there before

penalty-minor-lying =
    { $cardKnown ->
        [yes] Foran { $owner } ligger et lite straffekort: { $card }.
       *[other] Foran { $owner } ligger et lite straffekort.
    }
    .label = Lite straffekort
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) er et lite straffekort og blir liggende åpent.
           *[other] Kortet foran { $owner } er et lite straffekort og blir liggende åpent.
        } Før det er spilt, er andre småkort i fargen ikke tillatt; en honnør er tillatt.

penalty-major-lying =
    { $cardKnown ->
        [yes] Foran { $owner } ligger et stort straffekort: { $card }.
       *[other] Foran { $owner } ligger et stort straffekort.
    }
    .label = Stort straffekort
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) er et stort straffekort.
           *[other] Kortet foran { $owner } er et stort straffekort.
        } Det må spilles så snart det er lovlig, men å følge farge går foran.

penalty-unknown-lying =
    { $cardKnown ->
        [yes] Foran { $owner } ligger et straffekort: { $card }.
       *[other] Foran { $owner } ligger et straffekort.
    } Et enkelt småkort vist ved et uhell er et lite straffekort; en honnør, eller ett av flere kort, er et stort.
    .label = Straffekort, uavklart om lite eller stort
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) er straffekort og blir liggende åpent.
           *[other] Kortet foran { $owner } er straffekort og blir liggende åpent.
        }

## Penalty cards that lay there before, while a choice about them is open

penalty-minor-pending =
    { $cardKnown ->
        [yes] Foran { $owner } ligger et lite straffekort: { $card }. Valget som gjenstår, avgjør hva som skjer med det.
       *[other] Foran { $owner } ligger et lite straffekort. Valget som gjenstår, avgjør hva som skjer med det.
    }
    .label = Lite straffekort; et valg avgjør
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) er et lite straffekort og blir liggende åpent til valget er gjort.
           *[other] Kortet foran { $owner } er et lite straffekort og blir liggende åpent til valget er gjort.
        }

penalty-major-pending =
    { $cardKnown ->
        [yes] Foran { $owner } ligger et stort straffekort: { $card }. Valget som gjenstår, avgjør hva som skjer med det.
       *[other] Foran { $owner } ligger et stort straffekort. Valget som gjenstår, avgjør hva som skjer med det.
    }
    .label = Stort straffekort; et valg avgjør
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) er et stort straffekort og blir liggende åpent til valget er gjort.
           *[other] Kortet foran { $owner } er et stort straffekort og blir liggende åpent til valget er gjort.
        }

penalty-unknown-pending =
    { $cardKnown ->
        [yes] Foran { $owner } ligger et straffekort: { $card }. Valget som gjenstår, avgjør hva som skjer med det.
       *[other] Foran { $owner } ligger et straffekort. Valget som gjenstår, avgjør hva som skjer med det.
    }
    .label = Straffekort; et valg avgjør
    .say =
        { $cardKnown ->
            [yes] Kortet ({ $card }) er et straffekort og blir liggende åpent til valget er gjort.
           *[other] Kortet foran { $owner } er et straffekort og blir liggende åpent til valget er gjort.
        }

## Restrictions: WHY and DO in one

restriction-forbid-while-on-lead = Fargen er forbudt helt til { $partner } mister utspillet.
    .label = Forbudet gjelder til spilleren mister utspillet
    .say = Fargen er forbudt helt til { $partner } mister utspillet.

restriction-partner-this-trick-57a = Kortet som { $restricted } spiller til stikket, må være i samsvar med spilleførers valg. Er det umulig, kan et hvilket som helst lovlig kort spilles.
    .label = Begrensningen gjelder makkers kort i dette stikket
    .say =
        { $option ->
            [HIGHEST] { $restrictedCap } spiller det høyeste kortet i den utspilte fargen til stikket.
            [LOWEST] { $restrictedCap } spiller det laveste kortet i den utspilte fargen til stikket.
            [REQUIRE_OTHER_SUIT] Til dette stikket spiller { $restricted } den andre fargen som spillefører krever.
            [FORBID_OTHER_SUIT] Til dette stikket spiller { $restricted } ikke fargen som spillefører forbyr.
           *[other] { $restrictedCap } spiller til stikket slik spillefører har valgt.
        } Er det umulig, kan et hvilket som helst lovlig kort spilles.

## Who may know what

info-pc-returned-ui-partner = Når kortet er tilbake på hånden, må den andre motspilleren spille som om det aldri ble vist.
    .label = Når kortet er tatt opp, er informasjonen UI for makker
