### Steps of clauses that Law 67 leads to, and of the neighbouring Laws.
### Value: voice DO. .label: short label. .say: voice SAY.

## Penalty cards and leads

step-must-play-penalty-card = Polecić zagranie karty przygwożdżonej; to pierwsza przepisowa okazja.
    .label = Teraz trzeba zagrać kartę przygwożdżoną
    .say = Teraz trzeba zagrać kartę przygwożdżoną.

step-pick-up-penalty-cards = Polecić przyłączenie kart przygwożdżonych do ręki. Nie są już kartami przygwożdżonymi.
    .label = Karty przygwożdżone wracają do ręki
    .say = Karty przygwożdżone wracają do ręki; wolno zagrać dowolną przepisową kartę.

step-penalty-card-stays = Pozostawić kartę przygwożdżoną odsłoniętą na stole. Związane z nią obowiązki trwają.
    .label = Karta przygwożdżona zostaje na stole
    .say = Karta przygwożdżona zostaje na stole.

step-offered-card-legal = Zezwolić na tę kartę; podrzędna karta przygwożdżona nie stoi na przeszkodzie.
    .label = Tę kartę wolno zagrać
    .say = Tę kartę wolno zagrać.

step-offered-card-illegal = Nie zezwolić na tę kartę; pierwszeństwo ma karta przygwożdżona.
    .label = Tej karty nie wolno zagrać
    .say = Tej karty jeszcze nie wolno zagrać.

step-lead-stands = Uznać wyjście za ważne; dokłada następna ręka.
    .label = Wyjście jest ważne
    .say = Wyjście jest ważne; gramy dalej od tego miejsca.

step-retract-lead = Polecić wycofanie wyjścia.
    .label = Wyjście zostaje wycofane
    .say = Wyjście zostaje wycofane.

step-lead-from-correct-hand = Polecić wyjście z właściwej ręki.
    .label = Wyjście z właściwej ręki
    .say = Wyjście następuje teraz z właściwej ręki.

step-dummy-spreads = Polecić wyłożenie kart dziadka.
    .label = Dziadek wykłada karty
    .say = Proszę o wyłożenie kart dziadka.

step-declarer-becomes-dummy = Polecić rozgrywającemu wyłożenie kart; kontrakt rozgrywa partner.
    .label = Rozgrywający zostaje dziadkiem
    .say = Rozgrywający zostaje dziadkiem, a rozgrywa partner.

step-second-card-from-declarer = Polecić dołożenie drugiej karty z ręki rozgrywającego.
    .label = Druga karta z ręki rozgrywającego
    .say = Druga karta jest z ręki rozgrywającego.

## The deal itself

step-restore-deal = Poprawić rozdanie według zapisu rozkładu kart lub z pomocą graczy z wcześniejszych rund.
    .label = Poprawić rozdanie
    .say = Poprawię to rozdanie. Proszę zaczekać.

step-reconstruct-deal = Odtworzyć rozdanie z innej talii.
    .label = Odtworzyć rozdanie z innej talii
    .say = Odtworzę to rozdanie z innej talii.

step-remove-surplus-card = Usunąć kartę spoza rozdania. Gra toczy się tak, jakby tej karty nigdy nie było.
    .label = Usunąć kartę spoza rozdania
    .say = Ta karta nie należy do rozdania. Zabiorę ją.

step-cancel-result = Unieważnić wynik rozdania.
    .label = Unieważnić wynik
    .say = Wynik tego rozdania zostaje unieważniony.

## Rights, questions, quitted tricks

step-play-on-reserve-rights = Wznowić rozgrywkę; uprawnienia obu stron pozostają zachowane do końca.
    .label = Gramy dalej, uprawnienia zachowane
    .say = Proszę grać dalej. Państwa uprawnienia są zachowane do końca.

step-possible-procedural-penalty = Rozważyć karę proceduralną.
    .label = Możliwa kara proceduralna

step-answer-enquiry = Zezwolić na odpowiedź na pytanie.
    .label = Na pytanie wolno odpowiedzieć
    .say = Na to pytanie wolno odpowiedzieć.

step-refuse-enquiry = Nie zezwolić na to pytanie.
    .label = Tego pytania nie wolno zadać
    .say = Tego pytania nie wolno zadać.

step-refuse-inspection = Pozostawić lewę zakrytą.
    .label = Lewa pozostaje zakryta
    .say = Ta lewa jest zakryta i taka pozostaje.

step-allow-inspection = Zezwolić na obejrzenie lewy.
    .label = Lewę wolno obejrzeć
    .say = Tę lewę wolno pokazać.

step-waive-rectification = Można odstąpić od sprostowania, jeżeli { $nos } o to prosi i jest ku temu powód.
    .label = Można odstąpić od sprostowania
