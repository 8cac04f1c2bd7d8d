### The verdict of a ruling: one sentence, 18 words at most, with its Law at the end. Voice: WHY.
### Placeables: persons and sides in their case forms ($owner has the penalty card, $actor acts or
### chooses), $card with $cardKnown, $kind (minor, major, several, none), $tricks (a number), $trick
### (digits or "unknown"), $suit with its forms, $reason (the clause by which no trick moves), $placed
### (the suit of the card that is added, or "unknown"), $asker, $chooser (who has the first choice),
### $owners ("one" where one player alone has penalty cards), $laws (the clauses that decide).

## Open points and the deal

verdict-open = Przepisy tego nie rozstrzygają; między wykładniami wybiera sędzia ({ $laws }).
verdict-result-cancelled = Rezultat zostaje unieważniony i orzeka się wynik rozjemczy ({ $laws }).
verdict-foreign-card = Karta spoza rozdania zostaje usunięta; gra toczy się bez niej ({ $laws }).
verdict-deal-restored = Rozdanie zostaje poprawione, a odzywki się nie zmieniają ({ $laws }).
verdict-deal-not-played = Rozdanie nie jest rozgrywane dalej; orzeka się wynik rozjemczy ({ $laws }).
verdict-card-restored = Brakująca karta należy do ręki { $offenderGen }, jak od początku ({ $laws }).
verdict-card-restored-penalty = Brakująca karta należy do ręki { $offenderGen } i jest przygwożdżona ({ $laws }).
verdict-card-restored-revoke-corrected = Brakująca karta należy do ręki { $offenderGen }; fałszywy renons się poprawia ({ $laws }).
verdict-card-restored-revoke-open =
    { $tricks ->
        [one] Brakująca karta należy do ręki { $offenderGen }; możliwe przekazanie jednej lewy ({ $laws }).
       *[other] Brakująca karta należy do ręki { $offenderGen }; możliwe przekazanie lew, najwyżej { $tricks } ({ $laws }).
    }
verdict-card-restored-revoke-settled =
    { $tricks ->
        [one] Brakująca karta należy do ręki { $offenderGen }; przekazuje się jedną lewę ({ $laws }).
        [few] Brakująca karta należy do ręki { $offenderGen }; przekazuje się { $tricks } lewy ({ $laws }).
       *[many] Brakująca karta należy do ręki { $offenderGen }; przekazuje się { $tricks } lew ({ $laws }).
    }
verdict-card-restored-revoke-none = Brakująca karta należy do ręki { $offenderGen }; lew się nie przekazuje ({ $laws }).
verdict-deal-rebuilt = Rozdanie odtwarza się z innej talii; karta należy do ręki { $offenderGen } ({ $laws }).

## Defective tricks

verdict-both-tricks = Obie lewy zostają poprawione; żadna nie zmienia strony ({ $laws }).
verdict-both-tricks-none = Obie lewy zostają poprawione; lew się nie przekazuje ({ $laws }).
verdict-both-tricks-open =
    { $tricks ->
        [one] Obie lewy zostają poprawione; możliwe przekazanie jednej lewy { $nosDat } ({ $laws }).
       *[other] Obie lewy zostają poprawione; możliwe przekazanie lew { $nosDat }, najwyżej { $tricks } ({ $laws }).
    }
verdict-both-tricks-settled =
    { $tricks ->
        [one] Obie lewy zostają poprawione; jedną lewę przekazuje się { $nosDat } ({ $laws }).
        [few] Obie lewy zostają poprawione; { $tricks } lewy przekazuje się { $nosDat } ({ $laws }).
       *[many] Obie lewy zostają poprawione; { $tricks } lew przekazuje się { $nosDat } ({ $laws }).
    }
verdict-omitted = { $actorCap } dokłada kartę do zgranych kart i na tym koniec ({ $laws }).
verdict-omitted-open =
    { $tricks ->
        [one]
            { $placed ->
                [unknown] { $actorCap } dokłada kartę do zgranych kart; możliwe przekazanie jednej lewy ({ $laws }).
               *[other] { $actorCap } dokłada { $suitOne } do zgranych kart; możliwe przekazanie jednej lewy ({ $laws }).
            }
       *[other] { $actorCap } dokłada karty do zgranych; możliwe przekazanie lew, najwyżej { $tricks } ({ $laws }).
    }
