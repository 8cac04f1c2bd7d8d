### Voice WHY. Digests of Law 67: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-67-title = Wadliwa lewa

digest-67-1997 = { digest-67-2017 }
digest-67-2007 = { digest-67-2017 }
digest-67-2017 = Mówi, jak uporządkować lewę, w której brakuje karty gracza albo jest ich za dużo. Część A lub B stosuje się zależnie od tego, czy obie strony zagrały w następnej lewie.

digest-67-note-1997 = { digest-67-note-2017 }
digest-67-note-2007 = { digest-67-note-2017 }
digest-67-note-2017 = W miarę możliwości sędzia nie pokazuje zgranych kart obrońcy. Nadliczbowa karta wracająca do ręki obrońcy staje się kartą przygwożdżoną, jeżeli została odsłonięta.

digest-67A-1997 = { digest-67A-2017 }
digest-67A-2007 = { digest-67A-2017 }
digest-67A-2017 = Dopóki choć jedna strona nie zagrała w następnej lewie, brak karty albo nadmiar kart trzeba sprostować, gdy tylko zwrócono na to uwagę.

digest-67A1-1997 = { digest-67A1-2017 }
digest-67A1-2007 = { digest-67A1-2017 }
digest-67A1-2017 = Gracz, którego karty brakuje, dokłada ją teraz do lewy; musi to być karta przepisowa.

digest-67A2-1997 = { digest-67A2-2017 }
digest-67A2-2007 = { digest-67A2-2017 }
digest-67A2-2017 = Nadmiar kart rozstrzyga inny przepis: 45E, gdy była to piąta karta w lewie, albo 58B, gdy karty z jednej ręki zagrano jednocześnie.

digest-67B-1997 = { digest-67B-2007 }
digest-67B-2007 = Obie strony zagrały w następnej lewie. Wystarczy zwrócenie uwagi na wadliwą lewę albo wniosek sędziego z niewłaściwej liczby kart w ręce i wśród zgranych. Sędzia ustala, o którą lewę chodzi, i doprowadza liczbę kart do porządku.
digest-67B-2017 = Obie strony zagrały w następnej lewie, a sędzia stwierdza, że gracz ma niewłaściwą liczbę kart w ręce i odpowiednio niewłaściwą liczbę kart zgranych. Dopiero takie stwierdzenie uruchamia dalsze kroki.

digest-67B1-1997 = { digest-67B1-2017 }
digest-67B1-2007 = { digest-67B1-2017 }
digest-67B1-2017 = W lewie brakuje karty wykraczającego. Sędzia poleca, by wykraczający od razu pokazał jedną kartę i odłożył ją na właściwe miejsce wśród zgranych; przynależność lewy pozostaje bez zmian.

digest-67B1a-1997 = Mając karty w kolorze wyjścia, wykraczający musi wybrać jedną z nich. Na tym koniec: bez sprostowania, a więc nie przyjmuje się fałszywego renonsu i żadnej lewy się nie przekazuje.
digest-67B1a-2007 = { digest-67B1a-2017 }
digest-67B1a-2017 = Mając karty w kolorze wyjścia, wykraczający musi wybrać jedną z nich. Brak karty traktuje się jak fałszywy renons w tej lewie; jedną lewę można przekazać na podstawie przepisu 64A2.

digest-67B1b-1997 = Nie mając kart w kolorze wyjścia, wykraczający wybiera dowolną kartę. Brak karty traktuje się jak fałszywy renons w tej lewie; wchodzi w grę sprostowanie z przepisu 64 w wymiarze jednej lewy.
digest-67B1b-2007 = { digest-67B1b-2017 }
digest-67B1b-2017 = Nie mając kart w kolorze wyjścia, wykraczający wybiera dowolną kartę. Mimo to brak karty traktuje się jak fałszywy renons w tej lewie; jedną lewę można przekazać na podstawie przepisu 64A2.

digest-67B2-1997 = Sędzia przegląda zgrane karty i poleca, by nadliczbowe wróciły do ręki wykraczającego. Zostaje karta widoczna w tej lewie, a gdy nie można jej ustalić – najstarsza z tych, które wolno było w niej zagrać. Kartę wracającą do ręki traktuje się tak, jakby cały czas w niej była, więc jej wcześniejsze niezagranie może być fałszywym renonsem.
digest-67B2-2007 = { digest-67B2-2017 }
digest-67B2-2017 = W wadliwej lewie leży więcej niż jedna karta wykraczającego. Punkt a wskazuje, która zostaje, punkt b – co karty wracające do ręki znaczą dla wcześniejszych lew.

digest-67B2a-2007 = { digest-67B2a-2017 }
digest-67B2a-2017 = Sędzia przegląda zgrane karty i poleca, by nadliczbowe wróciły do ręki wykraczającego. Zostaje karta widoczna w tej lewie, a gdy nie można jej ustalić – najstarsza z tych, które wolno było w niej zagrać. Lewa pozostaje przy tej samej stronie.

digest-67B2b-2007 = { digest-67B2b-2017 }
digest-67B2b-2017 = Kartę wracającą do ręki traktuje się tak, jakby cały czas w niej była. Jeżeli nie zagrano jej we wcześniejszej lewie, choć należało, może to być fałszywy renons.

digest-67B3-2017 = Karta wykraczającego została w lewie zagrana, ale nie leży wśród zakrytych lew. Sędzia ją odszukuje i odkłada na właściwe miejsce wśród zgranych. Jeżeli zagrano ją ponownie w późniejszej lewie, a tego nieprzepisowego zagrania nie da się już poprawić, sędzia orzeka wynik rozjemczy.
