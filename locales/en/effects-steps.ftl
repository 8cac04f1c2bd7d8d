### Steps of Law 67 and of the clauses that it calls.
### The value is a checklist item (voice DO), .label is a button or heading without a full stop,
### .say is read aloud (voice SAY). Placeables: persons and sides in their case forms, $role, $trick
### (digits or "unknown"), $suit (code or "unknown"), $card with $cardKnown, $edition.

## Before anything is put right

# DO, SAY. Always the first step while play goes on.
step-stop-play = Stop play. For now nobody plays, picks up or turns over a card.
    .label = Stop play
    .say = Please stop for a moment. Nobody plays, picks up or turns over a card.

step-count-face-down = All four count the cards in hand and then the played cards. Every card stays face down.
    .label = Everyone counts their cards face down
    .say = Everyone, please count the cards in your hand, then your played cards. Keep them all face down.

step-search-card = The players search the floor, the board and around the chairs. Go through the played cards yourself, unseen by the players.
    .label = Look for the missing card
    .say = A card is missing. Please look on the floor, in the board and around your chairs; I will check the played cards.

# A defender's row is never shown to anybody; no card in it is named.
step-inspect-played-privately =
    { $role ->
        [declarer] Look through { $offenderPoss } played cards alone.
        [dummy] Look through { $offenderPoss } played cards alone.
       *[other] Look through { $offenderPoss } played cards alone. Show them to nobody and name no card.
    }
    .label = Only the Director looks at the offender's played cards
    .say = Only I look at these cards. All the others stay face down.

# Used where a card was omitted.
step-establish-trick =
    { $trick ->
        [unknown] Find out which trick is defective. If that cannot be established for certain, decide on the balance of probability.
       *[other] Make sure that trick { $trick } is the defective one. Compare the rows of played cards yourself.
    }
    .label = Find out which trick is defective
    .say =
        { $offenderCap } has one card too many in hand and one too few among the played cards. { $trick ->
            [unknown] A card is missing from a trick.
           *[other] A card is missing from trick { $trick }.
        }

# The same hand has no card in two tricks; $trickTwo is the later one, $trick the earlier one or "unknown".
step-establish-trick-two =
    { $trick ->
        [unknown] Find out which two tricks lack a card; trick { $trickTwo } is said to be the later one. Compare the rows of played cards yourself.
       *[other] Make sure that tricks { $trick } and { $trickTwo } lack a card of this hand. Compare the rows of played cards yourself.
    }
    .label = Find out which tricks are defective
    .say =
        { $offenderCap } has two cards too many in hand and two too few among the played cards. { $trick ->
            [unknown] A card is missing from trick { $trickTwo } and from an earlier trick.
           *[other] A card is missing from trick { $trick } and from trick { $trickTwo }.
        }

# The counts are right, but a trick has a card too many and another lacks a card.
step-establish-trick-even = Find out which trick has a card too many and which one lacks a card. Compare the rows of played cards yourself.
    .label = Find out which tricks are defective
    .say = The counts are right, but a trick has a card too many and another lacks a card.

## A card is missing from a trick

# Before both sides have played on. The card counts and may win the trick.
step-supply-legal-card =
    { $role ->
        [dummy] { $declarerCap } names a legal card from dummy for the trick. It follows suit if dummy can, and it may win the trick.
       *[other] { $offenderCap } adds a legal card to the trick. It follows suit if possible, and it may win the trick.
    }
    .label = A legal card is added to the trick
    .say =
        { $role ->
            [dummy] It is not too late. { $declarerCap } names a legal card from dummy for this trick now, and it counts like any other card.
           *[other] It is not too late. { $offenderCap } adds a legal card to this trick now, and it counts like any other card.
        }

# A defender has led to the next trick before partner played to this one.
step-supply-legal-card-partner = { $restrictedCap } plays to the trick that is not complete.
    .label = The trick is completed
    .say = { $restrictedCap } plays to the trick that is not complete.

# No face was visible, and a card is still to be played.
step-supply-legal-card-now = Now { $actor } plays a legal card to the trick.
    .label = A legal card is played to the trick
    .say = Now { $actor } plays a legal card to this trick.

