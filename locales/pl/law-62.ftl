### Voice WHY. Digests of Law 62: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-62-title = Poprawienie fałszywego renonsu

digest-62A-1997 = { digest-62A-2007 }
digest-62A-2007 = Gracz, który spostrzega własny fałszywy renons, musi go poprawić, dopóki nie jest on uprawomocniony.
digest-62A-2017 = Fałszywy renons trzeba poprawić, jeżeli zwrócono na niego uwagę przed jego uprawomocnieniem.

digest-62B1-1997 = Karta, którą obrońca wycofuje, poprawiając fałszywy renons, staje się kartą przygwożdżoną, jeżeli zagrano ją z nieodsłoniętej ręki.
digest-62B1-2007 = { digest-62B1-2017 }
digest-62B1-2017 = Karta, którą obrońca wycofuje, poprawiając fałszywy renons, staje się normalną kartą przygwożdżoną, jeżeli zagrano ją z nieodsłoniętej ręki.

digest-62B2-1997 = { digest-62B2-2017 }
digest-62B2-2007 = { digest-62B2-2017 }
digest-62B2-2017 = Kartę rozgrywającego lub dziadka oraz kartę obrońcy, która już leżała odsłonięta, zmienia się bez dalszego sprostowania.

digest-62C1-1997 = { digest-62C1-2017 }
digest-62C1-2007 = { digest-62C1-2017 }
digest-62C1-2017 = Każdy gracz strony niewykraczającej może wycofać kartę zagraną po fałszywym renonsie, o ile zagrano ją przed zwróceniem na niego uwagi.

digest-62C2-1997 = { digest-62C2-2017 }
digest-62C2-2007 = { digest-62C2-2017 }
digest-62C2-2017 = Po takiej zmianie może wycofać swoją kartę także następny w kolejności gracz strony wykraczającej. Wycofana w ten sposób karta obrońcy staje się kartą przygwożdżoną.

digest-62D1-1997 = { digest-62D1-2017 }
digest-62D1-2007 = { digest-62D1-2017 }
digest-62D1-2017 = Fałszywy renons w dwunastej lewie trzeba poprawić, nawet uprawomocniony, jeżeli wyjdzie na jaw, zanim wszystkie cztery ręce wrócą do pudełka.
