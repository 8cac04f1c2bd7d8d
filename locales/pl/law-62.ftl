### Voice WHY. Digests of Law 62: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-62-title = Poprawienie fałszywego renonsu

digest-62-1997 = { digest-62-2017 }
digest-62-2007 = { digest-62-2017 }
digest-62-2017 = Mówi, kiedy poprawia się fałszywy renons, co dzieje się z wycofanymi kartami i czym wyróżnia się dwunasta lewa.

digest-62A-1997 = { digest-62A-2007 }
digest-62A-2007 = Gracz, który spostrzega własny fałszywy renons, musi go poprawić, dopóki nie jest on uprawomocniony.
digest-62A-2017 = Fałszywy renons trzeba poprawić, jeżeli zwrócono na niego uwagę przed jego uprawomocnieniem.

digest-62B-1997 = { digest-62B-2017 }
digest-62B-2007 = { digest-62B-2017 }
digest-62B-2017 = Mówi, czym kończy się poprawienie: zależy to od ręki, z której zagrano kartę fałszywego renonsu.

digest-62B1-1997 = Karta, którą obrońca wycofuje, poprawiając fałszywy renons, staje się kartą przygwożdżoną, jeżeli zagrano ją z nieodsłoniętej ręki.
digest-62B1-2007 = { digest-62B1-2017 }
digest-62B1-2017 = Karta, którą obrońca wycofuje, poprawiając fałszywy renons, staje się normalną kartą przygwożdżoną, jeżeli zagrano ją z nieodsłoniętej ręki.

digest-62B2-1997 = { digest-62B2-2017 }
digest-62B2-2007 = { digest-62B2-2017 }
digest-62B2-2017 = Kartę rozgrywającego lub dziadka oraz kartę obrońcy, która już leżała odsłonięta, zmienia się bez dalszego sprostowania.

digest-62C-1997 = { digest-62C-2007 }
digest-62C-2007 = Mówi, które karty zagrane po fałszywym renonsie można wycofać.
digest-62C-2017 = Mówi, które karty zagrane po fałszywym renonsie można wycofać i co robić, gdy w jednej lewie fałszywy renons popełniły obie strony.

digest-62C1-1997 = { digest-62C1-2017 }
digest-62C1-2007 = { digest-62C1-2017 }
digest-62C1-2017 = Każdy gracz strony niewykraczającej może wycofać kartę zagraną po fałszywym renonsie, o ile zagrano ją przed zwróceniem na niego uwagi.

digest-62C2-1997 = { digest-62C2-2017 }
digest-62C2-2007 = { digest-62C2-2017 }
digest-62C2-2017 = Po takiej zmianie może wycofać swoją kartę także następny w kolejności gracz strony wykraczającej. Wycofana w ten sposób karta obrońcy staje się kartą przygwożdżoną.

digest-62C3-2007 = { digest-61C-2017 }
digest-62C3-2017 = W jednej lewie fałszywy renons popełniły obie strony, a do następnej zagrała tylko jedna z nich. Poprawia się oba, a karty wycofane przez obrońców stają się przygwożdżone.

digest-62D-1997 = { digest-62D-2017 }
digest-62D-2007 = { digest-62D-2017 }
digest-62D-2017 = Podaje osobne zasady dla dwunastej lewy.

digest-62D1-1997 = { digest-62D1-2017 }
digest-62D1-2007 = { digest-62D1-2017 }
digest-62D1-2017 = Fałszywy renons w dwunastej lewie trzeba poprawić, nawet uprawomocniony, jeżeli wyjdzie na jaw, zanim wszystkie cztery ręce wrócą do pudełka.

digest-62D2-1997 = Obrońca popełnił fałszywy renons w dwunastej lewie, zanim zagrał do niej partner mający karty dwóch kolorów. Rozgrywający wskazuje wtedy, którą z nich zagrać; tego brzmienia nie udało się sprawdzić.
digest-62D2-2007 = Obrońca popełnił fałszywy renons w dwunastej lewie przed kolejką partnera mającego karty dwóch kolorów. Partnerowi nie wolno wybrać tej, którą mógł podpowiedzieć widok karty fałszywego renonsu.
digest-62D2-2017 = Obrońca popełnił fałszywy renons w dwunastej lewie, zanim zagrał do niej partner. Do tego, co pokazała wycofana karta, stosuje się przepis 16C.
