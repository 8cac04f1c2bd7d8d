### Words by which a clause is found: the label names the situation; .search holds what a Director
### would type, parted by commas, and is never shown.

lookup-12 = Adjusted score
    .search = adjusted score, artificial score, director awards a score
lookup-12C1 = Assigned adjusted score
    .search = assigned adjusted score, weighted score, average
lookup-13 = Wrong number of cards in a hand
    .search = wrong number of cards at the start, fourteen cards in the hand, hand with 14 cards
lookup-14 = Card missing from a hand
    .search = missing card, card found in the board, only twelve cards, card on the floor
lookup-16 = Unauthorised information
    .search = unauthorised information, UI, hesitation, partner saw something
lookup-16C = Information from withdrawn actions
    .search = information from a withdrawn card, withdrawn card information, who may use a withdrawn card
lookup-50B = Minor or major penalty card
    .search = minor penalty card, major penalty card, honour exposed, which kind of penalty card
lookup-50D2 = Partner to lead while a penalty card lies there
    .search = lead restriction, require or forbid a lead, lead options for declarer, forbid the suit
lookup-51 = Two or more penalty cards
    .search = two penalty cards, several penalty cards, more than one penalty card
lookup-55 = Declarer leads out of turn
    .search = declarer led from the wrong hand, declarer lead out of turn
lookup-56 = Defender leads out of turn
    .search = defender led out of turn, defender's lead out of turn
lookup-61A = What a revoke is
    .search = definition of a revoke, what is a revoke
lookup-62 = Correcting a revoke
    .search = correct a revoke, revoke corrected in time, change the revoke card, revoke not established
lookup-63A = When a revoke is established
    .search = revoke established, when is a revoke established
lookup-64 = Tricks for an established revoke
    .search = revoke penalty, penalty for a revoke, tricks transferred, how many tricks for a revoke
lookup-64A1 = Two tricks for a revoke
    .search = two tricks, revoker won the revoke trick, two trick revoke
lookup-64A2 = One trick for a revoke
    .search = one trick, one trick revoke
lookup-64B = Revokes for which no trick is transferred
    .search = no penalty for a revoke, dummy revoked, revoke in trick twelve, second revoke in the same suit
lookup-64C = Equity after a revoke
    .search = revoke not enough compensation, equity after a revoke, damage more than the penalty
lookup-62D = Revoke in trick 12
    .search = revoke trick twelve, revoke on trick 12
lookup-67A = Defective trick, next trick not yet played to
    .search = defective trick noticed at once, three cards in the trick
lookup-67B1 = No card played to a trick
    .search = failed to play to a trick, omitted to play a card, one card too many in hand
lookup-67B2 = Two cards played to a trick
    .search = two cards in one trick, too many cards to a trick, one card too few in hand
lookup-68 = Claim or concession
    .search = claim, concession, claimed the rest, gave up the rest
lookup-69 = Agreed claim
    .search = agreed claim, claim was agreed, withdraw agreement to a claim
lookup-72C = Could have known
    .search = could have known, could well have damaged
lookup-79 = Number of tricks won
    .search = number of tricks won, disagree about the number of tricks, tricks won
lookup-82C = Director's error
    .search = director's error, wrong ruling, ruling was wrong
lookup-85 = Disputed facts
    .search = disputed facts, players disagree about the facts
lookup-92 = Appeal
    .search = appeal, appeal a ruling
lookup-44C = Following suit
    .search = follow suit, must follow suit
lookup-41 = Opening lead face down
    .search = opening lead face down, start of play, face down lead
lookup-48 = Declarer's exposed cards
    .search = declarer showed cards, declarer exposed a card, declarer faced the hand

## Pages

# $situation may be "none".
lookup-title = Law { $clause }, { $edition } Laws{ $situation ->
        [none] {""}
       *[other] : { $situation }
    }
# $clause is spelled for the reader.
lookup-hit = { $clause } – { $situation }
lookup-also = Perhaps this is meant
lookup-below = Below this clause
lookup-nothing = Nothing was found for ‘{ $typed }’.
lookup-no-text = There is no text of this clause: no law book of this edition was imported, and we have no account of our own.
# The edition has no such clause; $editions is a ready list of years.
lookup-absent = There is no { $clause } in the { $edition } Laws; that number is in those of { $editions }.
# No edition has it; $above is the clause that it would stand under.
lookup-in-none = There is no { $clause } in the { $edition } Laws, nor in any other edition; look at { $above }.
lookup-references = It refers to
lookup-changes = What changed
# Buttons: another language beside the reader's own.
lookup-beside-en = Beside it: English
lookup-beside-pl = Beside it: Polish
lookup-beside-no = Beside it: Norwegian
lookup-status = What the program does with this clause
# The cases have sentences in English only, so other readers do not see this.
lookup-cases = Example cases
# $older and $newer are years, $was and $now addresses.
lookup-change-same = { $older } to { $newer }: the same in effect.
lookup-change-changed = { $older } to { $newer }: different in effect.
lookup-change-moved = { $was } of { $older } is { $now } of { $newer }.
lookup-change-new = { $now } is new in { $newer }.
lookup-change-gone = { $was } of { $older } is no longer there in { $newer }.
# Words that went and words that came.
lookup-went = [– { $words } –]
lookup-came = [+ { $words } +]
cli-law = Look up a clause by its number or by words, in any of the three languages.
cli-law-option-language = Show the clause in this language too.
lookup-nothing-changed = Nothing is known to have changed.
