### Voice WHY. Digests of Law 49: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-49-title = Fremvisning av motspillers kort

digest-49-1997 = { digest-49-2017 }
digest-49-2007 = { digest-49-2017 }
digest-49-2017 = Utenom normalt spill og anvendelse av lovene blir et kort hos en motspiller straffekort når makker kunne se fremsiden, eller når motspilleren selv nevner kortet. Unntak, for eksempel en uttalelse om stikket som pågår, står i § 68.
