### The frame of a report: its title, who may use what, what comes after play, the line below.

# $found is the ready found-… label, $edition a year. At most 55 characters.
report-title = { $found } – { $edition } Laws
report-after-play = After play
# Below a ruling: $edition the ready name of the Laws, $federation an abbreviation, $id the case.
report-foot = { $edition } · { $federation } · an aid for the Director · case { $id }
report-foot-no-id = { $edition } · { $federation } · an aid for the Director

## What was found, 41 characters at most. $trick is digits or "unknown".

found-omitted =
    { $trick ->
        [unknown] No card played to a trick
       *[other] No card played to trick { $trick }
    }
found-too-many =
    { $trick ->
        [unknown] Too many cards in a trick
       *[other] Too many cards in trick { $trick }
    }
found-defects = Two defective tricks
found-played-again = Played card misplaced and played again
found-misplaced = Played card in the wrong place
found-missing = A card is missing from a hand
found-wrong-from-start = A hand was wrong from the start
found-two-in-trick = Two cards in the trick
found-card-count = Wrong number of cards
found-two-cards = Two cards at once
found-extra-card-to-trick = A fifth card on the trick
found-revoke =
    { $trick ->
        [unknown] Revoke
       *[other] Revoke in trick { $trick }
    }
found-revoke-enquiry = Question about a possible revoke
found-exposed-card = A card was seen
found-penalty-card-pending = Penalty card on the table
found-penalty-card-not-played = Penalty card not played
found-lead-out-of-turn = Lead out of turn
found-opening-lead-out-of-turn = Opening lead out of turn
found-premature-play = A card was played too early
found-simultaneous-two-players = Two players played at once
found-play-after-illegal = Played on after an illegal play
found-cannot-comply = Could the player comply?
found-dummy-wrong-card = Wrong card put out by dummy
found-designation-change = Declarer changed the card named
found-played-or-not = Was the card played?
found-retraction = A card was withdrawn
found-inspection = Request to see a trick again
found-pointing = A card points the wrong way
found-dummy-drew-attention = Dummy spoke during the play

## Who may use what

note-withdrawn = Only { $nos } may use what withdrawn cards showed.
note-withdrawn-neither = Neither side may use what withdrawn cards showed.
note-penalty-free = While a penalty card lies on the table, everyone may use it.
note-penalty-partner = Partner may only use that it must be played.
note-penalty-returned = Once the card is back in the hand, partner may not use having seen it.
note-restored = Partner may not use knowing that a card came back.
note-enquiry = Partner may not use what the question suggests.
note-procedure = Everybody may use what a legal procedure shows.
note-no-suggested = Partner may not choose a play that the card taken back suggests.

## After play. The number stands before the dash.

tricks-one =
    { $trick ->
        [unknown] One trick goes to { $nos } if { $os } won that trick or a later one.
       *[other] One trick goes to { $nos } if { $os } won trick { $trick } or a later one.
    }
tricks-two-2 =
    { $trick ->
        [unknown] 2 – { $offender } won that trick and { $os } a later one.
       *[other] 2 – { $offender } won trick { $trick } and { $os } a later one.
    }
tricks-two-1 = 1 – else, if { $os } won any of these.
tricks-two-0 = 0 – none of these.
tricks-two-own-2 = 2 – { $os } won a later trick as well.
tricks-two-own-1 = 1 – { $os } won no later trick.
tricks-two-older-2 =
    { $trick ->
        [unknown] 2 – { $offender } won that trick, or another with a card that could have followed, and { $os } one more.
       *[other] 2 – { $offender } won trick { $trick }, or another with a card that could have followed, and { $os } one more.
    }
tricks-two-older-1 = { tricks-two-1 }
tricks-two-older-0 = { tricks-two-0 }
tricks-two-card-2 = 2 – { $offender } won a later trick with a card that could have followed, and { $os } one more.
tricks-two-card-1 = { tricks-two-1 }
tricks-two-card-0 = { tricks-two-0 }
tricks-several = At most { $tricks } tricks go to { $nos }: count for each revoke.
after-equity = If { $nos } would have done better without it, adjust to that instead ({ $laws }).
after-equity-both = If either side would have done better without a revoke, adjust to that ({ $laws }).
after-withdrawn = If { $os } used the withdrawn card to the other side's cost, adjust the score ({ $laws }).
after-penalty = If the penalty card may well have helped { $os }, adjust the score ({ $laws }).
after-seen = If the cards seen may well have helped { $os }, adjust the score ({ $laws }).
after-restored = If partner used knowing that the card came back, adjust the score ({ $laws }).
after-enquiry = If the question suggested a play to partner that did damage, adjust the score ({ $laws }).
after-score-possible = If { $nos } were damaged, adjust the score ({ $laws }).
after-score-consider = There is a reason to adjust the score ({ $laws }).
after-score-mandatory-deal = There is no table result to compare with ({ $laws }).
after-score-mandatory = The score is adjusted; without damage it equals the table result ({ $laws }).
after-score-mandatory-damage = The score is adjusted, because there was damage ({ $laws }).
