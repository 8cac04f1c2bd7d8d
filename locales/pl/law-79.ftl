### Voice WHY. Digests of Law 79: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-79-title = Lewy wzięte

digest-79C-1997 = { digest-79C-2007 }
digest-79C-2007 = Pomyłkę w obliczeniu lub zapisie wyniku wolno poprawić, dopóki nie minie wyznaczony na to termin.
digest-79C-2017 = Wyznacza termin, w którym wolno poprawić pomyłkę w wyniku. Organizator może dopuścić późniejszą poprawkę, gdy zapis jest błędny ponad wszelką wątpliwość.
