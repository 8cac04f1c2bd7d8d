### Voice WHY. Digests of Law 57: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-57-title = Premature lead or play

digest-57A-1997 = { digest-57A-2007 }
digest-57A-2007 = A defender leads to the next trick before partner has played to this one, or plays out of turn before partner has played. The card becomes a penalty card, a major one under Law 50B. For partner's play declarer selects one option: highest card of the suit led, lowest card of that suit, or no card of another named suit.
digest-57A-2017 = A defender leads to the next trick before partner has played to this one, or plays out of turn before partner has played. The card becomes a major penalty card. For partner's play declarer selects one option: highest or lowest card of the suit led, a card of another named suit, or no card of another named suit.
