### Voice WHY. Digests of Law 63: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-63-title = Uprawomocnienie fałszywego renonsu

digest-63-1997 = { digest-63-2017 }
digest-63-2007 = { digest-63-2017 }
digest-63-2017 = Mówi, kiedy fałszywy renons się uprawomocnia i co to znaczy dla jego poprawienia.

digest-63A-1997 = { digest-63A-2017 }
digest-63A-2007 = { digest-63A-2017 }
digest-63A-2017 = Wylicza czynności strony wykraczającej, przez które fałszywy renons się uprawomocnia.

digest-63A1-1997 = { digest-63A1-2017 }
digest-63A1-2007 = { digest-63A1-2017 }
digest-63A1-2017 = Strona wykraczająca wyszła lub zagrała w następnej lewie, prawidłowo lub nie.

digest-63A2-1997 = { digest-63A2-2017 }
digest-63A2-2007 = { digest-63A2-2017 }
digest-63A2-2017 = Strona wykraczająca nazwała lub inaczej wskazała kartę do następnej lewy.

digest-63A3-1997 = { digest-63A3-2007 }
digest-63A3-2007 = Strona wykraczająca zgłosiła roszczenie lub zrzekła się lew albo pogodziła się z roszczeniem lub zrzeczeniem przeciwnika.
digest-63A3-2017 = Strona wykraczająca zgłosiła roszczenie lub zrzekła się lew.

digest-63A4-2017 = Zgoda na roszczenie lub zrzeczenie nastąpiła według przepisu 69A: minął czas, w którym strona wykraczająca mogła jeszcze zaoponować.

digest-63B-1997 = Obrońca spytał partnera o fałszywy renons bez zezwolenia strefy. Fałszywy renons się poprawia, a lewy przekazuje się według przepisu 64 tak, jakby był uprawomocniony.
digest-63B-2007 = Uprawomocnionego fałszywego renonsu już się nie poprawia; wyjątkiem jest dwunasta lewa.
digest-63B-2017 = Uprawomocnionego fałszywego renonsu już się nie poprawia. Wyjątkami są dwunasta lewa i fałszywe renonse obu stron w jednej lewie.

digest-63C-1997 = { digest-63B-2007 }
