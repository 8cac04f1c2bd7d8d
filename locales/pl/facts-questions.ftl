### Facts that are asked, from the first question to the placing of the card.
### Value: the question, to the Director or for the Director to ask. .why: why it is asked.
### .label: noun phrase for a list. .how: how to find out without showing cards.
### answer-<key>-<value>: at most 80 characters.

## Answers shared by all facts

answer-yes = Tak
answer-no = Nie
answer-unknown = Nie wiadomo
# A number as an answer; $number is a string.
answer-number = { $number }
# A card as an answer; $card is the ready full name.
answer-card = { $card }

## What happened

fact-irregularity = Co się stało?
    .why = Od tego zależy, który przepis stosować. Wysłuchać obu stron bez nazywania i pokazywania kart.
    .label = Co się stało

answer-irregularity-card-count = Niewłaściwa liczba kart w ręce lub w lewie
answer-irregularity-two-cards = Dwie lub więcej kart naraz z jednej ręki
answer-irregularity-extra-card-to-trick = Z tej samej ręki dołożono do lewy jeszcze jedną kartę (piątą)
answer-irregularity-revoke = Fałszywy renons: nie dołożono do koloru
answer-irregularity-revoke-enquiry = Pytanie o możliwy fałszywy renons
answer-irregularity-exposed-card = Karta stała się widoczna: upuszczona, pokazana lub nazwana
answer-irregularity-penalty-card-pending = Na stole leży karta przygwożdżona: co teraz?
answer-irregularity-penalty-card-not-played = Zamiast karty przygwożdżonej zagrano inną
answer-irregularity-lead-out-of-turn = Wyjście poza kolejnością
answer-irregularity-opening-lead-out-of-turn = Pierwsze wyjście poza kolejnością
answer-irregularity-premature-play = Przedwczesne wyjście lub zagranie
answer-irregularity-simultaneous-two-players = Jednoczesne zagranie dwóch graczy
answer-irregularity-play-after-illegal = Zagrano po czyimś nieprzepisowym zagraniu
answer-irregularity-cannot-comply = Czy da się wykonać nakaz lub zakaz?
answer-irregularity-dummy-wrong-card = Z dziadka położono inną kartę niż zadysponowana
answer-irregularity-designation-change = Rozgrywający chce zmienić wskazaną kartę
answer-irregularity-played-or-not = Czy karta została zagrana, czy nie?
answer-irregularity-retraction = Wycofanie zagranej karty
answer-irregularity-inspection = Gracz chce ponownie obejrzeć lewę
answer-irregularity-pointing = Zgrana karta jest źle skierowana
answer-irregularity-dummy-drew-attention = Uwaga dziadka podczas rozgrywki
fact-phase =
    { $irregularity ->
        [lead_out_of_turn] Czy było to pierwsze wyjście?
       *[other] Na jakim etapie jest rozdanie?
    }
    .why =
        { $irregularity ->
            [card_count] Po ostatniej lewie lub roszczeniu lewy można policzyć od razu.
            [revoke] Po ostatniej lewie lub roszczeniu lewy można policzyć od razu.
            [lead_out_of_turn] Pierwsze wyjście poza kolejnością podlega przepisowi 54, a późniejsze przepisom 53, 55 i 56.
            [exposed_card] Karta pokazana w licytacji podlega przepisowi 24, a wyjście jeszcze zakrytą kartą można wycofać.
            [opening_lead_out_of_turn] Karta pokazana w licytacji podlega przepisowi 24, a wyjście jeszcze zakrytą kartą można wycofać.
           *[other] Karty można poprawić w trakcie rozgrywki; po niej można zmienić tylko wynik.
        }
    .label = Etap rozdania

answer-phase-auction = Licytacja
answer-phase-auction-over-no-lead = Po licytacji, przed pierwszym wyjściem
answer-phase-before-opening-lead-faced =
    { $irregularity ->
        [lead_out_of_turn] Pierwsze wyjście
       *[other] Przed odsłonięciem pierwszego wyjścia
    }
answer-phase-play =
    { $irregularity ->
        [lead_out_of_turn] Późniejsze wyjście
       *[other] W trakcie rozgrywki
    }
