### Tricks that change sides, the score, and what the Director must judge.
### $tricks is a number (how many, or at most how many); $laws a ready list of references.

## Transfer

# WHY. The number is fixed. The .say line is for after play only.
transfer-settled =
    { $tricks ->
        [0] Żadna lewa nie zostaje przekazana.
        [one] Jedna lewa zostaje przekazana { $nosDat }.
        [few] { $tricks } lewy zostają przekazane { $nosDat }.
       *[many] { $tricks } lew zostaje przekazanych { $nosDat }.
    }
    .label = Przekazane lewy
    .say =
        { $tricks ->
            [0] Żadna lewa nie zostaje przekazana.
            [1] Jedna lewa zostaje przekazana { $nosDat }.
            [2] Dwie lewy zostają przekazane { $nosDat }.
            [3] Trzy lewy zostają przekazane { $nosDat }.
            [4] Cztery lewy zostają przekazane { $nosDat }.
            [few] { $tricks } lewy zostają przekazane { $nosDat }.
           *[many] { $tricks } lew zostaje przekazanych { $nosDat }.
        }

# DO/WHY. The number hangs on the rest of the play; $tricks is the most that can move.
# The .say line names the condition, never a number.
transfer-open =
    { $tricks ->
        [one] { $trick ->
            [unknown] Jedna lewa dla { $nosGen }, jeżeli { $os } wzięła wadliwą lewę lub weźmie którąś późniejszą; inaczej żadna.
           *[other] Jedna lewa dla { $nosGen }, jeżeli { $os } wzięła lewę nr { $trick } lub weźmie którąś późniejszą; inaczej żadna.
        }
        [few] Najwyżej { $tricks } lewy zostaną przekazane { $nosDat }; liczba będzie znana dopiero po rozgrywce. { $trick ->
            [unknown] Zależy to od tego, czy { $os } wzięła wadliwą lewę lub weźmie którąś późniejszą.
           *[other] Zależy to od tego, czy { $os } wzięła lewę nr { $trick } lub weźmie którąś późniejszą.
        }
       *[many] Najwyżej { $tricks } lew zostanie przekazanych { $nosDat }; liczba będzie znana dopiero po rozgrywce. { $trick ->
            [unknown] Zależy to od tego, czy { $os } wzięła wadliwą lewę lub weźmie którąś późniejszą.
           *[other] Zależy to od tego, czy { $os } wzięła lewę nr { $trick } lub weźmie którąś późniejszą.
        }
    }
    .label = Otwarte do końca rozgrywki
    .say =
        { $tricks ->
            [one] { $trick ->
                [unknown] Po rozgrywce jedna lewa zostanie przekazana { $nosDat }, jeżeli { $os } wzięła wadliwą lewę lub weźmie późniejszą.
               *[other] Po rozgrywce jedna lewa zostanie przekazana { $nosDat }, jeżeli { $os } wzięła lewę nr { $trick } lub weźmie późniejszą.
            }
           *[other] { $trick ->
                [unknown] Możliwe jest przekazanie lew { $nosDat }, jeżeli { $os } wzięła wadliwą lewę lub weźmie późniejszą.
               *[other] Możliwe jest przekazanie lew { $nosDat }, jeżeli { $os } wzięła lewę nr { $trick } lub weźmie późniejszą.
            }
        }

# As transfer-open, for a revoke by a card that came back; $trick is the trick of the revoke.
transfer-open-revoke =
    { $tricks ->
        [one] { $trick ->
            [unknown] Jedna lewa dla { $nosGen }, jeżeli { $os } wzięła lewę z fałszywym renonsem lub weźmie którąś późniejszą; inaczej żadna.
           *[other] Jedna lewa dla { $nosGen }, jeżeli { $os } wzięła lewę nr { $trick } lub weźmie którąś późniejszą; inaczej żadna.
        }
        [few] Najwyżej { $tricks } lewy zostaną przekazane { $nosDat }; liczba będzie znana dopiero po rozgrywce. { $trick ->
            [unknown] Zależy to od tego, czy { $os } wzięła lewę z fałszywym renonsem lub weźmie którąś późniejszą.
           *[other] Zależy to od tego, czy { $os } wzięła lewę nr { $trick } lub weźmie którąś późniejszą.
        }
       *[many] Najwyżej { $tricks } lew zostanie przekazanych { $nosDat }; liczba będzie znana dopiero po rozgrywce. { $trick ->
            [unknown] Zależy to od tego, czy { $os } wzięła lewę z fałszywym renonsem lub weźmie którąś późniejszą.
           *[other] Zależy to od tego, czy { $os } wzięła lewę nr { $trick } lub weźmie którąś późniejszą.
        }
    }
    .label = Otwarte do końca rozgrywki
    .say =
        { $tricks ->
            [one] { $trick ->
                [unknown] Po rozgrywce jedna lewa zostanie przekazana { $nosDat }, jeżeli { $os } wzięła lewę z fałszywym renonsem lub weźmie późniejszą.
               *[other] Po rozgrywce jedna lewa zostanie przekazana { $nosDat }, jeżeli { $os } wzięła lewę nr { $trick } lub weźmie późniejszą.
            }
           *[other] { $trick ->
                [unknown] Możliwe jest przekazanie lew { $nosDat }, jeżeli { $os } wzięła lewę z fałszywym renonsem lub weźmie późniejszą.
               *[other] Możliwe jest przekazanie lew { $nosDat }, jeżeli { $os } wzięła lewę nr { $trick } lub weźmie późniejszą.
            }
        }

