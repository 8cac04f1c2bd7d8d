### Voice WHY. Digests of Law 82: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-82-title = Naprawianie błędów sędziego

digest-82C-1997 = { digest-82C-2017 }
digest-82C-2007 = { digest-82C-2017 }
digest-82C-2017 = Jeżeli orzeczenie okazuje się błędne, a rozdania nie da się już sprostować i normalnie zapisać, orzeka się wynik rozjemczy. Obie strony uważa się wtedy za niewykraczające.
