### Disputed points (one sentence a view), and the Laws to turn to next. Voice: WHY; onward: DO, .say: SAY.

## Views: view-<branch>-<view>. "minority" stands beside a ruling that is given.

# The non-offending side alone has played on, and the card supplied now wins the trick.
view-67a-2-i = Kortet som legges nå, teller fullt ut; utspillet til neste stikk trekkes tilbake uten korrigering, og den som nå vinner stikket, spiller ut.
view-67a-2-ii = Utspillet til neste stikk er gjort i god tro og blir stående; stikket blir hos hånden som hadde vunnet det.
view-67b1-dummy-minority = Henvisningen til § 64A2 står alene, og da overføres et stikk også når det er blindemanns kort som mangler.
view-67b1-trick12-minority = Tolvte stikk ble ikke korrigert slik en revoke ville blitt, så § 64B6 gjelder ikke, og et stikk kan overføres.
# A claim was made while a trick was defective.
view-67b1-claim-i = Den feilende velger fritt kortet som legges blant de spilte; deretter vurderes kravet, og tvil går ut over den feilende.
view-67b1-claim-ii = Spillet er slutt, og TL velger derfor det kortet som det koster den feilende siden mest å mangle.
# Before 2017: the card was played, but does not lie among the played cards.
view-67b3-4-i = Antallet kort avgjør: det er ett for mye på hånden, og saken behandles som om det ikke var spilt noe kort til stikket.
view-67b3-4-ii = Kortet ble spilt, så det legges bare tilbake blant de spilte kortene, og ingen stikk overføres.
# Before 2017: the same card was played to a second trick.
view-67b3-5-i = Det første spillet gjelder; det senere stikket lar seg ikke rette, og TL tildeler justert score.
view-67b3-5-ii = Det andre spillet gjelder; da er det første stikket irregulært, uten kort fra den hånden.
# 2017: one trick without a card and one with two, so that the counts are right.
view-dg-6-i = To stikk er irregulære, og begge rettes: først det som har for mange kort, så det som mangler et kort.
view-dg-6-ii = Antallet kort stemmer, så vilkåret i § 67B er ikke oppfylt; spillet fortsetter, og bare justert score gjenstår.
# 1997: a card foreign to the deal; no clause.
view-dg-5-1997-i = Det fremmede kortet fjernes, og spillet fortsetter, slik de senere lovene sier.
view-dg-5-1997-ii = En hånd hadde for mange kort fra begynnelsen, så § 13 gjelder, og det gis justert score.
# 1997: a hand was wrong from the start and its player has called.
view-13-6a-main = En spiller med feil hånd har meldt, så given spilles ikke videre, og det gis kunstig justert score.
# A defender named a small card: neither shown by accident nor played.
view-49-3-i = Kortet ble nevnt uten hensikt om å spille det, og er derfor et lite straffekort.
view-49-3-ii = Kortet ble ikke vist ved et uhell, og er derfor et stort straffekort.
# 1997 and 2007: both sides revoked in one trick, and one side has played on.
view-55-2-i = Loven nevner ingen rekkefølge, og en motspiller har godtatt, så utspillet blir stående.
view-55-2-ii = Motspillerne er ikke enige om å godta, så utspillet trekkes tilbake.
view-62-4c-i = Bare den revoken som ikke er etablert, korrigeres; deretter bedømmes given som om ingen hadde revokert.
view-62-4c-ii = Begge revokene korrigeres, fordi den ene ikke kan stå når den andre rettes.
# 1997: a revoke in trick 12, and partner holds cards of two suits.
view-62-5-i = Spillefører kan si hvilket av de to kortene makker spiller til tolvte stikk.
view-62-5-ii = Makker velger kortet, men ikke det som synet av revokekortet peker mot.

## Laws that are not encoded here: which, why, and what to do meanwhile

onward-12 = Gå til § 12 om scoren: justert score er det TL som avgjør.
onward-13 = Gå til § 13: hendene hadde ikke 13 kort hver. Hold alle kort med fremsiden ned til du har slått opp i lovboka.
    .say = Dette gjelder selve given. La alle kort ligge med fremsiden ned, og vent litt.
onward-14 = Gå til § 14: det mangler et kort på en hånd. Let etter kortet først.
    .say = Det mangler et kort på en hånd. La alle kort ligge med fremsiden ned, og vent litt.
onward-16 = Gå til § 16: vurder hva en spiller har lov til å vite, og om noe annet er brukt.
onward-24 = Gå til § 24: kortet ble vist før spillet begynte. Det blir liggende med fremsiden opp til du har avgjort saken.
    .say = Dette skjedde før spillet begynte. Ingen melder eller spiller før jeg har avgjort saken.
# Until 2017: the auction is over, the opening lead not yet faced.
onward-24-lead-not-faced = Gå til § 24, som gjelder til åpningsutspillet er vendt opp. Kortet blir liggende med fremsiden opp; tilhører det en motspiller, kan spillefører deretter behandle det som straffekort.
    .say = Kortet blir liggende med fremsiden opp. Tilhører det en motspiller, kan spillefører deretter behandle det som straffekort. Ingen melder eller spiller før jeg har avgjort saken.
onward-42 = Gå til § 42: der står det hva blindemann kan gjøre. Blindemann gjør ikke noe annet imens.
onward-43 = Gå til § 43: den begrenser hva blindemann kan gjøre, og sier hva som følger. Noter det som ble sagt; spill videre.
onward-49 = Gå til § 49: kortet kan være et straffekort. Det blir liggende med fremsiden opp til du har avgjort saken.
    .say = Kortet blir liggende med fremsiden opp til jeg har avgjort saken.
