"""The title: what was found, from the facts, and the edition."""

from __future__ import annotations

from bot.wording.clauses import kebab
from bot.wording.conditions import Holds, all_of, cited, happened, ordered, told_as, unless
from bot.wording.context import UNKNOWN, Table
from bot.wording.report.state import COMPLETED, KEPT_ONE
from rules import Ruling
from rules.effects import Action
from rules.vocabulary.play import Irregularity

_I = Irregularity
COUNTED = happened(_I.CARD_COUNT)
TITLES: tuple[tuple[str, Holds, str], ...] = (
    ("defects", all_of(COUNTED, KEPT_ONE, COMPLETED), ""),
    ("played-again", all_of(COUNTED, ordered(Action.WITHDRAW_CARD), cited("67B3")), ""),
    ("misplaced", all_of(COUNTED, cited("67B3")), ""),
    ("omitted", COMPLETED, "defective_trick_no"),
    ("omitted", all_of(COUNTED, told_as("defect", "omitted")), "defective_trick_no"),
    ("too-many", KEPT_ONE, "defective_trick_no"),
    ("missing", all_of(COUNTED, cited("14")), ""),
    ("wrong-from-start", all_of(COUNTED, cited("13")), ""),
    ("two-in-trick", happened(_I.TWO_CARDS), ""),
    ("too-many", all_of(COUNTED, told_as("defect", "extra")), "defective_trick_no"),
    ("misplaced", all_of(COUNTED, told_as("defect", "misplaced_played_card")), ""),
    ("revoke", all_of(happened(_I.REVOKE), unless(cited("61A"))), "trick_no"),
)  # fmt: skip
"""The titles that hang on what was found, the narrower before the wider, with the trick's fact."""


def title(ruling: Ruling, table: Table) -> str:
    """What was found and the edition, in one line."""
    name, trick = _found(ruling)
    context = {**table.context, **(table.trick(trick) if trick else {"trick": UNKNOWN})}
    found = table.words.text(f"found-{name}", context)
    return table.words.text("report-title", {"found": found, "edition": ruling.case.edition.value})


def _found(ruling: Ruling) -> tuple[str, str]:
    """The message, and the fact that tells the number of the trick."""
    for name, holds, trick in TITLES:
        if holds(ruling):
            return name, trick
    return kebab(ruling.case.irregularity), ""
