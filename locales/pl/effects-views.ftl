### Disputed points (one sentence a view), and the Laws to turn to next. Voice: WHY; onward: DO, .say: SAY.

## Views: view-<branch>-<view>. "minority" stands beside a ruling that is given.

# The non-offending side alone has played on, and the card supplied now wins the trick.
view-67a-2-i = Dołożona karta w pełni się liczy, więc wyjście do następnej lewy zostaje wycofane bez sprostowania, a wychodzi ręka, do której teraz należy lewa.
view-67a-2-ii = Wyjście do następnej lewy nastąpiło w dobrej wierze i jest ważne; lewa pozostaje przy ręce, która ją wzięła.
view-67b1-dummy-minority = Odesłanie do przepisu 64A2 jest samodzielne, więc lewę przekazuje się także za brakującą kartę dziadka.
view-67b1-trick12-minority = Dwunasta lewa nie została poprawiona jak przy fałszywym renonsie, więc przepisu 64B6 się nie stosuje i lewę można przekazać.
# A claim was made while a trick was defective.
view-67b1-claim-i = Wykraczający dowolnie wybiera kartę odkładaną do zgranych; potem ocenia się roszczenie, a wątpliwości rozstrzyga się na niekorzyść wykraczającego.
view-67b1-claim-ii = Rozgrywka jest zakończona, więc sędzia przyjmuje kartę, której brak kosztuje stronę wykraczającą najwięcej.
# Before 2017: the card was played, but does not lie among the played cards.
view-67b3-4-i = Decyduje liczba kart: w ręce jest jedna za dużo, więc postępuje się tak, jakby do lewy nie zagrano karty.
view-67b3-4-ii = Karta została zagrana, więc po prostu wraca do zgranych i żadna lewa nie zostaje przekazana.
# Before 2017: the same card was played to a second trick.
view-67b3-5-i = Pierwsze zagranie jest ważne; późniejszej lewy nie da się poprawić, więc sędzia orzeka wynik rozjemczy.
view-67b3-5-ii = Drugie zagranie jest ważne; wadliwa jest wtedy pierwsza lewa, bez karty z tej ręki.
# 2017: one trick without a card and one with two, so that the counts are right.
view-dg-6-i = Wadliwe są dwie lewy, więc poprawia się obie: najpierw tę z nadmiarem kart, potem tę bez karty.
view-dg-6-ii = Liczba kart się zgadza, więc warunek przepisu 67B nie jest spełniony; gramy dalej i pozostaje tylko wynik rozjemczy.
# 1997: a card foreign to the deal; no clause.
view-dg-5-1997-i = Kartę spoza rozdania usuwa się i gra toczy się dalej, tak jak w późniejszych wydaniach.
view-dg-5-1997-ii = Od początku któraś ręka miała za dużo kart, więc stosuje się przepis 13 i orzeka wynik rozjemczy.

## Laws that are not encoded here: which, why, and what to do meanwhile

onward-13 = Zastosować przepis 13: w rękach nie było po 13 kart. Do czasu sprawdzenia przepisu wszystkie karty pozostają zakryte.
    .say = Sprawa dotyczy samego rozdania. Proszę nie odsłaniać kart i chwilę zaczekać.
onward-14 = Zastosować przepis 14: w ręce brakuje karty. Najpierw poszukać tej karty.
onward-53 = Zastosować przepis 53: karta liczy się jako wyjście poza kolejnością i można je jeszcze zaakceptować. Na razie nikt nie gra.
onward-54 = Zastosować przepis 54: pierwsze wyjście nastąpiło poza kolejnością. Na razie nikt nie wykłada kart ani nie gra.
onward-55 = Zastosować przepis 55: wyjście strony rozgrywającej poza kolejnością. Decydują obrońcy; na razie nikt nie gra.
    .say = Wyjście do następnej lewy można jeszcze zaakceptować. Do czasu decyzji obrońców nikt nie gra.
onward-56 = Zastosować przepis 56: wyjście obrońcy poza kolejnością. Decyduje rozgrywający; na razie nikt nie gra.
    .say = Wyjście do następnej lewy można jeszcze zaakceptować. Do czasu decyzji rozgrywającego nikt nie gra.
onward-57 = Zastosować przepis 57: przedwczesne zagranie obrońcy. Rozgrywający może ograniczyć wybór karty partnera; na razie nikt nie gra.
onward-62 = Zastosować przepis 62: fałszywy renons w dwunastej lewie poprawia się nawet wtedy, gdy wykryto go późno.
    .say = Fałszywy renons trzeba jeszcze poprawić.
onward-65 = Zastosować przepis 65: liczba kart się zgadza, więc co najwyżej karta jest źle skierowana lub leży w złej kolejności.
    .say = Liczba kart się zgadza.
