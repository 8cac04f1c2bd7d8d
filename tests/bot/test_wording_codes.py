"""Every code that the Laws can give has its words in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import cast

import pytest

from bot.wording import Words, fault_text, words
from bot.wording.answers import fact_id
from bot.wording.cast import PERSONS
from bot.wording.choices import PUTS
from bot.wording.clauses import kebab
from bot.wording.faults import Fault
from locales import LANGUAGES
from rules import EDITIONS
from rules.effects import (
    Action,
    Information,
    Kind,
    Level,
    Option,
    Ownership,
    Restriction,
    View,
    Who,
    Withdrawal,
)
from rules.facts import Absent, Domain
from rules.faults import CHECKS
from rules.laws import views
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity
from tests.rules.walks import rulings

FAULTS = (
    "bad_json", "not_an_object", "missing_irregularity", "unknown_key", "wrong_type",
    "out_of_domain", "contradiction",
)  # fmt: skip
TYPES = (
    "yes_no", "integer", "string", "card", "cards", "counts", "numbers", "penalty_cards",
    "object", "list", "date",
)  # fmt: skip
VARIANTS = (
    "step-face-and-place-suit-card-second", "step-face-and-place-any-card-second",
    "step-establish-trick-two", "step-establish-trick-even", "step-return-extra-cards-exposed",
    "step-card-returns-to-hand-unseen", "transfer-open-revoke", "ownership-unchanged-two",
)  # fmt: skip
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def named(prefix: str, codes: type[StrEnum], *parts: str) -> Iterator[str]:
    for code in codes:
        for part in parts:
            yield f"{prefix}-{kebab(code.value)}{part}"


def view_ids() -> Iterator[str]:
    for value in cast("dict[str, object]", vars(views)).values():
        found = cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,)
        for one in found:
            if isinstance(one, View):
                yield f"view-{kebab(one.branch)}-{kebab(one.view)}"


def facts_read() -> set[str]:
    """Every fact that some path reads, judges, assumes or wants later."""
    read: set[str] = set()
    for edition in EDITIONS:
        for ruling in rulings(edition):
            read |= set(ruling.relied_on) | set(ruling.judged)
            read |= set(ruling.transfer.later if ruling.transfer else ())
    return read | {"counts", "expected_played", "foreign_card"}


def fact_ids(key: str) -> Iterator[str]:
    fact = VOCABULARY[key]
    yield from (fact_id(key), f"{fact_id(key)}.why", f"{fact_id(key)}.label")
    if fact.absent is Absent.REPORTED:
        yield f"{fact_id(key)}.assumed"
    if fact.domain is Domain.WORD:
        for word in fact.words:
            if word not in ("yes", "no", "unknown"):
                yield f"answer-{kebab(key)}-{kebab(word)}"


def missing(said: Words, ids: Iterator[str]) -> list[str]:
    return [one for one in ids if not said.has(one)]


@each_language
def test_every_effect_has_its_words(lang: str) -> None:
    said = words(lang, strict=True)
    assert not missing(said, named("step", Action, "", ".label", ".say"))
    assert not missing(said, iter((*VARIANTS, *(f"{one}.say" for one in VARIANTS))))
    assert not missing(said, named("choice", Option, ""))
    assert not missing(said, named("restriction", Restriction, "", ".label"))
    assert not missing(said, named("withdraw", Withdrawal, "", ".label"))
    assert not missing(said, named("info", Information, "", ".label"))
    assert not missing(said, named("ownership", Ownership, "", ".label", ".say"))
    assert not missing(said, named("adjusted", Level, "", ".label"))
    assert not missing(said, named("penalty", Kind, "", ".label", ".say"))


@each_language
def test_every_choice_view_and_person_has_its_words(lang: str) -> None:
    said = words(lang, strict=True)
    for message in {put.message for put in PUTS}:
        assert not missing(said, iter((message, f"{message}.label", f"{message}.say")))
    assert not missing(said, view_ids())
    assert not missing(said, (PERSONS[who] for who in Who))
    assert not missing(said, named("answer-irregularity", Irregularity, ""))


@each_language
def test_every_fact_that_a_law_reads_has_its_words(lang: str) -> None:
    said = words(lang, strict=True)
    for key in facts_read():
        assert not missing(said, fact_ids(key))


@each_language
def test_every_reported_fact_has_a_line_for_the_list(lang: str) -> None:
    said = words(lang, strict=True)
    reported = (key for key, fact in VOCABULARY.items() if fact.absent is Absent.REPORTED)
    assert not missing(said, (f"{fact_id(key)}.assumed" for key in reported))


@each_language
def test_every_fault_is_one_sentence_with_the_field_in_it(lang: str) -> None:
    faults = [
        *(Fault("facts.trick_no", code, allowed=("1..13",)) for code in FAULTS),
        *(Fault("facts.trick_no", "wrong_type", expected=one) for one in TYPES),
        *(Fault("facts.trick_no", "contradiction", kind) for kind in CHECKS),
        Fault("facts.trick_no", "out_of_domain"),
        Fault("facts.trick_no", "unknown_key", suggestion="trick_no"),
    ]
    for fault in faults:
        text = fault_text(fault, lang, strict=True)
        assert text[-1] in ".?"
        assert "{" not in text
        about_the_case = fault.code in ("bad_json", "not_an_object", "missing_irregularity")
        assert about_the_case or "facts.trick_no" in text


@each_language
def test_every_contradiction_has_a_sentence_of_its_own(lang: str) -> None:
    said = words(lang, strict=True)
    assert not missing(said, (f"error-contradiction-{kind}" for kind in CHECKS))
