### Voice WHY. Digests of Law 41: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-41-title = Spillet begynner

digest-41A-1997 = { digest-41A-2017 }
digest-41A-2007 = { digest-41A-2017 }
digest-41A-2017 = Åpningsutspillet legges med fremsiden ned. Kortet går bare tilbake på hånden når TL etter en uregelmessighet sier det.
