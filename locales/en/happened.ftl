### The opening question in groups, and words by which an irregularity is found. DO voice.
### happened-group-<group>: a label; .description: one line. .short: at most 40 characters, a button.
### .search: what a director would type, parted by commas; never shown, so everyday speech is right here.

## Groups

happened-group-cards = Wrong number of cards
    .description = A hand or a trick has too many or too few cards, or two came at once.

happened-group-turn = Out of turn or too early
    .description = Somebody led or played when it was another player's turn.

happened-group-revoke = Revoke
    .description = Somebody did not follow suit, or somebody asks about it.

happened-group-exposed = Card seen, penalty card
    .description = A card became visible, or a penalty card lies on the table.

happened-group-dummy = Declarer and dummy
    .description = A card named, played or put out by mistake, or dummy said something.

happened-group-after = Taking back, looking again
    .description = A player takes a card back, wants to see a trick, or a card points the wrong way.

## Irregularities

irregularity-card-count =
    .short = Wrong number of cards
    .search = wrong number of cards, too many cards left, too few cards left, one card too many, one card too few, one card short, card missing, missing card, lost card, card on the floor, card still in the board, twelve cards, fourteen cards, 12 cards, 14 cards, no card played to a trick, forgot to play a card, did not play to a trick, defective trick, only three cards in the trick, played cards do not match, counts are wrong, card found among the played cards, cards stuck in an earlier trick

irregularity-two-cards =
    .short = Two cards at once
    .search = two cards at once, two cards together, two cards at the same time, cards stuck together, card stuck to another, sticky cards, dropped two cards, played two cards, three cards at once, pulled out two cards

irregularity-extra-card-to-trick =
    .short = Another card to the same trick
    .search = fifth card, five cards in the trick, fifth card to the trick, played twice to the trick, played again to the same trick, second card to the same trick, another card to the same trick, one more card on the trick

irregularity-revoke =
    .short = Revoke
    .search = revoke, revoked, did not follow suit, failed to follow suit, not following, had the suit, had a spade after all, still had a heart, trumped but had the suit, ruffed but had the suit, discarded but had the suit, renege, reneged, wrong suit played

irregularity-revoke-enquiry =
    .short = Question about a revoke
    .search = asked about a revoke, question about a revoke, having none partner, no more spades partner, none left partner, asked partner about the suit, partner asked no hearts, enquiry, inquiry, defender asked partner, dummy asked declarer

irregularity-exposed-card =
    .short = Card seen
    .search = card seen, exposed card, card dropped, dropped a card, card fell on the table, card fell face up, showed a card, card shown, flashed a card, held the cards so that they could be seen, named a card, said what was in the hand, card face up on the table, spread the hand, thought of being dummy

irregularity-penalty-card-pending =
    .short = Penalty card on the table
    .search = penalty card, penalty card on the table, major penalty card, minor penalty card, partner to lead with a penalty card, lead restriction, what now with the penalty card, two penalty cards, must the penalty card be played, lead options for declarer, lead penalty

irregularity-penalty-card-not-played =
    .short = Penalty card not played
    .search = penalty card not played, played another card instead of the penalty card, forgot the penalty card, did not play the penalty card, should have played the penalty card

irregularity-lead-out-of-turn =
    .short = Lead out of turn
    .search = lead out of turn, led out of turn, led from the wrong hand, wrong hand, lead from the wrong hand, declarer led from dummy instead of hand, declarer led from hand instead of dummy, wrong player led, led when it was not their turn, wrong side led, LOOT

irregularity-opening-lead-out-of-turn =
    .short = Opening lead out of turn
    .search = opening lead out of turn, opening lead by the wrong defender, wrong defender led first, wrong opening lead, first lead from the wrong side, faced opening lead, opening lead face down, declarer led to the first trick, OLOOT

irregularity-premature-play =
    .short = Played too early
    .search = played too early, premature play, played before partner, played before declarer, led to the next trick too early, led before the trick was finished, jumped the gun, too quick, too soon, played ahead of turn, defender played before dummy

irregularity-simultaneous-two-players =
    .short = Two players at the same moment
    .search = two players at the same time, both led at once, two players at once, both defenders led, played simultaneously, simultaneous play, simultaneous leads, at the same moment

irregularity-play-after-illegal =
    .short = Played on after an illegal play
    .search = played on after an illegal play, next hand followed to a lead out of turn, played after a lead out of turn, accepted by playing, played before the director came, played on before the ruling, opponent played after the wrong lead

irregularity-cannot-comply =
    .short = Cannot do what was required
    .search = cannot comply, unable to comply, cannot lead the required suit, no card of the required suit, void in the required suit, does not have the suit demanded, only has the forbidden suit

irregularity-dummy-wrong-card =
    .short = Wrong card from dummy
    .search = wrong card from dummy, dummy played the wrong card, dummy put out a card not named, dummy misheard, dummy picked up the wrong card, dummy revoked, different card from dummy

irregularity-designation-change =
    .short = Declarer changes the card named
    .search = declarer changes the card, declarer wants to change, changed call from dummy, slip of the tongue, misspoke, named the wrong card, called the wrong card from dummy, unintended card, said the wrong card, no I meant the ace

irregularity-played-or-not =
    .short = Played or not?
    .search = played or not, is the card played, was it played, card touching the table, card half out of the hand, detached a card, card pulled out and put back, touched a card in dummy, touched dummy, card on the table but not let go

irregularity-retraction =
    .short = Card taken back
    .search = took a card back, card taken back, retracted card, withdrew a card, wants to take back a card, changed the card, changed the card played, withdrawn card, picked the card up again, told it was my turn

irregularity-inspection =
    .short = To see a trick again
    .search = see a trick again, look at the last trick, see the last trick, show me that trick, wants to see the cards played, asked to see the trick, turn the trick over, what was played, inspect tricks, look back at a trick, look through the tricks

irregularity-pointing =
    .short = Card pointing the wrong way
    .search = card pointing the wrong way, trick turned the wrong way, won or lost trick placed wrongly, card turned the wrong way, cards pointed wrong, winner pointed as loser, number of tricks disputed, tricks in disorder

irregularity-dummy-drew-attention =
    .short = Dummy spoke up
    .search = dummy spoke, dummy said something, dummy drew attention, dummy pointed out an irregularity, dummy called the director, dummy warned declarer, dummy suggested a card, dummy told opponents, dummy comments
