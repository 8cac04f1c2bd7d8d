### Terminalen: samtalen, ferdige eksempler og hjelpen til kommandolinjen.
### Headings have no full stop. Command words are typed: one word, lower case, hyphen allowed.

## Frame

console-name = Director, Please
# DO. $help is the command word for help.
console-welcome = Noen få spørsmål, så avgjørelsen. Svar med nummeret eller med ordene; «{ $help }» viser hva annet som kan skrives.
# WHY. $edition is the ready name of the edition, $jurisdiction of the federation.
console-frame = Lovutgave: { $edition }. Forbund: { $jurisdiction }.
console-bye = Ha det.
console-stopped = Avbrutt.
console-unread = { $answer } (trengs ikke nå)

## Prompts, without the colon that the program adds

console-prompt-answer = Svar
console-prompt-number = Tall
console-prompt-numbers = Numre, eller Enter for ingen
console-prompt-cards = Kort
console-prompt-contract = Kontrakt
console-prompt-hand-and-played = På hånden og spilt
console-prompt-played = Spilt

## Headings and lines of the dialogue

console-do-now = Gjør dette nå
console-anything = Har noe av dette skjedd?
console-next = Hva nå?
console-history = Hvilket svar skal endres?
console-which-way = Hva er det neste?
# $new is the command for a new case.
console-no-way = Det følger ikke noe mer av dette. «{ $new }» begynner en ny sak.
console-which-choice = Hvilket valg er gjort?
console-choice-line = { $head }: { $options }
console-which-language = Hvilket språk?
console-which-edition = Hvilken lovutgave?
console-table = Bordet, så langt det er kjent. Hvilken linje skal fylles ut?
console-offender-seat = Hvilken spiller gjelder det?
console-declarer-seat = Hvem er spillefører?
console-nothing-told = Ingenting er oppgitt ennå.
console-no-choice = Ingen har noe valg nå.
console-no-reports = Det er ikke noe slikt å melde fra om her.
console-no-ruling = Det er ingen avgjørelse ennå.
console-no-why = Det er ikke spurt om noe som trenger begrunnelse.
console-not-known = vet ikke
# $label names a line of the table, $value what is known.
console-table-line = { $label }: { $value }
# $seat is the ready name of a seat.
console-count-seat = { $seat }: kort på hånden, så spilte kort, for eksempel 7 6; «-» hvis ingen har talt.
console-expected-seat = { $seat }: hvor mange kort skulle ha vært spilt nå?
console-by-counts = Skriv inn antallet kort som er talt for hver av de fire hendene
console-cards-how = Ett eller flere kort som kan ses, med komma mellom, for eksempel { $example }; «-» hvis de ikke er kjent.
console-which-card = Mer enn ett kort passer. Hvilket er ment?
console-which-contract = Mer enn én kontrakt passer. Hvilken er ment?
console-number-how = Et helt tall fra { $low } til { $high }; «-» hvis det ikke er kjent.
# WHY. Stands before the reason and its clauses; $laws is a ready list.
console-why-laws = Grunnlag for spørsmålet: { $laws }.
console-why-report = Det hører til det som blir meldt fra om uten at noen spør.
console-double = { $contract } doblet
console-redouble = { $contract } redoblet
# The label of a contract; $denomination is a suit symbol or the short word for no trumps.
console-contract = { $level }{ $denomination }

## Faults of what was typed: $text

console-not-understood = «{ $text }» passer ikke til noe svar. Skriv et av numrene, eller «{ $help }».
console-not-a-number = «{ $text }» er ikke et helt tall fra { $low } til { $high }.
console-not-counts = «{ $text }» er ikke to tall fra 0 til 52, for eksempel 7 6.
console-not-a-card = «{ $text }» er ikke et kort. Skriv farge og valør, for eksempel { $example }.
console-run-together = «{ $text }» kan deles på flere måter. Sett komma mellom kortene.
console-not-a-contract = «{ $text }» er ikke en kontrakt. Skriv trinn og farge, for eksempel { $example }.
console-answer-not-taken = Svaret ble ikke godtatt: det passer ikke med det som er fortalt før.

## Commands at any moment: the word to type, and what it does

console-command-back = tilbake
    .about = Ta tilbake det siste svaret
console-command-change = endre
    .about = Endre et av svarene
