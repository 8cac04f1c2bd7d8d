### Voice WHY. Digests of Law 45: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-45-title = Karta zagrana

digest-45B-1997 = { digest-45B-2017 }
digest-45B-2007 = { digest-45B-2017 }
digest-45B-2017 = Rozgrywający zagrywa kartę z dziadka, nazywając ją, a dziadek ją wykłada. W razie potrzeby rozgrywający może wziąć tę kartę z dziadka bezpośrednio.

digest-45C4a-1997 = { digest-45C4a-2017 }
digest-45C4a-2007 = { digest-45C4a-2017 }
digest-45C4a-2017 = Kartę, którą gracz nazywa lub inaczej wskazuje jako zagrywaną, należy zagrać, chyba że wolno ją jeszcze zmienić.

digest-45E-1997 = { digest-45E-2017 }
digest-45E-2007 = { digest-45E-2017 }
digest-45E-2017 = Dotyczy piątej karty dołożonej do jednej lewy. Jej los zależy od tego, czyja to karta.

digest-45E1-1997 = { digest-45E1-2017 }
digest-45E1-2007 = { digest-45E1-2017 }
digest-45E1-2017 = Piąta karta obrońcy staje się kartą przygwożdżoną zgodnie z przepisem 50. Jeżeli sędzia uzna ją za wyjście, stosuje się zamiast tego przepis 53 albo 56.

digest-45E2-1997 = { digest-45E2-2017 }
digest-45E2-2007 = { digest-45E2-2017 }
digest-45E2-2017 = Piąta karta z ręki rozgrywającego lub z dziadka wraca bez sprostowania tam, skąd pochodzi. Jeżeli sędzia uzna ją za wyjście, stosuje się zamiast tego przepis 55.
