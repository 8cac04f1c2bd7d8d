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
view-67b3-4-i = Decyduje liczba kart: w ręce jest jedna za dużo, więc postępuje się tak, jakby do lewy nie dołożono karty.
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
# 1997: a hand was wrong from the start and its player has called.
view-13-6a-main = Gracz z niewłaściwą ręką już licytuje, więc rozdania nie gra się dalej i orzeka się procentowy wynik rozjemczy.
# A defender named a small card: neither shown by accident nor played.
view-49-3-i = Kartę nazwano bez zamiaru jej zagrania, więc jest to podrzędna karta przygwożdżona.
view-49-3-ii = Karta nie została pokazana przypadkowo, więc jest to normalna karta przygwożdżona.
# 1997 and 2007: both sides revoked in one trick, and one side has played on.
view-55-2-i = Przepis nie podaje kolejności, a jeden z obrońców akceptuje, więc wyjście jest ważne.
view-55-2-ii = Obrońcy nie są zgodni co do akceptacji, więc wyjście zostaje wycofane.
view-62-4c-i = Poprawia się tylko nieuprawomocniony fałszywy renons; potem ocenia się rozdanie tak, jakby go po żadnej stronie nie było.
view-62-4c-ii = Poprawia się oba fałszywe renonse, ponieważ nie można zostawić jednego, gdy poprawia się drugi.
# 1997: a revoke in trick 12, and partner holds cards of two suits.
view-62-5-i = Rozgrywający może wskazać, którą z dwóch kart partner zagrywa w dwunastej lewie.
view-62-5-ii = Kartę wybiera partner, ale nie tę, którą podpowiada widok karty fałszywego renonsu.

## Laws that are not encoded here: which, why, and what to do meanwhile

onward-12 = W sprawie wyniku zastosować przepis 12: o wyniku rozjemczym decyduje sędzia.
onward-13 = Zastosować przepis 13: w rękach nie było po 13 kart. Do czasu sprawdzenia przepisu wszystkie karty pozostają zakryte.
    .say = Sprawa dotyczy samego rozdania. Proszę nie odsłaniać kart i chwilę zaczekać.
onward-14 = Zastosować przepis 14: w ręce brakuje karty. Najpierw poszukać tej karty.
    .say = W ręce brakuje karty. Proszę nie odsłaniać kart i zaczekać.
onward-16 = Zastosować przepis 16: ocenić, jaka informacja jest legalna i czy skorzystano z nielegalnej.
onward-24 = Zastosować przepis 24: karta została odsłonięta przed początkiem rozgrywki. Do czasu decyzji leży odsłonięta.
    .say = Stało się to przed początkiem rozgrywki. Do czasu mojej decyzji nikt nie licytuje ani nie gra.
# Until 2017: the auction is over, the opening lead not yet faced.
onward-24-lead-not-faced = Zastosować przepis 24, który obowiązuje do odsłonięcia karty pierwszego wyjścia. Karta leży odsłonięta; jeżeli należy do obrońcy, rozgrywający może potem uznać ją za kartę przygwożdżoną.
    .say = Karta leży odsłonięta. Jeżeli należy do obrońcy, rozgrywający może potem uznać ją za kartę przygwożdżoną. Do czasu mojej decyzji nikt nie licytuje ani nie gra.
onward-42 = Zastosować przepis 42: wymienia on uprawnienia dziadka. Na razie dziadek nie robi nic innego.
onward-43 = Zastosować przepis 43: ogranicza on uprawnienia dziadka i mówi, co z tego wynika. Zanotować, co powiedziano; gramy dalej.
onward-49 = Zastosować przepis 49: ta karta może być kartą przygwożdżoną. Do czasu decyzji leży odsłonięta.
    .say = Karta leży odsłonięta do czasu decyzji sędziego.
onward-53 = Jeżeli karta była wyjściem, zastosować przepis 53: to wyjście poza kolejnością i można je jeszcze zaakceptować. Na razie nikt nie gra.
    .say = Nastąpiło wyjście poza kolejnością. Do czasu decyzji drugiej strony nikt nie gra.
onward-54 = Zastosować przepis 54: pierwsze wyjście nastąpiło poza kolejnością. Na razie nikt nie wykłada kart ani nie gra.
    .say = Do czasu przedstawienia możliwości rozgrywającemu nikt nie wykłada kart ani nie gra.
onward-55 = Zastosować przepis 55: wyjście strony rozgrywającej poza kolejnością. Decydują obrońcy; na razie nikt nie gra.
    .say = Nastąpiło wyjście poza kolejnością. Do czasu decyzji obrońców nikt nie gra.
onward-56 = Zastosować przepis 56: wyjście obrońcy poza kolejnością. Decyduje rozgrywający; na razie nikt nie gra.
    .say = Nastąpiło wyjście poza kolejnością. Do czasu decyzji rozgrywającego nikt nie gra.
