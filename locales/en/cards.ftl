### The 52 cards.
### Ready noun forms: the code reads one and passes it on as a string.
### .symbol is suit symbol and rank in the reader's letters; .full is words and symbol.
### The symbols carry U+FE0E, so that they stay text and do not turn into pictures.

## Spades

card-SA = ace of spades
    .gen = ace of spades
    .acc = ace of spades
    .ins = ace of spades
    .symbol = ♠︎A
    .full = ace of spades (♠︎A)
    .fullgen = ace of spades (♠︎A)
    .fullacc = ace of spades (♠︎A)
    .fullins = ace of spades (♠︎A)

card-SK = king of spades
    .gen = king of spades
    .acc = king of spades
    .ins = king of spades
    .symbol = ♠︎K
    .full = king of spades (♠︎K)
    .fullgen = king of spades (♠︎K)
    .fullacc = king of spades (♠︎K)
    .fullins = king of spades (♠︎K)

card-SQ = queen of spades
    .gen = queen of spades
    .acc = queen of spades
    .ins = queen of spades
    .symbol = ♠︎Q
    .full = queen of spades (♠︎Q)
    .fullgen = queen of spades (♠︎Q)
    .fullacc = queen of spades (♠︎Q)
    .fullins = queen of spades (♠︎Q)

card-SJ = jack of spades
    .gen = jack of spades
    .acc = jack of spades
    .ins = jack of spades
    .symbol = ♠︎J
    .full = jack of spades (♠︎J)
    .fullgen = jack of spades (♠︎J)
    .fullacc = jack of spades (♠︎J)
    .fullins = jack of spades (♠︎J)

card-ST = ten of spades
    .gen = ten of spades
    .acc = ten of spades
    .ins = ten of spades
    .symbol = ♠︎10
    .full = ten of spades (♠︎10)
    .fullgen = ten of spades (♠︎10)
    .fullacc = ten of spades (♠︎10)
    .fullins = ten of spades (♠︎10)

card-S9 = nine of spades
    .gen = nine of spades
    .acc = nine of spades
    .ins = nine of spades
    .symbol = ♠︎9
    .full = nine of spades (♠︎9)
    .fullgen = nine of spades (♠︎9)
    .fullacc = nine of spades (♠︎9)
    .fullins = nine of spades (♠︎9)

card-S8 = eight of spades
    .gen = eight of spades
    .acc = eight of spades
    .ins = eight of spades
    .symbol = ♠︎8
    .full = eight of spades (♠︎8)
    .fullgen = eight of spades (♠︎8)
    .fullacc = eight of spades (♠︎8)
    .fullins = eight of spades (♠︎8)

card-S7 = seven of spades
    .gen = seven of spades
    .acc = seven of spades
    .ins = seven of spades
    .symbol = ♠︎7
    .full = seven of spades (♠︎7)
    .fullgen = seven of spades (♠︎7)
    .fullacc = seven of spades (♠︎7)
    .fullins = seven of spades (♠︎7)

card-S6 = six of spades
    .gen = six of spades
    .acc = six of spades
    .ins = six of spades
    .symbol = ♠︎6
    .full = six of spades (♠︎6)
    .fullgen = six of spades (♠︎6)
    .fullacc = six of spades (♠︎6)
    .fullins = six of spades (♠︎6)

card-S5 = five of spades
    .gen = five of spades
    .acc = five of spades
    .ins = five of spades
    .symbol = ♠︎5
    .full = five of spades (♠︎5)
    .fullgen = five of spades (♠︎5)
    .fullacc = five of spades (♠︎5)
    .fullins = five of spades (♠︎5)

card-S4 = four of spades
    .gen = four of spades
    .acc = four of spades
    .ins = four of spades
    .symbol = ♠︎4
    .full = four of spades (♠︎4)
    .fullgen = four of spades (♠︎4)
    .fullacc = four of spades (♠︎4)
    .fullins = four of spades (♠︎4)

card-S3 = three of spades
    .gen = three of spades
    .acc = three of spades
    .ins = three of spades
    .symbol = ♠︎3
    .full = three of spades (♠︎3)
    .fullgen = three of spades (♠︎3)
    .fullacc = three of spades (♠︎3)
    .fullins = three of spades (♠︎3)

card-S2 = two of spades
    .gen = two of spades
    .acc = two of spades
    .ins = two of spades
    .symbol = ♠︎2
    .full = two of spades (♠︎2)
    .fullgen = two of spades (♠︎2)
    .fullacc = two of spades (♠︎2)
    .fullins = two of spades (♠︎2)

## Hearts

