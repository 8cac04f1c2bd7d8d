### Voice WHY. Digests of Law 48: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-48-title = Declarer's exposed cards

digest-48A-1997 = { digest-48A-2017 }
digest-48A-2007 = { digest-48A-2017 }
digest-48A-2017 = Declarer may expose a card without any restriction following, though Law 45C2 may make it a played card. No card of declarer's or dummy's ever becomes a penalty card, and a card that declarer drops by accident need not be played.

digest-48B-1997 = { digest-48B-2017 }
digest-48B-2007 = { digest-48B-2017 }
digest-48B-2017 = Declarer who faces a hand is treated differently according to when and why it happens.

digest-48B1-1997 = { digest-48B1-2017 }
digest-48B1-2007 = { digest-48B1-2017 }
digest-48B1-2017 = If declarer faces the hand directly after an opening lead out of turn, Law 54 decides.

digest-48B2-1997 = { digest-48B2-2017 }
digest-48B2-2007 = { digest-48B2-2017 }
digest-48B2-2017 = If declarer faces the hand at any other time, that may count as a claim under Law 68. It does not if declarer clearly did not mean to claim.
