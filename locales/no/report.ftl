### The frame of a report: its title, who may use what, what comes after play, the line below.

# $found is the ready found-… label, $edition a year. At most 55 characters.
report-title = { $found } – { $edition }-lovene
report-after-play = Etter spillet
# Below a ruling: $edition the ready name of the Laws, $federation an abbreviation, $id the case.
report-foot = { $edition } · { $federation } · et hjelpemiddel for TL · sak { $id }
report-foot-no-id = { $edition } · { $federation } · et hjelpemiddel for TL

## What was found, 41 characters at most. $trick is digits or "unknown".

found-omitted =
    { $trick ->
        [unknown] Det mangler et kort i et stikk
       *[other] Det mangler et kort i stikk nr. { $trick }
    }
found-too-many =
    { $trick ->
        [unknown] For mange kort i et stikk
       *[other] For mange kort i stikk nr. { $trick }
    }
found-defects = To irregulære stikk
found-played-again = Spilt kort feil plassert og spilt igjen
found-misplaced = Spilt kort feil plassert
found-missing = Det mangler et kort på en hånd
found-wrong-from-start = Feil antall kort fra begynnelsen
found-two-in-trick = To kort i stikket
found-card-count = Feil antall kort
found-two-cards = To kort samtidig
found-extra-card-to-trick = Et femte kort i stikket
found-revoke =
    { $trick ->
        [unknown] Revoke
       *[other] Revoke i stikk nr. { $trick }
    }
found-revoke-enquiry = Spørsmål om mulig revoke
found-exposed-card = Et kort ble synlig
found-penalty-card-pending = Straffekort på bordet
found-penalty-card-not-played = Straffekortet ble ikke spilt
found-lead-out-of-turn = Utspill utenfor tur
found-opening-lead-out-of-turn = Åpningsutspill utenfor tur
found-premature-play = Et kort ble spilt for tidlig
found-simultaneous-two-players = To spillere spilte samtidig
found-play-after-illegal = Spilt videre etter et ulovlig spill
found-cannot-comply = Kan spilleren gjøre det som ble krevd?
found-dummy-wrong-card = Feil kort fra blindemann
found-designation-change = Spillefører endret kortet
found-played-or-not = Er kortet spilt?
found-retraction = Et kort er trukket tilbake
found-inspection = Ønske om å se et stikk igjen
found-pointing = Et kort peker feil vei
found-dummy-drew-attention = Blindemann sa noe under spillet

## Who may use what

note-withdrawn = Bare { $nos } kan bruke det tilbaketrukne kort viste.
note-withdrawn-neither = Ingen av sidene kan bruke det tilbaketrukne kort viste.
note-penalty-free = Så lenge et straffekort ligger på bordet, kan alle bruke det.
note-penalty-partner = Makker kan bare ta hensyn til at det må spilles.
note-penalty-returned = Når kortet er tatt opp, kan makker ikke bruke det.
note-restored = Makker kan ikke bruke at kortet kom tilbake.
note-enquiry = Makker kan ikke bruke det spørsmålet antyder.
note-procedure = Alle kan bruke det en lovlig prosedyre viser.
note-no-suggested = Makker kan ikke velge et spill som det tilbaketrukne kortet antyder.

## After play. The number stands before the dash.

tricks-one =
    { $trick ->
        [unknown] Ett stikk til { $nos } hvis { $os } vant stikket eller et senere.
       *[other] Ett stikk til { $nos } hvis { $os } vant stikk nr. { $trick } eller et senere.
    }
tricks-two-2 =
    { $trick ->
        [unknown] 2 – { $offender } vant stikket og { $os } et senere.
       *[other] 2 – { $offender } vant stikk nr. { $trick } og { $os } et senere.
    }
tricks-two-1 = 1 – ellers, hvis { $os } vant noen av dem.
tricks-two-0 = 0 – ingen av dem.
tricks-two-own-2 = 2 – { $os } vant også et senere stikk.
tricks-two-own-1 = 1 – { $os } vant ikke noe senere stikk.
tricks-two-older-2 =
    { $trick ->
        [unknown] 2 – { $offender } vant stikket, eller et annet med et kort som kunne fulgt farge, og { $os } ett til.
       *[other] 2 – { $offender } vant stikk nr. { $trick }, eller et annet med et kort som kunne fulgt farge, og { $os } ett til.
    }
tricks-two-older-1 = { tricks-two-1 }
tricks-two-older-0 = { tricks-two-0 }
tricks-two-card-2 = 2 – { $offender } vant et senere stikk med et kort som kunne fulgt farge, og { $os } ett til.
tricks-two-card-1 = { tricks-two-1 }
tricks-two-card-0 = { tricks-two-0 }
tricks-several = Høyst { $tricks } stikk til { $nos }: tell for hver revoke.
after-equity = Ville { $nos } fått et bedre resultat uten dette, juster til det i stedet ({ $laws }).
after-equity-both = Ville en side fått et bedre resultat uten noen revoke, juster til det ({ $laws }).
after-withdrawn = Har { $os } brukt det tilbaketrukne kortet til skade for motstanderne, tildel justert score ({ $laws }).
after-penalty = Kunne resultatet godt blitt et annet uten straffekortet, tildel justert score ({ $laws }).
after-seen = Kan kortene som ble sett, godt ha hjulpet { $os }, tildel justert score ({ $laws }).
after-restored = Har makker brukt at kortet kom tilbake, tildel justert score ({ $laws }).
after-enquiry = Har spørsmålet antydet et spill for makker som gjorde skade, tildel justert score ({ $laws }).
after-score-possible = Led { $nos } skade, tildel justert score ({ $laws }).
after-score-consider = Det er grunn til å vurdere justert score ({ $laws }).
after-score-mandatory-deal = Det finnes ikke noe resultat å sammenligne med ({ $laws }).
after-score-mandatory = Tildel justert score; uten skade er den lik resultatet ved bordet ({ $laws }).
after-score-mandatory-damage = Tildel justert score, for det ble skade ({ $laws }).
