### The database at the terminal: settings, the log of rulings, a server's data. DO voice.

cli-db = The database: bring it up to date, copy it.
cli-db-upgrade = Bring the tables up to date; it also happens at every start.
cli-db-backup = Copy the database of SQLite into a new file, while it is in use.
cli-log = The log of rulings, where servers have opted in: list, export, delete.
cli-log-list = List the log, newest entries first.
cli-log-export = Write the log as CSV or JSON, oldest entries first.
cli-log-delete = Delete entries of the log.
cli-server = What is kept of a server.
cli-server-forget = Delete everything that is kept of a server: settings, log, publications.
cli-stored-option-server = Only this server, by its id.
cli-stored-option-channel = Only this channel, by its id.
cli-stored-option-since = From this day or time on (UTC), such as 2026-05-04.
cli-stored-option-until = Until before this day or time (UTC).
cli-stored-option-limit = Show at most so many entries.
cli-stored-option-format = csv or json.
cli-stored-option-output = Write into this file instead of showing it.
cli-stored-option-all = The whole log.
cli-stored-option-yes = Do not ask.
cli-error-setting-database = DATABASE_URL is not the address of a database: postgresql://user:password@host:5432/database, or sqlite:////absolute/file.

## What ails the database. $place is the file, or the host and database.

stored-away = The database cannot be reached: { $place }. { stored-cause }
    .todo = See that it is running, and that DATABASE_URL or DIRECTOR_DATA_DIR names the right place.
stored-slow = The database does not answer in time: { $place }. { stored-cause }
    .todo = Another program may be keeping it busy, or the network is slow. Try again.
stored-full = The database has no room left: { $place }. { stored-cause }
    .todo = Make room on its disk, or delete old entries: ‘director log delete --until DAY’.
stored-refused = The database does not let us in or does not let us write, or it is none: { $place }. { stored-cause }
    .todo = Check the account, the password and the rights; a file must be a database of SQLite that this account may write.
stored-newer = The tables of the database are those of a newer version of the program: { $place }
    .todo = { doctor-tables-newer.todo }
stored-schema = The tables of the database are not as this program makes them: { $place }. { stored-cause }
    .todo = Restore a backup, or name another database with DATABASE_URL or DIRECTOR_DATA_DIR.

# $cause is what the system said, $detail its words in English where we have no sentence.
stored-cause =
    { $cause ->
        [none] {""}
        [missing] No such file or folder is there.
        [not-a-folder] A part of the path is a file, not a folder.
        [a-folder] It is a folder, not a file.
        [denied] This account has no right to it.
        [read-only] It can only be read, not written.
        [no-room] No room is left on the disk.
        [nobody] Nobody answers at this address and port.
        [no-host] There is no machine of that name, or no network.
        [no-way] The network does not lead there.
        [account] The server does not accept the account or its password.
        [no-database] The server has no database of that name.
        [not-sqlite] The file is not a database of SQLite.
        [damaged] The file is damaged.
        [unopened] The file cannot be opened.
        [disk] The disk cannot be read or written without faults.
        [busy] Another program is writing to it.
       *[other] The system's own words: ‘{ $detail }’.
    }

## Done

# $revision is a step, such as 0001.
stored-upgraded = The tables are up to date (step { $revision }): { $place }
stored-backup-done = The copy is in { $file }.
stored-backup-there = There is a file { $file } already. Give another name.
stored-backup-unnamed = A file name is needed for the copy: ‘director db backup FILE’.
stored-backup-nothing = There is no database yet, so there is nothing to copy: { $place }. If it lies elsewhere, set DATABASE_URL or DIRECTOR_DATA_DIR.
stored-backup-folder = { $file } is a folder. Add the name of a file, such as director-copy.db.
stored-backup-homeless = The copy cannot be written to { $file }: there is no folder { $folder }. Make it first, or give another name.
stored-backup-unwritten = The copy cannot be written to { $file }. { stored-cause } Choose another place for it.
stored-backup-elsewhere = The database is PostgreSQL: copy it with pg_dump (docs/operate.md).
stored-say-yes = Nobody can be asked here: add --yes.
stored-nothing-deleted = Nothing was deleted.
# $server is an id.
stored-forget-ask = Delete everything that is kept of the server { $server }? (yes/no)
# $settings, $entries and $publications are numbers.
stored-forgotten = The server { $server } is forgotten. Deleted – settings: { $settings }, log entries: { $entries }, publications: { $publications }.
stored-forgotten-nothing = Nothing was kept of the server { $server }.
# $time is a day and a time, $server and $channel are ids, $what names the case.
stored-log-line = { $time } UTC, server { $server }, channel { $channel }: { $what }
# $case is what is kept of it.
stored-log-unreadable = a case that cannot be read ({ $case })
stored-log-foreign = An entry of the log cannot be read: it was not written by this program. List the others with --since and --until; ‘director log delete’ removes it.
stored-log-count =
    { $count ->
        [0] The log is empty for this question.
       *[other] Shown: { $shown } of { $count }.
    }
stored-log-exported = Entries written to { $file }: { $count }
stored-log-not-written = { $file } cannot be written. { stored-cause }
stored-log-which = Say which entries: --server, --channel, --since or --until; or --all alone for the whole log.
stored-log-ask = Delete entries of the log, { $count } in number? (yes/no)
stored-log-deleted = Deleted entries: { $count }
