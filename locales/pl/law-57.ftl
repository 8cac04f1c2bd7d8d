### Voice WHY. Digests of Law 57: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-57-title = Przedwczesne wyjście lub zagranie

digest-57A-1997 = { digest-57A-2007 }
digest-57A-2007 = Obrońca wychodzi w następnej lewie przed zagraniem partnera w bieżącej albo zagrywa poza kolejnością przed partnerem. Karta staje się kartą przygwożdżoną – normalną, zgodnie z przepisem 50B. Dla zagrania partnera rozgrywający wybiera jedną możliwość: najstarsza karta w kolorze wyjścia, najmłodsza karta w tym kolorze albo zakaz innego wskazanego koloru.
digest-57A-2017 = Obrońca wychodzi w następnej lewie przed zagraniem partnera w bieżącej albo zagrywa poza kolejnością przed partnerem. Karta staje się normalną kartą przygwożdżoną. Dla zagrania partnera rozgrywający wybiera jedną możliwość: najstarsza lub najmłodsza karta w kolorze wyjścia, karta w innym wskazanym kolorze albo zakaz innego wskazanego koloru.
