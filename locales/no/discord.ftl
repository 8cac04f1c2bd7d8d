### Discord: knapper, lister, skjemaer og feilmeldinger.


## Buttons and lists: labels, at most 80 characters

discord-back = Tilbake
discord-why = Hvorfor?
discord-aloud = Les høyt
discord-law = Lovtekst
discord-end = Spillet er slutt
discord-return = Til avgjørelsen
discord-return-question = Til spørsmålet
discord-earlier = Forrige side
discord-more = Neste side
discord-write = Skriv inn kortene
discord-rewrite = Skriv på nytt
discord-drop = Utelat det som ikke stemmer
discord-language-en = EN
discord-language-pl = PL
discord-language-no = NO
discord-choose = Velg svaret
discord-choose-card = Velg hvilket kort det gjelder
discord-report = Er det noe av dette å melde?

## Headings and lines

discord-law-title = Paragrafer som er brukt
discord-faults-title = Dette stemmer ikke sammen
discord-cards-title = Hvilke kort?
discord-told-head = Det som er oppgitt
discord-page = Side { $page } av { $pages }
discord-nothing-aloud = Det er ingenting å si til bordet ennå.
discord-too-long = Denne saken er for lang for knapper. Alt ovenfor gjelder; bruk kommandoen på nytt med færre detaljer for å endre noe.

## Cards and contracts that were typed. $text is what was typed.

discord-form-label = Kort
discord-form-description = For eksempel ♠9, ♥10, ♦K. Bare kort som alle kan se.
discord-not-a-card = «{ $text }» er ikke et kort. Skriv farge og valør, for eksempel ♠9 eller ♥10.
discord-run-together = «{ $text }» kan leses på flere måter. Sett komma mellom kortene.
discord-which-card = Noe av det som ble skrevet, kan bety mer enn ett kort: { $cards }.
discord-which-card-write = Skriv fargen ved hvert kort, for eksempel ♠9 eller ♥10.
discord-one-card = Her kan bare ett kort oppgis.
discord-too-many-cards = Her kan høyst 13 kort oppgis.
discord-not-a-contract = «{ $text }» ble ikke forstått som en kontrakt og er utelatt. Skriv for eksempel 4♠, 3NT eller 4♠X.

## When a button cannot be answered

discord-outdated = Denne knappen kommer fra en annen versjon av programmet. Bruk kommandoen på nytt.
discord-forged = Denne knappen kan ikke leses. Bruk kommandoen på nytt.
# $reference: some letters and digits under which the log has the error.
discord-failed = Noe gikk galt her, og det er notert som { $reference }. Ingenting i saken er borte; prøv en gang til. Skjer det igjen, kan denne referansen gis til dem som drifter assistenten.
discord-too-many = Det kom mye på kort tid. Vent noen sekunder og fortsett.
discord-no-such-command = Denne kommandoen er ikke lenger kjent her. Skriv / på nytt og velg fra listen.
discord-not-counts = «{ $text }» ble ikke forstått som to tall: kort på hånden og spilte kort.
discord-choose-clause = Gå til en bestemmelse
