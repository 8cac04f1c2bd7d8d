"""What a second Director would find wrong with a ruling, and with what follows from it.

Each function reads a ruling as a stranger does, by its codes and the facts told, and complains
in a few words. None of them knows how a clause came to what it ordered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from rules import Case, Ruling, contradictions, index, rule
from rules.case import told
from rules.effects import Action, Information, Kind, Option, Restriction, Who, Withdrawal
from rules.facts import UNKNOWN
from rules.going_on import going_on
from rules.rule import orders_of
from rules.ruling import LyingPenaltyCard, OpenChoice, PendingPenaltyCard, Result
from rules.table import Role, Side
from rules.turns import next_turn
from rules.vocabulary import VOCABULARY
from rules.vocabulary.exposed import DeclarerOption
from rules.vocabulary.leads import LeadAccepted, Turn
from rules.vocabulary.penalty import SuitLed, ToAct
from rules.vocabulary.play import Irregularity, Phase
from rules.vocabulary.revoke import AfterRevoke, Event

Complaints = Iterator[str]
Complaint = Callable[[Ruling], Complaints]
_A, _I = Action, Irregularity

OWN, PARTNERS = "existing_penalty_cards", "partner_penalty_cards"
CONDITIONAL = ("nos_played_after", "os_partner_played_after", "opponent_played")
"""Facts on which a right hangs that somebody has only if they have played."""
AT_THE_TABLE = frozenset(
    {
        _A.SUPPLY_LEGAL_CARD, _A.WITHDRAW_CARD, _A.SUBSTITUTE_LEGAL_CARD, _A.CORRECT_REVOKE,
        _A.CARD_TO_PENALTY, _A.MUST_PLAY_PENALTY_CARD, _A.PICK_UP_PENALTY_CARDS,
        _A.PENALTY_CARD_STAYS, _A.RETRACT_LEAD, _A.LEAD_FROM_CORRECT_HAND, _A.DUMMY_SPREADS,
        _A.DECLARER_BECOMES_DUMMY, _A.SECOND_CARD_FROM_DECLARER, _A.DESIGNATE_CARD,
        _A.PICK_UP_OTHERS, _A.CARD_RETURNS_TO_HAND, _A.REJECT_OPTION, _A.OFFERED_CARD_LEGAL,
        _A.OFFERED_CARD_ILLEGAL, _A.STOP_PLAY, _A.PLAY_CONTINUES, _A.PLAY_ON_RESERVE_RIGHTS,
    }
)  # fmt: skip
"""Steps that somebody takes with cards while play goes on."""
BEFORE_A_LEAD = (Phase.AUCTION, Phase.AUCTION_OVER)
BEFORE_THE_LEAD = (Phase.AUCTION_OVER, Phase.BEFORE_LEAD)
LED = (_I.LEAD_OUT_OF_TURN, _I.OPENING_LEAD_OUT_OF_TURN)
LEADS = (*LED, _I.SIMULTANEOUS_TWO_PLAYERS)
"""Where the auction is over, it may be the opening lead that two players made."""
NOBODYS_SEAT = (
    Who.DIRECTOR, Who.ALL, Who.EITHER_DEFENDER, Who.EVERY_NOS_PLAYER, Who.NEXT_IN_TURN,
    Who.WRONG_DEFENDER,
)  # fmt: skip
"""Those who are not one player, or not one that two seats give in each edition."""


def codes(ruling: Ruling) -> tuple[Action, ...]:
    """The codes of the steps."""
    return tuple(one.code for one in ruling.steps)


def listed(ruling: Ruling) -> list[LyingPenaltyCard | PendingPenaltyCard]:
    """All penalty cards that lie there, whatever hangs on a choice."""
    return [*ruling.penalty_cards, *ruling.pending_cards]


def named_twice(ruling: Ruling) -> Complaints:
    """A card lies on the table once."""
    cards = [one.card for one in listed(ruling) if one.card is not None]
    for card in {one for one in cards if cards.count(one) > 1}:
        yield f"{card} is listed twice"


def of_the_declaring_side(ruling: Ruling) -> Complaints:
    """Only defenders have penalty cards (48A)."""
    for one in listed(ruling):
        own = one.owner in (Who.OFFENDER, Who.OFFENDER_PARTNER)
        if own and ruling.role is not None and ruling.role.side is Side.DECLARING:
            yield f"a penalty card of the {ruling.role}"
        if one.owner in (Who.DECLARER, Who.DUMMY):
            yield f"a penalty card of {one.owner}"


def pending_without_a_choice(ruling: Ruling) -> Complaints:
    """A card that waits for a choice lay there before, and that choice is open."""
    lay_there = {
        one.card for key in (OWN, PARTNERS) for one in told(ruling.case, key) or ()
    }  # fmt: skip
    for one in ruling.pending_cards:
        if one.depends_on not in {choice.fact for choice in ruling.choices}:
            yield f"{one.card} waits for {one.depends_on}, which is no choice"
        if one.card not in lay_there:
            yield f"{one.card} waits and did not lie there"


def returned_and_listed(ruling: Ruling) -> Complaints:
    """What went back to a hand does not lie on the table."""
    case, done = ruling.case, codes(ruling)
    there = {one.card for one in listed(ruling)}
    if _A.CARD_RETURNS_TO_HAND in done and not told(case, "partner_led_face_down"):
        lay_there = {one.card for one in told(case, "existing_penalty_cards") or ()}
        for card in (set(told(case, "cards") or ()) & there) - lay_there:
            yield f"{card} returns to the hand and is listed"
    if _A.PICK_UP_PENALTY_CARDS in done and _A.CARD_TO_PENALTY not in done:
        leads_himself = told(case, "to_act") is ToAct.OFFENDER_PLAYS
        owner = Who.OFFENDER_PARTNER if leads_himself else Who.OFFENDER
        suit = told(case, "declarer_suit")
        for one in listed(ruling):
            if suit and one.owner is owner and one.card and one.card.suit is suit:
                yield f"{one.card} is picked up and listed"


def minor_beside_another(ruling: Ruling) -> Complaints:
    """A second penalty card of one defender makes both major (50B)."""
    for owner in {one.owner for one in listed(ruling)}:
        kinds = [one.kind for one in listed(ruling) if one.owner is owner]
        if len(kinds) > 1 and Kind.MINOR in kinds:
            yield f"a minor card of {owner} beside another"


def lead_options_at_another_time(ruling: Ruling) -> Complaints:
    """Declarer's options of 50D2 are for the lead of the partner of the owner."""
    put = any(Option.REQUIRE_SUIT in one.options for one in ruling.choices)
    if put and not _partner_leads(ruling.case):
        yield "options before a lead that is not the partner's"


