### The database at the terminal: settings, the log of rulings, a server's data. DO voice.

cli-db = Baza danych: uaktualnianie, kopia.
cli-db-upgrade = Uaktualnia tabele; dzieje się to także przy każdym starcie.
cli-db-backup = Kopiuje bazę SQLite do nowego pliku, także w trakcie jej używania.
cli-log = Dziennik orzeczeń z serwerów, które go włączyły: lista, eksport, usuwanie.
cli-log-list = Wypisuje dziennik od najnowszych wpisów.
cli-log-export = Zapisuje dziennik jako CSV albo JSON, od najstarszych wpisów.
cli-log-delete = Usuwa wpisy dziennika.
cli-server = Dane serwera.
cli-server-forget = Usuwa wszystkie dane serwera: ustawienia, dziennik, publikacje.
cli-stored-option-server = Tylko ten serwer, według identyfikatora.
cli-stored-option-channel = Tylko ten kanał, według identyfikatora.
cli-stored-option-since = Od tego dnia lub tej chwili (UTC), na przykład 2026-05-04.
cli-stored-option-until = Przed tym dniem lub tą chwilą (UTC).
cli-stored-option-limit = Najwyżej tyle wpisów.
cli-stored-option-format = csv albo json.
cli-stored-option-output = Zapis do tego pliku zamiast na ekran.
cli-stored-option-all = Cały dziennik.
cli-stored-option-yes = Bez pytania.
cli-error-setting-database = DATABASE_URL nie jest adresem bazy danych: postgresql://użytkownik:hasło@host:5432/baza albo sqlite:////pełna/ścieżka.

## What ails the database. $place is the file, or the host and database; $detail is the driver's own line, perhaps empty.

stored-away = Brak połączenia z bazą danych: { $place }. { $detail }
    .todo = Sprawdzić, czy baza działa i czy DATABASE_URL lub DIRECTOR_DATA_DIR wskazuje właściwe miejsce.
stored-slow = Baza danych nie odpowiada na czas: { $place }. { $detail }
    .todo = Być może zajmuje ją inny program albo sieć jest powolna. Spróbować ponownie.
stored-full = W bazie danych zabrakło miejsca: { $place }. { $detail }
    .todo = Zwolnić miejsce na jej dysku albo usunąć stare wpisy: „director log delete --until DZIEŃ”.
stored-refused = Baza danych odmawia dostępu lub zapisu albo nie jest bazą: { $place }. { $detail }
    .todo = Sprawdzić konto, hasło i uprawnienia; plik musi być bazą SQLite, do której to konto może pisać.
stored-schema = Tabele w bazie danych nie należą do tej wersji: { $place }. { $detail }
    .todo = Jeżeli utworzyła je nowsza wersja, zainstalować ją ponownie albo przywrócić kopię. W innym razie uruchomić „director db upgrade”.

## Done

# $revision is a step, such as 0001.
stored-upgraded = Tabele są aktualne (krok { $revision }): { $place }
stored-backup-done = Kopia jest w pliku { $file }.
stored-backup-there = Plik { $file } już istnieje. Podać inną nazwę.
stored-backup-elsewhere = Baza to PostgreSQL: kopiuje się ją poleceniem pg_dump (docs/operate.md).
stored-say-yes = Nie ma kogo zapytać: dodać --yes.
# $server is an id.
stored-forget-ask = Usunąć wszystkie dane serwera { $server }? (tak/nie)
# $settings, $entries and $publications are numbers.
stored-forgotten = Dane serwera { $server } są usunięte. Ustawienia: { $settings }, wpisy dziennika: { $entries }, publikacje: { $publications }.
stored-forgotten-nothing = Nie było żadnych danych serwera { $server }.
# $time is a day and a time, $server and $channel are ids, $what names the case.
stored-log-line = { $time } UTC, serwer { $server }, kanał { $channel }: { $what }
stored-log-count =
    { $count ->
        [0] Nie ma takich wpisów w dzienniku.
       *[other] Pokazano { $shown } z { $count }.
    }
stored-log-exported = Wpisy zapisane w pliku { $file }: { $count }
stored-log-not-written = Nie można zapisać pliku { $file }: { $detail }
stored-log-which = Podać, które wpisy: --server, --channel, --since lub --until; albo samo --all dla całego dziennika.
stored-log-ask = Usunąć wpisy dziennika w liczbie { $count }? (tak/nie)
stored-log-deleted = Usunięte wpisy: { $count }
