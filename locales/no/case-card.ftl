### Sakskortet: sakens id, og to avgjørelser ved siden av hverandre.

case-id = Sak: { $id }
# A case that no id can hold: kept by the store, if that is there.
case-not-kept = Saken har for mange detaljer for en id som rommer den, og den kan ikke lagres akkurat nå. Avgjørelsen gjelder som den står; spør på nytt senere for å få en id.
case-unknown = Ingen sak er lagret her under denne id-en. Et tegn kan være feil, eller saken er lagret et annet sted.
case-store-away = Dette er en kort id, og lagrede saker kan ikke leses akkurat nå. Prøv igjen senere.
case-none = Ingen sak ble åpnet
case-mistyped = Dette er ikke id-en til en sak. Et tegn kan være feil eller mangle; kopier hele id-en, fra det første til det siste tegnet.
case-outdated = Denne id-en er laget av en annen versjon av programmet, som kjente andre opplysninger. Denne versjonen kan ikke lese den. Legg inn saken på nytt; avgjørelsen får da en ny id.

fork = Endre ett svar
fork-intro = Velg svaret som skal være annerledes. Du får så se hva det endrer i avgjørelsen; selve saken blir som den er.
fork-into = Hva i stedet?
fork-no-other = Ingen andre svar stemmer med resten av saken.
fork-edition = Lovutgave
fork-on = Fortsett med den endrede saken
fork-home = Tilbake til den første saken

difference-title = Det som er annerledes
difference-changed = { $fact }: «{ $after }» i stedet for «{ $before }».
difference-gone = Faller bort
difference-new = Nytt
difference-tricks = Stikk som skifter side: fra { $before } til { $after }.
difference-at-most =
    { $n ->
        [one] høyst ett stikk
       *[other] høyst { $n } stikk
    }
difference-laws = Grunnlaget er { $after } i stedet for { $before }.
difference-none = ingen paragraf
difference-nothing = Ingenting er annerledes: begge sakene avgjøres likt.
difference-longer = Det er flere forskjeller enn det er plass til her. Åpne sakene hver for seg for å lese alt.
difference-asks = Det er ennå ikke to avgjørelser å sammenligne; først må dette besvares:
difference-clash = I den ene av de to sakene strider opplysningene mot hverandre, og den kan ikke avgjøres.
difference-first = Første sak
difference-second = Andre sak

# The command of the terminal.
cli-case = Åpne en sak med id-en under avgjørelsen; med enda en id vises det som er annerledes.
