### /logg på Discord: loggen over avgjørelser på en server, for dem som administrerer den.

command-log = logg
    .description = Loggen over avgjørelser på denne serveren: se den, eksporter den, slett den

# Tittel og knapp.
log = Logg over avgjørelser
log-on = Avgjørelser som gis i denne kanalen, kommer i loggen: sak, tid og kanal, ingen navn og ingen meldinger.
log-off = Avgjørelser som gis i denne kanalen, kommer ikke i loggen. /innstillinger slår den på, for kanalen eller for hele serveren.
log-count =
    { $count ->
        [0] Loggen er tom.
       *[other] Antall oppføringer: { $count }. De nyeste står først.
    }
# $time og $channel vises av Discord, $what nevner saken.
log-line = { $time }, { $channel }: { $what }
# $title er en tittel, $id er id-en til saken.
log-case = { $title }, { $id }
log-long-case = en sak som er for lang for en id; den står i filen
log-old-case = en sak fra en annen versjon av programmet

# Knapper.
log-csv = Eksporter som CSV
log-json = Eksporter som JSON
log-erase-log = Slett loggen
log-erase-everything = Slett alt om denne serveren
log-erase-log-ask = Slette alle oppføringer i loggen for denne serveren? De kan ikke hentes tilbake.
log-erase-everything-ask = Slette alt som er lagret om denne serveren: serverens og kanalenes innstillinger og loggen? Det kan ikke hentes tilbake. Det medlemmene har valgt for seg selv, blir værende.
# $settings og $entries er tall.
log-erased = Slettet – innstillinger: { $settings }, oppføringer i loggen: { $entries }.
log-exported = Oppføringer i filen, de nyeste først: { $count }
log-cut = Filen har bare de nyeste oppføringene, { $count } i tallet. Den som driver assistenten, kan eksportere alle i terminalen.
