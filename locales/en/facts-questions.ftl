### Facts that are asked, from the first question to the placing of the card.
### Value: the question, to the Director or for the Director to ask. .why: why it is asked.
### .label: noun phrase for a list. .how: how to find out without showing cards.
### answer-<key>-<value>: at most 80 characters.

## Answers shared by all facts

answer-yes = Yes
answer-no = No
answer-unknown = Not known
# A number as an answer; $number is a string.
answer-number = { $number }
# A card as an answer; $card is the ready full name.
answer-card = { $card }

## What happened

fact-irregularity = What happened?
    .why = It decides which Law applies. Let each side speak, without naming or showing cards.
    .label = What happened

answer-irregularity-card-count = Wrong number of cards in a hand or in a trick
answer-irregularity-two-cards = One player showed two or more cards at once
answer-irregularity-extra-card-to-trick = The same player put one more card on the trick (a fifth)
answer-irregularity-revoke = A revoke: somebody did not follow suit
answer-irregularity-revoke-enquiry = A question about a possible revoke
answer-irregularity-exposed-card = A card became visible: dropped, shown or named
answer-irregularity-penalty-card-pending = A penalty card lies on the table: what now?
answer-irregularity-penalty-card-not-played = Another card was played instead of the penalty card
answer-irregularity-lead-out-of-turn = A lead out of turn
answer-irregularity-opening-lead-out-of-turn = An opening lead out of turn
answer-irregularity-premature-play = A card was led or played too early
answer-irregularity-simultaneous-two-players = Two players played at the same moment
answer-irregularity-play-after-illegal = Somebody played on after an illegal play
answer-irregularity-cannot-comply = Could the player do what was required?
answer-irregularity-dummy-wrong-card = Dummy put out a card that declarer had not named
answer-irregularity-designation-change = Declarer wants to change the card named
answer-irregularity-played-or-not = Was the card played or not?
answer-irregularity-retraction = A player took a played card back
answer-irregularity-inspection = A player wants to see a trick again
answer-irregularity-pointing = A played card points the wrong way
answer-irregularity-dummy-drew-attention = Dummy spoke up during play
fact-phase =
    { $irregularity ->
        [lead_out_of_turn] Was it the opening lead?
       *[other] How far has the deal got?
    }
    .why =
        { $irregularity ->
            [card_count] After the last trick, or a claim, the tricks can be counted at once.
            [revoke] After the last trick, or a claim, the tricks can be counted at once.
            [lead_out_of_turn] An opening lead out of turn comes under Law 54, a later one under Laws 53, 55 and 56.
            [exposed_card] A card shown in the auction comes under Law 24, and a lead that is not yet face up can go back.
            [opening_lead_out_of_turn] A card shown in the auction comes under Law 24, and a lead that is not yet face up can go back.
           *[other] Cards can be put right while the play is on; after it only the score can.
        }
    .label = Stage of the deal

answer-phase-auction = The auction
answer-phase-auction-over-no-lead = Auction over, no lead yet
answer-phase-before-opening-lead-faced =
    { $irregularity ->
        [lead_out_of_turn] The opening lead
       *[other] Before the opening lead is face up
    }
answer-phase-play =
    { $irregularity ->
        [lead_out_of_turn] A later lead
       *[other] During the play
    }
answer-phase-play-ended = Play has ended
fact-offender-role =
    { $irregularity ->
        [revoke] Who revoked: declarer, dummy or a defender?
        [revoke_enquiry] Whose play is the question about: declarer's, dummy's or a defender's?
        [exposed_card] Whose card became visible: declarer's, dummy's or a defender's?
        [penalty_card_not_played] Who played another card: declarer, dummy or a defender?
        [lead_out_of_turn] From which hand did the lead come: declarer's, dummy's or a defender's?
        [opening_lead_out_of_turn] Who led: declarer, dummy or a defender?
        [premature_play] Who was too early: declarer, dummy or a defender?
        [simultaneous_two_players] Which of the two was not in turn: declarer, dummy or a defender?
        [play_after_illegal] Whose was the illegal play: declarer's, dummy's or a defender's?
        [cannot_comply] Who cannot do what was required: declarer, dummy or a defender?
        [dummy_wrong_card] Who did not follow suit to the card that dummy put out: declarer, dummy or a defender?
        [retraction] Whose card is taken back: declarer's, dummy's or a defender's?
        [inspection] Who asks to see the cards: declarer, dummy or a defender?
        [pointing] Whose card lies the wrong way: declarer's, dummy's or a defender's?
       *[other] Whose hand does it concern: declarer's, dummy's or a defender's?
    }
    .why =
        { $irregularity ->
            [card_count] Only a defender can have a penalty card, and dummy's cards never cost an automatic trick.
            [revoke] Only a defender can have a penalty card, and dummy's cards never cost an automatic trick.
            [lead_out_of_turn] A lead by declarer and a lead by a defender come under different Laws.
            [dummy_wrong_card] That can be a revoke, and what it costs depends on whose it is.
            [inspection] Not everybody has the same right to see a trick again.
           *[other] Only a card of a defender's can become a penalty card.
        }
    .label = Whose hand

answer-offender-role-declarer = Declarer
answer-offender-role-dummy = Dummy
answer-offender-role-defender = A defender

## Which half of Law 67

