### Voice WHY. Digests of Law 68: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-68-title = Claim or concession

digest-68-1997 = { digest-68-2017 }
digest-68-2007 = { digest-68-2017 }
digest-68-2017 = Says what counts as a claim or a concession: it has to concern tricks other than the one in progress. It also says what happens to play afterwards.

digest-68B-1997 = Says what counts as a concession. If a defender concedes and partner objects at once, nothing is conceded and play goes on; Law 16 may apply.
digest-68B-2007 = { digest-68B-2017 }
digest-68B-2017 = Says what counts as a concession, and when a defender's concession has no effect.

digest-68B2-2007 = { digest-68B2-2017 }
digest-68B2-2017 = If a defender concedes and partner objects at once, nothing is conceded and play goes on. A card that the defender has shown in doing so is no penalty card; what it told is unauthorised for partner.

digest-68D-1997 = { digest-68D-2017 }
digest-68D-2007 = { digest-68D-2017 }
digest-68D-2017 = After a claim or concession there is no more play for the present; the Director rules on the claim.
