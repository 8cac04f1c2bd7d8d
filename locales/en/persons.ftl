### Seats, persons and sides.
### Ready noun forms: the code reads one and passes it on as a string.
### .cap opens a sentence, .gen .dat .acc .ins are the cases, .poss says whose something is.

## Seats
# .letter is the compass letter; never print it beside a bare card code.

seat-N = North
    .cap = North
    .gen = North
    .dat = North
    .acc = North
    .ins = North
    .poss = North's
    .letter = N

seat-E = East
    .cap = East
    .gen = East
    .dat = East
    .acc = East
    .ins = East
    .poss = East's
    .letter = E

seat-S = South
    .cap = South
    .gen = South
    .dat = South
    .acc = South
    .ins = South
    .poss = South's
    .letter = S

seat-W = West
    .cap = West
    .gen = West
    .dat = West
    .acc = West
    .ins = West
    .poss = West's
    .letter = W

## Persons, for when no seat is known

person-offender = the offender
    .cap = The offender
    .gen = the offender
    .dat = the offender
    .acc = the offender
    .ins = the offender
    .poss = the offender's

person-offender-partner = the offender's partner
    .cap = The offender's partner
    .gen = the offender's partner
    .dat = the offender's partner
    .acc = the offender's partner
    .ins = the offender's partner
    .poss = the offender's partner's

person-declarer = declarer
    .cap = Declarer
    .gen = declarer
    .dat = declarer
    .acc = declarer
    .ins = declarer
    .poss = declarer's

person-dummy = dummy
    .cap = Dummy
    .gen = dummy
    .dat = dummy
    .acc = dummy
    .ins = dummy
    .poss = dummy's

person-defender = the defender
    .cap = The defender
    .gen = the defender
    .dat = the defender
    .acc = the defender
    .ins = the defender
    .poss = the defender's

person-lho = the left-hand opponent
    .cap = The left-hand opponent
    .gen = the left-hand opponent
    .dat = the left-hand opponent
    .acc = the left-hand opponent
    .ins = the left-hand opponent
    .poss = the left-hand opponent's

person-rho = the right-hand opponent
    .cap = The right-hand opponent
    .gen = the right-hand opponent
    .dat = the right-hand opponent
    .acc = the right-hand opponent
    .ins = the right-hand opponent
    .poss = the right-hand opponent's

person-director = the Director
    .cap = The Director
    .gen = the Director
    .dat = the Director
    .acc = the Director
    .ins = the Director
    .poss = the Director's

person-everyone = everyone
    .cap = Everyone
    .gen = everyone
    .dat = everyone
    .acc = everyone
    .ins = everyone
    .poss = everyone's

person-either-defender = either defender
    .cap = Either defender
    .gen = either defender
    .dat = either defender
    .acc = either defender
    .ins = either defender
    .poss = either defender's

person-next-in-turn = the player next in turn
    .cap = The player next in turn
    .gen = the player next in turn
    .dat = the player next in turn
    .acc = the player next in turn
    .ins = the player next in turn
    .poss = the next player's

person-every-nos-player = each player of the non-offending side
    .cap = Each player of the non-offending side
    .gen = each player of the non-offending side
    .dat = each player of the non-offending side
    .acc = each player of the non-offending side
    .ins = each player of the non-offending side
    .poss = each non-offending player's

person-wrong-defender = the defender who played out of turn
    .cap = The defender who played out of turn
    .gen = the defender who played out of turn
    .dat = the defender who played out of turn
    .acc = the defender who played out of turn
    .ins = the defender who played out of turn
    .poss = that defender's

person-other-defender = the other defender
    .cap = The other defender
    .gen = the other defender
    .dat = the other defender
    .acc = the other defender
    .ins = the other defender
    .poss = the other defender's

## Sides
# .short is for tables and labels.

side-ns = North–South
    .cap = North–South
    .gen = North–South
    .dat = North–South
    .acc = North–South
    .ins = North–South
    .poss = North–South's
    .short = N–S

side-ew = East–West
    .cap = East–West
    .gen = East–West
    .dat = East–West
    .acc = East–West
    .ins = East–West
    .poss = East–West's
    .short = E–W

side-declaring = the declaring side
    .cap = The declaring side
    .gen = the declaring side
    .dat = the declaring side
    .acc = the declaring side
    .ins = the declaring side
    .poss = the declaring side's

side-defending = the defending side
    .cap = The defending side
    .gen = the defending side
    .dat = the defending side
    .acc = the defending side
    .ins = the defending side
    .poss = the defending side's

side-offending = the offending side
    .cap = The offending side
    .gen = the offending side
    .dat = the offending side
    .acc = the offending side
    .ins = the offending side
    .poss = the offending side's

side-non-offending = the non-offending side
    .cap = The non-offending side
    .gen = the non-offending side
    .dat = the non-offending side
    .acc = the non-offending side
    .ins = the non-offending side
    .poss = the non-offending side's

person-player = the player
    .cap = The player
    .gen = the player
    .dat = the player
    .acc = the player
    .ins = the player
    .poss = the player's

person-player-partner = the player's partner
    .cap = The player's partner
    .gen = the player's partner
    .dat = the player's partner
    .acc = the player's partner
    .ins = the player's partner
    .poss = the player's partner's

## Sides
# .short is for tables and labels.
