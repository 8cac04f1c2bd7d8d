### The 52 cards.
### Ready noun forms: the code reads one and passes it on as a string.
### .symbol is suit symbol and rank in the reader's letters; .full is words and symbol.
### The symbols carry U+FE0E, so that they stay text and do not turn into pictures.

## Spades

card-SA = spar ess
    .gen = spar ess
    .acc = spar ess
    .ins = spar ess
    .symbol = ♠︎E
    .full = spar ess (♠︎E)
    .fullgen = spar ess (♠︎E)
    .fullacc = spar ess (♠︎E)
    .fullins = spar ess (♠︎E)

card-SK = spar konge
    .gen = spar konge
    .acc = spar konge
    .ins = spar konge
    .symbol = ♠︎K
    .full = spar konge (♠︎K)
    .fullgen = spar konge (♠︎K)
    .fullacc = spar konge (♠︎K)
    .fullins = spar konge (♠︎K)

card-SQ = spar dame
    .gen = spar dame
    .acc = spar dame
    .ins = spar dame
    .symbol = ♠︎D
    .full = spar dame (♠︎D)
    .fullgen = spar dame (♠︎D)
    .fullacc = spar dame (♠︎D)
    .fullins = spar dame (♠︎D)

card-SJ = spar knekt
    .gen = spar knekt
    .acc = spar knekt
    .ins = spar knekt
    .symbol = ♠︎Kn
    .full = spar knekt (♠︎Kn)
    .fullgen = spar knekt (♠︎Kn)
    .fullacc = spar knekt (♠︎Kn)
    .fullins = spar knekt (♠︎Kn)

card-ST = spar ti
    .gen = spar ti
    .acc = spar ti
    .ins = spar ti
    .symbol = ♠︎10
    .full = spar ti (♠︎10)
    .fullgen = spar ti (♠︎10)
    .fullacc = spar ti (♠︎10)
    .fullins = spar ti (♠︎10)

card-S9 = spar ni
    .gen = spar ni
    .acc = spar ni
    .ins = spar ni
    .symbol = ♠︎9
    .full = spar ni (♠︎9)
    .fullgen = spar ni (♠︎9)
    .fullacc = spar ni (♠︎9)
    .fullins = spar ni (♠︎9)

card-S8 = spar åtte
    .gen = spar åtte
    .acc = spar åtte
    .ins = spar åtte
    .symbol = ♠︎8
    .full = spar åtte (♠︎8)
    .fullgen = spar åtte (♠︎8)
    .fullacc = spar åtte (♠︎8)
    .fullins = spar åtte (♠︎8)

card-S7 = spar sju
    .gen = spar sju
    .acc = spar sju
    .ins = spar sju
    .symbol = ♠︎7
    .full = spar sju (♠︎7)
    .fullgen = spar sju (♠︎7)
    .fullacc = spar sju (♠︎7)
    .fullins = spar sju (♠︎7)

card-S6 = spar seks
    .gen = spar seks
    .acc = spar seks
    .ins = spar seks
    .symbol = ♠︎6
    .full = spar seks (♠︎6)
    .fullgen = spar seks (♠︎6)
    .fullacc = spar seks (♠︎6)
    .fullins = spar seks (♠︎6)

card-S5 = spar fem
    .gen = spar fem
    .acc = spar fem
    .ins = spar fem
    .symbol = ♠︎5
    .full = spar fem (♠︎5)
    .fullgen = spar fem (♠︎5)
    .fullacc = spar fem (♠︎5)
    .fullins = spar fem (♠︎5)

card-S4 = spar fire
    .gen = spar fire
    .acc = spar fire
    .ins = spar fire
    .symbol = ♠︎4
    .full = spar fire (♠︎4)
    .fullgen = spar fire (♠︎4)
    .fullacc = spar fire (♠︎4)
    .fullins = spar fire (♠︎4)

card-S3 = spar tre
    .gen = spar tre
    .acc = spar tre
    .ins = spar tre
    .symbol = ♠︎3
    .full = spar tre (♠︎3)
    .fullgen = spar tre (♠︎3)
    .fullacc = spar tre (♠︎3)
    .fullins = spar tre (♠︎3)

card-S2 = spar to
    .gen = spar to
    .acc = spar to
    .ins = spar to
    .symbol = ♠︎2
    .full = spar to (♠︎2)
    .fullgen = spar to (♠︎2)
    .fullacc = spar to (♠︎2)
    .fullins = spar to (♠︎2)

## Hearts