# After both sides have played on. The player is free to choose which card of the suit.
step-face-and-place-suit-card =
    { $role ->
        [dummy] { $suit ->
            [unknown] { $declarerCap } chooses any card of the suit led from dummy.
           *[other] { $declarerCap } chooses { $suitOne } from dummy; any one will do.
        }
       *[other] { $suit ->
            [unknown] { $offenderCap } chooses any card of the suit led and shows it.
           *[other] { $offenderCap } chooses { $suitOne } and shows it; any one will do.
        }
    } { $trick ->
        [unknown] It goes among the played cards, in the place of the defective trick.
       *[other] It goes among the played cards, in the place of trick { $trick }.
    }
    .label = Show a card of the suit led and put it among the played cards
    .say =
        { $role ->
            [dummy] { $suit ->
                [unknown] { $declarerCap } chooses a card of the suit led from dummy.
               *[other] { $declarerCap } chooses { $suitOne } from dummy.
            }
           *[other] { $suit ->
                [unknown] { $offenderCap } chooses a card of the suit led and shows it.
               *[other] { $offenderCap } chooses { $suitOne } and shows it.
            }
        } { $trick ->
            [unknown] The card goes among the played cards in the place of the defective trick.
           *[other] The card goes among the played cards in the place of trick { $trick }.
        }

step-face-and-place-any-card =
    { $role ->
        [dummy] { $declarerCap } chooses any card from dummy.
       *[other] { $offenderCap } chooses any card and shows it.
    } { $trick ->
        [unknown] It goes among the played cards, in the place of the defective trick.
       *[other] It goes among the played cards, in the place of trick { $trick }.
    }
    .label = Show any card and put it among the played cards
    .say =
        { $role ->
            [dummy] { $suit ->
                [unknown] Dummy has no card of the suit led, so { $declarer } chooses any card of dummy's.
               *[other] Dummy has no { $suitName }, so { $declarer } chooses any card of dummy's.
            }
           *[other] { $suit ->
                [unknown] { $offenderCap } has no card of the suit led, so any card may be chosen and shown.
               *[other] { $offenderCap } has no { $suitName }, so any card may be chosen and shown.
            }
        } { $trick ->
            [unknown] The card goes among the played cards in the place of the defective trick.
           *[other] The card goes among the played cards in the place of trick { $trick }.
        }

# The same hand has no card in a later trick either; $trick is that trick and always known.
step-face-and-place-suit-card-second =
    { $role ->
        [dummy] { $declarerCap } chooses from dummy any card of the suit led to trick { $trick }.
       *[other] { $offenderCap } chooses any card of the suit led to trick { $trick } and shows it.
    } It goes among the played cards, in the place of that trick.
    .label = Do the same for the second trick
    .say =
        { $role ->
            [dummy] Then { $declarer } chooses from dummy a card of the suit led to trick { $trick }, and it goes there.
           *[other] Then { $offender } chooses and shows a card of the suit led to trick { $trick }, and it goes there.
        }

step-face-and-place-any-card-second =
    { $role ->
        [dummy] { $declarerCap } chooses any card from dummy for trick { $trick }.
       *[other] { $offenderCap } chooses any card for trick { $trick } and shows it.
    } It goes among the played cards, in the place of that trick.
    .label = Do the same for the second trick
    .say =
        { $role ->
            [dummy] Then { $declarer } chooses any card of dummy's for trick { $trick }, and it goes there.
           *[other] Then { $offender } chooses and shows any card for trick { $trick }, and it goes there.
        }

## Too many cards in a trick

step-leave-faced-card =
    { $trick ->
        [unknown] The card that was visible when it was played stays in the defective trick.
       *[other] The card that was visible when it was played stays in trick { $trick }.
    }
    .label = The card that was visible stays
    .say =
        { $trick ->
            [unknown] The card that everybody could see stays in that trick.
           *[other] The card that everybody could see stays in trick { $trick }.
        }

# DO. Nobody can say which card was visible.
step-leave-highest-legal =
    { $trick ->
        [unknown] The highest card that could legally be played stays in the defective trick.
       *[other] The highest card that could legally be played stays in trick { $trick }.
    } If one of these cards follows suit, only cards of the suit led count.
    .label = The highest card that could legally be played stays
    .say =
        { $trick ->
            [unknown] Nobody knows which card was visible. The highest card that was legal stays in that trick.
           *[other] Nobody knows which card was visible. The highest card that was legal stays in trick { $trick }.
        }

# A defender's extra card is neither shown nor named.
step-return-extra-cards =
    { $role ->
        [declarer] Return the extra cards to { $offenderPoss } hand.
        [dummy] Return the extra cards to { $offenderPoss } hand.
       *[other] Return the extra cards to { $offenderPoss } hand, face down. Show and name none of them.
    }
    .label = The extra cards go back to the hand
    .say = The extra cards go back to { $offenderPoss } hand. They count as having been there all the time.

# A defender's extra card was visible and becomes a penalty card.
step-return-extra-cards-exposed = Return the extra cards to { $offenderPoss } hand. A card that was visible stays face up as a penalty card; show and name no other.
    .label = The extra cards go back to the hand
    .say = The extra cards go back to { $offenderPoss } hand. They count as having been there all the time.

