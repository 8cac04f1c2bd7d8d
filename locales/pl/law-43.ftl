### Voice WHY. Digests of Law 43: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-43-title = Ograniczenia dziadka

digest-43-1997 = { digest-43-2017 }
digest-43-2007 = { digest-43-2017 }
digest-43-2017 = Mówi, czego dziadkowi nie wolno podczas rozgrywki i co z tego wynika, gdy przekroczy te granice.

digest-43A1b-1997 = { digest-43A1b-2017 }
digest-43A1b-2007 = { digest-43A1b-2017 }
digest-43A1b-2017 = Dopóki trwa rozgrywka, dziadkowi nie wolno zwracać uwagi na nieprawidłowość. Po jej zakończeniu wolno.

digest-43B1-1997 = { digest-43B1-2017 }
digest-43B1-2007 = { digest-43B1-2017 }
digest-43B1-2017 = Za przekroczenie ograniczeń z części A dziadkowi grozi kara proceduralna.

digest-43B2b-1997 = { digest-43B2b-2017 }
digest-43B2b-2007 = { digest-43B2b-2017 }
digest-43B2b-2017 = Dziadek, który stracił prawo pytania, pierwszy pyta rozgrywającego o możliwy fałszywy renons z jego ręki. Fałszywy renons się wtedy poprawia, a przepis 64 stosuje tak, jakby był uprawomocniony.

digest-43B3-1997 = { digest-43B3-2017 }
digest-43B3-2007 = { digest-43B3-2017 }
digest-43B3-2017 = Dotyczy dziadka, który wbrew temu przepisowi zajrzał w karty, a potem jako pierwszy zwraca uwagę na nieprawidłowość obrońcy. Od razu nie ma sprostowania; jeżeli obrońcy na niej zyskali, po rozgrywce sędzia orzeka wynik rozjemczy.