def _partner_leads(case: Case) -> bool:
    refused = told(case, "lead_accepted") not in (
        LeadAccepted.BY_STATEMENT, LeadAccepted.BY_NEXT_HAND_PLAY,
    )  # fmt: skip
    match case.irregularity:
        case Irregularity.PENALTY_CARD_PENDING if told(case, "to_act") is ToAct.OFFENDER_PLAYS:
            of_the_other = bool(told(case, "partner_penalty_cards"))
            return of_the_other and told(case, "suit_led") is SuitLed.NONE
        case Irregularity.PENALTY_CARD_PENDING:
            return told(case, "to_act") is ToAct.PARTNER_LEADS
        case Irregularity.OPENING_LEAD_OUT_OF_TURN:
            return refused
        case Irregularity.EXPOSED_CARD if told(case, "phase") in BEFORE_THE_LEAD:
            return True  # who leads is known, and it may be the partner
        case Irregularity.LEAD_OUT_OF_TURN if _opens_the_play(case):
            return refused
        case _:
            return refused and told(case, "turn_was") is Turn.OTHER_DEFENDER


def _opens_the_play(case: Case) -> bool:
    """Whether a lead is the opening lead: nobody has led yet, or the trick is the first."""
    return told(case, "phase") is Phase.BEFORE_LEAD or told(case, "trick_no") == 1


def _is_over(case: Case) -> bool:
    """Whether no card moves any more: after play, but for trick 12 with a hand still out (62D1)."""
    over = told(case, "phase") is Phase.PLAY_ENDED
    return over and told(case, "hands_returned") is not False


