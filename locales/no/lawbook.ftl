### Law books that a club has imported: commands, reports, faults, source lines. DO voice.

## Languages and sources

lawbook-language-en = engelsk
lawbook-language-pl = polsk
lawbook-language-no = norsk
# $clause is spelled for the reader; $heading, $title, $publisher may be "none"; $language is a ready label.
lawbook-source =
    § { $clause }{ $heading ->
        [none] {""}
       *[other] , { $heading }
    } – offisiell tekst, { $edition }-lovene, { $language }. Kilde: { $title ->
        [none] {""}
       *[other] { $title },{" "}
    }{ $publisher ->
        [none] {""}
       *[other] { $publisher },{" "}
    }{ $file }
lawbook-wordless = Denne bestemmelsen har ingen egen tekst; teksten står i punktene under den.
# $languages is a ready list.
lawbook-elsewhere = Den offisielle teksten finnes på: { $languages }.

## The command line

cli-lawbook = Les inn, kontroller og vis de offisielle lovbøkene som klubben har.
cli-lawbook-add = Les inn en lovbok, eller enkelte paragrafer, fra tekst-, HTML- eller PDF-filer.
cli-lawbook-list = List opp lovbøkene som finnes.
cli-lawbook-show = Vis den offisielle teksten til en bestemmelse.
cli-lawbook-verify = Sammenlign hver bestemmelse med det som ble lest inn.
cli-lawbook-remove = Fjern en lovbok.
cli-lawbook-accept = Godta rettelser som er gjort for hånd.
cli-lawbook-option-edition = Lovutgave.
cli-lawbook-option-language = Tekstens språk.
cli-lawbook-option-law = Paragrafens nummer, hvis ingen overskrift sier det.
cli-lawbook-option-title = Bokens tittel, til kildelinjen.
cli-lawbook-option-publisher = Utgiver, til kildelinjen.
cli-lawbook-option-yes = Ikke spør.
cli-lawbook-option-replace = Ta vare på det også når det er langt mindre enn det som ligger der.
cli-lawbook-option-json = Som JSON.

## Reading

# $done and $whole are digits.
lawbook-progress-pages = { $file }: side { $done } av { $whole }
lawbook-progress-laws = { $file }: paragraf { $done } av { $whole }
lawbook-found = Funnet i { $file }: { $edition }-lovene, { $language }
lawbook-found-law = § { $law }
lawbook-found-absent = Paragrafer som ikke er med: { $clauses }
lawbook-found-missing = Mangler, selv om utgaven har dem: { $clauses }
lawbook-found-wordless = Uten egen tekst: { $clauses }
lawbook-found-unchecked = Paragrafer som vår oversikt ikke har i sin helhet, tatt etter egen nummerering: { $clauses }
# $number counts paragraphs.
lawbook-found-unplaced =
    { $number ->
        [one] Uten sikker plass, blir ikke tatt vare på: ett avsnitt
       *[other] Uten sikker plass, blir ikke tatt vare på: { $number } avsnitt
    }
lawbook-found-aside =
    { $number ->
        [one] Utelatt som navigasjon eller bokens overskrifter: én linje
       *[other] Utelatt som navigasjon eller bokens overskrifter: { $number } linjer
    }
# $laws are numbers and ranges.
lawbook-found-replaced = Er lagret nå, og blir erstattet av { $file }: § { $laws }
lawbook-found-doubtful = Trolig en feil: det meste av { $file } har ingen sikker plass, eller det er langt mindre enn det som er lagret. Tvilsomme paragrafer: { $laws }
lawbook-ask-store = Ta vare på dette? (ja/nei)
lawbook-not-stored = Ingenting ble tatt vare på.
# $laws is a number.
lawbook-stored =
    { $laws ->
        [one] Én paragraf er lagret: { $edition }-lovene, { $language }, i { $folder }
       *[other] { $laws } paragrafer er lagret: { $edition }-lovene, { $language }, i { $folder }
    }
lawbook-nothing-changed = Ingenting ble endret: det som var der, står.
# $allowed is a ready list.
lawbook-ask-edition = Hvilken lovutgave er { $file }? ({ $allowed })
lawbook-ask-language = Hvilket språk er { $file } på? ({ $allowed })
lawbook-ask-number = Hvilken paragraf er { $file }? (1–93)
lawbook-ask-proposed = { $file }: ingen overskrift sier nummeret, men etter nabosidene er det § { $law }. Stemmer det? (ja/nei)

## What is kept

