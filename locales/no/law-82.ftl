### Voice WHY. Digests of Law 82: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-82-title = Retting av TLs feil

digest-82C-1997 = { digest-82C-2017 }
digest-82C-2007 = { digest-82C-2017 }
digest-82C-2017 = Viser en avgjørelse seg å være feil, og kan given ikke lenger rettes opp og scores normalt, justeres scoren. Begge sider regnes da som ikke-feilende.
