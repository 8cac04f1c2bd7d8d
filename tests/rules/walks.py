"""Every leaf of the complete walk, in the shapes of the JSON door."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from bot.codes import result_codes, value_code
from rules import EDITIONS, LAWS, Case, Edition, Ruling, explore
from rules.vocabulary.counts import EVEN_BUT_TWO_DEFECTIVE
from rules.vocabulary.play import Irregularity
from tests.rules.records import RECORDS

Leaf = tuple[str, dict[str, Any], dict[str, Any]]
CARD_COUNT = Irregularity.CARD_COUNT


@cache
def walked(irregularity: Irregularity, edition: Edition) -> tuple[Ruling, ...]:
    """Every ruling that one irregularity can come to in one edition."""
    case = Case(irregularity, edition)
    silent = {EVEN_BUT_TWO_DEFECTIVE.key: False} if irregularity is CARD_COUNT else {}
    recorded = (
        replace(case, answers={**silent, **record}) for record in RECORDS.get(irregularity, ())
    )
    return (
        *explore(case, reports=1),
        *(ruling for start in recorded for ruling in explore(start, reports=0)),
    )


@cache
def rulings(edition: Edition) -> tuple[Ruling, ...]:
    """Every ruling of all Laws in one edition."""
    return tuple(ruling for irregularity in LAWS for ruling in walked(irregularity, edition))


def leaves(irregularity: Irregularity) -> Iterator[Leaf]:
    """Edition, facts and result of every path of one irregularity."""
    for edition in EDITIONS:
        for ruling in walked(irregularity, edition):
            facts = {key: value_code(value) for key, value in ruling.case.answers.items()}
            yield edition.value, facts, result_codes(ruling)
