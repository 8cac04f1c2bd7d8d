### The database at the terminal: settings, the log of rulings, a server's data. DO voice.

cli-db = Databasen: bring den ajour, kopier den.
cli-db-upgrade = Bring tabellene ajour; det skjer også ved hver start.
cli-db-backup = Kopier SQLite-databasen til en ny fil, også mens den er i bruk.
cli-log = Loggen over avgjørelser, der servere har valgt den: list opp, eksporter, slett.
cli-log-list = List opp loggen, de nyeste først.
cli-log-export = Skriv loggen som CSV eller JSON, de eldste først.
cli-log-delete = Slett oppføringer i loggen.
cli-server = Det som er lagret om en server.
cli-server-forget = Slett alt som er lagret om en server: innstillinger, logg, publiseringer.
cli-stored-option-server = Bare denne serveren, etter id.
cli-stored-option-channel = Bare denne kanalen, etter id.
cli-stored-option-since = Fra og med denne dagen eller dette tidspunktet (UTC), for eksempel 2026-05-04.
cli-stored-option-until = Til før denne dagen eller dette tidspunktet (UTC).
cli-stored-option-limit = Vis høyst så mange oppføringer.
cli-stored-option-format = csv eller json.
cli-stored-option-output = Skriv til denne filen i stedet for å vise den.
cli-stored-option-all = Hele loggen.
cli-stored-option-yes = Ikke spør.
cli-error-setting-database = DATABASE_URL er ikke adressen til en database: postgresql://bruker:passord@vert:5432/database, eller sqlite:////hele/filstien.

## What ails the database. $place is the file, or the host and database.

stored-away = Databasen kan ikke nås: { $place }. { stored-cause }
    .todo = Se etter at den kjører, og at DATABASE_URL eller DIRECTOR_DATA_DIR peker til rett sted.
stored-slow = Databasen svarer ikke i tide: { $place }. { stored-cause }
    .todo = Et annet program kan holde den opptatt, eller nettet er tregt. Prøv igjen.
stored-full = Databasen har ikke mer plass: { $place }. { stored-cause }
    .todo = Skaff plass på disken, eller slett gamle oppføringer: «director log delete --until DAG».
stored-refused = Databasen slipper oss ikke inn eller lar oss ikke skrive, eller det er ingen database: { $place }. { stored-cause }
    .todo = Sjekk konto, passord og rettigheter; en fil må være en SQLite-database som denne kontoen kan skrive til.
stored-newer = Tabellene i databasen er fra en nyere versjon av programmet: { $place }
    .todo = { doctor-tables-newer.todo }
stored-schema = Tabellene i databasen er ikke slik dette programmet lager dem: { $place }. { stored-cause }
    .todo = Hent tilbake en kopi, eller velg en annen database med DATABASE_URL eller DIRECTOR_DATA_DIR.

# $cause is what the system said, $detail its words in English where we have no sentence.
stored-cause =
    { $cause ->
        [none] {""}
        [missing] Det finnes ingen slik fil eller mappe der.
        [not-a-folder] En del av filstien er en fil og ikke en mappe.
        [a-folder] Det er en mappe og ikke en fil.
        [denied] Denne kontoen har ikke rett til det.
        [read-only] Det går bare an å lese, ikke å skrive.
        [no-room] Det er ikke mer plass på disken.
        [nobody] Ingen svarer på denne adressen og porten.
        [no-host] Det finnes ingen maskin med det navnet, eller nettet er nede.
        [no-way] Nettet når ikke dit.
        [account] Serveren godtar ikke kontoen eller passordet.
        [no-database] Serveren har ingen database med det navnet.
        [not-sqlite] Filen er ikke en SQLite-database.
        [damaged] Filen er skadet.
        [unopened] Filen kan ikke åpnes.
        [disk] Disken lar seg ikke lese eller skrive uten feil.
        [busy] Et annet program skriver til den akkurat nå.
       *[other] Systemets egne ord: «{ $detail }».
    }

## Done

# $revision is a step, such as 0001.
stored-upgraded = Tabellene er ajour (trinn { $revision }): { $place }
stored-backup-done = Kopien ligger i { $file }.
stored-backup-there = Filen { $file } finnes allerede. Gi et annet navn.
stored-backup-unnamed = Kopien trenger et filnavn: «director db backup FIL».
stored-backup-nothing = Det finnes ingen database ennå, så det er ingenting å kopiere: { $place }. Ligger den et annet sted, så sett DATABASE_URL eller DIRECTOR_DATA_DIR.
stored-backup-folder = { $file } er en mappe. Legg til et filnavn, for eksempel director-kopi.db.
stored-backup-homeless = Kopien kan ikke skrives til { $file }: mappen { $folder } finnes ikke. Lag den først, eller gi et annet navn.
stored-backup-unwritten = Kopien kan ikke skrives til { $file }. { stored-cause } Velg et annet sted.
stored-backup-elsewhere = Databasen er PostgreSQL: kopier den med pg_dump (docs/operate.md).
stored-say-yes = Her er det ingen å spørre: legg til --yes.
stored-nothing-deleted = Ingenting ble slettet.
# $server is an id.
stored-forget-ask = Slette alt som er lagret om serveren { $server }? (ja/nei)
# $settings, $entries and $publications are numbers.
stored-forgotten = Serveren { $server } er glemt. Slettet – innstillinger: { $settings }, oppføringer i loggen: { $entries }, publiseringer: { $publications }.
stored-forgotten-nothing = Det var ikke lagret noe om serveren { $server }.
# $time is a day and a time, $server and $channel are ids, $what names the case.
stored-log-line = { $time } UTC, server { $server }, kanal { $channel }: { $what }
# $case is what is kept of it.
stored-log-unreadable = en sak som ikke kan leses ({ $case })
stored-log-foreign = En oppføring i loggen kan ikke leses: den er ikke skrevet av dette programmet. List opp de andre med --since og --until; «director log delete» fjerner den.
stored-log-count =
    { $count ->
        [0] Loggen har ingen slike oppføringer.
       *[other] Viste { $shown } av { $count }.
    }
stored-log-exported = Oppføringer skrevet til { $file }: { $count }
stored-log-not-written = { $file } kan ikke skrives. { stored-cause }
stored-log-which = Si hvilke oppføringer: --server, --channel, --since eller --until; eller --all alene for hele loggen.
stored-log-ask = Slette oppføringer i loggen, { $count } i tallet? (ja/nei)
stored-log-deleted = Slettede oppføringer: { $count }
