### Questions, quitted tricks and rights kept; revokes put right and who may change a card then.
### Step: value DO, .label a short label, .say SAY. choice-<option>: a button label.
### choice-put-…: value DO, introduces the options; .label a heading; .say SAY.
### Placeables: persons and sides in their case forms ($actor is whoever acts or chooses), $role.

## Questions and quitted tricks

step-answer-enquiry = Spørsmålet kan besvares.
    .label = Spørsmålet kan besvares
    .say = Dette spørsmålet kan stilles og besvares.

step-refuse-enquiry = Spørsmålet er ikke tillatt og besvares ikke.
    .label = Spørsmålet er ikke tillatt
    .say = Det spørsmålet er ikke tillatt, så ingen svarer på det.

step-refuse-inspection = Det ferdige stikket blir liggende med fremsiden ned.
    .label = Det ferdige stikket blir liggende med fremsiden ned
    .say = Det stikket er ferdig og blir liggende med fremsiden ned.

# A player asked to see that player's own last card.
step-refuse-inspection-own-card = Kortet blir liggende med fremsiden ned. Det er for sent å se på det.
    .label = Kortet blir liggende med fremsiden ned
    .say = Det er for sent å se på kortet, så det blir liggende med fremsiden ned.

step-allow-inspection = Stikket kan vises.
    .label = Stikket kan vises
    .say = Dette stikket kan vises.

step-allow-inspection-own-card = Spilleren kan se på det siste kortet som ble spilt fra denne hånden. Det vises ikke til andre.
    .label = Spilleren kan se på kortet
    .say = Du kan se på kortet, men ikke vise det til andre.

## Rights

step-play-on-reserve-rights = Begge siders rettigheter er i behold til slutten.
    .label = Spill videre, rettighetene er i behold
    .say = Begge siders rettigheter er i behold til slutten.

# Law 45F: dummy touched or pointed to a card unasked.
step-play-on-reserve-rights-dummy = Vurder etter spillet om blindemann antydet et spill som skadet motspillerne.
    .label = Spill videre; skaden vurderes senere
    .say = Blindemann rører eller peker på kort bare når spillefører ber om det. Etter spillet vurderer jeg om motspillerne har lidd skade.

# Law 43B3: dummy had lost the right to speak first.
step-play-on-reserve-rights-forfeited = Spill videre som om det ikke var noen uregelmessighet; ingenting rettes nå. Vurder etter spillet om motspillerne tjente på den.
    .label = Spill videre; ingenting rettes nå
    .say = Blindemann hadde mistet retten til å si fra først, så ingenting rettes nå. Etter spillet vurderer jeg om motspillerne tjente på uregelmessigheten.

step-possible-procedural-penalty = Vurder prosedyrestraff.
    .label = Prosedyrestraff er mulig
    .say = Senere avgjør jeg om det blir prosedyrestraff.

# Law 43A1(b).
step-possible-procedural-penalty-dummy = Minn blindemann om ikke å være den første som påtaler en uregelmessighet mens spillet pågår. Vurder prosedyrestraff.
    .label = Prosedyrestraff er mulig
    .say = Så lenge spillet pågår, kan ikke blindemann være den første som påtaler en uregelmessighet. Senere avgjør jeg om det blir prosedyrestraff.

step-waive-rectification = Korrigeringen kan frafalles hvis { $nos } ber om det og du ser grunn til det.
    .label = Korrigeringen kan frafalles
    .say = Jeg kan frafalle korrigeringen hvis { $nos } ber om det.

## A revoke is put right: other wordings of its steps

# Both sides have revoked in the same trick.
step-correct-revoke-both = Begge revokene korrigeres: hver spiller tar det gale kortet tilbake og spiller et lovlig.
    .label = Korriger begge revokene
    .say = Begge sider har revokert i dette stikket, og begge revokene korrigeres. Hver av disse spillerne tar kortet tilbake og spiller et lovlig.

# The revoke counts as established, but this one is put right all the same.
step-correct-revoke-anyway = Revoken korrigeres selv om den er etablert: { $actor } tar det gale kortet tilbake og spiller et lovlig.
    .label = Korriger revoken
    .say = Denne revoken korrigeres selv om den er etablert. { $actorCap } tar kortet tilbake og spiller et lovlig.

# A revoke on trick 12 (62D1).
step-correct-revoke-twelfth = Revoken korrigeres selv om den er etablert: { $actor } tar det gale kortet tilbake og spiller et lovlig. Deretter spilles trettende stikk, også om det alt er spilt.
    .label = Korriger revoken
    .say = Denne revoken korrigeres selv om den er etablert. { $actorCap } tar kortet tilbake og spiller et lovlig. Deretter spilles trettende stikk, også om det alt er spilt.

step-withdraw-card-revoke = Revokekortet trekkes tilbake fra stikket.
    .label = Trekk revokekortet tilbake
    .say = Revokekortet trekkes tilbake fra stikket.

step-withdraw-card-both = Begge revokekortene trekkes tilbake fra stikket.
    .label = Trekk begge revokekortene tilbake
    .say = Begge revokekortene trekkes tilbake fra stikket.

# Law 62C3 of 2017: one of the two sides has led on.
step-withdraw-card-both-led = Begge revokekortene trekkes tilbake fra stikket, og et kort som alt er spilt ut til neste stikk, tas tilbake.
    .label = Trekk tilbake begge revokekortene og et utspill til neste stikk
    .say = Begge revokekortene trekkes tilbake, og det gjør også et utspill til neste stikk.

