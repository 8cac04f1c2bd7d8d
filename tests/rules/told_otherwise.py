"""The same facts told otherwise: by another route, or in a dialogue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules import Case, Question, Ruling, contradictions, rule
from rules.case import NO_TABLE, told
from rules.derive.counts import seats_off
from rules.derive.implied import implied
from rules.effects import Action, Option, Restriction, Who
from rules.engine import Facts
from rules.facts import Absent, is_unknown
from rules.laws import LAWS
from rules.rule import orders_of, walk
from rules.ruling import Result
from rules.table import Role, Side
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import Defect, ExtraCame
from rules.vocabulary.designation import DummyCause
from rules.vocabulary.exposed import Exposure, PrematureKind
from rules.vocabulary.play import PHASE, Irregularity, Phase

_I = Irregularity


@dataclass(frozen=True, slots=True)
class Twin:
    """A case that says the same as another one by another irregularity."""

    name: str
    case: Case
    parts: Callable[[Ruling], dict[str, object]]


def ordered(ruling: Ruling) -> dict[str, object]:
    """What is ordered, whatever clause is named for it."""
    return {
        "steps": sorted({one.code for one in ruling.steps}),
        "choices": [(one.who, one.options, one.fact) for one in ruling.choices],
        "penalty_cards": {(one.owner, one.card, one.kind) for one in ruling.penalty_cards},
        "restrictions": set(ruling.restrictions),
        "withdraw": set(ruling.withdraw),
        "information": set(ruling.information),
        "level": ruling.level,
        "transfer": ruling.transfer
        and (ruling.transfer.tricks, ruling.transfer.at_most, ruling.transfer.to),
    }


def of_57a(ruling: Ruling) -> dict[str, object]:
    """The penalty card of one who played too early, and declarer's option."""
    early = (Who.OFFENDER, Who.WRONG_DEFENDER)
    return {
        "options": [one.options for one in ruling.choices if Option.HIGHEST in one.options],
        "cards": {(one.card, one.kind) for one in ruling.penalty_cards if one.owner in early},
        "restricted": Restriction.PARTNER_THIS_TRICK_57A in ruling.restrictions,
        "free": Action.NO_RECTIFICATION in {one.code for one in ruling.steps},
    }


def twins(case: Case) -> Iterator[Twin]:
    """The other ways of telling the same."""
    match case.irregularity:
        case Irregularity.OPENING_LEAD_OUT_OF_TURN:
            led = _as(case, _I.LEAD_OUT_OF_TURN, trick_no=1)
            yield Twin("54, led to trick 1", led, ordered)
        case Irregularity.SIMULTANEOUS_TWO_PLAYERS:
            yield from _came_second(case)
        case Irregularity.EXTRA_CARD_TO_TRICK:
            yield from _added_card_led(case)
        case Irregularity.CARD_COUNT:
            yield from _too_many_cards(case)
        case Irregularity.EXPOSED_CARD:
            yield from _exposed_by_an_act(case)
        case Irregularity.LEAD_OUT_OF_TURN:
            yield from _wrong_defender(case)
        case _:
            return


def _as(case: Case, irregularity: Irregularity, *without: str, **told_as: Any) -> Case:
    answers = {key: one for key, one in case.answers.items() if key not in without}
    return replace(case, irregularity=irregularity, answers={**answers, **told_as})


def _came_second(case: Case) -> Iterator[Twin]:
    if (
        told(case, "next_in_rotation") is not False
        or told(case, "order_of_cards_known") is not None
    ):
        return
    if told(case, "premature_kind") is not None:
        early = _as(case, _I.PREMATURE_PLAY, "next_in_rotation")
        yield Twin("58A, too early", early, ordered)


def _added_card_led(case: Case) -> Iterator[Twin]:
    if told(case, "deemed_led") is True and told(case, "trick_complete") is True:
        led = _as(case, _I.LEAD_OUT_OF_TURN, "deemed_led", "trick_complete")
        yield Twin("45E, deemed led", led, ordered)


def _too_many_cards(case: Case) -> Iterator[Twin]:
    if told(case, "defect") is not Defect.EXTRA or told(case, "claimed"):
        return
    if told(case, "counts_even_two_defective"):
        return
    if told(case, "extra_came") is ExtraCame.TOGETHER:
        yield Twin("67A2, 58B", _as(case, _I.TWO_CARDS, "defect", "extra_came"), ordered)
    elif told(case, "extra_came") is ExtraCame.ONE_AFTER_ANOTHER and not told(case, "deemed_led"):
        added = _as(case, _I.EXTRA_CARD_TO_TRICK, "defect", "extra_came", "next_trick_played_by")
        yield Twin("67A2, 45E", added, ordered)


