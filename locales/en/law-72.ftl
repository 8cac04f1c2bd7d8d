### Voice WHY. Digests of Law 72: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-72-title = General principles

digest-72B1-1997 = If an offender could have known, when the irregularity happened, that it would probably damage the other side, the Director lets auction and play go on. An adjusted score follows if the offending side gained by it.

digest-72C-2017 = If an offender could have been aware, when the irregularity happened, that it might well damage the other side, the Director lets auction and play go on. After play an adjusted score follows if the offending side gained by it.
