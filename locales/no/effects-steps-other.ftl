### Steps of clauses that Law 67 leads to, and of the neighbouring Laws.
### Value: voice DO. .label: short label. .say: voice SAY.

## Penalty cards and leads

step-must-play-penalty-card = Sørg for at straffekortet spilles nå; dette er første lovlige anledning.
    .label = Straffekortet må spilles nå
    .say = Straffekortet må spilles nå.

step-pick-up-penalty-cards = Sørg for at straffekortene tas opp på hånden. De er ikke lenger straffekort.
    .label = Straffekortene tas opp
    .say = Straffekortene tas opp, og alle lovlige kort kan spilles.

step-penalty-card-stays = La straffekortet bli liggende med fremsiden opp på bordet. Pliktene gjelder fortsatt.
    .label = Straffekortet blir liggende på bordet
    .say = Straffekortet blir liggende på bordet.

step-offered-card-legal = Tillat kortet; et lite straffekort hindrer det ikke.
    .label = Dette kortet kan spilles
    .say = Dette kortet kan spilles.

step-offered-card-illegal = Ikke tillat kortet; straffekortet går først.
    .label = Dette kortet kan ikke spilles
    .say = Dette kortet kan ikke spilles ennå.

step-lead-stands = La utspillet bli stående; neste hånd spiller på.
    .label = Utspillet blir stående
    .say = Utspillet blir stående; vi spiller videre herfra.

step-retract-lead = Sørg for at utspillet trekkes tilbake.
    .label = Utspillet trekkes tilbake
    .say = Utspillet trekkes tilbake.

step-lead-from-correct-hand = Sørg for at det spilles ut fra riktig hånd.
    .label = Utspill fra riktig hånd
    .say = Utspillet kommer nå fra riktig hånd.

step-dummy-spreads = La blindemann legge ned kortene.
    .label = Blindemann legger ned kortene
    .say = Blindemann legger ned kortene.

step-declarer-becomes-dummy = La spillefører legge ned hånden; makker spiller kontrakten.
    .label = Spillefører blir blindemann
    .say = Spillefører blir blindemann, og makker spiller kontrakten.

step-second-card-from-declarer = Sørg for at kort nummer to i stikket kommer fra spilleførers hånd.
    .label = Neste kort fra spilleførers hånd
    .say = Neste kort kommer fra spilleførers hånd.

## The deal itself

step-restore-deal = Rett opp given etter fordelingsoversikten eller med hjelp fra tidligere spillere.
    .label = Rett opp given
    .say = Jeg retter opp given. Vent litt.

step-reconstruct-deal = Sett opp given med en ny kortstokk.
    .label = Sett opp given med en ny kortstokk
    .say = Jeg setter opp given med en ny kortstokk.

step-remove-surplus-card = Fjern kortet som ikke hører til given. Spillet fortsetter som om kortet aldri var der.
    .label = Fjern kortet som ikke hører til
    .say = Dette kortet hører ikke til given. Jeg tar det bort.

step-cancel-result = Annuller resultatet for given.
    .label = Annuller resultatet
    .say = Resultatet for denne given annulleres.

## Rights, questions, quitted tricks

step-play-on-reserve-rights = La spillet fortsette; begge siders rettigheter er i behold til slutten.
    .label = Spill videre, rettighetene er i behold
    .say = Spill videre. Rettighetene er i behold til slutten.

step-possible-procedural-penalty = Vurder prosedyrestraff.
    .label = Prosedyrestraff er mulig

step-answer-enquiry = Tillat at spørsmålet besvares.
    .label = Spørsmålet kan besvares
    .say = Spørsmålet kan besvares.

step-refuse-enquiry = Ikke tillat spørsmålet.
    .label = Spørsmålet er ikke tillatt
    .say = Det spørsmålet er ikke tillatt.

step-refuse-inspection = La det ferdige stikket ligge med fremsiden ned.
    .label = Det ferdige stikket blir liggende med fremsiden ned
    .say = Det stikket er ferdig og blir liggende med fremsiden ned.

step-allow-inspection = Tillat at stikket vises.
    .label = Stikket kan vises
    .say = Dette stikket kan vises.

step-waive-rectification = Korrigeringen kan frafalles hvis { $nos } ber om det og du ser grunn til det.
    .label = Korrigeringen kan frafalles
