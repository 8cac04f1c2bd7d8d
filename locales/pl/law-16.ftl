### Voice WHY. Digests of Law 16: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-16-title = Informacja legalna i nielegalna

digest-16A2-1997 = Jeżeli wygląda na to, że o wyborze między logicznymi możliwościami zdecydowała nielegalna informacja od partnera i powstała z tego szkoda, sędzia orzeka wynik rozjemczy.

digest-16C-1997 = { digest-16C-2017 }
digest-16C-2017 = Mówi, kto może korzystać z tego, co pokazały wycofane zapowiedzi i zagrania, a kto nie.

digest-16C1-1997 = { digest-16C1-2017 }
digest-16C1-2017 = Strona niewykraczająca może korzystać ze wszystkiego, co wynika z wycofanej zapowiedzi lub wycofanego zagrania, obojętnie której strony.

digest-16C2-1997 = { digest-16C2-2017 }
digest-16C2-2017 = Dla strony wykraczającej informacje z wycofanych zapowiedzi i zagrań, własnych i przeciwników, są nielegalne. Jeżeli istnieją logiczne alternatywy, jej graczom nie wolno wybrać tej, którą te informacje podpowiadają.

digest-16D-2007 = { digest-16C-2017 }

digest-16D1-2007 = { digest-16C1-2017 }

digest-16D2-2007 = { digest-16C2-2017 }
