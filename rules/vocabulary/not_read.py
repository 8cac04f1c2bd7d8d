"""Facts of Laws that are not encoded yet: accepted, checked, read by nothing.

A Law that moves in takes its facts from here to the module of its subject.
"""

from rules.facts import Absent, Domain, Fact, Source, word

LEADS = (
    word("lead_accepted", "by_statement", "by_next_hand_play", "not_accepted", "undecided"),
    word("acceptor_valid", "yes", "no"),
    word("wrong_defender_played", "yes", "no"),
    word("proper_lead_made", "yes", "no"),
    word("dummy_seen", "yes", "no"),
    word("declarer_began_spreading", "yes", "no"),
    word("lead_face", "up", "down"),
    word("turn_was", "declarer_hand", "dummy", "other_defender", "a_defender"),
    word("premature_kind", "lead_to_next_trick", "play_before_partner", "play_at_rho_turn"),
    word("defenders_disagree", "yes", "no"),
    word("next_in_rotation", "yes", "no"),
    word("first_statement", "accept", "refuse", "none"),
    word("declarer_told_to_retract", "yes", "no"),
    word("order_of_cards_known", "yes", "no"),
    word("intent", "lead", "play_to_this_trick", "extra_card", "accident", "show_cards"),
)

DESIGNATIONS = (
    word("slip_of_tongue", "yes", "no"),
    word("pause_for_thought", "yes", "no"),
    word("partner_has_played", "yes", "no"),
    word("from_dummy", "yes", "no"),
    word("first_card_of_trick", "yes", "no"),
    word(
        "card_position", "moved_and_withdrawn", "touching_or_near_table",
        "held_in_played_position", "released",
    ),
    word("declarer_suit", "S", "H", "D", "C", source=Source.PLAYER),
    word("penalty_play_accepted", "yes", "no", source=Source.PLAYER),
)  # fmt: skip


def _reported(key: str, *words: str) -> Fact[str]:
    return Fact(key, Domain.WORD, absent=Absent.REPORTED, quiet=words[0], words=words)


REPORTS = (
    _reported("misinformed_turn", "no", "yes"),
    _reported("foreign_card_played", "no", "yes"),
    _reported("partner_card_shown", "none", "before_refusal", "after_refusal"),
    _reported(
        "dummy_cause", "none", "dummy_picked_card", "dummy_suggested", "declarer_played_both"
    ),
    _reported("already_ruled", "no", "as_here", "otherwise"),
    _reported("correction_period_over", "no", "yes"),
    _reported("appeal_period_over", "no", "yes"),
)

NOT_READ = (*LEADS, *DESIGNATIONS, *REPORTS)