card-HA = ace of hearts
    .gen = ace of hearts
    .acc = ace of hearts
    .ins = ace of hearts
    .symbol = ♥︎A
    .full = ace of hearts (♥︎A)
    .fullgen = ace of hearts (♥︎A)
    .fullacc = ace of hearts (♥︎A)
    .fullins = ace of hearts (♥︎A)

card-HK = king of hearts
    .gen = king of hearts
    .acc = king of hearts
    .ins = king of hearts
    .symbol = ♥︎K
    .full = king of hearts (♥︎K)
    .fullgen = king of hearts (♥︎K)
    .fullacc = king of hearts (♥︎K)
    .fullins = king of hearts (♥︎K)

card-HQ = queen of hearts
    .gen = queen of hearts
    .acc = queen of hearts
    .ins = queen of hearts
    .symbol = ♥︎Q
    .full = queen of hearts (♥︎Q)
    .fullgen = queen of hearts (♥︎Q)
    .fullacc = queen of hearts (♥︎Q)
    .fullins = queen of hearts (♥︎Q)

card-HJ = jack of hearts
    .gen = jack of hearts
    .acc = jack of hearts
    .ins = jack of hearts
    .symbol = ♥︎J
    .full = jack of hearts (♥︎J)
    .fullgen = jack of hearts (♥︎J)
    .fullacc = jack of hearts (♥︎J)
    .fullins = jack of hearts (♥︎J)

card-HT = ten of hearts
    .gen = ten of hearts
    .acc = ten of hearts
    .ins = ten of hearts
    .symbol = ♥︎10
    .full = ten of hearts (♥︎10)
    .fullgen = ten of hearts (♥︎10)
    .fullacc = ten of hearts (♥︎10)
    .fullins = ten of hearts (♥︎10)

card-H9 = nine of hearts
    .gen = nine of hearts
    .acc = nine of hearts
    .ins = nine of hearts
    .symbol = ♥︎9
    .full = nine of hearts (♥︎9)
    .fullgen = nine of hearts (♥︎9)
    .fullacc = nine of hearts (♥︎9)
    .fullins = nine of hearts (♥︎9)

card-H8 = eight of hearts
    .gen = eight of hearts
    .acc = eight of hearts
    .ins = eight of hearts
    .symbol = ♥︎8
    .full = eight of hearts (♥︎8)
    .fullgen = eight of hearts (♥︎8)
    .fullacc = eight of hearts (♥︎8)
    .fullins = eight of hearts (♥︎8)

card-H7 = seven of hearts
    .gen = seven of hearts
    .acc = seven of hearts
    .ins = seven of hearts
    .symbol = ♥︎7
    .full = seven of hearts (♥︎7)
    .fullgen = seven of hearts (♥︎7)
    .fullacc = seven of hearts (♥︎7)
    .fullins = seven of hearts (♥︎7)

card-H6 = six of hearts
    .gen = six of hearts
    .acc = six of hearts
    .ins = six of hearts
    .symbol = ♥︎6
    .full = six of hearts (♥︎6)
    .fullgen = six of hearts (♥︎6)
    .fullacc = six of hearts (♥︎6)
    .fullins = six of hearts (♥︎6)

card-H5 = five of hearts
    .gen = five of hearts
    .acc = five of hearts
    .ins = five of hearts
    .symbol = ♥︎5
    .full = five of hearts (♥︎5)
    .fullgen = five of hearts (♥︎5)
    .fullacc = five of hearts (♥︎5)
    .fullins = five of hearts (♥︎5)

card-H4 = four of hearts
    .gen = four of hearts
    .acc = four of hearts
    .ins = four of hearts
    .symbol = ♥︎4
    .full = four of hearts (♥︎4)
    .fullgen = four of hearts (♥︎4)
    .fullacc = four of hearts (♥︎4)
    .fullins = four of hearts (♥︎4)

card-H3 = three of hearts
    .gen = three of hearts
    .acc = three of hearts
    .ins = three of hearts
    .symbol = ♥︎3
    .full = three of hearts (♥︎3)
    .fullgen = three of hearts (♥︎3)
    .fullacc = three of hearts (♥︎3)
    .fullins = three of hearts (♥︎3)

card-H2 = two of hearts
    .gen = two of hearts
    .acc = two of hearts
    .ins = two of hearts
    .symbol = ♥︎2
    .full = two of hearts (♥︎2)
    .fullgen = two of hearts (♥︎2)
    .fullacc = two of hearts (♥︎2)
    .fullins = two of hearts (♥︎2)

## Diamonds

