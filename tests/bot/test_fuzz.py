"""A short run of hostile input: nothing escapes, and every answer is one that Discord takes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.http.kinds import NEEDED, PING, MalformedError, read
from bot.plugin.asides import faults_screen
from bot.plugin.components import components_of
from bot.plugin.controls import Controls
from bot.plugin.replies import reply, written
from bot.ticket import Forged, Outdated, Ticket, TooLong, decode
from rules import contradictions
from tests.discord_contract.rules import component_faults
from tools import fuzz_input as hostile
from tools.fuzz import Fuzz, run

SHORT = 400
FORESEEN = (Forged, Outdated, TooLong)
KEYS = st.sampled_from(("type", "data", "token", "id", "custom_id", "name"))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(KEYS, inside),
    max_leaves=12,
)  # fmt: skip


async def test_hostile_interactions_are_answered_or_refused_and_nothing_escapes() -> None:
    found = await run(20_000, SHORT, None)
    assert found.findings == []
    assert found.answered > SHORT / 2
    assert found.refused > SHORT / 50


async def test_a_finding_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError("not foreseen")

    monkeypatch.setattr(Fuzz, "_amiss", broken)
    found = await run(7, 40, None)
    assert any("not foreseen" in one and one.startswith("seed ") for one in found.findings)


@given(JSON | st.binary(max_size=60))
def test_any_body_is_an_interaction_or_refused(told: Any) -> None:
    body = told if isinstance(told, bytes) else json.dumps(told).encode()
    try:
        payload = read(body)
    except MalformedError:
        return
    assert payload["type"] in NEEDED
    assert payload["type"] == PING or payload["data"]


@settings(max_examples=300)
@given(st.integers(0, 10**9), st.text(max_size=30))
def test_a_damaged_ticket_leads_to_a_screen_or_a_polite_refusal(seed: int, typed: str) -> None:
    chosen = random.Random(seed)
    custom_id = hostile.custom_id(KNOWN, chosen)
    try:
        ticket = decode(custom_id)
    except FORESEEN:
        return
    for screen in screens(ticket, typed):
        components: Any = components_of(screen)
        assert not component_faults(components, v2=True)


KNOWN = ["dpl1:0001020---00E00I00G0", "dpl1:000160031-01BA", "dpl1:000062022-011-1B4",
         "dpl1:000062002-00z1", "dpl1:91E160031-01BA", "dpl1:700062002-00z1"]  # fmt: skip
FOUND = ["dpl1:81E562210-01101B50121E-"]
"""Tickets that have once led to a screen that Discord would not take."""


@pytest.mark.parametrize("ticket", FOUND)
def test_what_was_found_is_mended(ticket: str) -> None:
    for screen in screens(decode(ticket), ""):
        components: Any = components_of(screen)
        assert not component_faults(components, v2=True)


def screens(ticket: Ticket, typed: str) -> list[Any]:
    """Every screen that a ticket leads to, pressed or sent in."""
    made: list[Any] = []
    for lead in (lambda: reply(ticket), lambda: reply(ticket, (typed,)), lambda: written(
        ticket, typed)):  # fmt: skip
        try:
            made.append(lead())
        except FORESEEN:
            continue
    return [one for one in made if hasattr(one, "rows")]


@pytest.mark.parametrize("ticket", [one for one in KNOWN if contradictions(decode(one).case)])
def test_what_does_not_fit_can_be_left_out(ticket: str) -> None:
    case = decode(ticket).case
    row: Any = faults_screen(Controls(case, "en")).rows[0]
    dropped = decode(row[0].custom_id).case
    assert dropped != case
    assert not contradictions(dropped)
