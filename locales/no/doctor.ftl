### The doctor: what is in order, what is not, and what to do. DO voice. $text is a whole sentence.

cli-doctor = Se på nøkkel, database, ord, bestemmelser, lovbøker og kommandoer, og si hva som må gjøres.
cli-doctor-status = Avslutningskode: 0 ingenting er galt, 1 noe er galt.
doctor-good = I orden: { $text }
doctor-note = Merk: { $text }
doctor-bad = Galt: { $text }
# $count is the number of findings that are wrong.
doctor-result =
    { $count ->
        [0] Ingenting er galt.
        [one] Én ting er gal.
       *[other] Ting som er gale: { $count }.
    }

doctor-token-good = Nøkkelen har riktig form; den hører til applikasjonen { $application }.
doctor-token-missing = Ingen nøkkel er satt, så Discord kan ikke nås.
    .todo = Kopier botens nøkkel fra siden for applikasjonen hos Discord, og sett DISCORD_TOKEN.
doctor-token-optional = Ingen nøkkel er satt; endepunktet («director serve») svarer uten den.
    .todo = Sett DISCORD_TOKEN for «director discord» og «director sync», og for at endepunktet selv skal registrere kommandoene og merke at servere er forlatt.
doctor-token-shape = Nøkkelen har ikke formen til en nøkkel for en bot.
    .todo = Den har tre deler med punktum mellom. Kopier den på nytt, uten anførselstegn og uten ordet «Bot», og sett DISCORD_TOKEN.
doctor-key-good = Den offentlige nøkkelen har riktig form.
# $ids is written like 0-3,8; $count is how many there are in all.
doctor-shards-good = Denne prosessen betjener shardene { $ids } av i alt { $count }.
doctor-folder-good = Datamappen kan skrives til: { $folder }
doctor-folder-new = Datamappen finnes ikke ennå: { $folder }
    .todo = Ingenting: den lages når noe skal lagres.
doctor-folder-closed = Datamappen kan ikke skrives til: { $folder }
    .todo = Gi kontoen som kjører programmet, rett til å skrive der, eller sett DIRECTOR_DATA_DIR til en annen mappe.
# $above is the nearest folder that is there.
doctor-folder-barred = Datamappen finnes ikke og kan ikke lages: { $folder }
    .todo = I { $above } kan ingenting lages: gi kontoen som kjører programmet, rett til å skrive der, eller sett DIRECTOR_DATA_DIR til en annen mappe.
# $kind is SQLite or PostgreSQL.
doctor-database-good = { $kind } svarer: { $place }
doctor-database-new = { $kind } har ingen tabeller ennå: { $place }
    .todo = Ingenting: de lages ved første start, eller nå med «director db upgrade».
doctor-tables-good = Tabellene er ajour (trinn { $revision }).
doctor-tables-old = Tabellene er fra trinn { $revision }; denne versjonen trenger trinn { $newest }.
    .todo = Ta en kopi (docs/operate.md). De bringes ajour ved neste start, eller nå med «director db upgrade».
doctor-tables-newer = Tabellene er fra en nyere versjon av programmet (trinn { $revision }); denne kjenner trinn til og med { $newest }.
    .todo = Installer den nyere versjonen igjen, eller hent tilbake en kopi fra før den.
doctor-commands-good = Kommandoene er registrert herfra.
doctor-commands-never = Kommandoene er aldri registrert herfra.
    .todo = Ingenting: boten gjør det ved første start.
doctor-words-good = Ordene på de tre språkene er hele: { $count } meldinger på hvert.
doctor-words-bad = Ord mangler eller er ødelagt ({ $language }): { $detail }
    .todo = Installer programmet på nytt: filene er endret.
doctor-index-good = Registeret over bestemmelser er helt: { $count } adresser i tre utgaver.
doctor-index-bad = Registeret over bestemmelser har et hull: { $clause }
    .todo = Installer programmet på nytt: filene er endret.
doctor-books-good = Lovbøker: { $count }, hver bestemmelse slik den ble lest inn.
doctor-books-none = Det finnes ingen lovbok, så avgjørelsene gjengir med våre ord: { $folder }
    .todo = Les inn boken som klubben har: «director lawbook add FIL».
# $clause is an address, or a dash for the whole file.
doctor-books-altered = Bestemmelser som ikke er slik de ble lest inn, og ikke siteres: { $count }. Den første: { $clause } i { $file }
    .todo = «director lawbook verify» viser alle; «director lawbook accept» godtar en rettelse, «director lawbook add» leser inn på nytt.
