"""The four worked rulings as sheets of text, to compare with the files in ``golden``.

``python -m tests.bot.golden_sheets`` writes the files anew; read them aloud before they stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.reading import read_case
from bot.wording import RulingText, ruling_text
from locales import LANGUAGES
from rules import Case, Ruling, rule

FOLDER = Path(__file__).with_name("golden")
TABLE = {"declarer": "S", "offender": "W"}
OMITTED = {
    "next_trick_played_by": "both",
    "defect": "omitted",
    "did_play_card": "no",
    "holds_suit_led": "yes",
    "suit_led": "S",
    "defective_trick_no": 5,
}
EXTRA = {
    "next_trick_played_by": "both",
    "defect": "extra",
    "faced_card_known": "yes",
    "extra_cards": ["S4"],
    "restored_card_revoke": "none",
    "defective_trick_no": 5,
}
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "t1": ("2017", OMITTED),
    "t2": ("1997", OMITTED),
    "t3": ("2017", {**EXTRA, "extra_card_exposed": "no"}),
    "t4": ("2017", {**EXTRA, "extra_card_exposed": "yes"}),
}


def ruling_of(name: str) -> Ruling:
    """One of the worked rulings, with West as the offender against South's contract."""
    edition, facts = CASES[name]
    case = read_case(
        {"irregularity": "card_count", "edition": edition, "table": TABLE, "facts": facts}
    )
    assert isinstance(case, Case)
    ruling = rule(case)
    assert isinstance(ruling, Ruling)
    return ruling


def sheet(name: str, lang: str) -> str:
    """A worked ruling as one sheet."""
    return "\n".join(_lines(ruling_text(ruling_of(name), lang, strict=True))) + "\n"


def _lines(text: RulingText) -> Iterator[str]:
    yield text.title
    yield text.basis
    for head in ("say", "steps", "fixed", "information", "judgement", "bring_back", "rests_on"):
        lines: tuple[str, ...] = getattr(text, head)
        if lines:
            yield f"\n[{head}]"
            yield from lines
    for quote in text.quotes:
        yield f"\n{quote.source}\n{quote.text}"


if __name__ == "__main__":
    for one in CASES:
        for language in LANGUAGES:
            FOLDER.joinpath(f"{one}-{language}.txt").write_text(sheet(one, language), "utf-8")
