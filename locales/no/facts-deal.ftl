### Facts about a deal that is wrong or not complete: Laws 13 and 14. Voices as in facts-questions.

fact-suspect-total = Hvor mange kort har { $offender } til sammen, på hånden og spilt?
    .why = Med 13 er det et stikk som er feil; med færre mangler det et kort; med flere var selve given feil.
    .label = Spillerens kort til sammen
    .how = Spilleren teller med fremsiden ned, først hånden og så de spilte kortene. Ingen snur et kort.

answer-suspect-total-13 = 13, som det skal være
answer-suspect-total-less = Færre enn 13
answer-suspect-total-more = Flere enn 13
fact-other-totals = Hvor mange kort har hver av de tre andre til sammen?
    .why = Det viser om et kort er borte, ligger hos en annen spiller eller kommer fra en annen kortstokk.
    .label = Kortene til de tre andre
    .how = Alle tre teller med fremsiden ned, hånden og de spilte kortene til sammen. Ingen snur et kort.

answer-other-totals-all-13 = Alle tre har 13
answer-other-totals-one-less = En av dem har færre enn 13
answer-other-totals-one-more = En av dem har flere enn 13
answer-other-totals-one-less-and-one-more = En har færre enn 13 og en annen har flere
fact-missing-card-seen-by-partner = Kunne { $partner } se fremsiden av kortet som manglet?
    .why = En motspillers kort som makker kunne se, blir straffekort når det settes tilbake.
    .label = Manglende kort synlig for makker
    .how = Spør hvor kortet lå og hvilken side som var opp, ikke hvilket kort det er. Om makker så etter, spiller ingen rolle.

fact-called-with-wrong-hand = Hadde noen med feil antall kort allerede meldt?
    .why = Frem til da kan given ganske enkelt rettes.
    .label = Melding avgitt med feil antall kort
    .how = Pass teller også. Når spillet er i gang, er svaret alltid ja.

fact-can-be-played = Kan given rettes og likevel spilles på vanlig måte?
    .why = I så fall spilles den videre med de samme meldingene; ellers blir det justert score.
    .label = Given kan fortsatt spilles
    .how = Vurder hvor mye som er sett og ikke skulle vært kjent. Ingen kort nevnes ved bordet.

fact-deltas-zero = Har alle spilt akkurat så mange kort som de skal ha gjort nå?
    .why = I så fall mangler det ikke kort i noe stikk, og det er heller ikke ett for mye.
    .label = Riktig antall spilte kort
    .how = Sammenlign hver rad med antall ferdige stikk. Alle kort ligger med fremsiden ned.
