### Facts that are known only after play, and facts that a table reports without being asked.
### .assumed is an item of the list under assumed-head ("Did any of these happen?"): a noun phrase,
### no claim, without a full stop. .told is what to bring back about it, after "come back and say:".

## Known after play

fact-defective-trick-won-by = Hvilken hånd vant det irregulære stikket?
    .why = Vant den feilende siden det, er det alene nok til en overføring.
    .label = Vinner av det irregulære stikket
    .told = hvem som vant det irregulære stikket
    .how = Se hvilken vei kortene i stikket ligger. Spilleførers hånd og blindemann er to hender.

answer-defective-trick-won-by-offender = { $offenderCap }
answer-defective-trick-won-by-offender-partner = { $partnerCap }
answer-defective-trick-won-by-opponents = Den andre siden
fact-revoke-trick-won-by = Hvilken hånd vant revokestikket?
    .why = Mer kan overføres når hånden som revokerte, selv vant stikket.
    .label = Vinner av revokestikket
    .told = hvem som vant revokestikket

answer-revoke-trick-won-by-offender = { $offenderCap }
answer-revoke-trick-won-by-offender-partner = { $partnerCap }
answer-revoke-trick-won-by-opponents = Den andre siden
fact-later-tricks-os = Hvor mange stikk vant { $os } etter det stikket?
    .why = Bare dette stikket og senere stikk kan overføres.
    .label = Senere stikk til den feilende siden
    .told = hvor mange senere stikk den feilende siden vant
    .how = Tell etter siste stikk, uten det stikket det gjelder.

fact-later-offender-playable = Hvor mange senere stikk vant { $offender } med et kort som lovlig kunne vært spilt til revokestikket?
    .why = Etter 1997-lovene kan et slikt stikk koste et stikk til.
    .label = Senere stikk vunnet med et kort som kunne vært spilt
    .told = hvor mange senere stikk den feilende vant med et kort som lovlig kunne vært spilt til revokestikket

fact-second-later-tricks-os = Hvor mange stikk vant { $os } fra og med det andre irregulære stikket?
    .why = Hvert stikk kan bare overføres én gang.
    .label = Stikk fra det andre irregulære stikket
    .told = hvor mange stikk den feilende siden vant fra og med det andre irregulære

fact-second-holds-suit-led = Har { $offender } fortsatt et kort i fargen som ble spilt ut i det andre irregulære stikket?
    .why = Det avgjør hvilket kort som legges der.
    .label = Kort i fargen fra det andre irregulære stikket
    .how = Se på hånden alene.

## Reported: anything else that took away an automatic trick, or adds a Law

fact-late-attention = Når ble det nevnt første gang?
    .why = Har den ikke-feilende siden meldt i neste giv, eller er runden slutt, overføres ingen stikk automatisk.
    .label = Når det ble nevnt
    .assumed = melding fra den andre siden i neste giv, eller slutt på runden, før det ble nevnt

answer-late-attention-no = I tide
answer-late-attention-nos-called-next-board = Etter at den ikke-feilende siden hadde meldt i neste giv
answer-late-attention-round-over = Etter at runden var slutt
fact-other-side-revoked = Revokerte den andre siden også i denne given?
    .why = Når begge sider har revokert, kan de automatiske stikkene falle bort.
    .label = Revoke av den andre siden
    .assumed = revoke også fra den andre siden i denne given

answer-other-side-revoked-no = Nei
answer-other-side-revoked-not-established = Ja, men ikke etablert
answer-other-side-revoked-established = Ja, og etablert
fact-both-revoked-same-trick = Revokerte begge sider i samme stikk?
    .why = Da bedømmes given som om ingen hadde revokert.
    .label = Begge sider i samme stikk
    .assumed = revoke fra begge sider i samme stikk

fact-same-suit-earlier-revoke = Hadde samme spiller revokert i fargen før?
    .why = En ny revoke i samme farge koster ikke flere automatiske stikk.
    .label = Tidligere revoke i fargen
    .assumed = tidligere revoke fra samme spiller i fargen

answer-same-suit-earlier-revoke-no = Nei
answer-same-suit-earlier-revoke-corrected = Ja, den ble korrigert
answer-same-suit-earlier-revoke-established = Ja, den ble etablert
fact-claimed = Har noen krevd eller avstått stikk?
    .why = Et krav stanser spillet og avgjøres etter uregelmessigheten.
    .label = Krav
    .assumed = krav eller avståelse

fact-foreign-card = Finnes det et kort som ikke hører til denne given?
    .why = Et slikt kort fjernes bare, før all annen korrigering.
    .label = Fremmed kort
    .assumed = kort som ikke hører til denne given

fact-foreign-card-played = Ble det fremmede kortet spilt til et stikk?
    .why = Bare da kan det ha endret resultatet.
    .label = Fremmed kort spilt
    .assumed = fremmed kort spilt til et ferdig stikk