answer-phase-play-ended = Po zakończeniu rozgrywki
fact-offender-role =
    { $irregularity ->
        [revoke] Czyj jest fałszywy renons: rozgrywającego, dziadka czy obrońcy?
        [revoke_enquiry] Czyjego zagrania dotyczy pytanie: rozgrywającego, dziadka czy obrońcy?
        [exposed_card] Czyja karta stała się widoczna: rozgrywającego, dziadka czy obrońcy?
        [penalty_card_not_played] Czyja jest ta inna karta: rozgrywającego, dziadka czy obrońcy?
        [lead_out_of_turn] Z której ręki było wyjście: rozgrywającego, dziadka czy obrońcy?
        [opening_lead_out_of_turn] Czyje było wyjście: rozgrywającego, dziadka czy obrońcy?
        [premature_play] Czyja karta była przedwczesna: rozgrywającego, dziadka czy obrońcy?
        [simultaneous_two_players] Na kogo z tych dwóch nie była kolej: na rozgrywającego, dziadka czy obrońcę?
        [play_after_illegal] Czyje było nieprzepisowe zagranie: rozgrywającego, dziadka czy obrońcy?
        [cannot_comply] Kto nie może wykonać nakazu: rozgrywający, dziadek czy obrońca?
        [dummy_wrong_card] Czyja karta nie jest w kolorze karty położonej z dziadka: rozgrywającego, dziadka czy obrońcy?
        [retraction] Czyja karta jest zabierana: rozgrywającego, dziadka czy obrońcy?
        [inspection] Kto prosi o pokazanie kart: rozgrywający, dziadek czy obrońca?
        [pointing] Czyja karta jest źle skierowana: rozgrywającego, dziadka czy obrońcy?
       *[other] Czyjej ręki to dotyczy: rozgrywającego, dziadka czy obrońcy?
    }
    .why =
        { $irregularity ->
            [card_count] Kartę przygwożdżoną może mieć tylko obrońca, a za kartę dziadka nigdy nie przekazuje się lewy automatycznie.
            [revoke] Kartę przygwożdżoną może mieć tylko obrońca, a za kartę dziadka nigdy nie przekazuje się lewy automatycznie.
            [lead_out_of_turn] Wyjście rozgrywającego i wyjście obrońcy podlegają różnym przepisom.
            [dummy_wrong_card] Może to być fałszywy renons, a jego skutki zależą od tego, czyja to karta.
            [inspection] Nie każdy ma takie samo prawo do ponownego obejrzenia lewy.
           *[other] Tylko karta obrońcy może stać się kartą przygwożdżoną.
        }
    .label = Czyja ręka

answer-offender-role-declarer = Rozgrywający
answer-offender-role-dummy = Dziadek
answer-offender-role-defender = Obrońca

## Which half of Law 67

fact-next-trick-played-by = Która strona zagrała już w następnej lewie?
    .why =
        { $irregularity ->
            [dummy_wrong_card] Dopóki choć jedna strona nie zagrała dalej, kartę z dziadka można jeszcze zmienić.
            [revoke] Gdy obie strony popełniły w lewie fałszywy renons, od tego zależy, która musi go jeszcze poprawić.
           *[other] Dopóki choć jedna strona nie zagrała dalej, lewę można po prostu uzupełnić lub poprawić.
        }
    .label = Kto gra już w następnej lewie
    .how = Liczy się wyjście, a także karta zadysponowana z dziadka. Patrzeć tylko na karty na stole.
    .assumed = karta zagrana już w następnej lewie

answer-next-trick-played-by-none = Nikt
answer-next-trick-played-by-offending-side = Tylko strona wykraczająca
answer-next-trick-played-by-non-offending-side = Tylko strona niewykraczająca
answer-next-trick-played-by-both = Obie strony
fact-next-trick-player = Który gracz strony wykraczającej ma już kartę w następnej lewie?
    .why = Karta partnera to przedwczesne zagranie, a karta z tej samej ręki – wyjście poza kolejnością.
    .label = Gracz zagrywający dalej

answer-next-trick-player-offender = Gracz z niewłaściwą liczbą kart
answer-next-trick-player-offender-partner = Partner tego gracza
answer-next-trick-player-both = Obaj gracze tej strony
fact-counts = Ile kart ma każdy w ręce, a ile zgranych?
    .why = Liczby pokazują, czy w lewie brakuje karty, czy jest w niej nadliczbowa.
    .label = Liczba kart
    .how = Wszyscy liczą koszulkami do góry: najpierw rękę, potem zgrane karty. Nikt żadnej nie odwraca.

fact-expected-played = Ile kart powinno być teraz zgranych u każdego gracza?
    .why = Porównuje się to z policzonymi kartami.
    .label = Ile kart powinno być zgranych
    .how = Liczba ukończonych lew plus jedna karta dla graczy, których karta leży już w bieżącej lewie.

fact-defect = Co jest nie w porządku w tej lewie?
    .why = Każdy z tych przypadków ma własne sprostowanie.
    .label = Rodzaj nieprawidłowości
    .how = Za dużo kart w ręce: w lewie brakuje karty albo zagrana karta trafiła z powrotem do ręki. Za mało: w lewie jest nadliczbowa karta.

