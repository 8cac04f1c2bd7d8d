### The nouns and small words of the game.
### Ready noun forms: the code reads one and passes it on as a string.

## Suits
# .card stands in the name of a card or for one card of the suit; .one .onegen .oneacc are "a spade";
# .lead follows "a lead in".

suit-S = piki
    .cap = Piki
    .gen = pików
    .acc = piki
    .card = pik
    .one = karta pikowa
    .onegen = karty pikowej
    .oneacc = kartę pikową
    .lead = piki
    .symbol = ♠︎

suit-H = kiery
    .cap = Kiery
    .gen = kierów
    .acc = kiery
    .card = kier
    .one = karta kierowa
    .onegen = karty kierowej
    .oneacc = kartę kierową
    .lead = kiery
    .symbol = ♥︎

suit-D = kara
    .cap = Kara
    .gen = kar
    .acc = kara
    .card = karo
    .one = karta karowa
    .onegen = karty karowej
    .oneacc = kartę karową
    .lead = kara
    .symbol = ♦︎

suit-C = trefle
    .cap = Trefle
    .gen = trefli
    .acc = trefle
    .card = trefl
    .one = karta treflowa
    .onegen = karty treflowej
    .oneacc = kartę treflową
    .lead = trefle
    .symbol = ♣︎

# Stands where a suit would be named, after "require", "forbid" and "lead".
suit-that = ten kolor

notrumps = bez atu
    .short = BA

## Ranks

rank-A = as
    .gen = asa
    .acc = asa
    .ins = asem
    .letter = A

rank-K = król
    .gen = króla
    .acc = króla
    .ins = królem
    .letter = K

rank-Q = dama
    .gen = damy
    .acc = damę
    .ins = damą
    .letter = D

rank-J = walet
    .gen = waleta
    .acc = waleta
    .ins = waletem
    .letter = W

rank-T = dziesiątka
    .gen = dziesiątki
    .acc = dziesiątkę
    .ins = dziesiątką
    .letter = 10

rank-9 = dziewiątka
    .gen = dziewiątki
    .acc = dziewiątkę
    .ins = dziewiątką
    .letter = 9

rank-8 = ósemka
    .gen = ósemki
    .acc = ósemkę
    .ins = ósemką
    .letter = 8

rank-7 = siódemka
    .gen = siódemki
    .acc = siódemkę
    .ins = siódemką
    .letter = 7

rank-6 = szóstka
    .gen = szóstki
    .acc = szóstkę
    .ins = szóstką
    .letter = 6

rank-5 = piątka
    .gen = piątki
    .acc = piątkę
    .ins = piątką
    .letter = 5

rank-4 = czwórka
    .gen = czwórki
    .acc = czwórkę
    .ins = czwórką
    .letter = 4

rank-3 = trójka
    .gen = trójki
    .acc = trójkę
    .ins = trójką
    .letter = 3

rank-2 = dwójka
    .gen = dwójki
    .acc = dwójkę
    .ins = dwójką
    .letter = 2

## Roles

role-declarer = rozgrywający
    .cap = Rozgrywający
role-dummy = dziadek
    .cap = Dziadek
role-defender = obrońca
    .cap = Obrońca

## Editions of the Laws

edition-1997 = MPB 1997
    .short = 1997
    .in = w MPB 1997
    .edition = wydanie 1997
edition-2007 = MPB 2007
    .short = 2007
    .in = w MPB 2007
    .edition = wydanie 2007
edition-2017 = MPB 2017
    .short = 2017
    .in = w MPB 2017
    .edition = wydanie 2017

## Citations
# $clause is spelled as the language writes it: see spell_clause. $clauses is a list of clause-item.

clause-ref = przepis { $clause }
    .cap = Przepis { $clause }
    .gen = przepisu { $clause }
    .ins = przepisem { $clause }
    .loc = przepisie { $clause }
clause-item = { $clause }
clause-refs = przepisy { $clauses }
clause-footnote = { $clause } (przypis)

## Lists: the value joins two; longer lists begin with .start, go on with .middle, close with .end
# $first is all that is joined so far.

list-and = { $first } i { $second }
    .start = { $first }, { $second }
    .middle = { $first }, { $second }
    .end = { $first } i { $second }

list-or = { $first } albo { $second }
    .start = { $first }, { $second }
    .middle = { $first }, { $second }
    .end = { $first } albo { $second }

## Answers

yes = tak
    .cap = Tak
no = nie
    .cap = Nie
unknown = nie wiadomo
    .cap = Nie wiadomo

## Languages
# .native is the name that its own readers know.

language-name-en = angielski
    .native = English
language-name-pl = polski
    .native = polski
language-name-no = norweski
    .native = norsk

## Federations

jurisdiction-WBF = Światowa Federacja Brydża (WBF)
jurisdiction-EBL = Europejska Liga Brydżowa (EBL)
jurisdiction-ACBL = Amerykańska Liga Brydża Kontraktowego (ACBL)
jurisdiction-EBU = Angielski Związek Brydżowy (EBU)
jurisdiction-PZBS = Polski Związek Brydża Sportowego (PZBS)
jurisdiction-NBF = Norweski Związek Brydżowy (NBF)
jurisdiction-other = inna federacja
