### Voice WHY. Digests of Law 13: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-13-title = Niewłaściwa liczba kart

digest-13-1997 = Dotyczy rozdań, w których jedna lub więcej rąk zawierało niewłaściwą liczbę kart; brakującej karty dotyczy przepis 14. Gdy z niewłaściwą ręką zgłoszono już zapowiedź, orzeka się procentowy wynik rozjemczy; w przeciwnym razie stosuje się poszczególne części tego przepisu.
digest-13-2007 = Dotyczy rozdań, w których jedna lub więcej rąk zawierało niewłaściwą liczbę kart; brakujących kart dotyczy przepis 14. Dalszy tok zależy od tego, czy z niewłaściwą ręką zgłoszono już zapowiedź, czy można jeszcze normalnie grać i czy rozgrywka się skończyła.
digest-13-2017 = Dotyczy rozdań, w których jakaś ręka zawierała początkowo więcej niż 13 kart; gdy kart tylko brakuje, patrz przepis 14. Dalszy tok zależy od tego, czy z niewłaściwą ręką zgłoszono już zapowiedź i czy rozgrywka się skończyła.

digest-13-note-2017 = Przepis dotyczy rozdań, w których jakaś ręka ma więcej niż 13 kart. Gdy kart tylko brakuje, stosuje się przepis 14.

digest-13A-1997 = Jeżeli nikt nie zobaczy przy tym karty z cudzej ręki, sędzia doprowadza rozdanie do porządku – według zapisu rozdania, z pomocą poprzednich graczy albo przez ponowne rozdanie – i gra się je normalnie.
digest-13A-2007 = { digest-13B1-2017 }
digest-13A-2017 = Z niewłaściwą ręką nie zgłoszono żadnej zapowiedzi. Sędzia doprowadza karty do porządku, a dalszy tok zależy od tego, co przy tym zobaczono.

digest-13A1-2017 = Jeżeli nikt nie zobaczył przy tym karty z cudzej ręki, rozdanie gra się normalnie.

digest-13A2-2017 = Jeżeli któryś gracz zobaczył przy tym kartę z cudzej ręki, rozdanie mimo to się gra i zapisuje. Gdy miało to wpływ na rezultat, sędzia może potem orzec wynik rozjemczy.

digest-13B-1997 = Po doprowadzeniu kart do porządku okazuje się, że któryś gracz zobaczył kartę z cudzej ręki. Od tego, co zobaczono, i od zdania graczy zależy, czy można grać.
digest-13B-2007 = Jeżeli z niewłaściwą ręką zgłoszono już zapowiedź, a rozdania nie można doprowadzić do porządku i rozegrać, sędzia orzeka wynik rozjemczy. Możliwa jest kara proceduralna.
digest-13B-2017 = Z niewłaściwą ręką zgłoszono już zapowiedź. Dalszy tok zależy od tego, czy zdaniem sędziego rozdanie można jeszcze doprowadzić do porządku i rozegrać.

digest-13B1-1997 = Jeżeli to, co zobaczono, jest bez znaczenia, a wszyscy czterej gracze się zgadzają, rozdanie gra się i zapisuje normalnie.
digest-13B1-2017 = Rozdanie można doprowadzić do porządku i rozegrać bez zmiany zapowiedzi. Po rozgrywce sędzia może orzec wynik rozjemczy.

digest-13B2-1997 = Jeżeli to, co zobaczono, zakłóciłoby licytację lub rozgrywkę albo gracz zgłasza sprzeciw, orzeka się procentowy wynik rozjemczy. Możliwa jest kara proceduralna.
digest-13B2-2017 = Jeżeli rozdania nie można doprowadzić do porządku i rozegrać, sędzia orzeka wynik rozjemczy według przepisu 12C1b. Możliwa jest kara proceduralna.

digest-13C-1997 = Gdy wykryto to dopiero po rozgrywce, rozdanie się nie liczy: rezultat unieważnia się. Karę proceduralną wymierza się według przepisu 90.
digest-13C-2007 = Gdy wykryto to dopiero po rozgrywce, rozdanie się nie liczy: rezultat unieważnia się i orzeka wynik rozjemczy, przy czym możliwy jest przepis 86D. Możliwa jest kara proceduralna.
digest-13C-2017 = Kartę spoza rozdania usuwa się, a licytacja i rozgrywka toczą się dalej bez zmian. Wynik rozjemczy jest możliwy tylko wtedy, gdy taką kartę zagrano w zakrytej lewie.

digest-13D-2007 = { digest-13A-2017 }
digest-13D-2017 = Gdy wykryto to dopiero po rozgrywce, rozdanie się nie liczy: rezultat unieważnia się i orzeka wynik rozjemczy, przy czym możliwy jest przepis 86B. Możliwa jest kara proceduralna.

digest-13D1-2007 = { digest-13A1-2017 }

digest-13D2-2007 = Po doprowadzeniu kart do porządku okazuje się, że któryś gracz zobaczył kartę z cudzej ręki. Sędzia ocenia, jakie to ma znaczenie.

digest-13D2a-2007 = Jeżeli to, co zobaczono, raczej nie zakłóci licytacji ani rozgrywki, rozdanie gra się i zapisuje normalnie.

digest-13D2b-2007 = Jeżeli to, co zobaczono, ma zbyt duże znaczenie, sędzia orzeka wynik rozjemczy. Możliwa jest kara proceduralna.

digest-13E-2007 = Gdy rozdanie gra się na podstawie tego przepisu, informacja o tym, skąd lub dokąd przeszła karta, jest nielegalna dla partnera gracza z niewłaściwą liczbą kart.

digest-13F-2007 = Kartę spoza rozdania usuwa się, a licytacja i rozgrywka toczą się dalej bez zmian. Jeżeli taką kartę zagrano w zakrytej lewie, możliwy jest wynik rozjemczy.
