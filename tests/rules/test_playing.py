"""A Director who plays: no unplayed card is asked for, and the ruling is the same."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from rules import EDITIONS, Case, Edition, Question, rule, vocabulary
from rules.facts import UNKNOWN, Domain, Fact, Tells
from rules.playing import is_covered, is_shown_by_playing, is_withheld, rule_playing
from rules.table import Card
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import EXTRA_CARDS, HOLDS_SUIT_LED, RESTORED_REVOKE
from rules.vocabulary.exposed import CARDS
from rules.vocabulary.play import PHASE, Irregularity, Phase
from tests.rules.playing_paths import path

CARDS_OF = frozenset({Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS})
TOO_MANY_CARDS = {
    "defect": "extra", "next_trick_played_by": "both", "offender_role": "defender",
    "faced_card_known": True, "extra_card_exposed": True,
}  # fmt: skip


def extra_card(**more: object) -> Case:
    """A defender with an extra card among those played, which partner has seen."""
    facts = {
        key: VOCABULARY[key].kind(value) if VOCABULARY[key].kind else value  # type: ignore[misc]
        for key, value in TOO_MANY_CARDS.items()
    }
    return Case(Irregularity.CARD_COUNT, answers={**facts, **more})


def test_every_fact_that_names_cards_says_whether_they_lie_face_up() -> None:
    for fact in VOCABULARY.values():
        if fact.domain in CARDS_OF:
            assert fact.tells in (Tells.FACED, Tells.UNSEEN), fact


def test_a_fact_tells_the_same_wherever_it_is_read() -> None:
    for module in pkgutil.iter_modules(vocabulary.__path__):
        held = vars(importlib.import_module(f"{vocabulary.__name__}.{module.name}")).values()
        for fact in held:
            if isinstance(fact, Fact):
                assert fact.tells is VOCABULARY[fact.key].tells, fact


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_no_path_is_an_unseen_card_asked_for(edition: Edition) -> None:
    met: set[str] = set()
    for irregularity in Irregularity:
        for seed in range(25):
            for case in path(irregularity, edition, seed):
                result = rule_playing(case)
                if isinstance(result, Question) and is_withheld(case, result.fact):
                    assert result.branches, "it is shown both ways, and not asked"
                    met.add(result.fact.key)
                elif isinstance(result, Question):
                    assert result.fact.key not in case.answers
                if rule(case) != result:
                    told = rule(case)
                    assert isinstance(told, Question)
                    assert is_withheld(case, told.fact), "else the ruling is the same"
    assert RESTORED_REVOKE.key in met


def test_the_cards_that_lay_face_up_are_asked_in_place_of_those_that_go_back() -> None:
    asked, instead = rule(extra_card()), rule_playing(extra_card())
    assert isinstance(asked, Question)
    assert isinstance(instead, Question)
    assert asked.fact is EXTRA_CARDS
    assert instead.fact.key == CARDS.key
    shown = (Card.parse("S4"),)
    assert rule(extra_card(cards=shown, restored_card_revoke=no_revoke())) == rule_playing(
        extra_card(cards=shown, restored_card_revoke=no_revoke())
    )


def no_revoke() -> object:
    assert RESTORED_REVOKE.kind is not None
    return RESTORED_REVOKE.kind("none")


def test_cards_that_nobody_can_name_lead_both_ways() -> None:
    result = rule_playing(extra_card(cards=UNKNOWN))
    assert isinstance(result, Question)
    assert result.fact is EXTRA_CARDS
    assert result.branches


def test_what_a_hand_holds_is_shown_by_the_card_that_is_put_down() -> None:
    omitted = {"defect": "omitted", "next_trick_played_by": "both", "offender_role": "defender"}
    told = {key: VOCABULARY[key].kind(one) for key, one in omitted.items()}  # type: ignore[misc]
    case = Case(Irregularity.CARD_COUNT, answers={**told, "did_play_card": False})
    asked, after = rule(case), rule(case.answered(PHASE.key, Phase.PLAY_ENDED))
    assert isinstance(asked, Question)
    assert isinstance(after, Question)
    assert asked.fact is after.fact is HOLDS_SUIT_LED
    assert is_shown_by_playing(asked)
    assert not is_shown_by_playing(after)


def test_after_the_last_trick_everything_is_asked_again() -> None:
    case = extra_card().answered(PHASE.key, Phase.PLAY_ENDED)
    for fact in VOCABULARY.values():
        assert not is_withheld(case, fact)
        assert not is_covered(case, fact)
    assert rule_playing(case) == rule(case)
