### The nouns and small words of the game.
### Ready noun forms: the code reads one and passes it on as a string.

## Suits
# .card stands in the name of a card or for one card of the suit; .one .onegen .oneacc are "a spade";
# .lead follows "a lead in".

suit-S = spar
    .cap = Spar
    .gen = spar
    .acc = spar
    .card = spar
    .one = en spar
    .onegen = en spar
    .oneacc = en spar
    .lead = spar
    .symbol = ♠︎

suit-H = hjerter
    .cap = Hjerter
    .gen = hjerter
    .acc = hjerter
    .card = hjerter
    .one = en hjerter
    .onegen = en hjerter
    .oneacc = en hjerter
    .lead = hjerter
    .symbol = ♥︎

suit-D = ruter
    .cap = Ruter
    .gen = ruter
    .acc = ruter
    .card = ruter
    .one = en ruter
    .onegen = en ruter
    .oneacc = en ruter
    .lead = ruter
    .symbol = ♦︎

suit-C = kløver
    .cap = Kløver
    .gen = kløver
    .acc = kløver
    .card = kløver
    .one = en kløver
    .onegen = en kløver
    .oneacc = en kløver
    .lead = kløver
    .symbol = ♣︎

# Stands where a suit would be named, after "require", "forbid" and "lead".
suit-that = den fargen

notrumps = grand
    .short = NT

## Ranks

rank-A = ess
    .gen = ess
    .acc = ess
    .ins = ess
    .letter = E

rank-K = konge
    .gen = konge
    .acc = konge
    .ins = konge
    .letter = K

rank-Q = dame
    .gen = dame
    .acc = dame
    .ins = dame
    .letter = D

rank-J = knekt
    .gen = knekt
    .acc = knekt
    .ins = knekt
    .letter = Kn

rank-T = ti
    .gen = ti
    .acc = ti
    .ins = ti
    .letter = 10

rank-9 = ni
    .gen = ni
    .acc = ni
    .ins = ni
    .letter = 9

rank-8 = åtte
    .gen = åtte
    .acc = åtte
    .ins = åtte
    .letter = 8

rank-7 = sju
    .gen = sju
    .acc = sju
    .ins = sju
    .letter = 7

rank-6 = seks
    .gen = seks
    .acc = seks
    .ins = seks
    .letter = 6

rank-5 = fem
    .gen = fem
    .acc = fem
    .ins = fem
    .letter = 5

rank-4 = fire
    .gen = fire
    .acc = fire
    .ins = fire
    .letter = 4

rank-3 = tre
    .gen = tre
    .acc = tre
    .ins = tre
    .letter = 3

rank-2 = to
    .gen = to
    .acc = to
    .ins = to
    .letter = 2

## Roles

role-declarer = spillefører
    .cap = Spillefører
role-dummy = blindemann
    .cap = Blindemann
role-defender = motspiller
    .cap = Motspiller

## Editions of the Laws

edition-1997 = 1997-lovene
    .short = 1997
    .in = i 1997-lovene
    .edition = 1997-utgaven
edition-2007 = 2007-lovene
    .short = 2007
    .in = i 2007-lovene
    .edition = 2007-utgaven
edition-2017 = 2017-lovene
    .short = 2017
    .in = i 2017-lovene
    .edition = 2017-utgaven

## Citations
# $clause is spelled as the language writes it: see spell_clause. $clauses is a list of clause-item.

clause-ref = §{"\u00A0"}{ $clause }
    .cap = Paragraf { $clause }
    .gen = §{"\u00A0"}{ $clause }
    .ins = §{"\u00A0"}{ $clause }
    .loc = §{"\u00A0"}{ $clause }
clause-item = §{"\u00A0"}{ $clause }
clause-refs = { $clauses }
clause-footnote = { $clause } (fotnote)

## Lists: the value joins two; longer lists begin with .start, go on with .middle, close with .end
# $first is all that is joined so far.

list-and = { $first } og { $second }
    .start = { $first }, { $second }
    .middle = { $first }, { $second }
    .end = { $first } og { $second }

list-or = { $first } eller { $second }
    .start = { $first }, { $second }
    .middle = { $first }, { $second }
    .end = { $first } eller { $second }

## Answers

yes = ja
    .cap = Ja
no = nei
    .cap = Nei
unknown = vet ikke
    .cap = Vet ikke

## Languages
# .native is the name that its own readers know.

language-name-en = engelsk
    .native = English
language-name-pl = polsk
    .native = polski
language-name-no = norsk
    .native = norsk

## Federations

jurisdiction-WBF = Verdens bridgeforbund (WBF)
jurisdiction-EBL = Det europeiske bridgeforbundet (EBL)
jurisdiction-ACBL = American Contract Bridge League (ACBL)
jurisdiction-EBU = English Bridge Union (EBU)
jurisdiction-PZBS = Det polske bridgeforbundet (PZBS)
jurisdiction-NBF = Norsk Bridgeforbund (NBF)
jurisdiction-other = et annet forbund
