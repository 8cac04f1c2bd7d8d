### Seats, persons and sides.
### Ready noun forms: the code reads one and passes it on as a string.
### .cap opens a sentence, .gen .dat .acc .ins are the cases, .poss says whose something is.

## Seats
# .letter is the compass letter; never print it beside a bare card code.

seat-N = gracz N
    .cap = Gracz N
    .gen = gracza N
    .dat = graczowi N
    .acc = gracza N
    .ins = graczem N
    .poss = gracza N
    .letter = N

seat-E = gracz E
    .cap = Gracz E
    .gen = gracza E
    .dat = graczowi E
    .acc = gracza E
    .ins = graczem E
    .poss = gracza E
    .letter = E

seat-S = gracz S
    .cap = Gracz S
    .gen = gracza S
    .dat = graczowi S
    .acc = gracza S
    .ins = graczem S
    .poss = gracza S
    .letter = S

seat-W = gracz W
    .cap = Gracz W
    .gen = gracza W
    .dat = graczowi W
    .acc = gracza W
    .ins = graczem W
    .poss = gracza W
    .letter = W

## Persons, for when no seat is known

person-offender = wykraczający
    .cap = Wykraczający
    .gen = wykraczającego
    .dat = wykraczającemu
    .acc = wykraczającego
    .ins = wykraczającym
    .poss = wykraczającego

person-offender-partner = partner wykraczającego
    .cap = Partner wykraczającego
    .gen = partnera wykraczającego
    .dat = partnerowi wykraczającego
    .acc = partnera wykraczającego
    .ins = partnerem wykraczającego
    .poss = partnera wykraczającego

person-declarer = rozgrywający
    .cap = Rozgrywający
    .gen = rozgrywającego
    .dat = rozgrywającemu
    .acc = rozgrywającego
    .ins = rozgrywającym
    .poss = rozgrywającego

person-dummy = dziadek
    .cap = Dziadek
    .gen = dziadka
    .dat = dziadkowi
    .acc = dziadka
    .ins = dziadkiem
    .poss = dziadka

person-defender = obrońca
    .cap = Obrońca
    .gen = obrońcy
    .dat = obrońcy
    .acc = obrońcę
    .ins = obrońcą
    .poss = obrońcy

person-lho = przeciwnik z lewej
    .cap = Przeciwnik z lewej
    .gen = przeciwnika z lewej
    .dat = przeciwnikowi z lewej
    .acc = przeciwnika z lewej
    .ins = przeciwnikiem z lewej
    .poss = przeciwnika z lewej

person-rho = przeciwnik z prawej
    .cap = Przeciwnik z prawej
    .gen = przeciwnika z prawej
    .dat = przeciwnikowi z prawej
    .acc = przeciwnika z prawej
    .ins = przeciwnikiem z prawej
    .poss = przeciwnika z prawej

person-director = sędzia
    .cap = Sędzia
    .gen = sędziego
    .dat = sędziemu
    .acc = sędziego
    .ins = sędzią
    .poss = sędziego

person-everyone = wszyscy
    .cap = Wszyscy
    .gen = wszystkich
    .dat = wszystkim
    .acc = wszystkich
    .ins = wszystkimi
    .poss = wszystkich

person-either-defender = którykolwiek z obrońców
    .cap = Którykolwiek z obrońców
    .gen = któregokolwiek z obrońców
    .dat = któremukolwiek z obrońców
    .acc = któregokolwiek z obrońców
    .ins = którymkolwiek z obrońców
    .poss = któregokolwiek z obrońców

person-next-in-turn = gracz następny w kolejności
    .cap = Gracz następny w kolejności
    .gen = gracza następnego w kolejności
    .dat = graczowi następnemu w kolejności
    .acc = gracza następnego w kolejności
    .ins = graczem następnym w kolejności
    .poss = gracza następnego w kolejności

person-every-nos-player = każdy gracz strony niewykraczającej
    .cap = Każdy gracz strony niewykraczającej
    .gen = każdego gracza strony niewykraczającej
    .dat = każdemu graczowi strony niewykraczającej
    .acc = każdego gracza strony niewykraczającej
    .ins = każdym graczem strony niewykraczającej
    .poss = każdego gracza strony niewykraczającej

person-wrong-defender = obrońca grający poza kolejnością
    .cap = Obrońca grający poza kolejnością
    .gen = obrońcy grającego poza kolejnością
    .dat = obrońcy grającemu poza kolejnością
    .acc = obrońcę grającego poza kolejnością
    .ins = obrońcą grającym poza kolejnością
    .poss = obrońcy grającego poza kolejnością

person-other-defender = drugi obrońca
    .cap = Drugi obrońca
    .gen = drugiego obrońcy
    .dat = drugiemu obrońcy
    .acc = drugiego obrońcę
    .ins = drugim obrońcą
    .poss = drugiego obrońcy

## Sides
# .short is for tables and labels.

side-ns = strona N–S
    .cap = Strona N–S
    .gen = strony N–S
    .dat = stronie N–S
    .acc = stronę N–S
    .ins = stroną N–S
    .poss = strony N–S
    .short = N–S

side-ew = strona E–W
    .cap = Strona E–W
    .gen = strony E–W
    .dat = stronie E–W
    .acc = stronę E–W
    .ins = stroną E–W
    .poss = strony E–W
    .short = E–W

side-declaring = strona rozgrywająca
    .cap = Strona rozgrywająca
    .gen = strony rozgrywającej
    .dat = stronie rozgrywającej
    .acc = stronę rozgrywającą
    .ins = stroną rozgrywającą
    .poss = strony rozgrywającej

side-defending = strona broniąca
    .cap = Strona broniąca
    .gen = strony broniącej
    .dat = stronie broniącej
    .acc = stronę broniącą
    .ins = stroną broniącą
    .poss = strony broniącej

side-offending = strona wykraczająca
    .cap = Strona wykraczająca
    .gen = strony wykraczającej
    .dat = stronie wykraczającej
    .acc = stronę wykraczającą
    .ins = stroną wykraczającą
    .poss = strony wykraczającej

side-non-offending = strona niewykraczająca
    .cap = Strona niewykraczająca
    .gen = strony niewykraczającej
    .dat = stronie niewykraczającej
    .acc = stronę niewykraczającą
    .ins = stroną niewykraczającą
    .poss = strony niewykraczającej

person-player = ten gracz
    .cap = Ten gracz
    .gen = tego gracza
    .dat = temu graczowi
    .acc = tego gracza
    .ins = tym graczem
    .poss = tego gracza

person-player-partner = partner tego gracza
    .cap = Partner tego gracza
    .gen = partnera tego gracza
    .dat = partnerowi tego gracza
    .acc = partnera tego gracza
    .ins = partnerem tego gracza
    .poss = partnera tego gracza

## Sides
# .short is for tables and labels.
