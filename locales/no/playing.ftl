### En turneringsleder som spiller selv: ingenting spørres eller vises om et kort som ikke er spilt.

playing-note = TL spiller selv: kortene er dekket til, trykk på et kort for å se det. Ingenting spørres om uspilte kort.
playing-note-terminal = TL spiller selv: kortene er dekket til, «{ $command }» viser dem. Ingenting spørres om uspilte kort.
playing-note-command = TL spiller selv: kortene er dekket til, uten --playing vises de. Ingenting spørres om uspilte kort.
playing-withheld = Ikke for en turneringsleder som spiller selv: { $label }
playing-step = Du spiller selv: la en som ikke spiller her, utføre det som krever at skjulte kort blir sett. Du får bare vite resultatet.
playing-not-shown = kjent, vises ikke
playing-not-yet = Ikke sett ennå
playing-card = Kort { $number }
playing-form = Bare kort som ligger med fremsiden opp, farge og valør. Ikke skriv andre kort.
playing-covered-head = Tildekkede kort
playing-covered-none = Ingen kort er dekket til.
playing-cover = [kort { $number }]

## Hva en hånd inneholder, viser kortet som spilleren legger.

playing-holds-suit-led = Hvilket kort legger { $offender } til det stikket?
    .how = Se ikke på hånden. Be om et kort i den utspilte fargen hvis det finnes, ellers om et hvilket som helst kort. Kortet som legges, er svaret.
    .yes = Et kort i den utspilte fargen
    .no = Et kort i en annen farge
playing-second-holds-suit-led = Hvilket kort legger { $offender } til det andre irregulære stikket?
    .how = Se ikke på hånden. Be om et kort i den utspilte fargen hvis det finnes, ellers om et hvilket som helst kort. Kortet som legges, er svaret.
    .yes = Et kort i den utspilte fargen
    .no = Et kort i en annen farge
playing-offender-can-follow = Hva spiller { $offender } i dette stikket?
    .how = Se ikke på hånden. Si regelen: den som kan følge farge, gjør det, og ellers spilles straffekortet. Kortet som spilles, er svaret.
    .yes = Et kort i den utspilte fargen
    .no = Et kort i en annen farge
playing-partner-can-comply =
    { $irregularity ->
        [cannot_comply] Hva legger spilleren?
       *[other] Hva legger { $partner }?
    }
    .how = Se ikke på hånden, og ikke spør på forhånd. Kortet som spilles, er svaret; viser det seg at kravet kunne følges, så ta saken opp igjen.
    .yes = Det som ble krevd
    .no = Noe annet, uten å ha det som ble krevd
playing-legal-in-turn = Er kortet i den utspilte fargen?
    .how = Se ikke på hånden. Gå etter kortene som er spilt.
    .yes = Ja, eller hånden er kjent for å være tom for fargen
    .no = Nei, og et kort i den utspilte fargen er kommet frem
playing-revoked =
    { $irregularity ->
        [inspection] Påstås det at noen har revokert?
       *[other] Har det kommet frem at det var mulig å følge farge?
    }
    .how = Se ikke på hånden. Det spilleren sier eller viser, er svaret.
    .yes = Ja, det er sagt eller vist
    .no = Nei, ikke noe slikt

## Det som bare skjulte kort kan vise

playing-extra-cards =
    .how = Kort som lå med fremsiden opp, kan nevnes. La en som ikke spiller her, se på de andre og gå videre med saken.
playing-restored-card-revoke =
    .how = La en som ikke spiller her, sammenligne kortet med fargene som er spilt ut etterpå. Det kan også avgjøres etter siste stikk.
playing-partner-two-suits =
    .how = Fortell spilleren hva som gjelder i begge tilfeller. Etter siste stikk ser man om det ble fulgt.

## Andre spørsmål der turneringslederen ellers ser på kort

playing-failed =
    .how = Gå etter det som er sagt og vist ved bordet. Se ikke på hånden.
playing-missing-card-place =
    .how = Spillerne ser rundt seg. En som ikke spiller her, går gjennom de spilte kortene.
playing-can-be-played =
    .how = Vurder hvor mye som er sett, ikke hva. Er det ikke nok, så la en som ikke spiller her, vurdere det.