step-substitute-legal-card-both = Hver av de to spillerne spiller et lovlig kort til stikket i stedet.
    .label = Spill lovlige kort i stedet
    .say = Hver av de to spillerne spiller et lovlig kort i stedet.

step-card-returns-to-hand-revoke = Revokekortet tas tilbake på hånden. Det blir ikke straffekort.
    .label = Revokekortet tas tilbake på hånden
    .say = Revokekortet tas tilbake på hånden.

## What established the revoke

established-63a1 = Revoken er etablert ved et kort til neste stikk og korrigeres ikke lenger.
    .label = Etablert ved et kort til neste stikk
    .say = Revoken er etablert ved et kort til neste stikk og korrigeres ikke lenger.

established-63a2 = Revoken er etablert ved at et kort ble nevnt til neste stikk, og korrigeres ikke lenger.
    .label = Etablert ved et kort nevnt til neste stikk
    .say = Revoken er etablert ved at et kort ble nevnt til neste stikk, og korrigeres ikke lenger.

established-63a3 = Revoken er etablert ved krav eller avståelse og korrigeres ikke lenger.
    .label = Etablert ved krav eller avståelse
    .say = Revoken er etablert ved krav eller avståelse og korrigeres ikke lenger.

established-63a4 = Revoken er etablert fordi et krav er akseptert, og korrigeres ikke lenger.
    .label = Etablert ved et akseptert krav
    .say = Revoken er etablert fordi et krav er akseptert, og korrigeres ikke lenger.

transfer-none-62d1 = Ingen stikk overføres, fordi revoken i tolvte stikk korrigeres.

## Options

choice-choose-trick12-card = Velg kortet til tolvte stikk

## Who chooses

choice-put-trick12 = { $actorCap } sier hvilket av de to kortene som spilles til tolvte stikk.
    .label = Hvem velger kortet til tolvte stikk
    .say = { $actorCap } sier hvilket av de to kortene som spilles til tolvte stikk. Ingen spiller før valget er gjort.

# Both players of the side may have played after the irregularity.
choice-put-nos = Spør spillerne for { $nos } etter tur om et kort spilt etter uregelmessigheten skal byttes eller bli liggende. De rådfører seg ikke med hverandre.
    .label = Motstanderne velger
    .say = Motstanderne kan bytte kort som de spilte etter uregelmessigheten, eller la dem ligge. Et bytte gir ingen korrigering.

# An opponent has changed a card, so a later card may be changed too.
choice-put-later-card = En motstander har byttet kort: spør { $actor } om et kort spilt etterpå også skal byttes. Makker deltar ikke.
    .label = Neste spiller velger
    .say =
        En motstander har byttet kort. { $actorCap } kan nå bytte et kort spilt etterpå, eller la det ligge. { $role ->
            [defender] Et kort som en motspiller tar tilbake, blir straffekort.
           *[other] Et bytte gir ingen korrigering.
        }

# Any other choice.
choice-put-other = Legg valgene frem for { $actor }. Ingen andre deltar.
    .label = Et valg å ta
    .say = Det er { $actor } som velger. Ingen spiller før det er gjort.

## What holds afterwards

restriction-no-suggested-alternative = Finnes det fornuftige alternativer, kan makker ikke velge et spill som den urettmessige informasjonen peker mot.
    .label = Makker kan ikke velge et spill som informasjonen peker mot
    .say = Makker kan ikke velge et spill som det tilbaketrukne kortet peker mot.

withdraw-os-next-after-nos-change = Bytter en motstander kort, kan neste spiller for { $os } også bytte et senere kort.
    .label = Etter et slikt bytte kan neste spiller på den feilende siden også bytte
    .say = Bytter en motstander kort, kan neste spiller for { $os } også bytte et senere kort.

withdraw-os-next-after-nos-change-if = Bytter en motstander kort, og { $partner } alt har spilt etter det, kan også det senere kortet byttes.
    .label = Etter et slikt bytte kan også et senere kort på den feilende siden byttes
    .say = Bytter en motstander kort, kan også et senere kort fra { $os } byttes.

withdraw-declarer-after-rho-change = Bytter motspilleren kort, kan spillefører bytte et kort som ble spilt senere.
    .label = Bytter motspilleren kort, kan spillefører bytte et senere kort
    .say = Bytter motspilleren kort, kan spillefører bytte et kort som ble spilt senere.

withdraw-all-erroneous-this-trick = Kort som ble spilt feil til stikket, kan tas tilbake.
    .label = Kort som ble spilt feil til stikket, kan tas tilbake
    .say = Kort som ble spilt feil til stikket, kan tas tilbake.

withdraw-all-erroneous-this-trick-both = Begge revokekortene må tas tilbake, og det må også et kort som alt er spilt ut til neste stikk.
    .label = Begge revokekortene og et utspill til neste stikk må tas tilbake
    .say = Et kort som alt er spilt ut til neste stikk, tas også tilbake.

# Both sides have revoked on one trick (62C3 of 2017).
info-withdrawn-os-ui-both = For begge sider er informasjonen fra tilbaketrukne kort, egne og motpartens, urettmessig (UI).
    .label = For begge sider er informasjonen fra tilbaketrukne kort UI
    .say = For begge sider er informasjonen fra tilbaketrukne kort urettmessig.

info-enquiry-may-be-ui = Selve spørsmålet kan gi makker urettmessig informasjon (UI).
    .label = Selve spørsmålet kan gi makker UI

info-legal-procedure-ai = Det som en lovlig prosedyre viser, kan alle bruke.
    .label = Det en lovlig prosedyre viser, kan brukes