card-HA = hjerter ess
    .gen = hjerter ess
    .acc = hjerter ess
    .ins = hjerter ess
    .symbol = ♥︎E
    .full = hjerter ess (♥︎E)
    .fullgen = hjerter ess (♥︎E)
    .fullacc = hjerter ess (♥︎E)
    .fullins = hjerter ess (♥︎E)

card-HK = hjerter konge
    .gen = hjerter konge
    .acc = hjerter konge
    .ins = hjerter konge
    .symbol = ♥︎K
    .full = hjerter konge (♥︎K)
    .fullgen = hjerter konge (♥︎K)
    .fullacc = hjerter konge (♥︎K)
    .fullins = hjerter konge (♥︎K)

card-HQ = hjerter dame
    .gen = hjerter dame
    .acc = hjerter dame
    .ins = hjerter dame
    .symbol = ♥︎D
    .full = hjerter dame (♥︎D)
    .fullgen = hjerter dame (♥︎D)
    .fullacc = hjerter dame (♥︎D)
    .fullins = hjerter dame (♥︎D)

card-HJ = hjerter knekt
    .gen = hjerter knekt
    .acc = hjerter knekt
    .ins = hjerter knekt
    .symbol = ♥︎Kn
    .full = hjerter knekt (♥︎Kn)
    .fullgen = hjerter knekt (♥︎Kn)
    .fullacc = hjerter knekt (♥︎Kn)
    .fullins = hjerter knekt (♥︎Kn)

card-HT = hjerter ti
    .gen = hjerter ti
    .acc = hjerter ti
    .ins = hjerter ti
    .symbol = ♥︎10
    .full = hjerter ti (♥︎10)
    .fullgen = hjerter ti (♥︎10)
    .fullacc = hjerter ti (♥︎10)
    .fullins = hjerter ti (♥︎10)

card-H9 = hjerter ni
    .gen = hjerter ni
    .acc = hjerter ni
    .ins = hjerter ni
    .symbol = ♥︎9
    .full = hjerter ni (♥︎9)
    .fullgen = hjerter ni (♥︎9)
    .fullacc = hjerter ni (♥︎9)
    .fullins = hjerter ni (♥︎9)

card-H8 = hjerter åtte
    .gen = hjerter åtte
    .acc = hjerter åtte
    .ins = hjerter åtte
    .symbol = ♥︎8
    .full = hjerter åtte (♥︎8)
    .fullgen = hjerter åtte (♥︎8)
    .fullacc = hjerter åtte (♥︎8)
    .fullins = hjerter åtte (♥︎8)

card-H7 = hjerter sju
    .gen = hjerter sju
    .acc = hjerter sju
    .ins = hjerter sju
    .symbol = ♥︎7
    .full = hjerter sju (♥︎7)
    .fullgen = hjerter sju (♥︎7)
    .fullacc = hjerter sju (♥︎7)
    .fullins = hjerter sju (♥︎7)

card-H6 = hjerter seks
    .gen = hjerter seks
    .acc = hjerter seks
    .ins = hjerter seks
    .symbol = ♥︎6
    .full = hjerter seks (♥︎6)
    .fullgen = hjerter seks (♥︎6)
    .fullacc = hjerter seks (♥︎6)
    .fullins = hjerter seks (♥︎6)

card-H5 = hjerter fem
    .gen = hjerter fem
    .acc = hjerter fem
    .ins = hjerter fem
    .symbol = ♥︎5
    .full = hjerter fem (♥︎5)
    .fullgen = hjerter fem (♥︎5)
    .fullacc = hjerter fem (♥︎5)
    .fullins = hjerter fem (♥︎5)

card-H4 = hjerter fire
    .gen = hjerter fire
    .acc = hjerter fire
    .ins = hjerter fire
    .symbol = ♥︎4
    .full = hjerter fire (♥︎4)
    .fullgen = hjerter fire (♥︎4)
    .fullacc = hjerter fire (♥︎4)
    .fullins = hjerter fire (♥︎4)

card-H3 = hjerter tre
    .gen = hjerter tre
    .acc = hjerter tre
    .ins = hjerter tre
    .symbol = ♥︎3
    .full = hjerter tre (♥︎3)
    .fullgen = hjerter tre (♥︎3)
    .fullacc = hjerter tre (♥︎3)
    .fullins = hjerter tre (♥︎3)

card-H2 = hjerter to
    .gen = hjerter to
    .acc = hjerter to
    .ins = hjerter to
    .symbol = ♥︎2
    .full = hjerter to (♥︎2)
    .fullgen = hjerter to (♥︎2)
    .fullacc = hjerter to (♥︎2)
    .fullins = hjerter to (♥︎2)

