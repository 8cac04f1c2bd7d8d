"""The same facts told as two irregularities: what is done, chosen and left lying is the same.

Only the way there differs: the clause that led to the Law stands before it, and play stops and
goes on under that one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import pytest

from rules import EDITIONS, Case, Question, Ruling, contradictions, rule
from rules.effects import Action
from rules.facts import Domain, Fact, LyingCard
from rules.ruling import Result
from rules.table import RANKS, Card, Role, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity


class Route(NamedTuple):
    """Two ways to tell one thing; ``facts`` are told in both."""

    direct: Irregularity
    other: Irregularity
    said: Mapping[str, Any]
    """What the second way has to say besides."""
    facts: tuple[str, ...]
    directly: Mapping[str, Any] = {}
    """What the first way has to say besides."""


DEFENDER = {"offender_role": Role.DEFENDER}
A_LEAD = (
    "cards", "turn_was", "lead_accepted", "acceptor_valid", "proper_lead_made",
    "wrong_defender_played", "defenders_disagree", "first_statement", "used_information",
    "misinformed_turn", "declarer_option", "declarer_suit", "partner_can_comply",
    "partner_card_shown", "partner_card", "existing_penalty_cards", "partner_penalty_cards",
    "defender_card", "dummy_cause", "partner_could_see",
)  # fmt: skip
A_PLAY = (
    "cards", "declarer_option", "declarer_suit", "partner_can_comply", "partner_card_shown",
    "partner_card", "existing_penalty_cards", "dummy_cause", "premature_kind", "legal_in_turn",
    "partner_could_see",
)  # fmt: skip
TWO = (
    "offender_role", "cards", "visible_count", "designated", "opponent_played", "nos_changed",
    "partner_could_see", "existing_penalty_cards", "partner_penalty_cards",
)  # fmt: skip
ADDED = (
    "offender_role", "cards", "deliberate", "partner_could_see", "existing_penalty_cards",
    "partner_penalty_cards",
)  # fmt: skip
_I = Irregularity
ROUTES = {
    "an added card that is deemed to be led": Route(
        _I.LEAD_OUT_OF_TURN, _I.EXTRA_CARD_TO_TRICK,
        {"deemed_led": True, "trick_complete": True}, ("offender_role", *A_LEAD),
        {"phase": "play"},
    ),
    "declarer leads before the trick is full": Route(
        _I.LEAD_OUT_OF_TURN, _I.PREMATURE_PLAY,
        {"premature_kind": "lead_to_next_trick", "offender_role": Role.DECLARER}, A_LEAD,
        {"offender_role": Role.DECLARER},
    ),
    "a card exposed by a lead": Route(
        _I.LEAD_OUT_OF_TURN, _I.EXPOSED_CARD, {"exposure": "led_out_of_turn"},
        ("offender_role", *A_LEAD),
    ),
    "a card exposed by a play": Route(
        _I.PREMATURE_PLAY, _I.EXPOSED_CARD,
        {"exposure": "played_out_of_turn", "offender_role": Role.DEFENDER}, A_PLAY,
        {"offender_role": Role.DEFENDER},
    ),
    "two players at once, one too early": Route(
        _I.PREMATURE_PLAY, _I.SIMULTANEOUS_TWO_PLAYERS, {"next_in_rotation": False},
        ("offender_role", *A_PLAY),
    ),
    "two cards at once, found by a count": Route(
        _I.TWO_CARDS, _I.CARD_COUNT,
        {"defect": "extra", "extra_came": "together", "next_trick_played_by": "none"}, TWO,
    ),
    "a card added, found by a count": Route(
        _I.EXTRA_CARD_TO_TRICK, _I.CARD_COUNT,
        {
            "defect": "extra", "extra_came": "one_after_another", "next_trick_played_by": "none",
            "deemed_led": False,
        }, ADDED, {"deemed_led": False},
    ),
    "an added card, found by a count, of which the lead is told": Route(
        _I.EXTRA_CARD_TO_TRICK, _I.CARD_COUNT,
        {
            "defect": "extra", "extra_came": "one_after_another", "next_trick_played_by": "none",
            "deemed_led": True, "proper_lead_made": False, "trick_complete": True,
        }, ("offender_role", *A_LEAD),
        {"deemed_led": True, "proper_lead_made": False, "trick_complete": True},
    ),
    "an added card, found by a count, before the trick was full": Route(
        _I.EXTRA_CARD_TO_TRICK, _I.CARD_COUNT,
        {
            "defect": "extra", "extra_came": "one_after_another", "next_trick_played_by": "none",
            "deemed_led": True, "trick_complete": False, "turn_was": "dummy",
        }, ("offender_role", *A_LEAD),
        {"deemed_led": True, "trick_complete": False, "turn_was": "dummy"},
    ),
}  # fmt: skip


def converted(said: Mapping[str, Any]) -> dict[str, Any]:
    """Words of a domain as the values that a Law reads."""
    kinds = {key: VOCABULARY[key].kind for key in said}
    return {
        key: kind(value) if (kind := kinds[key]) is not None else value
        for key, value in said.items()
    }


STOPS = (Action.STOP_PLAY, Action.PLAY_CONTINUES)


def orders(result: Result) -> Any:
    """What a result orders, without the way that led there; of a question the fact."""
    if isinstance(result, Question):
        return result.fact.key
    steps = [(one.code, one.by) if one.code in STOPS else one for one in result.steps]
    return {
        "steps": steps, "choices": result.choices, "cards": set(result.penalty_cards),
        "transfer": result.transfer, "restrictions": set(result.restrictions),
        "withdraw": result.withdraw, "information": set(result.information),
        "level": (result.level, result.level_laws), "onward": result.onward,
        "escalate": result.escalate, "views": result.views,
    }  # fmt: skip


def card(chance: Random) -> Card:
    """Any card."""
    return Card(chance.choice(tuple(Suit)), chance.choice(RANKS))


def value(fact: Fact[Any], chance: Random) -> Any:
    """Any value of a fact."""
    match fact.domain:
        case Domain.YES_NO:
            return chance.random() < 0.5
        case Domain.WORD:
            return chance.choice(fact.words if fact.kind is None else tuple(fact.kind))
        case Domain.NUMBER:
            return chance.randint(fact.low, fact.high)
        case Domain.CARD:
            return card(chance)
        case Domain.CARDS:
            return tuple({card(chance) for _ in range(chance.choice((1, 1, 2)))})
        case _:
            kind = chance.choice((None, "minor", "major"))
            return chance.choice(((), (LyingCard(card(chance), None, kind),)))


def tellings(route: Route, seed: int, number: int) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Some of the facts of a route, each with a value, in an edition."""
    chance = Random(seed)
    for _ in range(number):
        keys = chance.sample(route.facts, chance.randint(3, len(route.facts)))
        told = {key: value(VOCABULARY[key], chance) for key in keys}
        yield chance.choice(EDITIONS), told


@pytest.mark.parametrize("name", ROUTES)
def test_the_same_facts_are_ruled_alike_however_they_are_told(name: str) -> None:
    route, compared = ROUTES[name], 0
    for edition, told in tellings(route, 13, 1500):
        one = Case(route.direct, edition, answers={**told, **converted(route.directly)})
        two = Case(route.other, edition, answers={**told, **converted(route.said)})
        if contradictions(one) or contradictions(two):
            continue
        first, second = rule(one), rule(two)
        if isinstance(first, Ruling) and isinstance(second, Ruling):
            assert orders(first) == orders(second), (one, two)
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("name", ROUTES)
def test_no_card_is_ever_listed_twice(name: str) -> None:
    route = ROUTES[name]
    for edition, told in tellings(route, 7, 1500):
        for irregularity, said in ((route.direct, route.directly), (route.other, route.said)):
            answers = {"offender_role": Role.DEFENDER, **told, **converted(said)}
            case = Case(irregularity, edition, answers=answers)
            if contradictions(case) or isinstance(result := rule(case), Question):
                continue
            named = [one.card for one in result.penalty_cards if one.card]
            assert len(named) == len(set(named)), case
