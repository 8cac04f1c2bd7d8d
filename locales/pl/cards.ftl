### The 52 cards.
### Ready noun forms: the code reads one and passes it on as a string.
### .symbol is suit symbol and rank in the reader's letters; .full is words and symbol.
### The symbols carry U+FE0E, so that they stay text and do not turn into pictures.

## Spades

card-SA = as pik
    .gen = asa pik
    .acc = asa pik
    .ins = asem pik
    .symbol = ♠︎A
    .full = as pik (♠︎A)
    .fullgen = asa pik (♠︎A)
    .fullacc = asa pik (♠︎A)
    .fullins = asem pik (♠︎A)

card-SK = król pik
    .gen = króla pik
    .acc = króla pik
    .ins = królem pik
    .symbol = ♠︎K
    .full = król pik (♠︎K)
    .fullgen = króla pik (♠︎K)
    .fullacc = króla pik (♠︎K)
    .fullins = królem pik (♠︎K)

card-SQ = dama pik
    .gen = damy pik
    .acc = damę pik
    .ins = damą pik
    .symbol = ♠︎D
    .full = dama pik (♠︎D)
    .fullgen = damy pik (♠︎D)
    .fullacc = damę pik (♠︎D)
    .fullins = damą pik (♠︎D)

card-SJ = walet pik
    .gen = waleta pik
    .acc = waleta pik
    .ins = waletem pik
    .symbol = ♠︎W
    .full = walet pik (♠︎W)
    .fullgen = waleta pik (♠︎W)
    .fullacc = waleta pik (♠︎W)
    .fullins = waletem pik (♠︎W)

card-ST = dziesiątka pik
    .gen = dziesiątki pik
    .acc = dziesiątkę pik
    .ins = dziesiątką pik
    .symbol = ♠︎10
    .full = dziesiątka pik (♠︎10)
    .fullgen = dziesiątki pik (♠︎10)
    .fullacc = dziesiątkę pik (♠︎10)
    .fullins = dziesiątką pik (♠︎10)

card-S9 = dziewiątka pik
    .gen = dziewiątki pik
    .acc = dziewiątkę pik
    .ins = dziewiątką pik
    .symbol = ♠︎9
    .full = dziewiątka pik (♠︎9)
    .fullgen = dziewiątki pik (♠︎9)
    .fullacc = dziewiątkę pik (♠︎9)
    .fullins = dziewiątką pik (♠︎9)

card-S8 = ósemka pik
    .gen = ósemki pik
    .acc = ósemkę pik
    .ins = ósemką pik
    .symbol = ♠︎8
    .full = ósemka pik (♠︎8)
    .fullgen = ósemki pik (♠︎8)
    .fullacc = ósemkę pik (♠︎8)
    .fullins = ósemką pik (♠︎8)

card-S7 = siódemka pik
    .gen = siódemki pik
    .acc = siódemkę pik
    .ins = siódemką pik
    .symbol = ♠︎7
    .full = siódemka pik (♠︎7)
    .fullgen = siódemki pik (♠︎7)
    .fullacc = siódemkę pik (♠︎7)
    .fullins = siódemką pik (♠︎7)

card-S6 = szóstka pik
    .gen = szóstki pik
    .acc = szóstkę pik
    .ins = szóstką pik
    .symbol = ♠︎6
    .full = szóstka pik (♠︎6)
    .fullgen = szóstki pik (♠︎6)
    .fullacc = szóstkę pik (♠︎6)
    .fullins = szóstką pik (♠︎6)

card-S5 = piątka pik
    .gen = piątki pik
    .acc = piątkę pik
    .ins = piątką pik
    .symbol = ♠︎5
    .full = piątka pik (♠︎5)
    .fullgen = piątki pik (♠︎5)
    .fullacc = piątkę pik (♠︎5)
    .fullins = piątką pik (♠︎5)

card-S4 = czwórka pik
    .gen = czwórki pik
    .acc = czwórkę pik
    .ins = czwórką pik
    .symbol = ♠︎4
    .full = czwórka pik (♠︎4)
    .fullgen = czwórki pik (♠︎4)
    .fullacc = czwórkę pik (♠︎4)
    .fullins = czwórką pik (♠︎4)

card-S3 = trójka pik
    .gen = trójki pik
    .acc = trójkę pik
    .ins = trójką pik
    .symbol = ♠︎3
    .full = trójka pik (♠︎3)
    .fullgen = trójki pik (♠︎3)
    .fullacc = trójkę pik (♠︎3)
    .fullins = trójką pik (♠︎3)

card-S2 = dwójka pik
    .gen = dwójki pik
    .acc = dwójkę pik
    .ins = dwójką pik
    .symbol = ♠︎2
    .full = dwójka pik (♠︎2)
    .fullgen = dwójki pik (♠︎2)
    .fullacc = dwójkę pik (♠︎2)
    .fullins = dwójką pik (♠︎2)

