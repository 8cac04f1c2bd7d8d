### Voice WHY. Digests of Law 64: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-64-title = After an established revoke

digest-64-1997 = { digest-64-2017 }
digest-64-2007 = { digest-64-2017 }
digest-64-2017 = Says what follows once a revoke is established: the tricks to be transferred, the cases in which none are, and redress when that is not enough.

digest-64A-1997 = { digest-64A-2017 }
digest-64A-2007 = { digest-64A-2017 }
digest-64A-2017 = After an established revoke, tricks are transferred at the end of play. The number depends on who won the revoke trick and on the tricks won after it.

digest-64A1-1997 = { digest-64A1-2017 }
digest-64A1-2007 = { digest-64A1-2017 }
digest-64A1-2017 = If the revoking player won the revoke trick, that trick goes to the non-offending side, and one later trick as well if the offending side won any. A trick won by dummy is not won by declarer here.

digest-64A2-1997 = If the revoking player did not win the revoke trick, one trick goes to the non-offending side, provided that the offending side won that trick or a later one. A second trick goes too if the revoking player later won a further trick with a card that could legally have been played to the revoke trick.
digest-64A2-2007 = { digest-64A2-2017 }
digest-64A2-2017 = If the revoking player did not win the revoke trick, one trick goes to the non-offending side, provided that the offending side won that trick or a later one.

digest-64B-1997 = { digest-64B-2017 }
digest-64B-2007 = { digest-64B-2017 }
digest-64B-2017 = Lists the established revokes after which no trick is transferred under section A.

digest-64B1-1997 = { digest-64B1-2017 }
digest-64B1-2007 = { digest-64B1-2017 }
digest-64B1-2017 = No trick is transferred if the offending side won neither the revoke trick nor any trick after it.

digest-64B2-1997 = { digest-64B2-2007 }
digest-64B2-2007 = No trick is transferred for a further revoke by the same player in the same suit.
digest-64B2-2017 = No trick is transferred for a further revoke by the same player in the same suit, if the first of them was established.

digest-64B3-1997 = { digest-64B3-2007 }
digest-64B3-2007 = No trick is transferred if the card that was not played lay face up, or belonged to a hand lying face up. Dummy is the usual case.
digest-64B3-2017 = No trick is transferred if the card that was not played was a penalty card or a card of dummy's.

digest-64B4-1997 = { digest-64B4-2017 }
digest-64B4-2007 = { digest-64B4-2017 }
digest-64B4-2017 = No trick is transferred if nobody drew attention to the revoke before a player of the non-offending side had called on the next board.

digest-64B5-1997 = { digest-64B5-2017 }
digest-64B5-2007 = { digest-64B5-2017 }
digest-64B5-2017 = No trick is transferred if nobody drew attention to the revoke before the round ended.

digest-64B6-1997 = { digest-64B6-2017 }
digest-64B6-2007 = { digest-64B6-2017 }
digest-64B6-2017 = No trick is transferred for a revoke in trick 12.

digest-64B7-2007 = No trick is transferred if both sides have revoked on the board.
digest-64B7-2017 = No trick is transferred if both sides have revoked on the board and both revokes are established.

digest-64B8-2017 = No trick is transferred for a revoke that was corrected under Law 62C3.

digest-64C-1997 = { digest-64C1-2017 }
digest-64C-2007 = { digest-64C1-2017 }
digest-64C-2017 = Redress of damage: when the tricks of section A do not make up for an established revoke, and what is compared after several revokes.

digest-64C1-2017 = After any established revoke, also one for which no trick is transferred, the Director checks whether this Law makes good the damage to the non-offending side. If it does not, the score is adjusted.

digest-64C2-2017 = Says what is compared in two special cases: several revokes by one player in one suit, and established revokes by both sides.

digest-64C2a-2017 = After repeated revokes by one player in one suit, the score is adjusted if the non-offending side would probably have taken more tricks without one or more of the later revokes.

digest-64C2b-2017 = When both sides have an established revoke on the board, the score is judged by what would probably have happened if nobody had revoked.
