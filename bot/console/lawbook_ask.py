"""What a command about law books has to ask for; without a terminal it says what to add."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

import click

from bot.lawbook.faults import BookError
from bot.wording import Words
from locales.letters import fold

TRIES = 3
SHORT = 60


def first_words(text: str, most: int = SHORT) -> str:
    """The beginning of a text, cut between two words."""
    if len(text) <= most:
        return text
    return text[: most + 1].rpartition(" ")[0] + " …"


def ranges(laws: Iterable[int]) -> tuple[str, ...]:
    """Numbers, those in a row as one range."""
    runs: list[list[int]] = []
    for law in laws:
        if runs and runs[-1][-1] + 1 == law:
            runs[-1].append(law)
        else:
            runs.append([law])
    return tuple(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def agreed(spoken: Words, question: str, *, yes: bool, **given: str) -> bool:
    """Whether the reader says yes; ``yes`` says so beforehand.

    :raises BookError: when nobody can be asked.
    """
    if yes:
        return True
    if not sys.stdin.isatty():
        raise BookError("say-yes")
    typed = fold(_typed(spoken.text(question, given)))
    word = fold(spoken.text("yes"))
    return bool(typed) and (word.startswith(typed) or typed in ("y", "yes"))


def chosen(spoken: Words, question: str, allowed: Sequence[str], **given: str) -> str:
    """One of several values, asked for.

    :raises BookError: when nobody can be asked, or nothing that fits is said.
    """
    if sys.stdin.isatty():
        listed = spoken.join(allowed, "or") if len(allowed) < len("1234567890") else ""
        for _ in range(TRIES):
            typed = _typed(spoken.text(question, {"allowed": listed, **given}))
            if typed in allowed:
                return typed
    raise BookError(question.replace("lawbook-ask-", "no-"), **given)


def _typed(question: str) -> str:
    click.echo(f"{question} ", nl=False)
    return sys.stdin.readline().strip()
