### Voice WHY. Digests of Law 13: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-13-title = Niewłaściwa liczba kart

digest-13-1997 = Dotyczy rozdań, w których jedna lub więcej rąk zawierała niewłaściwą liczbę kart; brakującej karty dotyczy przepis 14. Gdy z niewłaściwą ręką zgłoszono już zapowiedź, orzeka się procentowy wynik rozjemczy; w przeciwnym razie stosuje się poszczególne części tego przepisu.
digest-13-2007 = Dotyczy rozdań, w których jedna lub więcej rąk zawierała niewłaściwą liczbę kart; brakujących kart dotyczy przepis 14. Dalszy tok zależy od tego, czy z niewłaściwą ręką zgłoszono już zapowiedź, czy można jeszcze normalnie grać i czy rozgrywka się skończyła.
digest-13-2017 = Dotyczy rozdań, w których jakaś ręka zawierała początkowo więcej niż 13 kart; gdy kart tylko brakuje, patrz przepis 14. Dalszy tok zależy od tego, czy z niewłaściwą ręką zgłoszono już zapowiedź i czy rozgrywka się skończyła.

digest-13C-2017 = Kartę spoza rozdania usuwa się, a licytacja i rozgrywka toczą się dalej bez zmian. Wynik rozjemczy jest możliwy tylko wtedy, gdy taką kartę zagrano w zakrytej lewie.

digest-13F-2007 = Kartę spoza rozdania usuwa się, a licytacja i rozgrywka toczą się dalej bez zmian. Jeżeli taką kartę zagrano w zakrytej lewie, możliwy jest wynik rozjemczy.