def rights_after_play(ruling: Ruling) -> Complaints:
    """After play nothing is forbidden, chosen or withdrawn, and no penalty card lies there."""
    for name in ("restrictions", "choices", "withdraw", "penalty_cards", "pending_cards"):
        if _is_over(ruling.case) and getattr(ruling, name):
            yield f"{name} after play"


def steps_after_play(ruling: Ruling) -> Complaints:
    """After play nobody takes, returns or plays a card of a trick.

    A revoke that no agreed claim has established and a trick that lacks a card are put right.
    """
    if not _is_over(ruling.case) or _A.CORRECT_REVOKE in codes(ruling):
        return
    for one in ruling.steps:
        if one.code in AT_THE_TABLE and not one.citation.startswith("67"):
            yield f"{one.code} after play"


def plays_in_the_auction(ruling: Ruling) -> Complaints:
    """Before a lead nothing is played on; a defender's card may lie there (49 in 2017)."""
    phase = told(ruling.case, "phase")
    if (phase is Phase.AUCTION or "24" in ruling.onward) and listed(ruling):
        yield "a penalty card in the auction"
    leads = ruling.case.irregularity in (LEADS if phase is Phase.AUCTION_OVER else LED)
    if phase not in BEFORE_A_LEAD or leads:
        return
    allowed = {_A.CARD_TO_PENALTY} if phase is Phase.AUCTION_OVER else set[Action]()
    if ruling.case.irregularity is Irregularity.CARD_COUNT:
        allowed |= {_A.PLAY_CONTINUES, _A.STOP_PLAY}
    for one in (set(codes(ruling)) & AT_THE_TABLE) - allowed:
        yield f"{one} in the auction"
    if ruling.choices or ruling.withdraw:
        yield "a choice or a withdrawal in the auction"


DONE_BY: dict[Option, tuple[Action, ...]] = {
    Option.ACCEPT_LEAD: (_A.LEAD_STANDS, _A.RETRACT_LEAD),
    Option.REQUIRE_SUIT: (_A.PICK_UP_PENALTY_CARDS, _A.PENALTY_CARD_STAYS),
    Option.HIGHEST: (_A.PICK_UP_PENALTY_CARDS, _A.NO_RECTIFICATION),
    Option.ACCEPT_PLAY: (_A.SUBSTITUTE_LEGAL_CARD, _A.CARD_STANDS),
    Option.CHOOSE_PENALTY_CARD: (_A.MUST_PLAY_PENALTY_CARD,),
    Option.CHOOSE_CARD: (_A.CARD_STANDS,),
}
"""What is done when one of the options has been chosen."""


def open_and_done(ruling: Ruling) -> Complaints:
    """A choice that is open is not also done, and nobody plays before one that waits."""
    done = codes(ruling)
    for one in ruling.choices:
        for option, steps in DONE_BY.items():
            if option in one.options:
                for step in set(steps) & set(done):
                    yield f"{option} is open and {step} is done"
        if _is_answered(ruling, one.fact) and Action.REJECT_OPTION not in done:
            yield f"{one.fact} is told and still open"
        if one.options == (Option.WITHDRAW_OR_KEEP,):
            continue
        if Action.PLAY_CONTINUES in done:
            yield f"play goes on while {one.fact} is open"


def _is_answered(ruling: Ruling, key: str) -> bool:
    """Whether the answer told settles a choice; some answers leave it open, as "undecided"."""
    if key in ("lead_accepted", "chosen_penalty_card", "declarer_suit", "declarer_began_spreading"):
        return False
    return told(ruling.case, key) not in (None, DeclarerOption.INVALID)


def right_left_out(ruling: Ruling) -> Complaints:
    """Each right of a non-offender is a step, a choice or a listed condition."""
    case = ruling.case
    if told(case, "phase") not in (None, Phase.PLAY):
        return
    put = {option for one in ruling.choices for option in one.options}
    yield from _change_after_a_revoke(ruling, put)
    yield from _change_after(ruling, put)
    answered = told(case, "declarer_option") is not None
    if Restriction.PARTNER_THIS_TRICK_57A in ruling.restrictions:
        if not answered and Option.HIGHEST not in put:
            yield "57A without declarer's options"
    elif _partners_lead_was_refused(ruling) and not answered and Option.REQUIRE_SUIT not in put:
        yield "a refused lead without declarer's options"


