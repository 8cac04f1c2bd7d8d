### Facts about whether a card is played, and about changing it: Laws 45 and 47. Voices as in facts-questions.

fact-intent = Czym miała być ta karta?
    .why = Wyjście, karta do bieżącej lewy i karta upuszczona podlegają różnym przepisom.
    .label = Przeznaczenie karty
    .how = Oprzeć się na tym, co było widać: jak położono kartę i na kogo była kolej. W razie wątpliwości przyjąć wersję bardziej prawdopodobną.

answer-intent-lead = Wyjściem
answer-intent-play-to-this-trick = Kartą do bieżącej lewy
answer-intent-extra-card = Kolejną kartą do lewy, w której jest już karta tego gracza
answer-intent-accident = Niczym: pojawiła się przypadkowo
answer-intent-show-cards = Pokazaniem kart: roszczeniem lub zrzeczeniem się lew
fact-card-position = Jak rozgrywający trzyma lub kładzie kartę?
    .why = Karta z ręki rozgrywającego jest zagrana, gdy dotyka stołu lub prawie dotyka albo jest trzymana jak zagrana.
    .label = Położenie karty rozgrywającego
    .how = Gracze pokazują to ruchem ręki, bez karty.

answer-card-position-moved-and-withdrawn = Wysunięta i schowana jednym ruchem
answer-card-position-touching-or-near-table = Odsłonięta, dotyka stołu lub prawie dotyka
answer-card-position-held-in-played-position = Trzymana nieruchomo jak zagrana karta
answer-card-position-released = Wypuszczona z ręki, leży odsłonięta na stole
fact-from-dummy = Czy wskazana karta była kartą dziadka?
    .why =
        { $edition ->
            [2017] Według MPB 2017 rozgrywający może zmienić tylko kartę wskazaną z dziadka.
           *[other] Od tego zależy, czyja to karta i na kogo jest kolej.
        }
    .label = Karta z dziadka

fact-slip-of-tongue =
    { $edition ->
        [2017] Czy wskazanie tej karty przez rozgrywającego to przejęzyczenie?
       *[other] Czy od początku chodziło o inną kartę niż wskazana?
    }
    .why = Zmienić można tylko kartę wskazaną w sposób niezamierzony; zmiana zdania nigdy się nie liczy.
    .label = Przejęzyczenie
    .how = Zapytać, jak brzmiały słowa i kiedy je poprawiono. Nikt nie wyjaśnia planu rozgrywki.

fact-pause-for-thought = Czy przed prośbą o zmianę była chwila namysłu?
    .why = Po chwili namysłu wskazana karta pozostaje zagrana.
    .label = Chwila namysłu
    .how = Liczy się czas od zauważenia pomyłki do słów o zmianie. Zapytać wszystkich czterech graczy.

fact-partner-has-played = Czy po wskazaniu karty zagrano już kartę partnera tego gracza?
    .why = Według MPB 2007 jest wtedy za późno na zmianę karty.
    .label = Karta partnera już zagrana
    .how = Obejrzeć karty bieżącej lewy.

fact-first-card-of-trick = Czy karta położona z dziadka była pierwszą kartą tej lewy?
    .why = Jeżeli tak, do niej należało dołożyć kartę w kolorze, a inna karta może być fałszywym renonsem.
    .label = Karta dziadka jako wyjście

fact-turned-face-down = Czy kartę zakryto, zanim do lewy zagrali wszyscy czterej gracze?
    .why = Do końca lewy karta leży odsłonięta; zakryta za wcześnie pozostaje zagrana.
    .label = Zakryta za wcześnie
    .assumed = karta zakryta, zanim do lewy zagrali wszyscy czterej gracze

fact-dummy-forfeited-rights = Czy dziadek wcześniej oglądał karty w ręce któregoś z graczy?
    .why = Dziadek traci wtedy prawo do zwrócenia uwagi jako pierwszy na nieprawidłowość obrońcy.
    .label = Utrata praw dziadka przez oglądanie ręki
    .how = Zapytać wszystkich czterech graczy. Liczy się oglądanie z własnej inicjatywy, a także zamiana rąk z rozgrywającym.
