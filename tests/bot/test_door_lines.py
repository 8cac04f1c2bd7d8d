"""A stream of lines has an answer for each, whatever stands in one of them."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import door
from bot.door import BAD, run
from bot.echo import LONGEST
from bot.wording import words
from locales import LANGUAGES
from rules.vocabulary import VOCABULARY
from tools.fuzz_input import line

ROOT = Path(__file__).parents[2]
GOOD = b'{"irregularity": "revoke"}'
CONTRACT = {
    "bad_json", "not_an_object", "missing_irregularity", "unknown_key", "wrong_type",
    "out_of_domain", "contradiction",
}  # fmt: skip
PER_SEED = 40


def revoke(members: str) -> bytes:
    return b'{"irregularity": "revoke", ' + members.encode() + b"}"


def facts(members: str) -> bytes:
    return revoke('"facts": {' + members + "}")


HOSTILE: list[tuple[bytes, str, str]] = [
    (revoke(r'"x\ud800": 1'), r"x\ud800", "unknown_key"),
    (facts(r'"x\udfff": 1'), r"facts.x\udfff", "unknown_key"),
    (facts(r'"x\ud83d\ude00": 1'), "facts.x\U0001f600", "unknown_key"),
    (revoke(r'"table": {"x\udc00": "N"}'), r"table.x\udc00", "unknown_key"),
    (revoke(r'"table": {"hands": {"x\udc00": []}}'), r"table.hands.x\udc00", "unknown_key"),
    (facts(r'"counts": {"\ud800": 1}'), r"facts.counts.\ud800", "unknown_key"),
    (b'{"irregularity": "re\\ud800voke"}', "irregularity", "out_of_domain"),
    (b'{"irregularity": ""}', "irregularity", "out_of_domain"),
    (b'{"irregularity": "revoke\\u0000"}', "irregularity", "out_of_domain"),
    (revoke(r'"edition": "\udc00"'), "edition", "out_of_domain"),
    (revoke(r'"jurisdiction": "\udc00"'), "jurisdiction", "out_of_domain"),
    (revoke(r'"as_of": "\udc00"'), "as_of", "out_of_domain"),
    (revoke(r'"table": {"contract": "\udc00"}'), "table.contract", "out_of_domain"),
    (revoke(r'"table": {"declarer": "\udc00"}'), "table.declarer", "out_of_domain"),
    (revoke(r'"table": {"hands": {"N": ["\udc00"]}}'), "table.hands.N.0", "out_of_domain"),
    (facts(r'"cards": ["S\ud800"]'), "facts.cards.0", "out_of_domain"),
    (facts(r'"defect": "\ud800"'), "facts.defect", "out_of_domain"),
    (facts('"existing_penalty_cards": [{"card": "S9", "kind": ["minor"]}]'),
     "facts.existing_penalty_cards.0.kind", "out_of_domain"),
    (facts('"trick_no": NaN'), "facts.trick_no", "wrong_type"),
    (facts('"trick_no": -Infinity'), "facts.trick_no", "wrong_type"),
    (facts('"trick_no": 1e999'), "facts.trick_no", "wrong_type"),
    (facts('"trick_no": ' + "9" * 4000), "facts.trick_no", "out_of_domain"),
    (facts('"trick_no": ' + "9" * 5000), "", "bad_json"),
    (facts('"trick_no": ' + "[" * 700 + "]" * 700), "facts.trick_no", "wrong_type"),
    (facts('"counts": ' + '{"a": ' * 700 + "1" + "}" * 700), "facts.counts.a", "unknown_key"),
    (b"[" * 200_000, "", "bad_json"),
    (b'{"a": ' * 200_000, "", "bad_json"),
    (b"\x00", "", "bad_json"),
    (b"\xff\xfe" + GOOD, "", "bad_json"),
    (b'{"irregularity": "rev\xffoke"}', "irregularity", "out_of_domain"),
    (b'{"irregularity": "revoke", "\xed\xa0\x80": 1}', "\ufffd\ufffd\ufffd", "unknown_key"),
    (GOOD + b" " + GOOD, "", "bad_json"),
    (b'{"irregularity": "rev\roke"}', "", "bad_json"),
    (facts('"x\u2028y": 1'), r"facts.x\u2028y", "unknown_key"),
    (facts('"x\u0085y": 1'), r"facts.x\x85y", "unknown_key"),
    (facts(r'"\u202e\u001b[31m": 1'), r"facts.\u202e\x1b[31m", "unknown_key"),
    (facts(r'"{ $field }%s": 1'), "facts.{ $field }%s", "unknown_key"),
    (facts('"' + "x" * 3_000_000 + '": 1'), "facts." + "x" * 3_000_000, "unknown_key"),
]  # fmt: skip


def streamed(raw: bytes, *options: str) -> tuple[int, list[str]]:
    """The exit status and the lines of output, with nothing said beside them."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "rule", "--lines", *options],
        input=raw, capture_output=True, cwd=ROOT, check=False, timeout=120,
    )  # fmt: skip
    assert done.stderr == b""
    return done.returncode, done.stdout.decode("utf-8").split("\n")


