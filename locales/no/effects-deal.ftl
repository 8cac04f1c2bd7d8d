### The deal itself: steps, and what may be known of a card that came back.
### Step: value DO, .label a short label, .say SAY.

step-restore-deal = Rett opp given etter fordelingsoversikten eller med hjelp fra tidligere spillere.
    .label = Rett opp given
    .say = Jeg retter opp given. Vent litt.

# Play goes on with the deal put right.
step-restore-deal-play = Rett opp given etter fordelingsoversikten eller med hjelp fra tidligere spillere. Ingen melding endres.
    .label = Rett opp given
    .say = Jeg retter opp given. Ingen melding endres.

step-reconstruct-deal = Finn ut hvilket kort som mangler, og sett opp given med en ny kortstokk. Kortet hører til hånden som mangler det.
    .label = Sett opp given med en ny kortstokk
    .say = Kortet ble ikke funnet. Jeg setter opp given med en ny kortstokk.

# Before the opening lead is faced.
step-reconstruct-deal-no-call = Finn ut hvilket kort som mangler, og sett opp given med en ny kortstokk. Kortet hører til hånden som mangler det. Meldinger og spill går så videre som vanlig, og ingen melding endres.
    .label = Sett opp given med en ny kortstokk
    .say = Kortet ble ikke funnet. Jeg setter opp given med en ny kortstokk. Ingen melding endres.

step-no-rectification-no-call = Meldinger og spill går videre som vanlig. Ingen melding endres, og hånden regnes som komplett fra begynnelsen.
    .label = Ingen melding endres
    .say = Meldinger og spill går videre som vanlig. Ingen melding endres.

step-play-continues-no-call = Meldinger og spill går videre som vanlig. Ingen melding endres, og hånden regnes som komplett fra begynnelsen.
    .label = Meldinger og spill går videre
    .say = Meldinger og spill går videre som vanlig, og ingen melding endres.

# The card has been found, neither in the board nor among the played cards.
step-search-card-found = Kortet som ble funnet, legges tilbake på hånden som mangler det. Det regnes som om det hadde vært der hele tiden.
    .label = Kortet tilbake på hånden
    .say = Kortet hører til hånden som mangler det. Det regnes som om det hadde vært der hele tiden.

step-remove-surplus-card = Fjern kortet som ikke hører til given. Spillet fortsetter som om kortet aldri var der.
    .label = Fjern kortet som ikke hører til
    .say = Dette kortet hører ikke til given. Jeg tar det bort.

step-cancel-result = Annuller resultatet for given.
    .label = Annuller resultatet
    .say = Resultatet for denne given annulleres.

# The deal was wrong from the start and is not played on.
step-award-adjusted-score-deal = Given spilles ikke videre. Tildel justert score for given.
    .label = Tildel justert score
    .say = Denne given spilles ikke videre. Jeg gir justert score.

# The result has been cancelled: there is no other to compare with.
step-award-adjusted-score-cancelled = Tildel justert score for given. Det annullerte resultatet teller ikke med.
    .label = Tildel justert score
    .say = Jeg gir justert score for denne given.

# A missing card has been found.
step-card-returns-to-hand-restored = Kortet settes tilbake på hånden som mangler det. Det regnes som om det hadde vært der hele tiden.
    .label = Kortet tas tilbake på hånden
    .say = Kortet settes tilbake på hånden som mangler det. Meldinger og spill går videre som vanlig, og ingen melding endres.

info-restored-card-ui-partner = Kunnskap om kortet som er satt tilbake på hånden, er urettmessig (UI) for makker.
    .label = Kunnskap om det tilbakesatte kortet er UI for makker
