### Voice WHY. Digests of Law 63: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-63-title = Establishing a revoke

digest-63-1997 = { digest-63-2017 }
digest-63-2007 = { digest-63-2017 }
digest-63-2017 = Says when a revoke becomes established, and what that means for correcting it.

digest-63A-1997 = { digest-63A-2017 }
digest-63A-2007 = { digest-63A-2017 }
digest-63A-2017 = Lists the acts of the offending side by which a revoke becomes established.

digest-63A1-1997 = { digest-63A1-2017 }
digest-63A1-2007 = { digest-63A1-2017 }
digest-63A1-2017 = The offending side has led or played to the next trick, legally or not.

digest-63A2-1997 = { digest-63A2-2017 }
digest-63A2-2007 = { digest-63A2-2017 }
digest-63A2-2017 = The offending side has named or otherwise indicated a card for the next trick.

digest-63A3-1997 = { digest-63A3-2007 }
digest-63A3-2007 = The offending side has claimed or conceded tricks, or has let an opponent's claim or concession stand.
digest-63A3-2017 = The offending side has claimed or conceded tricks.

digest-63A4-2017 = A claim or concession is agreed under Law 69A: the time in which the offending side could still object has passed.

digest-63B-1997 = A defender asked partner about a revoke without the zone's leave. The revoke is corrected, and Law 64 takes its tricks as if it had been established.
digest-63B-2007 = Once established, a revoke is no longer corrected; trick 12 is the exception.
digest-63B-2017 = Once established, a revoke is no longer corrected. The exceptions are trick 12 and revokes by both sides on one trick.

digest-63C-1997 = { digest-63B-2007 }