def test_every_line_of_a_stream_has_its_answer() -> None:
    raw = b"\n".join(line for told, *_ in HOSTILE for line in (told, GOOD))
    status, out = streamed(raw, "--no-text")
    assert status == BAD
    assert out.pop() == ""
    answers = [json.loads(one) for one in out]
    assert len(answers) == 2 * len(HOSTILE)
    assert {one["status"] for one in answers[1::2]} == {"question"}
    for (told, field, code), got in zip(HOSTILE, answers[::2], strict=True):
        assert got["status"] == "error", told[:80]
        faults = [(one["field"], one["code"]) for one in got["errors"]]
        assert (field, code) in faults, (told[:80], faults[:3])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_a_line_can_be_printed_and_is_short(lang: str) -> None:
    for told, *_ in HOSTILE:
        got = door.answer(told.decode("utf-8", "replace"), lang=lang)
        for one in got["errors"]:
            assert one["message"].isprintable()
            assert len(one["message"]) < 5 * LONGEST
            assert one["field"].isprintable()
        assert "[EN]" not in str(got)


def test_as_words_alone_every_line_is_answered_too() -> None:
    raw = b"\n".join(told for told, *_ in HOSTILE) + b"\n" + GOOD
    status, out = streamed(raw, "--plain")
    assert status == BAD
    assert all(one.isprintable() for one in out)


def test_one_case_alone_is_answered_as_well_as_in_a_stream() -> None:
    for told, field, code in HOSTILE:
        target = io.StringIO()
        assert run(io.StringIO(told.decode("utf-8", "replace")), target) == BAD
        faults = json.loads(target.getvalue())["errors"]
        assert (field, code) in [(one["field"], one["code"]) for one in faults]
        target.getvalue().encode()


@pytest.mark.parametrize(
    ("raw", "answers"),
    [
        (b"\xef\xbb\xbf" + GOOD + b"\r\n" + GOOD + b"\r\n", 2),
        (b"\xef\xbb\xbf\n" + GOOD, 1),
        (b" \r\n\t\n" + GOOD + b"\n\n", 1),
        (b'{"irregularity":\r"revoke"}\n' + GOOD, 2),
        (b"", 0),
    ],
)
def test_a_line_ends_at_a_line_feed_and_nowhere_else(raw: bytes, answers: int) -> None:
    _, out = streamed(raw, "--no-text")
    assert [json.loads(one)["status"] for one in out[:-1]] == ["question"] * answers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_defect_of_the_program_costs_one_line_only(
    lang: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ruling = door.rule

    def broken(case: Any) -> Any:
        if case.irregularity == "card_count":
            raise ZeroDivisionError
        return ruling(case)

    monkeypatch.setattr(door, "rule", broken)
    target = io.StringIO()
    source = '{"irregularity": "card_count"}\n{"irregularity": "revoke"}\n'
    assert run(io.StringIO(source), target, lines=True, lang=lang, text=False) == BAD
    failed, asked = map(json.loads, target.getvalue().splitlines())
    (fault,) = failed["errors"]
    assert (fault["field"], fault["code"]) == ("", "bad_json")
    assert fault["message"] == words(lang).text("error-bad-json-failed")
    assert asked["status"] == "question"
    assert caplog.records[-1].exc_info is not None


def test_whoever_stops_reading_ends_the_stream_without_a_word() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "rule", "--lines"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
    ) as started:  # fmt: skip
        assert started.stdin
        assert started.stdout
        assert started.stderr
        started.stdin.write(GOOD + b"\n")
        started.stdin.flush()
        assert started.stdout.readline()
        started.stdout.close()
        started.stdin.write(GOOD + b"\n")
        started.stdin.close()
        assert started.stderr.read() == b""
        assert started.wait(60) == 1


@pytest.mark.parametrize("seed", range(10))
def test_hostile_lines_are_answered_with_codes_of_the_contract(seed: int) -> None:
    told = [*_lines(seed)]
    target = io.StringIO()
    run(io.StringIO("\n".join(told)), target, lines=True)
    answers = [json.loads(one) for one in target.getvalue().split("\n")[:-1]]
    assert len(answers) == len(told)
    for one, got in zip(told, answers, strict=True):
        failed = words("en").text("error-bad-json-failed")
        for fault in got.get("errors", ()):
            assert fault["code"] in CONTRACT
            assert fault["message"] != failed, one[:200]
            assert f"{fault['field']}{fault['message']}".isprintable()


def _lines(seed: int) -> Iterator[str]:
    chosen = random.Random(seed)
    for _ in range(PER_SEED):
        yield line(list(VOCABULARY), chosen)