onward-67 = Zastosować przepis 67 jeszcze raz: także inna ręka ma niewłaściwą liczbę kart. Orzekać kolejno o każdej ręce.
    .say = W innej ręce też jest niewłaściwa liczba kart. Zajmę się nią za chwilę.
onward-68 = W sprawie roszczenia zastosować przepis 68 i następne. Karty pozostają tak, jak leżą.
# A Law without a message of its own; $laws is its reference.
onward-other = Dalej zastosować: { $laws }. Na razie nikt nie gra.
    .say = Potrzebuję chwili, by to sprawdzić.

## Irregularities that are not encoded yet

onward-irregularity-two-cards = Zajrzeć do przepisu 58: jeden gracz pokazuje naraz dwie karty lub więcej. Zostawić je tak, jak leżą, i ustalić, które były widoczne.
onward-irregularity-extra-card-to-trick = Zajrzeć do przepisu 45E: do lewy dołożono piątą kartę. Zostawić ją na miejscu i ustalić, czy miała być wyjściem.
onward-irregularity-revoke = Zajrzeć do przepisów 61–64: nie dołożono do koloru. Przerwać grę, ustalić, kto już zagrywa dalej, i zostawić karty na miejscu.
onward-irregularity-revoke-enquiry = Zajrzeć do przepisu 61B: prawo do pytania o fałszywy renons zależy od gracza i wydania. Zakrytych lew się nie odwraca.
onward-irregularity-exposed-card = Zajrzeć do przepisów 48–50: decyduje, czyja to karta. Zostawić ją odsłoniętą i ustalić, czy była widoczna dla partnera.
onward-irregularity-penalty-card-pending = Zajrzeć do przepisów 50 i 51: karta przygwożdżona ogranicza grę i może dawać wybór rozgrywającemu. Do czasu tego wyboru nikt nie wychodzi.
onward-irregularity-penalty-card-not-played = Zajrzeć do przepisu 52: zamiast należnej karty przygwożdżonej zagrano inną. Na razie nikt nie gra; wybór ma rozgrywający.
onward-irregularity-lead-out-of-turn = Zajrzeć do przepisów 53, 55 i 56: wyjście z niewłaściwej ręki. Zostawić kartę na stole; do decyzji drugiej strony nikt nie gra.
onward-irregularity-opening-lead-out-of-turn = Zajrzeć do przepisu 54: rozgrywający ma kilka możliwości. Do ich przedstawienia nikt nie wykłada kart.
onward-irregularity-premature-play = Zajrzeć do przepisu 57: obrońca zagrywa przed partnerem. Zostawić kartę odsłoniętą; partner czeka na wybór rozgrywającego.
onward-irregularity-simultaneous-two-players = Zajrzeć do przepisu 58A: dwóch graczy zagrywa jednocześnie. Pierwszeństwo ma ten, na kogo była kolej; obie karty zostają.
onward-irregularity-play-after-illegal = Zajrzeć do przepisu 60: po nieprzepisowym zagraniu zagrano dalej. Ustalić kolejność kart, zanim ktokolwiek je ruszy.
onward-irregularity-cannot-comply = Zajrzeć do przepisu 59: gdy nakazu nie da się wykonać, wolno zagrać dowolną przepisową kartę. Sprawdzić to bez pokazywania ręki.
onward-irregularity-dummy-wrong-card = Zajrzeć do przepisu 45D: z dziadka położono inną kartę niż zadysponowana. Ustalić, czy każda ze stron zagrała już dalej.
onward-irregularity-designation-change = Zajrzeć do przepisu 45C4: wskazaną kartę można zmienić tylko w wąskich granicach. Od razu zapytać o zamiar i chwilę wypowiedzi.
onward-irregularity-played-or-not = Zajrzeć do przepisu 45C: od ułożenia karty zależy, czy jest zagrana. Poprosić o opis ruchu, bez powtarzania go.
onward-irregularity-retraction = Zajrzeć do przepisu 47: zagraną kartę wolno cofnąć tylko z określonych powodów. Do ich ustalenia karta leży odsłonięta.
onward-irregularity-inspection = Zajrzeć do przepisu 66: prawo do obejrzenia lewy zależy od tego, która strona zagrała już dalej. Do tego czasu karty pozostają zakryte.
onward-irregularity-pointing = Zajrzeć do przepisu 65: zgrana karta jest źle skierowana. Przed jej obróceniem zapytać, czy ta strona zagrała już dalej.
onward-irregularity-dummy-drew-attention = Zajrzeć do przepisów 42 i 43: dziadek ma ograniczone uprawnienia i może je stracić. Wznowić rozgrywkę i zanotować, co powiedziano.
