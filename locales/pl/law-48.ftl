### Voice WHY. Digests of Law 48: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-48-title = Odsłonięte karty rozgrywającego

digest-48A-1997 = { digest-48A-2017 }
digest-48A-2007 = { digest-48A-2017 }
digest-48A-2017 = Odsłonięcie karty nie nakłada na rozgrywającego żadnych ograniczeń, choć na podstawie przepisu 45C2 może to być karta zagrana. Karty rozgrywającego i dziadka nigdy nie stają się przygwożdżone, a karty upuszczonej przypadkowo rozgrywający nie musi zagrać.

digest-48B-1997 = { digest-48B-2017 }
digest-48B-2007 = { digest-48B-2017 }
digest-48B-2017 = Znaczenie odsłonięcia całej ręki przez rozgrywającego zależy od tego, kiedy i po co się to dzieje.

digest-48B1-1997 = { digest-48B1-2017 }
digest-48B1-2007 = { digest-48B1-2017 }
digest-48B1-2017 = Jeżeli rozgrywający odsłania rękę tuż po pierwszym wyjściu poza kolejnością, rozstrzyga przepis 54.

digest-48B2-1997 = { digest-48B2-2017 }
digest-48B2-2007 = { digest-48B2-2017 }
digest-48B2-2017 = Odsłonięcie ręki w każdej innej chwili może być roszczeniem w myśl przepisu 68. Nie jest nim, gdy rozgrywający wyraźnie nie miał takiego zamiaru.
