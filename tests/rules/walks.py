"""Every leaf of the complete walk, in the shapes of the JSON door."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from bot.codes import result_codes, value_code
from rules import EDITIONS, Case, Edition, Ruling, explore
from rules.facts import LyingCard
from rules.table import Card, Role
from rules.vocabulary.counts import Defect, RestoredRevoke
from rules.vocabulary.play import Irregularity, Phase
from rules.vocabulary.revoke import AfterRevoke, EarlierRevoke, Shortfall

Leaf = tuple[str, dict[str, Any], dict[str, Any]]


S3, S4, SK, HQ, D5 = (Card.parse(text) for text in ("S3", "S4", "SK", "HQ", "D5"))
RECORDS: tuple[dict[str, Any], ...] = (
    {"existing_penalty_cards": (LyingCard(S3, None, "minor"),)},
    {"existing_penalty_cards": (LyingCard(S3),)},
    {"existing_penalty_cards": (LyingCard(HQ),)},
    {"existing_penalty_cards": (LyingCard(S3), LyingCard(D5))},
    {"partner_penalty_cards": (LyingCard(D5, None, "minor"),)},
    {"partner_penalty_cards": (LyingCard(HQ, "offender_partner", "major"),)},
    {"partner_penalty_cards": (LyingCard(D5),)},
    {"cards": (S3, S4), "extra_cards": (S3, S4)},
    {"cards": (S3, SK), "extra_cards": (S3, SK)},
    {"cards": (S3,), "extra_cards": (S3, SK)},
    {"extra_cards": (SK,)},
    {"extra_cards": (S4,)},
    {"visible_count": 3},
    {"could_have_known": True, "damage": True},
    {"claimed": True, "equity_shortfall": Shortfall.YES},
    {"could_have_known": True, "damage": True, "equity_shortfall": Shortfall.YES},
    {
        "defect": Defect.OMITTED,
        "second_defective_trick_no": 9,
        "same_suit_earlier_revoke": EarlierRevoke.ESTABLISHED,
    },
    {"cards": (S3,)},
    {"defective_trick_no": 13},
    {"existing_penalty_cards": (LyingCard(S3, None, "major"),)},
    {"partner_penalty_cards": (LyingCard(S3, None, "major"),)},
    {"partner_penalty_cards": (LyingCard(S3), LyingCard(D5))},
    {
        "defect": Defect.OMITTED,
        "second_defective_trick_no": 9,
        "phase": Phase.PLAY_ENDED,
        "second_later_tricks_os": 0,
    },
    {
        "defect": Defect.OMITTED,
        "second_defective_trick_no": 9,
        "phase": Phase.PLAY_ENDED,
        "second_later_tricks_os": 1,
    },
    {
        "defect": Defect.OMITTED,
        "second_defective_trick_no": 12,
        "same_suit_earlier_revoke": EarlierRevoke.CORRECTED,
    },
    {"defect": Defect.OMITTED, "second_defective_trick_no": 12},
    {"defect": Defect.OMITTED, "second_defective_trick_no": 9, "phase": Phase.PLAY},
    {"defect": Defect.EXTRA, "later_offender_playable": 0},
    {
        "counts_even_two_defective": True,
        "second_defective_trick_no": 9,
        "offender_role": Role.DECLARER,
        "faced_card_known": True,
        "restored_card_revoke": RestoredRevoke.ESTABLISHED,
        "holds_suit_led": False,
    },
    {"nos_played_after": AfterRevoke.NOBODY},
)
"""Cards and counts are records, never walked: some that reach every rule about them."""


@cache
def rulings(edition: Edition) -> tuple[Ruling, ...]:
    """Every ruling that a wrong number of cards can come to in one edition."""
    case = Case(Irregularity.CARD_COUNT, edition)
    recorded = (
        replace(case, answers={"counts_even_two_defective": False, **record}) for record in RECORDS
    )
    return (
        *explore(case, reports=1),
        *(ruling for start in recorded for ruling in explore(start, reports=0)),
    )


def leaves(edition: str | None = None) -> Iterator[Leaf]:
    """Edition, facts and result of every path."""
    for one in EDITIONS:
        if edition in (None, one.value):
            for ruling in rulings(one):
                facts = {key: value_code(value) for key, value in ruling.case.answers.items()}
                yield one.value, facts, result_codes(ruling)
