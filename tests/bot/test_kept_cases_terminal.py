"""Long cases at the terminal, and what a screen of one holds."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import start
from bot.case_id import id_of
from bot.plugin.controls import Do
from bot.plugin.replies import reply
from bot.store import Address, open_store
from bot.ticket import Ticket, TooLong, case_of, written
from bot.wording import words
from locales import LANGUAGES, Language
from rules import Case, Ruling, rule
from rules.facts import LyingCard
from rules.table import RANKS, Card, Suit
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import Irregularity
from tests.bot.conversations import session
from tests.bot.test_case_id import OMITTED


def long_case() -> str:
    """The same case as text, as the plugin keeps it."""
    with pytest.raises(TooLong):
        id_of(penalty_cards())
    return written(penalty_cards())


def penalty_cards() -> Case:
    own, others = (
        tuple(LyingCard(Card(suit, rank)) for rank in RANKS) for suit in (Suit.S, Suit.H)
    )
    return Case(
        Irregularity.PENALTY_CARD_PENDING,
        answers={
            "existing_penalty_cards": own,
            "partner_penalty_cards": others,
            "to_act": VOCABULARY["to_act"].kind("nobody"),  # type: ignore[misc]
            "exposure": VOCABULARY["exposure"].kind("dropped"),  # type: ignore[misc]
        },
    )


def kept_at(folder: Path, case: str) -> str:
    """A case put into the database of a folder."""

    async def keep() -> str:
        store = open_store(Address.of(None, folder))
        try:
            return await store.keep_case(case)
        finally:
            await store.close()

    return asyncio.run(keep())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_opens_a_case_by_its_short_id(
    lang: Language,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    short = kept_at(tmp_path, long_case())
    assert start(["--lang", lang, "case", short]) == 0
    told = capsys.readouterr().out
    (again,) = re.findall(words(lang).text("case-id", {"id": "([0-9A-Z]{8,16})"}), told)
    assert start(["--lang", lang, "case", again]) == 0
    assert capsys.readouterr().out == told
    assert start(["--lang", lang, "case", short, id_of(OMITTED)]) == 0
    assert words(lang).text("difference-title") in capsys.readouterr().out


def test_the_terminal_makes_no_database_for_an_id_that_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path / "nothing"))
    assert start(["--lang", "no", "case", "K3M9X2PQ"]) == 2
    assert words("no").text("case-unknown") in capsys.readouterr().out
    assert not (tmp_path / "nothing").exists()


def test_the_terminal_says_politely_that_the_database_is_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/none")
    assert start(["--lang", "pl", "case", "K3M9X2PQ"]) == 2
    assert words("pl").text("case-store-away") in capsys.readouterr().out


def test_the_dialogue_at_the_terminal_keeps_a_long_case() -> None:
    found: list[str] = []

    def keep(case: str) -> str:
        found.append(case)
        return "k3m9x2pq"

    talk, sheet = session(("ruling", "quit"))
    talk.file_away = keep
    talk.case, talk.begun, talk.offered = penalty_cards(), True, True
    assert talk.run() == 0
    assert "Case: K3M9X2PQ" in sheet.getvalue()
    again, before = rule(case_of(found[0])), rule(penalty_cards())
    assert isinstance(again, Ruling)
    assert isinstance(before, Ruling)
    assert again.penalty_cards == before.penalty_cards
    talk, sheet = session(("quit",))
    talk.case, talk.begun, talk.offered = penalty_cards(), True, True
    assert talk.run() == 0
    assert words("en").text("case-not-kept") in sheet.getvalue()


def test_a_long_case_loses_its_buttons_and_not_its_text() -> None:
    screen: Any = reply(Ticket(penalty_cards(), Do.SHOW, "en"))
    assert screen.kept.case == long_case()
    assert not screen.rows
