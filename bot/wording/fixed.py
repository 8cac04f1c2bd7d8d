"""What the Laws settle: tricks, cards on the table, who may change a card, who may know what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.wording.clauses import fluent_id, kebab
from bot.wording.context import Table, lying
from bot.wording.words import Context
from rules import Ruling
from rules.account import account
from rules.effects import Action, Information, Ownership, Who, Withdrawal
from rules.ruling import LyingPenaltyCard, PendingPenaltyCard, TricksMoved
from rules.vocabulary.counts import WON_BY, PlayedOn
from rules.vocabulary.play import Irregularity
from rules.vocabulary.revoke import AfterRevoke, Event

DECLARING_SIDE_CLAUSE = "48A"
AGREED = frozenset({Event.ACQUIESCED, Event.AGREEMENT})
"""Assent to a claim, which until 2017 stood in one clause with the claim."""
NOBODY = frozenset({AfterRevoke.NOBODY, False})
"""Answers that say that nobody has played after the card, or changes one."""
TOLD_BY: dict[str, tuple[str, ...]] = {
    Withdrawal.LHO_OF_OFFENDER: ("opponent_played", "nos_played_after", "nos_changed"),
    Withdrawal.EACH_NOS_PLAYER: ("opponent_played", "nos_played_after", "nos_changed"),
    Withdrawal.OS_NEXT_AFTER_NOS_CHANGE: ("os_partner_played_after", "os_partner_changed"),
}
"""The facts that tell whether somebody has a card to change."""
SECOND_TRICK = "second_defective_trick_no"
DEFECTIVE = frozenset(
    {Irregularity.CARD_COUNT, Irregularity.TWO_CARDS, Irregularity.EXTRA_CARD_TO_TRICK}
)
"""Where the trick spoken of is a defective one."""


def fixed_lines(ruling: Ruling, table: Table) -> Iterator[str]:
    """Everything that does not hang on anybody's judgement, the tricks first."""
    if (established := established_id(ruling)) is not None:
        yield table.words.text(established, table.context)
    if ruling.transfer is not None:
        yield transfer_line(ruling, ruling.transfer, table)
        yield from account_lines(ruling, table)
    if ruling.ownership is not None:
        yield table.words.text(ownership_id(ruling), table.context)
    yield from penalty_lines(ruling, table)
    context = held_context(ruling, table)
    for one in ruling.restrictions:
        yield table.words.text(f"restriction-{kebab(one)}", context)
    for one in ruling.withdraw:
        yield table.words.text(withdraw_id(one, ruling), {**context, **seated(table)})


def established_id(ruling: Ruling) -> str | None:
    """The message that says what established the revoke, so that it stays; None if nothing did."""
    by = next((one for one in ruling.citations if one.startswith("63A")), None)
    if by == "63A3" and ruling.relied_on.get("establish_event") in AGREED:
        by = "63A4"
    return None if by is None else f"established-{by.lower()}"


def info_id(one: str, ruling: Ruling) -> str:
    """The message of who may use what; where both sides have revoked it is for neither (62C3)."""
    both = one == Information.WITHDRAWN_OS_UI and "62C3" in ruling.citations
    return f"info-{kebab(one)}{'-both' if both else ''}"


def withdraw_id(one: str, ruling: Ruling) -> str:
    """The message of a right to change a card: with its condition where nobody has told that."""
    if one == Withdrawal.ALL_ERRONEOUS_THIS_TRICK and "62C3" in ruling.citations:
        return "withdraw-all-erroneous-this-trick-both"
    told = {key for key, value in ruling.relied_on.items() if value not in NOBODY}
    known = one not in TOLD_BY or not told.isdisjoint(TOLD_BY[one]) or _led_on(ruling)
    return f"withdraw-{kebab(one)}{'' if known else '-if'}"


def _led_on(ruling: Ruling) -> bool:
    """Whether the other side is told to have led to the next trick."""
    return ruling.relied_on.get("next_trick_played_by") is PlayedOn.NON_OFFENDING_SIDE


def seated(table: Table) -> Context:
    """Whether the neighbours of the hand can be named by their seats."""
    return {"seated": "yes" if table.cast.seat(Who.LHO) else "no"}


def held_context(ruling: Ruling, table: Table) -> Context:
    """What the words of a restriction need; the hand that has become dummy directs no play."""
    swapped = any(step.code is Action.DECLARER_BECOMES_DUMMY for step in ruling.steps)
    return {**table.context, **table.new_declarer()} if swapped else table.context


def information_lines(ruling: Ruling, table: Table) -> Iterator[str]:
    """Who may use what was seen."""
    for one in ruling.information:
        yield table.words.text(info_id(one, ruling), table.context)


# Tricks


