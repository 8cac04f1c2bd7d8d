"""Faults of the command line in the reader's language, groups left alone, and ``--lang``."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from bot import __main__ as director
from bot.wording import words
from locales import LANGUAGES

GROUPS = ("log", "db", "server", "lawbook")
CLICKS = ("Missing", "argument", "Usage", "Invalid", "range", "not a valid")
"""Words of click's own sentences."""


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test hangs on the environment in which it runs."""
    for name in ("DISCORD_TOKEN", "DIRECTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("told", "word"),
    [
        (["law"], "words"), (["case"], ""), (["server", "forget"], ""),
        (["lawbook", "show"], "clause"), (["lawbook", "add"], "file"),
    ],
)  # fmt: skip
def test_what_is_missing_is_named_as_in_the_help(
    lang: str, told: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert director.start(["--lang", lang, *told]) == 2
    first, second = capsys.readouterr().err.splitlines()
    name = words(lang).text(f"cli-metavar-{word}") if word else "ID"
    assert name in first
    end = words(lang).text("cli-error-missing", {"name": ""}).rpartition(" ")[2]
    assert first.endswith(end)
    assert "--help" in second
    assert director.start(["--lang", lang, *told, "--help"]) == 0
    assert name in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("told", "value", "name"),
    [
        (["coverage", "99"], "99", "law"), (["coverage", "abc"], "abc", "law"),
        (["coverage", "67", "0"], "0", "law"),
        (["lawbook", "add", "x", "--law", "200"], "200", "--law"),
    ],
)  # fmt: skip
def test_a_number_out_of_bounds_is_explained(
    lang: str, told: list[str], value: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert director.start(["--lang", lang, *told]) == 2
    spoken = words(lang)
    shown = name if name.startswith("--") else spoken.text(f"cli-metavar-{name}")
    given = {"value": value, "name": shown, "allowed": "1–93"}
    said = capsys.readouterr().err
    assert said.splitlines()[0] == spoken.text("cli-error-bad-value", given)
    assert not any(one in said for one in CLICKS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GROUPS)
@pytest.mark.parametrize("after", [False, True])
def test_a_group_left_alone_shows_its_help(
    lang: str, name: str, after: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["--lang", lang]
    assert director.start([name, *told] if after else [*told, name]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(words(lang).text("cli-usage"))
    assert words(lang).text("cli-error-other") not in said.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "told",
    [["show"], ["coverage", "67"], ["law", "50"], ["lawbook", "list"], ["lawbook"],
     ["log", "list"], ["server", "forget"]],
)  # fmt: skip
def test_the_language_may_stand_behind_every_command(
    lang: str, told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    statuses = [director.start(one) for one in (["--lang", lang, *told], [*told, "--lang", lang])]
    assert statuses[0] == statuses[1]
    said = capsys.readouterr()
    for stream in (said.out, said.err):
        half = len(stream) // 2
        assert stream[:half] == stream[half:]


def test_the_words_of_a_search_are_not_taken_for_the_command_rule() -> None:
    assert director.interface_language(["law", "rule", "--lang", "pl"], {}) == "pl"
    assert director.interface_language(["--lang", "rule", "rule", "--lang", "pl"], {}) == "en"


@pytest.mark.parametrize(
    ("told", "lang"), [("NO", "no"), ("nb", "no"), ("nn", "no"), ("PL", "pl"), ("De", "en")]
)
def test_the_language_of_the_environment_may_be_written_in_several_ways(
    told: str, lang: str
) -> None:
    assert director.interface_language([], {"DIRECTOR_LANG": told}) == lang


class Terminal(StringIO):
    """A standard input that says that somebody sits there."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("more", "message"), [([], "wait"), (["--lines"], "lines-wait")])
def test_in_a_terminal_the_json_door_says_what_it_waits_for(
    lang: str, more: list[str], message: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    case = '{"irregularity": "card_count"}'
    for source, said in ((Terminal(case), words(lang).text(f"cli-rule-{message}")),
                         (StringIO(case), "")):  # fmt: skip
        monkeypatch.setattr(sys, "stdin", source)
        assert director.start(["--lang", lang, "rule", *more]) == 3
        assert capsys.readouterr().err.strip() == said
