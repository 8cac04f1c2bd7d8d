### Facts about extra and visible cards, penalty cards and choices. Voices as in facts-questions.

## Extra cards

fact-extra-came = W jaki sposób druga karta znalazła się w lewie?
    .why = Karty położone razem podlegają przepisowi 58B, a jedna po drugiej – przepisowi 45E.
    .label = Skąd druga karta

answer-extra-came-together = Razem z pierwszą
answer-extra-came-one-after-another = Później, osobno
fact-visible-count = Ile kart było widocznych?
    .why = Jeżeli widoczna była jedna, to ona jest zagrana; jeżeli kilka, gracz wskazuje zagraną.
    .label = Widoczne karty
    .how = Widoczna jest karta, którą dało się rozpoznać. Pytać tylko o liczbę, nie o same karty.

fact-designated = Którą z widocznych kart zagrywa { $actor }?
    .why = Wskazana karta jest zagrana; u obrońcy pozostałe widoczne stają się kartami przygwożdżonymi.
    .label = Wskazana karta

fact-opponent-played =
    { $irregularity ->
        [designation_change] Czy po karcie, którą wskazano najpierw, zagrano już kartę przeciwnika?
       *[other] Czy po karcie, którą się teraz wycofuje, zagrano już kartę przeciwnika?
    }
    .why = Wtedy ten przeciwnik może zmienić swoją kartę.
    .label = Późniejsza karta przeciwnika

fact-trick-complete = Czy w lewie były już cztery karty, gdy pojawiła się dodatkowa?
    .why = Pomaga to ocenić, czy karta była wyjściem do następnej lewy.
    .label = Lewa kompletna

fact-deemed-led = Czy dodatkowa karta miała być wyjściem do następnej lewy?
    .why = Wyjście podlega przepisom o wyjściu poza kolejnością, reszta – przepisowi 45E.
    .label = Karta zagrana jako wyjście
    .how = Ocenić według tego, co było widać: jak położono kartę i na kogo była kolej.

fact-faced-card-known = Czy wiadomo, która karta była widoczna podczas tej lewy?
    .why = Ta karta zostaje; jeżeli nie wiadomo, zostaje najstarsza przepisowa.
    .label = Widoczna karta znana
    .how = Zapytać, która karta była wtedy widoczna dla wszystkich. Innych kart się nie nazywa.

fact-extra-card-exposed = Czy nadliczbowa karta była lub jest widoczna dla drugiego obrońcy?
    .why = Pokazana karta obrońcy po zwrocie staje się kartą przygwożdżoną.
    .label = Nadliczbowa karta pokazana
    .how = Zapytać o to, jak leżały karty, a nie o to, jakie to karty.

fact-extra-cards = Które karty wracają do ręki?
    .why = Ich wysokość i liczba decydują o rodzaju karty przygwożdżonej.
    .label = Nadliczbowe karty
    .how = Podać tylko karty, które były widoczne. Pozostałe obejrzeć na osobności i nie nazywać.

fact-cards =
    { $irregularity ->
        [lead_out_of_turn] Jaką kartą było wyjście?
        [opening_lead_out_of_turn] Jaką kartą było wyjście?
        [premature_play] Która karta była przedwczesna?
        [simultaneous_two_players] Która karta była poza kolejnością?
        [extra_card_to_trick] Która karta była nadliczbowa?
        [revoke] Która karta była fałszywym renonsem?
        [penalty_card_not_played] Którą kartę zagrano zamiast karty przygwożdżonej?
        [play_after_illegal] Którą kartę zagrano po nieprzepisowym zagraniu?
       *[other] Które karty były widoczne?
    }
    .why =
        { $irregularity ->
            [card_count] Kartą przygwożdżoną może stać się tylko karta, która była widoczna.
            [two_cards] Kartą przygwożdżoną może stać się tylko karta, która była widoczna.
            [exposed_card] Kartą przygwożdżoną może stać się tylko karta, która była widoczna.
           *[other] Wycofana karta obrońcy staje się kartą przygwożdżoną, a od jej koloru zależą możliwości rozgrywającego.
        }
    .label = Widoczne karty
    .how = Podać tylko karty, które są lub były widoczne dla wszystkich.

