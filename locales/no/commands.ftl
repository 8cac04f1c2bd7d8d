### Kommandoer på Discord: navn, beskrivelser, valg og verdier.
### Names: at most 32 characters, lower case, no spaces. Descriptions and choices: at most 100.

command-defective-trick = irregulært-stikk
    .description = Avgjørelse når et kort mangler i stikket eller det er for mange (§ 67)

## Options, in their order. .choice-<value>: what can be chosen.

option-fault = feil
    .description = Hva slags feil
    .choice-omitted = ikke spilt
    .choice-extra = for mange kort
    .choice-misplaced-played-card = kortet feil plassert

option-offender = feilende
    .description = Spilleren feilen gjelder
    .choice-declarer = spillefører
    .choice-dummy = blindemann
    .choice-defender = motspiller

option-offender-seat = plass
    .description = Plassen til denne spilleren
    .choice-n = Nord
    .choice-e = Øst
    .choice-s = Syd
    .choice-w = Vest

option-declarer-seat = spilleførers-plass
    .description = Plassen til spillefører
    .choice-n = Nord
    .choice-e = Øst
    .choice-s = Syd
    .choice-w = Vest

option-played-on = spilt-videre
    .description = Hvilken side som har spilt til neste stikk
    .choice-none = ingen
    .choice-offending-side = bare den feilende siden
    .choice-non-offending-side = bare den ikke-feilende siden
    .choice-both = begge sider

option-trick = stikk
    .description = Stikknummer (1–13)

option-suit-led = utspilt-farge
    .description = Fargen som ble spilt ut
    .choice-s = spar
    .choice-h = hjerter
    .choice-d = ruter
    .choice-c = kløver

option-holds-suit = har-fargen
    .description = Om hånden ennå har et kort i den utspilte fargen
    .choice-yes = ja
    .choice-no = nei
    .choice-unknown = vet ikke

option-cards = kort
    .description = Bare kort som allerede er synlige

option-trick-winner = stikkvinner
    .description = Hvilken hånd som vant det irregulære stikket
    .choice-offender = den feilende
    .choice-offender-partner = makkeren til den feilende
    .choice-opponents = den ikke-feilende siden

option-later-tricks = senere-stikk
    .description = Senere stikk til den feilende siden; kjent først etter spillet

option-contract = kontrakt
    .description = Kontrakten, for eksempel 4♠, 3NT eller 4♠X

option-edition = lovutgave
    .description = Lovutgave
    .choice-1997 = 1997-lovene
    .choice-2007 = 2007-lovene
    .choice-2017 = 2017-lovene

option-language = språk
    .description = Språk i svaret
    .choice-en = engelsk
    .choice-pl = polsk
    .choice-no = norsk
