"""The command `director`: what it opens, what it says, and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord.ext import commands

from bot import __main__ as director
from bot.wording import words
from locales import LANGUAGES
from tests.bot.test_doctor import TOKEN

ROOT = Path(__file__).parents[2]
CASE = {"irregularity": "card_count", "facts": {"next_trick_played_by": "both"}}
OURS = ("DISCORD_TOKEN", "DIRECTOR_LANG", "DIRECTOR_EDITION", "DIRECTOR_JURISDICTION",
        "LC_ALL", "LC_MESSAGES", "LANG")  # fmt: skip


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test hangs on the environment in which it runs."""
    for name in OURS:
        monkeypatch.delenv(name, raising=False)


class Terminal(StringIO):
    """A standard input that says that somebody sits there."""

    def isatty(self) -> bool:
        return True


def process(*args: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if key not in OURS}
    return subprocess.run(
        [sys.executable, "-m", "bot", *args], input=typed, capture_output=True, cwd=ROOT,
        env={**kept, **environ}, encoding="utf-8", check=False, timeout=60,
    )  # fmt: skip


def test_without_a_terminal_it_shows_worked_rulings_and_ends_well() -> None:
    done = process()
    assert (done.returncode, done.stderr) == (0, "")
    for lang in LANGUAGES:
        assert words(lang).text("console-worked-head") in done.stdout


def test_answers_can_be_piped_in_line_by_line() -> None:
    done = process("ask", "--edition", "1997", typed="1\nboth\n1\nno\n3\nyes\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "1997 Laws" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_json_door_gives_its_status(lang: str) -> None:
    done = process("rule", "--lang", lang, typed=json.dumps(CASE))
    assert done.returncode == 3
    assert json.loads(done.stdout)["text"]["language"] == lang
    assert process("rule", "--no-text", "--lines", typed="nonsense\n").returncode == 2


def test_the_json_door_speaks_english_unless_told_otherwise() -> None:
    typed = json.dumps(CASE)
    told = [
        process("rule", typed=typed, DIRECTOR_LANG="pl", LANG="nb_NO.UTF-8"),
        process("--lang", "pl", "rule", typed=typed),
        process("--lang", "pl", "rule", "--lang", "no", typed=typed),
    ]
    spoken = [json.loads(one.stdout)["text"]["language"] for one in told]
    assert spoken == ["en", "pl", "no"]


def test_the_json_door_does_not_load_the_other_doors() -> None:
    script = (
        "import io, sys\n"
        "from bot.__main__ import start\n"
        'sys.stdin, sys.stdout = io.StringIO(\'{"irregularity": "card_count"}\'), io.StringIO()\n'
        "status = start(['rule'])\n"
        "heavy = {'prompt_toolkit', 'rich', 'discord', 'pydantic_settings', 'sqlalchemy'}\n"
        "heavy = (heavy | {'alembic', 'sqlite3', 'asyncpg', 'bot.store'}) & set(sys.modules)\n"
        "print(status, sorted(heavy), file=sys.__stdout__)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, cwd=ROOT, encoding="utf-8",
        check=True, timeout=60,
    )  # fmt: skip
    assert done.stdout.strip() == "3 []"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "ask", "rule", "show", "discord", "serve", "sync"])
