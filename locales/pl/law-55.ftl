### Voice WHY. Digests of Law 55: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-55-title = Wyjście rozgrywającego poza kolejnością

digest-55-1997 = { digest-55-2017 }
digest-55-2007 = { digest-55-2017 }
digest-55-2017 = Rozgrywający wychodzi poza kolejnością z ręki lub z dziadka. Obrońcy mogą zaakceptować wyjście albo zażądać jego wycofania; przepis mówi też o informacji, jaką mogło ono dać rozgrywającemu.