## No automatic trick: one reason for each clause. WHY.

transfer-none-64b1 = Żadna lewa nie zostaje przekazana, ponieważ do { $osGen } nie należy ani ta lewa, ani żadna późniejsza.
transfer-none-64b2 = Żadna lewa nie zostaje przekazana, ponieważ to kolejny fałszywy renons tego samego gracza w tym kolorze.
transfer-none-64b3 =
    { $role ->
        [dummy] Żadna lewa nie zostaje przekazana, ponieważ dotyczy to karty dziadka, widocznej dla wszystkich.
       *[other] Żadna lewa nie zostaje przekazana, ponieważ niezagrana karta była widoczna dla wszystkich.
    }

transfer-none-64b4 = Żadna lewa nie zostaje przekazana, ponieważ zwrócono na to uwagę dopiero po zapowiedzi { $nosGen } w następnym rozdaniu.
transfer-none-64b5 = Żadna lewa nie zostaje przekazana, ponieważ zwrócono na to uwagę dopiero po końcu rundy.
transfer-none-64b6 = Żadna lewa nie zostaje przekazana, ponieważ chodzi o dwunastą lewę.
transfer-none-64b7 = Żadna lewa nie zostaje przekazana, ponieważ w tym rozdaniu fałszywy renons wystąpił po obu stronach.
transfer-none-64b8 = Żadna lewa nie zostaje przekazana, ponieważ fałszywe renonse obu stron w tej samej lewie zostały poprawione.
# 1997 only: both sides in the same trick.
transfer-none-64c = Żadna lewa nie zostaje przekazana, ponieważ fałszywy renons wystąpił po obu stronach w tej samej lewie. Ocenić rozdanie tak, jakby go nie było.

## The account of a settled transfer

# One line for each kind of tricks; $won are there, $moved of them go. $which is "revoke" or "defective".
account-trick-offender =
    { $which ->
        [defective] Wadliwa lewa należy do { $offenderGen }: jedna lewa.
       *[other] Lewa z fałszywym renonsem należy do { $offenderGen }: jedna lewa.
    }
account-trick-partner =
    { $which ->
        [defective] Wadliwa lewa należy do { $partnerGen }: jedna lewa.
       *[other] Lewa z fałszywym renonsem należy do { $partnerGen }: jedna lewa.
    }
account-trick-opponents =
    { $which ->
        [defective] Wadliwa lewa należy do { $nosGen }: za to nic.
       *[other] Lewa z fałszywym renonsem należy do { $nosGen }: za to nic.
    }
account-later =
    Późniejsze lewy { $osGen }: { $won ->
        [0] żadna.
       *[other] { $won }; z nich przekazywane: { $moved ->
            [0] żadna.
           *[other] { $moved }.
        }
    }
account-playable = Jedna z nich jest przekazywana dlatego, że wzięła ją karta, którą wolno było zagrać w lewie z fałszywym renonsem.

## Ownership. WHY; .say SAY.

ownership-unchanged =
    { $trick ->
        [unknown] Wadliwa lewa pozostaje przy tej samej stronie. Żadna karta dokładana lub zabierana teraz tego nie zmienia.
       *[other] Lewa nr { $trick } pozostaje przy tej samej stronie. Żadna karta dokładana lub zabierana teraz tego nie zmienia.
    }
    .label = Przynależność lewy się nie zmienia
    .say =
        { $trick ->
            [unknown] Ta lewa pozostaje przy tej samej stronie.
           *[other] Lewa nr { $trick } pozostaje przy tej samej stronie.
        }

# Two tricks are put right.
ownership-unchanged-two = Każda z poprawianych lew pozostaje przy tej samej stronie. Żadna karta dokładana lub zabierana teraz tego nie zmienia.
    .label = Przynależność lew się nie zmienia
    .say = Każda z tych lew pozostaje przy tej samej stronie.

