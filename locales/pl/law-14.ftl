### Voice WHY. Digests of Law 14: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-14-title = Brak karty

digest-14-1997 = { digest-14-2017 }
digest-14-2007 = { digest-14-2017 }
digest-14-2017 = Dotyczy ręki, w której brakuje kart. Dalszy tok zależy od tego, czy wykryto to przed odsłonięciem pierwszego wyjścia, czy po nim.

digest-14A-1997 = Przed odsłonięciem pierwszego wyjścia okazuje się, że w jednej ręce brakuje karty, a trzy pozostałe są prawidłowe. Rękę uzupełnia się.
digest-14A-2007 = { digest-14A-2017 }
digest-14A-2017 = Brak wykryto przed odsłonięciem pierwszego wyjścia. Rękę uzupełnia się, a licytacja i rozgrywka toczą się dalej.

digest-14A1-1997 = { digest-14A1-2017 }
digest-14A1-2007 = { digest-14A1-2017 }
digest-14A1-2017 = Odnaleziona karta wraca do ręki, w której jej brakowało.

digest-14A2-1997 = { digest-14A2-2017 }
digest-14A2-2007 = { digest-14A2-2017 }
digest-14A2-2017 = Jeżeli karty nie odnaleziono, sędzia odtwarza rozdanie, możliwie najwierniej, z innej talii.

digest-14A3-2007 = { digest-14A3-2017 }
digest-14A3-2017 = Licytacja i rozgrywka toczą się normalnie. Żadnej zapowiedzi się nie zmienia, a rękę uważa się za kompletną od początku.

digest-14B-1997 = Po odsłonięciu pierwszego wyjścia okazuje się, że w jednej ręce brakuje karty, a trzy pozostałe są prawidłowe. Dalszy tok zależy od tego, gdzie odnaleziono kartę.
digest-14B-2007 = { digest-14B-2017 }
digest-14B-2017 = Brak wykryto po odsłonięciu pierwszego wyjścia, zanim minął termin poprawiania wyników. Dalszy tok zależy od tego, gdzie odnaleziono kartę.

digest-14B1-2007 = { digest-14B1-2017 }
digest-14B1-2017 = W rozgrywce brakująca karta znajduje się wśród zgranych kart. Stosuje się wtedy przepis 67.

digest-14B1a-1997 = { digest-14B1-2017 }

digest-14B1b-1997 = { digest-14B2-2017 }

digest-14B2-1997 = { digest-14B3-2017 }
digest-14B2-2007 = { digest-14B2-2017 }
digest-14B2-2017 = Karta odnaleziona gdzie indziej wraca do ręki, w której jej brakowało. Możliwe jest sprostowanie.

digest-14B3-1997 = { digest-14B4-2017 }
digest-14B3-2007 = { digest-14B3-2017 }
digest-14B3-2017 = Jeżeli karty nie odnaleziono, sędzia odtwarza rozdanie, możliwie najwierniej, z innej talii. Możliwe jest sprostowanie.

digest-14B4-2007 = { digest-14B4-2017 }
digest-14B4-2017 = Kartę, która wraca, traktuje się tak, jakby cały czas była w ręce. Może stać się kartą przygwożdżoną, a jej wcześniejsze niezagranie może być fałszywym renonsem.

digest-14C-2007 = { digest-14C-2017 }
digest-14C-2017 = Informacja o uzupełnieniu karty jest nielegalna dla partnera ręki, w której jej brakowało.
