"""The README tells the truth: its commands are run, and its links lead somewhere.

``python -m tests.test_readme`` writes the present outputs into it.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from bot.door import run

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
TRANSCRIPT = re.compile(
    r"```console\n\$ director rule --plain --lang (en|pl|no) < (docs/examples/\S+)\n(.*?)```",
    re.DOTALL,
)
LINK = re.compile(r"\]\(([\w./-]+)\)")


def output(lang: str, example: str) -> str:
    """What the command of a transcript writes."""
    target = io.StringIO()
    with (ROOT / example).open(encoding="utf-8") as source:
        run(source, target, lang=lang, plain=True)
    return target.getvalue().rstrip("\n") + "\n"


def renewed(text: str) -> str:
    """The README with the present output under every command."""

    def write(found: re.Match[str]) -> str:
        lang, example = found.group(1), found.group(2)
        command = f"$ director rule --plain --lang {lang} < {example}"
        return f"```console\n{command}\n{output(lang, example)}```"

    return TRANSCRIPT.sub(write, text)


TRANSCRIPTS = TRANSCRIPT.findall(README.read_text("utf-8"))


@pytest.mark.parametrize(("lang", "example", "shown"), TRANSCRIPTS)
def test_a_transcript_is_what_the_command_writes(lang: str, example: str, shown: str) -> None:
    assert shown == output(lang, example)


def test_the_four_worked_cases_are_there_in_three_languages() -> None:
    shown = {(lang, example) for lang, example, _ in TRANSCRIPTS}
    wanted = {
        (lang, f"docs/examples/t{n}.json") for lang in ("en", "pl", "no") for n in (1, 2, 3, 4)
    }
    assert shown == wanted


def test_every_link_leads_to_a_file_of_the_repository() -> None:
    links = LINK.findall(README.read_text("utf-8"))
    assert len(links) > 5
    assert [one for one in links if not (ROOT / one).exists()] == []


if __name__ == "__main__":
    README.write_text(renewed(README.read_text("utf-8")), "utf-8")