ownership-unchanged-played = Lewa pozostaje przy tej stronie, która ją wzięła.
    .label = Przynależność lewy się nie zmienia
    .say = Ta lewa pozostaje przy tej stronie, która ją wzięła.

ownership-recomputed = Dołożona teraz karta liczy się w tej lewie; ustalić na nowo, która ręka ją bierze.
    .label = Ustalić na nowo, do kogo należy lewa
    .say = Liczą się wszystkie cztery karty. Sprawdzę, do kogo należy teraz ta lewa.

ownership-recomputed-played = Karta zagrana w zamian liczy się w tej lewie; ustalić na nowo, która ręka ją bierze.
    .label = Ustalić na nowo, do kogo należy lewa
    .say = Liczą się wszystkie cztery karty. Sprawdzę, do kogo należy teraz ta lewa.

## The score. Judgement voice: what is left to the Director.

adjusted-no = Nie ma podstaw do wyniku rozjemczego.
    .label = Bez wyniku rozjemczego

adjusted-possible = Możliwy jest wynik rozjemczy. Sprawdzić, czy { $nos } poniosła szkodę ({ $laws }).
    .label = Możliwy wynik rozjemczy
    .say = Po rozgrywce sprawdzę, czy { $nos } poniosła szkodę. Możliwy jest wtedy wynik rozjemczy.

adjusted-consider = Istnieje konkretny powód, by rozważyć wynik rozjemczy ({ $laws }).
    .label = Rozważyć wynik rozjemczy
    .say = Po rozgrywce rozważę wynik rozjemczy.

adjusted-mandatory = Trzeba orzec wynik rozjemczy ({ $laws }). Jeżeli nie ma szkody, potwierdza on wynik ze stołu.
    .label = Wynik rozjemczy konieczny
    .say = Zostanie orzeczony wynik rozjemczy.

# The deal was wrong from the start: it has no result.
adjusted-mandatory-deal = Trzeba orzec wynik rozjemczy ({ $laws }). Nie ma wyniku ze stołu, z którym można by go porównać.
    .label = Wynik rozjemczy konieczny
    .say = W tym rozdaniu będzie wynik rozjemczy.

# The damage has been judged already.
adjusted-mandatory-damage = Trzeba orzec wynik rozjemczy ({ $laws }).
    .label = Wynik rozjemczy konieczny

## Questions of judgement

equity-check = Porównać dwa wyniki: wynik ze stołu z przekazanymi lewami oraz wynik prawdopodobny bez nieprawidłowości. Jeżeli drugi jest lepszy dla { $nosGen }, orzec go jako wynik rozjemczy zamiast pierwszego; nie łączyć obu ({ $laws }).
    .label = Sprawiedliwy wynik

# Both sides have an established revoke.
equity-check-both = Fałszywy renons popełniły obie strony. Porównać dwa wyniki: wynik ze stołu oraz wynik prawdopodobny bez fałszywych renonsów. Jeżeli któraś ze stron poniosła szkodę, orzec ten drugi jako wynik rozjemczy ({ $laws }).
    .label = Sprawiedliwy wynik dla obu stron

could-have-known-check = Jeżeli szkoda { $nosGen } była dla { $offenderGen } do przewidzenia i rzeczywiście powstała, orzec wynik rozjemczy ({ $laws }).
    .label = Czy było to do przewidzenia?

information-check = Po rozgrywce ocenić, czy strona wykraczająca skorzystała z informacji z wycofanych kart ({ $laws }).
    .label = Wykorzystanie informacji

# The penalty card: each edition asks something else.
information-check-penalty =
    { $edition ->
        [1997] Po rozgrywce ocenić, czy w grze drugiego obrońcy wykorzystano z karty przygwożdżonej coś więcej niż obowiązek jej zagrania ({ $laws }).
        [2007] Po rozgrywce ocenić, czy informacja z karty przygwożdżonej zaszkodziła stronie rozgrywającej ({ $laws }).
       *[other] Po rozgrywce ocenić, czy bez pomocy odsłoniętej karty wynik mógł łatwo być inny ({ $laws }).
    }
    .label = Wykorzystanie informacji

information-check-restored = Po rozgrywce ocenić, czy na grę partnera wpłynęła informacja o powrocie karty ({ $laws }).
    .label = Wykorzystanie informacji

information-check-enquiry = Po rozgrywce ocenić, czy na grę partnera wpłynęło pytanie ({ $laws }).
    .label = Wykorzystanie informacji
