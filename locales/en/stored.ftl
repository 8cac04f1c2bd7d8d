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

## What ails the database. $place is the file, or the host and database; $detail is the driver's own line, perhaps empty.

stored-away = The database cannot be reached: { $place }. { $detail }
    .todo = See that it is running, and that DATABASE_URL or DIRECTOR_DATA_DIR names the right place.
stored-slow = The database does not answer in time: { $place }. { $detail }
    .todo = Another program may be keeping it busy, or the network is slow. Try again.
stored-full = The database has no room left: { $place }. { $detail }
    .todo = Make room on its disk, or delete old entries: ‘director log delete --until DAY’.
stored-refused = The database does not let us in or does not let us write, or it is none: { $place }. { $detail }
    .todo = Check the account, the password and the rights; a file must be a database of SQLite that this account may write.
stored-schema = The tables of the database are not those of this version: { $place }. { $detail }
    .todo = If a newer version has made them, install that one again, or restore a backup. Otherwise run ‘director db upgrade’.

## Done

# $revision is a step, such as 0001.
stored-upgraded = The tables are up to date (step { $revision }): { $place }
stored-backup-done = The copy is in { $file }.
stored-backup-there = There is a file { $file } already. Give another name.
stored-backup-elsewhere = The database is PostgreSQL: copy it with pg_dump (docs/operate.md).
stored-say-yes = Nobody can be asked here: add --yes.
# $server is an id.
stored-forget-ask = Delete everything that is kept of the server { $server }? (yes/no)
# $settings, $entries and $publications are numbers.
stored-forgotten = The server { $server } is forgotten. Deleted – settings: { $settings }, log entries: { $entries }, publications: { $publications }.
stored-forgotten-nothing = Nothing was kept of the server { $server }.
# $time is a day and a time, $server and $channel are ids, $what names the case.
stored-log-line = { $time } UTC, server { $server }, channel { $channel }: { $what }
stored-log-count =
    { $count ->
        [0] The log is empty for this question.
       *[other] Shown: { $shown } of { $count }.
    }
stored-log-exported = Entries written to { $file }: { $count }
stored-log-not-written = { $file } cannot be written: { $detail }
stored-log-which = Say which entries: --server, --channel, --since or --until; or --all alone for the whole log.
stored-log-ask = Delete entries of the log, { $count } in number? (yes/no)
stored-log-deleted = Deleted entries: { $count }
