"""The keyboard of a terminal: typing, editing, completing and leaving."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from threading import Timer

import pytest
from prompt_toolkit.input import PipeInput
from prompt_toolkit.input.defaults import create_pipe_input
from prompt_toolkit.output import DummyOutput

from bot import dialogue
from bot.console.paper import PlainPaper
from bot.console.prompt import Prompt
from bot.console.session import BROKEN_OFF, Session
from rules import Ruling, rule
from rules.vocabulary.play import Irregularity

ENTER, TAB, CTRL_C, CTRL_D, BACKSPACE, UP = "\r", "\t", "\x03", "\x04", "\x7f", "\x1b[A"


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe:
        yield pipe


def talk(keys: PipeInput) -> tuple[Session, StringIO]:
    sheet = StringIO()
    keyboard = Prompt(source=keys, target=DummyOutput())
    case = dialogue.start(Irregularity.CARD_COUNT)
    return Session(PlainPaper(sheet), keyboard, "en", case), sheet


def test_a_ruling_is_typed_at_a_terminal(keys: PipeInput) -> None:
    session, sheet = talk(keys)
    for line in ("1", "both", "1", "no", "3", "yes", "", "quit"):
        keys.send_text(line + ENTER)
    assert session.run() == 0
    assert isinstance(rule(session.case), Ruling)
    assert "67B1(a)" in sheet.getvalue()


def test_a_line_can_be_edited_and_brought_back(keys: PipeInput) -> None:
    keyboard = Prompt(source=keys, target=DummyOutput())
    keys.send_text("nx" + BACKSPACE + "o" + ENTER)
    assert keyboard.read("Answer", ()) == "no"
    keys.send_text(UP + ENTER)
    assert keyboard.read("Answer", ()) == "no"


def test_the_tabulator_completes_an_answer(keys: PipeInput) -> None:
    keyboard = Prompt(source=keys, target=DummyOutput())
    keys.send_text("only the off" + TAB)
    Timer(0.3, keys.send_text, (ENTER,)).start()  # completing takes the terminal a moment
    offers = ("Nobody", "Only the offending side", "Only the other side")
    assert keyboard.read("Answer", offers) == "Only the offending side"


def test_ctrl_d_leaves_politely(keys: PipeInput) -> None:
    session, sheet = talk(keys)
    keys.send_text("1" + ENTER + CTRL_D)
    assert session.run() == 0
    assert sheet.getvalue().rstrip().endswith("Goodbye.")


def test_ctrl_c_breaks_off(keys: PipeInput) -> None:
    session, sheet = talk(keys)
    keys.send_text("1" + ENTER + CTRL_C)
    assert session.run() == BROKEN_OFF
    assert sheet.getvalue().rstrip().endswith("Stopped.")