console-command-why = hvorfor
    .about = Hvorfor jeg spør, og hvordan du finner det ut
console-command-report = meld
    .about = Meld fra om noe som ingen har nevnt ennå
console-command-choice = valg
    .about = Skriv inn hva en spiller har valgt
console-command-go-on = videre
    .about = Gå videre til det som følger: neste paragraf eller straffekortet når det er aktuelt igjen
console-command-after-play = etter-spillet
    .about = Kom tilbake når spillet er slutt: skriv inn tallene som manglet
console-command-table = bord
    .about = Skriv inn plasser, kontrakt, stikk og synlige kort
console-command-edition = lovutgave
    .about = Avgjør samme sak etter en annen lovutgave
console-command-language = språk
    .about = Fortsett på et annet språk
console-command-playing = spiller
    .about = Spill selv ved bordet, eller ikke lenger: kort dekkes til
console-command-cards = kort
    .about = Vis kortene som er dekket til
console-command-changes = hva-om
    .about = Hvilke enkeltfakta som ville endret avgjørelsen
console-command-ruling = avgjørelse
    .about = Vis avgjørelsen eller spørsmålet igjen
console-command-new = ny-sak
    .about = Begynn en ny sak
console-command-help = hjelp
    .about = Vis denne listen
console-command-quit = avslutt
    .about = Avslutt

console-help-head = Hva som kan skrives når som helst
console-help-line = { $command }: { $about }
console-help-short = En entydig begynnelse er nok. Ctrl-D avslutter også.

## Worked rulings

console-worked-head = Ferdige avgjørelser på tre språk
# DO. $command starts the dialogue.
console-worked-hint = Her er det ingen terminal å svare i. I en terminal spør samme kommando om din egen sak; «{ $command }» tar svar linje for linje.
console-worked-case = Saken
console-worked-seats = Spillefører { $declarer }, den feilende { $offender }, kontrakt { $contract }

## The command line

cli-about = Bridgelovene som en samtale: hva som skjedde, hva avgjørelsen er, og etter hvilken paragraf.
cli-default = Uten kommando: Discord når DISCORD_TOKEN er satt, ellers samtalen; uten terminal ferdige avgjørelser.
cli-ask = Samtale i terminalen: noen få spørsmål, så avgjørelsen.
cli-rule = Leser en sak som JSON fra standard inn og skriver avgjørelsen som JSON.
cli-rule-status = Avslutningskode: 0 alle saker avgjort, 3 minst ett spørsmål, 2 minst én ugyldig sak; 2 går foran 3.
cli-rule-wait = Venter på en sak som JSON; Ctrl-D avslutter den. «director ask» stiller spørsmål i stedet.
cli-rule-lines-wait = Venter på saker som JSON, én per linje; Ctrl-D avslutter dem. «director ask» stiller spørsmål i stedet.
cli-coverage = Vis hvor langt programmet rekker, punkt for punkt
cli-show = Ferdige avgjørelser på de tre språkene.
cli-discord = Svarer på Discord; trenger DISCORD_TOKEN.
cli-serve = Svarer på Discord over HTTP: Discord sender interaksjoner til denne adressen; trenger DIRECTOR_PUBLIC_KEY.
cli-sync = Registrerer kommandoene hos Discord, også uendrede; trenger DISCORD_TOKEN.
# $count is a string.
cli-synced = Discord kjenner nå kommandoene: { $count }.
cli-option-lang = Språk i terminalen: en, pl eller no. Ellers DIRECTOR_LANG, så systemets språk, så engelsk.
cli-option-rule-lang = Språk for ordene i resultatet: en, pl eller no. Ellers engelsk.
cli-option-no-text = Bare koder, ingen ord.
cli-option-lines = JSON Lines: en sak per linje, ett resultat per linje.
cli-option-plain = Bare ordene, til å lese, i stedet for JSON.
cli-option-edition = Lovutgave: 1997, 2007 eller 2017.
cli-option-jurisdiction = Forbund: WBF, EBL, ACBL, EBU, PZBS, NBF eller other.
cli-option-playing = Spill selv ved bordet: ingen uspilte kort etterspørres, og andre dekkes til.
cli-case-option-playing = Spill selv ved bordet: alle kort dekkes til, og ingenting fortelles om en hånd.
cli-option-version = Vis versjonen og avslutt.
cli-option-help = Vis denne teksten og avslutt.
cli-version = Director, Please { $version }
cli-usage = Bruk:
cli-options = Valg
cli-commands = Kommandoer
cli-metavar-options = [VALG]
cli-metavar-command = [KOMMANDO]
# Stand in the help for what is to be typed.
cli-metavar-words = NUMMER|ORD
cli-metavar-clause = PARAGRAF
cli-metavar-file = FIL
cli-metavar-law = PARAGRAF
cli-metavar-number = TALL
cli-metavar-path = FIL
cli-metavar-text = TEKST
cli-metavar-day = DAG
cli-environment = Miljøvariabler: DISCORD_TOKEN (Discord), DIRECTOR_LANG, DIRECTOR_EDITION, DIRECTOR_JURISDICTION (gjelder når ikke annet er sagt), DIRECTOR_DATA_DIR (hvor dataene ligger), DATABASE_URL (PostgreSQL), NO_COLOR (uten farger). De andre står i docs/operate.md.

