### /hjelp og /om på Discord.

help = Hjelp
help-intro = Si hva som skjedde; du får de få spørsmålene som avgjør, og så avgjørelsen. Ingen andre ser noe av det før du publiserer. Med nok valg i kommandoen kan hele saken stå på én linje.
help-situations = Etter situasjon
help-example = { $situation }: { $line }
help-words = et kort falt på bordet
help-after = Etter avgjørelsen
help-after-choices = En spillers valg er en knapp: trykk på det som ble valgt, så går avgjørelsen videre. «Spillet er slutt» gir antall stikk.
help-after-publish = «Publiser» viser en forhåndsvisning og sender avgjørelsen til kanalen; alle kan lese den der på engelsk, polsk eller norsk. Du og moderatorene kan trekke den tilbake.
help-after-fork = «Endre ett svar» viser hva én annen opplysning ville endret.
help-after-case = Sakens id under avgjørelsen åpner saken for hvem som helst, med /sak.
help-after-settings = Med /innstillinger velger du språk, lovutgave og forbund én gang for alle: for deg selv, og med tillatelsen «Administrer server» for en kanal eller serveren.
help-after-playing = Spiller du selv: skriv bare inn kort som alle har sett.

about = Om
about-title = Director, Please
about-version = Versjon { $version }. Et hjelpemiddel for avgjørelser i turneringsbridge på engelsk, polsk og norsk. Fri programvare, MIT-lisens.
about-sources = Kilder
about-sources-text = Lovene for turneringsbridge fra 1997, 2007 og 2017, med lovkomiteers tolkninger der teksten etterlater et spørsmål. Omstridte punkter vises som omstridt, med kilder.
about-books = Lovene tilhører utgiverne. Det som vises, er gjengitt med våre ord, med mindre den som driver dette hjelpemiddelet, har lest inn en lovbok; hvert sitat sier hva det er.
about-coverage = Hvor langt det rekker
about-coverage-text = Tallene er antall bestemmelser.
about-privacy = Personvern
about-privacy-text = Ingen meldinger leses, og ingen navn lagres: En sak står i knappene under den og i id-en dens. Dette er alt som lagres: det du velger i /innstillinger, under din Discord-id, til du sletter det der; det de som administrerer en server, velger for den og kanalene, under deres id-er; og, bare der de har slått på loggen over avgjørelser, sak, tid og kanal for hver avgjørelse. Den som administrerer en server, sletter alt sammen med /logg; ellers slettes det noen dager etter at assistenten ble fjernet, så langt Discord sier fra om det.
about-disclaimer = Det er et hjelpemiddel; avgjørelsen er TLs egen.

# The entry in the menu of a message: at most 32 characters.
message-rule-on-this = Avgjør dette