def _partners_lead_was_refused(ruling: Ruling) -> bool:
    refused = {_A.CARD_TO_PENALTY, _A.RETRACT_LEAD} <= set(codes(ruling))
    told_it_was_his = told(ruling.case, "misinformed_turn") is True
    leads = told(ruling.case, "turn_was") in (None, Turn.OTHER_DEFENDER)
    return refused and leads and not told_it_was_his and not ruling.onward


def _change_after(ruling: Ruling, put: set[Option]) -> Complaints:
    """58B3, 45C4(b): a card played after one that changes may be changed as well."""
    case, done = ruling.case, codes(ruling)
    nobody = told(case, "nos_played_after") is AfterRevoke.NOBODY
    if nobody or told(case, "opponent_played") is False or told(case, "nos_changed") is not None:
        return
    changed = case.irregularity is Irregularity.DESIGNATION_CHANGE and _A.WITHDRAW_CARD in done
    chosen = "58B2" in ruling.citations and _A.CARD_STANDS in done
    if (changed or chosen) and not ruling.withdraw and Option.WITHDRAW_OR_KEEP not in put:
        yield "no right to change a card played after one that was changed"


def _change_after_a_revoke(ruling: Ruling, put: set[Option]) -> Complaints:
    """62C1: a card that the other side has played after the revoke may be changed."""
    case = ruling.case
    nobody = told(case, "nos_played_after") is AfterRevoke.NOBODY
    by_enquiry = told(case, "establish_event") in (Event.FORFEIT_ENQUIRY, Event.ILLEGAL_ENQUIRY)
    if by_enquiry or case.irregularity is not Irregularity.REVOKE:
        return  # corrected, and yet as if established
    if _A.CORRECT_REVOKE not in codes(ruling) or nobody:
        return
    chosen = told(case, "nos_changed") is not None
    rights = {Withdrawal.EACH_NOS_PLAYER, Withdrawal.ALL_ERRONEOUS_THIS_TRICK}
    if not chosen and Option.WITHDRAW_OR_KEEP not in put and not rights & set(ruling.withdraw):
        yield "no right to change a card played after the revoke"


def citations_of_no_edition(ruling: Ruling) -> Complaints:
    """What is cited stands in the edition."""
    known = index.addresses(ruling.case.edition.value)
    cited = {*ruling.citations, *(one.citation for one in ruling.steps)}
    cited |= {one.citation for one in (*ruling.choices, *ruling.penalty_cards)}
    for one in cited - known.keys():
        if not one.isdigit():
            yield f"{one} is not in {ruling.case.edition}"


def without_a_seat(ruling: Ruling) -> Complaints:
    """Where both seats are told, everybody who acts, chooses or owns a card has one."""
    table = ruling.case.table
    if table.declarer is None or table.offender is None or ruling.role is None:
        return
    if table.offender_role is not ruling.role:
        return
    used = {*(one.by for one in ruling.steps), *(one.who for one in ruling.choices)}
    used |= {one.owner for one in listed(ruling)}
    for who in used - set(NOBODYS_SEAT) - set(ruling.seats) - {None}:
        yield f"{who} has no seat"
    for one in listed(ruling):
        seat = ruling.seats.get(one.owner)
        if seat in (table.declarer, table.declarer.partner):
            yield f"a penalty card lies before {seat}"


def turns_wrongly_told(ruling: Ruling) -> Complaints:
    """The next turn: each card lies with a defender of that turn, and nothing contradicts."""
    turn = next_turn(ruling)
    if turn is None:
        return
    yield from _faults(turn, "the next turn")
    declarer = ruling.case.table.declarer
    changed = Action.DECLARER_BECOMES_DUMMY in codes(ruling)
    if declarer is not None and turn.table.declarer is not (
        declarer.partner if changed else declarer
    ):
        yield "the next turn has another declarer"
    if turn.table.offender_role not in (None, Role.DEFENDER):
        yield "a card is carried to the declaring side"
    yield from _carried_otherwise(ruling, turn)
    owners = {seat_of(ruling, one) for one in listed(ruling)} - {None}
    if turn.table.offender is not None and turn.table.offender not in owners:
        yield "a card is carried to another player"


