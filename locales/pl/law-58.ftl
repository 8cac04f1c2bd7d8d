### Voice WHY. Digests of Law 58: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-58-title = Jednoczesne zagrania

digest-58-1997 = { digest-58-2017 }
digest-58-2007 = { digest-58-2017 }
digest-58-2017 = Dotyczy kart zagranych w tej samej chwili: przez dwóch graczy albo z jednej ręki.

digest-58A-1997 = { digest-58A-2017 }
digest-58A-2007 = { digest-58A-2017 }
digest-58A-2017 = Gdy dwaj gracze wychodzą lub zagrywają w tej samej chwili, a jeden z nich przepisowo, drugą kartę traktuje się jak zagraną później.

digest-58B-1997 = { digest-58B-2017 }
digest-58B-2007 = { digest-58B-2017 }
digest-58B-2017 = Z jednej ręki zagrano naraz dwie karty lub więcej. To, co jest zagrane, zależy od liczby widocznych kart.

digest-58B1-1997 = { digest-58B1-2017 }
digest-58B1-2007 = { digest-58B1-2017 }
digest-58B1-2017 = Jeżeli widoczna jest tylko jedna karta, to ona jest zagrana. Pozostałe podejmuje się bez sprostowania.

digest-58B2-1997 = { digest-58B2-2017 }
digest-58B2-2007 = { digest-58B2-2017 }
digest-58B2-2017 = Jeżeli widocznych jest kilka kart, gracz wskazuje zagraną. Pozostałe odsłonięte karty obrońcy stają się kartami przygwożdżonymi.

digest-58B3-1997 = { digest-58B3-2017 }
digest-58B3-2007 = { digest-58B3-2017 }
digest-58B3-2017 = Gdy widoczną kartę wycofano, przeciwnik, którego karta padła po niej, może zmienić swoje zagranie bez sprostowania. Do informacji z wycofanych kart stosuje się zasady dotyczące wycofanych zagrań.

digest-58B4-1997 = { digest-58B4-2017 }
digest-58B4-2007 = { digest-58B4-2017 }
digest-58B4-2017 = Jeżeli zauważono to dopiero po zagraniu obu stron w następnej lewie, sprawę rozstrzyga przepis 67.
