### Voice WHY. Digests of Law 53: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-53-title = Zaakceptowane wyjście poza kolejnością

digest-53-1997 = { digest-53-2017 }
digest-53-2007 = { digest-53-2017 }
digest-53-2017 = Mówi, kiedy wyjście poza kolejnością odsłoniętą kartą staje się prawidłowym wyjściem i co dzieje się, gdy po nim zagrano kartę z innej ręki.