def _carried_otherwise(ruling: Ruling, turn: Case) -> Complaints:
    """What lies there goes on with its kind, but for a card that goes to the trick."""
    lists = [turn.answers.get(key, ()) for key in (OWN, PARTNERS)]
    if UNKNOWN in lists or any(one.card is None for one in listed(ruling)):
        return
    carried = {one.card: one.kind for cards in lists for one in cards}
    there = {one.card: one.kind for one in listed(ruling)}
    for card in carried.keys() - there.keys():
        yield f"{card} is carried on and did not lie there"
    plays = {_A.MUST_PLAY_PENALTY_CARD, _A.OFFERED_CARD_LEGAL} & set(codes(ruling))
    if len(there.keys() - carried.keys()) > bool(plays):
        yield "a penalty card is not carried on"
    for card in carried.keys() & there.keys():
        if carried[card] != there[card]:
            yield f"{card} is carried on as another kind"


ANSWERS: dict[Option, tuple[str, Any]] = {
    Option.ACCEPT_LEAD: ("lead_accepted", LeadAccepted.BY_STATEMENT),
    Option.REFUSE_LEAD: ("lead_accepted", LeadAccepted.NOT_ACCEPTED),
    Option.SPREAD_HAND: ("declarer_began_spreading", True),
    Option.ACCEPT_PLAY: ("penalty_play_accepted", True),
    Option.REJECT_PLAY: ("penalty_play_accepted", False),
}
"""What is sent back for an option that is no word of its fact."""


def options_that_lead_nowhere(ruling: Ruling) -> Complaints:
    """Each option of a choice, sent back, makes a case that can be ruled and closes the choice."""
    for one in ruling.choices:
        for option in one.options:
            for key, value in _sent_back(one, option):
                case = ruling.case.without("acceptor_valid").without(key).answered(key, value)
                if contradictions(case):
                    yield f"{option} cannot be sent back in {key}"
                elif _stays_open(one, rule(case)):
                    yield f"{option} was sent back in {key}, and the choice is still open"


def _stays_open(choice: OpenChoice, result: Result) -> bool:
    """Whether a choice is still open, though the option was not rejected for what else is told."""
    if not isinstance(result, Ruling) or Action.REJECT_OPTION in codes(result):
        return False
    return choice in result.choices


def _sent_back(choice: OpenChoice, option: Option) -> tuple[tuple[str, Any], ...]:
    if option in ANSWERS:
        return (ANSWERS[option],)
    if option is Option.WITHDRAW_OR_KEEP:
        return ((choice.fact, True), (choice.fact, False))
    words = VOCABULARY[choice.fact].kind or ()
    return tuple((choice.fact, word) for word in words if word.value == option.value)


def seat_of(ruling: Ruling, one: LyingPenaltyCard | PendingPenaltyCard) -> object:
    """Before whom a card lies, as far as it is known."""
    return ruling.seats.get(one.owner)


def next_case_wrongly_told(ruling: Ruling) -> Complaints:
    """No case that a ruling leads on to opens with an error."""
    for one in going_on(ruling):
        yield from _faults(one.case, f"the next case ({one.case.irregularity})")


def _faults(case: Case, name: str) -> Complaints:
    for one in contradictions(case):
        yield f"{name} opens with an error: {one.kind} ({one.field})"


def another_order_of_telling(ruling: Ruling) -> Complaints:
    """The same facts in another order: the same ruling."""
    items = list(ruling.case.answers.items())
    Random(len(items)).shuffle(items)
    other = rule(replace(ruling.case, answers=dict(items)))
    if orders_of(other) != orders_of(ruling):
        yield "another order of telling"
    elif isinstance(other, Ruling) and (
        set(other.relied_on) != set(ruling.relied_on) or set(other.assumed) != set(ruling.assumed)
    ):
        yield "another order of telling relies on other facts"


