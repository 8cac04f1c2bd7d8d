"""A card that comes back to its hand, by Law 14 or by Law 67: nobody had seen it there."""

from __future__ import annotations

from rules.engine import Facts


def of_restored_card(facts: Facts) -> bool:
    """Whether the revoke that is ruled is the absence of a card that comes back."""
    return facts.within("67") or facts.within("14")
