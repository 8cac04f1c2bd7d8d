"""Every leaf of the complete walk, in the shapes of the JSON door."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from bot.codes import result_codes, value_code
from rules import EDITIONS, Case, Edition, Ruling, explore
from rules.facts import LyingCard
from rules.table import Card
from rules.vocabulary.play import Irregularity
from rules.vocabulary.revoke import AfterRevoke

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
        *explore(case),
        *(ruling for start in recorded for ruling in explore(start, reports=0)),
    )


def leaves(edition: str | None = None) -> Iterator[Leaf]:
    """Edition, facts and result of every path."""
    for one in EDITIONS:
        if edition in (None, one.value):
            for ruling in rulings(one):
                facts = {key: value_code(value) for key, value in ruling.case.answers.items()}
                yield one.value, facts, result_codes(ruling)