verdict-omitted-settled =
    { $tricks ->
        [one] { $actorCap } dokłada kartę do zgranych kart; przekazuje się jedną lewę ({ $laws }).
        [few] { $actorCap } dokłada kartę do zgranych kart; przekazuje się { $tricks } lewy ({ $laws }).
       *[many] { $actorCap } dokłada kartę do zgranych kart; przekazuje się { $tricks } lew ({ $laws }).
    }
verdict-omitted-none = { $actorCap } dokłada kartę do zgranych kart; lew się nie przekazuje ({ $laws }).
verdict-surplus = W lewie zostaje jedna karta; pozostałe wracają do ręki { $offenderGen } ({ $laws }).
verdict-surplus-revoke-corrected = Nadliczbowa karta wraca do ręki; fałszywy renons w tej lewie się poprawia ({ $laws }).
verdict-surplus-revoke-open =
    { $tricks ->
        [one] Nadliczbowa karta wraca do ręki; możliwe przekazanie jednej lewy { $nosDat } ({ $laws }).
       *[other] Nadliczbowa karta wraca do ręki; możliwe przekazanie lew { $nosDat }, najwyżej { $tricks } ({ $laws }).
    }
verdict-surplus-revoke-settled =
    { $tricks ->
        [one] Nadliczbowa karta wraca do ręki; jedną lewę przekazuje się { $nosDat } ({ $laws }).
        [few] Nadliczbowa karta wraca do ręki; { $tricks } lewy przekazuje się { $nosDat } ({ $laws }).
       *[many] Nadliczbowa karta wraca do ręki; { $tricks } lew przekazuje się { $nosDat } ({ $laws }).
    }
verdict-surplus-revoke-none = Nadliczbowa karta wraca do ręki; za fałszywy renons lew się nie przekazuje ({ $laws }).
verdict-played-again = Liczy się pierwsze zagranie, drugie się wycofuje; wadliwa lewa zostaje przy tej samej stronie ({ $laws }).
verdict-put-back = Karta jest zagrana; wraca na swoje miejsce, a lewa się nie zmienia ({ $laws }).
verdict-pointing-turned = Kartę wolno odwrócić we właściwą stronę, bez sprostowania ({ $laws }).
verdict-pointing-stays = Karta zostaje ułożona tak jak leży; na odwrócenie jest za późno ({ $laws }).
verdict-completed = { $actorCap } uzupełnia lewę przepisową kartą, która może ją wziąć ({ $laws }).

## Several cards in a trick

verdict-two-name = { $chooserCap } wskazuje zagraną kartę; pozostałe wracają do ręki ({ $laws }).
verdict-two-name-penalty = { $chooserCap } wskazuje zagraną kartę; druga widoczna staje się przygwożdżona ({ $laws }).
verdict-two-name-unseen = { $chooserCap } wskazuje zagraną kartę; druga nie jest przygwożdżona ({ $laws }).
verdict-two-named =
    { $cardKnown ->
        [yes] Zagrana karta to { $card }; pozostałe wracają do ręki ({ $laws }).
       *[other] Zagrana jest karta wskazana; pozostałe wracają do ręki ({ $laws }).
    }
verdict-two-named-penalty = Zagrana jest karta wskazana; druga widoczna staje się przygwożdżona ({ $laws }).
verdict-two-one-visible = Zagrana jest karta widoczna; pozostałe wracają do ręki ({ $laws }).
verdict-two-none-visible = Żadnego lica nie było widać: karty wracają, zagrywa się przepisową ({ $laws }).

## Revokes

verdict-revokes-both = Poprawia się oba fałszywe renonse: każdy gracz zagrywa przepisową kartę ({ $laws }).
verdict-revoke-trick12 = Poprawić: w dwunastej lewie robi się to nawet po uprawomocnieniu ({ $laws }).
verdict-revoke-anyway = Fałszywy renons się poprawia, a lew się nie przekazuje ({ $laws }).
verdict-revoke-anyway-open =
    { $tricks ->
        [one] Fałszywy renons się poprawia; mimo to możliwe przekazanie jednej lewy { $nosDat } ({ $laws }).
       *[other] Fałszywy renons się poprawia; mimo to możliwe przekazanie lew, najwyżej { $tricks } ({ $laws }).
    }
