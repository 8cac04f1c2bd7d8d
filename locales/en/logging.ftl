### /log on Discord: the log of rulings of a server, for those who manage it.

command-log = log
    .description = The log of rulings of this server: see it, export it, delete it

# Title and button.
log = Log of rulings
log-on = Rulings that are given in this channel go into the log: case, time and channel, no names and no messages.
log-off = Rulings that are given in this channel do not go into the log. /settings switches it on, for the channel or for the whole server.
log-count =
    { $count ->
        [0] The log is empty.
       *[other] Entries: { $count }. The newest ones come first.
    }
# $time and $channel are shown by Discord, $what names the case.
log-line = { $time }, { $channel }: { $what }
# $title is a title, $id the id of the case.
log-case = { $title }, { $id }
log-long-case = a case too long for an id; it is in the file
log-old-case = a case of another version of the program

# Buttons.
log-csv = Export as CSV
log-json = Export as JSON
log-erase-log = Delete the log
log-erase-everything = Delete everything of this server
log-erase-log-ask = Delete all entries of the log of this server? They cannot be brought back.
log-erase-everything-ask = Delete everything that is kept of this server: its settings, those of its channels, and the log? It cannot be brought back. What members have chosen for themselves stays theirs.
# $settings and $entries are numbers.
log-erased = Deleted – settings: { $settings }, entries of the log: { $entries }.
log-exported = Entries in the file, newest first: { $count }
log-cut = The file holds the newest entries only, { $count } in number. Whoever runs the assistant can export all of them at the terminal.
