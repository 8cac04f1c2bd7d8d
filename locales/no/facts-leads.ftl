### Facts about leads out of turn and what followed them: Laws 53 to 56, 59 and 60. Voices as in facts-questions.

fact-lead-face = Ligger åpningsutspillet med fremsiden opp eller ned?
    .why = Et utspill som fortsatt ligger med fremsiden ned, tas tilbake uten korrigering.
    .label = Åpningsutspillet med fremsiden opp eller ned

answer-lead-face-up = Med fremsiden opp
answer-lead-face-down = Med fremsiden ned
fact-turn-was = Hvem hadde utspillet?
    .why = Det avgjør hvilken hånd det spilles ut fra hvis dette utspillet trekkes tilbake.
    .label = Hvem som hadde utspillet

answer-turn-was-declarer-hand = Spilleførers egen hånd
answer-turn-was-dummy = Blindemann
answer-turn-was-other-defender = Den andre motspilleren
answer-turn-was-a-defender = En motspiller
fact-dummy-seen = Kunne spillefører se noen av blindemanns kort?
    .why = I så fall må utspillet godtas.
    .label = Blindemanns kort synlig for spillefører
    .how = Ett kort er nok. Om spillefører så etter, spiller ingen rolle.

fact-declarer-began-spreading = Har spillefører begynt å legge ned hånden og vist minst ett kort?
    .why = Etter et åpningsutspill utenfor tur blir spillefører da blindemann.
    .label = Spillefører begynte å legge ned hånden

fact-lead-accepted =
    { $role ->
        [defender] Godtar spillefører utspillet?
        [unknown] Godtar den andre siden utspillet?
       *[other] Godtar motspillerne utspillet?
    }
    .why = Et utspill som godtas, blir stående; ellers kommer utspillet fra riktig hånd.
    .label = Utspillet godtatt
    .how = Si først hva hvert valg betyr. Blindemann og den siden som spilte ut, sier ingenting.

answer-lead-accepted-by-statement = Ja, med ord
answer-lead-accepted-by-next-hand-play = Ja, neste hånd har spilt på
answer-lead-accepted-not-accepted = Nei
answer-lead-accepted-undecided = Ingenting er avgjort ennå
fact-acceptor-valid = Hadde spilleren som godtok utspillet, rett til det?
    .why = Bare spillefører kan godta en motspillers utspill, og hver av motspillerne kan godta spilleførers; blindemann aldri.
    .label = Godtatt av en spiller med rett til det

fact-defenders-disagree = Er motspillerne uenige om å godta utspillet?
    .why =
        { $edition ->
            [1997] 1997-lovene sier ikke hvem som da bestemmer.
            [2007] Da bestemmer den motspilleren som er neste i tur.
           *[other] Da bestemmer den motspilleren som spiller først etter utspillet utenfor tur.
        }
    .label = Uenige motspillere
    .how = Spør hver av dem én gang. De rådfører seg ikke med hverandre.

fact-first-statement = Hva sa motspillerne først?
    .why = 1997-lovene sier ikke hvem som bestemmer; et ja gjelder som regel hvis ingen har sagt nei først.
    .label = Hva som ble sagt først

answer-first-statement-accept = At utspillet godtas
answer-first-statement-refuse = At utspillet ikke godtas
answer-first-statement-none = Ingenting ennå
fact-wrong-defender-played = Har motspilleren til høyre for hånden som spilte ut, spilt på?
    .why = Da blir utspillet stående, og den motspilleren har spilt for tidlig.
    .label = Gal motspiller har spilt på
    .how = Se på kortene på bordet.

fact-defender-card = Hvilket kort spilte den motspilleren?
    .why = Det blir straffekort, og fargen avgjør hva spillefører kan velge.
    .label = Kortet til den gale motspilleren
    .how = Oppgi kortet som ligger på bordet.

fact-proper-lead-made = Har hånden som var i tur, spilt ut etterpå?
    .why = Da blir det riktige utspillet stående, og kortene som kom utenfor tur, tas tilbake.
    .label = Riktig utspill er kommet
    .how = Kortet må ha vært ment som utspill, ikke som påspill til det gale. Ved tvil, velg det mest sannsynlige.

fact-used-information = Har spillefører hatt nytte av det som det tilbaketrukne utspillet viste?
    .why = Da kan scoren justeres.
    .label = Informasjon brukt av spillefører
    .how = Vurder det etter siste stikk, ut fra motspillernes kort som ble synlige.

fact-declarer-told-to-retract = Hadde spillefører allerede fått beskjed om å ta tilbake utspillet da motspilleren spilte?
    .why = Etter det godtar motspillerens kort ikke lenger utspillet, men blir straffekort.
    .label = Spillefører har fått beskjed om å ta tilbake

fact-partner-can-comply =
    { $irregularity ->
        [cannot_comply] Kan spilleren spille ut eller spille på slik det ble krevd?
       *[other] Kan { $partner } spille ut eller spille på som krevd?
    }
    .why = Den som ikke kan det, spiller et hvilket som helst lovlig kort, og det er ingen revoke.
    .label = Kan gjøre det som ble krevd
    .how = Ikke spør om noe på forhånd. Kommer det et annet kort, så se på hånden alene.

fact-partner-led-face-down = La makkeren til den som spilte ut utenfor tur, også et utspill med fremsiden ned?
    .why = Kortet med fremsiden ned tas tilbake på hånden, og spillefører bestemmer over det åpne utspillet.
    .label = Makker la også et utspill, med fremsiden ned
    .assumed = åpningsutspill også fra makkeren, med fremsiden ned
