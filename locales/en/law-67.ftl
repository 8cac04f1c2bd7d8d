### Voice WHY. Digests of Law 67: our own short account of what each clause says, edition by
### edition. None of this is official wording; no placeables but references to other digests.

law-67-title = Defective trick

digest-67-1997 = { digest-67-2017 }
digest-67-2007 = { digest-67-2017 }
digest-67-2017 = Says how a trick is put right to which a player has added no card or more than one. Half A or half B applies, depending on whether both sides have played to the next trick.

digest-67-note-1997 = { digest-67-note-2017 }
digest-67-note-2007 = { digest-67-note-2017 }
digest-67-note-2017 = Where possible the Director keeps a defender's played cards out of sight. An extra card that returns to a defender's hand becomes a penalty card if its face has been exposed.

digest-67A-1997 = { digest-67A-2017 }
digest-67A-2007 = { digest-67A-2017 }
digest-67A-2017 = While at least one side has not yet played to the next trick, a missing card or a card too many has to be put right once somebody points it out.

digest-67A1-1997 = { digest-67A1-2017 }
digest-67A1-2007 = { digest-67A1-2017 }
digest-67A1-2017 = The player whose card is missing now adds a legal card to the trick.

digest-67A2-1997 = { digest-67A2-2017 }
digest-67A2-2007 = { digest-67A2-2017 }
digest-67A2-2017 = A card too many is handled by another Law: 45E when it came as a fifth card to the trick, 58B when cards left one hand at the same time.

digest-67B-1997 = { digest-67B-2007 }
digest-67B-2007 = Both sides have played to the next trick. It is enough that somebody points to a defective trick, or that the Director infers one from a wrong number of cards in hand and among the played cards. The Director finds out which trick it was and puts the number of cards right.
digest-67B-2017 = Both sides have played to the next trick, and the Director finds that a player has a wrong number of cards in hand and a matching wrong number of played cards. Only such a finding starts the steps below.

digest-67B1-1997 = { digest-67B1-2017 }
digest-67B1-2007 = { digest-67B1-2017 }
digest-67B1-2017 = A card of the offender is missing from the trick. The Director has the offender show a card at once and put it in its place among the played cards; the trick stays with the side that won it.

digest-67B1a-1997 = An offender who has cards of the suit led has to choose one of them. That is all: there is no rectification, so the omission is not treated as a revoke and no trick is transferred.
digest-67B1a-2007 = { digest-67B1a-2017 }
digest-67B1a-2017 = An offender who has cards of the suit led has to choose one of them. The omission counts as a revoke in that trick, and one trick is open to transfer under Law 64A2.

digest-67B1b-1997 = An offender without the suit led may choose any card. The omission counts as a revoke in that trick and is subject to the one-trick rectification of Law 64.
digest-67B1b-2007 = { digest-67B1b-2017 }
digest-67B1b-2017 = An offender without the suit led may choose any card. The omission still counts as a revoke in that trick, and one trick is open to transfer under Law 64A2.

digest-67B2-1997 = The Director looks through the played cards and has the offender take the extra ones back into the hand. The card faced in that trick stays; if it cannot be identified, the highest one that was legal there stays. A card that goes back counts as held all along, so not having played it earlier may be a revoke.
digest-67B2-2007 = { digest-67B2-2017 }
digest-67B2-2017 = The offender has more than one card in the defective trick. Part (a) says which card stays there, part (b) what the returned cards mean for earlier tricks.

digest-67B2a-2007 = { digest-67B2a-2017 }
digest-67B2a-2017 = The Director looks through the played cards and has the offender take the extra ones back into the hand. The card faced in that trick stays; if it cannot be identified, the highest one that was legal there stays. The trick does not change sides.

digest-67B2b-2007 = { digest-67B2b-2017 }
digest-67B2b-2017 = A card that goes back counts as held in that hand all along. If it was not played to an earlier trick where it should have been, that may be a revoke.

digest-67B3-2017 = The Director finds that a card was played after all, but does not lie among the offender's quitted tricks. The Director looks for it and files it where it belongs. If that card has been played again to a later trick and the illegal play can no longer be corrected, an adjusted score follows.