fact-restored-card-revoke = Czy po zwrocie karty do ręki okazuje się, że w innej lewie nie dołożono do koloru?
    .why = Karta liczy się tak, jakby cały czas była w ręce, więc może to być fałszywy renons.
    .label = Fałszywy renons wynikający ze zwrotu karty
    .how = Porównać kartę na osobności z kolorami późniejszych wyjść. Fałszywy renons uprawomocnia się, gdy ta strona zagra dalej.

answer-restored-card-revoke-none = Bez fałszywego renonsu
answer-restored-card-revoke-established = Tak, uprawomocniony: ta strona zagrała dalej
answer-restored-card-revoke-not-established = Tak, nieuprawomocniony

## Visible cards and penalty cards

fact-partner-could-see = Czy lico tej karty mogło być widoczne dla partnera?
    .why = Jeżeli nie, nie jest to karta przygwożdżona. Liczy się możliwość, a nie samo spojrzenie.
    .label = Widoczność dla partnera
    .how = Zapytać, jak karta była trzymana i w którą stronę zwrócona. Partnera nie pyta się, jaka to karta.

fact-exposure =
    { $irregularity ->
        [penalty_card_pending] W jaki sposób karta przygwożdżona stała się widoczna?
        [penalty_card_not_played] W jaki sposób karta przygwożdżona stała się widoczna?
       *[other] W jaki sposób karta stała się widoczna?
    }
    .why = Pojedyncza blotka pokazana przypadkowo to podrzędna karta przygwożdżona; karta zagrana celowo – normalna.
    .label = Sposób pokazania karty

answer-exposure-dropped = Upuszczona przypadkowo
answer-exposure-two-at-once = Dwie karty naraz
answer-exposure-held-visible = Trzymana tak, że było ją widać
answer-exposure-named = Nazwana przez gracza, który ją trzyma
answer-exposure-led-out-of-turn = Wyjście poza kolejnością
answer-exposure-played-out-of-turn = Zagrana poza kolejnością
answer-exposure-revoke-corrected = Wycofana przy poprawieniu fałszywego renonsu
answer-exposure-retracted = Wycofana z innego powodu
answer-exposure-claim-related = Pokazana przy roszczeniu lub zrzeczeniu się lew
answer-exposure-required-by-law = Pokazana, bo wymagają tego przepisy
answer-exposure-spread-as-dummy = Wyłożona w przekonaniu, że to ręka dziadka
fact-nos-played-after = Z których rąk drugiej strony zagrano po tej karcie?
    .why = Ci gracze mogą zmienić swoje karty.
    .label = Przeciwnicy z kartą zagraną później

answer-nos-played-after-none = Nikt
answer-nos-played-after-lho = Tylko przeciwnik z lewej
answer-nos-played-after-rho = Tylko przeciwnik z prawej, wyjściem do następnej lewy
answer-nos-played-after-both = Obaj przeciwnicy
fact-declarer-option = Którą możliwość wybiera { $declarer }?
    .why =
        { $irregularity ->
            [card_count] Wybór ogranicza kartę, którą dokłada { $offender }.
            [premature_play] Wybór ogranicza kartę, którą w tej lewie zagrywa { $partner }.
            [lead_out_of_turn]
                { $role ->
                    [declarer] Wybór ogranicza kartę, którą w tej lewie zagrywa drugi obrońca.
                    [dummy] Wybór ogranicza kartę, którą w tej lewie zagrywa drugi obrońca.
                   *[other] Wybór ogranicza wyjście { $partnerGen }.
                }
           *[other] Wybór ogranicza wyjście { $partnerGen }.
        }
    .label = Wybór rozgrywającego

answer-declarer-option-highest = Najstarsza karta w kolorze wyjścia
answer-declarer-option-lowest = Najmłodsza karta w kolorze wyjścia
answer-declarer-option-require-other-suit = Nakaz innego koloru
answer-declarer-option-forbid-other-suit = Zakaz innego koloru
answer-declarer-option-require-suit = Nakaz tego koloru
answer-declarer-option-forbid-suit = Zakaz tego koloru
answer-declarer-option-no-restriction = Dowolne wyjście
answer-declarer-option-invalid = Coś spoza dostępnych możliwości

