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

## Laws that are not encoded here: which, why, and what to do meanwhile

onward-13 = Gå til § 13: hendene hadde ikke 13 kort hver. Hold alle kort med fremsiden ned til du har slått opp i lovboka.
    .say = Dette gjelder selve given. La alle kort ligge med fremsiden ned, og vent litt.
onward-14 = Gå til § 14: det mangler et kort på en hånd. Let etter kortet først.
onward-53 = Gå til § 53: kortet regnes som utspill utenfor tur, og det kan fortsatt godtas. Ingen spiller imens.
onward-54 = Gå til § 54: åpningsutspillet kom utenfor tur. Ingen legger ned eller spiller kort imens.
onward-55 = Gå til § 55: spilleførers side spilte ut utenfor tur. Motspillerne avgjør; ingen spiller imens.
    .say = Utspillet til neste stikk kan fortsatt godtas. Ingen spiller før motspillerne har fått høre valgene.
onward-56 = Gå til § 56: en motspiller spilte ut utenfor tur. Spillefører avgjør; ingen spiller imens.
    .say = Utspillet til neste stikk kan fortsatt godtas. Ingen spiller før spillefører har fått høre valgene.
onward-57 = Gå til § 57: en motspiller spilte for tidlig. Spillefører kan begrense makkers kort; ingen spiller imens.
onward-62 = Gå til § 62: en revoke i tolvte stikk korrigeres også når den oppdages sent.
    .say = Revoken må fortsatt rettes opp.
onward-65 = Gå til § 65: antallet kort stemmer; feilen kan bare være at et kort ligger feil vei eller i feil rekkefølge.
    .say = Antallet kort stemmer.
onward-67 = Bruk § 67 en gang til: en annen hånd har også feil antall kort. Avgjør én hånd om gangen.
    .say = En annen hånd har også feil antall kort. Den tar jeg etterpå.
onward-68 = Gå til § 68 og de følgende paragrafene om kravet. La alle kort ligge som de er.
# A Law without a message of its own; $laws is its reference.
onward-other = Gå videre i lovboka: { $laws }. Ingen spiller imens.
    .say = Jeg trenger litt tid til å slå dette opp.

## Irregularities that are not encoded yet

onward-irregularity-two-cards = Slå opp § 58: en spiller viste flere kort samtidig. La dem ligge, og finn ut hvilke fremsider som var synlige.
onward-irregularity-extra-card-to-trick = Slå opp § 45E: det kom et femte kort i stikket. La det ligge, og finn ut om det var ment som utspill.
onward-irregularity-revoke = Slå opp §§ 61–64: en spiller fulgte ikke farge. Stopp spillet, finn ut hvem som har spilt videre, og la kortene ligge.
onward-irregularity-revoke-enquiry = Slå opp § 61B: hvem som kan spørre om revoke, avhenger av spilleren og lovutgaven. Ingen ferdige stikk snus.
onward-irregularity-exposed-card = Slå opp §§ 48–50: det avgjørende er hvem kortet tilhører. La det ligge åpent, og finn ut om makker kunne se det.
onward-irregularity-penalty-card-pending = Slå opp § 50 og § 51: et straffekort begrenser spillet og kan gi spillefører et valg. Utspillet venter på valget.
onward-irregularity-penalty-card-not-played = Slå opp § 52: et straffekort skulle vært spilt, men et annet kort ble spilt. Ingen spiller før spillefører har fått velge.
onward-irregularity-lead-out-of-turn = Slå opp §§ 53, 55 og 56: feil hånd spilte ut. La kortet ligge; ingen spiller før den andre siden har bestemt seg.
onward-irregularity-opening-lead-out-of-turn = Slå opp § 54: spillefører har flere valg. Ingen legger ned hånden før valgene er lagt frem.
onward-irregularity-premature-play = Slå opp § 57: en motspiller spilte før makker. La kortet ligge åpent; makker venter på spilleførers valg.
onward-irregularity-simultaneous-two-players = Slå opp § 58A: to spillere spilte samtidig. Den som var i tur, regnes som først; la begge kortene ligge.
onward-irregularity-play-after-illegal = Slå opp § 60: noen spilte etter et ulovlig spill. Finn ut rekkefølgen på kortene før noen flytter på dem.
onward-irregularity-cannot-comply = Slå opp § 59: den som ikke kan gjøre det som kreves, spiller et lovlig kort. Sjekk det uten å vise hånden.
onward-irregularity-dummy-wrong-card = Slå opp § 45D: blindemann la et annet kort enn det som var nevnt. Finn ut om begge sider har spilt videre.
onward-irregularity-designation-change = Slå opp § 45C4: et nevnt kort kan bare endres innenfor snevre grenser. Spør straks hva som var ment, og når det ble sagt.
onward-irregularity-played-or-not = Slå opp § 45C: om kortet er spilt, avhenger av hvordan det ble holdt. Få bevegelsen beskrevet, ikke gjentatt.
onward-irregularity-retraction = Slå opp § 47: et spilt kort kan bare tas tilbake av bestemte grunner. La det ligge åpent til du har funnet en.
onward-irregularity-inspection = Slå opp § 66: hvilket stikk som kan vises, avhenger av hvem som har spilt videre. Til da ligger kortene med fremsiden ned.
onward-irregularity-pointing = Slå opp § 65: et spilt kort ligger feil vei. Spør om siden har spilt videre før det snus.
onward-irregularity-dummy-drew-attention = Slå opp § 42 og § 43: blindemann har begrensede rettigheter og kan miste dem. La spillet gå videre, og noter det som ble sagt.
