### The opening question in groups, and words by which an irregularity is found. DO voice.
### happened-group-<group>: a label; .description: one line. .short: at most 40 characters, a button.
### .search: what a director would type, parted by commas; never shown, so everyday speech is right here.

## Groups

happened-group-cards = Feil antall kort
    .description = En hånd eller et stikk har for mange eller for få kort, eller det kom to samtidig.

happened-group-turn = Utenfor tur eller for tidlig
    .description = Noen spilte ut eller på da det var en annens tur.

happened-group-revoke = Revoke
    .description = Noen fulgte ikke farge, eller noen spør om det.

happened-group-exposed = Vist kort, straffekort
    .description = Et kort ble synlig, eller et straffekort ligger på bordet.

happened-group-dummy = Spillefører og blindemann
    .description = Et kort ble nevnt, spilt eller lagt feil, eller blindemann sa noe.

happened-group-after = Ta tilbake, se igjen
    .description = En spiller tar tilbake et kort, vil se et stikk, eller et kort ligger feil vei.

## Irregularities

irregularity-card-count =
    .short = Feil antall kort
    .search = feil antall kort, for mange kort på hånden, for få kort på hånden, ett kort for mye, ett kort for lite, mangler et kort, kort mangler, kort borte, mistet kort på gulvet, kort igjen i mappen, tolv kort, fjorten kort, 12 kort, 14 kort, glemte å spille et kort, spilte ikke på stikket, irregulært stikk, bare tre kort i stikket, antallet stemmer ikke, kortene stemmer ikke, kort funnet blant de spilte, kort klistret sammen i et tidligere stikk

irregularity-two-cards =
    .short = To kort samtidig
    .search = to kort samtidig, to kort på en gang, to kort sammen, kort som klistret seg sammen, kort hang sammen, kort satt fast i et annet, mistet to kort, spilte to kort, tre kort samtidig, dro ut to kort

irregularity-extra-card-to-trick =
    .short = Enda et kort til samme stikk
    .search = femte kort, fem kort i stikket, femte kort i stikket, spilte to ganger til samme stikk, spilte en gang til på samme stikk, kort nummer to til samme stikk, enda et kort til samme stikk, ett kort til på stikket

irregularity-revoke =
    .short = Revoke
    .search = revoke, revokerte, revokert, fulgte ikke farge, ikke bekjent, bekjente ikke farge, hadde fargen, hadde likevel spar, hadde en hjerter likevel, trumfet men hadde fargen, stjal men hadde fargen, kastet men hadde fargen, feil farge

irregularity-revoke-enquiry =
    .short = Spørsmål om revoke
    .search = spørsmål om revoke, spurte om revoke, ingen spar makker, har du ikke flere makker, ikke flere hjerter makker, spurte makker om fargen, har du ingen flere, motspiller spurte makker, blindemann spurte spillefører

irregularity-exposed-card =
    .short = Vist kort
    .search = vist kort, fremvist kort, mistet et kort, kort falt på bordet, kort falt ned, falt ut av hånden, viste et kort, kortet var synlig, blottet kort, holdt kortene så de kunne ses, nevnte et kort, sa hva som var på hånden, kort med fremsiden opp, la ned hånden som blindemann

irregularity-penalty-card-pending =
    .short = Straffekort på bordet
    .search = straffekort, straffekort på bordet, stort straffekort, lite straffekort, makker skal spille ut og det ligger straffekort, utspillsforbud, forby farge, kreve farge, hva nå med straffekortet, to straffekort, må straffekortet spilles, strafkort

irregularity-penalty-card-not-played =
    .short = Straffekort ikke spilt
    .search = straffekort ikke spilt, spilte ikke straffekortet, spilte et annet kort i stedet for straffekortet, glemte straffekortet, skulle ha spilt straffekortet

