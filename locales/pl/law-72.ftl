### Voice WHY. Digests of Law 72: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-72-title = Zasady ogólne

digest-72B1-1997 = Jeżeli w chwili nieprawidłowości dla wykraczającego było do przewidzenia, że prawdopodobnie zaszkodzi ona drugiej stronie, sędzia nakazuje kontynuować licytację i rozgrywkę. Jeżeli strona wykraczająca odniosła korzyść, orzeka się wynik rozjemczy.

digest-72C-2017 = Jeżeli w chwili nieprawidłowości dla wykraczającego było do przewidzenia, że może ona łatwo zaszkodzić drugiej stronie, sędzia nakazuje kontynuować licytację i rozgrywkę. Jeżeli strona wykraczająca odniosła korzyść, po rozgrywce orzeka się wynik rozjemczy.