card-DA = ace of diamonds
    .gen = ace of diamonds
    .acc = ace of diamonds
    .ins = ace of diamonds
    .symbol = ♦︎A
    .full = ace of diamonds (♦︎A)
    .fullgen = ace of diamonds (♦︎A)
    .fullacc = ace of diamonds (♦︎A)
    .fullins = ace of diamonds (♦︎A)

card-DK = king of diamonds
    .gen = king of diamonds
    .acc = king of diamonds
    .ins = king of diamonds
    .symbol = ♦︎K
    .full = king of diamonds (♦︎K)
    .fullgen = king of diamonds (♦︎K)
    .fullacc = king of diamonds (♦︎K)
    .fullins = king of diamonds (♦︎K)

card-DQ = queen of diamonds
    .gen = queen of diamonds
    .acc = queen of diamonds
    .ins = queen of diamonds
    .symbol = ♦︎Q
    .full = queen of diamonds (♦︎Q)
    .fullgen = queen of diamonds (♦︎Q)
    .fullacc = queen of diamonds (♦︎Q)
    .fullins = queen of diamonds (♦︎Q)

card-DJ = jack of diamonds
    .gen = jack of diamonds
    .acc = jack of diamonds
    .ins = jack of diamonds
    .symbol = ♦︎J
    .full = jack of diamonds (♦︎J)
    .fullgen = jack of diamonds (♦︎J)
    .fullacc = jack of diamonds (♦︎J)
    .fullins = jack of diamonds (♦︎J)

card-DT = ten of diamonds
    .gen = ten of diamonds
    .acc = ten of diamonds
    .ins = ten of diamonds
    .symbol = ♦︎10
    .full = ten of diamonds (♦︎10)
    .fullgen = ten of diamonds (♦︎10)
    .fullacc = ten of diamonds (♦︎10)
    .fullins = ten of diamonds (♦︎10)

card-D9 = nine of diamonds
    .gen = nine of diamonds
    .acc = nine of diamonds
    .ins = nine of diamonds
    .symbol = ♦︎9
    .full = nine of diamonds (♦︎9)
    .fullgen = nine of diamonds (♦︎9)
    .fullacc = nine of diamonds (♦︎9)
    .fullins = nine of diamonds (♦︎9)

card-D8 = eight of diamonds
    .gen = eight of diamonds
    .acc = eight of diamonds
    .ins = eight of diamonds
    .symbol = ♦︎8
    .full = eight of diamonds (♦︎8)
    .fullgen = eight of diamonds (♦︎8)
    .fullacc = eight of diamonds (♦︎8)
    .fullins = eight of diamonds (♦︎8)

card-D7 = seven of diamonds
    .gen = seven of diamonds
    .acc = seven of diamonds
    .ins = seven of diamonds
    .symbol = ♦︎7
    .full = seven of diamonds (♦︎7)
    .fullgen = seven of diamonds (♦︎7)
    .fullacc = seven of diamonds (♦︎7)
    .fullins = seven of diamonds (♦︎7)

card-D6 = six of diamonds
    .gen = six of diamonds
    .acc = six of diamonds
    .ins = six of diamonds
    .symbol = ♦︎6
    .full = six of diamonds (♦︎6)
    .fullgen = six of diamonds (♦︎6)
    .fullacc = six of diamonds (♦︎6)
    .fullins = six of diamonds (♦︎6)

card-D5 = five of diamonds
    .gen = five of diamonds
    .acc = five of diamonds
    .ins = five of diamonds
    .symbol = ♦︎5
    .full = five of diamonds (♦︎5)
    .fullgen = five of diamonds (♦︎5)
    .fullacc = five of diamonds (♦︎5)
    .fullins = five of diamonds (♦︎5)

card-D4 = four of diamonds
    .gen = four of diamonds
    .acc = four of diamonds
    .ins = four of diamonds
    .symbol = ♦︎4
    .full = four of diamonds (♦︎4)
    .fullgen = four of diamonds (♦︎4)
    .fullacc = four of diamonds (♦︎4)
    .fullins = four of diamonds (♦︎4)

card-D3 = three of diamonds
    .gen = three of diamonds
    .acc = three of diamonds
    .ins = three of diamonds
    .symbol = ♦︎3
    .full = three of diamonds (♦︎3)
    .fullgen = three of diamonds (♦︎3)
    .fullacc = three of diamonds (♦︎3)
    .fullins = three of diamonds (♦︎3)

card-D2 = two of diamonds
    .gen = two of diamonds
    .acc = two of diamonds
    .ins = two of diamonds
    .symbol = ♦︎2
    .full = two of diamonds (♦︎2)
    .fullgen = two of diamonds (♦︎2)
    .fullacc = two of diamonds (♦︎2)
    .fullins = two of diamonds (♦︎2)

