### Facts that are known only after play, and facts that a table reports without being asked.
### .assumed is an item of the list under assumed-head ("Did any of these happen?"): a noun phrase,
### no claim, without a full stop. .told is what to bring back about it, after "come back and say:".

## Known after play

fact-defective-trick-won-by = Która ręka wzięła wadliwą lewę?
    .why = Jeżeli należy ona do strony wykraczającej, już to wystarcza do przekazania lewy.
    .label = Do kogo należy wadliwa lewa
    .told = kto wziął wadliwą lewę
    .how = Sprawdzić, jak leżą karty tej lewy. Ręka rozgrywającego i dziadek to dwie różne ręce.

answer-defective-trick-won-by-offender = { $offenderCap }
answer-defective-trick-won-by-offender-partner = { $partnerCap }
answer-defective-trick-won-by-opponents = Druga strona
fact-revoke-trick-won-by = Która ręka wzięła lewę z fałszywym renonsem?
    .why = Przekazać można więcej, gdy lewę wzięła właśnie ta ręka, w której był fałszywy renons.
    .label = Do kogo należy lewa z fałszywym renonsem
    .told = kto wziął lewę z fałszywym renonsem

answer-revoke-trick-won-by-offender = { $offenderCap }
answer-revoke-trick-won-by-offender-partner = { $partnerCap }
answer-revoke-trick-won-by-opponents = Druga strona
fact-later-tricks-os = Ile lew po tej lewie należy do { $osGen }?
    .why = Przekazać można tylko tę lewę i późniejsze.
    .label = Późniejsze lewy strony wykraczającej
    .told = ile późniejszych lew wzięła strona wykraczająca
    .how = Policzyć po ostatniej lewie, nie wliczając tej lewy.

fact-later-offender-playable = Ile późniejszych lew wzięła ręka { $offenderGen } kartą, którą wolno było zagrać w lewie z fałszywym renonsem?
    .why = Według MPB 1997 za taką lewę może zostać przekazana druga.
    .label = Późniejsze lewy wzięte kartą, którą wolno było zagrać
    .told = ile późniejszych lew wzięła ręka wykraczającego kartą, którą wolno było zagrać w lewie z fałszywym renonsem

fact-second-later-tricks-os = Ile lew, licząc od drugiej wadliwej, należy do { $osGen }?
    .why = Tę samą lewę można przekazać tylko raz.
    .label = Lewy od drugiej wadliwej
    .told = ile lew, licząc od drugiej wadliwej, wzięła strona wykraczająca

fact-second-holds-suit-led = Czy { $offender } ma jeszcze w ręce kartę w kolorze wyjścia drugiej wadliwej lewy?
    .why = Od tego zależy, jaka karta zostanie tam dołożona.
    .label = Karta w kolorze wyjścia drugiej wadliwej lewy
    .how = Obejrzeć rękę na osobności.

## Reported: anything else that took away an automatic trick, or adds a Law

fact-late-attention = Kiedy po raz pierwszy zwrócono na to uwagę?
    .why = Po zapowiedzi w następnym rozdaniu albo po końcu rundy nie przekazuje się automatycznie żadnej lewy.
    .label = Chwila zwrócenia uwagi
    .assumed = uwaga dopiero po rozpoczęciu następnego rozdania lub po końcu rundy

answer-late-attention-no = W porę
answer-late-attention-nos-called-next-board = Po zapowiedzi strony niewykraczającej w następnym rozdaniu
answer-late-attention-round-over = Po końcu rundy
fact-other-side-revoked = Czy w tym rozdaniu druga strona też popełniła fałszywy renons?
    .why = Przy fałszywych renonsach obu stron automatyczne przekazanie lew może odpaść.
    .label = Fałszywy renons drugiej strony
    .assumed = fałszywy renons drugiej strony w tym rozdaniu

answer-other-side-revoked-no = Nie
answer-other-side-revoked-not-established = Tak, nieuprawomocniony
answer-other-side-revoked-established = Tak, uprawomocniony
fact-both-revoked-same-trick = Czy obie strony popełniły fałszywy renons w tej samej lewie?
    .why = Rozdanie ocenia się wtedy tak, jakby fałszywych renonsów nie było.
    .label = Obie strony w tej samej lewie
    .assumed = fałszywe renonse obu stron w tej samej lewie

fact-same-suit-earlier-revoke = Czy był już wcześniej fałszywy renons tego gracza w tym kolorze?
    .why = Za kolejny fałszywy renons w tym samym kolorze nie przekazuje się już automatycznie lewy.
    .label = Wcześniejszy fałszywy renons w kolorze
    .assumed = wcześniejszy fałszywy renons tego gracza w tym kolorze

answer-same-suit-earlier-revoke-no = Nie
answer-same-suit-earlier-revoke-corrected = Tak, poprawiony
answer-same-suit-earlier-revoke-established = Tak, uprawomocniony
fact-claimed = Czy zgłoszono roszczenie lub zrzeczenie się lew?
    .why = Roszczenie przerywa rozgrywkę; rozstrzyga się je po rozstrzygnięciu nieprawidłowości.
    .label = Roszczenie
    .assumed = roszczenie lub zrzeczenie się lew

fact-foreign-card = Czy jest karta, która nie należy do tego rozdania?
    .why = Taką kartę po prostu się usuwa, przed każdym innym sprostowaniem.
    .label = Karta spoza rozdania
    .assumed = karta spoza tego rozdania

fact-foreign-card-played = Czy karta spoza rozdania została zagrana w lewie?
    .why = Tylko wtedy mogła wpłynąć na wynik.
    .label = Zagrana karta spoza rozdania
    .assumed = karta spoza rozdania zagrana w ukończonej lewie

