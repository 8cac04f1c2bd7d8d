### Voice WHY. Digests of Law 54: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-54-title = Åpningsutspill utenfor tur med fremsiden opp

digest-54-1997 = { digest-54-2017 }
digest-54-2007 = { digest-54-2017 }
digest-54-2017 = En motspiller har vist frem et åpningsutspill utenfor tur. Har makker også spilt ut, men med fremsiden ned, går det kortet tilbake på hånden; deretter har spillefører mulighetene i delene nedenfor.

digest-54A-1997 = { digest-54A-2017 }
digest-54A-2007 = { digest-54A-2017 }
digest-54A-2017 = Spillefører kan svare på utspillet ved å legge ned hånden og bli blindemann. Er et kort vist frem på den måten, må hele hånden legges ned, og makker spiller kontrakten.

digest-54B-1997 = { digest-54B-2017 }
digest-54B-2007 = { digest-54B-2017 }
digest-54B-2017 = Spillefører kan godta utspillet slik § 53 sier; da legges blindemanns kort ned som vanlig.

digest-54B1-1997 = { digest-54B1-2017 }
digest-54B1-2007 = { digest-54B1-2017 }
digest-54B1-2017 = Når utspillet er godtatt, kommer andre kort i stikket fra spilleførers hånd.

digest-54B2-1997 = { digest-54B2-2017 }
digest-54B2-2007 = { digest-54B2-2017 }
digest-54B2-2017 = Er andre kort likevel spilt fra blindemann, blir det stående; bare en revoke kan korrigeres.

digest-54C-1997 = { digest-54C-2007 }
digest-54C-2007 = Spillefører kan ikke avvise utspillet hvis det var mulig å se et av blindemanns kort. Kort som ble vist i meldingene etter § 24, teller ikke.
digest-54C-2017 = Spillefører kan ikke avvise utspillet hvis det var mulig å se et av blindemanns kort, og forblir spillefører. Kort som ble vist i meldingene etter § 24, teller ikke.

digest-54D-1997 = { digest-54D-2017 }
digest-54D-2007 = { digest-54D-2017 }
digest-54D-2017 = Krever spillefører utspillet trukket tilbake, blir kortet et stort straffekort, og § 50D brukes.

digest-54E-2007 = { digest-54E-2017 }
digest-54E-2017 = Prøver spillefører eller blindemann å spille ut først, gjelder § 24.
