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

## What ails the database. $place is the file, or the host and database.

stored-away = Brak połączenia z bazą danych: { $place }. { stored-cause }
    .todo = Sprawdzić, czy baza działa i czy DATABASE_URL lub DIRECTOR_DATA_DIR wskazuje właściwe miejsce.
stored-slow = Baza danych nie odpowiada na czas: { $place }. { stored-cause }
    .todo = Być może zajmuje ją inny program albo sieć jest powolna. Spróbować ponownie.
stored-full = W bazie danych zabrakło miejsca: { $place }. { stored-cause }
    .todo = Zwolnić miejsce na jej dysku albo usunąć stare wpisy: „director log delete --until DZIEŃ”.
stored-refused = Baza danych odmawia dostępu lub zapisu albo nie jest bazą: { $place }. { stored-cause }
    .todo = Sprawdzić konto, hasło i uprawnienia; plik musi być bazą SQLite, do której to konto może pisać.
stored-newer = Tabele w bazie danych pochodzą z nowszej wersji programu: { $place }
    .todo = { doctor-tables-newer.todo }
stored-schema = Tabele w bazie danych nie są takie, jakie tworzy ten program: { $place }. { stored-cause }
    .todo = Przywrócić kopię albo wskazać inną bazę w DATABASE_URL lub DIRECTOR_DATA_DIR.

# $cause is what the system said, $detail its words in English where we have no sentence.
stored-cause =
    { $cause ->
        [none] {""}
        [missing] Nie ma tam takiego pliku ani folderu.
        [not-a-folder] Część ścieżki jest plikiem, a nie folderem.
        [a-folder] Jest to folder, a nie plik.
        [denied] To konto nie ma do tego uprawnień.
        [read-only] Można tylko czytać, a nie zapisywać.
        [no-room] Na dysku zabrakło miejsca.
        [nobody] Pod tym adresem i na tym porcie nikt nie odpowiada.
        [no-host] Nie ma komputera o tej nazwie albo nie działa sieć.
        [no-way] Ten adres jest w sieci nieosiągalny.
        [account] Serwer nie przyjmuje tego konta lub hasła.
        [no-database] Na serwerze nie ma bazy o tej nazwie.
        [not-sqlite] Plik nie jest bazą SQLite.
        [damaged] Plik jest uszkodzony.
        [unopened] Pliku nie da się otworzyć.
        [disk] Odczyt z dysku lub zapis na nim się nie udaje.
        [busy] Właśnie zapisuje w niej inny program.
       *[other] Komunikat systemu: „{ $detail }”.
    }

## Done

# $revision is a step, such as 0001.
stored-upgraded = Tabele są aktualne (krok { $revision }): { $place }
stored-backup-done = Kopia jest w pliku { $file }.
stored-backup-there = Plik { $file } już istnieje. Podać inną nazwę.
stored-backup-unnamed = Potrzebna jest nazwa pliku na kopię: „director db backup PLIK”.
stored-backup-nothing = Nie ma jeszcze bazy danych, więc nie ma czego kopiować: { $place }. Jeżeli jest gdzie indziej, ustawić DATABASE_URL lub DIRECTOR_DATA_DIR.
stored-backup-folder = { $file } to folder. Dodać nazwę pliku, na przykład director-kopia.db.
stored-backup-homeless = Nie można zapisać kopii w pliku { $file }: nie ma folderu { $folder }. Najpierw go utworzyć albo podać inną nazwę.
stored-backup-unwritten = Nie można zapisać kopii w pliku { $file }. { stored-cause } Wybrać inne miejsce.
stored-backup-elsewhere = Baza to PostgreSQL: kopiuje się ją poleceniem pg_dump (docs/operate.md).
stored-say-yes = Nie ma kogo zapytać: dodać --yes.
stored-nothing-deleted = Niczego nie usunięto.
# $server is an id.
stored-forget-ask = Usunąć wszystkie dane serwera { $server }? (tak/nie)
# $settings, $entries and $publications are numbers.
stored-forgotten = Dane serwera { $server } są usunięte. Ustawienia: { $settings }, wpisy dziennika: { $entries }, publikacje: { $publications }.
stored-forgotten-nothing = Nie było żadnych danych serwera { $server }.
# $time is a day and a time, $server and $channel are ids, $what names the case.
stored-log-line = { $time } UTC, serwer { $server }, kanał { $channel }: { $what }
# $case is what is kept of it.
stored-log-unreadable = nieczytelny zapis sprawy ({ $case })
stored-log-foreign = Jednego z wpisów dziennika nie można odczytać: nie zapisał go ten program. Pozostałe można wypisać z --since i --until; „director log delete” go usunie.
stored-log-count =
    { $count ->
        [0] Nie ma takich wpisów w dzienniku.
       *[other] Pokazano { $shown } z { $count }.
    }
stored-log-exported = Wpisy zapisane w pliku { $file }: { $count }
stored-log-not-written = Nie można zapisać pliku { $file }. { stored-cause }
stored-log-which = Podać, które wpisy: --server, --channel, --since lub --until; albo samo --all dla całego dziennika.
stored-log-ask = Usunąć wpisy dziennika w liczbie { $count }? (tak/nie)
stored-log-deleted = Usunięte wpisy: { $count }