def transfer_line(ruling: Ruling, moved: TricksMoved, table: Table) -> str:
    """The tricks that move: open until play ends, none and why, or how many."""
    message, context = transfer_id(ruling, moved), transfer_context(ruling, moved, table)
    none = f"transfer-none-{fluent_id(moved.citation).lower()}"
    if moved.tricks == 0 and table.words.has(none):
        message = none
    return table.words.text(message, context)


def account_lines(ruling: Ruling, table: Table) -> Iterator[str]:
    """How the number comes about, line by line."""
    trick = "defective" if WON_BY.key in ruling.relied_on else "revoke"
    for one in account(ruling):
        context = {**table.context, "won": one.won, "moved": one.moved, "which": trick}
        yield table.words.text(f"account-{one.kind}", context)


def transfer_id(ruling: Ruling, moved: TricksMoved, *, still_open: bool = False) -> str:
    """Which message tells of the tricks; a revoke has a trick of its own."""
    if moved.tricks is not None and not still_open:
        return "transfer-settled"
    return "transfer-open-revoke" if by_revoke(ruling) else "transfer-open"


def by_revoke(ruling: Ruling) -> bool:
    """Whether the tricks hang on a revoke in a trick of its own, also by a card that came back."""
    if ruling.case.irregularity not in DEFECTIVE:
        return True
    return str(ruling.case.answers.get("restored_card_revoke", "none")) != "none"


def transfer_context(ruling: Ruling, moved: TricksMoved, table: Table) -> Context:
    """The number (or the most), and the trick from which tricks count."""
    number = moved.at_most if moved.tricks is None else moved.tricks
    return {**table.context, **table.trick(_first_trick(ruling)), "tricks": number}


def _first_trick(ruling: Ruling) -> str:
    """The first trick that is a revoke; in 1997 an omission may be none."""
    if by_revoke(ruling):
        return "trick_no"
    placed = [step.citation for step in ruling.steps if step.code.startswith("FACE_AND_PLACE")]
    first_is_none = ruling.case.edition == "1997" and placed[:1] == ["67B1(a)"]
    return SECOND_TRICK if first_is_none else "defective_trick_no"


def ownership_id(ruling: Ruling) -> str:
    """Which message tells who has the trick, or each of two tricks."""
    if ruling.ownership == Ownership.UNCHANGED and (two_short(ruling) or one_each(ruling)):
        return "ownership-unchanged-two"
    ending = "" if ruling.case.irregularity in DEFECTIVE else "-played"
    return f"ownership-{ruling.ownership}{ending}"


def two_short(ruling: Ruling) -> bool:
    """Whether two tricks lack a card of the same hand."""
    return ruling.relied_on.get(SECOND_TRICK) is not None


def one_each(ruling: Ruling) -> bool:
    """Whether the counts are right, with a trick too long and a trick too short."""
    return ruling.relied_on.get("counts_even_two_defective") is True


# Penalty cards


def penalty_lines(ruling: Ruling, table: Table) -> Iterator[str]:
    """Each penalty card, and that several before one defender are all major."""
    for one in ruling.penalty_cards:
        yield table.words.text(penalty_id(one, ruling), penalty_context(one, table, full=True))
    for one in ruling.pending_cards:
        yield table.words.text(pending_id(one), penalty_context(one, table, full=True))
    for owner in several(ruling):
        yield table.words.text(
            "penalty-several", {**held_context(ruling, table), **table.owner(owner)}
        )
    if DECLARING_SIDE_CLAUSE in ruling.citations:
        yield table.words.text("note-no-penalty-cards")


def penalty_id(one: LyingPenaltyCard, ruling: Ruling) -> str:
    """The message for a penalty card of its kind; one that lay there before becomes nothing."""
    return f"penalty-{one.kind or 'unknown'}{'-lying' if _lay_before(one, ruling) else ''}"


def _lay_before(one: LyingPenaltyCard, ruling: Ruling) -> bool:
    """Whether a penalty card is an older one, by its name or because the case is about it."""
    if one.card is not None:
        return one.card in lying(ruling.case, one.owner)
    stays = any(step.code is Action.PENALTY_CARD_STAYS for step in ruling.steps)
    return stays or ruling.case.irregularity is Irregularity.PENALTY_CARD_PENDING


def pending_id(one: PendingPenaltyCard) -> str:
    """The message for a penalty card whose fate hangs on a choice."""
    return f"penalty-{one.kind or 'unknown'}-pending"


def penalty_context(
    one: LyingPenaltyCard | PendingPenaltyCard, table: Table, *, full: bool = False
) -> Context:
    """The owner and the card, which is visible."""
    return {**table.context, **table.owner(one.owner), **table.card(one.card, full=full)}


def several(ruling: Ruling) -> tuple[Who, ...]:
    """The defenders who have more than one penalty card."""
    owners = Counter(one.owner for one in ruling.penalty_cards)
    return tuple(owner for owner, number in owners.items() if number > 1)
