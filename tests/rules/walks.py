"""Every leaf of the complete walk, in the shapes of the JSON door."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.codes import result_codes, value_code
from rules import EDITIONS, Case, Edition, Ruling, explore
from rules.vocabulary.play import Irregularity

Leaf = tuple[str, dict[str, Any], dict[str, Any]]


@cache
def rulings(edition: Edition) -> tuple[Ruling, ...]:
    """Every ruling that a wrong number of cards can come to in one edition."""
    return tuple(explore(Case(Irregularity.CARD_COUNT, edition)))


def leaves(edition: str | None = None) -> Iterator[Leaf]:
    """Edition, facts and result of every path."""
    for one in EDITIONS:
        if edition in (None, one.value):
            for ruling in rulings(one):
                facts = {key: value_code(value) for key, value in ruling.case.answers.items()}
                yield one.value, facts, result_codes(ruling)
