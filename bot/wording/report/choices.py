"""Choices as things to do: who chooses, from what, and that nobody plays until then."""

from __future__ import annotations

from collections.abc import Iterator

from bot.wording.choices import put_ids
from bot.wording.clauses import kebab, references
from bot.wording.context import Table
from bot.wording.report.models import Instruction
from bot.wording.words import Context
from rules import Ruling
from rules.editions import address_in
from rules.effects import Action, Option, Who
from rules.ruling import OpenChoice

OPENING = "opening-lead"
FIVE = ("spread", "accept", "require", "forbid", "free")
"""What declarer may do after an opening lead out of turn, in the order of Law 54."""
CLAUSES = {
    f"{OPENING}-spread": "54A", f"{OPENING}-accept": "54B", f"{OPENING}-require": "50D2(a)",
    f"{OPENING}-forbid": "50D2(a)", f"{OPENING}-free": "50D2(b)",
    "lead-accept-lead": "53A", "lead-refuse-lead": "56",
    "lead-by-declarer-accept-lead": "55A", "lead-by-declarer-refuse-lead": "55B",
    "lead-next-accept-lead": "55A", "lead-next-refuse-lead": "55B",
    "partner-lead-require-suit": "50D2(a)", "partner-lead-forbid-suit": "50D2(a)",
    "partner-lead-no-restriction": "50D2(b)",
    "penalty-play-accept-play": "52B1(a)", "penalty-play-reject-play": "52B2",
}  # fmt: skip
"""The clause under which an option has its consequence."""
ASKED = frozenset({"lho", "nos", "later-card", "offender", "penalty-card", "trick12"})
"""What is put as a question without a list: the sentence holds what is chosen from."""
ANSWERED_AT_ONCE = frozenset(
    {"nos_changed", "os_partner_changed", "designated", "partner_card", "chosen_penalty_card"}
)
"""Choices that are made with the card itself: play goes on after them without another ruling."""


def choice_instructions(ruling: Ruling, table: Table) -> Iterator[Instruction]:
    """The open choices, each put once."""
    put: list[str] = []
    if any(one.code is Action.REJECT_OPTION for one in ruling.steps):
        yield Instruction(table.words.text("do-reject-option"))
    for choice, message in zip(ruling.choices, put_ids(ruling.choices), strict=True):
        name = _name(choice, message)
        if name in put or (name == "spread" and OPENING in put):
            continue
        put.append(name)
        context = table.context_of(choice.who)
        options = tuple(_options(name, choice, ruling, context, table))
        yield Instruction(table.words.text(f"do-put-{name}", context), options)


def _name(choice: OpenChoice, message: str) -> str:
    """How a choice is put: one neighbour is asked alone, on whichever side."""
    alone = choice.fact == "nos_changed" and choice.who in (Who.LHO, Who.RHO)
    return "lho" if alone else message.removeprefix("choice-put-")


def _options(
    name: str, choice: OpenChoice, ruling: Ruling, context: Context, table: Table
) -> Iterator[str]:
    if name in ASKED:
        return
    codes = FIVE if name == OPENING else tuple(kebab(one) for one in choice.options)
    for code in codes:
        yield table.words.text(
            _option_id(name, code, table),
            {**context, "laws": references(table.words, (_clause(name, code, choice, ruling),))},
        )


def _clause(name: str, code: str, choice: OpenChoice, ruling: Ruling) -> str:
    """The clause of an option in the edition; else the one that gives the choice."""
    clause = CLAUSES.get(f"{name}-{code}")
    if clause is None or (name == "partner-lead" and choice.citation.startswith("51")):
        return choice.citation
    return address_in(ruling.case.edition, clause)


def _option_id(name: str, code: str, table: Table) -> str:
    own = f"do-option-{name}-{code}"
    return own if table.words.has(own) else f"do-option-{code}"


def goes_on_after(choice: OpenChoice) -> bool:
    """Whether play goes on as soon as the choice is made."""
    return choice.fact in ANSWERED_AT_ONCE and choice.options != (Option.SPREAD_HAND,)
