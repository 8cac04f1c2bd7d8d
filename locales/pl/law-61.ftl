### Voice WHY. Digests of Law 61: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-61-title = Czym jest fałszywy renons

digest-61-1997 = { digest-61-2017 }
digest-61-2007 = { digest-61-2017 }
digest-61-2017 = Mówi, czym jest fałszywy renons, kto może o niego pytać i że samo podejrzenie nie pozwala oglądać zakrytych lew.

digest-61A-1997 = { digest-61A-2017 }
digest-61A-2007 = { digest-61A-2017 }
digest-61A-2017 = Fałszywy renons to niedodanie do koloru mimo takiej możliwości, a także niezagranie karty lub koloru, których wymaga przepis albo prawomocny wybór przeciwnika.

digest-61B-1997 = O możliwy fałszywy renons rozgrywający może pytać obrońcę, a dziadek i obrońcy – rozgrywającego. Obrońcom wolno pytać się nawzajem tylko tam, gdzie zezwoliła na to strefa.
digest-61B-2007 = { digest-61B-2017 }
digest-61B-2017 = Wylicza, kto kogo może pytać o możliwy fałszywy renons.

digest-61B1-2007 = { digest-61B1-2017 }
digest-61B1-2017 = Rozgrywający może spytać obrońcę, który nie dodał do koloru, czy naprawdę go nie ma.

digest-61B2-2007 = { digest-61B2-2017 }
digest-61B2-2017 = Mówi, kogo dziadek może pytać, a kogo nie.

digest-61B2a-2007 = { digest-61B2a-2017 }
digest-61B2a-2017 = Dziadek może spytać rozgrywającego o możliwy fałszywy renons; o utracie tego prawa mówi przepis 43.

digest-61B2b-2007 = { digest-61B2b-2017 }
digest-61B2b-2017 = Dziadkowi nie wolno pytać obrońcy o fałszywy renons.

digest-61B3-2007 = Obrońcy mogą pytać rozgrywającego. Mogą też pytać się nawzajem, ryzykując przekazanie nielegalnej informacji, chyba że zabroniła tego organizacja nadzorująca.
digest-61B3-2017 = Obrońcy mogą pytać o możliwy fałszywy renons rozgrywającego i siebie nawzajem. Pytanie do partnera może przekazać nielegalną informację.

digest-61C-2017 = Samo stwierdzenie, że ktoś popełnił fałszywy renons, nie uprawnia jeszcze do oglądania zakrytych lew.
