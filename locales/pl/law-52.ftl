### Voice WHY. Digests of Law 52: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-52-title = Niezagranie karty przygwożdżonej

digest-52-1997 = { digest-52-2017 }
digest-52-2007 = { digest-52-2017 }
digest-52-2017 = Obrońca zagrywa inną kartę, choć ma obowiązek zagrać kartę przygwożdżoną. Ściśle biorąc, jest to fałszywy renons według przepisu 61A, ale na mocy przepisu 64B3 nie przekazuje się za niego lew automatycznie.

digest-52A-1997 = { digest-52A-2017 }
digest-52A-2007 = { digest-52A-2017 }
digest-52A-2017 = Obrońcy nie wolno samowolnie wycofać tej innej karty.

digest-52B-1997 = { digest-52B-2017 }
digest-52B-2007 = { digest-52B-2017 }
digest-52B-2017 = O karcie zagranej zamiast przygwożdżonej decyduje rozgrywający, o ile jest jeszcze o czym decydować.

digest-52B1-1997 = { digest-52B1-2017 }
digest-52B1-2007 = { digest-52B1-2017 }
digest-52B1-2017 = Mówi, kiedy zagrana karta zostaje.

digest-52B1a-1997 = { digest-52B1a-2017 }
digest-52B1a-2007 = { digest-52B1a-2017 }
digest-52B1a-2017 = Rozgrywający może zaakceptować takie wyjście lub zagranie.

digest-52B1b-1997 = { digest-52B1b-2017 }
digest-52B1b-2007 = { digest-52B1b-2017 }
digest-52B1b-2017 = Rozgrywający musi je zaakceptować, jeżeli po tej karcie zagrano już z jego ręki lub z ręki dziadka.

digest-52B1c-1997 = { digest-52B1c-2017 }
digest-52B1c-2007 = { digest-52B1c-2017 }
digest-52B1c-2017 = Po akceptacji niezagrana karta przygwożdżona nadal jest kartą przygwożdżoną.

digest-52B2-1997 = Jeżeli rozgrywający nie akceptuje karty, obrońca zagrywa w jej miejsce kartę przygwożdżoną. Każda karta zagrana wbrew obowiązkowi staje się kartą przygwożdżoną, według przepisu 50B normalną.
digest-52B2-2007 = { digest-52B2-2017 }
digest-52B2-2017 = Jeżeli rozgrywający nie akceptuje karty, obrońca zagrywa w jej miejsce kartę przygwożdżoną. Każda karta zagrana wbrew obowiązkowi staje się normalną kartą przygwożdżoną.