## Where a missing card was, and the table

fact-missing-card-place = Gdzie była brakująca karta?
    .why = Wśród zgranych kart – przepis 67; w ręce innego gracza – przepis 13; w każdym innym miejscu – przepis 14.
    .label = Miejsce brakującej karty
    .how = Gracze szukają wokół siebie; zgrane karty przegląda tylko sędzia, licem do siebie.

answer-missing-card-place-own-played = Wśród zgranych kart tego gracza
answer-missing-card-place-other-played = Wśród zgranych kart innego gracza
answer-missing-card-place-elsewhere = Gdzie indziej: podłoga, pudełko, krzesło
answer-missing-card-place-previous-board-or-table = W innym pudełku lub przy innym stole
answer-missing-card-place-not-found = Nie odnaleziono jej
answer-missing-card-place-other-hand = W ręce innego gracza
fact-counts-even-two-defective = Czy liczba kart się zgadza, choć w jednej lewie brakuje karty, a w innej jest o jedną za dużo?
    .why = Wtedy wadliwe są dwie lewy, a wydania różnie określają, co uruchamia przepis 67B.
    .label = Dwie wadliwe lewy, liczba kart właściwa

fact-declarer = Kto rozgrywa?
    .why = Wynikają z tego miejsca i role całej czwórki.
    .label = Rozgrywający

fact-offender = Którego gracza to dotyczy?
    .why = Wtedy orzeczenie może wymienić graczy.
    .label = Wykraczający

fact-contract = Jaki jest kontrakt?
    .why = Jest potrzebny do obliczenia wpływu przekazania lew na wynik.
    .label = Kontrakt

fact-hands = O których kartach wiadomo, że są jeszcze w rękach?
    .why = Tylko do sprawdzenia innych danych; nie jest to konieczne.
    .label = Znane ręce

fact-edition = Które wydanie przepisów obowiązuje?
    .why = Wydania różnią się od siebie, także liczbą przekazywanych lew.
    .label = Wydanie

answer-edition-1997 = MPB 1997
answer-edition-2007 = MPB 2007
answer-edition-2017 = MPB 2017
fact-language = W jakim języku ma być odpowiedź?
    .why = Zmienia tylko słowa, nigdy orzeczenie.
    .label = Język

answer-language-en = angielski
answer-language-pl = polski
answer-language-no = norweski
fact-jurisdiction = Przepisy której federacji obowiązują?
    .why = Niektóre przepisy pozostawiają wybór federacji.
    .label = Federacja

answer-jurisdiction-wbf = Światowa Federacja Brydża (WBF)
answer-jurisdiction-ebl = Europejska Liga Brydżowa (EBL)
answer-jurisdiction-acbl = Amerykańska Liga Brydża Kontraktowego (ACBL)
answer-jurisdiction-ebu = Angielski Związek Brydżowy (EBU)
answer-jurisdiction-pzbs = Polski Związek Brydża Sportowego (PZBS)
answer-jurisdiction-nbf = Norweski Związek Brydżowy (NBF)
answer-jurisdiction-other = Inna

fact-deliberate = Czy odsłonięcie tej karty było celowe?
    .why = Blotka odsłonięta przypadkowo jest podrzędną kartą przygwożdżoną; karta zagrana celowo – normalną.
    .label = Odsłonięta celowo
    .how = Zapytać, jak karta się pojawiła, a nie dlaczego.
    .assumed = karta zagrana lub pokazana celowo

fact-nos-changed =
    { $irregularity ->
        [revoke] Czy ktoś z drugiej strony zmienia kartę zagraną po fałszywym renonsie?
       *[other] Czy { $lho } zmienia zagraną później kartę?
    }
    .why = Zmieniona karta wraca do ręki bez sprostowania, a informacja z niej jest legalna tylko dla jednej strony.
    .label = Karta zmieniona przez przeciwnika
