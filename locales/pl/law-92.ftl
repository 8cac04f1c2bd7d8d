### Voice WHY. Digests of Law 92: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-92-title = Prawo do odwołania

digest-92B-1997 = { digest-92B-2017 }
digest-92B-2007 = { digest-92B-2017 }
digest-92B-2017 = Prawo do żądania orzeczenia lub do odwołania się od niego wygasa z upływem wyznaczonego terminu.