onward-57 =
    { $role ->
        [declarer] Zastosować przepis 57: kartę strony rozgrywającej zagrano przedwcześnie. Jest ważna, jeżeli jest przepisowa w swojej kolejności.
        [dummy] Zastosować przepis 57: kartę strony rozgrywającej zagrano przedwcześnie. Jest ważna, jeżeli jest przepisowa w swojej kolejności.
       *[other] Zastosować przepis 57: przedwczesne zagranie obrońcy. Rozgrywający może ograniczyć wybór karty drugiego obrońcy; na razie nikt nie gra.
    }
    .say =
        { $role ->
            [declarer] Kartę zagrano przedwcześnie. Na razie nikt nie gra, muszę to sprawdzić.
            [dummy] Kartę zagrano przedwcześnie. Na razie nikt nie gra, muszę to sprawdzić.
           *[other] Zagrano przedwcześnie. Do czasu przedstawienia możliwości rozgrywającemu nikt nie gra.
        }
onward-60 = Zastosować przepis 60: po nieprawidłowości zagrano dalej. Ustalić kolejność kart; na razie nikt nie gra.
    .say = Najpierw muszę ustalić, w jakiej kolejności zagrano karty. Na razie nikt nie gra.
onward-61 = Zastosować przepis 61: mówi on, co jest fałszywym renonsem i kto może o niego pytać. Zakrytych lew się nie odwraca.
    .say = To może być fałszywy renons. Proszę zostawić wszystkie karty tak, jak leżą.
onward-62 = Zastosować przepis 62: fałszywy renons, który nie jest uprawomocniony, poprawia się.
    .say = Fałszywy renons trzeba jeszcze poprawić.
# Both sides have revoked in one trick, and the ruling was on one of them.
onward-62-other-side = Zastosować jeszcze raz przepis 62: w tej lewie poprawia się także fałszywy renons drugiej strony.
    .say = Poprawia się także fałszywy renons drugiej strony.
# A restored card should have been played to trick 12.
onward-62-late = Zastosować przepis 62: fałszywy renons w dwunastej lewie poprawia się nawet wtedy, gdy wykryto go późno.
    .say = Fałszywy renons trzeba jeszcze poprawić.
onward-63 = Zastosować przepis 63: mówi on, kiedy fałszywy renons jest uprawomocniony. Ustalić, kto od tej pory zagrał lub zgłosił roszczenie.
onward-64 = Zastosować przepis 64: mówi on, ile kosztuje uprawomocniony fałszywy renons. Rozstrzygnąć to po ostatniej lewie.
    .say = Wrócę do tego po ostatniej lewie. Proszę nie mieszać kart.
onward-65 = Zastosować przepis 65: liczba kart się zgadza, więc co najwyżej karta jest źle skierowana lub leży w złej kolejności.
    .say = Liczba kart się zgadza.
onward-67 = Zastosować przepis 67 jeszcze raz: także inna ręka ma niewłaściwą liczbę kart. Orzekać kolejno o każdej ręce.
    .say = W innej ręce też jest niewłaściwa liczba kart. Zajmę się nią za chwilę.
# A missing card was found among the played ones (14B1).
onward-67-found = Zastosować przepis 67: kartę odnaleziono wśród zgranych kart, więc wadliwa jest lewa. Przeliczyć karty w ręce i karty zgrane, po czym orzec o tej lewie.
    .say = Karta była wśród zgranych kart, więc wadliwa jest lewa. Zajmę się nią za chwilę.
onward-68 = W sprawie roszczenia zastosować przepis 68 i następne. Karty pozostają tak, jak leżą.
    .say = Sprawdzę to roszczenie. Proszę zostawić wszystkie karty tak, jak leżą.
onward-69 = Zastosować przepis 69: roszczenie zostało już uzgodnione. Ustalić, czy można jeszcze zgłosić sprzeciw.
onward-72 = Zastosować przepis 72: ocenić, czy wyrządzenie szkody było do przewidzenia.
onward-79 = Zastosować przepis 79: sporna jest liczba wziętych lew. Karty pozostają tak, jak leżą.
    .say = Sprawa dotyczy liczby wziętych lew. Proszę zostawić wszystkie karty tak, jak leżą.
onward-82 = Zastosować przepis 82: orzeczenie było błędne. Poprawić je; obie strony traktuje się jak niewykraczające.
    .say = Muszę poprawić orzeczenie. Żadna ze stron na tym nie traci.
onward-85 = Zastosować przepis 85: fakty są sporne. Przyjąć to, co bardziej prawdopodobne, a jeżeli nic nie da się ustalić, grać dalej.
    .say = Najpierw muszę ustalić fakty. Na razie nikt nie gra. Proszę po kolei opowiedzieć, co się stało.
onward-86 = Zastosować przepis 86: w meczach liczy się także wynik z drugiego stołu.
onward-90 = Zastosować przepis 90: możliwa jest kara proceduralna.
onward-91 = Zastosować przepis 91: to kwestia zachowania, za które sędzia może ukarać.
onward-92 = Zastosować przepis 92: od orzeczenia przysługuje odwołanie. Podać graczom termin.
# A Law without a message of its own; $laws is its reference.
onward-other = Dalej zastosować: { $laws }. Na razie nikt nie gra.
    .say = Potrzebuję chwili, by to sprawdzić.
