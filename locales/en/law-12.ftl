### Voice WHY. Digests of Law 12: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-12-title = The Director's discretion

digest-12A1-1997 = { digest-12A1-2017 }
digest-12A1-2007 = { digest-12A1-2017 }
digest-12A1-2017 = The Director may adjust the score in favour of the non-offending side when these Laws give no redress for the particular kind of infraction.

digest-12B1-2007 = { digest-12B1-2017 }
digest-12B1-2017 = Score adjustment makes good the damage to the non-offending side and takes away what the offending side gained by the infraction. Damage means a result worse than could be expected without the infraction; Law 12C1 says when a side shares in causing it.

digest-12C1b-2017 = The adjusted score aims at the result that would most likely have been reached without the infraction.
