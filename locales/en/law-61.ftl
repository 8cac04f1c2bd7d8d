### Voice WHY. Digests of Law 61: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-61-title = What a revoke is

digest-61-1997 = { digest-61-2017 }
digest-61-2007 = { digest-61-2017 }
digest-61-2017 = Says what a revoke is, who may ask about one, and that a suspicion opens no quitted trick.

digest-61A-1997 = { digest-61A-2017 }
digest-61A-2007 = { digest-61A-2017 }
digest-61A-2017 = A revoke is a failure, by a player able to do otherwise, to follow suit or to play the card or suit that a Law or a valid option of an opponent requires.

digest-61B-1997 = Declarer may ask a defender, dummy may ask declarer and defenders may ask declarer about a possible revoke. Defenders may ask each other only where the zone allows it.
digest-61B-2007 = { digest-61B-2017 }
digest-61B-2017 = Lists who may ask whom about a possible revoke.

digest-61B1-2007 = { digest-61B1-2017 }
digest-61B1-2017 = Declarer may ask a defender who did not follow suit whether the suit is really missing.

digest-61B2-2007 = { digest-61B2-2017 }
digest-61B2-2017 = Says whom dummy may ask and whom not.

digest-61B2a-2007 = { digest-61B2a-2017 }
digest-61B2a-2017 = Dummy may ask declarer about a possible revoke; Law 43 says when that right is lost.

digest-61B2b-2007 = { digest-61B2b-2017 }
digest-61B2b-2017 = Dummy may not ask a defender about a revoke.

digest-61B3-2007 = Defenders may ask declarer. They may also ask each other, at the risk of passing unauthorised information, unless the Regulating Authority has forbidden it.
digest-61B3-2017 = Defenders may ask declarer and each other about a possible revoke. A question between partners may pass unauthorised information.

digest-61C-2017 = Saying that somebody has revoked does not yet entitle anybody to look at quitted tricks.
