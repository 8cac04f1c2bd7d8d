### Voice WHY. Digests of Law 45: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-45-title = Karta zagrana

digest-45-1997 = { digest-45-2017 }
digest-45-2007 = { digest-45-2017 }
digest-45-2017 = Mówi, jak zagrywa się kartę z każdej ręki, kiedy kartę trzeba zagrać i co się dzieje z kartą, która do lewy nie należy.

digest-45B-1997 = { digest-45B-2017 }
digest-45B-2007 = { digest-45B-2017 }
digest-45B-2017 = Rozgrywający zagrywa kartę z dziadka, nazywając ją, a dziadek ją wykłada. W razie potrzeby rozgrywający może wziąć tę kartę z dziadka bezpośrednio.

digest-45C-1997 = { digest-45C-2017 }
digest-45C-2007 = { digest-45C-2017 }
digest-45C-2017 = Wylicza karty, które trzeba zagrać, bo zostały tak pokazane, dotknięte lub nazwane.

digest-45C1-1997 = { digest-45C1-2017 }
digest-45C1-2007 = { digest-45C1-2017 }
digest-45C1-2017 = Karta obrońcy jest zagrana do lewy, gdy znajdzie się tam, gdzie jej lico może być widoczne dla partnera. Nie ma znaczenia, czy partner patrzy.

digest-45C2-1997 = { digest-45C2-2017 }
digest-45C2-2007 = { digest-45C2-2017 }
digest-45C2-2017 = Karta rozgrywającego jest zagrana, gdy leży odsłonięta na stole lub tuż nad nim albo jest trzymana tak jak karta zagrana.

digest-45C3-1997 = { digest-45C3-2017 }
digest-45C3-2007 = { digest-45C3-2017 }
digest-45C3-2017 = Karta dziadka jest zagrana, gdy rozgrywający celowo jej dotknie. Dotknięcie przy układaniu kart lub przy sięganiu po inną kartę się nie liczy.

digest-45C4-1997 = { digest-45C4-2017 }
digest-45C4-2007 = { digest-45C4-2017 }
digest-45C4-2017 = Dotyczy karty nazwanej lub inaczej wskazanej oraz zmiany takiego wskazania.

digest-45C4a-1997 = { digest-45C4a-2017 }
digest-45C4a-2007 = { digest-45C4a-2017 }
digest-45C4a-2017 = Kartę, którą gracz nazywa lub inaczej wskazuje jako zagrywaną, należy zagrać, chyba że wolno ją jeszcze zmienić.

digest-45C4b-1997 = Niezamierzone wskazanie wolno zmienić bez kary, o ile gracz nie zrobi przedtem przerwy na zastanowienie. Przeciwnik, który tymczasem dołożył kartę do pierwszej wskazanej, może ją wycofać i wybrać inną.
digest-45C4b-2007 = Dopóki partner nie zagra, niezamierzone wskazanie wolno zmienić, o ile gracz nie zrobi przedtem przerwy na zastanowienie. Przeciwnik, który tymczasem dołożył kartę do pierwszej wskazanej, może ją wycofać i wybrać inną.
digest-45C4b-2017 = Wskazanie może zmienić tylko rozgrywający, tylko co do karty dziadka i tylko po przejęzyczeniu. Musi to nastąpić przed jego następnym zagraniem z którejkolwiek ręki; przeciwnik, który tymczasem dołożył kartę, może wybrać inną.

digest-45D-1997 = Karta, którą dziadek wyłożył bez polecenia rozgrywającego, wraca, jeżeli zauważono to, zanim obie strony zagrały w następnej lewie. Obrońca, który grał po niej, może wtedy wybrać inną kartę.
digest-45D-2007 = Karta, którą dziadek wyłożył bez polecenia rozgrywającego, wraca, jeżeli zauważono to, zanim obie strony zagrały w następnej lewie. Obrońca, który grał po niej, może wybrać inną kartę; jeżeli siedzi on po prawej stronie rozgrywającego, może to zrobić także rozgrywający.
digest-45D-2017 = Dotyczy karty wyłożonej przez dziadka, choć rozgrywający jej nie nazwał. Orzeczenie zależy od tego, kiedy to zauważono.

digest-45D1-2017 = Jeżeli obie strony nie zagrały jeszcze w następnej lewie, niewłaściwa karta dziadka wraca. Obrońca, który grał po niej, może wybrać inną kartę; jeżeli siedzi on po prawej stronie rozgrywającego, może to zrobić także rozgrywający.

digest-45D2-2017 = Później karty zostają tak, jak je zagrano. Jeżeli niewłaściwą kartą wyszedł dziadek, niedołożenie do jej koloru może być fałszywym renonsem; jeżeli dołożono ją do trwającej lewy i dziadek popełnia przez to fałszywy renons, lew się nie przekazuje, ale możliwy jest wynik rozjemczy.

digest-45E-1997 = { digest-45E-2017 }
digest-45E-2007 = { digest-45E-2017 }
digest-45E-2017 = Dotyczy piątej karty dołożonej do jednej lewy. Jej los zależy od tego, czyja to karta.

digest-45E1-1997 = { digest-45E1-2017 }
digest-45E1-2007 = { digest-45E1-2017 }
digest-45E1-2017 = Piąta karta obrońcy staje się kartą przygwożdżoną zgodnie z przepisem 50. Jeżeli sędzia uzna ją za wyjście, stosuje się zamiast tego przepis 53 albo 56.

digest-45E2-1997 = { digest-45E2-2017 }
digest-45E2-2007 = { digest-45E2-2017 }
digest-45E2-2017 = Piąta karta z ręki rozgrywającego lub z dziadka wraca bez sprostowania tam, skąd pochodzi. Jeżeli sędzia uzna ją za wyjście, stosuje się zamiast tego przepis 55.

digest-45F-1997 = { digest-45F-2017 }
digest-45F-2007 = { digest-45F-2017 }
digest-45F-2017 = Dziadkowi nie wolno bez polecenia dotykać kart ani ich wskazywać, chyba że je układa. Jeżeli to zrobi, gra toczy się dalej; po rozgrywce sędzia orzeka wynik rozjemczy, jeżeli podpowiedziało to zagranie i obrońcy ponieśli szkodę.

digest-45G-1997 = { digest-45G-2017 }
digest-45G-2007 = { digest-45G-2017 }
digest-45G-2017 = Nikt nie odwraca zagranej karty, zanim wszyscy czterej gracze dołożą do lewy.
