### Voice WHY. Digests of Law 52: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-52-title = Straffekort som ikke ble spilt

digest-52-1997 = { digest-52-2017 }
digest-52-2007 = { digest-52-2017 }
digest-52-2017 = En motspiller har spilt ut eller spilt et annet kort da straffekortet skulle spilles. Strengt tatt er det en revoke etter § 61A, men etter § 64B3 koster den ingen automatiske stikk.

digest-52A-1997 = { digest-52A-2017 }
digest-52A-2007 = { digest-52A-2017 }
digest-52A-2017 = Motspilleren kan ikke ta det andre kortet tilbake på eget initiativ.

digest-52B-1997 = { digest-52B-2017 }
digest-52B-2007 = { digest-52B-2017 }
digest-52B-2017 = Spillefører bestemmer over kortet som ble spilt i stedet for straffekortet, så langt det ennå er noe å bestemme.

digest-52B1-1997 = { digest-52B1-2017 }
digest-52B1-2007 = { digest-52B1-2017 }
digest-52B1-2017 = Sier når kortet som ble spilt, blir stående.

digest-52B1a-1997 = { digest-52B1a-2017 }
digest-52B1a-2007 = { digest-52B1a-2017 }
digest-52B1a-2017 = Spillefører kan godta utspillet eller spillet.

digest-52B1b-1997 = { digest-52B1b-2017 }
digest-52B1b-2007 = { digest-52B1b-2017 }
digest-52B1b-2017 = Spillefører må godta det når det etterpå er spilt et kort fra egen hånd eller fra blindemann.

digest-52B1c-1997 = { digest-52B1c-2017 }
digest-52B1c-2007 = { digest-52B1c-2017 }
digest-52B1c-2017 = Når kortet er godtatt, er et straffekort som ikke ble spilt, fortsatt straffekort.

digest-52B2-1997 = Godtar ikke spillefører kortet, spiller motspilleren straffekortet i stedet. Hvert kort som er spilt i strid med plikten, blir straffekort, etter § 50B et stort.
digest-52B2-2007 = { digest-52B2-2017 }
digest-52B2-2017 = Godtar ikke spillefører kortet, spiller motspilleren straffekortet i stedet. Hvert kort som er spilt i strid med plikten, blir et stort straffekort.
