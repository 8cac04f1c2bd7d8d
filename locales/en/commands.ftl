### Slash commands: names, descriptions, options and choices, as Discord registers them.
### Names: at most 32 characters, lower case, no spaces. Descriptions and choices: at most 100.

command-defective-trick = defective-trick
    .description = Rule on a trick with a missing card or a card too many (Law 67)

command-ruling = ruling
    .description = Say what happened; the questions that matter lead to the ruling

command-revoke = revoke
    .description = Rule on a revoke (Laws 61 to 64)

command-penalty-card = penalty-card
    .description = A penalty card lies on the table: what now? (Laws 50 and 51)

command-exposed-card = exposed-card
    .description = Rule on a card that became visible (Laws 48 and 49)

command-lead-out-of-turn = lead-out-of-turn
    .description = Rule on a lead out of turn (Laws 53 to 56)

command-two-cards-at-once = two-cards-at-once
    .description = Rule on two or more cards put down together (Law 58)

command-wrong-card-count = wrong-card-count
    .description = Find out which Law it is from the players' counts (Laws 13, 14 and 67)

## Options, in their order. .choice-<value>: what can be chosen. .description-<command>: what an
## option is under that command, where it is not the same everywhere.

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
    .description-revoke = Trick in which the revoke was (1–13)
    .description-lead-out-of-turn = Trick to which the lead was (1–13)

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
    .description-penalty-card = Penalty cards that lie in front of the player
    .description-exposed-card = The cards that became visible
    .description-lead-out-of-turn = The card that was led
    .description-two-cards-at-once = The cards that were visible

option-trick-winner = trick-winner
    .description = Which hand won the defective trick
    .description-revoke = Which hand won the revoke trick
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

option-federation = federation
    .description = Federation whose regulations apply to this ruling

option-playing = playing
    .description = You play at the table yourself: unplayed cards are left out, other cards covered

option-language = language
    .description = Language of the answer
    .choice-en = English
    .choice-pl = Polish
    .choice-no = Norwegian

option-happened = happened
    .description = What happened, in your own words; choose from the list

option-opening = opening
    .description = Whether it was the opening lead

option-next-trick = next-trick
    .description = What the offending side has done since the revoke

option-partner-cards = partner-cards
    .description = Penalty cards in front of the other defender

option-turn = turn
    .description = Whose turn it is now

option-can-follow = can-follow
    .description = Whether the owner can follow to the suit led

option-how = how
    .description = How the card became visible

option-seen = seen
    .description = Whether partner could have seen its face

option-accepted = accepted
    .description = What the other side has said or done about the lead

option-cards-seen = cards-seen
    .description = How many faces could be seen

option-opponent-played = opponent-played
    .description = Whether an opponent has played after it

option-north = north
    .description = North's cards: in hand and played, for example 7 6

option-east = east
    .description = East's cards: in hand and played, for example 7 6

option-south = south
    .description = South's cards: in hand and played, for example 7 6

option-west = west
    .description = West's cards: in hand and played, for example 7 6

option-due = due
    .description = How many cards each player should have played by now

option-failed = failed
    .description = What the offender did not play

option-lead-face = lead-face
    .description = Opening lead out of turn: whether it is face up

option-turn-was = turn-was
    .description = Whose turn it was to lead

option-card-place = card-place
    .description = Where the card was that should have been played

option-card-in-trick = card-in-trick
    .description = Whether a card from that hand was face up in the trick

option-offered = offered
    .description = The card that the owner of the penalty card wants to play

## Looking a clause up

command-law = law
    .description = Look up a clause by its number or by words.
option-clause = clause
    .description = A number such as 67B1a, or words such as: penalty card.

command-case = case
    .description = Open a case by its id; with a second id, compare the two rulings
option-id = id
    .description = The id under a ruling
option-compare-with = compare-with
    .description = The id of another case

command-help = help
    .description = What the assistant can do, with an example for each situation
command-about = about
    .description = Version, sources, what is covered, privacy