# Several cards of one hand are visible at once.
step-designate-card = { $actorCap } says which of the visible cards is played. It must be a legal card.
    .label = Say which visible card is played
    .say = More than one card is visible. { $actorCap } says which one is played.

step-pick-up-others = The other cards are picked up again.
    .label = Pick up the other cards
    .say = The other cards go back to the hand.

step-card-stands =
    { $cardKnown ->
        [yes] The { $card } is played and stays.
       *[other] The card is played and stays.
    }
    .label = The card stands as played
    .say =
        { $cardKnown ->
            [yes] The { $card } is played and stays.
           *[other] That card is played and stays.
        }

# A card played too early, before an opponent; it is legal when the turn comes.
step-card-stands-in-turn = The card stays face up and is played when it is { $offenderPoss } turn. It may not be changed.
    .label = The card is played in turn
    .say = The card stays face up and is played when it is { $offenderPoss } turn.

# The player could not do what was required.
step-card-stands-unable = The card is played and stays. What was required was impossible, so it is no revoke.
    .label = The card stands as played
    .say = What was required is impossible, so the card stays played and there is no revoke.

# Law 45G: turned before all four had played.
step-card-stands-turned-up = The card is turned face up again and stays played to the trick.
    .label = The card is turned up again and stands
    .say = The card is turned face up again and stands as played.

step-card-returns-to-hand = The card goes back to the hand, without rectification.
    .label = The card goes back to the hand
    .say = The card goes back to the hand and nothing more happens.

# Cards came down together and no face could be seen; a legal card is still to be played.
step-card-returns-to-hand-unseen = The cards go back to the hand. No face could be seen, so none of them is played.
    .label = The cards go back to the hand
    .say = No face could be seen, so the cards go back to the hand.

# A card led face down.
step-card-returns-to-hand-face-down = The face-down card goes back to the hand, without rectification.
    .label = The face-down card goes back to the hand
    .say = The face-down card goes back to the hand without rectification.

# The owner may be either defender; the list of penalty cards names the seat.
step-card-to-penalty = The card stays face up in front of its player as a penalty card.
    .label = The card becomes a penalty card
    .say = The card stays face up on the table as a penalty card.

# Two or more cards came down at once; one of them is played.
step-card-to-penalty-others = Any other visible card stays face up in front of its player as a penalty card.
    .label = The other visible cards become penalty cards
    .say = Any other visible card stays face up on the table as a penalty card.

step-not-penalty-card = The card goes back to the hand; it is not a penalty card.
    .label = The card is not a penalty card
    .say = The card is not a penalty card and goes back to the hand.

step-not-penalty-card-claim = The card is not a penalty card: it was shown with a claim or concession.
    .label = The card is not a penalty card
    .say = The card was shown with a claim or concession, so it is not a penalty card.

step-not-penalty-card-unseen = The card goes back to the hand; it is not a penalty card. Partner could not see its face.
    .label = The card is not a penalty card
    .say = Partner could not see the card, so it is not a penalty card and goes back.

## A card that was played but lies elsewhere; withdrawal; an earlier revoke

step-file-played-card =
    { $trick ->
        [unknown] Find the card and put it among { $offenderPoss } played cards, in the place of the defective trick.
       *[other] Find the card and put it among { $offenderPoss } played cards, in the place of trick { $trick }.
    }
    .label = The Director puts the played card in its place
    .say = This card has been played. I will put it where it belongs, and the trick does not change.

# The card lies in its place, but points the wrong way.
step-file-played-card-turned = The card is turned to point to the side that won the trick.
    .label = The card is turned the right way
    .say = The card is turned the right way, and the trick does not change.

# Other wordings below and in effects-enquiry.ftl.
step-withdraw-card = The card is withdrawn from the trick.
    .label = Withdraw the card
    .say = The card is withdrawn from the trick.

# The same card has been played a second time, to the trick in progress.
step-withdraw-card-again = The card played for the second time is withdrawn from the trick in progress.
    .label = Withdraw the card
    .say = That card was played before, so it is withdrawn from this trick.

# A card was named that was not meant.
step-withdraw-card-named = The card that was named first is withdrawn; the change is allowed.
    .label = Withdraw the card named first
    .say = The change is allowed, so the card named first is withdrawn.

# Dummy has put down a card that declarer did not name.
step-withdraw-card-dummy = The card that declarer did not name goes back among dummy's cards.
    .label = Put the wrong card back in dummy
    .say = Declarer did not name this card, so it goes back to dummy.

