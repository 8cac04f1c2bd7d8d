### Voice WHY. Digests of Law 85: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-85-title = Sporne fakty

digest-85-1997 = { digest-85-2017 }
digest-85-2007 = { digest-85-2017 }
digest-85-2017 = Mówi, jak sędzia rozstrzyga, gdy gracze nie są zgodni co do tego, co się wydarzyło.

digest-85A-1997 = Gdy sędzia uzna fakty za ustalone, orzeka zgodnie z przepisem 84.
digest-85A-2007 = { digest-85A-2017 }
digest-85A-2017 = Sędzia waży zebrane dowody i przyjmuje to, za czym przemawia większe prawdopodobieństwo. Gdy fakty uzna za ustalone, orzeka zgodnie z przepisem 84.

digest-85B-1997 = { digest-85B-2017 }
digest-85B-2007 = { digest-85B-2017 }
digest-85B-2017 = Jeżeli faktów nie da się ustalić, sędzia wydaje decyzję, która pozwala grać dalej.
