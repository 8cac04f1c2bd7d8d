### Voice WHY. Digests of Law 66: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-66-title = Looking at tricks

digest-66-1997 = { digest-66-2017 }
digest-66-2007 = { digest-66-2017 }
digest-66-2017 = Says who may see the cards of a trick, and until when; quitted tricks stay closed except as this Law or the Director allows.

digest-66A-1997 = { digest-66A-2017 }
digest-66A-2007 = { digest-66A-2017 }
digest-66A-2017 = Until their side leads or plays to the next trick, declarer or a defender whose card is still face up may have all cards of the trick just played shown.

digest-66B-1997 = { digest-66B-2007 }
digest-66B-2007 = Until somebody leads to the next trick, declarer or a defender may look at their own last card. It is not shown to the others.
digest-66B-2017 = Until their side leads or plays to the next trick, declarer or a defender may look at their own last card. It is not shown to the others.

digest-66C-1997 = { digest-66C-2017 }
digest-66C-2007 = { digest-66C-2017 }
digest-66C-2017 = Until play is over, quitted tricks are looked at only on the Director's instruction.

digest-66D-1997 = { digest-66D-2017 }
digest-66D-2007 = { digest-66D-2017 }
digest-66D-2017 = After play the cards may be looked at to settle a claim of a revoke or of the number of tricks. Players handle only their own cards; a player who mixes them so that the facts are lost is ruled against.
