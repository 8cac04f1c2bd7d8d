### The doctor: what is in order, what is not, and what to do. DO voice. $text is a whole sentence.

cli-doctor = Look at token, database, words, clauses, law books and commands, and say what to do.
cli-doctor-status = Exit status: 0 nothing is wrong, 1 something is.
doctor-good = In order: { $text }
doctor-note = To be noted: { $text }
doctor-bad = Wrong: { $text }
# $count is the number of findings that are wrong.
doctor-result =
    { $count ->
        [0] Nothing is wrong.
        [one] One finding is wrong.
       *[other] Findings that are wrong: { $count }.
    }

doctor-token-good = The token has the right form; it is that of the application { $application }.
doctor-token-missing = No token is set, so Discord cannot be reached.
    .todo = Copy the bot's token from the application's page on Discord, and set DISCORD_TOKEN.
doctor-token-optional = No token is set; the endpoint (‘director serve’) answers without one.
    .todo = For ‘director discord’ and ‘director sync’, and for an endpoint that registers the commands and notices departures by itself, set DISCORD_TOKEN.
doctor-token-shape = The token does not have the form of a bot's token.
    .todo = It has three parts with dots between them. Copy it again, without quotes and without the word ‘Bot’, and set DISCORD_TOKEN.
doctor-key-good = The public key has the right form.
# $ids is written like 0-3,8; $count is how many there are in all.
doctor-shards-good = This process serves the shards { $ids } of { $count } in all.
doctor-folder-good = The data folder can be written: { $folder }
doctor-folder-new = The data folder is not there yet: { $folder }
    .todo = Nothing: it is made when something has to be kept.
doctor-folder-closed = The data folder cannot be written: { $folder }
    .todo = Give the account that runs the program the right to write there, or set DIRECTOR_DATA_DIR to another folder.
# $above is the nearest folder that is there.
doctor-folder-barred = The data folder is not there and cannot be made: { $folder }
    .todo = Nothing can be made in { $above }: give the account that runs the program the right to write there, or set DIRECTOR_DATA_DIR to another folder.
# $kind is SQLite or PostgreSQL.
doctor-database-good = { $kind } answers: { $place }
doctor-database-new = { $kind } has no tables yet: { $place }
    .todo = Nothing: they are made at the first start, or now with ‘director db upgrade’.
doctor-tables-good = The tables are up to date (step { $revision }).
doctor-tables-old = The tables are of step { $revision }; this version wants step { $newest }.
    .todo = Make a copy (docs/operate.md). They are brought up to date at the next start, or now with ‘director db upgrade’.
doctor-tables-newer = The tables are those of a newer version of the program (step { $revision }); this one knows steps up to { $newest }.
    .todo = Install the newer version again, or restore a copy from before it.
doctor-commands-good = The commands were registered from here.
doctor-commands-never = The commands were never registered from here.
    .todo = Nothing: the bot does it at its first start.
doctor-words-good = The words of the three languages are whole: { $count } messages each.
doctor-words-bad = Words are missing or broken ({ $language }): { $detail }
    .todo = Install the program again: its files were changed.
doctor-index-good = The index of clauses is whole: { $count } addresses in three editions.
doctor-index-bad = The index of clauses has a gap: { $clause }
    .todo = Install the program again: its files were changed.
doctor-books-good = Law books: { $count }, every clause as it was imported.
doctor-books-none = There is no law book, so rulings give our own digests: { $folder }
    .todo = Take in the book that your club holds: ‘director lawbook add FILE’.
# $clause is an address, or a dash for the whole file.
doctor-books-altered = Clauses that are not as they were imported, and are not quoted: { $count }. The first one: { $clause } in { $file }
    .todo = ‘director lawbook verify’ shows all of them; ‘director lawbook accept’ takes a correction over, ‘director lawbook add’ imports again.
