"""It refuses to start wrong rather than rule wrong: gateway, HTTP, and in somebody else's bot."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import discord
import pytest
from discord.ext import commands

from bot import __main__ as director
from bot import checkup
from bot.wording import words
from locales import LANGUAGES, Catalogue, CatalogueError
from tests.bot.simcord_harness import HostBot
from tests.bot.test_doctor import BOOK, TOKEN

Spoil = Callable[[pytest.MonkeyPatch, Path], None]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with a token and a key, on which nothing reaches Discord."""
    monkeypatch.setenv("DIRECTOR_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LAWBOOK_DIR", str(tmp_path / "lawbooks"))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DIRECTOR_PUBLIC_KEY", "00" * 32)
    return tmp_path


def words_are_broken(patching: pytest.MonkeyPatch, _folder: Path) -> None:
    def broken(*_: object, **__: object) -> Catalogue:
        raise CatalogueError("ui.ftl", 1, "junk")

    patching.setattr("bot.checkup.Catalogue.load", broken)


def a_clause_is_missing(patching: pytest.MonkeyPatch, _folder: Path) -> None:
    patching.setattr("bot.checkup.ENCODED", frozenset({"99Z9"}))


SPOILT: dict[str, Spoil] = {
    "doctor-words-bad": words_are_broken,
    "doctor-index-bad": a_clause_is_missing,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["discord", "serve"])
@pytest.mark.parametrize("found", SPOILT)
def test_neither_transport_starts_wrong_and_each_says_what_to_do(
    found: str, command: str, lang: str, folder: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    spoken = words(lang)
    SPOILT[found](monkeypatch, folder)
    capsys.readouterr()
    started = patch("bot.plugin.client.run"), patch("bot.http.serving.run")
    with started[0] as gateway, started[1] as http:
        assert director.start(["--lang", lang, command]) == 1
    assert not gateway.called
    assert not http.called
    said = capsys.readouterr().err
    assert spoken.text(f"{found}.todo") in said
    assert said.startswith(spoken.text("cli-error-not-in-order", {"detail": ""}).strip())


@pytest.mark.parametrize("found", SPOILT)
async def test_the_extension_is_not_loaded_wrong_into_another_bot(
    found: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    SPOILT[found](monkeypatch, folder)
    capsys.readouterr()
    async with HostBot("bot.plugin") as host:
        with pytest.raises(commands.ExtensionFailed) as refused:
            await host.load_extension("bot.plugin")
        assert words("en").text(f"{found}.todo") in str(refused.value)
        assert not host.tree.get_commands()
    assert isinstance(refused.value, discord.DiscordException)


@pytest.mark.parametrize("command", ["discord", "serve"])
def test_in_order_both_transports_start(command: str) -> None:
    started = patch("bot.plugin.client.run"), patch("bot.http.serving.run")
    with started[0] as gateway, started[1] as http:
        assert director.start([command]) == 0
    assert gateway.called is (command == "discord")
    assert http.called is (command == "serve")
    assert not checkup.wrong_for_a_start()


async def test_an_altered_law_book_is_told_of_and_keeps_nobody_from_starting(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It cannot make a ruling wrong: what differs is not quoted, a digest stands in for it."""
    told = ["lawbook", "add", str(BOOK), "--edition", "2017", "--publisher", "us", "--yes"]
    assert director.start(told) == 0
    (law,) = (folder / "lawbooks").rglob("law-67.txt")
    law.write_text(law.read_text("utf-8").replace(" the ", " no "), "utf-8")
    async with HostBot("bot.plugin") as host:
        await host.load_extension("bot.plugin")
        assert host.tree.get_commands()
        await host.unload_extension("bot.plugin")
    assert str(law) in caplog.text