lawbook-list-book = { $edition }-lovene, { $language }: § { $laws }
lawbook-list-origin = fra { $origin }
lawbook-list-folder = De ligger i { $folder }
lawbook-list-empty = Ingen lovbok er lest inn ennå; de vil ligge i { $folder }
# $books is a number.
lawbook-verified =
    { $books ->
        [one] Én lovbok: hver bestemmelse er slik den ble lest inn eller godtatt.
       *[other] { $books } lovbøker: hver bestemmelse er slik den ble lest inn eller godtatt.
    }
lawbook-differs = { $clause } er annerledes enn det som ble lest inn, og siteres ikke: { $file }
lawbook-unreadable = Denne filen kan ikke leses og siteres ikke: { $file }
lawbook-ask-remove = Fjerne { $edition }-lovene, { $language }? (ja/nei)
# $laws is a number.
lawbook-removed =
    { $laws ->
        [one] Fjernet: { $edition }-lovene, { $language }, én paragraf.
       *[other] Fjernet: { $edition }-lovene, { $language }, { $laws } paragrafer.
    }
lawbook-unaltered = { $clause } er slik den ble lest inn: det er ingenting å godta.
lawbook-was = { $clause } slik den ble lest inn:
lawbook-is-now = { $clause } slik den er nå:
lawbook-ask-accept = Godta { $clause } slik den er nå? (ja/nei)
lawbook-accepted = { $clause } er godtatt.

## What can be wrong

# stored-cause wants $cause and $detail.
lawbook-error-no-file = { $file } kan ikke åpnes. { stored-cause }
lawbook-error-too-big = { $file } er større enn 50 MB.
lawbook-error-unpacks = { $file } blir større enn 200 MB når den pakkes ut.
lawbook-error-other-kind = { $file } er en { $kind }-fil; tekst, HTML og PDF kan leses.
lawbook-error-empty = { $file } har ingen tekst.
lawbook-error-encoding = { $file } har feil tegnkoding: lagre den som UTF-8.
lawbook-error-encrypted = { $file } er en kryptert PDF: lagre den uten passord.
lawbook-error-scanned = { $file } inneholder bilder av sider og ingen tekst: kjør tekstgjenkjenning (OCR) først.
lawbook-error-damaged = { $file } er skadet og kan ikke leses.
lawbook-error-truncated = { $file } slutter midt i teksten.
lawbook-error-other-book = { $file } er ingen lovbok for bridge, eller nummereringen passer ikke til noe.
# $edition is a ready list of years.
lawbook-error-other-edition = { $file } sier at den er fra { $edition }.
# $language is en, pl or no.
lawbook-error-other-language = { $file } er skrevet på { $language ->
        [pl] polsk
        [no] norsk
       *[other] engelsk
    }.
lawbook-error-twice = { $file } har § { $law } to ganger.
lawbook-error-in-two-files = § { $law } står i { $file } og i { $other }.
lawbook-error-other-law = { $file } har § { $law }, ikke { $told }.
lawbook-error-not-ours = { $file } er ingen lesbar fil fra et bibliotek: { $clause }
lawbook-error-record = En fil i biblioteket er skadet; director lawbook verify sier hvilken.
lawbook-error-not-written = { $folder } kan ikke skrives. { stored-cause }
lawbook-error-no-edition = { $file } sier ikke hvilken utgave den er: legg til --edition.
lawbook-error-no-language = { $file } sier ikke hvilket språk den er på: legg til --language.
lawbook-error-no-number = Ingen overskrift i { $file } sier paragrafens nummer: legg til --law.
lawbook-error-proposed = Ingen overskrift i { $file } sier paragrafens nummer; etter nabosidene er det { $law }. Legg til --law { $law } hvis det stemmer.
lawbook-error-doubtful = Ingenting ble endret: den nye teksten inneholder for lite. Er den likevel riktig, legg til --replace.
lawbook-error-say-yes = Her kan ingen spørres: legg til --yes.
lawbook-error-no-address = «{ $clause }» er ikke noe paragrafnummer.
# $edition and $language may be "none".
lawbook-error-no-clause = Biblioteket har ingen slik offisiell tekst av { $clause }.
lawbook-error-altered = { $clause } er annerledes enn det som ble lest inn, og vises ikke som lov: { $file }
lawbook-error-which-book = { $clause } står i flere bøker: legg til --edition og --language.
lawbook-error-which-to-remove = Si hvilken bok: legg til --edition og --language.
lawbook-error-no-book = Det finnes ingen slik bok.