def unknown_is_not_absent(ruling: Ruling) -> Complaints:
    """A conditional fact: unknown is as absent, and neither is assumed."""
    for key in CONDITIONAL:
        if key in ruling.assumed:
            yield f"{key} is assumed"
        absent = rule(ruling.case.without(key))
        unknown = rule(ruling.case.answered(key, UNKNOWN))
        if orders_of(absent) != orders_of(unknown):
            yield f"{key}: unknown is not as absent"
        for result in (absent, unknown):
            if not isinstance(result, Ruling) and result.fact.key in CONDITIONAL:
                yield f"{result.fact.key} is asked"


BY_NAME = (
    _I.LEAD_OUT_OF_TURN, _I.OPENING_LEAD_OUT_OF_TURN, _I.PREMATURE_PLAY, _I.EXPOSED_CARD,
    _I.EXTRA_CARD_TO_TRICK, _I.PLAY_AFTER_ILLEGAL,
)  # fmt: skip
"""Where ``cards`` are the cards that an irregularity puts on the table."""


def cards_not_listed_by_name(ruling: Ruling) -> Complaints:
    """Each card that becomes a penalty card is listed, by its name where it is told."""
    case, named = ruling.case, told(ruling.case, "cards")
    defenders = ruling.role is Role.DEFENDER and case.irregularity in BY_NAME
    if not named or not defenders or told(case, "phase") is Phase.PLAY_ENDED:
        return
    if _A.CARD_TO_PENALTY not in codes(ruling) or _A.PICK_UP_PENALTY_CARDS in codes(ruling):
        return
    for card in set(named) - {one.card for one in listed(ruling)}:
        yield f"{card} becomes a penalty card and is not listed"
    if any(one.card is None and one.owner is Who.OFFENDER for one in listed(ruling)):
        yield "a card told by name is listed without one"


ESTABLISHED_BY = {Event.PLAYED_ON: "63A1", Event.DESIGNATED: "63A2", Event.CLAIMED: "63A3"}


def establishment_not_cited(ruling: Ruling) -> Complaints:
    """An established revoke cites what established it, and nothing else (spec 4.14)."""
    case = ruling.case
    cited = [one for one in ruling.citations if one.startswith("63A")]
    if len(cited) > 1:
        yield "a revoke is established twice"
    by = ESTABLISHED_BY.get(told(case, "establish_event"))
    special = told(case, "misinformed_turn") or told(case, "both_revoked_same_trick")
    twelfth = told(case, "trick_no") in (12, 13)
    ruled = case.irregularity is Irregularity.REVOKE and ruling.transfer is not None
    if by and ruled and not special and not twelfth and cited != [by]:
        yield f"{by} is not cited"


OPPOSITES = (
    (_A.LEAD_STANDS, _A.RETRACT_LEAD), (_A.NOT_PENALTY_CARD, _A.CARD_TO_PENALTY),
    (_A.NO_RECTIFICATION, _A.CARD_TO_PENALTY), (_A.NO_RECTIFICATION, _A.TRANSFER_AT_END),
    (_A.PENALTY_CARD_STAYS, _A.PICK_UP_PENALTY_CARDS), (_A.ALLOW_INSPECTION, _A.REFUSE_INSPECTION),
    (_A.ANSWER_ENQUIRY, _A.REFUSE_ENQUIRY), (_A.OFFERED_CARD_LEGAL, _A.OFFERED_CARD_ILLEGAL),
    (_A.OFFERED_CARD_LEGAL, _A.MUST_PLAY_PENALTY_CARD), (_A.ESCALATE, _A.PLAY_CONTINUES),
    (_A.DUMMY_SPREADS, _A.DECLARER_BECOMES_DUMMY), (_A.RULE_ON_CLAIM, _A.PLAY_CONTINUES),
    (_A.CANCEL_RESULT, _A.PLAY_CONTINUES), (_A.RESTORE_DEAL, _A.CANCEL_RESULT),
    (_A.LEAD_STANDS, _A.LEAD_FROM_CORRECT_HAND), (_A.CARD_STANDS, _A.WITHDRAW_CARD),
)  # fmt: skip
"""Two steps that cannot both be ordered."""


def opposites(ruling: Ruling) -> Complaints:
    """Nothing is ordered together with its opposite; at a turn there may be two new cards."""
    if ruling.case.irregularity is Irregularity.PENALTY_CARD_PENDING:
        return
    done = set(codes(ruling))
    for one, other in OPPOSITES:
        if {one, other} <= done:
            yield f"{one} together with {other}"


