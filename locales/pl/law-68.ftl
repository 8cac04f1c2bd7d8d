### Voice WHY. Digests of Law 68: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-68-title = Roszczenie lub zrzeczenie się lew

digest-68-1997 = { digest-68-2017 }
digest-68-2007 = { digest-68-2017 }
digest-68-2017 = Mówi, co jest roszczeniem lub zrzeczeniem się lew: musi dotyczyć innych lew niż bieżąca. Mówi też, co dzieje się potem z rozgrywką.

digest-68B-1997 = Mówi, co jest zrzeczeniem się lew. Gdy obrońca zrzeka się lew, a partner od razu się sprzeciwia, zrzeczenia nie ma i gra toczy się dalej; może mieć zastosowanie przepis 16.
digest-68B-2007 = { digest-68B-2017 }
digest-68B-2017 = Mówi, co jest zrzeczeniem się lew i kiedy zrzeczenie obrońcy nie ma skutku.

digest-68B2-2007 = { digest-68B2-2017 }
digest-68B2-2017 = Gdy obrońca zrzeka się lew, a partner od razu się sprzeciwia, zrzeczenia nie ma i gra toczy się dalej. Karta pokazana przy tym przez obrońcę nie jest kartą przygwożdżoną, ale informacja z niej jest dla partnera nielegalna.

digest-68D-1997 = { digest-68D-2017 }
digest-68D-2007 = { digest-68D-2017 }
digest-68D-2017 = Po roszczeniu lub zrzeczeniu się lew gra na razie ustaje; sędzia rozstrzyga roszczenie.
