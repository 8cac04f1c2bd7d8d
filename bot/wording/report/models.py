"""The seven parts of a report, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.wording.models import Lines, Quote


@dataclass(frozen=True, slots=True)
class Instruction:
    """One thing to do and to say; ``options`` are what somebody chooses from meanwhile."""

    text: str
    options: Lines = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What a Director reads of a ruling, from the top of the screen to its foot."""

    title: str
    verdict: str
    do: tuple[Instruction, ...]
    notes: Lines
    after_play: Lines
    law: str
    quotes: tuple[Quote, ...]
    foot: str
