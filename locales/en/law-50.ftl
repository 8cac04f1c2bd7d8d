### Voice WHY. Digests of Law 50: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-50-title = Penalty card

digest-50-1997 = A defender's card exposed too early, but not led, is a penalty card unless the Director rules otherwise. Where Law 72B1 applies, an adjusted score takes the place of the rectifications of this Law.
digest-50-2007 = A defender's card exposed too early, but not led, is a penalty card unless the Director rules otherwise. It points to Law 49, and Law 23 may come in.
digest-50-2017 = A defender's card exposed too early, but not led, is a penalty card unless the Director rules otherwise. It points to Law 49, and Law 72C may come in.

digest-50A-1997 = A penalty card lies face up before its owner until it is played or declarer has chosen another penalty in its place.
digest-50A-2007 = { digest-50A-2017 }
digest-50A-2017 = A penalty card lies face up before its owner until a rectification has been chosen.

digest-50B-1997 = { digest-50B-2017 }
digest-50B-2007 = { digest-50B-2017 }
digest-50B-2017 = One small card, exposed by accident, is a minor penalty card. An honour, or a card exposed by a deliberate play, is a major one, and so are all cards of a defender who has more than one.

digest-50C-1997 = { digest-50C-2007 }
digest-50C-2007 = A defender with a minor penalty card may not play another small card of the suit first; an honour may be played. Partner's lead is not restricted, but what the sight of the card tells is unauthorised for partner.
digest-50C-2017 = A defender with a minor penalty card may not play another small card of the suit first; an honour may be played. Partner's lead is not restricted. Section E governs what may be done with the information.

digest-50D-1997 = { digest-50D-2017 }
digest-50D-2007 = { digest-50D-2017 }
digest-50D-2017 = A major penalty card may restrict both defenders: its owner at each turn to play, the partner when on lead.

digest-50D1-1997 = The owner has to play a major penalty card at the first legal chance. Following suit and obeying a restriction come first; among several playable ones declarer may choose. Partner may know that the card must be played, but anything else it tells is unauthorised for partner.
digest-50D1-2007 = { digest-50D1-2017 }
digest-50D1-2017 = The owner has to play a major penalty card at the first legal chance. Following suit and obeying a restriction come first. If several such cards can be played, declarer says which.

digest-50D1a-2007 = { digest-50D1a-2017 }
digest-50D1a-2017 = A major penalty card is played as soon as that is legal, be it as a lead, in following suit, as a discard or as a ruff. If several can be played, declarer says which.

digest-50D1b-2007 = { digest-50D1b-2017 }
digest-50D1b-2017 = Following suit, and obeying a restriction on the lead or the play, comes before the penalty card. The card then lies there for the next legal chance.

digest-50D2-1997 = { digest-50D2-2017 }
digest-50D2-2007 = { digest-50D2-2017 }
digest-50D2-2017 = A defender on lead whose partner has a major penalty card has to wait until declarer has named one of the options. A lead before that falls under Law 49.

digest-50D2a-1997 = { digest-50D2a-2017 }
digest-50D2a-2007 = { digest-50D2a-2017 }
digest-50D2a-2017 = Declarer may require the suit of the penalty card, or forbid it for as long as the partner keeps the lead. The card is then no penalty card any more and goes back to the hand.

digest-50D2b-1997 = { digest-50D2b-2017 }
digest-50D2b-2007 = { digest-50D2b-2017 }
digest-50D2b-2017 = Declarer may leave the lead free. The penalty card then stays a penalty card.

digest-50E-2007 = { digest-50E-2017 }
digest-50E-2017 = Says for whom information from a penalty card is authorised and for whom it is not.

digest-50E1-2007 = Everybody may take into account what the rules require about playing the penalty card.
digest-50E1-2017 = While the penalty card lies on the table, everybody may use what it tells and the fact that it has to be played.

digest-50E2-2007 = Anything else that the sight of the penalty card tells is unauthorised for partner. Declarer may use it.
digest-50E2-2017 = Once the penalty card has gone back to the hand, what it told is unauthorised for partner. Declarer may use it.

digest-50E3-2007 = If the exposed card passed on information that damaged the non-offending side, the Director adjusts the score.
digest-50E3-2017 = After play the Director asks whether, without the help of the exposed card, the result could well have been different to the other side's benefit. If so, the score is adjusted.
