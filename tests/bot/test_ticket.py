"""Tickets: every case that fits comes back as it was, and nothing else is ever read as one."""

from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import ticket_codes as codes
from bot.ticket import (
    LONGEST,
    Forged,
    Outdated,
    Ticket,
    TooLong,
    argument_of,
    decode,
    encode,
    key_of,
)
from bot.ticket_values import ALPHABET
from locales import LANGUAGES, Language
from rules import EDITIONS, Case, Edition, Table, contradictions, rule
from rules.facts import UNKNOWN, Count, Domain, Fact, LyingCard
from rules.table import RANKS, Card, Contract, Seat, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity, Jurisdiction
from tests.rules.walks import rulings

GOLDEN = Path(__file__).parent / "golden" / "ticket-codes.txt"
SAMPLE = 7  # every seventh leaf: the neighbours of a leaf differ from it in one fact

CARDS = st.builds(Card, st.sampled_from(Suit), st.sampled_from(RANKS))
LYING = st.builds(
    LyingCard,
    CARDS,
    st.sampled_from((None, *codes.OWNERS)),
    st.sampled_from((None, *codes.KINDS)),
)
COUNTS = st.builds(Count, st.integers(0, 52), st.integers(0, 52))
SEATS = st.sampled_from(Seat)
MAYBE_SEAT = st.none() | SEATS
CONTRACTS = st.builds(
    Contract,
    st.integers(1, 7),
    st.sampled_from(codes.DENOMINATIONS),
    st.sampled_from(codes.DOUBLES),
)
TABLES = st.builds(
    Table,
    MAYBE_SEAT,
    MAYBE_SEAT,
    st.none() | CONTRACTS,
    st.dictionaries(SEATS, st.lists(CARDS, max_size=13).map(tuple)),
)


def values(fact: Fact[Any]) -> st.SearchStrategy[Any]:
    match fact.domain:
        case Domain.YES_NO:
            return st.booleans()
        case Domain.WORD:
            return st.sampled_from(fact.words if fact.kind is None else tuple(fact.kind))
        case Domain.NUMBER:
            return st.integers(fact.low, fact.high)
        case Domain.CARD:
            return CARDS
        case Domain.CARDS:
            return st.lists(CARDS, min_size=1, max_size=13).map(tuple)
        case Domain.PENALTY_CARDS:
            return st.lists(LYING, max_size=13).map(tuple)
        case Domain.COUNTS:
            return st.dictionaries(SEATS, COUNTS, min_size=1)
        case Domain.EXPECTED:
            return st.dictionaries(SEATS, st.integers(0, 52), min_size=1)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    keys = draw(st.lists(st.sampled_from(sorted(VOCABULARY)), unique=True, max_size=12))
    answers = {key: draw(st.just(UNKNOWN) | values(VOCABULARY[key])) for key in keys}
    return Case(
        draw(st.sampled_from(Irregularity)),
        draw(st.sampled_from(Edition)),
        draw(st.sampled_from(Jurisdiction)),
        draw(TABLES),
        answers,
    )


def assert_comes_back(ticket: Ticket) -> None:
    try:
        text = encode(ticket.case, ticket.action, ticket.language, ticket.argument)
    except TooLong:
        return
    read = decode(text)
    assert len(text) <= LONGEST
    assert read == ticket
    assert list(read.case.answers) == list(ticket.case.answers)
    assert all(
        type(read.case.answers[key]) is type(value)
        for key, value in ticket.case.answers.items()
        if VOCABULARY[key].domain not in (Domain.COUNTS, Domain.EXPECTED)
    )


@given(
    cases(),
    st.sampled_from(codes.ACTIONS),
    st.sampled_from(LANGUAGES),
    st.integers(0, len(ALPHABET) ** 2 - 1),
)
def test_any_case_comes_back_as_it_was_or_is_too_long(
    case: Case, action: str, language: Language, argument: int
) -> None:
    assert_comes_back(Ticket(case, action, language, argument))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_ruling_of_the_walk_has_a_ticket(edition: Edition) -> None:
    for number, ruling in enumerate(rulings(edition)):
        if number % SAMPLE == 0:
            text = encode(ruling.case, "show", "pl")
            assert decode(text) == Ticket(ruling.case, "show", "pl")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_long_case_leaves_room_for_more(edition: Edition) -> None:
    longest = max(rulings(edition), key=lambda one: len(one.case.answers))
    assert len(encode(longest.case, "show", "en")) <= LONGEST * 3 // 4