verdict-revoke-anyway-settled =
    { $tricks ->
        [one] Fałszywy renons się poprawia; mimo to jedną lewę przekazuje się { $nosDat } ({ $laws }).
        [few] Fałszywy renons się poprawia; mimo to { $tricks } lewy przekazuje się { $nosDat } ({ $laws }).
       *[many] Fałszywy renons się poprawia; mimo to { $tricks } lew przekazuje się { $nosDat } ({ $laws }).
    }
verdict-revoke-corrected = Fałszywy renons się poprawia; karta wraca do ręki { $actorGen } ({ $laws }).
verdict-revoke-corrected-penalty = Fałszywy renons się poprawia; karta { $actorGen } staje się przygwożdżona ({ $laws }).
verdict-revoke-open =
    { $tricks ->
        [one] Fałszywy renons jest uprawomocniony; możliwe przekazanie jednej lewy { $nosDat } ({ $laws }).
       *[other] Fałszywy renons jest uprawomocniony; możliwe przekazanie lew { $nosDat }, najwyżej { $tricks } ({ $laws }).
    }
verdict-revoke-settled =
    { $tricks ->
        [one] Fałszywy renons jest uprawomocniony; jedną lewę przekazuje się { $nosDat } ({ $laws }).
        [few] Fałszywy renons jest uprawomocniony; { $tricks } lewy przekazuje się { $nosDat } ({ $laws }).
       *[many] Fałszywy renons jest uprawomocniony; { $tricks } lew przekazuje się { $nosDat } ({ $laws }).
    }
verdict-revoke-none =
    { $reason ->
        [by-64b1] Fałszywy renons bez przekazania lew: { $os } nie bierze od tej lewy żadnej ({ $laws }).
        [by-64b2] Drugi fałszywy renons w tym samym kolorze: lew się nie przekazuje ({ $laws }).
        [by-64b3] Fałszywy renons kartą odsłoniętą: lew się nie przekazuje ({ $laws }).
        [by-64b4] Na fałszywy renons zwrócono uwagę za późno: lew się nie przekazuje ({ $laws }).
        [by-64b5] Na fałszywy renons zwrócono uwagę za późno: lew się nie przekazuje ({ $laws }).
        [by-64b6] Fałszywy renons w dwunastej lewie: lew się nie przekazuje ({ $laws }).
        [by-64b7] Fałszywy renons po obu stronach: lew się nie przekazuje ({ $laws }).
        [by-64b8] Oba fałszywe renonse w tej lewie są poprawione: lew się nie przekazuje ({ $laws }).
        [by-64c] Fałszywy renons obu stron w jednej lewie: lew się nie przekazuje ({ $laws }).
       *[other] Fałszywy renons jest uprawomocniony, a lew się nie przekazuje ({ $laws }).
    }
verdict-no-revoke = To nie jest fałszywy renons; karta zostaje w lewie ({ $laws }).
verdict-is-revoke = Nakaz lub zakaz dało się wykonać, więc to fałszywy renons ({ $laws }).

## Leads out of turn

verdict-lead-five-options = { $declarerCap } ma pięć możliwości i wybiera, zanim ktokolwiek zagra ({ $laws }).
verdict-lead-spread = { $declarerCap } zostaje dziadkiem albo rozgrywa kontrakt, do wyboru ({ $laws }).
verdict-lead-asked-declarer = { $declarerCap } wybiera: wyjście jest ważne albo zostaje wycofane ({ $laws }).
verdict-lead-asked-defender = Każdy z obrońców może zaakceptować wyjście lub żądać jego wycofania ({ $laws }).
verdict-lead-asked-next = Obrońcy są różnego zdania: o ważności wyjścia decyduje { $chooser } ({ $laws }).
verdict-declarer-becomes-dummy = { $declarerCap } zostaje dziadkiem; kontrakt rozgrywa { $dummy } ({ $laws }).
verdict-lead-stands-must = Wyjście trzeba zaakceptować: karta dziadka mogła być widoczna dla rozgrywającego ({ $laws }).
verdict-lead-accepted-opening = Wyjście jest ważne; { $declarer } widzi dziadka i dokłada z własnej ręki ({ $laws }).
verdict-lead-stands = Wyjście jest ważne i liczy się jako prawidłowe ({ $laws }).
verdict-lead-proper = Ważne jest wyjście we właściwej kolejności, nie tamto ({ $laws }).
verdict-lead-in-turn = Wyjście we właściwej kolejności jest ważne; tamta karta jest dołożona ({ $laws }).
verdict-lead-proper-choice = Wyjście we właściwej kolejności jest ważne; { $declarer } wybiera kartę { $restrictedGen } ({ $laws }).
verdict-lead-proper-chosen = Wyjście we właściwej kolejności jest ważne; { $restricted } stosuje się do wyboru ({ $laws }).
verdict-lead-played-after = Wyjście jest ważne: druga strona dołożyła po nim kartę ({ $laws }).
verdict-lead-not-their-turn = Bez sprostowania: przyczyną była błędna informacja przeciwnika o kolejności ({ $laws }).
verdict-lead-from-right-hand =
    { $turn ->
        [declarer_hand] Wyjście zostaje wycofane; teraz następuje z ręki rozgrywającego ({ $laws }).
        [dummy] Wyjście zostaje wycofane; teraz następuje z dziadka ({ $laws }).
        [other_defender] Wyjście zostaje wycofane; wychodzi { $partner } ({ $laws }).
        [a_defender] Wyjście zostaje wycofane; wychodzi obrońca, na którego jest kolej ({ $laws }).
       *[other] Wyjście zostaje wycofane; wychodzi ręka, na którą jest kolej ({ $laws }).
    }
