"""A result of the JSON door as lines to be read: what to do, what to say, which Laws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.wording.words import Words
from bot.wording.words import words as words_of


def plain_lines(result: dict[str, Any], lang: str) -> tuple[str, ...]:
    """The words of a ruling, a question or an error, a sentence or two a line."""
    match result["status"]:
        case "ruling":
            return tuple(_ruling(result["text"], words_of(lang)))
        case "question":
            text = result["text"]
            return (text["question"], *(f"  {label}" for label in text["answers"].values()))
        case _:
            return tuple(one["message"] for one in result["errors"])


def _ruling(text: dict[str, Any], words: Words) -> Iterator[str]:
    yield text["title"]
    yield from _listed(words.text("steps-head"), text["steps"], numbered=True)
    yield from _listed(words.text("judgement-head"), text["judgement"])
    yield from _listed(words.text("say-head"), text["say"])
    quotes = tuple(f"{one['source']}: {one['text']}" for one in text["quotes"])
    yield from _listed(words.text("citations-head"), quotes)


def _listed(head: str, lines: Sequence[str], *, numbered: bool = False) -> Iterator[str]:
    """A heading and its lines; nothing where there are none."""
    if lines:
        yield ""
        yield head
    for number, line in enumerate(lines, 1):
        yield f"  {number}. {line}" if numbered else f"  {line}"