def test_a_case_that_does_not_fit_is_said_to_be_too_long() -> None:
    cards = tuple(Card(suit, rank) for suit in (Suit.S, Suit.H) for rank in RANKS)
    case = Case(Irregularity.CARD_COUNT, table=Table(hands={Seat.N: cards[:13]}))
    case = case.answered("extra_cards", cards[:13]).answered("cards", cards[13:])
    with pytest.raises(TooLong):
        encode(case, "show", "en")


def ticket() -> str:
    case = Case(Irregularity.CARD_COUNT).answered("defect", UNKNOWN)
    return encode(case, "show", "en")


@pytest.mark.parametrize("version", ["0", "2", "10"])
def test_a_ticket_of_another_version_is_outdated(version: str) -> None:
    with pytest.raises(Outdated):
        decode(ticket().replace(f"{codes.VERSION}:", f"{version}:", 1))


@pytest.mark.parametrize(
    "forged",
    [
        "", ":", "dpl", "dpl1", "dpl:000", "dpl1:", "xyz1:000000", "dpl1:0000000", "dplA:000000",
        "dpl1:z0000020---0", "dpl1:000z0020---0", "dpl1:00000z0---0", "dpl1:0000002z---0",
        "dpl1:00000020z--0", "dpl1:00000020--800", "dpl1:00000020---9", "dpl1:00000020---1",
        "dpl1:00000020---0zz0", "dpl1:00000020---001", "dpl1:00000020---00", "dpl1: 0000020---0",
        "dpl1:00000020---00E9", "dpl1:00000020---00E000E0", "dpl1:00000020---0ą", "dpl1:\n",
        "dpl1:" + "0" * 96,
    ],
)  # fmt: skip
def test_a_forged_ticket_is_refused(forged: str) -> None:
    with pytest.raises(Forged):
        decode(forged)


@given(st.text(alphabet=f"{ALPHABET}-", max_size=95))
def test_whatever_follows_the_prefix_is_a_case_or_refused(rest: str) -> None:
    try:
        read = decode(f"dpl{codes.VERSION}:{rest}")
    except Forged:
        return
    assert contradictions(read.case) or rule(read.case)


@given(st.integers(0, 40), st.sampled_from(ALPHABET + "-"))
def test_one_wrong_sign_never_breaks_the_reader(at: int, wrong: str) -> None:
    text = encode(rulings(EDITIONS[-1])[0].case, "show", "no")
    at = min(at, len(text) - 1)
    try:
        decode(text[:at] + wrong + text[at + 1 :])
    except (Forged, Outdated):
        return


def test_every_fact_has_a_code_and_every_word_a_sign() -> None:
    assert set(codes.KEYS) >= set(VOCABULARY)
    for fact in VOCABULARY.values():
        assert set(codes.WORDS[fact.key]) >= set(fact.words), fact
        assert key_of(argument_of(fact.key)) == fact.key
    assert set(codes.IRREGULARITIES) >= set(Irregularity)
    assert set(codes.EDITIONS) >= set(Edition)
    assert set(codes.JURISDICTIONS) >= set(Jurisdiction)
    assert codes.LANGUAGES[:3] == get_args(Language)


def test_an_argument_without_a_fact_is_refused() -> None:
    with pytest.raises(Forged):
        key_of(len(codes.KEYS))


def test_what_was_shipped_keeps_its_code() -> None:
    """The golden file may grow at the end of a line and by lines; nothing in it changes."""
    shipped = dict(line.split(": ", 1) for line in GOLDEN.read_text("utf-8").splitlines())
    now = {name: ["''" if w == "" else w for w in table] for name, table in codes.TABLES.items()}
    for name, line in shipped.items():
        words = line.split(" ")
        assert now[name][: len(words)] == words, name
    assert {name: len(line.split(" ")) for name, line in shipped.items()} == {
        name: len(table) for name, table in now.items()
    }, "add what is new to the golden file"
