### Voice WHY. Digests of Law 57: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-57-title = Premature lead or play

digest-57-1997 = Deals with a defender who leads or plays a card too early, before partner has played.
digest-57-2007 = { digest-57-2017 }
digest-57-2017 = Deals with a card led or played too early, above all by a defender before partner has played.

digest-57A-1997 = { digest-57A-2007 }
digest-57A-2007 = A defender leads to the next trick before partner has played to this one, or plays out of turn before partner has played. The card becomes a penalty card, a major one under Law 50B. For partner's play declarer selects one option: highest card of the suit led, lowest card of that suit, or no card of another named suit.
digest-57A-2017 = A defender leads to the next trick before partner has played to this one, or plays out of turn before partner has played. The card becomes a major penalty card. For partner's play declarer selects one option: highest or lowest card of the suit led, a card of another named suit, or no card of another named suit.

digest-57B-1997 = { digest-57B-2017 }
digest-57B-2007 = { digest-57B-2017 }
digest-57B-2017 = A partner who has no card such as declarer demanded is treated under Law 59 and may play any legal card.

digest-57C-1997 = There is no rectification for playing before partner if declarer has played from both hands, or if dummy has played a card or unlawfully suggested one.
digest-57C-2007 = { digest-57C-2017 }
digest-57C-2017 = Says when an early play goes without rectification, and what holds when declarer plays too early.

digest-57C1-2007 = A defender who plays before partner is excused if declarer has played from both hands, or if dummy has played a card or unlawfully suggested one.
digest-57C1-2017 = A defender who plays before partner is excused if declarer has already played from both hands. A forced card of dummy counts only when declarer has called for it or indicated it.

digest-57C2-2007 = A card that declarer plays too early, from either hand, is a played card and stays.
digest-57C2-2017 = A defender is also excused if dummy, unasked, took a card before the hand on the right had played, or unlawfully suggested a play.

digest-57C3-2017 = A card that declarer plays too early, from either hand, is a played card. It goes back only if it is not legal.

digest-57D-2017 = A defender tries to play while it is the turn of the right-hand opponent. Law 16 may come in. If the card is legal when the turn comes it has to be played, otherwise it becomes a major penalty card.
