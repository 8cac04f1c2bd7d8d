### Voice WHY. Digests of Law 60: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-60-title = Zagranie po nieprzepisowym zagraniu

digest-60-1997 = { digest-60-2017 }
digest-60-2007 = { digest-60-2017 }
digest-60-2017 = Mówi, co się dzieje, gdy po nieprzepisowym wyjściu lub zagraniu ktoś zagrywa, zanim je sprostowano. Ważne jest, która strona zagrywa i kiedy.

digest-60A-1997 = { digest-60A-2017 }
digest-60A-2007 = { digest-60A-2017 }
digest-60A-2017 = Dotyczy karty strony niewykraczającej zagranej po nieprawidłowości, a przed sprostowaniem.

digest-60A1-1997 = { digest-60A1-2017 }
digest-60A1-2007 = { digest-60A1-2017 }
digest-60A1-2017 = Gracz strony niewykraczającej, który zagrywa zaraz po nieprawidłowej karcie przeciwnika z prawej, zanim sędzia orzeknie, traci prawo do sprostowania.

digest-60A2-1997 = { digest-60A2-2007 }
digest-60A2-2007 = Po utracie tego prawa nieprzepisową kartę traktuje się jak zagraną w kolejności. Wyjątkiem są sytuacje z przepisu 53, w których druga strona wykonuje swoje prawidłowe wyjście.
digest-60A2-2017 = Po utracie tego prawa nieprzepisową kartę traktuje się jak zagraną w kolejności, chyba że na podstawie przepisu 53B ważne jest prawidłowe wyjście.

digest-60A3-1997 = { digest-60A3-2017 }
digest-60A3-2007 = { digest-60A3-2017 }
digest-60A3-2017 = Wcześniejsze obowiązki strony wykraczającej, czyli zagranie karty przygwożdżonej albo nakaz lub zakaz, pozostają w mocy przy jej dalszych zagraniach.

digest-60B-1997 = Rozgrywający ma wycofać wyjście poza kolejnością i jeszcze nie wychodzi z właściwej ręki. Karta zagrana tymczasem przez obrońcę może stać się kartą przygwożdżoną na podstawie przepisu 49.
digest-60B-2007 = { digest-60B-2017 }
digest-60B-2017 = Rozgrywający ma wycofać wyjście poza kolejnością i jeszcze nie wychodzi z właściwej ręki. Karta zagrana tymczasem przez obrońcę staje się normalną kartą przygwożdżoną.

digest-60C-1997 = { digest-60C-2017 }
digest-60C-2007 = { digest-60C-2017 }
digest-60C-2017 = Kolejna karta strony wykraczającej, zagrana przed orzeczeniem, nie odbiera przeciwnikom żadnych praw. Za nią samą także może należeć się sprostowanie.
