### Voice WHY. Digests of Law 14: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-14-title = Brak karty

digest-14-1997 = { digest-14-2017 }
digest-14-2007 = { digest-14-2017 }
digest-14-2017 = Dotyczy ręki, w której brakuje kart. Dalszy tok zależy od tego, czy wykryto to przed odsłonięciem pierwszego wyjścia, czy po nim.

digest-14B1-2007 = { digest-14B1-2017 }
digest-14B1-2017 = W rozgrywce brakująca karta znajduje się wśród zgranych kart. Stosuje się wtedy przepis 67.

digest-14B1a-1997 = { digest-14B1-2017 }