## Hearts

card-HA = as kier
    .gen = asa kier
    .acc = asa kier
    .ins = asem kier
    .symbol = ♥︎A
    .full = as kier (♥︎A)
    .fullgen = asa kier (♥︎A)
    .fullacc = asa kier (♥︎A)
    .fullins = asem kier (♥︎A)

card-HK = król kier
    .gen = króla kier
    .acc = króla kier
    .ins = królem kier
    .symbol = ♥︎K
    .full = król kier (♥︎K)
    .fullgen = króla kier (♥︎K)
    .fullacc = króla kier (♥︎K)
    .fullins = królem kier (♥︎K)

card-HQ = dama kier
    .gen = damy kier
    .acc = damę kier
    .ins = damą kier
    .symbol = ♥︎D
    .full = dama kier (♥︎D)
    .fullgen = damy kier (♥︎D)
    .fullacc = damę kier (♥︎D)
    .fullins = damą kier (♥︎D)

card-HJ = walet kier
    .gen = waleta kier
    .acc = waleta kier
    .ins = waletem kier
    .symbol = ♥︎W
    .full = walet kier (♥︎W)
    .fullgen = waleta kier (♥︎W)
    .fullacc = waleta kier (♥︎W)
    .fullins = waletem kier (♥︎W)

card-HT = dziesiątka kier
    .gen = dziesiątki kier
    .acc = dziesiątkę kier
    .ins = dziesiątką kier
    .symbol = ♥︎10
    .full = dziesiątka kier (♥︎10)
    .fullgen = dziesiątki kier (♥︎10)
    .fullacc = dziesiątkę kier (♥︎10)
    .fullins = dziesiątką kier (♥︎10)

card-H9 = dziewiątka kier
    .gen = dziewiątki kier
    .acc = dziewiątkę kier
    .ins = dziewiątką kier
    .symbol = ♥︎9
    .full = dziewiątka kier (♥︎9)
    .fullgen = dziewiątki kier (♥︎9)
    .fullacc = dziewiątkę kier (♥︎9)
    .fullins = dziewiątką kier (♥︎9)

card-H8 = ósemka kier
    .gen = ósemki kier
    .acc = ósemkę kier
    .ins = ósemką kier
    .symbol = ♥︎8
    .full = ósemka kier (♥︎8)
    .fullgen = ósemki kier (♥︎8)
    .fullacc = ósemkę kier (♥︎8)
    .fullins = ósemką kier (♥︎8)

card-H7 = siódemka kier
    .gen = siódemki kier
    .acc = siódemkę kier
    .ins = siódemką kier
    .symbol = ♥︎7
    .full = siódemka kier (♥︎7)
    .fullgen = siódemki kier (♥︎7)
    .fullacc = siódemkę kier (♥︎7)
    .fullins = siódemką kier (♥︎7)

card-H6 = szóstka kier
    .gen = szóstki kier
    .acc = szóstkę kier
    .ins = szóstką kier
    .symbol = ♥︎6
    .full = szóstka kier (♥︎6)
    .fullgen = szóstki kier (♥︎6)
    .fullacc = szóstkę kier (♥︎6)
    .fullins = szóstką kier (♥︎6)

card-H5 = piątka kier
    .gen = piątki kier
    .acc = piątkę kier
    .ins = piątką kier
    .symbol = ♥︎5
    .full = piątka kier (♥︎5)
    .fullgen = piątki kier (♥︎5)
    .fullacc = piątkę kier (♥︎5)
    .fullins = piątką kier (♥︎5)

card-H4 = czwórka kier
    .gen = czwórki kier
    .acc = czwórkę kier
    .ins = czwórką kier
    .symbol = ♥︎4
    .full = czwórka kier (♥︎4)
    .fullgen = czwórki kier (♥︎4)
    .fullacc = czwórkę kier (♥︎4)
    .fullins = czwórką kier (♥︎4)

card-H3 = trójka kier
    .gen = trójki kier
    .acc = trójkę kier
    .ins = trójką kier
    .symbol = ♥︎3
    .full = trójka kier (♥︎3)
    .fullgen = trójki kier (♥︎3)
    .fullacc = trójkę kier (♥︎3)
    .fullins = trójką kier (♥︎3)

card-H2 = dwójka kier
    .gen = dwójki kier
    .acc = dwójkę kier
    .ins = dwójką kier
    .symbol = ♥︎2
    .full = dwójka kier (♥︎2)
    .fullgen = dwójki kier (♥︎2)
    .fullacc = dwójkę kier (♥︎2)
    .fullins = dwójką kier (♥︎2)