## Diamonds

card-DA = ruter ess
    .gen = ruter ess
    .acc = ruter ess
    .ins = ruter ess
    .symbol = ♦︎E
    .full = ruter ess (♦︎E)
    .fullgen = ruter ess (♦︎E)
    .fullacc = ruter ess (♦︎E)
    .fullins = ruter ess (♦︎E)

card-DK = ruter konge
    .gen = ruter konge
    .acc = ruter konge
    .ins = ruter konge
    .symbol = ♦︎K
    .full = ruter konge (♦︎K)
    .fullgen = ruter konge (♦︎K)
    .fullacc = ruter konge (♦︎K)
    .fullins = ruter konge (♦︎K)

card-DQ = ruter dame
    .gen = ruter dame
    .acc = ruter dame
    .ins = ruter dame
    .symbol = ♦︎D
    .full = ruter dame (♦︎D)
    .fullgen = ruter dame (♦︎D)
    .fullacc = ruter dame (♦︎D)
    .fullins = ruter dame (♦︎D)

card-DJ = ruter knekt
    .gen = ruter knekt
    .acc = ruter knekt
    .ins = ruter knekt
    .symbol = ♦︎Kn
    .full = ruter knekt (♦︎Kn)
    .fullgen = ruter knekt (♦︎Kn)
    .fullacc = ruter knekt (♦︎Kn)
    .fullins = ruter knekt (♦︎Kn)

card-DT = ruter ti
    .gen = ruter ti
    .acc = ruter ti
    .ins = ruter ti
    .symbol = ♦︎10
    .full = ruter ti (♦︎10)
    .fullgen = ruter ti (♦︎10)
    .fullacc = ruter ti (♦︎10)
    .fullins = ruter ti (♦︎10)

card-D9 = ruter ni
    .gen = ruter ni
    .acc = ruter ni
    .ins = ruter ni
    .symbol = ♦︎9
    .full = ruter ni (♦︎9)
    .fullgen = ruter ni (♦︎9)
    .fullacc = ruter ni (♦︎9)
    .fullins = ruter ni (♦︎9)

card-D8 = ruter åtte
    .gen = ruter åtte
    .acc = ruter åtte
    .ins = ruter åtte
    .symbol = ♦︎8
    .full = ruter åtte (♦︎8)
    .fullgen = ruter åtte (♦︎8)
    .fullacc = ruter åtte (♦︎8)
    .fullins = ruter åtte (♦︎8)

card-D7 = ruter sju
    .gen = ruter sju
    .acc = ruter sju
    .ins = ruter sju
    .symbol = ♦︎7
    .full = ruter sju (♦︎7)
    .fullgen = ruter sju (♦︎7)
    .fullacc = ruter sju (♦︎7)
    .fullins = ruter sju (♦︎7)

card-D6 = ruter seks
    .gen = ruter seks
    .acc = ruter seks
    .ins = ruter seks
    .symbol = ♦︎6
    .full = ruter seks (♦︎6)
    .fullgen = ruter seks (♦︎6)
    .fullacc = ruter seks (♦︎6)
    .fullins = ruter seks (♦︎6)

card-D5 = ruter fem
    .gen = ruter fem
    .acc = ruter fem
    .ins = ruter fem
    .symbol = ♦︎5
    .full = ruter fem (♦︎5)
    .fullgen = ruter fem (♦︎5)
    .fullacc = ruter fem (♦︎5)
    .fullins = ruter fem (♦︎5)

card-D4 = ruter fire
    .gen = ruter fire
    .acc = ruter fire
    .ins = ruter fire
    .symbol = ♦︎4
    .full = ruter fire (♦︎4)
    .fullgen = ruter fire (♦︎4)
    .fullacc = ruter fire (♦︎4)
    .fullins = ruter fire (♦︎4)

card-D3 = ruter tre
    .gen = ruter tre
    .acc = ruter tre
    .ins = ruter tre
    .symbol = ♦︎3
    .full = ruter tre (♦︎3)
    .fullgen = ruter tre (♦︎3)
    .fullacc = ruter tre (♦︎3)
    .fullins = ruter tre (♦︎3)

card-D2 = ruter to
    .gen = ruter to
    .acc = ruter to
    .ins = ruter to
    .symbol = ♦︎2
    .full = ruter to (♦︎2)
    .fullgen = ruter to (♦︎2)
    .fullacc = ruter to (♦︎2)
    .fullins = ruter to (♦︎2)

