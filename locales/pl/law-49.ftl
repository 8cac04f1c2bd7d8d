### Voice WHY. Digests of Law 49: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-49-title = Odsłonięcie karty obrońcy

digest-49-1997 = { digest-49-2017 }
digest-49-2007 = { digest-49-2017 }
digest-49-2017 = Poza normalną rozgrywką i stosowaniem przepisów karta obrońcy, której lico mogło być widoczne dla partnera lub którą obrońca nazywa, staje się kartą przygwożdżoną. Wyjątki, na przykład wypowiedź na temat bieżącej lewy, zawiera przepis 68.