fact-misinformed-turn = Sa en motstander at det var denne spillerens tur?
    .why = Et kort som er spilt av den grunn, kan tas tilbake.
    .label = Feil opplysning om tur
    .assumed = feil opplysning fra en motstander om hvem som var i tur

fact-partner-card-shown =
    { $irregularity ->
        [penalty_card_pending] Har { $partner } lagt et kort før spillefører valgte?
        [premature_play] Har { $partner } lagt et kort før spillefører valgte?
       *[other] Har den andre motspilleren også lagt et kort?
    }
    .why = Det kortet vurderes da for seg.
    .label = Kort fra den andre motspilleren
    .assumed = kort lagt av den andre motspilleren før valget

answer-partner-card-shown-none = Nei
answer-partner-card-shown-before-refusal = Ja, før spillefører hadde bestemt seg
answer-partner-card-shown-after-refusal = Ja, etter at spillefører ikke godtok utspillet
fact-dummy-cause = Var det blindemann eller spillefører som var årsak til at kortet kom for tidlig?
    .why = Da er det ingen korrigering for et for tidlig spill.
    .label = Årsak til at kortet kom for tidlig
    .assumed = kort tatt eller foreslått av blindemann, eller spilt fra begge hender av spillefører

answer-dummy-cause-none = Nei
answer-dummy-cause-dummy-picked-card = Blindemann tok et kort uoppfordret
answer-dummy-cause-dummy-suggested = Blindemann foreslo et kort
answer-dummy-cause-declarer-played-both = Spillefører hadde spilt fra begge hender
fact-second-defective-trick-no = Mangler samme spiller kort i et stikk til, og i så fall hvilket?
    .why = Hvert manglende kort rettes for seg, i stikkenes rekkefølge.
    .label = Det andre irregulære stikket
    .assumed = manglende kort fra samme spiller i et stikk til

fact-existing-penalty-cards =
    { $irregularity ->
        [penalty_card_pending] Hvilke straffekort ligger foran { $offender }?
        [penalty_card_not_played] Hvilke straffekort ligger foran { $offender }?
       *[other] Lå det allerede straffekort foran { $offender }?
    }
    .why =
        { $irregularity ->
            [penalty_card_pending] Valør og antall avgjør hva som må spilles, og hva spillefører kan velge.
            [penalty_card_not_played] Valør og antall avgjør hva som må spilles, og hva spillefører kan velge.
           *[other] Har en motspiller mer enn ett, er alle store.
        }
    .label = Straffekort hos den feilende
    .assumed = straffekort foran samme spiller fra før

fact-partner-penalty-cards =
    { $irregularity ->
        [penalty_card_pending] Hvilke straffekort ligger foran { $partner }, om noen?
        [penalty_card_not_played] Hvilke straffekort ligger foran { $partner }, om noen?
       *[other] Lå det allerede straffekort foran { $partner }?
    }
    .why = De binder fortsatt den motspilleren.
    .label = Straffekort hos makker
    .assumed = straffekort foran makker fra før

## Reported: the Director's judgement, and time limits

fact-could-have-known = Kunne spilleren ha visst at uregelmessigheten godt kunne skade den andre siden?
    .why = I så fall blir det justert score hvis det har oppstått skade.
    .label = Skade som kunne forutses
    .assumed = skade som spilleren kunne ha forutsett

fact-damage = Har den andre siden lidd skade?
    .why =
        { $irregularity ->
            [penalty_card_pending] Har det som straffekortet viste, hjulpet motspillerne, blir det justert score.
           *[other] Uten skade er det ingenting å kompensere.
        }
    .label = Skade
    .assumed = skade for den andre siden

fact-equity-shortfall = Kommer { $nos } fortsatt dårligere ut enn uten uregelmessigheten?
    .why = Da erstatter en justert score de overførte stikkene.
    .label = For liten kompensasjon
    .how = Vurder etter siste stikk: resultatet med eventuell overføring mot det sannsynlige ellers.
    .assumed = skade som er større enn de overførte stikkene

fact-already-ruled = Er det allerede gitt en avgjørelse?
    .why = Var den en annen, er det TLs feil, og ingen av sidene skal lide under det.
    .label = Tidligere avgjørelse
    .assumed = tidligere avgjørelse ved bordet

answer-already-ruled-no = Nei
answer-already-ruled-as-here = Ja, den samme som her
answer-already-ruled-otherwise = Ja, en annen
fact-correction-period-over = Er fristen for å rette scoren ute?
    .why = Etter den blir scoren stående.
    .label = Frist for å rette scoren
    .assumed = utløpt frist for å rette scoren

fact-appeal-period-over = Er appellfristen ute?
    .why = Etter den kan avgjørelsen ikke overprøves.
    .label = Appellfrist
    .assumed = utløpt appellfrist
