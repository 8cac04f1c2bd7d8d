### /help and /about on Discord.

help = Help
help-intro = Say what happened; you are asked the few facts that decide, and get the ruling. Nothing that you do here is seen by others until you publish it. Every command has options: fill in enough of them and one line states the whole case.
help-situations = By situation
# $situation is the description of a command, $line what can be typed.
help-example = { $situation }: { $line }
# In place of words of one's own.
help-words = a card fell on the table
help-after = After the ruling
help-after-choices = A player's choice is a button: press what was chosen, and the ruling goes on. ‘Play is over’ gives the number of tricks.
help-after-publish = ‘Publish’ shows a preview and posts the ruling to the channel; anyone can read it there in English, Polish or Norwegian. You and the moderators can withdraw it.
help-after-fork = ‘Change one answer’ shows what one other fact would change.
help-after-case = The case id below a ruling opens the case for anybody, with /case.
help-after-settings = /settings chooses language, edition and federation once and for all: for you, and with the permission ‘Manage Server’ for a channel or the server.
help-after-playing = If you are playing yourself: enter only cards that everybody has seen.

about = About
about-title = Director, Please
about-version = Version { $version }. A ruling assistant for duplicate bridge in English, Polish and Norwegian. Free software, MIT licence.
about-sources = Sources
about-sources-text = The Laws of Duplicate Bridge of 1997, 2007 and 2017, with the readings of law committees where the text leaves a question. Disputed points are shown as disputed, with their sources.
about-books = The Laws belong to their publishers. What is shown is a digest in our own words, unless whoever runs this assistant has taken in a law book; every quotation says which of the two it is.
about-coverage = How far it goes
about-coverage-text = The numbers count clauses.
about-privacy = Privacy
about-privacy-text = No message is read, and no names are kept: a case stands in the buttons below it and in its id. Kept are only: what you choose in /settings, under your Discord id, until you delete it there; what those who manage a server choose for it and its channels, under their ids; and, only where they have switched on the log of rulings, case, time and channel of each ruling. Whoever manages a server deletes all of it with /log; otherwise it is deleted some days after the assistant was removed, as far as Discord tells of that.
about-disclaimer = It is an aid; the ruling is the Director's own.

# The entry in the menu of a message: at most 32 characters.
message-rule-on-this = Rule on this