verdict-face-down-back = Zakryte wyjście wraca bez sprostowania; wychodzi właściwy obrońca ({ $laws }).
verdict-lead-refused = Wyjście odrzucone; karta { $offenderGen } jest normalną kartą przygwożdżoną ({ $laws }).
verdict-lead-refused-over = Wyjście odrzucone ({ $laws }).
verdict-lead-refused-choice = Wyjście odrzucone; { $declarer } wybiera nakaz, zakaz lub dowolne wyjście partnera ({ $laws }).
verdict-lead-suit-named = Wyjście odrzucone; { $declarer } wskazuje, o który kolor chodzi ({ $laws }).
verdict-lead-free-refused = Wyjście odrzucone; { $partner } wychodzi dowolnie, tamta karta zostaje ({ $laws }).

## Penalty cards

verdict-suit-named = { $declarerCap } wskazuje, o który kolor chodzi ({ $laws }).
verdict-suit-required = { $partnerCap } wychodzi w { $namedSuitName }; przygwożdżone tego koloru wracają do ręki ({ $laws }).
verdict-suit-forbidden = { $partnerCap } nie wychodzi w { $namedSuitName }; przygwożdżone tego koloru wracają do ręki ({ $laws }).
verdict-partner-lead-choice = { $declarerCap } wybiera, w co wychodzi { $partner } ({ $laws }).
verdict-partner-shown-choice = Leży jeszcze jedna karta przygwożdżona; { $declarer } wybiera, w co wychodzi { $partner } ({ $laws }).
verdict-own-penalty-led = { $partnerCap } też ma kartę przygwożdżoną i wychodzi nią, gdy wolno ({ $laws }).
verdict-penalty-choose = { $declarerCap } wskazuje, którą kartę przygwożdżoną zagrać ({ $laws }).
verdict-penalty-must =
    { $owners ->
        [one] { $ownerCap } zagrywa teraz kartę przygwożdżoną ({ $laws }).
       *[other] Teraz zagrywa się kartę przygwożdżoną ({ $laws }).
    }
verdict-penalty-play-asked = { $declarerCap } wybiera: zostaje karta zagrana albo zagrywa się przygwożdżoną ({ $laws }).
verdict-penalty-play-refused = Zagrywa się kartę przygwożdżoną; tamta też staje się normalną przygwożdżoną ({ $laws }).
verdict-penalty-play-stands = Karta zagrana zamiast przygwożdżonej zostaje w lewie ({ $laws }).
verdict-penalty-play-stands-stays = Karta zagrana zostaje w lewie, a przygwożdżona na stole ({ $laws }).
verdict-offered-legal = Tę kartę wolno zagrać przed kartą przygwożdżoną ({ $laws }).
verdict-offered-illegal = Tej karty nie wolno zagrać przed kartą przygwożdżoną ({ $laws }).
verdict-lead-is-free = Wyjście jest dowolne; karta przygwożdżona zostaje na stole ({ $laws }).
verdict-minor-lead-free =
    { $cardKnown ->
        [yes] Wyjście partnera jest dowolne; { $card } zostaje podrzędną kartą przygwożdżoną ({ $laws }).
       *[other] Wyjście partnera jest dowolne; podrzędna karta przygwożdżona zostaje na stole ({ $laws }).
    }
