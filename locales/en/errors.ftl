### What is wrong with a case. Every fault is named at once, each in one sentence.
### $field is the key as written in the case, such as facts.trick_no.
error-bad-json = This line is not valid JSON.
error-bad-json-empty = Nothing came in. A case is expected as JSON; the shortest is {"{"}"irregularity": "card_count"{"}"}.
error-bad-json-failed = This case could not be answered. The fault lies in the program, not in the case.
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
# no list of values can be given
error-out-of-domain-any = The value of ‘{ $field }’ is not allowed.

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
# suspect_total or other_totals against four counted hands
error-contradiction-told-totals = The total does not fit the cards that were counted: see ‘{ $field }’.
# deltas_zero against counts and expected_played
error-contradiction-told-deltas = Whether everybody has played the cards that are due does not fit the counts: see ‘{ $field }’.
error-contradiction-penalty-cards-declaring-side = The declaring side never has penalty cards: see ‘{ $field }’.
# replayed_later=current_trick with too_late_to_correct=yes
error-contradiction-replayed-too-late = A card in the trick in progress can still be taken back, but ‘{ $field }’ says that it is too late.
error-contradiction-card-of-two-owners = The same card cannot come from two hands: see ‘{ $field }’.
error-contradiction-card-of-another-hand = That card is in another player's hand: see ‘{ $field }’.
error-contradiction-visible-not-exposed = Two cards could be seen, so the one that goes back was exposed: see ‘{ $field }’.
error-contradiction-played-after = What was told of who played after the card does not fit together: see ‘{ $field }’.
error-contradiction-opening-leader = The opening lead belongs to the player on declarer's left, so it was in turn there: see ‘{ $field }’.
error-contradiction-penalty-card-played = The card played instead cannot be the penalty card itself: see ‘{ $field }’.
error-contradiction-designated-not-visible = The card that is played must be one of the visible ones: see ‘{ $field }’.
# a turn with penalty cards, with none told
error-contradiction-no-penalty-card = A turn with penalty cards needs one on the table: see ‘{ $field }’.
# missing_card_place among played cards before the opening lead is faced
error-contradiction-nothing-played-yet = Before the opening lead is faced nothing has been played, so the card cannot lie among played cards: see ‘{ $field }’.
# missing_card_place in a row or in a hand, with no hand that lacks or holds it
error-contradiction-place-of-missing-card = By the totals no hand lacks that card, or none has one too many: see ‘{ $field }’.
# table.offender against the rows that the counts show to be wrong
error-contradiction-offenders-row = The row of the player in ‘{ $field }’ is right; another player's is wrong.
# offender_role against the hands that the counts show to be wrong
error-contradiction-role-against-counts = The role in ‘{ $field }’ is not that of a player whose cards were found to be wrong.
# correction_period_over or appeal_period_over before play has ended
error-contradiction-over-before-the-end = A period that begins when the score is known cannot be over during play: see ‘{ $field }’.
# asker or establish_event against offender_role
error-contradiction-enquiry-role = Who was asked about the revoke does not fit the role in ‘{ $field }’.
# revoke_enquiry with asker=none
error-contradiction-asked-nobody = If somebody asked about a revoke, ‘{ $field }’ must say who asked whom.
# next_trick_played_by against establish_event
error-contradiction-played-on = What established the revoke does not fit who has played to the next trick: see ‘{ $field }’.
# revoked_card_source against offender_role
error-contradiction-card-source = A defender has no card of dummy's and the declaring side no penalty card: see ‘{ $field }’.
# late_attention against establish_event or restored_card_revoke
error-contradiction-late-attention = A revoke first mentioned when the deal or the round is over is no longer open to correction: see ‘{ $field }’.
# both_revoked_same_trick against other_side_revoked=no
error-contradiction-both-revoked = If both sides revoked in the same trick, the other side has revoked too: see ‘{ $field }’.
# revoke in a trick that dummy led, by dummy
error-contradiction-dummy-follows-dummy = Dummy led to this trick and cannot have failed to follow to it: see ‘{ $field }’.
# from_dummy against offender_role
error-contradiction-hand-of-designated-card = The hand that the named card is in does not fit the role: see ‘{ $field }’.
# turn_was against offender_role
error-contradiction-turn-of-role = The hand whose turn it was does not fit the role of the player who led: see ‘{ $field }’.
# more cards than visible_count
error-contradiction-more-than-visible = More cards are named than could be seen: see ‘{ $field }’.
