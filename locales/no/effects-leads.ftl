### Leads out of turn: steps, options, and how they are put.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons in their case forms ($partner is the offender's partner, $actor whoever
### chooses), $turn (turn_was or "unknown"), $penaltySuitName (the suit of the card, or "that suit").

## Steps

step-lead-stands = Utspillet blir stående og regnes som et riktig utspill.
    .label = Utspillet blir stående
    .say = Utspillet blir stående og regnes som et riktig utspill.

# Declarer could have seen a card of dummy's.
step-lead-stands-must = Utspillet blir stående: spillefører kan ha sett et av blindemanns kort, og da må det godtas.
    .label = Utspillet blir stående
    .say = Et av blindemanns kort kan ha vært synlig for spillefører, og da må utspillet godtas.

# The hand whose turn it was has led after the lead out of turn.
step-lead-stands-proper = Utspillet fra hånden som var i tur, blir stående.
    .label = Det riktige utspillet blir stående
    .say = Utspillet fra hånden som var i tur, blir stående.

# The next opponent has played after the card: the right to a rectification is lost.
step-lead-stands-played-after = Kortet blir stående som om det var spilt i tur. Den andre siden har spilt etter det, så det er ingen korrigering.
    .label = Kortet blir stående som spilt i tur
    .say = Den andre siden har spilt etter kortet, så det blir stående som spilt i tur.

step-retract-lead = Kortet som ble spilt ut, tas tilbake på hånden det kom fra.
    .label = Utspillet trekkes tilbake
    .say = Utspillet trekkes tilbake, og kortet tas tilbake på hånden uten korrigering.

# A defender's card: it becomes a penalty card.
step-retract-lead-penalty = Utspillet godtas ikke.
    .label = Utspillet godtas ikke
    .say = Utspillet godtas ikke.

step-lead-from-correct-hand =
    { $turn ->
        [declarer_hand] Spillefører spiller ut et valgfritt kort fra egen hånd.
        [dummy] Spillefører spiller ut et valgfritt kort fra blindemann.
        [other_defender] Nå spiller { $partner } ut.
        [a_defender] Motspilleren som er i tur, spiller ut.
       *[other] Det spilles ut fra hånden som er i tur.
    }
    .label = Utspill fra riktig hånd
    .say =
        { $turn ->
            [declarer_hand] Nå spiller spillefører ut fra egen hånd.
            [dummy] Nå spiller spillefører ut fra blindemann.
            [other_defender] Nå spiller { $partner } ut.
            [a_defender] Motspilleren som er i tur, spiller ut nå.
           *[other] Nå spilles det ut fra hånden som er i tur.
        }

step-dummy-spreads = Blindemann legger ned kortene.
    .label = Blindemann legger ned kortene
    .say = Blindemann legger ned kortene.

step-declarer-becomes-dummy = { $declarerCap } legger ned hele hånden og blir blindemann; { $dummy } spiller kontrakten.
    .label = Spillefører blir blindemann
    .say = { $declarerCap } legger ned hele hånden og blir blindemann. { $dummyCap } overtar som spillefører.

step-second-card-from-declarer = Kort nummer to i stikket kommer fra spilleførers egen hånd. Et kort som alt er spilt fra blindemann, blir stående, med mindre det er en revoke.
    .label = Neste kort fra spilleførers hånd
    .say = Kort nummer to i stikket kommer fra spilleførers egen hånd.

## Options

choice-accept-lead = Godta utspillet
choice-refuse-lead = Ikke godta utspillet
choice-spread-hand = Legg ned hånden og bli blindemann

## Who chooses

# A defender's lead out of turn.
choice-put-lead = Si først hva som følger hvis utspillet ikke godtas; spør så { $declarer } om det godtas. Blindemann deltar ikke.
    .label = Spillefører velger
    .say =
        { $declarerCap } kan godta utspillet, og da blir det stående. Godtas det ikke, blir kortet et stort straffekort. { $turn ->
            [declarer_hand] Utspillet kommer da fra spilleførers egen hånd.
            [dummy] Utspillet kommer da fra blindemann.
           *[other] { $declarerCap } kan da kreve { $penaltySuitName } fra { $partner }, forby { $penaltySuitName } eller la utspillet være fritt.
        } Ingen spiller før valget er gjort.

# All five ways at once.
choice-put-opening-lead = Legg alle fem valgene frem for { $declarer } på én gang, før noen legger ned eller spiller kort. Blindemann deltar ikke.
    .label = Spillefører velger
    .say = { $declarerCap } har fem valg; det første er å legge ned hånden og bli blindemann. Det andre er å godta utspillet og se blindemann; neste kort kommer fra spilleførers hånd. Det tredje er å ikke godta, og kreve { $penaltySuitName } fra { $partner }. Det fjerde er å ikke godta, og forby { $penaltySuitName }. Det femte er å ikke godta, og la utspillet være fritt; kortet blir liggende som stort straffekort. Ingen legger ned eller spiller kort før valget er gjort.

choice-put-spread = Spør om { $declarer } vil legge ned kortene og bli blindemann, eller spille kontrakten selv. Blindemann deltar ikke.
    .label = Spillefører velger
    .say = { $declarerCap } kan legge ned hånden og bli blindemann. Ellers legges blindemanns kort ned.

# Declarer led from the wrong hand, or when a defender was to lead.
choice-put-lead-by-declarer =
    Spør motspillerne om utspillet blir stående eller trekkes tilbake. { $edition ->
        [2017] Det holder at én av dem bestemmer seg; er de uenige, bestemmer den som er neste etter det gale utspillet.
        [2007] Det holder at én av dem bestemmer seg; er de uenige, bestemmer motspilleren som er neste i tur.
       *[other] Det holder at én av dem bestemmer seg; 1997-lovene sier ikke hva som gjelder når de er uenige.
    }
    .label = En motspiller velger
    .say =
        Motspillerne avgjør: enten blir utspillet stående, eller kortet tas tilbake uten korrigering. { $edition ->
            [2017] Det holder at én av dem bestemmer seg; er de uenige, bestemmer den som er neste etter det gale utspillet.
            [2007] Det holder at én av dem bestemmer seg; er de uenige, bestemmer motspilleren som er neste i tur.
           *[other] Det holder at én av dem bestemmer seg.
        } Ingen spiller før de har bestemt seg.

choice-put-lead-next = Motspillerne er uenige: spør bare { $actor } om utspillet blir stående.
    .label = Neste motspiller i tur velger
    .say = Motspillerne er uenige, så { $actor } avgjør om utspillet blir stående. Ingen spiller før det er avgjort.
