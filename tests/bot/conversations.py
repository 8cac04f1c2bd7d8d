"""Conversations at the terminal, typed line by line, and where their transcripts are kept.

The typed lines are the same story in each language: seats and contract, the missing card, a
reason, an answer taken back, the end of play, another edition. The transcripts are renewed with
``python -m tests.bot.conversations``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

from bot import dialogue
from bot.console.keyboard import Pipe
from bot.console.paper import PlainPaper
from bot.console.session import Session
from rules import Edition
from rules.editions import NEWEST
from rules.vocabulary.play import Irregularity

GOLDEN = Path(__file__).parent / "golden"

STORIES: dict[str, tuple[str, ...]] = {
    "en": (
        "table", "1", "West", "2", "South", "3", "4sx", "5", "hearts", "", "wrong number", "both",
        "why", "1", "yes", "back", "n", "what?", "y", "2", "1", "change", "2", "b", "after",
        "the other side", "two", "2", "edition 1997", "quit",
    ),
    "pl": (
        "stół", "1", "gracz W", "2", "S", "3", "4♠x", "5", "kiery", "", "1", "obie",
        "dlaczego", "1", "tak", "wstecz", "n", "co?", "t", "2", "1", "zmień", "2", "ob", "po-roz",
        "2", "dwie", "2", "wydanie 1997", "koniec",
    ),
    "no": (
        "bord", "1", "vest", "2", "syd", "3", "4♠x", "5", "hjerter", "", "1", "begge",
        "hvorfor", "1", "ja", "tilbake", "n", "hva?", "j", "2", "1", "endre", "2", "begge", "etter",
        "2", "to", "2", "lovutgave 1997", "avslutt",
    ),
}  # fmt: skip


def session(
    typed: Sequence[str], lang: str = "en", edition: Edition = NEWEST
) -> tuple[Session, StringIO]:
    """A conversation that is ready to run, and the sheet on which it is written."""
    sheet = StringIO()
    paper = PlainPaper(sheet)
    keyboard = Pipe(StringIO("".join(f"{line}\n" for line in typed)), paper)
    case = dialogue.start(Irregularity.CARD_COUNT, edition)
    return Session(paper, keyboard, lang, case), sheet


def transcript(typed: Sequence[str], lang: str = "en", edition: Edition = NEWEST) -> str:
    """All that stands on the sheet when the typed lines are used up."""
    talk, sheet = session(typed, lang, edition)
    assert talk.run() == 0
    return sheet.getvalue()


def golden(lang: str) -> Path:
    """Where the transcript of a language is kept."""
    return GOLDEN / f"console-{lang}.txt"


def renew() -> None:
    """Write the transcripts anew; read the difference before keeping it."""
    for lang, typed in STORIES.items():
        golden(lang).write_text(transcript(typed, lang), "utf-8")
        sys.stdout.write(f"{golden(lang).name}\n")


if __name__ == "__main__":
    renew()
