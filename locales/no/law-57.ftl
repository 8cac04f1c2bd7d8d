### Voice WHY. Digests of Law 57: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-57-title = For tidlig utspill eller påspill

digest-57-1997 = Gjelder en motspiller som spiller ut eller på for tidlig, før makker har spilt.
digest-57-2007 = { digest-57-2017 }
digest-57-2017 = Gjelder for tidlig utspill eller påspill, særlig fra en motspiller før makker har spilt.

digest-57A-1997 = { digest-57A-2007 }
digest-57A-2007 = En motspiller spiller ut til neste stikk før makker har spilt til dette, eller spiller utenfor tur før makker har spilt. Kortet blir straffekort, og etter § 50B et stort. For makkers påspill velger spillefører én mulighet: høyeste kort i den utspilte fargen, laveste kort i den fargen, eller forbud mot en annen navngitt farge.
digest-57A-2017 = En motspiller spiller ut til neste stikk før makker har spilt til dette, eller spiller utenfor tur før makker har spilt. Kortet blir et stort straffekort. For makkers påspill velger spillefører én mulighet: høyeste eller laveste kort i den utspilte fargen, et kort i en annen navngitt farge, eller forbud mot en annen navngitt farge.

digest-57B-1997 = { digest-57B-2017 }
digest-57B-2007 = { digest-57B-2017 }
digest-57B-2017 = En makker som ikke har et slikt kort som spillefører krever, følger § 59 og kan spille et hvilket som helst lovlig kort.

digest-57C-1997 = Det er ingen korrigering for å spille før makker hvis spillefører har spilt fra begge hender, eller hvis blindemann har spilt et kort eller ulovlig foreslått et.
digest-57C-2007 = { digest-57C-2017 }
digest-57C-2017 = Sier når et for tidlig spill går uten korrigering, og hva som gjelder når spillefører spiller for tidlig.

digest-57C1-2007 = Det er ingen korrigering når en motspiller spiller før makker, hvis spillefører har spilt fra begge hender, eller hvis blindemann har spilt et kort eller ulovlig foreslått et.
digest-57C1-2017 = Det er ingen korrigering når en motspiller spiller før makker, hvis spillefører alt har spilt fra begge hender. Et tvunget kort hos blindemann teller først når spillefører har bedt om det eller pekt det ut.

digest-57C2-2007 = Et kort som spillefører spiller for tidlig, fra en av hendene, er spilt og blir liggende.
digest-57C2-2017 = Det er heller ingen korrigering hvis blindemann uoppfordret tok et kort før hånden til høyre hadde spilt, eller ulovlig foreslo et spill.

digest-57C3-2017 = Et kort som spillefører spiller for tidlig, fra en av hendene, er spilt. Det tas bare tilbake hvis det ikke er lovlig.

digest-57D-2017 = En motspiller forsøker å spille mens det er høyre motstanders tur. § 16 kan komme inn. Er kortet lovlig når turen kommer, må det spilles, ellers blir det et stort straffekort.
