### Voice WHY. Digests of Law 54: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-54-title = Pierwsze wyjście poza kolejnością odsłoniętą kartą

digest-54-1997 = { digest-54-2017 }
digest-54-2007 = { digest-54-2017 }
digest-54-2017 = Obrońca odsłania kartę pierwszego wyjścia poza kolejnością. Jeżeli partner także wychodzi, ale zakrytą kartą, ta karta wraca do ręki; potem rozgrywający ma możliwości opisane w dalszych częściach.

digest-54A-1997 = { digest-54A-2017 }
digest-54A-2007 = { digest-54A-2017 }
digest-54A-2017 = Rozgrywający może w odpowiedzi wyłożyć karty i zostać dziadkiem. Jeżeli zacznie je wykładać i odsłoni choć jedną, musi wyłożyć wszystkie, a rozgrywa partner.

digest-54B-1997 = { digest-54B-2017 }
digest-54B-2007 = { digest-54B-2017 }
digest-54B-2017 = Rozgrywający może zaakceptować wyjście tak jak w przepisie 53; wtedy dziadek jak zwykle wykłada karty.

digest-54B1-1997 = { digest-54B1-2017 }
digest-54B1-2007 = { digest-54B1-2017 }
digest-54B1-2017 = Po zaakceptowaniu drugą kartę do lewy dokłada się z ręki rozgrywającego.

digest-54B2-1997 = { digest-54B2-2017 }
digest-54B2-2007 = { digest-54B2-2017 }
digest-54B2-2017 = Jeżeli drugą kartę zagrano jednak z dziadka, pozostaje ona zagrana; poprawić można tylko fałszywy renons.

digest-54C-1997 = { digest-54C-2007 }
digest-54C-2007 = Rozgrywający nie może odmówić akceptacji, jeżeli widoczna mogła być choć jedna karta dziadka. Nie liczą się karty odsłonięte w licytacji, których dotyczył przepis 24.
digest-54C-2017 = Rozgrywający nie może odmówić akceptacji, jeżeli widoczna mogła być choć jedna karta dziadka, i pozostaje rozgrywającym. Nie liczą się karty odsłonięte w licytacji, których dotyczył przepis 24.

digest-54D-1997 = { digest-54D-2017 }
digest-54D-2007 = { digest-54D-2017 }
digest-54D-2017 = Jeżeli rozgrywający żąda wycofania wyjścia, karta staje się normalną kartą przygwożdżoną i stosuje się przepis 50D.

digest-54E-2007 = { digest-54E-2017 }
digest-54E-2017 = Próbę pierwszego wyjścia przez rozgrywającego lub dziadka rozstrzyga przepis 24.
