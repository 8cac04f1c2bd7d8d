### Voice WHY. Digests of Law 60: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-60-title = Spill etter et ulovlig spill

digest-60-1997 = { digest-60-2017 }
digest-60-2007 = { digest-60-2017 }
digest-60-2017 = Sier hva som følger når noen spiller etter et ulovlig utspill eller påspill som ennå ikke er rettet. Det avgjørende er hvilken side som spiller, og når.

digest-60A-1997 = { digest-60A-2017 }
digest-60A-2007 = { digest-60A-2017 }
digest-60A-2017 = Gjelder et kort den ikke-feilende siden spiller etter uregelmessigheten og før korrigeringen.

digest-60A1-1997 = { digest-60A1-2017 }
digest-60A1-2007 = { digest-60A1-2017 }
digest-60A1-2017 = En ikke-feilende spiller som spiller rett etter et uregelmessig kort fra motstanderen til høyre, før TL har avgjort saken, mister retten til korrigering.

digest-60A2-1997 = { digest-60A2-2007 }
digest-60A2-2007 = Når retten er tapt, regnes det ulovlige kortet som spilt i tur. Unntatt er tilfellene i § 53 der den andre siden tar sitt riktige utspill.
digest-60A2-2017 = Når retten er tapt, regnes det ulovlige kortet som spilt i tur, unntatt der § 53B lar det riktige utspillet stå.

digest-60A3-1997 = { digest-60A3-2017 }
digest-60A3-2007 = { digest-60A3-2017 }
digest-60A3-2017 = Plikter den feilende siden hadde fra før, et straffekort som må spilles eller en begrensning, gjelder fortsatt når siden skal spille senere.

digest-60B-1997 = Spillefører er bedt om å trekke tilbake et utspill utenfor tur og har ennå ikke spilt ut fra riktig hånd. Et kort en motspiller spiller i mellomtiden, kan bli straffekort etter § 49.
digest-60B-2007 = { digest-60B-2017 }
digest-60B-2017 = Spillefører er bedt om å trekke tilbake et utspill utenfor tur og har ennå ikke spilt ut fra riktig hånd. Et kort en motspiller spiller i mellomtiden, blir et stort straffekort.

digest-60C-1997 = { digest-60C-2017 }
digest-60C-2007 = { digest-60C-2017 }
digest-60C-2017 = Et nytt kort fra den feilende siden, spilt før avgjørelsen, tar ingen rett fra motstanderne. Det kan kreve sin egen korrigering.
