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

## What ails the database. $place is the file, or the host and database; $detail is the driver's own line, perhaps empty.

stored-away = Databasen kan ikke nås: { $place }. { $detail }
    .todo = Se etter at den kjører, og at DATABASE_URL eller DIRECTOR_DATA_DIR peker til rett sted.
stored-slow = Databasen svarer ikke i tide: { $place }. { $detail }
    .todo = Et annet program kan holde den opptatt, eller nettet er tregt. Prøv igjen.
stored-full = Databasen har ikke mer plass: { $place }. { $detail }
    .todo = Skaff plass på disken, eller slett gamle oppføringer: «director log delete --until DAG».
stored-refused = Databasen slipper oss ikke inn eller lar oss ikke skrive, eller det er ingen database: { $place }. { $detail }
    .todo = Sjekk konto, passord og rettigheter; en fil må være en SQLite-database som denne kontoen kan skrive til.
stored-schema = Tabellene i databasen er ikke de som denne versjonen bruker: { $place }. { $detail }
    .todo = Er de laget av en nyere versjon, så installer den igjen eller hent tilbake en kopi. Ellers kjør «director db upgrade».

## Done

# $revision is a step, such as 0001.
stored-upgraded = Tabellene er ajour (trinn { $revision }): { $place }
stored-backup-done = Kopien ligger i { $file }.
stored-backup-there = Filen { $file } finnes allerede. Gi et annet navn.
stored-backup-elsewhere = Databasen er PostgreSQL: kopier den med pg_dump (docs/operate.md).
stored-say-yes = Her er det ingen å spørre: legg til --yes.
# $server is an id.
stored-forget-ask = Slette alt som er lagret om serveren { $server }? (ja/nei)
# $settings, $entries and $publications are numbers.
stored-forgotten = Serveren { $server } er glemt. Slettet – innstillinger: { $settings }, oppføringer i loggen: { $entries }, publiseringer: { $publications }.
stored-forgotten-nothing = Det var ikke lagret noe om serveren { $server }.
# $time is a day and a time, $server and $channel are ids, $what names the case.
stored-log-line = { $time } UTC, server { $server }, kanal { $channel }: { $what }
stored-log-count =
    { $count ->
        [0] Loggen har ingen slike oppføringer.
       *[other] Viste { $shown } av { $count }.
    }
stored-log-exported = Oppføringer skrevet til { $file }: { $count }
stored-log-not-written = { $file } kan ikke skrives: { $detail }
stored-log-which = Si hvilke oppføringer: --server, --channel, --since eller --until; eller --all alene for hele loggen.
stored-log-ask = Slette oppføringer i loggen, { $count } i tallet? (ja/nei)
stored-log-deleted = Slettede oppføringer: { $count }