onward-53 = Var kortet et utspill, gå til § 53: det var utenfor tur, og det kan fortsatt godtas. Ingen spiller imens.
    .say = Det er spilt ut utenfor tur. Ingen spiller før den andre siden har fått høre valgene.
onward-54 = Gå til § 54: åpningsutspillet kom utenfor tur. Ingen legger ned eller spiller kort imens.
    .say = Ingen legger ned eller spiller kort før spillefører har fått høre valgene.
onward-55 = Gå til § 55: spilleførers side spilte ut utenfor tur. Motspillerne avgjør; ingen spiller imens.
    .say = Det er spilt ut utenfor tur. Ingen spiller før motspillerne har fått høre valgene.
onward-56 = Gå til § 56: en motspiller spilte ut utenfor tur. Spillefører avgjør; ingen spiller imens.
    .say = Det er spilt ut utenfor tur. Ingen spiller før spillefører har fått høre valgene.
onward-57 =
    { $role ->
        [declarer] Gå til § 57: et kort fra spilleførers side ble spilt for tidlig. Det blir stående hvis det er lovlig når turen kommer.
        [dummy] Gå til § 57: et kort fra spilleførers side ble spilt for tidlig. Det blir stående hvis det er lovlig når turen kommer.
       *[other] Gå til § 57: en motspiller spilte for tidlig. Spillefører kan begrense den andre motspillerens kort; ingen spiller imens.
    }
    .say =
        { $role ->
            [declarer] Et kort ble spilt for tidlig. Ingen spiller før jeg har sett på det.
            [dummy] Et kort ble spilt for tidlig. Ingen spiller før jeg har sett på det.
           *[other] Et kort ble spilt for tidlig. Ingen spiller før spillefører har fått høre valgene.
        }
onward-60 = Gå til § 60: noen spilte etter uregelmessigheten. Finn ut rekkefølgen på kortene; ingen spiller imens.
    .say = Først må jeg finne ut i hvilken rekkefølge kortene ble spilt. Ingen spiller imens.
onward-61 = Gå til § 61: den sier hva en revoke er, og hvem som kan spørre om en. Ingen ferdige stikk snus.
    .say = Dette kan være en revoke. La alle kort ligge som de ligger.
onward-62 = Gå til § 62: en revoke som ikke er etablert, korrigeres.
    .say = Revoken må fortsatt rettes opp.
# Both sides have revoked in one trick, and the ruling was on one of them.
onward-62-other-side = Gå til § 62 en gang til: i dette stikket korrigeres også den andre sidens revoke.
    .say = Også den andre sidens revoke rettes opp.
# A restored card should have been played to trick 12.
onward-62-late = Gå til § 62: en revoke i tolvte stikk korrigeres også når den oppdages sent.
    .say = Revoken må fortsatt rettes opp.
onward-63 = Gå til § 63: den sier når en revoke er etablert. Finn ut hvem som har spilt eller krevd siden.
onward-64 = Gå til § 64: den sier hva en etablert revoke koster. Avgjør det etter siste stikk.
    .say = Jeg kommer tilbake til dette etter siste stikk. Ikke bland kortene.
onward-65 = Gå til § 65: antallet kort stemmer; feilen kan bare være at et kort ligger feil vei eller i feil rekkefølge.
    .say = Antallet kort stemmer.
onward-67 = Bruk § 67 en gang til: en annen hånd har også feil antall kort. Avgjør én hånd om gangen.
    .say = En annen hånd har også feil antall kort. Den tar jeg etterpå.
# A missing card was found among the played ones (14B1).
onward-67-found = Bruk § 67: kortet ble funnet blant de spilte kortene, så et stikk er irregulært. La spillerne telle kortene på hånden og de spilte kortene, og avgjør stikket.
    .say = Kortet lå blant de spilte kortene, så et stikk er irregulært. Det tar jeg etterpå.
onward-68 = Gå til § 68 og de følgende paragrafene om kravet. La alle kort ligge som de er.
    .say = Jeg ser på kravet. La alle kort ligge som de er.
onward-69 = Gå til § 69: kravet var godtatt. Finn ut om noen fortsatt kan protestere.
onward-72 = Gå til § 72: vurder om en spiller kunne ha visst at dette ville gjøre skade.
onward-79 = Gå til § 79: det er uenighet om antallet vunne stikk. Kortene blir liggende som de er.
    .say = Dette gjelder antallet vunne stikk. La alle kort ligge som de er.
onward-82 = Gå til § 82: en avgjørelse var feil. Rett den; begge sider regnes som ikke-feilende.
    .say = Jeg må rette en avgjørelse. Ingen av sidene taper på det.
onward-85 = Gå til § 85: det er uenighet om fakta. Legg det mest sannsynlige til grunn, og spill videre hvis ingenting kan fastslås.
    .say = Først må jeg fastslå hva som har skjedd. Ingen spiller imens. Fortell meg det, én om gangen.
onward-86 = Gå til § 86: i lagkamp teller også resultatet fra det andre bordet.
onward-90 = Gå til § 90: prosedyrestraff er mulig.
onward-91 = Gå til § 91: dette gjelder oppførsel, som TL kan reagere på.
onward-92 = Gå til § 92: avgjørelsen kan appelleres. Oppgi fristen til spillerne.
# A Law without a message of its own; $laws is its reference.
onward-other = Gå videre i lovboka: { $laws }. Ingen spiller imens.
    .say = Jeg trenger litt tid til å slå dette opp.
