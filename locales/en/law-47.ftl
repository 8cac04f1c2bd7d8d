### Voice WHY. Digests of Law 47: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-47-title = Withdrawing a played card

digest-47-1997 = { digest-47-2017 }
digest-47-2007 = { digest-47-2017 }
digest-47-2017 = Lists when a played card may be withdrawn.

digest-47B-1997 = { digest-47B-2017 }
digest-47B-2007 = { digest-47B-2017 }
digest-47B-2017 = A played card may be withdrawn to put an illegal play right. A defender's card can then become a penalty card under Law 49; for cards played at the same time see Law 58.

digest-47D-1997 = { digest-47D-2017 }
digest-47D-2007 = { digest-47D-2017 }
digest-47D-2017 = After an opponent has changed a play, a card already played may be withdrawn and another played, without rectification.

digest-47E-1997 = Concerns plays that rest on what an opponent said. Law 45C4(b) also names this section for an opponent who had played before a designation was changed.

digest-47E1-1997 = If an opponent told the leader wrongly that it was the leader's turn, the lead may be withdrawn without penalty.
digest-47E1-2007 = If an opponent told a player wrongly that it was that player's turn, the card may be withdrawn without rectification. The next opponent may not accept it.
digest-47E1-2017 = If an opponent told a player wrongly that it was that player's turn, the card may be withdrawn without rectification. The next opponent may not accept it, and the card does not establish an earlier revoke.

digest-47F-1997 = The last section on withdrawing played cards. It is to be read with the cases in sections A to E.
digest-47F-2007 = { digest-47F-2017 }
digest-47F-2017 = Apart from the cases that Law 47 names, and the withdrawal that Law 53 provides for, a played card stays played.