fact-misinformed-turn = Czy od przeciwnika padła informacja, że kolej na tego gracza?
    .why = Kartę zagraną z tego powodu wolno zabrać.
    .label = Błędna informacja o kolejności
    .assumed = błędna informacja od przeciwnika, na kogo jest kolej

fact-partner-card-shown =
    { $irregularity ->
        [penalty_card_pending] Czy przed wyborem rozgrywającego na stole znalazła się karta { $partnerGen }?
        [premature_play] Czy przed wyborem rozgrywającego na stole znalazła się karta { $partnerGen }?
       *[other] Czy na stole znalazła się też karta drugiego obrońcy?
    }
    .why = Tę kartę ocenia się wtedy osobno.
    .label = Karta drugiego obrońcy
    .assumed = karta drugiego obrońcy na stole przed dokonaniem wyboru

answer-partner-card-shown-none = Nie
answer-partner-card-shown-before-refusal = Tak, przed decyzją rozgrywającego
answer-partner-card-shown-after-refusal = Tak, po odmowie akceptacji wyjścia
fact-dummy-cause = Czy przedwczesną kartę wywołało zachowanie dziadka lub rozgrywającego?
    .why = Wtedy przedwczesne zagranie nie podlega sprostowaniu.
    .label = Przyczyna przedwczesnego zagrania
    .assumed = karta ruszona lub podpowiedziana przez dziadka albo zagrana już z obu rąk strony rozgrywającej

answer-dummy-cause-none = Nie
answer-dummy-cause-dummy-picked-card = Karta dziadka ruszona bez polecenia
answer-dummy-cause-dummy-suggested = Podpowiedź dziadka
answer-dummy-cause-declarer-played-both = Zagrano już z obu rąk strony rozgrywającej
fact-second-defective-trick-no = Czy karty tego gracza brakuje jeszcze w innej lewie? Jeżeli tak, w której?
    .why = Każdą brakującą kartę uzupełnia się osobno, w kolejności lew.
    .label = Druga wadliwa lewa
    .assumed = brak karty tego samego gracza w jeszcze innej lewie

fact-existing-penalty-cards =
    { $irregularity ->
        [penalty_card_pending] Które karty przygwożdżone leżą przed { $offenderIns }?
        [penalty_card_not_played] Które karty przygwożdżone leżą przed { $offenderIns }?
       *[other] Czy przed { $offenderIns } leżały już karty przygwożdżone?
    }
    .why =
        { $irregularity ->
            [penalty_card_pending] Ich wysokość i liczba decydują, co trzeba zagrać i co może wybrać rozgrywający.
            [penalty_card_not_played] Ich wysokość i liczba decydują, co trzeba zagrać i co może wybrać rozgrywający.
           *[other] Gdy obrońca ma więcej niż jedną, wszystkie są normalne.
        }
    .label = Karty przygwożdżone wykraczającego
    .assumed = karta przygwożdżona już wcześniej przed tym samym graczem

fact-partner-penalty-cards =
    { $irregularity ->
        [penalty_card_pending] Które karty przygwożdżone leżą przed { $partnerIns }, jeżeli są?
        [penalty_card_not_played] Które karty przygwożdżone leżą przed { $partnerIns }, jeżeli są?
       *[other] Czy przed { $partnerIns } leżały już karty przygwożdżone?
    }
    .why = Nadal wiążą one tego obrońcę.
    .label = Karty przygwożdżone partnera
    .assumed = karta przygwożdżona już wcześniej przed partnerem

## Reported: the Director's judgement, and time limits

fact-could-have-known = Czy dla tego gracza było do przewidzenia, że nieprawidłowość może łatwo zaszkodzić drugiej stronie?
    .why = Jeżeli tak i powstała szkoda, orzeka się wynik rozjemczy.
    .label = Przewidywalna szkoda
    .assumed = szkoda, która była dla tego gracza do przewidzenia

fact-damage = Czy druga strona poniosła szkodę?
    .why =
        { $irregularity ->
            [penalty_card_pending] Jeżeli obrońcom pomogła informacja z karty przygwożdżonej, orzeka się wynik rozjemczy.
           *[other] Bez szkody nie ma czego rekompensować.
        }
    .label = Szkoda
    .assumed = szkoda drugiej strony

fact-equity-shortfall = Czy { $nos } nadal ma wynik gorszy niż bez nieprawidłowości?
    .why = Wtedy wynik rozjemczy zastępuje przekazane lewy.
    .label = Za mała rekompensata
    .how = Ocenić po ostatniej lewie: wynik ze stołu z przekazanymi lewami wobec wyniku prawdopodobnego bez nieprawidłowości.
    .assumed = szkoda większa niż przekazane lewy

fact-already-ruled = Czy wydano już orzeczenie?
    .why = Jeżeli było inne, jest to błąd sędziego i żadna strona nie może na nim stracić.
    .label = Wcześniejsze orzeczenie
    .assumed = wcześniejsze orzeczenie przy stole

answer-already-ruled-no = Nie
answer-already-ruled-as-here = Tak, takie samo
answer-already-ruled-otherwise = Tak, inne
fact-correction-period-over = Czy minął termin poprawiania wyników?
    .why = Po nim wynik się już nie zmienia.
    .label = Termin poprawiania wyników
    .assumed = upływ terminu poprawiania wyników

fact-appeal-period-over = Czy minął termin odwołania?
    .why = Po nim orzeczenia nie można już zaskarżyć.
    .label = Termin odwołania
    .assumed = upływ terminu odwołania
