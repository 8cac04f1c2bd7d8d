### Voice WHY. Digests of Law 57: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-57-title = For tidlig utspill eller påspill

digest-57A-1997 = { digest-57A-2007 }
digest-57A-2007 = En motspiller spiller ut til neste stikk før makker har spilt til dette, eller spiller utenfor tur før makker har spilt. Kortet blir straffekort, og etter § 50B et stort. For makkers påspill velger spillefører én mulighet: høyeste kort i den utspilte fargen, laveste kort i den fargen, eller forbud mot en annen navngitt farge.
digest-57A-2017 = En motspiller spiller ut til neste stikk før makker har spilt til dette, eller spiller utenfor tur før makker har spilt. Kortet blir et stort straffekort. For makkers påspill velger spillefører én mulighet: høyeste eller laveste kort i den utspilte fargen, et kort i en annen navngitt farge, eller forbud mot en annen navngitt farge.
