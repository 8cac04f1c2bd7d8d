### /innstillinger på Discord: hva som gjelder hvor og hvem som har valgt det, og å endre det.

# Sies én gang til hver leser så lenge databasen er borte.
settings-away = Innstillingene kan ikke leses akkurat nå. Det som huskes av dem, gjelder, ellers standardvalgene; lovutgave og forbund står nederst i hver avgjørelse.

command-settings = innstillinger
    .description = Språk, lovutgave og forbund, for deg, denne kanalen eller denne serveren

## Hva som gjelder

settings = Innstillinger
settings-holds = Dette gjelder her
# $what er en innstilling, $value verdien, $origin sier hvor den kommer fra.
settings-line = { $what }: { $value } ({ $origin })
# Det samme uten opphav.
settings-chosen = { $what }: { $value }
settings-order = Det som velges i kommandoen for én avgjørelse, går foran alt dette. For lovutgave og forbund går kanalen foran serveren og serveren foran deg; for dine egne svar går ditt valg først.
settings-managers = De som administrerer serveren, kan også velge for denne kanalen og for serveren.

settings-what-private = Språk i dine svar
settings-what-public = Språk i offentlige avgjørelser
settings-what-edition = Lovutgave
settings-what-jurisdiction = Forbund
settings-what-playing = Spillende turneringsleder
settings-what-log = Logg over avgjørelser

settings-on = på
settings-off = av
settings-not-chosen = ikke valgt
settings-take-back = Angre valget

settings-from-user = ditt valg
settings-from-channel = valgt for denne kanalen
settings-from-server = valgt for denne serveren
settings-from-discord-private = språket i din Discord
settings-from-discord-public = språket til serverens Discord
settings-from-default = ingen har valgt

## Å velge. Knapper og titler; de for en kanal og en server er for dem som administrerer serveren.

settings-for-user = For meg
settings-for-channel = For denne kanalen
settings-for-server = For denne serveren
settings-of-user = Innstillinger for deg
settings-of-channel = Innstillinger for denne kanalen
settings-of-server = Innstillinger for denne serveren
settings-keeps = Det du velger fra en liste, lagres med en gang. Ved siden av det lagres bare id-en, ikke noe navn; du kan når som helst slette det her.
settings-log-about = Loggen over avgjørelser lagrer sak, tid og kanal for hver avgjørelse som gis her: ingen navn og ingen meldinger. /logg viser, eksporterer og sletter den.
settings-saved = Lagret.
settings-forgotten = Slettet.
settings-nothing-kept = Det var ingenting å slette.

settings-forget-user = Slett mine innstillinger
settings-forget-channel = Slett kanalens innstillinger
settings-forget-server = Slett serverens innstillinger
settings-forget-user-ask = Slette alt som er lagret om deg? Det er ikke mer enn disse innstillingene.
settings-forget-channel-ask = Slette innstillingene for denne kanalen? Da gjelder serverens valg her.
settings-forget-server-ask = Slette innstillingene for denne serveren? Kanalenes innstillinger og loggen beholdes; /logg sletter alt sammen.
settings-delete = Slett
settings-keep = Behold

## Det som ikke kan gjøres

settings-not-allowed = Dette er for dem som har tillatelsen «Administrer server», på en server som assistenten er lagt til i.
settings-unread = Databasen svarer ikke akkurat nå. Prøv igjen om et minutt; avgjørelser gis i mellomtiden som før.
settings-unsaved = Ikke bekreftet
settings-unsaved-away = Databasen svarer ikke, så dette kan ikke kalles lagret. Se etter igjen om et minutt, og gjenta valget hvis det ikke står der.
settings-unsaved-full = Dette kunne ikke lagres: Databasen har ikke mer plass. Si fra til den som driver assistenten.
settings-again = Se etter igjen
