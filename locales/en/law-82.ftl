### Voice WHY. Digests of Law 82: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-82-title = Correcting the Director's errors

digest-82C-1997 = { digest-82C-2017 }
digest-82C-2007 = { digest-82C-2017 }
digest-82C-2017 = If a ruling turns out to be wrong and the board can no longer be put right and scored normally, the score is adjusted. Both sides then count as non-offending.
