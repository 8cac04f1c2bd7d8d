"""The message that leads into another Law; of Laws 62 and 67 it says what is meant."""

from __future__ import annotations

from bot.wording.words import Words
from rules import Ruling
from rules.editions import E2017
from rules.table import Role
from rules.vocabulary.play import Phase


def onward_id(law: str, ruling: Ruling, words: Words) -> str:
    """The message for a Law to turn to after a ruling."""
    if law == "24" and _lead_not_faced(ruling):
        return "onward-24-lead-not-faced"
    if law == "62":
        return f"onward-62{_whose(ruling)}"
    if law == "67" and not any(one.startswith("67") for one in ruling.citations):
        return "onward-67-found"
    return f"onward-{law}" if words.has(f"onward-{law}") else "onward-other"


def _lead_not_faced(ruling: Ruling) -> bool:
    """Whether Law 24 holds after the auction, which it did until 2017, over a defender's card."""
    phase = ruling.case.answers.get("phase")
    longer = phase in (Phase.AUCTION_OVER, Phase.BEFORE_LEAD) and ruling.case.edition != E2017
    return longer and ruling.role in (None, Role.DEFENDER)


def _whose(ruling: Ruling) -> str:
    """A revoke of trick 12 that comes to light late, one of the other side, or just a revoke."""
    if "64B6" in ruling.citations:
        return "-late"
    corrected = any(one.startswith("62") for one in ruling.citations)
    return "-other-side" if corrected else ""