## Diamonds

card-DA = as karo
    .gen = asa karo
    .acc = asa karo
    .ins = asem karo
    .symbol = ♦︎A
    .full = as karo (♦︎A)
    .fullgen = asa karo (♦︎A)
    .fullacc = asa karo (♦︎A)
    .fullins = asem karo (♦︎A)

card-DK = król karo
    .gen = króla karo
    .acc = króla karo
    .ins = królem karo
    .symbol = ♦︎K
    .full = król karo (♦︎K)
    .fullgen = króla karo (♦︎K)
    .fullacc = króla karo (♦︎K)
    .fullins = królem karo (♦︎K)

card-DQ = dama karo
    .gen = damy karo
    .acc = damę karo
    .ins = damą karo
    .symbol = ♦︎D
    .full = dama karo (♦︎D)
    .fullgen = damy karo (♦︎D)
    .fullacc = damę karo (♦︎D)
    .fullins = damą karo (♦︎D)

card-DJ = walet karo
    .gen = waleta karo
    .acc = waleta karo
    .ins = waletem karo
    .symbol = ♦︎W
    .full = walet karo (♦︎W)
    .fullgen = waleta karo (♦︎W)
    .fullacc = waleta karo (♦︎W)
    .fullins = waletem karo (♦︎W)

card-DT = dziesiątka karo
    .gen = dziesiątki karo
    .acc = dziesiątkę karo
    .ins = dziesiątką karo
    .symbol = ♦︎10
    .full = dziesiątka karo (♦︎10)
    .fullgen = dziesiątki karo (♦︎10)
    .fullacc = dziesiątkę karo (♦︎10)
    .fullins = dziesiątką karo (♦︎10)

card-D9 = dziewiątka karo
    .gen = dziewiątki karo
    .acc = dziewiątkę karo
    .ins = dziewiątką karo
    .symbol = ♦︎9
    .full = dziewiątka karo (♦︎9)
    .fullgen = dziewiątki karo (♦︎9)
    .fullacc = dziewiątkę karo (♦︎9)
    .fullins = dziewiątką karo (♦︎9)

card-D8 = ósemka karo
    .gen = ósemki karo
    .acc = ósemkę karo
    .ins = ósemką karo
    .symbol = ♦︎8
    .full = ósemka karo (♦︎8)
    .fullgen = ósemki karo (♦︎8)
    .fullacc = ósemkę karo (♦︎8)
    .fullins = ósemką karo (♦︎8)

card-D7 = siódemka karo
    .gen = siódemki karo
    .acc = siódemkę karo
    .ins = siódemką karo
    .symbol = ♦︎7
    .full = siódemka karo (♦︎7)
    .fullgen = siódemki karo (♦︎7)
    .fullacc = siódemkę karo (♦︎7)
    .fullins = siódemką karo (♦︎7)

card-D6 = szóstka karo
    .gen = szóstki karo
    .acc = szóstkę karo
    .ins = szóstką karo
    .symbol = ♦︎6
    .full = szóstka karo (♦︎6)
    .fullgen = szóstki karo (♦︎6)
    .fullacc = szóstkę karo (♦︎6)
    .fullins = szóstką karo (♦︎6)

card-D5 = piątka karo
    .gen = piątki karo
    .acc = piątkę karo
    .ins = piątką karo
    .symbol = ♦︎5
    .full = piątka karo (♦︎5)
    .fullgen = piątki karo (♦︎5)
    .fullacc = piątkę karo (♦︎5)
    .fullins = piątką karo (♦︎5)

card-D4 = czwórka karo
    .gen = czwórki karo
    .acc = czwórkę karo
    .ins = czwórką karo
    .symbol = ♦︎4
    .full = czwórka karo (♦︎4)
    .fullgen = czwórki karo (♦︎4)
    .fullacc = czwórkę karo (♦︎4)
    .fullins = czwórką karo (♦︎4)

card-D3 = trójka karo
    .gen = trójki karo
    .acc = trójkę karo
    .ins = trójką karo
    .symbol = ♦︎3
    .full = trójka karo (♦︎3)
    .fullgen = trójki karo (♦︎3)
    .fullacc = trójkę karo (♦︎3)
    .fullins = trójką karo (♦︎3)

card-D2 = dwójka karo
    .gen = dwójki karo
    .acc = dwójkę karo
    .ins = dwójką karo
    .symbol = ♦︎2
    .full = dwójka karo (♦︎2)
    .fullgen = dwójki karo (♦︎2)
    .fullacc = dwójkę karo (♦︎2)
    .fullins = dwójką karo (♦︎2)

## Clubs

