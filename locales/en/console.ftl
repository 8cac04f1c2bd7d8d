### The terminal: the guided dialogue, the worked rulings, and the help of the command line.
### Headings have no full stop. Command words are typed: one word, lower case, hyphen allowed.

## Frame

console-name = Director, Please
# DO. $help is the command word for help.
console-welcome = A few questions, then the ruling. Answer with the number or with the words; ‘{ $help }’ lists what else can be typed.
# WHY. $edition is the ready name of the edition, $jurisdiction of the federation.
console-frame = Edition: { $edition }. Federation: { $jurisdiction }.
console-bye = Goodbye.
console-stopped = Stopped.
console-unread = { $answer } (not needed now)

## Prompts, without the colon that the program adds

console-prompt-answer = Answer
console-prompt-number = Number
console-prompt-numbers = Numbers, or Enter for none
console-prompt-cards = Cards
console-prompt-contract = Contract
console-prompt-hand-and-played = In hand and played
console-prompt-played = Played

## Headings and lines of the dialogue

console-do-now = Do this now
console-anything = Did any of these happen?
console-next = What next?
console-history = Which answer is to be changed?
console-which-way = Go on with what?
# $new is the command for a new case.
console-no-way = Nothing else follows from this. ‘{ $new }’ begins a new case.
console-which-choice = Which choice has been made?
# WHO. $head says who chooses, $options is the ready list of what is offered.
console-choice-line = { $head }: { $options }
console-which-language = Which language?
console-which-edition = Which edition?
console-table = The table, as far as it is known. Which line is to be filled in?
console-offender-seat = Which player does it concern?
console-declarer-seat = Who is declarer?
console-nothing-told = Nothing has been entered yet.
console-no-choice = No choice is open.
console-no-reports = There is nothing of this kind to report here.
console-no-ruling = There is no ruling yet.
console-no-why = Nothing has been asked that needs a reason.
console-not-known = not known
# $label names a line of the table, $value what is known.
console-table-line = { $label }: { $value }
# $seat is the ready name of a seat.
console-count-seat = { $seat }: cards in hand, then cards played, such as 7 6; ‘-’ if nobody has counted.
console-expected-seat = { $seat }: how many cards should have been played by now?
console-by-counts = Enter the cards counted in the four hands
console-cards-how = One or more cards that may be seen, with commas between them, such as { $example }; ‘-’ if they are not known.
console-which-card = More than one card fits. Which one is meant?
console-which-contract = More than one contract fits. Which one is meant?
console-number-how = A whole number from { $low } to { $high }; ‘-’ if it is not known.
# WHY. Stands before the reason and its clauses; $laws is a ready list.
console-why-laws = It is asked under { $laws }.
console-why-report = It is one of the things that are reported without being asked.
console-double = { $contract } doubled
console-redouble = { $contract } redoubled
# The label of a contract; $denomination is a suit symbol or the short word for no trumps.
console-contract = { $level }{ $denomination }

## Faults of what was typed: $text

console-not-understood = ‘{ $text }’ fits no answer. Type one of the numbers, or ‘{ $help }’.
console-not-a-number = ‘{ $text }’ is not a whole number from { $low } to { $high }.
console-not-counts = ‘{ $text }’ is not two numbers from 0 to 52, such as 7 6.
console-not-a-card = ‘{ $text }’ is not a card. Write the suit and the rank, such as { $example }.
console-run-together = ‘{ $text }’ can be cut in several ways. Put commas between the cards.
console-not-a-contract = ‘{ $text }’ is not a contract. Write the level and the suit, such as { $example }.
console-answer-not-taken = The answer was not taken: it does not fit what was entered before.

## Commands at any moment: the word to type, and what it does

console-command-back = back
    .about = Take back the last answer
console-command-change = change
    .about = Change one of the answers
console-command-why = why
    .about = Why this is asked, and how to find out
console-command-report = report
    .about = Report something that nobody has mentioned yet
console-command-choice = choice
    .about = Enter what a player has chosen
console-command-go-on = go-on
    .about = Go on to what comes next: the next Law, or the penalty card when it matters again
console-command-after-play = after-play
    .about = Come back at the end of play: enter the numbers that were missing
console-command-table = table
    .about = Enter seats, contract, trick and visible cards
console-command-edition = edition
    .about = Rule the same case by another edition
console-command-language = language
    .about = Go on in another language
console-command-playing = playing
    .about = Play at the table yourself, or no longer: cards are covered
console-command-cards = cards
    .about = Show the covered cards
console-command-changes = what-if
    .about = What single facts would change this ruling
console-command-ruling = ruling
    .about = Show the ruling or the question again
console-command-new = new
    .about = Begin a new case
console-command-help = help
    .about = Show this list
console-command-quit = quit
    .about = Leave

console-help-head = What can be typed at any moment
console-help-line = { $command }: { $about }
console-help-short = An unambiguous beginning is enough. Ctrl-D leaves, too.

## Worked rulings

console-worked-head = Worked rulings in three languages
# DO. $command starts the dialogue.
console-worked-hint = There is no terminal to talk to. In a terminal the same command asks about your own case; ‘{ $command }’ takes answers line by line.
console-worked-case = The case
console-worked-seats = Declarer { $declarer }, the offender { $offender }, contract { $contract }

## The command line