answer-defect-omitted = Brak karty w lewie
answer-defect-extra = Za dużo kart w lewie
answer-defect-misplaced-played-card = Karta zagrana, ale źle odłożona
fact-did-play-card =
    { $role ->
        [dummy] Czy w tej lewie zadysponowano kartę z dziadka?
       *[other] Czy w tej lewie leżała odsłonięta karta z tej ręki?
    }
    .why = Zagraną kartę wystarczy odłożyć na miejsce; niezagraną trzeba uzupełnić.
    .label = Karta odsłonięta w lewie
    .how = Zapytać wszystkich czterech graczy. Przy rozbieżnych odpowiedziach przyjąć wersję bardziej prawdopodobną.

fact-holds-suit-led =
    { $suit ->
        [unknown] Czy { $offender } ma jeszcze w ręce kartę w kolorze wyjścia w tej lewie?
       *[other] Czy { $offender } ma jeszcze w ręce kartę w kolorze wyjścia ({ $suitName })?
    }
    .why =
        { $edition ->
            [1997] Jeżeli jest taka karta, MPB 1997 nie przewiduje przekazania lewy; jeżeli jej nie ma, jest ono możliwe.
           *[other] Jeżeli jest taka karta, trzeba ją wybrać; jeżeli jej nie ma, wybór jest dowolny.
        }
    .label = Karta w kolorze wyjścia w ręce
    .how = Obejrzeć rękę na osobności. Nikt inny jej nie widzi i nikt nie mówi, co w niej jest.

fact-suit-led =
    { $irregularity ->
        [card_count] W jakim kolorze było wyjście w tej lewie?
        [revoke] W jakim kolorze było wyjście w tej lewie?
       *[other] W jakim kolorze jest wyjście w bieżącej lewie?
    }
    .why =
        { $irregularity ->
            [card_count] Dokładana karta musi być w tym kolorze, jeżeli gracz taką ma.
           *[other] Dołożenie do koloru jest ważniejsze niż wszystko inne.
        }
    .label = Kolor wyjścia

answer-suit-led-s = Piki
answer-suit-led-h = Kiery
answer-suit-led-d = Kara
answer-suit-led-c = Trefle
answer-suit-led-none = Jeszcze nie było wyjścia
fact-defective-trick-no = Która lewa jest wadliwa?
    .why = Na jej miejsce trafia karta, a przekazać można tylko tę lewę i późniejsze.
    .label = Wadliwa lewa
    .how = Przejrzeć rzędy zgranych kart bez udziału graczy. Gracze swoich nie odwracają.

fact-trick-no =
    { $irregularity ->
        [card_count] W której lewie wystąpił fałszywy renons?
        [revoke] W której lewie wystąpił fałszywy renons?
        [revoke_enquiry] W której lewie wystąpił fałszywy renons?
        [lead_out_of_turn] Do której lewy było wyjście?
       *[other] W której lewie to nastąpiło?
    }
    .why =
        { $irregularity ->
            [card_count] Dwunasta lewa ma osobną zasadę, a przekazać można tylko tę lewę i późniejsze.
            [revoke] Dwunasta lewa ma osobną zasadę, a przekazać można tylko tę lewę i późniejsze.
            [revoke_enquiry] Dwunasta lewa ma osobną zasadę, a przekazać można tylko tę lewę i późniejsze.
            [dummy_wrong_card] Dwunasta lewa ma osobną zasadę, a przekazać można tylko tę lewę i późniejsze.
            [lead_out_of_turn] Według MPB 2017 wyjście poza kolejnością do trzynastej lewy trzeba wycofać.
           *[other] Ostatnie lewy mają osobne zasady.
        }
    .label = Lewa z nieprawidłowością
    .how = Policzyć koszulkami do góry zgrane karty gracza, którego karta jest w każdej lewie.

fact-supplied-card-wins = Czy dołożona teraz karta bierze lewę?
    .why = Jeżeli tak, wyjście do następnej lewy było z niewłaściwej ręki.
    .label = Dołożona karta bierze lewę

## A card that was played but lies elsewhere

fact-replayed-later = Czy tę samą kartę zagrano po raz drugi?
    .why = Powtórnego zagrania w ukończonej lewie nie da się już poprawić przy stole.
    .label = Zagrana po raz drugi

answer-replayed-later-no = Nie, tylko raz
answer-replayed-later-current-trick = Tak, w bieżącej lewie
answer-replayed-later-earlier-trick = Tak, w jednej z ukończonych lew
fact-too-late-to-correct =
    { $irregularity ->
        [dummy_wrong_card] Czy po położeniu tej karty z dziadka obie strony zagrały już w następnej lewie?
       *[other] Czy po powtórnym zagraniu tej karty ta strona zagrała już dalej?
    }
    .why =
        { $irregularity ->
            [dummy_wrong_card] Do tej chwili kartę z dziadka można jeszcze zmienić.
           *[other] Dopóki powtórne zagranie można poprawić, wynik rozjemczy nie jest potrzebny.
        }
    .label = Za późno na poprawienie