## Faults of the command line

# $command is the whole command with --help.
cli-error-try = «{ $command }» viser hva som finnes.
cli-error-no-such-option = Det finnes ikke noe valg «{ $name }».
cli-error-no-such-command = Det finnes ingen kommando «{ $name }».
cli-error-value-missing = Valget «{ $name }» trenger en verdi etter seg.
cli-error-value-too-much = Valget «{ $name }» tar ingen verdi.
# $allowed is a ready list.
cli-error-bad-value = «{ $value }» passer ikke til «{ $name }»; verdien kan bare være: { $allowed }.
cli-error-too-much = «{ $value }» er ett ord for mye.
# $name is what stands for it in the help.
cli-error-missing = «{ $name }» mangler: noe må stå der.
cli-error-other = Kommandolinjen ble ikke forstått.
cli-error-setting = «{ $value }» passer ikke til innstillingen { $name }; verdien kan bare være: { $allowed }.
# $name is a setting whose value is not repeated: it may be a secret.
cli-error-setting-text = Innstillingen { $name } må være tekst; i director.toml står den i anførselstegn.
cli-error-setting-unknown = director.toml: «{ $name }» er ingen innstilling som kan stå der.
cli-error-setting-file = { $file } kan ikke leses. { stored-cause }
# $line and $column are numbers; $detail is in English.
cli-error-setting-syntax = { $file } kan ikke leses: noe er galt på linje { $line }, kolonne { $column }. Rett det der; tekst står i anførselstegn. TOML-leserens egne ord (på engelsk): «{ $detail }».
cli-error-no-token = Discord trenger en nøkkel: sett DISCORD_TOKEN, eller start «{ $command }» for terminalen.
# $detail says what is wrong, and what to do.
cli-error-not-in-order = Programmet starter ikke, for avgjørelsene kunne blitt gale. { $detail }
cli-error-discord-missing = Discord-delen kan ikke lastes ({ $detail }). En annen pakke med navnet «bot» kan stå i veien; start i et eget miljø.
cli-error-discord-token = Discord godtok ikke nøkkelen. Kopier den på nytt fra siden for applikasjonen og sett DISCORD_TOKEN.
cli-error-discord-network = Discord kan ikke nås ({ $detail }). Sjekk nettet og start igjen.
cli-error-no-public-key = Applikasjonens offentlige nøkkel mangler: sett DIRECTOR_PUBLIC_KEY. Den står på siden for applikasjonen.
cli-error-public-key = DIRECTOR_PUBLIC_KEY er ingen offentlig nøkkel: den har 64 tegn fra 0 til 9 og a til f. Kopier den på nytt fra siden for applikasjonen.
cli-error-shards = DIRECTOR_SHARD_IDS og DIRECTOR_SHARD_COUNT passer ikke sammen: det første skrives som 0-3 eller 0-3,8, og det andre er høyere enn alle disse numrene.
cli-error-port = Adressen kan ikke brukes ({ $detail }). Velg en annen med DIRECTOR_HTTP_HOST, DIRECTOR_HTTP_PORT eller DIRECTOR_METRICS_PORT.

# A Director who plays.
console-playing-on = Du spiller: ingen uspilte kort etterspørres eller vises, og andre dekkes til.
console-playing-off = Du spiller ikke: kortene nevnes igjen.
