### Voice WHY. Digests of Law 13: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-13-title = Wrong number of cards

digest-13-1997 = Deals with boards in which one or more hands held a wrong number of cards; see Law 14 for a missing card. Once a player with a wrong hand has called, an artificial adjusted score is awarded; otherwise the sections of this Law apply.
digest-13-2007 = Deals with boards in which one or more hands held a wrong number of cards; see Law 14 for missing cards. What follows depends on whether a player with a wrong hand has called, whether the board can still be played normally, and whether play is over.
digest-13-2017 = Deals with boards in which a hand began with more than 13 cards; if hands are only short, see Law 14. What follows depends on whether a player with a wrong hand has called, and on whether play is over.

digest-13-note-2017 = This Law needs a hand with more than 13 cards. Hands that are only short of cards belong to Law 14.

digest-13A-1997 = If nobody will then have seen a card of another hand, the Director puts the deal right – from a hand record, with the help of earlier players, or by a new deal – and the board is played as usual.
digest-13A-2007 = { digest-13B1-2017 }
digest-13A-2017 = No player with a wrong hand has called. The Director puts the cards right, and what follows depends on what was seen meanwhile.

digest-13A1-2017 = If nobody has then seen a card of another hand, the board is played as usual.

digest-13A2-2017 = If a player has then seen a card of another hand, the board is still played and scored. The Director may adjust the score afterwards if what was seen affected the result.

digest-13B-1997 = After the cards are put right, a player has seen a card of another hand. What was seen, and what the players say to it, decides whether the board can be played.
digest-13B-2007 = If a player with a wrong hand has called and the deal cannot be put right and played, the Director adjusts the score. A procedural penalty is possible.
digest-13B-2017 = A player with a wrong hand has called. What follows depends on whether the Director finds that the deal can still be put right and played.

digest-13B1-1997 = If what was seen is of no consequence and all four players agree, the board is played and scored as usual.
digest-13B1-2017 = The deal may be put right and played, with every call as it was made. After play the Director may adjust the score.

digest-13B2-1997 = If what was seen would disturb the auction or the play, or if a player objects, an artificial adjusted score is awarded. A procedural penalty is possible.
digest-13B2-2017 = If the deal cannot be put right and played, the Director adjusts the score under Law 12C1(b). A procedural penalty is possible.

digest-13C-1997 = Found after play, the deal does not count: the result is cancelled. A procedural penalty follows Law 90.
digest-13C-2007 = Found after play, the deal does not count: the result is cancelled and the score adjusted, and Law 86D may come in. A procedural penalty is possible.
digest-13C-2017 = A card that does not belong to the deal is taken out, and auction and play go on as before. The score may be adjusted only if such a card was played to a quitted trick.

digest-13D-2007 = { digest-13A-2017 }
digest-13D-2017 = Found after play, the deal does not count: the result is cancelled and the score adjusted, and Law 86B may come in. A procedural penalty is possible.

digest-13D1-2007 = { digest-13A1-2017 }

digest-13D2-2007 = After the cards are put right, a player has seen a card of another hand. The Director judges how much that matters.

digest-13D2a-2007 = If what was seen is unlikely to disturb the auction or the play, the board is played and scored as usual.

digest-13D2b-2007 = If what was seen matters too much, the Director adjusts the score. A procedural penalty is possible.

digest-13E-2007 = When a board is played under this Law, where a card came from or went to is unauthorised information for the partner of a player who held a wrong number of cards.

digest-13F-2007 = A card that does not belong to the deal is taken out, and auction and play go on as before. If such a card was played to a quitted trick, the score may be adjusted.
