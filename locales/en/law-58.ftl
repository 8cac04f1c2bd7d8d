### Voice WHY. Digests of Law 58: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-58-title = Simultaneous plays

digest-58-1997 = { digest-58-2017 }
digest-58-2007 = { digest-58-2017 }
digest-58-2017 = Deals with cards led or played at the same moment, by two players or from one hand.

digest-58A-1997 = { digest-58A-2017 }
digest-58A-2007 = { digest-58A-2017 }
digest-58A-2017 = When two players lead or play at the same moment and one of them does so legally, the other card counts as played later.

digest-58B-1997 = { digest-58B-2017 }
digest-58B-2007 = { digest-58B-2017 }
digest-58B-2017 = Two or more cards come from one hand at once. What counts as played depends on how many faces are visible.

digest-58B1-1997 = { digest-58B1-2017 }
digest-58B1-2007 = { digest-58B1-2017 }
digest-58B1-2017 = If only one face is visible, that card is played. The others are picked up without rectification.

digest-58B2-1997 = { digest-58B2-2017 }
digest-58B2-2007 = { digest-58B2-2017 }
digest-58B2-2017 = If several faces are visible, the player says which card is played. A defender's other exposed cards become penalty cards.

digest-58B3-1997 = { digest-58B3-2017 }
digest-58B3-2007 = { digest-58B3-2017 }
digest-58B3-2017 = When a visible card has been withdrawn, an opponent who played after it may change that play without rectification. Information from the withdrawn cards follows the rules for withdrawn plays.

digest-58B4-1997 = { digest-58B4-2017 }
digest-58B4-2007 = { digest-58B4-2017 }
digest-58B4-2017 = If nobody notices until both sides have played to the next trick, the case belongs to Law 67.
