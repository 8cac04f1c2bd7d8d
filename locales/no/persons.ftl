### Seats, persons and sides.
### Ready noun forms: the code reads one and passes it on as a string.
### .cap opens a sentence, .gen .dat .acc .ins are the cases, .poss says whose something is.

## Seats
# .letter is the compass letter; never print it beside a bare card code.

seat-N = Nord
    .cap = Nord
    .gen = Nord
    .dat = Nord
    .acc = Nord
    .ins = Nord
    .poss = Nords
    .letter = N

seat-E = Øst
    .cap = Øst
    .gen = Øst
    .dat = Øst
    .acc = Øst
    .ins = Øst
    .poss = Østs
    .letter = Ø

seat-S = Syd
    .cap = Syd
    .gen = Syd
    .dat = Syd
    .acc = Syd
    .ins = Syd
    .poss = Syds
    .letter = S

seat-W = Vest
    .cap = Vest
    .gen = Vest
    .dat = Vest
    .acc = Vest
    .ins = Vest
    .poss = Vests
    .letter = V

## Persons, for when no seat is known

person-offender = den feilende
    .cap = Den feilende
    .gen = den feilende
    .dat = den feilende
    .acc = den feilende
    .ins = den feilende
    .poss = den feilendes

person-offender-partner = den feilendes makker
    .cap = Den feilendes makker
    .gen = den feilendes makker
    .dat = den feilendes makker
    .acc = den feilendes makker
    .ins = den feilendes makker
    .poss = den feilendes makkers

person-declarer = spillefører
    .cap = Spillefører
    .gen = spillefører
    .dat = spillefører
    .acc = spillefører
    .ins = spillefører
    .poss = spilleførers

person-dummy = blindemann
    .cap = Blindemann
    .gen = blindemann
    .dat = blindemann
    .acc = blindemann
    .ins = blindemann
    .poss = blindemanns

person-defender = motspilleren
    .cap = Motspilleren
    .gen = motspilleren
    .dat = motspilleren
    .acc = motspilleren
    .ins = motspilleren
    .poss = motspillerens

person-lho = venstre motstander
    .cap = Venstre motstander
    .gen = venstre motstander
    .dat = venstre motstander
    .acc = venstre motstander
    .ins = venstre motstander
    .poss = venstre motstanders

person-rho = høyre motstander
    .cap = Høyre motstander
    .gen = høyre motstander
    .dat = høyre motstander
    .acc = høyre motstander
    .ins = høyre motstander
    .poss = høyre motstanders

person-director = TL
    .cap = TL
    .gen = TL
    .dat = TL
    .acc = TL
    .ins = TL
    .poss = TLs

person-everyone = alle
    .cap = Alle
    .gen = alle
    .dat = alle
    .acc = alle
    .ins = alle
    .poss = alles

person-either-defender = en av motspillerne
    .cap = En av motspillerne
    .gen = en av motspillerne
    .dat = en av motspillerne
    .acc = en av motspillerne
    .ins = en av motspillerne
    .poss = en av motspillernes

person-next-in-turn = spilleren som er neste i tur
    .cap = Spilleren som er neste i tur
    .gen = spilleren som er neste i tur
    .dat = spilleren som er neste i tur
    .acc = spilleren som er neste i tur
    .ins = spilleren som er neste i tur
    .poss = neste spillers

person-every-nos-player = hver spiller på den ikke-feilende siden
    .cap = Hver spiller på den ikke-feilende siden
    .gen = hver spiller på den ikke-feilende siden
    .dat = hver spiller på den ikke-feilende siden
    .acc = hver spiller på den ikke-feilende siden
    .ins = hver spiller på den ikke-feilende siden
    .poss = hver ikke-feilende spillers

person-wrong-defender = motspilleren som spilte utenfor tur
    .cap = Motspilleren som spilte utenfor tur
    .gen = motspilleren som spilte utenfor tur
    .dat = motspilleren som spilte utenfor tur
    .acc = motspilleren som spilte utenfor tur
    .ins = motspilleren som spilte utenfor tur
    .poss = motspillerens

person-other-defender = den andre motspilleren
    .cap = Den andre motspilleren
    .gen = den andre motspilleren
    .dat = den andre motspilleren
    .acc = den andre motspilleren
    .ins = den andre motspilleren
    .poss = den andre motspillerens

## Sides
# .short is for tables and labels.

side-ns = Nord–Syd
    .cap = Nord–Syd
    .gen = Nord–Syd
    .dat = Nord–Syd
    .acc = Nord–Syd
    .ins = Nord–Syd
    .poss = Nord–Syds
    .short = N–S

side-ew = Øst–Vest
    .cap = Øst–Vest
    .gen = Øst–Vest
    .dat = Øst–Vest
    .acc = Øst–Vest
    .ins = Øst–Vest
    .poss = Øst–Vests
    .short = Ø–V

side-declaring = spilleførers side
    .cap = Spilleførers side
    .gen = spilleførers side
    .dat = spilleførers side
    .acc = spilleførers side
    .ins = spilleførers side
    .poss = spilleførers sides

side-defending = motspillerne
    .cap = Motspillerne
    .gen = motspillerne
    .dat = motspillerne
    .acc = motspillerne
    .ins = motspillerne
    .poss = motspillernes

side-offending = den feilende siden
    .cap = Den feilende siden
    .gen = den feilende siden
    .dat = den feilende siden
    .acc = den feilende siden
    .ins = den feilende siden
    .poss = den feilende sidens

side-non-offending = den ikke-feilende siden
    .cap = Den ikke-feilende siden
    .gen = den ikke-feilende siden
    .dat = den ikke-feilende siden
    .acc = den ikke-feilende siden
    .ins = den ikke-feilende siden
    .poss = den ikke-feilende sidens

person-player = spilleren
    .cap = Spilleren
    .gen = spilleren
    .dat = spilleren
    .acc = spilleren
    .ins = spilleren
    .poss = spillerens

person-player-partner = spillerens makker
    .cap = Spillerens makker
    .gen = spillerens makker
    .dat = spillerens makker
    .acc = spillerens makker
    .ins = spillerens makker
    .poss = spillerens makkers

## Sides
# .short is for tables and labels.
