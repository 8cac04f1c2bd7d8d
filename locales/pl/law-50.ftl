### Voice WHY. Digests of Law 50: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-50-title = Karta przygwożdżona

digest-50-1997 = Przedwcześnie odsłonięta karta obrońcy, niebędąca wyjściem, jest kartą przygwożdżoną, chyba że sędzia zdecyduje inaczej. Jeżeli ma zastosowanie przepis 72B1, zamiast przewidzianych tu sprostowań orzeka się wynik rozjemczy.
digest-50-2007 = Przedwcześnie odsłonięta karta obrońcy, niebędąca wyjściem, jest kartą przygwożdżoną, chyba że sędzia zdecyduje inaczej. Przepis ten odsyła do przepisu 49; może też wejść w grę przepis 23.
digest-50-2017 = Przedwcześnie odsłonięta karta obrońcy, niebędąca wyjściem, jest kartą przygwożdżoną, chyba że sędzia zdecyduje inaczej. Przepis ten odsyła do przepisu 49; może też wejść w grę przepis 72C.

digest-50A-1997 = Karta przygwożdżona leży odsłonięta przed właścicielem, aż zostanie zagrana albo rozgrywający wybierze w zamian inną karę.
digest-50A-2007 = { digest-50A-2017 }
digest-50A-2017 = Karta przygwożdżona leży odsłonięta przed właścicielem, aż zostanie wybrane sprostowanie.

digest-50B-1997 = { digest-50B-2017 }
digest-50B-2007 = { digest-50B-2017 }
digest-50B-2017 = Jedna karta młodsza od honoru, odsłonięta przypadkowo, jest podrzędną kartą przygwożdżoną. Honor oraz karta odsłonięta przez celowe zagranie to normalna karta przygwożdżona; gdy obrońca ma więcej niż jedną kartę przygwożdżoną, wszystkie są normalne.

digest-50C-1997 = { digest-50C-2007 }
digest-50C-2007 = Obrońca z podrzędną kartą przygwożdżoną nie może wcześniej zagrać innej karty tego koloru młodszej od honoru; honor wolno zagrać. Wyjścia partnera się nie ogranicza, ale informacja z widoku tej karty jest dla partnera nielegalna.
digest-50C-2017 = Obrońca z podrzędną kartą przygwożdżoną nie może wcześniej zagrać innej karty tego koloru młodszej od honoru; honor wolno zagrać. Wyjścia partnera się nie ogranicza. O korzystaniu z informacji mówi część E.

digest-50D-1997 = { digest-50D-2017 }
digest-50D-2007 = { digest-50D-2017 }
digest-50D-2017 = Normalna karta przygwożdżona może ograniczać obu obrońców: jej właściciela przy każdym zagraniu, a partnera przy wyjściu.

digest-50D1-1997 = Właściciel musi zagrać normalną kartę przygwożdżoną, gdy tylko pozwolą na to przepisy. Pierwszeństwo mają dołożenie do koloru oraz nakaz lub zakaz; spośród kilku kart może wybrać rozgrywający. Partner może uwzględnić obowiązek jej zagrania; pozostałe informacje z tej karty są dla partnera nielegalne.
digest-50D1-2007 = { digest-50D1-2017 }
digest-50D1-2017 = Właściciel musi zagrać normalną kartę przygwożdżoną, gdy tylko pozwolą na to przepisy. Pierwszeństwo mają dołożenie do koloru oraz nakaz lub zakaz. Gdy można zagrać kilka takich kart, jedną z nich wskazuje rozgrywający.

digest-50D1a-2007 = { digest-50D1a-2017 }
digest-50D1a-2017 = Normalną kartę przygwożdżoną zagrywa się, gdy tylko pozwolą na to przepisy: jako wyjście, do koloru, jako zrzutkę lub przebitkę. Gdy można zagrać kilka, jedną wskazuje rozgrywający.

digest-50D1b-2007 = { digest-50D1b-2017 }
digest-50D1b-2017 = Dołożenie do koloru oraz ograniczenie wyjścia lub zagrania wyprzedza kartę przygwożdżoną. Karta leży wtedy dalej do następnej okazji.

digest-50D2-1997 = { digest-50D2-2017 }
digest-50D2-2007 = { digest-50D2-2017 }
digest-50D2-2017 = Obrońca przy wyjściu, którego partner ma normalną kartę przygwożdżoną, czeka, aż rozgrywający wybierze jedną z możliwości. Wcześniejsze wyjście podlega przepisowi 49.

digest-50D2a-1997 = { digest-50D2a-2017 }
digest-50D2a-2007 = { digest-50D2a-2017 }
digest-50D2a-2017 = Rozgrywający może nakazać kolor karty przygwożdżonej albo zakazać go, dopóki partner utrzymuje się przy wyjściu. Karta przestaje wtedy być przygwożdżona i wraca do ręki.

digest-50D2b-1997 = { digest-50D2b-2017 }
digest-50D2b-2007 = { digest-50D2b-2017 }
digest-50D2b-2017 = Rozgrywający może pozostawić wyjście dowolne. Karta przygwożdżona nadal wtedy nią jest.

digest-50E-2007 = { digest-50E-2017 }
digest-50E-2017 = Mówi, dla kogo informacja z karty przygwożdżonej jest legalna, a dla kogo nielegalna.

digest-50E1-2007 = Każdy może uwzględniać wymagania dotyczące zagrania karty przygwożdżonej.
digest-50E1-2017 = Dopóki karta przygwożdżona leży na stole, każdy może korzystać z informacji o niej i o obowiązku jej zagrania.

digest-50E2-2007 = Wszelkie inne informacje z widoku karty przygwożdżonej są dla partnera nielegalne. Rozgrywający może z nich korzystać.
digest-50E2-2017 = Po powrocie karty przygwożdżonej do ręki informacja z niej jest dla partnera nielegalna. Rozgrywający może z niej korzystać.

digest-50E3-2007 = Jeżeli odsłonięta karta przekazała informację ze szkodą dla strony niewykraczającej, sędzia orzeka wynik rozjemczy.
digest-50E3-2017 = Po rozgrywce sędzia ocenia, czy bez pomocy odsłoniętej karty rezultat mógł łatwo być inny, z korzyścią dla drugiej strony. Jeżeli tak, orzeka wynik rozjemczy.
