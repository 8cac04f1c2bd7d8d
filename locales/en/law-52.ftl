### Voice WHY. Digests of Law 52: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-52-title = Penalty card not played

digest-52-1997 = { digest-52-2017 }
digest-52-2007 = { digest-52-2017 }
digest-52-2017 = A defender has led or played another card where a penalty card was due. Strictly this is a revoke by Law 61A, but by Law 64B3 it costs no automatic trick.

digest-52A-1997 = { digest-52A-2017 }
digest-52A-2007 = { digest-52A-2017 }
digest-52A-2017 = The defender may not take the other card back unasked.

digest-52B-1997 = { digest-52B-2017 }
digest-52B-2007 = { digest-52B-2017 }
digest-52B-2017 = Declarer decides about the card that was played instead of the penalty card, as far as there is still a decision to make.

digest-52B1-1997 = { digest-52B1-2017 }
digest-52B1-2007 = { digest-52B1-2017 }
digest-52B1-2017 = Says when the card that was played stands.

digest-52B1a-1997 = { digest-52B1a-2017 }
digest-52B1a-2007 = { digest-52B1a-2017 }
digest-52B1a-2017 = Declarer may accept the card that was led or played.

digest-52B1b-1997 = { digest-52B1b-2017 }
digest-52B1b-2007 = { digest-52B1b-2017 }
digest-52B1b-2017 = Declarer has to accept it once a card has been played after it from declarer's own hand or from dummy.

digest-52B1c-1997 = { digest-52B1c-2017 }
digest-52B1c-2007 = { digest-52B1c-2017 }
digest-52B1c-2017 = After an acceptance, a penalty card that was not played is still a penalty card.

digest-52B2-1997 = If declarer rejects the card, the defender plays the penalty card in its place. Every card led or played in breach of the duty becomes a penalty card, a major one by Law 50B.
digest-52B2-2007 = { digest-52B2-2017 }
digest-52B2-2017 = If declarer rejects the card, the defender plays the penalty card in its place. Every card led or played in breach of the duty becomes a major penalty card.
