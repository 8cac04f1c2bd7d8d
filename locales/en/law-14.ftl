### Voice WHY. Digests of Law 14: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-14-title = Missing card

digest-14-1997 = { digest-14-2017 }
digest-14-2007 = { digest-14-2017 }
digest-14-2017 = Deals with a hand that is short of cards. What follows depends on whether it is found before or after the opening lead is faced.

digest-14A-1997 = Before the opening lead is faced, one hand is found to be short while the other three are right. The hand is completed.
digest-14A-2007 = { digest-14A-2017 }
digest-14A-2017 = It is found before the opening lead is faced. The hand is completed, and auction and play go on.

digest-14A1-1997 = { digest-14A1-2017 }
digest-14A1-2007 = { digest-14A1-2017 }
digest-14A1-2017 = A card that is found goes back to the hand that lacked it.

digest-14A2-1997 = { digest-14A2-2017 }
digest-14A2-2007 = { digest-14A2-2017 }
digest-14A2-2017 = If the card is not found, the Director rebuilds the deal, as nearly as possible, with another pack.

digest-14A3-2007 = { digest-14A3-2017 }
digest-14A3-2017 = Auction and play go on as usual. No call is changed, and the hand counts as complete from the beginning.

digest-14B-1997 = After the opening lead is faced, one hand is found to be short while the other three are right. Where the card turns up decides what follows.
digest-14B-2007 = { digest-14B-2017 }
digest-14B-2017 = It is found after the opening lead is faced and before the Correction Period ends. Where the card turns up decides what follows.

digest-14B1-2007 = { digest-14B1-2017 }
digest-14B1-2017 = During the play, the missing card turns up among the played cards. Then Law 67 applies.

digest-14B1a-1997 = { digest-14B1-2017 }

digest-14B1b-1997 = { digest-14B2-2017 }

digest-14B2-1997 = { digest-14B3-2017 }
digest-14B2-2007 = { digest-14B2-2017 }
digest-14B2-2017 = A card that is found anywhere else goes back to the hand that lacked it. A rectification may follow.

digest-14B3-1997 = { digest-14B4-2017 }
digest-14B3-2007 = { digest-14B3-2017 }
digest-14B3-2017 = If the card is not found, the Director rebuilds the deal, as nearly as possible, with another pack. A rectification may follow.

digest-14B4-2007 = { digest-14B4-2017 }
digest-14B4-2017 = A card that comes back counts as part of the hand all the time. It may become a penalty card, and not having played it earlier may be a revoke.

digest-14C-2007 = { digest-14C-2017 }
digest-14C-2017 = That a card was replaced is unauthorised information for the partner of the hand that lacked it.
