"""`director serve` as it is started: any number of processes serve one application."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot import __main__ as director
from bot.wording import words
from locales import LANGUAGES
from tests.bot.http_harness import Answer, Door
from tests.bot.running import Process, serving
from tests.bot.test_doctor import TOKEN
from tools.posted import Connection, Discord, Payload, command, in_server, press

WHO = "876543210987654321"
OLA = {"locale": "pl", "who": WHO}
GIVEN = {"fault": "omitted", "played-on": "both", "offender": "defender"}


async def asked(discord: Discord, process: Process, payload: Payload) -> Answer:
    connection = await Connection.to(process.port)
    door = Door(discord, connection, None)
    answer = await door.post(in_server(payload))
    await connection.close()
    return answer


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM to be asked with")
async def test_two_processes_serve_one_dialogue_in_polish_through_a_restart(
    tmp_path: Path,
) -> None:
    discord = Discord.new()
    told = {"DIRECTOR_DATA_DIR": str(tmp_path)}
    with serving(discord, told, 2) as (first, second):
        question = await asked(discord, first, command("defective-trick", GIVEN, **OLA))
        assert first.stop() == 0
        yes = press(question.components, question.button("Tak"), **OLA)
        ruling = await asked(discord, second, yes)
        with serving(discord, told, 1) as (third,):
            back = press(ruling.components, ruling.button("Wstecz"), **OLA)
            again = await asked(discord, third, back)
            assert third.stop() == 0
        assert second.stop() == 0
    assert "67B1a" in ruling.text
    assert again.text == question.text
    assert [answer.json["type"] for answer in (question, ruling, again)] == [4, 7, 7]
    check_logs(first, second, third)
    for answer in (question, ruling, again):
        answer.sent.check()


def check_logs(*ended: Process) -> None:
    """Nothing went wrong, and nobody is named."""
    log = [json.loads(line) for one in ended for line in one.told]
    assert not [one for one in log if one["level"] == "error"]
    assert WHO not in json.dumps(log)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("told", "message"),
    [
        ({}, "no-public-key"),
        ({"DIRECTOR_PUBLIC_KEY": "abc"}, "public-key"),
    ],
)
def test_an_endpoint_that_cannot_start_says_why(
    lang: str, told: dict[str, str], message: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.delenv("DIRECTOR_PUBLIC_KEY", raising=False)
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert director.start(["--lang", lang, "serve"]) == 1
    assert capsys.readouterr().err.strip() == words(lang).text(f"cli-error-{message}")


def test_a_port_that_is_taken_is_said_to_be(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def taken(*_: object) -> None:
        raise OSError("address in use")

    monkeypatch.setenv("DIRECTOR_PUBLIC_KEY", Discord.new().public_key)
    monkeypatch.setattr("bot.http.serving.run", taken)
    assert director.start(["--lang", "en", "serve"]) == 1
    said = capsys.readouterr().err
    assert "address in use" in said
    assert "DIRECTOR_HTTP_PORT" in said


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("DIRECTOR_HTTP_PORT", "70000", "65535"),
        ("DIRECTOR_METRICS_PORT", "x", "65535"),
        ("DIRECTOR_SHARD_COUNT", "0", "1, 2, 3"),
        ("DIRECTOR_LOG_FORMAT", "xml", "json"),
        ("DIRECTOR_SHARD_IDS", "0-3", "DIRECTOR_SHARD_COUNT"),
    ],
)
def test_a_setting_that_cannot_be_is_named(
    name: str, value: str, allowed: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv(name, value)
    assert director.start(["--lang", "en", "discord"]) == 2
    said = capsys.readouterr().err
    assert name in said
    assert allowed in said
    assert "secret" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_registering_by_hand_says_how_many_there_are(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr("bot.plugin.client.registered", Mock(return_value=9))
    assert director.start(["--lang", lang, "sync"]) == 0
    assert capsys.readouterr().out.strip() == words(lang).text("cli-synced", {"count": "9"})
    monkeypatch.delenv("DISCORD_TOKEN")
    assert director.start(["--lang", lang, "sync"]) == 1
