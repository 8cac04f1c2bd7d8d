### Voice WHY. Digests of Law 23: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-23-title = Kjennskap til mulig skade

digest-23-2007 = { digest-72C-2017 }