fact-next-trick-played-by = Which side has already played to the next trick?
    .why =
        { $irregularity ->
            [dummy_wrong_card] Until both sides have played on, the card from dummy can still be changed.
            [revoke] When both sides revoked in the trick, it decides which of them still have to correct it.
           *[other] Until both sides have played on, the trick can simply be put right.
        }
    .label = Who has played on
    .how = A lead counts, and so does a card that declarer named from dummy. Look only at the cards on the table.
    .assumed = a card already played to the next trick

answer-next-trick-played-by-none = Nobody
answer-next-trick-played-by-offending-side = Only the offending side
answer-next-trick-played-by-non-offending-side = Only the other side
answer-next-trick-played-by-both = Both sides
fact-next-trick-player = Which player of the offending side has played to the next trick?
    .why = A card from the partner is a premature play; a card from the offender's own hand is a lead out of turn.
    .label = Player who has played on

answer-next-trick-player-offender = The player with the wrong number of cards
answer-next-trick-player-offender-partner = That player's partner
answer-next-trick-player-both = Both of them
fact-counts = How many cards does each player hold, and how many has each played?
    .why = The counts show whether a trick is short of a card or has one too many.
    .label = Counts
    .how = Everybody counts face down: first the hand, then the played cards. Nobody turns a card.

fact-expected-played = How many cards should each player have played by now?
    .why = It is compared with the counts.
    .label = Cards due
    .how = Take the number of finished tricks, and one more for those who have played to the trick in progress.

fact-defect = What is wrong with the trick?
    .why = Each fault has a rectification of its own.
    .label = Fault in the trick
    .how = Too many cards in hand: one was omitted, or a played card came back. Too few: a trick has an extra card.

answer-defect-omitted = No card played to the trick
answer-defect-extra = Too many cards in the trick
answer-defect-misplaced-played-card = Card played, but not among the played cards
fact-did-play-card =
    { $role ->
        [dummy] Did declarer name a card from dummy for that trick?
       *[other] Was a card from that hand face up in the trick?
    }
    .why = A card that was played is only put back in its place; a card that was never played has to be supplied.
    .label = Card shown in the trick
    .how = Ask all four what they remember. If they differ, take the balance of probability.

fact-holds-suit-led =
    { $suit ->
        [unknown] Does { $offender } still hold a card of the suit led to that trick?
       *[other] Does { $offender } still hold any { $suitName }?
    }
    .why =
        { $edition ->
            [1997] With such a card, no trick is transferred under the 1997 Laws; without it, one may be.
           *[other] With such a card, it must be chosen; without one, any card will do.
        }
    .label = Card of the suit led still held
    .how = Look at the hand privately. Nobody else sees it, and nobody says what is in it.

fact-suit-led =
    { $irregularity ->
        [card_count] Which suit was led to that trick?
        [revoke] Which suit was led to that trick?
       *[other] Which suit was led to this trick?
    }
    .why =
        { $irregularity ->
            [card_count] The card that is added must be of that suit, if there is one.
           *[other] Following suit comes before everything else.
        }
    .label = Suit led

answer-suit-led-s = Spades
answer-suit-led-h = Hearts
answer-suit-led-d = Diamonds
answer-suit-led-c = Clubs
answer-suit-led-none = No suit led yet
fact-defective-trick-no = Which trick is defective?
    .why = The card is put in its place there, and only tricks from there on can be transferred.
    .label = Defective trick
    .how = Go along the rows of played cards yourself. The players do not turn theirs.

fact-trick-no =
    { $irregularity ->
        [card_count] In which trick was the revoke?
        [revoke] In which trick was the revoke?
        [revoke_enquiry] In which trick was the revoke?
        [lead_out_of_turn] To which trick was the lead?
       *[other] In which trick was it?
    }
    .why =
        { $irregularity ->
            [card_count] Trick 12 has a rule of its own, and only tricks from there on can be transferred.
            [revoke] Trick 12 has a rule of its own, and only tricks from there on can be transferred.
            [revoke_enquiry] Trick 12 has a rule of its own, and only tricks from there on can be transferred.
            [dummy_wrong_card] Trick 12 has a rule of its own, and only tricks from there on can be transferred.
            [lead_out_of_turn] In the 2017 Laws a lead out of turn to trick 13 must be withdrawn.
           *[other] The last tricks have rules of their own.
        }
    .label = Trick of the irregularity
    .how = Count the played cards in front of a player who has played to every trick, face down.

fact-supplied-card-wins = Does the card supplied now win the trick?
    .why = If it does, a lead already made to the next trick came from the wrong hand.
    .label = Supplied card wins

## A card that was played but lies elsewhere

fact-replayed-later = Has the same card been played a second time?
    .why = A second play to an earlier trick cannot be put right at the table.
    .label = Played a second time

answer-replayed-later-no = No, only once
answer-replayed-later-current-trick = Yes, to the trick in progress
answer-replayed-later-earlier-trick = Yes, to a trick before this one
fact-too-late-to-correct =
    { $irregularity ->
        [dummy_wrong_card] Have both sides played to the next trick since dummy put out that card?
       *[other] Has that side played on since the card was played again?
    }
    .why =
        { $irregularity ->
            [dummy_wrong_card] Until then the card from dummy can still be changed.
           *[other] While the second play can be corrected, no adjusted score is due.
        }
    .label = Too late to correct
