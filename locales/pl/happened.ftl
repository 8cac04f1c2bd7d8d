### The opening question in groups, and words by which an irregularity is found. DO voice.
### happened-group-<group>: a label; .description: one line. .short: at most 40 characters, a button.
### .search: what a director would type, parted by commas; never shown, so everyday speech is right here.

## Groups

happened-group-cards = Niewłaściwa liczba kart
    .description = W ręce lub w lewie jest za dużo lub za mało kart albo pojawiły się dwie naraz.

happened-group-turn = Poza kolejnością lub przedwcześnie
    .description = Wyjście lub zagranie, gdy kolej była na innego gracza.

happened-group-revoke = Fałszywy renons
    .description = Nie dołożono do koloru albo ktoś o to pyta.

happened-group-exposed = Karta widoczna lub przygwożdżona
    .description = Karta stała się widoczna albo na stole leży karta przygwożdżona.

happened-group-dummy = Rozgrywający i dziadek
    .description = Karta wskazana, zagrana lub położona omyłkowo albo uwaga dziadka.

happened-group-after = Wycofanie karty, obejrzenie lewy
    .description = Gracz zabiera kartę lub chce obejrzeć lewę albo karta jest źle skierowana.

## Irregularities

irregularity-card-count =
    .short = Niewłaściwa liczba kart
    .search = niewłaściwa liczba kart, zła liczba kart, za dużo kart w ręce, za mało kart w ręce, o jedną kartę za dużo, o jedną kartę za mało, brakuje karty, brak karty, zgubiona karta, karta na podłodze, karta została w pudełku, dwanaście kart, czternaście kart, 12 kart, 14 kart, nie dołożono karty do lewy, ktoś nie dał karty, wadliwa lewa, trzy karty w lewie, karty się nie zgadzają, nie zgadza się liczba kart, karta znaleziona wśród zgranych, sklejone karty we wcześniejszej lewie

irregularity-two-cards =
    .short = Dwie karty naraz
    .search = dwie karty naraz, dwie karty jednocześnie, dwie karty razem, skleiły się karty, sklejone karty, karta przykleiła się do drugiej, wypadły dwie karty, zagrano dwie karty, trzy karty naraz, wyciągnięto dwie karty

irregularity-extra-card-to-trick =
    .short = Kolejna karta do tej samej lewy
    .search = piąta karta, pięć kart w lewie, piąta karta do lewy, dwa razy do tej samej lewy, druga karta do tej samej lewy, dołożono drugi raz, kolejna karta do tej samej lewy, jeszcze jedna karta do lewy

irregularity-revoke =
    .short = Fałszywy renons
    .search = fałszywy renons, falszywka, fałszywka, renons, nie dołożono do koloru, nie do koloru, nie dodano do koloru, miał kolor, był kolor, jednak jest pik, jednak jest kier, przebito mając kolor, przebitka choć jest kolor, zrzutka mimo koloru, zły kolor

irregularity-revoke-enquiry =
    .short = Pytanie o fałszywy renons
    .search = pytanie o renons, pytanie o fałszywy renons, nie masz pika partnerze, nie masz kiera, nie masz więcej, czy nie masz koloru, obrońca pyta partnera o kolor, dziadek pyta rozgrywającego o kolor, zapytano o kolor, pytanie do partnera

irregularity-exposed-card =
    .short = Karta widoczna
    .search = karta widoczna, odsłonięta karta, upuszczona karta, karta upadła na stół, karta spadła, wypadła karta, pokazana karta, pokazano kartę, karta mignęła, widać było kartę, karty trzymane tak że było je widać, nazwana karta, karta odkryta na stole, wyłożono rękę jak dziadek

irregularity-penalty-card-pending =
    .short = Karta przygwożdżona na stole
    .search = karta przygwożdżona, przygwożdżona, karta przygwożdżona na stole, normalna karta przygwożdżona, podrzędna karta przygwożdżona, partner wychodzi a leży przygwożdżona, nakaz wyjścia, zakaz wyjścia, co z kartą przygwożdżoną, dwie karty przygwożdżone, czy trzeba zagrać przygwożdżoną, karta karna

irregularity-penalty-card-not-played =
    .short = Nie zagrano karty przygwożdżonej
    .search = nie zagrano karty przygwożdżonej, inna karta zamiast przygwożdżonej, zagrano inną kartę niż przygwożdżona, zapomniana karta przygwożdżona, powinna być przygwożdżona a zagrano inną

