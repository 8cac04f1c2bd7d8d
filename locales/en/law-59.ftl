### Voice WHY. Digests of Law 59: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-59-title = Unable to lead or play as required

digest-59-1997 = { digest-59-2017 }
digest-59-2007 = { digest-59-2017 }
digest-59-2017 = A player who has no card of a required suit, or nothing but cards of a forbidden one, may lead or play any card that is otherwise legal. The same holds where following suit makes it impossible to comply.
