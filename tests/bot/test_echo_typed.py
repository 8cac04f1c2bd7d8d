"""What was typed is said back at the terminal: short, printable, and no reason to stop."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.console.numbers import NONE, whole_number
from bot.echo import LONGEST, printable, shown

ROOT = Path(__file__).parents[2]
TYPED = [
    b"\xff", b"\xed\xa0\x80", b"9" * 5000, b"x" * 5000, b"\x1b[31m", "\u202e".encode(),
    b"{ $x }", "٤٥".encode(), "²".encode(), b"1000V-" * 2000, b"67" + b"B" * 3000,
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ""),
        ("damę ♠A", "damę ♠A"),
        ("x\ud800", r"x\ud800"),
        ("\x00\x1b[31m\u202e", r"\x00\x1b[31m\u202e"),
        ("a\tb\u2028c", r"a\tb\u2028c"),
    ],
)
def test_what_cannot_be_seen_is_written_out(text: str, said: str) -> None:
    assert printable(text) == shown(text) == said
    assert said.encode().decode() == said


def test_of_a_long_text_the_beginning_is_said() -> None:
    assert shown("x" * LONGEST) == "x" * LONGEST
    assert shown("x" * 5_000_000) == "x" * LONGEST + " ..."


@pytest.mark.parametrize(
    ("typed", "number"), [("7", 7), ("٧", 7), ("²", NONE), ("-7", NONE), ("9" * 5000, NONE)]
)
def test_a_number_is_read_or_is_none(typed: str, number: int) -> None:
    assert whole_number(typed) == number


def answered(*args: bytes, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    done = subprocess.run(
        [sys.executable.encode(), b"-m", b"bot", *args],
        input=typed, capture_output=True, cwd=ROOT, check=False, timeout=60,
    )  # fmt: skip
    said = done.stdout + done.stderr
    assert b"Traceback" not in said
    assert b"[EN]" not in said
    assert b".ftl" not in said
    assert b"\x1b" not in said
    said.decode("utf-8")
    return done


@pytest.mark.parametrize(
    ("command", "status"), [("case", 2), ("law", 1), ("nonsense", 2), ("lawbook show", 1)]
)
def test_words_of_a_command_are_found_or_refused(command: str, status: int) -> None:
    for one in (TYPED[0], TYPED[2], TYPED[3], TYPED[4], TYPED[9]):
        words = command.encode().split() if command != "nonsense" else []
        done = answered(*words, one)
        assert done.returncode == status, one[:20]
        assert len(done.stdout + done.stderr) < 5 * LONGEST


def test_the_dialogue_goes_on_after_any_line() -> None:
    done = answered(b"ask", typed=b"\n".join(TYPED) + b"\n1\r\nboth\r\n")
    assert done.returncode == 0
    again = answered(b"ask", b"--playing", typed=b"\n".join(TYPED) + b"\n")
    assert again.returncode == 0


def test_a_long_number_answers_no_question() -> None:
    for question in (b"revoke\n", b"1\nboth\n1\nno\n3\nyes\n"):
        lines = b"".join(one + b"\n" for one in (b"9" * 5000, b"0 " + b"9" * 5000, b"1"))
        assert answered(b"ask", typed=question + lines * 6).returncode == 0
