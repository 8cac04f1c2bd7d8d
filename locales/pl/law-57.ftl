### Voice WHY. Digests of Law 57: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-57-title = Przedwczesne wyjście lub zagranie

digest-57-1997 = Dotyczy obrońcy, który wychodzi lub zagrywa za wcześnie, przed zagraniem partnera.
digest-57-2007 = { digest-57-2017 }
digest-57-2017 = Dotyczy przedwczesnego wyjścia lub zagrania, przede wszystkim karty obrońcy dołożonej przed zagraniem partnera.

digest-57A-1997 = { digest-57A-2007 }
digest-57A-2007 = Obrońca wychodzi w następnej lewie przed zagraniem partnera w bieżącej albo zagrywa poza kolejnością przed partnerem. Karta staje się kartą przygwożdżoną – normalną, zgodnie z przepisem 50B. Dla zagrania partnera rozgrywający wybiera jedną możliwość: najstarsza karta w kolorze wyjścia, najmłodsza karta w tym kolorze albo zakaz innego wskazanego koloru.
digest-57A-2017 = Obrońca wychodzi w następnej lewie przed zagraniem partnera w bieżącej albo zagrywa poza kolejnością przed partnerem. Karta staje się normalną kartą przygwożdżoną. Dla zagrania partnera rozgrywający wybiera jedną możliwość: najstarsza lub najmłodsza karta w kolorze wyjścia, karta w innym wskazanym kolorze albo zakaz innego wskazanego koloru.

digest-57B-1997 = { digest-57B-2017 }
digest-57B-2007 = { digest-57B-2017 }
digest-57B-2017 = Do partnera, który nie ma karty żądanej przez rozgrywającego, stosuje się przepis 59: może zagrać dowolną przepisową kartę.

digest-57C-1997 = Nie ma sprostowania za zagranie przed partnerem, jeżeli rozgrywający zagrywa już z obu rąk albo dziadek zagrywa kartę lub wbrew przepisom ją podpowiada.
digest-57C-2007 = { digest-57C-2017 }
digest-57C-2017 = Mówi, kiedy przedwczesne zagranie nie pociąga za sobą sprostowania i co obowiązuje, gdy za wcześnie zagrywa rozgrywający.

digest-57C1-2007 = Zagranie obrońcy przed partnerem nie podlega sprostowaniu, jeżeli rozgrywający zagrywa już z obu rąk albo dziadek zagrywa kartę lub wbrew przepisom ją podpowiada.
digest-57C1-2017 = Zagranie obrońcy przed partnerem nie podlega sprostowaniu, jeżeli rozgrywający zagrywa już z obu rąk. Wymuszona karta dziadka liczy się dopiero wtedy, gdy rozgrywający ją wskaże.

digest-57C2-2007 = Karta, którą rozgrywający zagrywa za wcześnie z którejkolwiek ręki, jest zagrana i nie można jej wycofać.
digest-57C2-2017 = Sprostowania nie ma także wtedy, gdy dziadek z własnej inicjatywy bierze kartę przed zagraniem ręki z prawej albo wbrew przepisom podpowiada zagranie.

digest-57C3-2017 = Karta, którą rozgrywający zagrywa za wcześnie z którejkolwiek ręki, jest zagrana. Wraca do ręki tylko wtedy, gdy zagranie jest nieprzepisowe.

digest-57D-2017 = Obrońca próbuje zagrać, gdy kolej jest na przeciwnika z prawej. Może wejść w grę przepis 16. Jeżeli w swojej kolejności karta jest przepisowa, trzeba ją zagrać; w przeciwnym razie staje się normalną kartą przygwożdżoną.
