"""Which message puts a choice: found by the fact that answers it, by what it offers, and to whom.

A row of the table fits where everything that it names fits; the first row that fits is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.effects import Option, Who
from rules.ruling import OpenChoice


class Put(NamedTuple):
    """One way of putting a choice; what is left empty fits every choice."""

    message: str
    offers: frozenset[Option] = frozenset()
    fact: str = ""
    who: Who | None = None

    def fits(self, choice: OpenChoice) -> bool:
        """Whether the choice offers one of these options, by this fact, to this person."""
        return (
            (not self.offers or not self.offers.isdisjoint(choice.options))
            and self.fact in ("", choice.fact)
            and self.who in (None, choice.who)
        )


def _offers(*options: Option) -> frozenset[Option]:
    return frozenset(options)


LEAD = _offers(Option.ACCEPT_LEAD, Option.REFUSE_LEAD)
PUTS = (
    Put("choice-put-declarer-suit", fact="declarer_suit"),
    Put("choice-put-penalty-play", _offers(Option.ACCEPT_PLAY, Option.REJECT_PLAY)),
    Put("choice-put-penalty-card", _offers(Option.CHOOSE_PENALTY_CARD)),
    Put("choice-put-trick12", _offers(Option.CHOOSE_TRICK12_CARD)),
    Put("choice-put-opening-lead", _offers(Option.SPREAD_HAND), "lead_accepted"),
    Put("choice-put-opening-lead", _offers(Option.SPREAD_HAND), "declarer_option"),
    Put("choice-put-spread", _offers(Option.SPREAD_HAND)),
    Put("choice-put-lead", LEAD, who=Who.DECLARER),
    Put("choice-put-lead-by-declarer", LEAD, who=Who.EITHER_DEFENDER),
    Put("choice-put-lead-next", LEAD),
    Put("choice-put-declarer", _offers(Option.HIGHEST, Option.LOWEST)),
    Put(
        "choice-put-partner-lead",
        _offers(Option.REQUIRE_SUIT, Option.FORBID_SUIT, Option.NO_RESTRICTION),
    ),
    Put("choice-put-lho", _offers(Option.WITHDRAW_OR_KEEP), "nos_changed", Who.LHO),
    Put("choice-put-rho", _offers(Option.WITHDRAW_OR_KEEP), "nos_changed", Who.RHO),
    Put("choice-put-nos", _offers(Option.WITHDRAW_OR_KEEP), "nos_changed"),
    Put("choice-put-later-card", _offers(Option.WITHDRAW_OR_KEEP)),
    Put("choice-put-offender", _offers(Option.CHOOSE_CARD), "designated"),
    Put("choice-put-other"),
)
"""Every way of putting a choice, the narrower before the wider; the last fits any."""


def choice_id(choice: OpenChoice) -> str:
    """The message that puts a choice."""
    return next(put.message for put in PUTS if put.fits(choice))


def put_ids(choices: Sequence[OpenChoice]) -> tuple[str, ...]:
    """The messages that put several choices, in their order.

    After an opening lead out of turn it is one choice to make: accept, refuse or become dummy.
    """
    ids = tuple(choice_id(one) for one in choices)
    if "choice-put-spread" in ids:
        return tuple("choice-put-opening-lead" if one == "choice-put-lead" else one for one in ids)
    return ids