card-CA = as trefl
    .gen = asa trefl
    .acc = asa trefl
    .ins = asem trefl
    .symbol = ♣︎A
    .full = as trefl (♣︎A)
    .fullgen = asa trefl (♣︎A)
    .fullacc = asa trefl (♣︎A)
    .fullins = asem trefl (♣︎A)

card-CK = król trefl
    .gen = króla trefl
    .acc = króla trefl
    .ins = królem trefl
    .symbol = ♣︎K
    .full = król trefl (♣︎K)
    .fullgen = króla trefl (♣︎K)
    .fullacc = króla trefl (♣︎K)
    .fullins = królem trefl (♣︎K)

card-CQ = dama trefl
    .gen = damy trefl
    .acc = damę trefl
    .ins = damą trefl
    .symbol = ♣︎D
    .full = dama trefl (♣︎D)
    .fullgen = damy trefl (♣︎D)
    .fullacc = damę trefl (♣︎D)
    .fullins = damą trefl (♣︎D)

card-CJ = walet trefl
    .gen = waleta trefl
    .acc = waleta trefl
    .ins = waletem trefl
    .symbol = ♣︎W
    .full = walet trefl (♣︎W)
    .fullgen = waleta trefl (♣︎W)
    .fullacc = waleta trefl (♣︎W)
    .fullins = waletem trefl (♣︎W)

card-CT = dziesiątka trefl
    .gen = dziesiątki trefl
    .acc = dziesiątkę trefl
    .ins = dziesiątką trefl
    .symbol = ♣︎10
    .full = dziesiątka trefl (♣︎10)
    .fullgen = dziesiątki trefl (♣︎10)
    .fullacc = dziesiątkę trefl (♣︎10)
    .fullins = dziesiątką trefl (♣︎10)

card-C9 = dziewiątka trefl
    .gen = dziewiątki trefl
    .acc = dziewiątkę trefl
    .ins = dziewiątką trefl
    .symbol = ♣︎9
    .full = dziewiątka trefl (♣︎9)
    .fullgen = dziewiątki trefl (♣︎9)
    .fullacc = dziewiątkę trefl (♣︎9)
    .fullins = dziewiątką trefl (♣︎9)

card-C8 = ósemka trefl
    .gen = ósemki trefl
    .acc = ósemkę trefl
    .ins = ósemką trefl
    .symbol = ♣︎8
    .full = ósemka trefl (♣︎8)
    .fullgen = ósemki trefl (♣︎8)
    .fullacc = ósemkę trefl (♣︎8)
    .fullins = ósemką trefl (♣︎8)

card-C7 = siódemka trefl
    .gen = siódemki trefl
    .acc = siódemkę trefl
    .ins = siódemką trefl
    .symbol = ♣︎7
    .full = siódemka trefl (♣︎7)
    .fullgen = siódemki trefl (♣︎7)
    .fullacc = siódemkę trefl (♣︎7)
    .fullins = siódemką trefl (♣︎7)

card-C6 = szóstka trefl
    .gen = szóstki trefl
    .acc = szóstkę trefl
    .ins = szóstką trefl
    .symbol = ♣︎6
    .full = szóstka trefl (♣︎6)
    .fullgen = szóstki trefl (♣︎6)
    .fullacc = szóstkę trefl (♣︎6)
    .fullins = szóstką trefl (♣︎6)

card-C5 = piątka trefl
    .gen = piątki trefl
    .acc = piątkę trefl
    .ins = piątką trefl
    .symbol = ♣︎5
    .full = piątka trefl (♣︎5)
    .fullgen = piątki trefl (♣︎5)
    .fullacc = piątkę trefl (♣︎5)
    .fullins = piątką trefl (♣︎5)

card-C4 = czwórka trefl
    .gen = czwórki trefl
    .acc = czwórkę trefl
    .ins = czwórką trefl
    .symbol = ♣︎4
    .full = czwórka trefl (♣︎4)
    .fullgen = czwórki trefl (♣︎4)
    .fullacc = czwórkę trefl (♣︎4)
    .fullins = czwórką trefl (♣︎4)

card-C3 = trójka trefl
    .gen = trójki trefl
    .acc = trójkę trefl
    .ins = trójką trefl
    .symbol = ♣︎3
    .full = trójka trefl (♣︎3)
    .fullgen = trójki trefl (♣︎3)
    .fullacc = trójkę trefl (♣︎3)
    .fullins = trójką trefl (♣︎3)

card-C2 = dwójka trefl
    .gen = dwójki trefl
    .acc = dwójkę trefl
    .ins = dwójką trefl
    .symbol = ♣︎2
    .full = dwójka trefl (♣︎2)
    .fullgen = dwójki trefl (♣︎2)
    .fullacc = dwójkę trefl (♣︎2)
    .fullins = dwójką trefl (♣︎2)
