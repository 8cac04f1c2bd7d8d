### Voice WHY. Digests of Law 79: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-79-title = Tricks won

digest-79C-1997 = { digest-79C-2007 }
digest-79C-2007 = A mistake in working out or entering the score may be corrected until the period set for it ends.
digest-79C-2017 = Sets the period within which a mistake in the score may be corrected. The organiser may allow a later correction where the record is wrong beyond doubt.
