### Voice WHY. Digests of Law 64: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-64-title = Po uprawomocnieniu fałszywego renonsu

digest-64-1997 = { digest-64-2017 }
digest-64-2007 = { digest-64-2017 }
digest-64-2017 = Mówi, co następuje po uprawomocnieniu fałszywego renonsu: które lewy się przekazuje, kiedy nie przekazuje się żadnej i co robić, gdy rekompensata nie wystarcza.

digest-64A-1997 = { digest-64A-2017 }
digest-64A-2007 = { digest-64A-2017 }
digest-64A-2017 = Po uprawomocnionym fałszywym renonsie lewy przekazuje się po zakończeniu rozgrywki. Ich liczba zależy od tego, czyja jest lewa z fałszywym renonsem, i od lew późniejszych.

digest-64A1-1997 = { digest-64A1-2017 }
digest-64A1-2007 = { digest-64A1-2017 }
digest-64A1-2017 = Jeżeli lewa z fałszywym renonsem przypadła ręce, która go popełniła, stronie niewykraczającej przekazuje się tę lewę oraz jedną z późniejszych, o ile strona wykraczająca jakąś wzięła. Lewa wzięta kartą dziadka nie jest tu lewą rozgrywającego.

digest-64A2-1997 = Jeżeli lewa z fałszywym renonsem nie przypadła ręce, która go popełniła, przekazuje się jedną lewę – pod warunkiem, że strona wykraczająca wzięła tę lewę albo którąś z późniejszych. Druga lewa przechodzi, gdy ręka, która go popełniła, wzięła później jeszcze jedną lewę, i to kartą, którą wolno było zagrać w lewie z fałszywym renonsem.
digest-64A2-2007 = { digest-64A2-2017 }
digest-64A2-2017 = Jeżeli lewa z fałszywym renonsem nie przypadła ręce, która go popełniła, stronie niewykraczającej przekazuje się jedną lewę – pod warunkiem, że strona wykraczająca wzięła tę lewę albo którąś z późniejszych.

digest-64B-1997 = { digest-64B-2017 }
digest-64B-2007 = { digest-64B-2017 }
digest-64B-2017 = Wylicza uprawomocnione fałszywe renonse, po których nie przekazuje się lew na podstawie części A.

digest-64B1-1997 = { digest-64B1-2017 }
digest-64B1-2007 = { digest-64B1-2017 }
digest-64B1-2017 = Żadnej lewy się nie przekazuje, jeżeli strona wykraczająca nie wzięła ani lewy z fałszywym renonsem, ani żadnej późniejszej.

digest-64B2-1997 = { digest-64B2-2007 }
digest-64B2-2007 = Żadnej lewy się nie przekazuje za kolejny fałszywy renons tego samego gracza w tym samym kolorze.
digest-64B2-2017 = Żadnej lewy się nie przekazuje za kolejny fałszywy renons tego samego gracza w tym samym kolorze, jeżeli pierwszy był uprawomocniony.

digest-64B3-1997 = { digest-64B3-2007 }
digest-64B3-2007 = Żadnej lewy się nie przekazuje, jeżeli karta, której nie zagrano, leżała odsłonięta albo należała do odsłoniętej ręki. Dotyczy to zwłaszcza dziadka.
digest-64B3-2017 = Żadnej lewy się nie przekazuje, jeżeli kartą, której nie zagrano, była karta przygwożdżona albo karta dziadka.

digest-64B4-1997 = { digest-64B4-2017 }
digest-64B4-2007 = { digest-64B4-2017 }
digest-64B4-2017 = Żadnej lewy się nie przekazuje, jeżeli zwrócono uwagę na fałszywy renons dopiero po zapowiedzi gracza strony niewykraczającej w następnym rozdaniu.

digest-64B5-1997 = { digest-64B5-2017 }
digest-64B5-2007 = { digest-64B5-2017 }
digest-64B5-2017 = Żadnej lewy się nie przekazuje, jeżeli zwrócono uwagę na fałszywy renons dopiero po zakończeniu rundy.

digest-64B6-1997 = { digest-64B6-2017 }
digest-64B6-2007 = { digest-64B6-2017 }
digest-64B6-2017 = Żadnej lewy się nie przekazuje za fałszywy renons w dwunastej lewie.

digest-64B7-2007 = Żadnej lewy się nie przekazuje, jeżeli w tym rozdaniu obie strony popełniły fałszywy renons.
digest-64B7-2017 = Żadnej lewy się nie przekazuje, jeżeli w tym rozdaniu obie strony popełniły fałszywy renons i oba są uprawomocnione.

digest-64B8-2017 = Żadnej lewy się nie przekazuje za fałszywy renons poprawiony na podstawie przepisu 62C3.

digest-64C-1997 = { digest-64C1-2017 }
digest-64C-2007 = { digest-64C1-2017 }
digest-64C-2017 = Rekompensata za szkodę: kiedy lewy z części A nie wyrównują skutków uprawomocnionego fałszywego renonsu i co porównuje się przy kilku fałszywych renonsach.

digest-64C1-2017 = Po każdym uprawomocnionym fałszywym renonsie, także bez przekazania lew, sędzia ocenia, czy ten przepis wyrównuje szkodę strony niewykraczającej. Jeżeli nie, orzeka wynik rozjemczy.

digest-64C2-2017 = Mówi, co porównuje się w dwóch szczególnych sytuacjach: przy kilku fałszywych renonsach jednego gracza w jednym kolorze oraz przy uprawomocnionych fałszywych renonsach obu stron.

digest-64C2a-2017 = Po kilku fałszywych renonsach jednego gracza w tym samym kolorze orzeka się wynik rozjemczy, jeżeli bez któregoś z późniejszych strona niewykraczająca prawdopodobnie wzięłaby więcej lew.

digest-64C2b-2017 = Gdy w rozdaniu obie strony mają uprawomocniony fałszywy renons, wynik ocenia się według tego, co prawdopodobnie nastąpiłoby bez fałszywych renonsów.