irregularity-lead-out-of-turn =
    .short = Utspill utenfor tur
    .search = utspill utenfor tur, spilte ut utenfor tur, utspill fra feil hånd, feil hånd, spilte ut fra gal hånd, spillefører fra bordet i stedet for hånden, spillefører fra hånden i stedet for bordet, feil spiller spilte ut, ikke sin tur, gal side spilte ut

irregularity-opening-lead-out-of-turn =
    .short = Åpningsutspill utenfor tur
    .search = åpningsutspill utenfor tur, åpningsutspill fra feil motspiller, feil motspiller spilte ut først, galt åpningsutspill, første utspill fra feil side, åpningsutspill med fremsiden opp, åpningsutspill med fremsiden ned, førsteutspill

irregularity-premature-play =
    .short = Spilt for tidlig
    .search = spilt for tidlig, spilte for tidlig, for tidlig, for fort, for rask, spilte før makker, spilte før spillefører, spilte før blindemann, spilte ut før stikket var ferdig, utspill til neste stikk for tidlig, tjuvstart, spilte på utenfor tur

irregularity-simultaneous-two-players =
    .short = To spillere samtidig
    .search = to spillere samtidig, begge spilte ut samtidig, begge motspillere spilte ut, to utspill på en gang, samtidig spill, samtidige utspill, i samme øyeblikk, to stykker på likt

irregularity-play-after-illegal =
    .short = Spilt etter et ulovlig spill
    .search = spilt etter et ulovlig spill, spilte på et utspill utenfor tur, neste hånd spilte på, spilte etter utspill utenfor tur, spilte videre før turneringslederen kom, spilte videre før avgjørelsen, godtok ved å spille

irregularity-cannot-comply =
    .short = Kan ikke gjøre det som ble krevd
    .search = kan ikke gjøre det som ble krevd, har ikke den krevde fargen, kan ikke spille ut fargen som ble krevd, renons i fargen som ble krevd, har bare den forbudte fargen, ute av stand til å følge kravet

irregularity-dummy-wrong-card =
    .short = Feil kort fra blindemann
    .search = feil kort fra blindemann, blindemann la feil kort, blindemann spilte galt kort, blindemann hørte feil, annet kort fra bordet enn nevnt, galt kort fra bordet, feil kort fra bordet

irregularity-designation-change =
    .short = Spillefører endrer kortet
    .search = spillefører endrer kortet, spillefører vil bytte kort fra bordet, forsnakkelse, snakket over seg, sa feil kort, nevnte feil kort, ba om feil kort fra bordet, av vanvare, mente et annet kort, ombestemte seg

irregularity-played-or-not =
    .short = Spilt eller ikke?
    .search = spilt eller ikke, er kortet spilt, var det spilt, kortet berørte bordet, kort halvveis ute av hånden, trakk et kort og satte det tilbake, tok på et kort hos blindemann, rørte et kort på bordet, kortet i luften

irregularity-retraction =
    .short = Kort tatt tilbake
    .search = tok tilbake et kort, kort tatt tilbake, trakk tilbake kortet, vil ta tilbake kortet, vil bytte kortet, angret, byttet kort, tok opp kortet igjen, fikk vite at det var min tur

irregularity-inspection =
    .short = Se et stikk igjen
    .search = se stikket igjen, se siste stikk, vise siste stikk, vil se kortene, ba om å få se stikket, snu stikket, hva ble spilt, se tilbake på et stikk, bla i stikkene, titte på ferdige stikk

irregularity-pointing =
    .short = Kort ligger feil vei
    .search = kort ligger feil vei, stikket ligger feil vei, kortet vendt feil, kort lagt feil vei, vunnet eller tapt stikk lagt feil, uenige om antall stikk, stikkene ligger i uorden

irregularity-dummy-drew-attention =
    .short = Blindemann sa fra
    .search = blindemann sa fra, blindemann sa noe, blindemann gjorde oppmerksom, blindemann tilkalte turneringslederen, blindemann advarte spillefører, blindemann foreslo et kort, blindemann kommenterte
