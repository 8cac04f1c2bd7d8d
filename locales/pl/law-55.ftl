### Voice WHY. Digests of Law 55: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-55-title = Wyjście rozgrywającego poza kolejnością

digest-55-1997 = { digest-55-2017 }
digest-55-2007 = { digest-55-2017 }
digest-55-2017 = Rozgrywający wychodzi poza kolejnością z ręki lub z dziadka. Obrońcy mogą zaakceptować wyjście albo zażądać jego wycofania; przepis mówi też o informacji, jaką mogło ono dać rozgrywającemu.

digest-55A-1997 = Każdy z obrońców może zaakceptować wyjście rozgrywającego poza kolejnością albo zażądać jego wycofania. O różnych odpowiedziach obrońców nic tu nie powiedziano.
digest-55A-2007 = Każdy z obrońców może zaakceptować wyjście rozgrywającego poza kolejnością albo zażądać jego wycofania. Gdy odpowiadają różnie, liczy się odpowiedź tego, na którego przypada kolej.
digest-55A-2017 = Każdy z obrońców może zaakceptować wyjście rozgrywającego poza kolejnością albo zażądać jego wycofania. Gdy odpowiadają różnie, liczy się odpowiedź tego, który siedzi za ręką nieprawidłowego wyjścia.

digest-55B-1997 = { digest-55B-2017 }
digest-55B-2007 = { digest-55B-2017 }
digest-55B-2017 = Obrońca żąda, aby rozgrywający wycofał wyjście. Karta wraca do swojej ręki bez sprostowania, a wychodzi ręka, na którą przypadała kolej.

digest-55B1-1997 = { digest-55B1-2017 }
digest-55B1-2007 = { digest-55B1-2017 }
digest-55B1-2017 = Wyjście należało do obrońcy: karta wraca do ręki, z której ją zagrano, bez dalszego sprostowania.

digest-55B2-1997 = { digest-55B2-2017 }
digest-55B2-2007 = { digest-55B2-2017 }
digest-55B2-2017 = Wyjście należało do drugiej ręki strony rozgrywającej: kartę zagraną omyłkowo się wycofuje i trzeba wyjść z tamtej ręki.

digest-55C-1997 = { digest-55C-2007 }
digest-55C-2007 = Jeżeli dalsza gra rozgrywającego mogła opierać się na informacji z błędnego wyjścia, sędzia może orzec wynik rozjemczy.
digest-55C-2017 = Jeżeli dalsza gra rozgrywającego mogła opierać się na informacji z błędnego wyjścia, ocenia się ją według przepisu 16.
