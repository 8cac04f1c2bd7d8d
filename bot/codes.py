"""Results in the codes of the JSON door: plain data, no words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, cast

from rules.effects import Kind, View
from rules.facts import Count, Domain, LyingCard
from rules.left import questions_left
from rules.rule import answers_open
from rules.ruling import LyingPenaltyCard, Question, Result, Ruling, TricksMoved
from rules.table import Card

Codes = dict[str, Any]


def value_code(value: Any) -> Any:
    """A typed value of a fact as the JSON door writes it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case StrEnum():
            return value.value
        case Card():
            return str(value)
        case Count():
            return {"hand": value.hand, "played": value.played}
        case LyingCard():
            told = {"card": str(value.card), "owner": value.owner, "kind": value.kind}
            return {key: one for key, one in told.items() if one is not None}
        case tuple():
            return [value_code(one) for one in cast("tuple[object, ...]", value)]
        case Mapping():
            told = cast("Mapping[object, object]", value)
            return {str(key): value_code(one) for key, one in told.items()}
        case _:
            return value


def answers_code(asked: Question) -> Any:
    """The answers that a question takes; impossible ones are not offered."""
    fact = asked.fact
    match fact.domain:
        case Domain.YES_NO:
            return ["yes", "no"]
        case Domain.WORD:
            return [value_code(one) for one in answers_open(asked)]
        case Domain.NUMBER:
            return {"type": "integer", "min": fact.low, "max": fact.high}
        case Domain.COUNTS | Domain.EXPECTED:
            return {"type": "counts"}
        case Domain.CARD:
            return {"type": "cards", "min": 1, "max": 1}
        case Domain.CARDS | Domain.PENALTY_CARDS:
            return {"type": "cards", "min": 1, "max": 13}


def result_codes(result: Result) -> Codes:
    """A ruling or a question as the contract has it, without ``text``."""
    return ruling_codes(result) if isinstance(result, Ruling) else question_codes(result)


def question_codes(asked: Question) -> Codes:
    """A question, with its branches where the answer was "unknown".

    Those that are not all there say so; a question within may have none.
    """
    codes: Codes = {
        "status": "question",
        "fact": asked.fact.key,
        "source": asked.fact.source.value,
        "answers": answers_code(asked),
        "why": list(asked.why),
        "at_most_left": questions_left(asked),
        "so_far": [one.value for one in asked.so_far],
    }
    if asked.branches or asked.more:
        codes["branches"] = [
            {"answer": value_code(answer), "result": result_codes(result)}
            for answer, result in asked.branches
        ]
        if asked.more:
            codes["more"] = True
        codes["meanwhile"] = [one.value for one in asked.meanwhile]
    return codes


def ruling_codes(ruling: Ruling) -> Codes:
    """A ruling, key by key in the order of the contract."""
    return {
        "status": "ruling",
        "edition": ruling.case.edition.value,
        "jurisdiction": ruling.case.jurisdiction.value,
        "irregularity": ruling.case.irregularity.value,
        "citations": list(ruling.citations),
        "steps": [
            {"code": one.code.value, "by": _word(one.by), "citation": one.citation}
            for one in ruling.steps
        ],
        "choices": [
            {
                "who": one.who.value,
                "options": [option.value for option in one.options],
                "fact": one.fact,
                "citation": one.citation,
            }
            for one in ruling.choices
        ],
        "penalty_cards": [_penalty_card(one) for one in ruling.penalty_cards],
        "pending_cards": [
            {
                "owner": one.owner.value,
                "card": None if one.card is None else str(one.card),
                "kind": None if one.kind is None else Kind(one.kind).value,
                "depends_on": one.depends_on,
            }
            for one in ruling.pending_cards
        ],
        "transfer": _transfer(ruling.transfer),
        "ownership": _word(ruling.ownership),
        "restrictions": [_word(one) for one in ruling.restrictions],
        "withdraw": [_word(one) for one in ruling.withdraw],
        "information": [_word(one) for one in ruling.information],
        "adjusted_score": {"level": ruling.level.value, "laws": list(ruling.level_laws)},
        "escalate": ruling.escalate,
        "views": [_view(one, ruling) for one in ruling.views],
        "judged": list(ruling.judged),
        "assumed": list(ruling.assumed),
        "relied_on": {key: value_code(one) for key, one in ruling.relied_on.items()},
        "seats": {who.value: seat.value for who, seat in ruling.seats.items()},
        "onward": list(ruling.onward),
    }


def _word(value: str | None) -> str | None:
    return None if value is None else str(value)


def _penalty_card(one: LyingPenaltyCard) -> Codes:
    return {
        "owner": one.owner.value,
        "card": None if one.card is None else str(one.card),
        "kind": None if one.kind is None else Kind(one.kind).value,
        "citation": one.citation,
    }


def _transfer(moved: TricksMoved | None) -> Codes | None:
    if moved is None:
        return None
    return {
        "tricks": moved.tricks,
        "at_most": moved.at_most,
        "to": _word(moved.to),
        "settled": moved.settled,
        "later": list(moved.later),
        "citation": moved.citation,
    }


def _view(view: View, ruling: Ruling) -> Codes:
    return {
        "branch": view.branch,
        "view": view.view,
        "citations": list(view.citations),
        "steps": [one.value for one in view.steps],
        "transfer": _view_transfer(view, ruling),
        "source": view.source,
    }


def _view_transfer(view: View, ruling: Ruling) -> Codes | None:
    if view.transfer is None:
        return None
    to = None
    role = ruling.relied_on.get("offender_role")
    if view.transfer.at_most and role is not None:
        to = role.side.other
    moved = TricksMoved(
        view.transfer.tricks, view.transfer.at_most, to, view.transfer.later,
        next(iter(view.citations), ruling.citations[0]),
    )  # fmt: skip
    return _transfer(moved)
