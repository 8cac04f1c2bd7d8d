### Facts about whether a card is played, and about changing it: Laws 45 and 47. Voices as in facts-questions.

fact-intent = Hva var kortet ment som?
    .why = Et utspill, et kort til dette stikket og et kort som falt, hører under hver sin lov.
    .label = Hva kortet var ment som
    .how = Gå ut fra det alle så: hvordan kortet kom ned, og hvem som var i tur. Ved tvil, velg det mest sannsynlige.

answer-intent-lead = Et utspill
answer-intent-play-to-this-trick = Et kort til stikket som pågår
answer-intent-extra-card = Enda et kort til et stikk spilleren har spilt til
answer-intent-accident = Ingenting: det kom ved et uhell
answer-intent-show-cards = Spilleren ville vise kort: et krav eller en avståelse
fact-card-position = Hvordan holdt eller la spillefører kortet?
    .why = Et kort fra spilleførers hånd er spilt når det berører bordet, eller nesten, eller holdes som spilt.
    .label = Hvor spilleførers kort var
    .how = La spillerne vise det med hånden, uten kort.

answer-card-position-moved-and-withdrawn = Trukket frem og satt tilbake i én bevegelse
answer-card-position-touching-or-near-table = Med fremsiden opp, berører bordet eller nesten
answer-card-position-held-in-played-position = Holdt stille, slik et spilt kort holdes
answer-card-position-released = Sluppet, med fremsiden opp på bordet
fact-from-dummy = Var kortet som ble nevnt, et av blindemanns?
    .why =
        { $edition ->
            [2017] I 2017-lovene kan spillefører bare endre et kort som er nevnt fra blindemann.
           *[other] Det avgjør hvem sitt kort det er, og hvem som er neste i tur.
        }
    .label = Kort fra blindemann

fact-slip-of-tongue =
    { $edition ->
        [2017] Var det en forsnakkelse da spillefører nevnte kortet?
       *[other] Var det hele tiden et annet kort som var ment, da kortet ble nevnt?
    }
    .why = Bare et kort som aldri var ment, kan endres; en ombestemmelse teller aldri.
    .label = Forsnakkelse
    .how = Spør hvordan ordene falt, og når de ble rettet. Ingen forklarer spilleplanen.

fact-pause-for-thought = Var det en tenkepause før det ble bedt om å endre kortet?
    .why = Etter en tenkepause blir kortet som ble nevnt, stående.
    .label = Tenkepause
    .how = Det som teller, er tiden fra feilen ble oppdaget til det ble sagt fra. Spør alle fire.

fact-partner-has-played = Har makkeren til den som nevnte kortet, spilt etterpå?
    .why = I 2007-lovene er det da for sent å endre kortet.
    .label = Makker har spilt etterpå
    .how = Se på kortene i stikket som pågår.

fact-first-card-of-trick = Var kortet som blindemann la, det første kortet i stikket?
    .why = I så fall måtte de andre følge farge til det kortet, og å la være kan være en revoke.
    .label = Blindemanns kort var utspill

fact-turned-face-down = Ble kortet snudd med fremsiden ned før alle fire hadde spilt til stikket?
    .why = Et kort ligger med fremsiden opp til stikket er fullt; ble det snudd for tidlig, er det likevel spilt.
    .label = Snudd for tidlig
    .assumed = kort snudd med fremsiden ned før alle fire hadde spilt til stikket

fact-dummy-forfeited-rights = Hadde blindemann før det sett på kort på hånden til en spiller?
    .why = Da mister blindemann retten til å være først ute med å påtale en motspillers uregelmessighet.
    .label = Blindemann hadde mistet retter ved å se på en hånd
    .how = Spør alle fire. Det gjelder når blindemann ser på eget initiativ, og når blindemann bytter hånd med spillefører.
