### Voice WHY. Digests of Law 13: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-13-title = Wrong number of cards

digest-13-1997 = Deals with boards in which one or more hands held a wrong number of cards; see Law 14 for a missing card. Once a player with a wrong hand has called, an artificial adjusted score is awarded; otherwise the sections of this Law apply.
digest-13-2007 = Deals with boards in which one or more hands held a wrong number of cards; see Law 14 for missing cards. What follows depends on whether a player with a wrong hand has called, whether the board can still be played normally, and whether play is over.
digest-13-2017 = Deals with boards in which a hand began with more than 13 cards; if hands are only short, see Law 14. What follows depends on whether a player with a wrong hand has called, and on whether play is over.

digest-13C-2017 = A card that does not belong to the deal is taken out, and auction and play go on as before. The score may be adjusted only if such a card was played to a quitted trick.

digest-13F-2007 = A card that does not belong to the deal is taken out, and auction and play go on as before. If such a card was played to a quitted trick, the score may be adjusted.
