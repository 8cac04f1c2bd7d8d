"""What holds from now on, as things to do: penalty cards, rights to change a card, duties."""

from __future__ import annotations

from collections.abc import Iterator

from bot.wording.clauses import kebab
from bot.wording.conditions import any_of, happened, ordered, put_by
from bot.wording.context import UNKNOWN, Table, told_word
from bot.wording.fixed import held_context, penalty_context, seated, several, withdraw_id
from bot.wording.report.models import Instruction
from bot.wording.report.state import THIS_TRICK, tricks_open
from bot.wording.words import Context
from rules import Ruling
from rules.effects import Action, Restriction, Who, Withdrawal
from rules.ruling import LyingPenaltyCard
from rules.vocabulary.exposed import DeclarerOption
from rules.vocabulary.play import Irregularity

NOS = (Withdrawal.LHO_OF_OFFENDER, Withdrawal.EACH_NOS_PLAYER)
DEFENDERS = (Who.OFFENDER, Who.OFFENDER_PARTNER)
LEADS_NOW = any_of(put_by("declarer_option", "declarer_suit"), put_by("lead_accepted"))
BECOMES_PENALTY = ordered(Action.CARD_TO_PENALTY)
MUST_PLAY_NOW = ordered(Action.MUST_PLAY_PENALTY_CARD)


def holding(ruling: Ruling, table: Table) -> Iterator[Instruction]:
    """What binds this trick, rights, penalty cards, what binds later leads, in this order."""
    lines = (
        *_this_trick(ruling, table),
        *_rights(ruling, table),
        *_penalty_cards(ruling, table),
        *_leads(ruling, table),
    )
    yield from map(Instruction, dict.fromkeys(lines))


def _penalty_cards(ruling: Ruling, table: Table) -> Iterator[str]:
    """Where each penalty card lies and what is due with it; several before one are one step."""
    if not ruling.penalty_cards and put_by("designated")(ruling) and BECOMES_PENALTY(ruling):
        yield table.words.text("do-penalty-other", table.context)
    for owner in dict.fromkeys(one.owner for one in ruling.pending_cards):
        yield table.words.text("do-penalty-pending", {**table.context, **table.owner(owner)})
    many = several(ruling)
    for owner in many:
        number = sum(one.owner is owner for one in ruling.penalty_cards)
        context = {**held_context(ruling, table), **table.owner(owner), "number": str(number)}
        yield table.words.text("do-penalty-several", context)
    for one in ruling.penalty_cards:
        if one.owner not in many and not _played_now(one, ruling):
            suit = table.words.text(f"suit-{one.card.suit}.card") if one.card else ""
            context = {
                **penalty_context(one, table), "designate": _named(ruling), "cardSuit": suit,
            }  # fmt: skip
            yield table.words.text(f"do-penalty-{one.kind or UNKNOWN}", context)


def _played_now(one: LyingPenaltyCard, ruling: Ruling) -> bool:
    """Whether the one penalty card is played to this trick: then it lies there no longer."""
    pending = happened(Irregularity.PENALTY_CARD_PENDING)(ruling)
    return pending and MUST_PLAY_NOW(ruling) and len(ruling.penalty_cards) == 1 and bool(one)


def _named(ruling: Ruling) -> str:
    """Whether the penalty card is the one of two that is not named."""
    return "yes" if put_by("designated")(ruling) else "no"


def _this_trick(ruling: Ruling, table: Table) -> Iterator[str]:
    """What the other defender owes to this trick after declarer's choice."""
    context = held_context(ruling, table)
    if Restriction.PARTNER_THIS_TRICK_57A in ruling.restrictions or THIS_TRICK(ruling):
        option = told_word(ruling.case, "declarer_option")
        chosen = UNKNOWN if THIS_TRICK(ruling) else option
        supply = "yes" if ordered(Action.SUPPLY_LEGAL_CARD)(ruling) else "no"
        given = {**context, "option": chosen, "supply": supply}
        yield table.words.text("do-partner-this-trick", given)


def _leads(ruling: Ruling, table: Table) -> Iterator[str]:
    """What declarer may ask before a lead, and a suit that stays forbidden."""
    context = held_context(ruling, table)
    if Restriction.PARTNER_LEAD_OPTIONS in ruling.restrictions and not LEADS_NOW(ruling):
        owners = [one.owner for one in ruling.penalty_cards if one.owner in DEFENDERS]
        ending = "-both" if len(set(owners)) > 1 else ""
        if owners:
            free = told_word(ruling.case, "declarer_option") == DeclarerOption.NO_RESTRICTION
            later = "yes" if free else "no"
            given = {**context, **_leader(owners[0], table), "later": later}
            yield table.words.text(f"do-lead-options{ending}", given)
    if Restriction.FORBID_WHILE_ON_LEAD in ruling.restrictions:
        yield table.words.text("do-forbid-while-on-lead", context)


def _leader(owner: Who, table: Table) -> Context:
    """The partner of the player before whom a penalty card lies."""
    who = Who.OFFENDER_PARTNER if owner is Who.OFFENDER else Who.OFFENDER
    return table.words.forms(table.cast.person(who), "leader")


def _rights(ruling: Ruling, table: Table) -> Iterator[str]:
    """A right that somebody has is a step that asks for it, unless it has been asked or used."""
    context = {**held_context(ruling, table), **seated(table)}
    changed = told_word(ruling.case, "nos_changed")
    if changed == "yes" and not put_by("os_partner_changed")(ruling):
        yield table.words.text("do-changed", context)
    for one in ruling.withdraw:
        answered = _answered(one, ruling, changed)
        if not answered:
            message = withdraw_id(one, ruling).replace("withdraw-", "do-right-", 1)
            known = table.words.has(message)
            yield table.words.text(message if known else f"do-right-{kebab(one)}", context)


def _answered(right: str, ruling: Ruling, changed: str) -> bool:
    """Whether somebody is being asked already, or has answered."""
    if right in NOS:
        return put_by("nos_changed")(ruling) or changed != UNKNOWN
    if right == Withdrawal.ALL_ERRONEOUS_THIS_TRICK:
        return False
    partner = told_word(ruling.case, "os_partner_changed")
    return put_by("os_partner_changed")(ruling) or changed == "no" or partner != UNKNOWN


def stays_open(ruling: Ruling) -> bool:
    """Whether something is to be settled after play, for which the Director is called back."""
    return tricks_open(ruling) or ordered(
        Action.TRANSFER_AT_END, Action.ASSESS_EQUITY_AT_END, Action.AWARD_ADJUSTED_SCORE
    )(ruling)
