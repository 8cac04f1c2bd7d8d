"""From a ruling that names further Laws to the cases in which they rule: fresh ones.

What goes along is what was told and is still true there under the same name, and nothing else:
no choice that a player made, no judgement of another act, no reply "I do not know".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.case import Case, Table, told
from rules.derive.counts import seats_off
from rules.effects import Who
from rules.facts import Fact
from rules.onward_routes import LEFT_TO_THE_DIRECTOR, OUTSIDE, ROUTES, Player, Route
from rules.ruling import LyingPenaltyCard, Ruling
from rules.table import Role, Seat
from rules.turns import lying_cards
from rules.vocabulary.counts import COUNTS, EXPECTED_PLAYED
from rules.vocabulary.exposed import CARDS, LYING_CARDS, PARTNER_LYING_CARDS
from rules.vocabulary.play import OFFENDER_ROLE

__all__ = ["LEFT_TO_THE_DIRECTOR", "OUTSIDE", "GoingOn", "going_on", "routes_of"]

LISTS = {LYING_CARDS.key: Who.OFFENDER, PARTNER_LYING_CARDS.key: Who.OFFENDER_PARTNER}
"""The facts that tell of penalty cards lying there before, and whose they are."""


@dataclass(frozen=True, slots=True)
class GoingOn:
    """A case that comes next, the Laws of the ruling applied in it, and whose act it is about."""

    case: Case
    laws: tuple[str, ...]
    player: Player = Player.SAME


def going_on(ruling: Ruling) -> tuple[GoingOn, ...]:
    """The cases that a ruling leads on to; several where the facts do not tell which."""
    return tuple(one for route in routes_of(ruling) for one in _along(route, ruling))


def routes_of(ruling: Ruling) -> tuple[Route, ...]:
    """The routes that are open after a ruling."""
    known = ROUTES.get(ruling.case.irregularity, ())
    return tuple(one for one in known if set(one.laws) & set(ruling.onward) and one.is_open(ruling))


def _along(route: Route, ruling: Ruling) -> Iterator[GoingOn]:
    laws = tuple(law for law in ruling.onward if law in route.laws)
    if route.player is Player.OTHER_HAND:
        for seat in other_hands(ruling.case):
            yield GoingOn(_case(route, ruling, seat), laws, route.player)
    elif route.player is Player.SAME:
        yield GoingOn(_case(route, ruling, ruling.case.table.offender), laws, route.player)
    else:
        yield GoingOn(_case(route, ruling, None), laws, route.player)


def other_hands(case: Case) -> tuple[Seat, ...]:
    """The hands that were found wrong beside the one that was ruled on, clockwise from North."""
    return tuple(seat for seat in seats_off(case) if seat is not case.table.offender)


def _case(route: Route, ruling: Ruling, offender: Seat | None) -> Case:
    """The fresh case: who sits where, what is told, and the penalty cards that lie there."""
    before = ruling.case
    table = Table(before.table.declarer, offender, before.table.contract)
    answers = {
        **{fact.key: value for fact, value in route.says},
        **_told(route.facts, before),
        **_role(route, before),
        **(_counts(before) if route.player is Player.OTHER_HAND else {}),
        **_card(route, before),
        **_lying(route, ruling, offender),
    }
    return Case(route.leads_to, before.edition, before.jurisdiction, table, answers)


def _told(facts: tuple[Fact[Any], ...], case: Case) -> Mapping[str, Any]:
    """What is told of some facts, in the order in which it was told."""
    keys = {fact.key for fact in facts}
    return {key: told(case, key) for key in case.answers if key in keys and _is_told(case, key)}


def _is_told(case: Case, key: str) -> bool:
    return told(case, key) is not None


def _role(route: Route, case: Case) -> Mapping[str, Any]:
    """The player's role: as told, or a defender's where the declaring side was the other one."""
    role = told(case, OFFENDER_ROLE.key)
    if role is None or route.player not in (Player.SAME, Player.OTHER_SIDE):
        return {}
    if route.player is Player.SAME:
        return {OFFENDER_ROLE.key: role}
    return {} if role is Role.DEFENDER else {OFFENDER_ROLE.key: Role.DEFENDER}


def _counts(case: Case) -> Mapping[str, Any]:
    """The rows of the other hands as they were counted; that of the first hand is changed.

    Where a card lies in another hand's row, the rows have to be counted anew.
    """
    counts = told(case, COUNTS.key)
    if any(count.total != 13 for count in counts.values()):
        return {}
    others = {seat: count for seat, count in counts.items() if seat is not case.table.offender}
    return {COUNTS.key: others, EXPECTED_PLAYED.key: told(case, EXPECTED_PLAYED.key)}


def _card(route: Route, case: Case) -> Mapping[str, Any]:
    """The one card that is ruled on again."""
    cards = told(case, CARDS.key)
    same = route.same_card and cards is not None and len(cards) == 1
    return {CARDS.key: cards} if same else {}


def _lying(route: Route, ruling: Ruling, offender: Seat | None) -> Mapping[str, Any]:
    """The penalty cards that lie before the player and the partner.

    Where the next case rules on the very card that was exposed, it is not yet a penalty card
    there, nor has it made another one major: then it is those told that lay there before.
    """
    if route.same_card:
        keys = [key for key in LISTS if told(ruling.case, key)]
        return {key: told(ruling.case, key) for key in keys}
    if route.player is Player.SAME:
        return _lists(ruling, LISTS)
    if route.player is Player.OTHER_HAND and _are_partners(ruling.case.table.offender, offender):
        return _lists(ruling, dict(zip(LISTS, reversed(LISTS.values()), strict=True)))
    return {}


def _are_partners(one: Seat | None, other: Seat | None) -> bool:
    return one is not None and one.partner is other


def _lists(ruling: Ruling, owners: Mapping[str, Who]) -> Mapping[str, Any]:
    """What the ruling leaves before each of the two defenders."""
    cards: dict[str, list[LyingPenaltyCard]] = {
        key: [one for one in ruling.penalty_cards if one.owner is owner]
        for key, owner in owners.items()
    }
    return {key: lying_cards(found) for key, found in cards.items() if found}