## Clubs

card-CA = ace of clubs
    .gen = ace of clubs
    .acc = ace of clubs
    .ins = ace of clubs
    .symbol = ♣︎A
    .full = ace of clubs (♣︎A)
    .fullgen = ace of clubs (♣︎A)
    .fullacc = ace of clubs (♣︎A)
    .fullins = ace of clubs (♣︎A)

card-CK = king of clubs
    .gen = king of clubs
    .acc = king of clubs
    .ins = king of clubs
    .symbol = ♣︎K
    .full = king of clubs (♣︎K)
    .fullgen = king of clubs (♣︎K)
    .fullacc = king of clubs (♣︎K)
    .fullins = king of clubs (♣︎K)

card-CQ = queen of clubs
    .gen = queen of clubs
    .acc = queen of clubs
    .ins = queen of clubs
    .symbol = ♣︎Q
    .full = queen of clubs (♣︎Q)
    .fullgen = queen of clubs (♣︎Q)
    .fullacc = queen of clubs (♣︎Q)
    .fullins = queen of clubs (♣︎Q)

card-CJ = jack of clubs
    .gen = jack of clubs
    .acc = jack of clubs
    .ins = jack of clubs
    .symbol = ♣︎J
    .full = jack of clubs (♣︎J)
    .fullgen = jack of clubs (♣︎J)
    .fullacc = jack of clubs (♣︎J)
    .fullins = jack of clubs (♣︎J)

card-CT = ten of clubs
    .gen = ten of clubs
    .acc = ten of clubs
    .ins = ten of clubs
    .symbol = ♣︎10
    .full = ten of clubs (♣︎10)
    .fullgen = ten of clubs (♣︎10)
    .fullacc = ten of clubs (♣︎10)
    .fullins = ten of clubs (♣︎10)

card-C9 = nine of clubs
    .gen = nine of clubs
    .acc = nine of clubs
    .ins = nine of clubs
    .symbol = ♣︎9
    .full = nine of clubs (♣︎9)
    .fullgen = nine of clubs (♣︎9)
    .fullacc = nine of clubs (♣︎9)
    .fullins = nine of clubs (♣︎9)

card-C8 = eight of clubs
    .gen = eight of clubs
    .acc = eight of clubs
    .ins = eight of clubs
    .symbol = ♣︎8
    .full = eight of clubs (♣︎8)
    .fullgen = eight of clubs (♣︎8)
    .fullacc = eight of clubs (♣︎8)
    .fullins = eight of clubs (♣︎8)

card-C7 = seven of clubs
    .gen = seven of clubs
    .acc = seven of clubs
    .ins = seven of clubs
    .symbol = ♣︎7
    .full = seven of clubs (♣︎7)
    .fullgen = seven of clubs (♣︎7)
    .fullacc = seven of clubs (♣︎7)
    .fullins = seven of clubs (♣︎7)

card-C6 = six of clubs
    .gen = six of clubs
    .acc = six of clubs
    .ins = six of clubs
    .symbol = ♣︎6
    .full = six of clubs (♣︎6)
    .fullgen = six of clubs (♣︎6)
    .fullacc = six of clubs (♣︎6)
    .fullins = six of clubs (♣︎6)

card-C5 = five of clubs
    .gen = five of clubs
    .acc = five of clubs
    .ins = five of clubs
    .symbol = ♣︎5
    .full = five of clubs (♣︎5)
    .fullgen = five of clubs (♣︎5)
    .fullacc = five of clubs (♣︎5)
    .fullins = five of clubs (♣︎5)

card-C4 = four of clubs
    .gen = four of clubs
    .acc = four of clubs
    .ins = four of clubs
    .symbol = ♣︎4
    .full = four of clubs (♣︎4)
    .fullgen = four of clubs (♣︎4)
    .fullacc = four of clubs (♣︎4)
    .fullins = four of clubs (♣︎4)

card-C3 = three of clubs
    .gen = three of clubs
    .acc = three of clubs
    .ins = three of clubs
    .symbol = ♣︎3
    .full = three of clubs (♣︎3)
    .fullgen = three of clubs (♣︎3)
    .fullacc = three of clubs (♣︎3)
    .fullins = three of clubs (♣︎3)

card-C2 = two of clubs
    .gen = two of clubs
    .acc = two of clubs
    .ins = two of clubs
    .symbol = ♣︎2
    .full = two of clubs (♣︎2)
    .fullgen = two of clubs (♣︎2)
    .fullacc = two of clubs (♣︎2)
    .fullins = two of clubs (♣︎2)
