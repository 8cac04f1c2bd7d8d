### Voice WHY. Digests of Law 56: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-56-title = Wyjście obrońcy poza kolejnością

digest-56-1997 = Rozgrywający nie akceptuje wyjścia obrońcy poza kolejnością odsłoniętą kartą. Karta staje się kartą przygwożdżoną i stosuje się przepis 50D.
digest-56-2007 = W sprawie wyjścia obrońcy poza kolejnością, którego rozgrywający nie akceptuje, przepis ten odsyła do przepisu 54D.
digest-56-2017 = Rozgrywający nie akceptuje wyjścia obrońcy poza kolejnością odsłoniętą kartą. Karta staje się normalną kartą przygwożdżoną i stosuje się przepis 50D.
