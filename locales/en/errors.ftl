### What is wrong with a case. Every fault is named at once, each in one sentence.
### $field is the key as written in the case, such as facts.trick_no.
error-bad-json = This line is not valid JSON.
error-not-an-object = A case must be a JSON object.
error-missing-irregularity = The case does not say what happened: ‘irregularity’ is missing.
# $suggestion is a known key, or "none".
error-unknown-key =
    { $suggestion ->
        [none] The key ‘{ $field }’ is not known.
       *[other] The key ‘{ $field }’ is not known. Was ‘{ $suggestion }’ meant?
    }

# $expected is a code: yes_no, integer, string, card, cards, counts, numbers, penalty_cards, object, list, date.
error-wrong-type =
    { $expected ->
        [yes_no] ‘{ $field }’ must be yes or no.
        [integer] ‘{ $field }’ must be a whole number.
        [string] ‘{ $field }’ must be text.
        [card] ‘{ $field }’ must be a card, such as S9.
        [cards] ‘{ $field }’ must be a list of cards, such as S9 and HT.
        [counts] ‘{ $field }’ must give, for each seat, the cards in hand and the cards played.
        [numbers] ‘{ $field }’ must give a whole number for each seat.
        [penalty_cards] ‘{ $field }’ must be a list of penalty cards.
        [object] ‘{ $field }’ must be an object.
        [list] ‘{ $field }’ must be a list.
        [date] ‘{ $field }’ must be a date, such as 2017-09-30.
       *[other] ‘{ $field }’ has the wrong type; expected: { $expected }.
    }

# $allowed is a ready list of the values.
error-out-of-domain = ‘{ $field }’ may only be: { $allowed }.

## Contradictions between facts

error-contradiction = ‘{ $field }’ contradicts another fact.
# offender_role against table.offender and table.declarer
error-contradiction-role = The role in ‘{ $field }’ does not fit the seats of declarer and offender.
# misplaced_played_card with did_play_card=no
error-contradiction-misplaced-not-played = A card that was put in the wrong place must have been played, but ‘{ $field }’ says that it was not.
# omitted with defective_trick_won_by=offender
error-contradiction-omitted-winner = A hand without a card in the trick cannot have won it: see ‘{ $field }’.
# trick 13 with anybody played on
error-contradiction-last-trick = There is no trick after trick 13, so nobody can have played on: see ‘{ $field }’.
# later_tricks_os > 13 - trick
error-contradiction-later-tricks = There are not that many tricks after the trick in question: see ‘{ $field }’.
# second trick <= first
error-contradiction-second-trick = The second defective trick must come after the first: see ‘{ $field }’.
error-contradiction-card-twice = The same card appears in two places: see ‘{ $field }’.
error-contradiction-hand-size = A hand cannot hold more than 13 cards: see ‘{ $field }’.
# cards not within extra_cards
error-contradiction-cards-not-extra = A card that was shown must be one of the extra cards: see ‘{ $field }’.
error-contradiction-defect-counts = The fault does not fit the counts: see ‘{ $field }’.
error-contradiction-penalty-cards-declaring-side = The declaring side never has penalty cards: see ‘{ $field }’.
# replayed_later=current_trick with too_late_to_correct=yes
error-contradiction-replayed-too-late = A card in the trick in progress can still be taken back, but ‘{ $field }’ says that it is too late.

# no list of values can be given
error-out-of-domain-any = The value of ‘{ $field }’ is not allowed.
error-contradiction-card-of-two-owners = The same card cannot lie in front of both partners: see ‘{ $field }’.
error-contradiction-designated-not-visible = The card that is played must be one of the visible ones: see ‘{ $field }’.