cli-about = The Laws of Duplicate Bridge as a conversation: what happened, what is ruled, and by which clause.
cli-default = Without a command: Discord when DISCORD_TOKEN is set, else the guided dialogue; without a terminal, worked rulings.
cli-ask = Guided dialogue at the terminal: a few questions, then the ruling.
cli-rule = Read a case as JSON from standard input and write the ruling as JSON.
cli-rule-status = Exit status: 0 every case ruled, 3 at least one question, 2 at least one bad case; 2 wins over 3.
cli-rule-wait = Waiting for a case as JSON; Ctrl-D ends it. ‘director ask’ asks instead.
cli-rule-lines-wait = Waiting for cases as JSON, one a line; Ctrl-D ends them. ‘director ask’ asks instead.
cli-coverage = Show how far the code goes, clause by clause
cli-show = Worked rulings in the three languages.
cli-discord = Answer on Discord; needs DISCORD_TOKEN.
cli-serve = Answer on Discord over HTTP: Discord posts interactions to this endpoint; needs DIRECTOR_PUBLIC_KEY.
cli-sync = Register the commands with Discord, changed or not; needs DISCORD_TOKEN.
# $count is a string.
cli-synced = Discord knows the commands now: { $count }.
cli-option-lang = Language of the terminal: en, pl or no. Otherwise DIRECTOR_LANG, then the system's language, then English.
cli-option-rule-lang = Language of the words in the result: en, pl or no. Otherwise English.
cli-option-no-text = Codes only, no words.
cli-option-lines = JSON Lines: one case a line, one result a line.
cli-option-plain = The words alone, to be read, instead of JSON.
cli-option-edition = Edition of the Laws: 1997, 2007 or 2017.
cli-option-jurisdiction = Federation: WBF, EBL, ACBL, EBU, PZBS, NBF or other.
cli-option-playing = Play at the table yourself: no unplayed card is asked for, and others are covered.
cli-case-option-playing = Play at the table yourself: every card is covered, and nothing is told of a hand.
cli-option-version = Show the version and leave.
cli-option-help = Show this text and leave.
cli-version = Director, Please { $version }
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-metavar-options = [OPTIONS]
cli-metavar-command = [COMMAND]
# Stand in the help for what is to be typed.
cli-metavar-words = NUMBER|WORDS
cli-metavar-clause = CLAUSE
cli-metavar-file = FILE
cli-metavar-law = LAW
cli-metavar-number = NUMBER
cli-metavar-path = FILE
cli-metavar-text = TEXT
cli-metavar-day = DAY
cli-environment = Environment: DISCORD_TOKEN (Discord), DIRECTOR_LANG, DIRECTOR_EDITION, DIRECTOR_JURISDICTION (what holds where nothing else is said), DIRECTOR_DATA_DIR (where the data lies), DATABASE_URL (PostgreSQL), NO_COLOR (no colours). The others stand in docs/operate.md.

## Faults of the command line

# $command is the whole command with --help.
cli-error-try = ‘{ $command }’ shows what there is.
cli-error-no-such-option = There is no option ‘{ $name }’.
cli-error-no-such-command = There is no command ‘{ $name }’.
cli-error-value-missing = The option ‘{ $name }’ needs a value after it.
cli-error-value-too-much = The option ‘{ $name }’ takes no value.
# $allowed is a ready list.
cli-error-bad-value = ‘{ $value }’ does not fit ‘{ $name }’; it may only be: { $allowed }.
cli-error-too-much = ‘{ $value }’ is one word too many.
# $name is what stands for it in the help.
cli-error-missing = ‘{ $name }’ is missing: something has to stand there.
cli-error-other = The command line was not understood.
cli-error-setting = ‘{ $value }’ does not fit the setting { $name }; it may only be: { $allowed }.
# $name is a setting whose value is not repeated: it may be a secret.
cli-error-setting-text = The setting { $name } has to be text; in director.toml it stands in quotes.
cli-error-setting-unknown = director.toml: ‘{ $name }’ is no setting that can stand there.
cli-error-setting-file = { $file } cannot be read. { stored-cause }
# $line and $column are numbers; $detail is in English.
cli-error-setting-syntax = { $file } cannot be read: something is wrong at line { $line }, column { $column }. Mend it there; text stands in quotes. The TOML reader's own words: ‘{ $detail }’.
cli-error-no-token = Discord needs a token: set DISCORD_TOKEN, or start ‘{ $command }’ for the terminal.
# $detail says what is wrong, and what to do.
cli-error-not-in-order = It does not start, for its rulings could be wrong. { $detail }
cli-error-discord-missing = The Discord part cannot be loaded ({ $detail }). Another package named ‘bot’ may stand in its way; start it in an environment of its own.
cli-error-discord-token = Discord refused the token. Copy it again from the application's page and set DISCORD_TOKEN.
cli-error-discord-network = Discord cannot be reached ({ $detail }). Check the network and start again.
cli-error-no-public-key = The endpoint needs the application's public key: set DIRECTOR_PUBLIC_KEY. It stands on the application's page.
cli-error-public-key = DIRECTOR_PUBLIC_KEY is not a public key: it has 64 digits from 0 to 9 and a to f. Copy it again from the application's page.
cli-error-shards = DIRECTOR_SHARD_IDS and DIRECTOR_SHARD_COUNT do not fit: the first is written like 0-3 or 0-3,8, and the second is higher than every one of them.
cli-error-port = The address cannot be used ({ $detail }). Choose another with DIRECTOR_HTTP_HOST, DIRECTOR_HTTP_PORT or DIRECTOR_METRICS_PORT.

# A Director who plays.
console-playing-on = You play: no unplayed card is asked for or shown, and other cards are covered.
console-playing-off = You do not play: cards are named again.
