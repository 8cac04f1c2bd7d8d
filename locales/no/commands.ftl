### Kommandoer på Discord: navn, beskrivelser, valg og verdier.
### Names: at most 32 characters, lower case, no spaces. Descriptions and choices: at most 100.

command-defective-trick = irregulært-stikk
    .description = Avgjørelse når et kort mangler i stikket eller det er for mange (§ 67)

command-ruling = avgjørelse
    .description = Si hva som skjedde; noen få spørsmål fører til avgjørelsen

command-revoke = revoke
    .description = Avgjør en revoke (§ 61 til § 64)

command-penalty-card = straffekort
    .description = Et straffekort ligger på bordet: hva nå? (§ 50 og § 51)

command-exposed-card = fremvist-kort
    .description = Avgjør når et kort er blitt synlig (§ 48 og § 49)

command-lead-out-of-turn = utspill-utenfor-tur
    .description = Avgjør et utspill utenfor tur (§ 53 til § 56)

command-two-cards-at-once = to-kort-samtidig
    .description = Avgjør når to eller flere kort ble lagt samtidig (§ 58)

command-wrong-card-count = feil-antall-kort
    .description = Finn paragrafen ut fra spillernes telling (§ 13, § 14 og § 67)

## Options, in their order. .choice-<value>: what can be chosen. .description-<command>: what an
## option is under that command, where it is not the same everywhere.

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
    .description-revoke = Stikket med revoken (1–13)
    .description-lead-out-of-turn = Stikket det ble spilt ut til (1–13)

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
    .description-penalty-card = Straffekort som ligger foran spilleren
    .description-exposed-card = Kortene som ble synlige
    .description-lead-out-of-turn = Kortet som ble spilt ut
    .description-two-cards-at-once = Kortene som var synlige

option-trick-winner = stikkvinner
    .description = Hvilken hånd som vant det irregulære stikket
    .description-revoke = Hvilken hånd som vant revokestikket
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

option-federation = forbund
    .description = Forbundet hvis regler gjelder for denne avgjørelsen

option-playing = tl-spiller
    .description = Du spiller selv ved bordet: ingen uspilte kort, andre kort dekket til

option-language = språk
    .description = Språk i svaret
    .choice-en = engelsk
    .choice-pl = polsk
    .choice-no = norsk

option-happened = hendelse
    .description = Hva som skjedde, med egne ord; velg fra listen

option-opening = åpningsutspill
    .description = Om det var åpningsutspillet

option-next-trick = neste-stikk
    .description = Hva den feilende siden har gjort etter revoken

option-partner-cards = makkers-kort
    .description = Straffekort foran den andre motspilleren

option-turn = tur
    .description = Hvem som er i tur nå

option-can-follow = kan-følge-farge
    .description = Om spilleren med kortet kan følge den utspilte fargen

option-how = hvordan
    .description = Hvordan kortet ble synlig

option-seen = synlig-for-makker
    .description = Om makker kunne se fremsiden

option-accepted = godtatt
    .description = Hva den andre siden har sagt eller gjort etter utspillet

option-cards-seen = synlige-kort
    .description = Hvor mange kort som var synlige

option-opponent-played = motstander-spilte
    .description = Om en motstander har spilt etter kortet

option-north = nord
    .description = Nords kort: på hånden og spilt, for eksempel 7 6

option-east = øst
    .description = Østs kort: på hånden og spilt, for eksempel 7 6

option-south = syd
    .description = Syds kort: på hånden og spilt, for eksempel 7 6

option-west = vest
    .description = Vests kort: på hånden og spilt, for eksempel 7 6

option-due = skulle-spilt
    .description = Hvor mange kort hver spiller skulle ha spilt

option-failed = ikke-spilt
    .description = Hva den feilende ikke spilte

option-lead-face = kortside
    .description = Åpningsutspill utenfor tur: om kortet har fremsiden opp

option-turn-was = utspill-hos
    .description = Hvem som hadde utspillet

option-card-place = kortets-plass
    .description = Hvor kortet var som skulle vært spilt

option-card-in-trick = kort-i-stikket
    .description = Om et kort fra den hånden lå med fremsiden opp i stikket

option-offered = valgt-kort
    .description = Kortet som eieren av straffekortet vil spille

## Looking a clause up

command-law = paragraf
    .description = Slå opp en bestemmelse etter nummer eller ord.
option-clause = bestemmelse
    .description = Et nummer, f.eks. 67B1a, eller ord, f.eks. straffekort.

command-case = sak
    .description = Åpne en sak med id-en; med enda en id sammenlignes de to avgjørelsene
option-id = id
    .description = Id-en under en avgjørelse
option-compare-with = sammenlign-med
    .description = Id-en til en annen sak

command-help = hjelp
    .description = Hva hjelperen kan, med et eksempel for hver situasjon
command-about = om
    .description = Versjon, kilder, hva som dekkes, personvern