verdict-penalty-cannot-yet = Karty przygwożdżonej nie można jeszcze zgodnie z przepisami zagrać; zostaje na stole ({ $laws }).
verdict-penalty-stays = Karta przygwożdżona zostaje na stole ({ $laws }).
verdict-penalty-over = Rozgrywka zakończona; karta przygwożdżona nie ma dalszych skutków ({ $laws }).
verdict-penalty-card =
    { $cardKnown ->
        [yes]
            { $kind ->
                [minor] Podrzędna karta przygwożdżona: { $card } ({ $laws }).
                [major] Normalna karta przygwożdżona: { $card } ({ $laws }).
               *[other] Karta przygwożdżona: { $card } ({ $laws }).
            }
       *[other]
            { $kind ->
                [minor] Karta { $ownerGen } jest podrzędną kartą przygwożdżoną ({ $laws }).
                [major] Karta { $ownerGen } jest normalną kartą przygwożdżoną ({ $laws }).
                [several] Wszystkie te karty { $ownerGen } są normalnymi kartami przygwożdżonymi ({ $laws }).
               *[other] Karta { $ownerGen } jest kartą przygwożdżoną ({ $laws }).
            }
    }
verdict-not-penalty = Karta nie jest przygwożdżona i nie ma sprostowania ({ $laws }).
verdict-not-penalty-claim = Karty nie są przygwożdżone: roszczenie lub zrzeczenie się kończy grę ({ $laws }).
verdict-not-penalty-concession = Karty nie są przygwożdżone; wobec sprzeciwu partnera gra toczy się dalej ({ $laws }).
verdict-declaring-card = Karty rozgrywającego i dziadka nigdy nie są przygwożdżone ({ $laws }).
verdict-unable = Karta zostaje: nakazu nie dało się wykonać, nie ma fałszywego renonsu ({ $laws }).
verdict-unable-picked-up = Karta zostaje: nakazu nie dało się wykonać; przygwożdżona wraca do ręki ({ $laws }).
verdict-unable-penalty = Karta zostaje: nakazu nie dało się wykonać; przygwożdżona zostaje na stole ({ $laws }).

## Cards played too early or after an irregularity

verdict-this-trick-choice =
    { $kind ->
        [major] { $declarerCap } wybiera kartę { $restrictedGen } w tej lewie; karta { $ownerGen } jest normalną kartą przygwożdżoną ({ $laws }).
        [minor] { $declarerCap } wybiera kartę { $restrictedGen } w tej lewie; karta { $ownerGen } jest podrzędną kartą przygwożdżoną ({ $laws }).
       *[other] { $declarerCap } wybiera kartę { $restrictedGen } w tej lewie ({ $laws }).
    }
verdict-this-trick-chosen =
    { $option ->
        [HIGHEST] { $restrictedCap } dokłada najstarszą kartę w kolorze wyjścia ({ $laws }).
        [LOWEST] { $restrictedCap } dokłada najmłodszą kartę w kolorze wyjścia ({ $laws }).
        [REQUIRE_OTHER_SUIT] { $restrictedCap } dokłada w tej lewie kartę nakazanego koloru ({ $laws }).
       *[other] { $restrictedCap } nie dokłada w tej lewie karty zakazanego koloru ({ $laws }).
    }
verdict-this-trick-excused = Bez sprostowania: karta rozgrywającego lub dziadka leżała już w lewie ({ $laws }).
verdict-early-withdrawn = Przedwczesną kartę się wycofuje i zagrywa przepisową ({ $laws }).
verdict-early-stays-open = Przedwczesna karta jest nieprzepisowa i staje się przygwożdżona ({ $laws }).
verdict-early-stands = Karta leży odsłonięta i zostaje zagrana w swojej kolejności ({ $laws }).
verdict-early-no-rectification = Przedwczesne zagranie pozostaje bez sprostowania ({ $laws }).
verdict-card-played-after = Karta zostaje w lewie: druga strona dołożyła po niej kartę ({ $laws }).
verdict-play-after-legal =
    { $kind ->
        [none] Przepisowe zagranie jest ważne, bez sprostowania ({ $laws }).
       *[other] Karta zagrana przed prawidłowym wyjściem staje się przygwożdżona ({ $laws }).
    }

## Single cards

