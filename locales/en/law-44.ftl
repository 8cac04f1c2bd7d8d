### Voice WHY. Digests of Law 44: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-44-title = Sequence and procedure of play

digest-44C-1997 = { digest-44C-2017 }
digest-44C-2007 = { digest-44C-2017 }
digest-44C-2017 = A player who can follow suit has to. This comes before every other duty that the Laws lay on the play.
