"""Whether declarer's option is open, taken, or not one that the edition offers."""

from __future__ import annotations

from rules.engine import Facts
from rules.parameters import PREMATURE_OPTIONS
from rules.vocabulary.exposed import DECLARER_OPTION


def is_refused(facts: Facts) -> bool:
    """Whether declarer named something that Law 57A does not offer in this edition."""
    chosen = facts[DECLARER_OPTION]
    return chosen is not None and chosen.value not in PREMATURE_OPTIONS.of(facts)


def is_open(facts: Facts) -> bool:
    """Whether the choice still has to be made, also after a refused one."""
    return facts[DECLARER_OPTION] is None or is_refused(facts)