verdict-card-played = Karta jest zagrana i zostaje w lewie ({ $laws }).
verdict-not-played = Karta nie jest zagrana; bez sprostowania ({ $laws }).
verdict-not-played-unseen = Karta nie jest zagrana ani przygwożdżona: jej lico nie było widoczne dla partnera ({ $laws }).
verdict-not-played-penalty =
    { $kind ->
        [minor] Karta nie jest zagrana, lecz jest podrzędną kartą przygwożdżoną ({ $laws }).
        [major] Karta nie jest zagrana, lecz jest normalną kartą przygwożdżoną ({ $laws }).
       *[other] Karta nie jest zagrana, lecz jest kartą przygwożdżoną ({ $laws }).
    }
verdict-turned-up = Karta jest zagrana i zostaje, choć zakryto ją za wcześnie ({ $laws }).
verdict-named-changed = Pierwsza dyspozycja była niezamierzona; zagrana jest karta właściwa ({ $laws }).
verdict-named-stands = Karta zadysponowana jako pierwsza jest zagrana i zostaje ({ $laws }).
verdict-dummy-changed = Zagrana jest karta zadysponowana; niewłaściwa karta wraca do dziadka ({ $laws }).
verdict-dummy-stays = Na zmianę jest za późno: karta, której nie zadysponowano, zostaje ({ $laws }).
verdict-dummy-suggested = Teraz nie ma sprostowania; dziadkowi nie wolno podpowiadać zagrania ({ $laws }).
verdict-card-back = Karta wraca do ręki, bez sprostowania ({ $laws }).
verdict-card-stands = Karta jest zagrana i zostaje ({ $laws }).

## Questions, looking, speaking

verdict-enquiry-allowed =
    { $asker ->
        [dummy_to_declarer] Dziadek może pytać rozgrywającego ({ $laws }).
        [dummy_to_defender] Dziadek może pytać obrońcę ({ $laws }).
        [declarer_to_defender] Rozgrywający może pytać obrońcę ({ $laws }).
        [defender_to_declarer] Obrońca może pytać rozgrywającego ({ $laws }).
        [defender_to_partner] Obrońcy mogą pytać się nawzajem ({ $laws }).
       *[other] Pytanie wolno zadać i wolno odpowiedzieć ({ $laws }).
    }
verdict-enquiry-refused =
    { $asker ->
        [dummy_to_declarer] Dziadkowi nie wolno pytać rozgrywającego ({ $laws }).
        [dummy_to_defender] Dziadkowi nie wolno pytać obrońcy ({ $laws }).
        [defender_to_partner] Obrońcom nie wolno pytać się nawzajem ({ $laws }).
       *[other] Tego pytania nie wolno zadać ({ $laws }).
    }
verdict-inspection-allowed = Lewę wolno obejrzeć ({ $laws }).
verdict-inspection-own-card = Gracz może obejrzeć ostatnią kartę zagraną z własnej ręki ({ $laws }).
verdict-inspection-refused = Lewa pozostaje zakryta ({ $laws }).
verdict-inspection-too-late = Karta pozostaje zakryta; na obejrzenie jest za późno ({ $laws }).
verdict-dummy-first = Dziadkowi nie wolno w rozgrywce pierwszemu zwracać uwagi na nieprawidłowość ({ $laws }).
verdict-dummy-late = Słowa dziadka pozostają bez sprostowania ({ $laws }).
verdict-dummy-forfeited = Dziadek nie ma już tego prawa: teraz niczego się nie poprawia ({ $laws }).
verdict-retraction = Z informacji z wycofanej karty może korzystać tylko { $nos } ({ $laws }).

## What leads on, and the rest

verdict-comes-early = Kartę zagrano za wcześnie; o skutkach decyduje się teraz ({ $laws }).
verdict-comes-lead = Karta liczy się jako wyjście poza kolejnością; to orzeka się teraz ({ $laws }).
verdict-comes-before-lead = Rozgrywka się nie zaczęła, więc obowiązują inne przepisy ({ $laws }).
verdict-comes-other =
    { $irregularity ->
        [card_count] Liczba kart tego nie rozstrzyga; stosuje się inny przepis ({ $laws }).
       *[other] Dalej stosuje się inny przepis ({ $laws }).
    }
verdict-claim = Orzeka się o roszczeniu lub zrzeczeniu się; pokazanie kart nie jest wykroczeniem ({ $laws }).
verdict-no-rectification = Nie ma sprostowania ({ $laws }).
verdict-nothing = Niczego się nie poprawia i gra toczy się dalej ({ $laws }).
verdict-nothing-over = Niczego się już nie poprawia ({ $laws }).