irregularity-lead-out-of-turn =
    .short = Wyjście poza kolejnością
    .search = wyjście poza kolejnością, wyjście nie z tej ręki, wyjście ze złej ręki, zła ręka, wyszedł nie ten, zagranie ze złej ręki, rozgrywający z dziadka zamiast z ręki, rozgrywający z ręki zamiast z dziadka, wyjście bez kolejki, nie jego kolej

irregularity-opening-lead-out-of-turn =
    .short = Pierwsze wyjście poza kolejnością
    .search = pierwsze wyjście poza kolejnością, wist poza kolejnością, wist nie z tej ręki, zawistował nie ten obrońca, zły wist, wistował zły obrońca, pierwszy wist z niewłaściwej strony, zakryty wist, odkryty wist

irregularity-premature-play =
    .short = Przedwczesne zagranie
    .search = przedwczesne zagranie, przedwczesne wyjście, za wcześnie, za szybko, zagrano przed partnerem, zagranie przed rozgrywającym, zagranie przed dziadkiem, wyjście przed końcem lewy, wyjście do następnej lewy za wcześnie, pośpiech obrońcy, dołożono bez kolejki

irregularity-simultaneous-two-players =
    .short = Dwóch graczy jednocześnie
    .search = dwóch graczy jednocześnie, obaj wyszli naraz, dwa wyjścia naraz, obaj obrońcy wyszli, dwie osoby naraz, jednoczesne zagranie, jednoczesne wyjście, w tej samej chwili

irregularity-play-after-illegal =
    .short = Zagrano po nieprzepisowym zagraniu
    .search = zagrano po nieprzepisowym zagraniu, dołożono do wyjścia poza kolejnością, zagrano po wyjściu poza kolejnością, zagrano dalej przed przyjściem sędziego, zagrano przed orzeczeniem, przeciwnik dołożył do złego wyjścia, akceptacja przez zagranie

irregularity-cannot-comply =
    .short = Nie można wykonać nakazu
    .search = nie można wykonać nakazu, nie ma nakazanego koloru, brak nakazanego koloru, nie da się wyjść w nakazany kolor, ma tylko zakazany kolor, nie może zagrać zgodnie z nakazem

irregularity-dummy-wrong-card =
    .short = Niewłaściwa karta z dziadka
    .search = niewłaściwa karta z dziadka, zła karta z dziadka, dziadek położył inną kartę, dziadek dał złą kartę, dziadek źle usłyszał, inna karta z dziadka niż zadysponowana, pomyłka dziadka

irregularity-designation-change =
    .short = Zmiana wskazanej karty
    .search = rozgrywający zmienia kartę, zmiana karty z dziadka, przejęzyczenie, wskazana zła karta, powiedziano inną kartę, zadysponowano złą kartę, niezamierzone wskazanie, chodziło o inną kartę, rozgrywający chce inną kartę z dziadka

irregularity-played-or-not =
    .short = Zagrana czy nie?
    .search = zagrana czy nie, czy karta jest zagrana, czy to zagranie, karta dotknęła stołu, karta wysunięta z ręki, wyciągnięta i schowana karta, dotknięto karty dziadka, dotknięta karta, karta w powietrzu, karta trzymana nad stołem

irregularity-retraction =
    .short = Karta zabrana z powrotem
    .search = zabrana karta, wycofana karta, wycofanie karty, gracz zabiera kartę, chce zabrać kartę, chce cofnąć zagranie, cofnięcie karty, zmiana zagranej karty, karta z powrotem do ręki, powiedziano że moja kolej

irregularity-inspection =
    .short = Obejrzenie lewy
    .search = obejrzeć lewę, zobaczyć lewę, pokazać ostatnią lewę, ostatnia lewa, zajrzeć do lewy, proszę pokazać lewę, co było zagrane, odwrócić karty lewy, przeglądanie lew, oglądanie zgranych kart

irregularity-pointing =
    .short = Karta źle skierowana
    .search = karta źle skierowana, źle położona karta, karta położona w złą stronę, lewa odłożona w złą stronę, wygrana czy przegrana, źle ułożone lewy, karta w niewłaściwym kierunku, niezgodność liczby lew

irregularity-dummy-drew-attention =
    .short = Uwaga dziadka
    .search = dziadek się odezwał, dziadek coś powiedział, dziadek zwrócił uwagę, dziadek wskazał nieprawidłowość, dziadek wezwał sędziego, dziadek ostrzegł rozgrywającego, dziadek podpowiedział kartę, uwaga dziadka, komentarz dziadka