## Clubs

card-CA = kløver ess
    .gen = kløver ess
    .acc = kløver ess
    .ins = kløver ess
    .symbol = ♣︎E
    .full = kløver ess (♣︎E)
    .fullgen = kløver ess (♣︎E)
    .fullacc = kløver ess (♣︎E)
    .fullins = kløver ess (♣︎E)

card-CK = kløver konge
    .gen = kløver konge
    .acc = kløver konge
    .ins = kløver konge
    .symbol = ♣︎K
    .full = kløver konge (♣︎K)
    .fullgen = kløver konge (♣︎K)
    .fullacc = kløver konge (♣︎K)
    .fullins = kløver konge (♣︎K)

card-CQ = kløver dame
    .gen = kløver dame
    .acc = kløver dame
    .ins = kløver dame
    .symbol = ♣︎D
    .full = kløver dame (♣︎D)
    .fullgen = kløver dame (♣︎D)
    .fullacc = kløver dame (♣︎D)
    .fullins = kløver dame (♣︎D)

card-CJ = kløver knekt
    .gen = kløver knekt
    .acc = kløver knekt
    .ins = kløver knekt
    .symbol = ♣︎Kn
    .full = kløver knekt (♣︎Kn)
    .fullgen = kløver knekt (♣︎Kn)
    .fullacc = kløver knekt (♣︎Kn)
    .fullins = kløver knekt (♣︎Kn)

card-CT = kløver ti
    .gen = kløver ti
    .acc = kløver ti
    .ins = kløver ti
    .symbol = ♣︎10
    .full = kløver ti (♣︎10)
    .fullgen = kløver ti (♣︎10)
    .fullacc = kløver ti (♣︎10)
    .fullins = kløver ti (♣︎10)

card-C9 = kløver ni
    .gen = kløver ni
    .acc = kløver ni
    .ins = kløver ni
    .symbol = ♣︎9
    .full = kløver ni (♣︎9)
    .fullgen = kløver ni (♣︎9)
    .fullacc = kløver ni (♣︎9)
    .fullins = kløver ni (♣︎9)

card-C8 = kløver åtte
    .gen = kløver åtte
    .acc = kløver åtte
    .ins = kløver åtte
    .symbol = ♣︎8
    .full = kløver åtte (♣︎8)
    .fullgen = kløver åtte (♣︎8)
    .fullacc = kløver åtte (♣︎8)
    .fullins = kløver åtte (♣︎8)

card-C7 = kløver sju
    .gen = kløver sju
    .acc = kløver sju
    .ins = kløver sju
    .symbol = ♣︎7
    .full = kløver sju (♣︎7)
    .fullgen = kløver sju (♣︎7)
    .fullacc = kløver sju (♣︎7)
    .fullins = kløver sju (♣︎7)

card-C6 = kløver seks
    .gen = kløver seks
    .acc = kløver seks
    .ins = kløver seks
    .symbol = ♣︎6
    .full = kløver seks (♣︎6)
    .fullgen = kløver seks (♣︎6)
    .fullacc = kløver seks (♣︎6)
    .fullins = kløver seks (♣︎6)

card-C5 = kløver fem
    .gen = kløver fem
    .acc = kløver fem
    .ins = kløver fem
    .symbol = ♣︎5
    .full = kløver fem (♣︎5)
    .fullgen = kløver fem (♣︎5)
    .fullacc = kløver fem (♣︎5)
    .fullins = kløver fem (♣︎5)

card-C4 = kløver fire
    .gen = kløver fire
    .acc = kløver fire
    .ins = kløver fire
    .symbol = ♣︎4
    .full = kløver fire (♣︎4)
    .fullgen = kløver fire (♣︎4)
    .fullacc = kløver fire (♣︎4)
    .fullins = kløver fire (♣︎4)

card-C3 = kløver tre
    .gen = kløver tre
    .acc = kløver tre
    .ins = kløver tre
    .symbol = ♣︎3
    .full = kløver tre (♣︎3)
    .fullgen = kløver tre (♣︎3)
    .fullacc = kløver tre (♣︎3)
    .fullins = kløver tre (♣︎3)

card-C2 = kløver to
    .gen = kløver to
    .acc = kløver to
    .ins = kløver to
    .symbol = ♣︎2
    .full = kløver to (♣︎2)
    .fullgen = kløver to (♣︎2)
    .fullacc = kløver to (♣︎2)
    .fullins = kløver to (♣︎2)
