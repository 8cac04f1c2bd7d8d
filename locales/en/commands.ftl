### Slash commands: names, descriptions, options and choices, as Discord registers them.
### Names: at most 32 characters, lower case, no spaces. Descriptions and choices: at most 100.

command-defective-trick = defective-trick
    .description = Rule on a trick with a missing card or a card too many (Law 67)

## Options, in their order. .choice-<value>: what can be chosen.

option-fault = fault
    .description = What is wrong with the trick
    .choice-omitted = no card played
    .choice-extra = too many cards
    .choice-misplaced-played-card = played card misplaced

option-offender = offender
    .description = The player whom the irregularity concerns
    .choice-declarer = declarer
    .choice-dummy = dummy
    .choice-defender = defender

option-offender-seat = offender-seat
    .description = Where that player sits
    .choice-n = North
    .choice-e = East
    .choice-s = South
    .choice-w = West

option-declarer-seat = declarer-seat
    .description = Where declarer sits
    .choice-n = North
    .choice-e = East
    .choice-s = South
    .choice-w = West

option-played-on = played-on
    .description = Which side already has a card in the next trick
    .choice-none = nobody
    .choice-offending-side = only the offending side
    .choice-non-offending-side = only the other side
    .choice-both = both sides

option-trick = trick
    .description = Number of the trick (1–13)

option-suit-led = suit-led
    .description = The suit led to that trick
    .choice-s = spades
    .choice-h = hearts
    .choice-d = diamonds
    .choice-c = clubs

option-holds-suit = holds-suit
    .description = Whether that hand still holds a card of the suit led
    .choice-yes = yes
    .choice-no = no
    .choice-unknown = not known

option-cards = cards
    .description = Only cards that are already visible

option-trick-winner = trick-winner
    .description = Which hand won the defective trick
    .choice-offender = the offender
    .choice-offender-partner = the offender's partner
    .choice-opponents = the other side

option-later-tricks = later-tricks
    .description = Tricks won later by the offending side; known only after play

option-contract = contract
    .description = The contract, such as 4♠, 3NT or 4♠X

option-edition = edition
    .description = Edition of the Laws
    .choice-1997 = 1997 Laws
    .choice-2007 = 2007 Laws
    .choice-2017 = 2017 Laws

option-language = language
    .description = Language of the answer
    .choice-en = English
    .choice-pl = Polish
    .choice-no = Norwegian
