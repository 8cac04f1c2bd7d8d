### Voice WHY. Digests of Law 60: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-60-title = Play after an illegal play

digest-60-1997 = { digest-60-2017 }
digest-60-2007 = { digest-60-2017 }
digest-60-2017 = Says what follows when somebody plays after an illegal lead or play that has not been put right yet. It matters which side played and when.

digest-60A-1997 = { digest-60A-2017 }
digest-60A-2007 = { digest-60A-2017 }
digest-60A-2017 = Deals with a card of the non-offending side played after the irregularity and before its rectification.

digest-60A1-1997 = { digest-60A1-2017 }
digest-60A1-2007 = { digest-60A1-2017 }
digest-60A1-2017 = A non-offending player who plays straight after an irregular card from the right-hand opponent, before the Director has ruled, gives up the right to rectification.

digest-60A2-1997 = { digest-60A2-2007 }
digest-60A2-2007 = Once the right is lost, the illegal card counts as played in turn. The cases of Law 53 in which the other side makes its own proper lead are excepted.
digest-60A2-2017 = Once the right is lost, the illegal card counts as played in turn, except where Law 53B lets the proper lead stand.

digest-60A3-1997 = { digest-60A3-2017 }
digest-60A3-2007 = { digest-60A3-2017 }
digest-60A3-2017 = What the offending side already owed, a penalty card to be played or a restriction to be obeyed, it still owes at its later turns.

digest-60B-1997 = Declarer has been told to take back a lead out of turn and has not yet led from the correct hand. A card that a defender plays meanwhile may become a penalty card under Law 49.
digest-60B-2007 = { digest-60B-2017 }
digest-60B-2017 = Declarer has been told to take back a lead out of turn and has not yet led from the correct hand. A card that a defender plays meanwhile becomes a major penalty card.

digest-60C-1997 = { digest-60C-2017 }
digest-60C-2007 = { digest-60C-2017 }
digest-60C-2017 = A further card of the offending side, played before the ruling, takes no right from the opponents. It may call for a rectification of its own.
