### Voice WHY. Digests of Law 44: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-44-title = Kolejność i tok zagrywania

digest-44C-1997 = { digest-44C-2017 }
digest-44C-2007 = { digest-44C-2017 }
digest-44C-2017 = Kto może dołożyć do koloru, musi to zrobić. Wyprzedza to każdy inny obowiązek, jaki przepisy nakładają przy zagraniu.