def test_help_is_in_the_readers_language(
    lang: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["--lang", lang, *([command] if command else []), "--help"]
    assert director.start(told) == 0
    said = " ".join(capsys.readouterr().out.split())
    spoken = words(lang)
    ids = ["cli-usage", "cli-options", "cli-option-help", f"cli-{command or 'about'}"]
    for message in ids:
        assert spoken.text(message) in said
    if lang != "en":
        assert "Usage" not in said
        assert "Show this" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("told", "message", "given"),
    [
        (["nothing"], "no-such-command", {"name": "nothing"}),
        (["rule", "--loud"], "no-such-option", {"name": "--loud"}),
        (["rule", "--lang"], "value-missing", {"name": "--lang"}),
        (["rule", "--lines=1"], "value-too-much", {"name": "--lines"}),
        (["show", "more"], "too-much", {"value": "more"}),
    ],
)
def test_a_wrong_command_line_is_explained(
    lang: str, told: list[str], message: str, given: dict[str, str],
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert director.start(["--lang", lang, *told]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first == words(lang).text(f"cli-error-{message}", given)
    assert "--help" in second


def test_a_wrong_value_is_named_with_those_that_fit(capsys: pytest.CaptureFixture[str]) -> None:
    assert director.start(["ask", "--edition", "1998"]) == 2
    said = capsys.readouterr().err
    assert "‘1998’ does not fit ‘--edition’" in said
    assert "1997, 2007 or 2017" in said
    assert director.start(["--lang", "de"]) == 2


@pytest.mark.parametrize(
    ("name", "value"), [("DIRECTOR_EDITION", "2000"), ("DIRECTOR_JURISDICTION", "X")]
)
def test_a_wrong_setting_is_named(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert director.start(["ask"]) == 2
    said = capsys.readouterr().err
    assert name in said
    assert value in said
    assert len(said.splitlines()) == 1


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert director.start(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Director, Please ")


@pytest.mark.parametrize(
    ("told", "environ", "lang"),
    [
        ([], {}, "en"),
        (["--lang", "pl", "ask"], {"DIRECTOR_LANG": "no"}, "pl"),
        (["--lang=no"], {"DIRECTOR_LANG": "pl"}, "no"),
        (["rule", "--lang", "pl"], {}, "en"),
        ([], {"DIRECTOR_LANG": "no", "LANG": "pl_PL.UTF-8"}, "no"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LC_ALL": "nb_NO.UTF-8", "LANG": "pl_PL.UTF-8"}, "no"),
        ([], {"LC_ALL": "", "LANG": "nn_NO"}, "no"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        (["--version", "--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_readers(told: list[str], environ: dict[str, str], lang: str) -> None:
    assert director.interface_language(told, environ) == lang


def test_with_a_terminal_it_asks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal("language no\n1\nquit\n"))
    monkeypatch.setenv("DIRECTOR_EDITION", "2007")
    assert director.start([]) == 0
    said = capsys.readouterr().out
    assert "Edition: 2007 Laws" in said
    assert said.rstrip().endswith("Ha det.")


def test_ctrl_c_outside_the_dialogue_ends_with_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken_off(*_args: object, **_told: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.door.run", broken_off)
    assert director.start(["rule"]) == 130
    assert capsys.readouterr().err.strip() == "Stopped."


def discord_that(monkeypatch: pytest.MonkeyPatch, **does: Any) -> None:
    """A Discord of which no part reaches the network."""

    async def nothing(*_args: object, **_told: object) -> None:
        return None

    def no_log(**_told: object) -> None:
        return None

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(discord.utils, "setup_logging", no_log)
    monkeypatch.setattr("bot.plugin.client.connect", does.get("connect", nothing))


def failing(error: Exception) -> Any:
    async def fail(*_args: object, **_told: object) -> None:
        raise error

    return fail


def test_a_token_opens_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    async def connect(token: str, _serving: object) -> None:
        seen.append(token)

    discord_that(monkeypatch, connect=connect)
    assert director.start([]) == 0
    assert director.start(["discord"]) == 0
    assert seen == [TOKEN, TOKEN]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["discord", "sync"])
def test_what_cannot_be_a_token_is_refused_before_discord_is_asked(
    command: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = Mock()
    monkeypatch.setenv("DISCORD_TOKEN", "hush.hush")
    monkeypatch.setattr("bot.plugin.client.run", asked)
    monkeypatch.setattr("bot.plugin.client.registered", asked)
    assert director.start(["--lang", lang, command]) == 1
    said = capsys.readouterr().err
    for message in ("doctor-token-shape", "doctor-token-shape.todo"):
        assert words(lang).text(message) in said
    assert "hush" not in said
    assert not asked.called


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("error", "message"),
    [
        (discord.LoginFailure("no"), "discord-token"),
        (OSError("no way"), "discord-network"),
        (commands.ExtensionNotFound("bot.plugin"), "discord-missing"),
    ],
)
def test_discord_that_cannot_start_says_why(
    lang: str, error: Exception, message: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    discord_that(monkeypatch, connect=failing(error))
    assert director.start(["--lang", lang]) == 1
    said = capsys.readouterr().err.strip()
    assert said == words(lang).text(f"cli-error-{message}", {"detail": str(error)})
    assert TOKEN not in said


def test_a_plugin_that_cannot_be_imported_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    discord_that(monkeypatch)
    monkeypatch.setitem(sys.modules, "bot.plugin.client", None)
    assert director.start(["discord"]) == 1
    assert "cannot be loaded" in capsys.readouterr().err


def test_discord_without_a_token_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert director.start(["discord"]) == 1
    assert "DISCORD_TOKEN" in capsys.readouterr().err
