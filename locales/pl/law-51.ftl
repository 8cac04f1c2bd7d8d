### Voice WHY. Digests of Law 51: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-51-title = Dwie lub więcej kart przygwożdżonych

digest-51-1997 = { digest-51-2017 }
digest-51-2007 = { digest-51-2017 }
digest-51-2017 = Dotyczy dwóch lub więcej kart przygwożdżonych leżących jednocześnie: co zagrywa ich właściciel i co może wybrać rozgrywający przed wyjściem partnera. Gdy karty przygwożdżone leżą przed obydwoma obrońcami, ograniczenie wyjścia wyprzedza obowiązek zagrania własnej karty.

digest-51A-1997 = { digest-51A-2017 }
digest-51A-2007 = { digest-51A-2017 }
digest-51A-2017 = Gdy obrońca ma zagrać, a przepisy pozwalają mu zagrać dwie lub więcej kart przygwożdżonych, rozgrywający wskazuje, która zostanie zagrana do tej lewy.

digest-51B-1997 = { digest-51B-2017 }
digest-51B-2007 = { digest-51B-2017 }
digest-51B-2017 = Mówi, co może wybrać rozgrywający, gdy wychodzi partner obrońcy mającego dwie lub więcej kart przygwożdżonych.

digest-51B1-1997 = { digest-51B1-2017 }
digest-51B1-2007 = { digest-51B1-2017 }
digest-51B1-2017 = Wszystkie karty przygwożdżone są w jednym kolorze: rozgrywający może nakazać ten kolor albo go zakazać.

digest-51B1a-1997 = { digest-51B1a-2017 }
digest-51B1a-2007 = { digest-51B1a-2017 }
digest-51B1a-2017 = Rozgrywający może nakazać wyjście w ten kolor. Wszystkie karty przygwożdżone w tym kolorze wracają do ręki.

digest-51B1b-1997 = Rozgrywający może zakazać wyjścia w ten kolor. Wszystkie karty przygwożdżone w tym kolorze wracają do ręki; jak długo trwa zakaz, mówi przepis 50D2a.
digest-51B1b-2007 = { digest-51B1b-2017 }
digest-51B1b-2017 = Rozgrywający może zakazać wyjścia w ten kolor, dopóki obrońca utrzymuje się przy wyjściu. Wszystkie karty przygwożdżone w tym kolorze wracają do ręki.

digest-51B2-1997 = { digest-51B2-2017 }
digest-51B2-2007 = { digest-51B2-2017 }
digest-51B2-2017 = Karty przygwożdżone są w dwóch lub więcej kolorach: rozgrywający może wybierać między nimi.

digest-51B2a-1997 = { digest-51B2a-2017 }
digest-51B2a-2007 = { digest-51B2a-2017 }
digest-51B2a-2017 = Rozgrywający może nakazać wyjście w dowolny jeden z tych kolorów. Karty przygwożdżone w tym kolorze wracają do ręki; w pozostałych kolorach zostają.

digest-51B2b-1997 = Rozgrywający może zakazać wyjścia w jeden lub kilka z tych kolorów. Karty przygwożdżone w każdym zakazanym kolorze wracają do ręki; jak długo trwa zakaz, mówi przepis 50D2a.
digest-51B2b-2007 = { digest-51B2b-2017 }
digest-51B2b-2017 = Rozgrywający może zakazać wyjścia w jeden lub kilka z tych kolorów, dopóki obrońca utrzymuje się przy wyjściu. Karty przygwożdżone w każdym zakazanym kolorze wracają do ręki.

digest-51B2c-2017 = Rozgrywający może pozostawić wyjście dowolne. Wszystkie karty przygwożdżone zostają wtedy na stole.
