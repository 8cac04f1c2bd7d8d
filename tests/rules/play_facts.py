"""What a Director would find out about a story: the facts of a case, from the true play."""

from __future__ import annotations

from typing import Any

from rules import Case, Edition, Question, Ruling, contradictions, rule
from rules import Table as KnownTable
from rules.facts import Count
from rules.table import CLOCKWISE, Card, Role, Seat
from rules.vocabulary.counts import (
    Defect,
    ExtraCame,
    NextPlayer,
    PlayedOn,
    Replayed,
    RestoredRevoke,
    Winner,
)
from rules.vocabulary.play import Irregularity, Phase
from tests.rules.play import LAST, Story, order

Facts = dict[str, Any]


def counts(story: Story) -> dict[Seat, Count]:
    """The four players' cards, counted face down."""
    table = story.table
    return {seat: Count(len(table.hands[seat]), len(table.row(seat))) for seat in CLOCKWISE}


def expected(story: Story) -> dict[Seat, int]:
    """What each seat should have played when play stopped."""
    trick, place = story.at
    played = order(story.table.leaders[trick])[:place]
    return {seat: trick - 1 + (seat in played) for seat in CLOCKWISE}


def played_on(story: Story) -> PlayedOn:
    """Which side has played to the trick after the defective one."""
    assert story.trick is not None
    trick, place = story.at
    if trick > story.trick + 1 or place >= 2:
        return PlayedOn.BOTH
    if place == 0:
        return PlayedOn.NOBODY
    leader = story.table.leaders[trick]
    ours = leader in (story.offender, story.offender.partner)
    return PlayedOn.OFFENDING_SIDE if ours else PlayedOn.NON_OFFENDING_SIDE


def won_by(story: Story, trick: int) -> Winner:
    """The hand that won a trick, seen from the offender."""
    winner = story.table.winners[trick]
    if winner is story.offender:
        return Winner.OFFENDER
    return Winner.PARTNER if winner is story.offender.partner else Winner.OPPONENTS


def going_back(story: Story) -> tuple[Card, ...]:
    """The cards of an overfull trick that go back to the hand, once both sides are on."""
    assert story.trick is not None
    kept = story.main if story.plan.faced_known else story.highest_legal
    return tuple(card for card in story.table.rows[story.offender][story.trick] if card != kept)


def first_revoke(story: Story) -> int | None:
    """The first trick to which a restored card should have been played."""
    return next(story.revokes(going_back(story)), None)


def restored(story: Story) -> RestoredRevoke:
    """Whether the first such revoke is established: the offender's side has played on."""
    revoke, (trick, place) = first_revoke(story), story.at
    if revoke is None:
        return RestoredRevoke.NONE
    played = order(story.table.leaders[trick])[:place]
    on = {story.offender, story.offender.partner} & set(played)
    past = revoke < trick - 1 or (revoke == trick - 1 and on)
    return RestoredRevoke.ESTABLISHED if past else RestoredRevoke.NOT_ESTABLISHED


def truth(story: Story) -> Facts:
    """Everything that a question about the case can be answered with, when it is found."""
    match story.plan.defect:
        case Defect.OMITTED:
            own = _omitted(story)
        case Defect.EXTRA:
            own = _extra(story)
        case _:
            own = {"did_play_card": True, "replayed_later": _replayed(story)}
    return {
        "next_trick_played_by": played_on(story),
        "counts": counts(story),
        "expected_played": expected(story),
        "offender_role": story.plan.role,
        "defective_trick_no": story.trick,
        **own,
    }


def _omitted(story: Story) -> Facts:
    assert story.trick is not None
    led, place = story.table.led(story.trick), (story.trick, story.offender)
    wins = story.would_win(story.supply)
    leader = story.table.leaders[place[0] + 1]
    return {
        "did_play_card": False,
        "holds_suit_led": any(c.suit is led for c in story.table.hands[story.offender]),
        "supplied_card_wins": wins,
        "next_trick_player": (
            NextPlayer.OFFENDER if leader is story.offender else NextPlayer.PARTNER
        ),
    }


def _extra(story: Story) -> Facts:
    past = played_on(story) is PlayedOn.BOTH
    facts: Facts = {
        "faced_card_known": story.plan.faced_known,
        "extra_cards": going_back(story),
        "extra_card_exposed": story.plan.exposed,
        "restored_card_revoke": restored(story),
        "extra_came": story.plan.came,
        "visible_count": story.visible,
        "deemed_led": False,
        "trick_no": first_revoke(story),
    }
    if not past:
        together = story.plan.came is ExtraCame.TOGETHER
        assert story.main is not None
        all_seen = (story.main, *story.extra) if together else story.extra
        facts |= {"extra_cards": story.extra, "cards": all_seen}
        if together:
            facts["cards"] = all_seen[: story.visible]
            facts["designated"] = story.main if story.visible > 1 else None
    return {key: value for key, value in facts.items() if value is not None and value != ()}


def _replayed(story: Story) -> Replayed:
    now = story.table.rows[story.offender].get(story.at[0], [])
    return Replayed.CURRENT_TRICK if story.main in now else Replayed.NO


def revoke_trick(story: Story) -> int:
    """The trick from which tricks may be transferred."""
    assert story.trick is not None
    return first_revoke(story) or story.trick if story.plan.defect is Defect.EXTRA else story.trick


def after_play(story: Story, start: int) -> Facts:
    """What is known of the tricks when play has ended; ``start`` is the revoke trick."""
    assert story.trick is not None
    table, seat = story.table, story.offender
    earlier = {card for trick in range(1, start) for card in table.rows[seat][trick]}
    held = story.table.dealt[seat] - earlier
    could = {card for card in held if card.suit is table.led(start)} or held
    later = range(start + 1, LAST + 1)
    return {
        "phase": Phase.PLAY_ENDED,
        "defective_trick_won_by": won_by(story, story.trick),
        "revoke_trick_won_by": won_by(story, start),
        "later_tricks_os": sum(won_by(story, n) is not Winner.OPPONENTS for n in later),
        "later_offender_playable": sum(
            won_by(story, n) is Winner.OFFENDER and table.rows[seat][n][0] in could for n in later
        ),
    }


VOLUNTEERED = (
    *("defective_trick_no", "trick_no", "next_trick_player", "cards", "designated", "phase"),
    *("later_tricks_os", "revoke_trick_won_by", "defective_trick_won_by", "expected_played"),
)
"""What a table tells unasked, because no question would ask for it in time."""


def case_of(story: Story, edition: Edition, facts: Facts) -> Case:
    """The case as somebody states it: the seats, and what is told unasked."""
    told = {key: facts[key] for key in VOLUNTEERED if key in facts}
    if story.plan.defect is Defect.MISPLACED:
        told["did_play_card"] = True
    hands = {seat: tuple(hand) for seat, hand in story.table.hands.items()}
    table = KnownTable(declarer=story.declarer, hands=hands)
    return Case(Irregularity.CARD_COUNT, edition, table=table, answers=told)


def ruled(case: Case, facts: Facts) -> Ruling:
    """The ruling when every question is answered as it was."""
    assert not contradictions(case), (contradictions(case), case)
    while isinstance(result := rule(case), Question):
        case = result.case.answered(result.fact.key, facts[result.fact.key])
        assert not contradictions(case), (contradictions(case), case)
    return result


def is_defender(story: Story) -> bool:
    """Whether the offender defends."""
    return story.plan.role is Role.DEFENDER
