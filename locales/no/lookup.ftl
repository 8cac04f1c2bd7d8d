### Words by which a clause is found: the label names the situation; .search holds what a Director
### would type, parted by commas, and is never shown.

lookup-12 = Justert score
    .search = justert score, tildelt score, kunstig score, turneringsleder gir score
lookup-12C1 = Tildelt justert score
    .search = vektet score, tildelt justert score, middel
lookup-13 = Feil antall kort på hånden
    .search = fjorten kort, 14 kort på hånden, feil antall kort fra starten
lookup-14 = Manglende kort
    .search = manglende kort, bare tolv kort, kort i mappen, kort på gulvet
lookup-16 = Urettmessig informasjon (UI)
    .search = urettmessig informasjon, UI, uautorisert informasjon, ulovlig informasjon, tenkepause
lookup-16C = Informasjon fra tilbaketrukne kort
    .search = informasjon fra tilbaketrukket kort, informasjon fra tilbaketatt kort, hvem kan bruke tilbaketatt kort
lookup-50B = Lite eller stort straffekort
    .search = lite straffekort, stort straffekort, honnør vist
lookup-50D2 = Makkers utspill med straffekort på bordet
    .search = påby eller forby utspill, utspillsrestriksjon, forby fargen, makker skal spille ut
lookup-51 = To eller flere straffekort
    .search = to straffekort, flere straffekort
lookup-55 = Spillefører spiller ut utenfor tur
    .search = spillefører spilte fra feil hånd, spillefører utspill utenfor tur
lookup-56 = Motspiller spiller ut utenfor tur
    .search = motspiller spilte ut utenfor tur, motspillers utspill utenfor tur
lookup-61A = Hva en revoke er
    .search = definisjon av revoke, hva er revoke
lookup-62 = Korrigering av revoke
    .search = rette revoke, korrigere revoke, revoke oppdaget i tide
lookup-63A = Når en revoke er etablert
    .search = etablert revoke, når er revoken etablert, fullbyrdet revoke, når er revoken fullbyrdet
lookup-64 = Stikk for etablert revoke
    .search = straff for revoke, hvor mange stikk for revoke, overføring av stikk
lookup-64A1 = To stikk for revoke
    .search = to stikk, den feilende vant revokestikket
lookup-64A2 = Ett stikk for revoke
    .search = ett stikk
lookup-64B = Revoke uten overføring
    .search = ingen straff for revoke, blindemann revokerte, andre revoke i samme farge
lookup-64C = Rettferdig resultat etter revoke
    .search = revoke ikke nok erstatning, skade større enn straffen
lookup-62D = Revoke i tolvte stikk
    .search = revoke i tolvte stikk, stikk 12
lookup-67A = Irregulært stikk oppdaget med en gang
    .search = irregulært stikk oppdaget straks, tre kort i stikket
lookup-67B1 = Manglende kort i et stikk
    .search = la ikke kort til stikket, ett kort for mye på hånden
lookup-67B2 = For mange kort i et stikk
    .search = to kort i samme stikk, for mange kort i stikket, ett kort for lite på hånden
lookup-68 = Krav eller avståelse
    .search = krav, avståelse, innrømmelse, legger opp, resten er mine
lookup-69 = Godtatt krav
    .search = godtatt krav, avtalt krav
lookup-72C = Kunne ha visst
    .search = kunne ha visst, burde ha visst
lookup-79 = Antall vunne stikk
    .search = antall vunne stikk, uenig om antall stikk
lookup-82C = Turneringslederens feil
    .search = feil av turneringslederen, tl gjorde feil, feil avgjørelse
lookup-85 = Omstridte fakta
    .search = omstridte fakta, uenighet om fakta
lookup-92 = Appell
    .search = appell, anke avgjørelsen
lookup-44C = Følge farge
    .search = følge farge, plikt til å bekjenne
lookup-41 = Åpningsutspill med fremsiden ned
    .search = åpningsutspill med fremsiden ned, åpningsutspill med baksiden opp, spillets start
lookup-48 = Spilleførers fremviste kort
    .search = spillefører viste kort, spillefører la kortene på bordet

## Pages

# $situation may be "none".
lookup-title = § { $clause }, { $edition }-lovene{ $situation ->
        [none] {""}
       *[other] : { $situation }
    }
# $clause is spelled for the reader.
lookup-hit = { $clause } – { $situation }
lookup-also = Kanskje dette er ment
lookup-below = Under denne bestemmelsen
lookup-nothing = Ingenting ble funnet for «{ $typed }».
lookup-no-text = Det finnes ingen tekst til denne bestemmelsen: ingen lovbok av denne utgaven er lest inn, og vi har ingen egen omtale.
# The edition has no such clause; $editions is a ready list of years.
lookup-absent = { $edition }-lovene har ingen § { $clause }; nummeret finnes i lovene av { $editions }.
# No edition has it; $above is the clause that it would stand under.
lookup-in-none = Verken { $edition }-lovene eller andre utgaver har noen § { $clause }; den nærmeste er § { $above }.
lookup-references = Den viser til
lookup-changes = Hva som er endret
# Buttons: another language beside the reader's own.
lookup-beside-en = Vis engelsk ved siden av
lookup-beside-pl = Vis polsk ved siden av
lookup-beside-no = Vis norsk ved siden av
lookup-status = Hva programmet gjør med paragrafen
lookup-cases = Eksempelsaker
# $older and $newer are years, $was and $now addresses.
lookup-change-same = { $older } til { $newer }: samme virkning.
lookup-change-changed = { $older } til { $newer }: annen virkning.
lookup-change-moved = { $was } fra { $older } er { $now } i { $newer }.
lookup-change-new = { $now } er ny i { $newer }.
lookup-change-gone = { $was } fra { $older } finnes ikke lenger i { $newer }.
# Words that went and words that came.
lookup-went = [– { $words } –]
lookup-came = [+ { $words } +]
cli-law = Slå opp en bestemmelse etter nummer eller ord, på et hvilket som helst av de tre språkene.
cli-law-option-language = Vis bestemmelsen også på dette språket.
lookup-nothing-changed = Ingen endringer er kjent.
