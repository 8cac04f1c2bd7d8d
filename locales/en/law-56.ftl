### Voice WHY. Digests of Law 56: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-56-title = Defender's lead out of turn

digest-56-1997 = Declarer does not accept a defender's faced lead out of turn. The card led becomes a penalty card, and Law 50D applies.
digest-56-2007 = For a defender's lead out of turn that declarer does not accept, this Law points to Law 54D.
digest-56-2017 = Declarer does not accept a defender's faced lead out of turn. The card led becomes a major penalty card, and Law 50D applies.
