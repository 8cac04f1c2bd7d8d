### /settings on Discord: what holds where and who has chosen it, and changing it.

# Said once to each reader while the database is away.
settings-away = The settings cannot be read just now. What is remembered of them holds, otherwise the defaults; edition and federation stand below each ruling.

command-settings = settings
    .description = Language, edition of the Laws and federation, for you, this channel or this server

## What holds

settings = Settings
settings-holds = What holds here
# $what is a setting, $value its value, $origin says where it comes from.
settings-line = { $what }: { $value } ({ $origin })
# The same without an origin.
settings-chosen = { $what }: { $value }
settings-order = What is chosen in the command for one ruling goes before all this. For edition and federation the channel goes before the server, and the server before you; for your own replies your choice goes first.
settings-managers = Those who manage the server can also choose for this channel and for the server.

settings-what-private = Language of your replies
settings-what-public = Language of public rulings
settings-what-edition = Edition of the Laws
settings-what-jurisdiction = Federation
settings-what-playing = Playing Director
settings-what-log = Log of rulings

settings-on = on
settings-off = off
settings-not-chosen = not chosen
settings-take-back = Take the choice back

settings-from-user = your choice
settings-from-channel = chosen for this channel
settings-from-server = chosen for this server
settings-from-discord-private = the language of your Discord
settings-from-discord-public = the language of the server's Discord
settings-from-default = nobody has chosen

## Choosing. Buttons and titles; those of a channel and of a server are for those who manage the server.

settings-for-user = For me
settings-for-channel = For this channel
settings-for-server = For this server
settings-of-user = Settings for you
settings-of-channel = Settings for this channel
settings-of-server = Settings for this server
settings-keeps = What you choose from a list is kept at once. Beside it only the id is kept, no name; delete it here at any time.
settings-log-about = The log of rulings keeps case, time and channel of each ruling that is given here: no names and no messages. /log shows, exports and deletes it.
settings-saved = Saved.
settings-forgotten = Deleted.
settings-nothing-kept = There was nothing to delete.

settings-forget-user = Delete my settings
settings-forget-channel = Delete the channel's settings
settings-forget-server = Delete the server's settings
settings-forget-user-ask = Delete everything that is kept about you? It is no more than these settings.
settings-forget-channel-ask = Delete the settings of this channel? What the server has chosen then holds here.
settings-forget-server-ask = Delete the settings of this server? Those of its channels and the log stay; /log deletes all of it.
settings-delete = Delete
settings-keep = Keep

## What cannot be done

settings-not-allowed = This is for those who have the permission ‘Manage Server’, on a server to which the assistant was added.
settings-unread = The database does not answer just now. Please try again in a minute; rulings go on meanwhile.
settings-unsaved = Not confirmed
settings-unsaved-away = The database does not answer, so this cannot be called saved. Please look again in a minute, and repeat it if it is not there.
settings-unsaved-full = This could not be saved: the database has no room left. Please tell whoever runs the assistant.
settings-again = Look again