def _exposed_by_an_act(case: Case) -> Iterator[Twin]:
    exposure = told(case, "exposure")
    if told(case, "partner_could_see") is False:
        return
    if exposure is Exposure.LED_OUT_OF_TURN:
        yield Twin("49, led", _as(case, _I.LEAD_OUT_OF_TURN, "exposure"), ordered)
    elif exposure is Exposure.PLAYED_OUT_OF_TURN:
        yield Twin("49, played", _as(case, _I.PREMATURE_PLAY, "exposure"), ordered)


def by_seats_or_by_role(ruling: Ruling) -> Iterator[str]:
    """The player told by a role and no seat: the same ruling."""
    if ruling.role is None or ruling.case.table.offender_role is not ruling.role:
        return
    if told(ruling.case, "counts"):
        return  # of two wrong hands the seat says which is ruled on
    case = replace(ruling.case, table=NO_TABLE).answered("offender_role", ruling.role)
    if not contradictions(case) and orders_of(rule(case)) != orders_of(ruling):
        yield "the role told instead of seats"


def by_counts_or_by_defect(ruling: Ruling) -> Iterator[str]:
    """What the rows say, told in a word: the same ruling."""
    case = ruling.case
    counts, defect = told(case, "counts"), told(case, "defect")
    off = seats_off(case)
    if not counts or defect or len(off) != 1 or case.irregularity is not _I.CARD_COUNT:
        return
    if any(count.total != 13 for count in counts.values()) or case.table.offender is not off[0]:
        return
    missing = counts[off[0]].played < told(case, "expected_played")[off[0]]
    placed = told(case, "did_play_card") is True
    said = Defect.EXTRA if not missing else Defect.MISPLACED if placed else Defect.OMITTED
    other = _as(case, _I.CARD_COUNT, "counts", "expected_played", defect=said)
    if not contradictions(other) and ordered_of(rule(other)) != ordered_of(ruling):
        yield f"{said} told instead of rows"


def ordered_of(result: Result) -> object:
    """What is ordered, or asked."""
    return ordered(result) if isinstance(result, Ruling) else result.fact.key


ALSO_OF_57 = ("declarer_option", "declarer_suit", "dummy_cause", "phase")


def _wrong_defender(case: Case) -> Iterator[Twin]:
    role = told(case, "offender_role")
    if told(case, "wrong_defender_played") is not True or not isinstance(role, Role):
        return
    settled = (
        told(case, "trick_no") not in (1, 13)
        and told(case, "proper_lead_made") is False
        and not told(case, "misinformed_turn")
    )
    if role.side is Side.DECLARING and settled:
        answers = {key: told(case, key) for key in ALSO_OF_57 if told(case, key) is not None}
        answers |= {
            "offender_role": Role.DEFENDER,
            "premature_kind": PrematureKind.BEFORE_PARTNER,
            "dummy_cause": answers.get("dummy_cause", DummyCause.NONE),
        }
        if told(case, "defender_card"):
            answers["cards"] = (told(case, "defender_card"),)
        early = Case(_I.PREMATURE_PLAY, case.edition, case.jurisdiction, answers=answers)
        yield Twin("53C, 57", early, of_57a)


def another_route(ruling: Ruling) -> Iterator[str]:
    """The same facts told as another irregularity: the same ruling."""
    for twin in twins(ruling.case):
        if contradictions(twin.case):
            continue
        other = rule(twin.case)
        if isinstance(other, Question):
            if other.fact.key not in ruling.case.answers:
                yield f"{twin.name}: asks for {other.fact.key}"
            continue
        here, there = twin.parts(ruling), twin.parts(other)
        if here != there:
            differ = sorted(key for key in here if here[key] != there[key])
            yield f"{twin.name}: {', '.join(differ)}"


def in_a_dialogue(ruling: Ruling) -> Iterator[str]:
    """What is asked for, answered when it is asked: the same ruling as all told at once."""
    whole = ruling.case.answers
    if any(map(is_unknown, whole.values())):
        return
    case = replace(ruling.case, answers={k: v for k, v in whole.items() if not _asked(k, whole)})
    result = rule(case)
    while isinstance(result, Question):
        if result.fact.key not in whole or result.branches:
            return
        case = case.answered(result.fact.key, whole[result.fact.key])
        result = rule(case)
    missing = set(whole) - set(case.answers)
    if "offender_role" in missing:
        return  # nothing hangs on it but who acts for dummy
    if orders_of(result) != orders_of(ruling) and not missing & read_if_told(case):
        yield f"told in a dialogue, without {sorted(missing)}"


def read_if_told(case: Case) -> set[str]:
    """The facts that were looked for in a ruling, and nobody has told."""
    facts = Facts(implied(case))
    walk(LAWS[case.irregularity], facts, [])
    return {*facts.unheard, *facts.assumed}


def _asked(key: str, answers: Mapping[str, Any]) -> bool:
    over = answers.get(PHASE.key) is Phase.PLAY_ENDED
    kinds = (Absent.ASKED, Absent.AFTER_PLAY) if over else (Absent.ASKED,)
    return VOCABULARY[key].absent in kinds
