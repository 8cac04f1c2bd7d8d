### The nouns and small words of the game.
### Ready noun forms: the code reads one and passes it on as a string.

## Suits
# .card stands in the name of a card or for one card of the suit; .one .onegen .oneacc are "a spade";
# .lead follows "a lead in".

suit-S = spades
    .cap = Spades
    .gen = spades
    .acc = spades
    .card = spade
    .one = a spade
    .onegen = a spade
    .oneacc = a spade
    .lead = spades
    .symbol = ♠︎

suit-H = hearts
    .cap = Hearts
    .gen = hearts
    .acc = hearts
    .card = heart
    .one = a heart
    .onegen = a heart
    .oneacc = a heart
    .lead = hearts
    .symbol = ♥︎

suit-D = diamonds
    .cap = Diamonds
    .gen = diamonds
    .acc = diamonds
    .card = diamond
    .one = a diamond
    .onegen = a diamond
    .oneacc = a diamond
    .lead = diamonds
    .symbol = ♦︎

suit-C = clubs
    .cap = Clubs
    .gen = clubs
    .acc = clubs
    .card = club
    .one = a club
    .onegen = a club
    .oneacc = a club
    .lead = clubs
    .symbol = ♣︎

# Stands where a suit would be named, after "require", "forbid" and "lead".
suit-that = that suit

notrumps = no trumps
    .short = NT

## Ranks

rank-A = ace
    .gen = ace
    .acc = ace
    .ins = ace
    .letter = A

rank-K = king
    .gen = king
    .acc = king
    .ins = king
    .letter = K

rank-Q = queen
    .gen = queen
    .acc = queen
    .ins = queen
    .letter = Q

rank-J = jack
    .gen = jack
    .acc = jack
    .ins = jack
    .letter = J

rank-T = ten
    .gen = ten
    .acc = ten
    .ins = ten
    .letter = 10

rank-9 = nine
    .gen = nine
    .acc = nine
    .ins = nine
    .letter = 9

rank-8 = eight
    .gen = eight
    .acc = eight
    .ins = eight
    .letter = 8

rank-7 = seven
    .gen = seven
    .acc = seven
    .ins = seven
    .letter = 7

rank-6 = six
    .gen = six
    .acc = six
    .ins = six
    .letter = 6

rank-5 = five
    .gen = five
    .acc = five
    .ins = five
    .letter = 5

rank-4 = four
    .gen = four
    .acc = four
    .ins = four
    .letter = 4

rank-3 = three
    .gen = three
    .acc = three
    .ins = three
    .letter = 3

rank-2 = two
    .gen = two
    .acc = two
    .ins = two
    .letter = 2

## Roles

role-declarer = declarer
    .cap = Declarer
role-dummy = dummy
    .cap = Dummy
role-defender = defender
    .cap = Defender

## Editions of the Laws

edition-1997 = 1997 Laws
    .short = 1997
    .in = in the 1997 Laws
    .edition = 1997 edition
edition-2007 = 2007 Laws
    .short = 2007
    .in = in the 2007 Laws
    .edition = 2007 edition
edition-2017 = 2017 Laws
    .short = 2017
    .in = in the 2017 Laws
    .edition = 2017 edition

## Citations
# $clause is spelled as the language writes it: see spell_clause. $clauses is a list of clause-item.

clause-ref = Law { $clause }
    .cap = Law { $clause }
    .gen = Law { $clause }
    .ins = Law { $clause }
    .loc = Law { $clause }
clause-item = { $clause }
clause-refs = Laws { $clauses }
clause-footnote = { $clause } (footnote)

## Lists: the value joins two; longer lists begin with .start, go on with .middle, close with .end
# $first is all that is joined so far.

list-and = { $first } and { $second }
    .start = { $first }, { $second }
    .middle = { $first }, { $second }
    .end = { $first } and { $second }

list-or = { $first } or { $second }
    .start = { $first }, { $second }
    .middle = { $first }, { $second }
    .end = { $first } or { $second }

## Answers

yes = yes
    .cap = Yes
no = no
    .cap = No
unknown = not known
    .cap = Not known

## Languages
# .native is the name that its own readers know.

language-name-en = English
    .native = English
language-name-pl = Polish
    .native = polski
language-name-no = Norwegian
    .native = norsk

## Federations

jurisdiction-WBF = World Bridge Federation (WBF)
jurisdiction-EBL = European Bridge League (EBL)
jurisdiction-ACBL = American Contract Bridge League (ACBL)
jurisdiction-EBU = English Bridge Union (EBU)
jurisdiction-PZBS = Polish Bridge Union (PZBS)
jurisdiction-NBF = Norwegian Bridge Federation (NBF)
jurisdiction-other = another federation
