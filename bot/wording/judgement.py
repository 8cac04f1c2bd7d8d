"""What is left to the Director, each as a question or a task with its Law."""

from __future__ import annotations

from collections.abc import Iterator

from bot.wording.answers import answer_text, fact_label, lowered
from bot.wording.clauses import references
from bot.wording.context import Table
from bot.wording.playing import not_shown
from bot.wording.variants import both_sides_revoked
from bot.wording.words import Context
from rules import Ruling
from rules.editions import E1997, E2007, address_in
from rules.effects import Action, Information, Level
from rules.parts import unique

COULD_HAVE_KNOWN = "72C"
SHORTFALL = "equity_shortfall"
DAMAGE = frozenset({SHORTFALL, "damage"})
WITHDRAWN = frozenset({Information.WITHDRAWN_NOS_AI, Information.WITHDRAWN_OS_UI})
PENALTY_CARDS = frozenset(one for one in Information if one.value.startswith("PC_"))


def judgement_lines(ruling: Ruling, table: Table, *, playing: bool = False) -> Iterator[str]:
    """The score, redress, information, foresight, and what was judged already."""
    if not ruling.citations:  # no Law has ruled yet
        return
    checks = tuple(_checks(ruling, table))
    if ruling.level is not Level.NO:
        yield _cited(table, score_id(ruling), ruling.level_laws)
    elif not checks:
        yield table.words.text("adjusted-no")
    yield from checks
    if {"could_have_known", "damage"} & set(ruling.assumed):
        foresight = address_in(ruling.case.edition, COULD_HAVE_KNOWN)
        yield _cited(table, "could-have-known-check", (foresight,))
    if ruling.judged:
        yield table.words.text("judged-facts", {"facts": _judged(ruling, table, playing=playing)})


def score_id(ruling: Ruling) -> str:
    """The message for the level of an adjusted score; judged damage is not judged again."""
    message = f"adjusted-{ruling.level.value}"
    if ruling.level is Level.MANDATORY and not _has_result(ruling):
        return f"{message}-deal"
    damaged = ruling.level is Level.MANDATORY and DAMAGE & set(ruling.judged)
    return f"{message}-damage" if damaged else message


def _has_result(ruling: Ruling) -> bool:
    """Whether there is a result at the table: not of a deal that was wrong from the start (13)."""
    awarded = (step for step in ruling.steps if step.code is Action.AWARD_ADJUSTED_SCORE)
    return not any(step.citation.startswith("13") for step in awarded)


def _checks(ruling: Ruling, table: Table) -> Iterator[str]:
    if SHORTFALL not in ruling.judged:
        message = "equity-check-both" if both_sides_revoked(ruling) else "equity-check"
        for clause in equity_laws(ruling):
            yield _cited(table, message, (clause,))
    if WITHDRAWN & set(ruling.information):
        yield _cited(table, "information-check", (withdrawn_law(ruling),))
    if PENALTY_CARDS & set(ruling.information):
        yield _cited(table, "information-check-penalty", (penalty_card_law(ruling),))
    if Information.RESTORED_CARD_UI_PARTNER in ruling.information:
        yield _cited(table, "information-check-restored", (restored_law(ruling),))
    if Information.ENQUIRY_MAY_BE_UI in ruling.information:
        older = ruling.case.edition is E1997
        yield _cited(table, "information-check-enquiry", ("16A" if older else "16B",))


def _judged(ruling: Ruling, table: Table, *, playing: bool) -> str:
    """What was judged, each with its answer."""
    return "; ".join(_judged_item(ruling, key, table, playing=playing) for key in ruling.judged)


def _judged_item(ruling: Ruling, key: str, table: Table, *, playing: bool) -> str:
    """One fact that was judged, as the ruling has taken it."""
    words = table.words
    label = lowered(fact_label(key, words.language, words=words))
    if key not in ruling.relied_on or (playing and not_shown(key, table)):
        return label
    answer = answer_text(words, key, ruling.relied_on[key], table.context)
    return words.text("judged-item", {"fact": label, "answer": lowered(answer)})


def equity_laws(ruling: Ruling) -> tuple[str, ...]:
    """The clauses under which redress is weighed, each once."""
    return unique(
        step.citation for step in ruling.steps if step.code is Action.ASSESS_EQUITY_AT_END
    )


def information_laws(ruling: Ruling) -> tuple[str, ...]:
    """The clauses on the use of a card that was withdrawn, or lies as a penalty card."""
    laws: list[str] = []
    if WITHDRAWN & set(ruling.information):
        laws.append(withdrawn_law(ruling))
    if PENALTY_CARDS & set(ruling.information):
        laws.append(penalty_card_law(ruling))
    return tuple(laws)


def withdrawn_law(ruling: Ruling) -> str:
    """The clause on what the offending side did with a withdrawn card."""
    return address_in(ruling.case.edition, "16C2")


def penalty_card_law(ruling: Ruling) -> str:
    """The clause on what a penalty card gave away."""
    return "50D1" if ruling.case.edition is E1997 else "50E3"


def restored_law(ruling: Ruling) -> str:
    """The clause on knowing that a card came back to a hand."""
    if ruling.case.edition is E1997:
        return "16"
    if any(one.startswith("13") for one in ruling.citations):
        return "13E" if ruling.case.edition is E2007 else "16B"
    return "14C"


def _cited(table: Table, message: str, laws: tuple[str, ...]) -> str:
    context: Context = {**table.context, "laws": references(table.words, laws)}
    return table.words.text(message, context)
