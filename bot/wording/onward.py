"""The message that leads into another Law; of Law 62 it says whose revoke is meant."""

from __future__ import annotations

from bot.wording.words import Words
from rules import Ruling


def onward_id(law: str, ruling: Ruling, words: Words) -> str:
    """The message for a Law to turn to after a ruling."""
    if law == "62":
        return f"onward-62{_whose(ruling)}"
    return f"onward-{law}" if words.has(f"onward-{law}") else "onward-other"


def _whose(ruling: Ruling) -> str:
    """A revoke of trick 12 that comes to light late, one of the other side, or just a revoke."""
    if "64B6" in ruling.citations:
        return "-late"
    corrected = any(one.startswith("62") for one in ruling.citations)
    return "-other-side" if corrected else ""
