### Voice WHY. Digests of Law 12: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-12-title = Uznanie sędziego

digest-12A1-1997 = { digest-12A1-2017 }
digest-12A1-2007 = { digest-12A1-2017 }
digest-12A1-2017 = Sędzia może orzec wynik rozjemczy na korzyść strony niewykraczającej, gdy przepisy nie dają rekompensaty za dany rodzaj wykroczenia.

digest-12B1-2007 = { digest-12B1-2017 }
digest-12B1-2017 = Wynik rozjemczy wyrównuje szkodę strony niewykraczającej i odbiera korzyść uzyskaną dzięki wykroczeniu. Szkoda to rezultat gorszy od tego, którego można było oczekiwać bez wykroczenia; o własnym udziale w szkodzie mówi przepis 12C1.

digest-12C1b-2017 = Wynik rozjemczy ma oddawać rezultat, do którego najprawdopodobniej doszłoby bez wykroczenia.