KNOWN_OF_IT = (
    Information.PC_ALL_AI_WHILE_ON_TABLE, Information.PC_OTHER_UI_PARTNER,
    Information.PC_MUST_PLAY_AI,
)  # fmt: skip
DUTIES = {
    Kind.MINOR: (Restriction.MINOR_NO_LOWER_SAME_SUIT,),
    Kind.MAJOR: (
        Restriction.MAJOR_MUST_PLAY_FIRST_LEGAL, Restriction.PARTNER_LEAD_OPTIONS,
        Restriction.PARTNER_THIS_TRICK_57A,
    ),
}  # fmt: skip


def penalty_card_without_its_duties(ruling: Ruling) -> Complaints:
    """A penalty card on the table: who may know what of it, and what it forbids."""
    if told(ruling.case, "phase") in BEFORE_A_LEAD:
        return
    if not listed(ruling):
        if Action.CARD_TO_PENALTY in codes(ruling) and not _goes_or_waits(ruling):
            yield "a card becomes a penalty card and none is listed"
        return
    if not ruling.penalty_cards:  # what hangs on a choice has its duties when it is made
        return
    if not set(KNOWN_OF_IT) & set(ruling.information):
        yield "a penalty card of which nobody is told what may be known"
    for kind in {Kind(one.kind) for one in ruling.penalty_cards if one.kind}:
        if not set(DUTIES[kind]) & set(ruling.restrictions):
            yield f"a {kind} penalty card without its duty"


def _goes_or_waits(ruling: Ruling) -> bool:
    gone = {_A.PICK_UP_PENALTY_CARDS, _A.DESIGNATE_CARD} & set(codes(ruling))
    return bool(gone or ruling.choices or told(ruling.case, "phase") is Phase.PLAY_ENDED)


def neither_stops_nor_goes_on(ruling: Ruling) -> Complaints:
    """In the play: stop first; go on where nothing is open, disputed, claimed or still to rule."""
    done = codes(ruling)
    if told(ruling.case, "phase") not in (None, Phase.PLAY) or not done:
        return
    if done[0] is not _A.STOP_PLAY:
        yield "play is not stopped first"
    waits = ruling.choices or ruling.escalate or ruling.onward
    over = {_A.RULE_ON_CLAIM, _A.AWARD_ADJUSTED_SCORE, _A.CANCEL_RESULT} & set(done)
    if not waits and not over and _A.PLAY_CONTINUES not in done:
        yield "play does not go on"


def transfer_to_the_wrong_side(ruling: Ruling) -> Complaints:
    """Tricks go to the other side, only under a clause of Law 64, and not beside no number."""
    moved = ruling.transfer
    if moved is None or ruling.role is None:
        return
    if moved.to is not None and moved.to is not ruling.role.side.other:
        yield "tricks go to the offending side"
    if moved.at_most == 0 and _A.TRANSFER_AT_END in codes(ruling):
        yield "a transfer of nothing"
    if moved.tricks is not None and moved.tricks > moved.at_most:
        yield "more tricks than at most"


def forgotten_cards(ruling: Ruling) -> Complaints:
    """A penalty card that lay there lies there still, unless a step took it away."""
    if ruling.role is not Role.DEFENDER or told(ruling.case, "phase") not in (None, Phase.PLAY):
        return
    there = {one.card for one in listed(ruling)} | set(told(ruling.case, "cards") or ())
    there.add(told(ruling.case, "designated"))
    gone = {
        _A.PICK_UP_PENALTY_CARDS, _A.MUST_PLAY_PENALTY_CARD, _A.OFFERED_CARD_LEGAL,
        _A.SUBSTITUTE_LEGAL_CARD, _A.AWARD_ADJUSTED_SCORE, _A.RULE_ON_CLAIM,
    }  # fmt: skip
    if gone & set(codes(ruling)) or ruling.onward:
        return
    for key in (OWN, PARTNERS):
        for one in told(ruling.case, key) or ():
            if one.card not in there:
                yield "a penalty card that lay there is not listed"
