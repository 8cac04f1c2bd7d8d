### Voice WHY. Digests of Law 47: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-47-title = Wycofanie zagranej karty

digest-47-1997 = { digest-47-2017 }
digest-47-2007 = { digest-47-2017 }
digest-47-2017 = Wylicza, kiedy zagraną kartę wolno wycofać.

digest-47B-1997 = { digest-47B-2017 }
digest-47B-2007 = { digest-47B-2017 }
digest-47B-2017 = Zagraną kartę wolno wycofać, aby poprawić nieprzepisowe zagranie. Karta obrońcy może wtedy stać się kartą przygwożdżoną na podstawie przepisu 49; jednoczesnych zagrań dotyczy przepis 58.

digest-47D-1997 = { digest-47D-2017 }
digest-47D-2007 = { digest-47D-2017 }
digest-47D-2017 = Gdy przeciwnik zmienia zagranie, wolno bez sprostowania wycofać kartę już zagraną i zagrać inną.

digest-47E-1997 = Dotyczy zagrań opartych na tym, co powiedział przeciwnik. Przepis 45C4b odsyła tu także przeciwnika, który grał przed zmianą wskazania.

digest-47E1-1997 = Jeżeli przeciwnik błędnie poinformował gracza, że to jego kolej wyjścia, wyjście wolno wycofać bez kary.
digest-47E1-2007 = Jeżeli przeciwnik błędnie poinformował gracza, że to jego kolej, kartę wolno wycofać bez sprostowania. Następny przeciwnik nie może jej zaakceptować.
digest-47E1-2017 = Jeżeli przeciwnik błędnie poinformował gracza, że to jego kolej, kartę wolno wycofać bez sprostowania. Następny przeciwnik nie może jej zaakceptować, a karta ta nie uprawomocnia wcześniejszego fałszywego renonsu.

digest-47F-1997 = Ostatnia część przepisu o wycofaniu zagranych kart. Należy ją czytać razem z sytuacjami z części A–E.
digest-47F-2007 = { digest-47F-2017 }
digest-47F-2017 = Poza sytuacjami wymienionymi w przepisie 47 i wycofaniem, które przewiduje przepis 53, zagrana karta pozostaje zagrana.
