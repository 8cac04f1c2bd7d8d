"""Every fact can be asked in three languages, whatever happened and whoever sits where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from bot.wording import Words, answer_label, words
from bot.wording.answers import fact_id
from bot.wording.clauses import kebab
from bot.wording.context import Table as Named
from bot.wording.words import Context
from locales import LANGUAGES
from rules import EDITIONS, Case, Table
from rules.facts import Absent, Domain, Fact
from rules.table import Role, Seat
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity

SEATS = {Role.DECLARER: Seat.S, Role.DUMMY: Seat.N, Role.DEFENDER: Seat.W}
SUITS = ("none", "S", "H", "D", "C")
BUTTON, LABEL, QUESTION, REASON = 80, 80, 130, 170
HOLES = re.compile(r"[{}$\u2068\u2069]|  |\n|\b(unknown|None)\b")
FORM = re.compile(r"(Cap|Gen|Dat|Acc|Ins|Poss)$")
SUPPLIED = re.compile(r"^(irregularity|(offender|partner)(Cap|Gen|Dat|Acc|Ins|Poss)?)$")
GENDERED = {
    "en": r"\b(he|him|his|she|her|hers)\b",
    "pl": r"\b(gracz|obrońca|partner|rozgrywający|wykraczający|dziadek|przeciwnik)"
    r"\s(nie\s|już\s)?\w+(ł|ła)\b"
    r"|\b\w+(ł|ła)\s(gracz|obrońca|partner|rozgrywający|wykraczający|dziadek|przeciwnik)\b"
    r"|\b(powinien|powinna|sam|sama|zrobił|zagrał|wyszedł|dołożył)\b",
    "no": r"\b(han|ham|hans|hun|henne|hennes)\b",
}
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def cases() -> Iterator[Case]:
    """Everything that the words of a fact can hang on: seats, role, suit, edition, irregularity."""
    everyone: tuple[Role | None, ...] = (None, *Role)
    for what, edition, role, seated in product(Irregularity, EDITIONS, everyone, (False, True)):
        table = Table(Seat.S, SEATS[role]) if role and seated else Table()
        for suit in SUITS:
            case = Case(what, edition, table=table).answered("suit_led", suit)
            yield case.answered("offender_role", role) if role else case


@cache
def contexts(lang: str) -> tuple[Context, ...]:
    said = words(lang, strict=True)
    return tuple(Named(said, case).context for case in cases())


def parts(fact: Fact[object]) -> Iterator[str]:
    """The messages of a fact that it must have."""
    yield from (fact_id(fact.key), f"{fact_id(fact.key)}.why", f"{fact_id(fact.key)}.label")
    if fact.absent is Absent.REPORTED:
        yield f"{fact_id(fact.key)}.assumed"


def answers(fact: Fact[object]) -> Iterator[str]:
    """The messages of its answers, without those that all facts share."""
    for value in fact.words if fact.domain is Domain.WORD else ():
        if value not in ("yes", "no", "unknown"):
            yield f"answer-{kebab(fact.key)}-{kebab(value)}"


def said_in_every_case(said: Words, message: str, lang: str) -> set[str]:
    """All texts that a message can give; only what it needs is told apart."""
    needed = sorted(said.catalogue.variables(message))
    given = {
        tuple((one, context[one]) for one in needed if one in context) for context in contexts(lang)
    }
    return {said.text(message, dict(one)) for one in given}


@each_language
def test_every_fact_of_the_vocabulary_has_all_its_words(lang: str) -> None:
    said = words(lang, strict=True)
    wanted = [one for fact in VOCABULARY.values() for one in (*parts(fact), *answers(fact))]
    assert not [one for one in wanted if not said.has(one)]


@each_language
def test_every_question_and_reason_is_whole_in_every_case(lang: str) -> None:
    said = words(lang, strict=True)
    for key in VOCABULARY:
        for part, end, most in (("", "?", QUESTION), (".why", ".", REASON), (".how", ".", REASON)):
            message = f"{fact_id(key)}{part}"
            if part != ".how" or said.has(message):
                for text in said_in_every_case(said, message, lang):
                    assert text.endswith(end), (message, text)
                    assert text == text.strip(), (message, text)
                    assert not HOLES.search(text), (message, text)
                    assert len(text) <= most, (message, len(text), text)


@each_language
def test_labels_and_reports_stand_without_a_table(lang: str) -> None:
    said = words(lang, strict=True)
    for key, fact in VOCABULARY.items():
        text = said.text(f"{fact_id(key)}.label")
        assert len(text) <= LABEL, text
        assert text[-1] not in ".?!:", text
        if fact.absent is Absent.REPORTED:
            assert not said.text(f"{fact_id(key)}.assumed").endswith("."), key  # a noun phrase


@each_language
def test_answers_fit_a_button_and_can_be_told_apart(lang: str) -> None:
    said = words(lang, strict=True)
    for fact in VOCABULARY.values():
        for context in contexts(lang)[:: len(SUITS)]:
            shown = [said.text(one, context) for one in answers(fact)]
            assert len(set(shown)) == len(shown), fact
            assert all(0 < len(one) <= BUTTON for one in shown), fact
            assert not any(HOLES.search(one) or one.endswith(".") for one in shown), fact


@each_language
def test_an_answer_needs_no_more_than_what_happened_and_two_persons(lang: str) -> None:
    said = words(lang, strict=True)
    for fact in VOCABULARY.values():
        for message in answers(fact):
            needed = said.catalogue.variables(message)
            assert all(SUPPLIED.match(one) for one in needed), message
        for value in fact.words:
            assert answer_label(fact, value, lang, words=said)


def test_the_three_languages_say_the_same_of_every_fact() -> None:
    ids = {
        lang: {one for one in words(lang, strict=True).catalogue.ids() if is_fact(one)}
        for lang in LANGUAGES
    }
    assert ids["en"] == ids["pl"] == ids["no"]
    for message in ids["en"]:
        needed = {lang: words(lang).catalogue.variables(message) for lang in LANGUAGES}
        bare = {frozenset(FORM.sub("", one) for one in found) for found in needed.values()}
        assert len(bare - {frozenset[str]()}) <= 1 or "suit" in str(bare), (message, bare)


def is_fact(message: str) -> bool:
    return message.startswith(("fact-", "answer-", "happened-", "irregularity-"))


@each_language
def test_nobody_is_he_or_she(lang: str) -> None:
    said = words(lang, strict=True)
    gendered = re.compile(GENDERED[lang], re.IGNORECASE)
    for message in sorted(said.catalogue.ids()):
        if is_fact(message) and not message.endswith(".search"):
            for text in said_in_every_case(said, message, lang) if known(said, message) else ():
                assert not gendered.search(text), (message, text)


def known(said: Words, message: str) -> bool:
    """Whether a table gives all that the message needs; a number or a card is given elsewhere."""
    names = {name for context in contexts(said.language)[: len(SUITS)] for name in context}
    return said.catalogue.variables(message) <= names


@each_language
def test_no_question_asks_for_a_card_that_nobody_has_seen(lang: str) -> None:
    said = words(lang, strict=True)
    for key in UNSEEN:
        how = said.text(f"{fact_id(key)}.how")
        assert re.search(FACE_UP[lang], how), how


@each_language
def test_a_player_who_only_asks_is_not_called_an_offender(lang: str) -> None:
    said = words(lang, strict=True)
    defender = Case(Irregularity.INSPECTION).answered("offender_role", Role.DEFENDER)
    assert Named(said, defender).context["offender"] == said.text("person-player")
    revoker = Case(Irregularity.REVOKE).answered("offender_role", Role.DEFENDER)
    assert Named(said, revoker).context["offender"] == said.text("person-offender")


UNSEEN = ("offered_card", "extra_cards", "cards", "partner_card")
FACE_UP = {
    "en": r"face up|have been seen|already seen",
    "pl": r"odsłonięta|widoczn",
    "no": r"fremsiden opp|er sett|har sett",
}