step-substitute-legal-card =
    { $role ->
        [dummy] { $declarerCap } plays a legal card from dummy to this trick instead.
       *[other] { $offenderCap } plays a legal card to this trick instead.
    }
    .label = Play a legal card instead
    .say =
        { $role ->
            [dummy] { $declarerCap } plays a legal card from dummy instead.
           *[other] { $offenderCap } plays a legal card instead.
        }

step-substitute-legal-card-named = The card that was meant is played instead.
    .label = Play the card that was meant
    .say = The card that was meant is played instead.

step-substitute-legal-card-dummy = The card that declarer named is played from dummy.
    .label = Play the card that declarer named
    .say = The card that declarer named is played.

# A restored card makes an earlier play a revoke that is not established.
step-correct-revoke = The revoke is corrected: { $actor } takes the wrong card back and plays a legal one.
    .label = Correct the revoke
    .say = The revoke is not established, so it has to be corrected. { $actorCap } takes the card back and plays a legal one.

# An option was named that the edition or the clause does not offer.
step-reject-option = Tell { $declarer } that this is not an option, and put the options again. Nobody plays until the choice is made.
    .label = That is not an option; choose again
    .say = That is not one of the options. I will name them again; nobody plays yet.

## The end of a ruling

step-play-continues = Play on.
    .label = Play continues
    .say = Please play on.

# A card that declarer did not name can no longer be changed.
step-play-continues-too-late = Play on; it is too late to change the card that declarer did not name.
    .label = Play continues
    .say = It is too late to change that card. Please play on.

# SAY without a number while play goes on.
step-transfer-at-end = After the last trick, count who won which trick and settle the transfer. Promise no number before that.
    .label = Tricks may be transferred after play
    .say = Please call me back when play ends, before the cards are mixed.

# Play has ended.
step-transfer-at-end-now = Count who won which trick, and settle the transfer.
    .label = Settle the transfer
    .say = Now I will count the tricks and settle the transfer.

step-assess-equity-at-end = After play, judge whether { $nos } are still worse off than without the irregularity.
    .label = After play, check that redress is enough
    .say = After play I will check whether { $nos } were damaged.

# Play has ended.
step-assess-equity-at-end-now = Judge whether { $nos } are still worse off than without the irregularity.
    .label = Check that redress is enough
    .say = Now I will check whether { $nos } were damaged.

# Both sides have an established revoke: there is no side that alone gets redress.
step-assess-equity-at-end-both = After play, judge whether either side is worse off than if nobody had revoked.
    .label = After play, judge the board as if nobody had revoked
    .say = After play I will check whether either side was damaged.

# The same when play has ended.
step-assess-equity-at-end-both-now = Judge whether either side is worse off than if nobody had revoked.
    .label = Judge the board as if nobody had revoked
    .say = Now I will check whether either side was damaged.

step-award-adjusted-score = Award an adjusted score for the board. It replaces the table result and is not added to a transfer.
    .label = Award an adjusted score
    .say = The table result does not stand; I will adjust the score.

# The board is still being played.
step-award-adjusted-score-later = After play, award an adjusted score for the board. It replaces the table result and is not added to a transfer.
    .label = Award an adjusted score after play
    .say = After play I will adjust the score.

step-no-rectification = No rectification.
    .label = No rectification
    .say = There is no rectification.

# A card points the wrong way, and the time for turning it has passed.
step-no-rectification-turned = The card stays as it points; it is too late to turn it.
    .label = The card stays as it points
    .say = It is too late to turn that card, so it stays as it is.

# A card of dummy's that was touched without intent, or a card that was not played.
step-no-rectification-not-played = The card is not played and stays where it was, without rectification.
    .label = The card is not played
    .say = The card is not played, and there is no rectification.

# Law 45F, after the last trick.
step-no-rectification-dummy = No rectification. Judge whether dummy's act suggested a play that damaged the defenders.
    .label = No rectification; judge damage
    .say = There is no rectification, but I will check whether the defenders were damaged.

# A claim was made while a trick was defective.
step-rule-on-claim = Rule on the claim with the cards as they now lie. Decide doubtful points against { $os }.
    .label = Rule on the claim
    .say = I will now rule on the claim.

# Cards shown by a defender: play has ceased.
step-rule-on-claim-shown = Rule on the claim or concession; play has ceased. Decide doubtful points against { $os }. Only if it was a concession and partner objected at once is nothing conceded: then play goes on.
    .label = Rule on the claim
    .say = I will now rule on the claim or concession.

step-escalate = Decide the open point yourself, or ask the chief Director. The views are given below.
    .label = Open question: the Director decides
    .say = I need a moment to decide this. Please wait for me.
