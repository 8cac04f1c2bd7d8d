### Facts about pointed cards, asking to see a trick, who spoke first, and what an authority allows.
### Laws 43, 61, 65 and 66. Voices as in facts-questions.

fact-inspected = What does the player want to see?
    .why = A player's own last card may be seen for a while; finished tricks only when the Director says so.
    .label = What is to be seen

answer-inspected-trick-just-played = The trick just played, while the player's own card is still face up
answer-inspected-own-last-card = The player's own last card, seen by nobody else
answer-inspected-quitted-tricks = Tricks that already lie face down
fact-side-played-to-next = Has that player's own side led or played to the next trick?
    .why = In the 2017 Laws that ends the right.
    .label = Own side has played on
    .how = Look at the cards on the table. A card that declarer named from dummy counts.

fact-anyone-led-to-next = Has anybody led to the next trick?
    .why =
        { $edition ->
            [2017] It shows how far the play has gone.
           *[other] In this edition a lead by either side ends the right.
        }
    .label = Lead to the next trick
    .how = Look at the cards on the table.

fact-later-trick = Was the next trick already under way when it was mentioned?
    .why = A remark that comes late can give partner information.
    .label = Mentioned only in a later trick

fact-attention-by = Who was first to draw attention to it?
    .why = Dummy does not do so during the play, and a spectator never does.
    .label = Who drew attention to it

answer-attention-by-declarer = Declarer
answer-attention-by-dummy = Dummy
answer-attention-by-defender = A defender
answer-attention-by-director = The Director
answer-attention-by-spectator = A spectator
# A regulation: known to the Director, not to the table.
fact-defender-may-ask-partner = May a defender ask partner about a revoke under the regulations here?
    .why =
        { $edition ->
            [1997] In the 1997 Laws it is allowed only where the zone has said so.
            [2007] In the 2007 Laws it is allowed unless the Regulating Authority forbids it.
           *[other] In the 2017 Laws it is allowed, but it can give partner information.
        }
    .label = Defender may ask partner about a revoke
    .how = See the regulations of the event, or ask the organiser. The players need not be asked.
