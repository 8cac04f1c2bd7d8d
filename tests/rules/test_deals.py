"""Random deals: play, spoil a trick, have it ruled, do what is ordered, count the cards."""

from __future__ import annotations

from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from rules import EDITIONS, Edition, Ruling
from rules.editions import E1997, E2017
from rules.effects import Kind, Ownership, Who
from rules.rule import orders_of
from rules.table import CLOCKWISE, Card, Role, Side
from rules.vocabulary.counts import Defect, ExtraCame, PlayedOn, RestoredRevoke, Winner
from tests.rules.play import LAST, Plan, Story, order
from tests.rules.play_facts import (
    Facts,
    after_play,
    case_of,
    counts,
    expected,
    is_defender,
    played_on,
    restored,
    revoke_trick,
    ruled,
    truth,
    won_by,
)
from tests.rules.replay import Replay

FOUND_AFTER = st.one_of(st.integers(0, 3), st.integers(0, 20), st.just(4 * LAST))


def plans(*defects: Defect | None) -> st.SearchStrategy[Plan]:
    """Anything that can go wrong with a trick, found at once, later or at the end of play."""
    return st.builds(
        Plan,
        seed=st.integers(0, 10**6),
        defect=st.sampled_from(defects),
        role=st.sampled_from(Role),
        trick=st.integers(1, LAST),
        found_after=FOUND_AFTER,
        extras=st.integers(1, 2),
        faced_known=st.booleans(),
        exposed=st.booleans(),
        came=st.sampled_from(ExtraCame),
        visible=st.integers(0, 2),
        replayed=st.booleans(),
    )


SPOILT = plans(*Defect)


def spoilt(plan: Plan) -> Story:
    """The story of a plan that can happen."""
    story = Story(plan)
    assume(story.is_known)
    return story


def found(plan: Plan, edition: Edition) -> tuple[Story, Facts, Ruling]:
    """A story up to the ruling on it."""
    story = spoilt(plan)
    facts = truth(story)
    if story.at[0] > LAST and played_on(story) is PlayedOn.BOTH:
        facts |= after_play(story, revoke_trick(story))
    return story, facts, ruled(case_of(story, edition, facts), facts)


def carried_out(story: Story, ruling: Ruling) -> Replay:
    """The table after all steps of the ruling were done."""
    replay = Replay(story)
    for step in ruling.steps:
        replay.do(step.code)
    return replay


def has_thirteen(story: Story) -> bool:
    """Whether every hand's cards are those that it was dealt, each once."""
    return all(
        sorted((*story.table.hands[seat], *story.table.row(seat))) == sorted(dealt)
        for seat, dealt in story.table.dealt.items()
    )


def is_orderly(story: Story, replay: Replay) -> bool:
    """Whether every trick has one card from each hand that has played to it."""
    trick, place = story.at
    for seat in CLOCKWISE:
        row = story.table.rows[seat]
        last = trick - (seat not in order(story.table.leaders[trick])[:place])
        due = [n for n in range(1, last + 1) if (n, seat) not in replay.went_back]
        if [n for n in sorted(row) if row[n]] != due or any(len(row[n]) != 1 for n in due):
            return False
    return True


@settings(max_examples=250)
@given(SPOILT, st.sampled_from(EDITIONS))
def test_after_the_ruling_every_hand_and_every_trick_is_whole(plan: Plan, edition: Edition) -> None:
    story, _, ruling = found(plan, edition)
    event(f"{plan.defect}, {played_on(story)}, {plan.role}")
    assert has_thirteen(story)
    replay = carried_out(story, ruling)
    assert has_thirteen(story)
    if ruling.escalate and plan.defect is Defect.MISPLACED:
        assert edition is not E2017
        assert not is_orderly(story, replay)
    else:
        assert is_orderly(story, replay), ruling.steps


@settings(max_examples=250)
@given(SPOILT, st.sampled_from(EDITIONS))
def test_a_trick_of_the_past_keeps_its_winner(plan: Plan, edition: Edition) -> None:
    story, _, ruling = found(plan, edition)
    assume(played_on(story) is PlayedOn.BOTH)
    before = dict(story.table.winners)
    carried_out(story, ruling)
    assert ruling.ownership is Ownership.UNCHANGED
    assert story.table.winners == before


@settings(max_examples=200)
@given(plans(Defect.OMITTED), st.sampled_from(EDITIONS))
def test_a_card_supplied_at_once_counts_in_its_trick(plan: Plan, edition: Edition) -> None:
    story, facts, ruling = found(plan, edition)
    assume(played_on(story) is not PlayedOn.BOTH)
    assert ruling.ownership is Ownership.RECOMPUTED
    assert ruling.transfer is None
    carried_out(story, ruling)
    assert story.trick is not None
    assert len(story.table.faces[story.trick]) == 4
    now_wins = story.table.winner(story.trick) is story.offender
    assert now_wins is facts["supplied_card_wins"]
    other_side_alone = played_on(story) is PlayedOn.NON_OFFENDING_SIDE
    assert ruling.escalate is (now_wins and other_side_alone)
    if played_on(story) is PlayedOn.NOBODY:
        assert story.table.winners[story.trick] is story.table.winner(story.trick)


def owed(story: Story, start: int, later: Facts, edition: Edition) -> int:
    """Law 64A, said with the tricks themselves: which of them go to the other side.

    The hand that revoked won the trick: that trick, and one more of a later date. Otherwise
    one that the side won from that trick on; in 1997 a second one, if that hand won a later
    trick with a card that could have been played. Dummy and trick 12 cost nothing.
    """
    won = [n for n in range(start, LAST + 1) if won_by(story, n) is not Winner.OPPONENTS]
    if story.plan.role is Role.DUMMY or start == 12:
        return 0
    if won_by(story, start) is Winner.OFFENDER:
        return len(won[:2])
    two = edition is E1997 and story.plan.defect is Defect.EXTRA
    return len(won[: 2 if two and later["later_offender_playable"] else 1])


def finished(plan: Plan, edition: Edition) -> tuple[Story, Facts, Ruling, Ruling]:
    """A deemed or real revoke of the past, played to the end: the ruling then and after."""
    story, facts, ruling = found(plan, edition)
    assume(played_on(story) is PlayedOn.BOTH)
    case, start = case_of(story, edition, facts), revoke_trick(story)
    carried_out(story, ruling)
    story.play_out()
    facts |= after_play(story, start)
    told = {key: facts[key] for key in ("phase", "revoke_trick_won_by", "later_tricks_os")}
    for key, value in told.items():
        case = case.answered(key, value)
    return story, facts, ruling, ruled(case, facts)


@settings(max_examples=250)
@given(plans(Defect.OMITTED), st.sampled_from(EDITIONS))
def test_an_omission_costs_what_law_64_says(plan: Plan, edition: Edition) -> None:
    story, facts, ruling, after = finished(plan, edition)
    if edition is E1997 and facts["holds_suit_led"]:
        assert ruling.transfer is None
        assert after.transfer is None
        return
    check_transfer(story, facts, ruling, after)
    assert after.transfer is not None
    assert after.transfer.at_most <= 1


@settings(max_examples=800)
@given(plans(Defect.EXTRA), st.sampled_from(EDITIONS))
def test_a_restored_card_costs_what_law_64_says(plan: Plan, edition: Edition) -> None:
    state = restored(spoilt(plan))
    assume(state is not RestoredRevoke.NOT_ESTABLISHED)
    story, facts, ruling, after = finished(plan, edition)
    event(f"{state}")
    if state is RestoredRevoke.NONE:
        assert ruling.transfer is None
        assert after.transfer is None
    else:
        check_transfer(story, facts, ruling, after)


def check_transfer(story: Story, facts: Facts, ruling: Ruling, after: Ruling) -> None:
    """The number while play goes on and the number at its end, against the tricks won."""
    start, edition = facts.get("trick_no") or revoke_trick(story), after.case.edition
    expected_number = owed(story, start, facts, edition)
    moved, promised = after.transfer, ruling.transfer
    assert moved is not None
    assert moved.tricks == expected_number
    assert promised is not None
    assert expected_number <= promised.at_most
    assert promised.tricks in (None, expected_number)
    gained = "defending" if story.plan.role.side is Side.DECLARING else "declaring"
    assert moved.to == (gained if expected_number else None)
    own = sum(won_by(story, n) is not Winner.OPPONENTS for n in range(start, LAST + 1))
    assert expected_number <= own
    assert sorted(story.table.winners) == list(range(1, LAST + 1))
    assert has_thirteen(story)


@settings(max_examples=150)
@given(plans(Defect.OMITTED, Defect.EXTRA), st.sampled_from(EDITIONS))
def test_a_dummy_never_loses_an_automatic_trick(plan: Plan, edition: Edition) -> None:
    assume(plan.role is Role.DUMMY)
    _, _, ruling = found(plan, edition)
    assert ruling.transfer is None or ruling.transfer.at_most == 0


def seen(story: Story, facts: Facts) -> set[Card]:
    """The offender's own cards that partner could see and that do not stay in the trick."""
    if played_on(story) is PlayedOn.BOTH:
        return set(facts["extra_cards"]) if story.plan.exposed else set()
    together = story.plan.came is ExtraCame.TOGETHER
    if together and story.visible < 2:
        return set()
    return set(facts["cards"]) - {story.main}


@settings(max_examples=300)
@given(plans(Defect.EXTRA), st.sampled_from(EDITIONS))
def test_penalty_cards_are_the_exposed_cards_of_a_defender(plan: Plan, edition: Edition) -> None:
    story, facts, ruling = found(plan, edition)
    cards = [one.card for one in ruling.penalty_cards if one.card is not None]
    if not is_defender(story):
        assert not ruling.penalty_cards
        return
    to_correct = restored(story) is RestoredRevoke.NOT_ESTABLISHED
    assert all(one.owner is Who.OFFENDER for one in ruling.penalty_cards)
    if to_correct and played_on(story) is PlayedOn.BOTH:
        assert [one.kind for one in ruling.penalty_cards if one.card is None] == [Kind.MAJOR]
        assert set(cards) <= seen(story, facts)
    else:
        assert set(cards) == seen(story, facts)
        lone_spot = len(cards) == 1 and not cards[0].is_honour
        expected_kind = Kind.MINOR if lone_spot else Kind.MAJOR
        assert {one.kind for one in ruling.penalty_cards} <= {expected_kind}


@settings(max_examples=200)
@given(plans(Defect.OMITTED, Defect.MISPLACED), st.sampled_from(EDITIONS))
def test_a_missing_card_is_no_penalty_card(plan: Plan, edition: Edition) -> None:
    """But partner's premature lead is one (57A)."""
    story, _, ruling = found(plan, edition)
    assert all(one.owner is Who.OFFENDER_PARTNER for one in ruling.penalty_cards)
    premature = plan.defect is Defect.OMITTED and played_on(story) is PlayedOn.OFFENDING_SIDE
    assert bool(ruling.penalty_cards) is (premature and is_defender(story))


@settings(max_examples=150)
@given(plans(None), st.sampled_from(EDITIONS), st.booleans())
def test_an_untouched_deal_is_never_a_defective_trick(
    plan: Plan, edition: Edition, expectation_told: bool
) -> None:
    """Whoever says nothing of the trick in progress is asked what each should have played."""
    story = Story(plan)
    facts: Facts = {
        "next_trick_played_by": PlayedOn.NOBODY,
        "counts": counts(story),
        "expected_played": expected(story),
    }
    case = case_of(story, edition, facts if expectation_told else {})
    assert ruled(case, facts).citations == ("65",)


@settings(max_examples=200)
@given(SPOILT, st.sampled_from(EDITIONS))
def test_the_counts_tell_what_went_wrong(plan: Plan, edition: Edition) -> None:
    story, facts, ruling = found(plan, edition)
    case = case_of(story, edition, facts)
    told = case.without("expected_played").answered("defect", plan.defect)
    told = told.answered("offender_role", plan.role)
    assert orders_of(ruled(told, facts)) == orders_of(ruling)
    assert not {"13", "13C", "13F", "14", "65"} & set(ruling.citations)


@settings(max_examples=200)
@given(SPOILT, st.sampled_from(EDITIONS))
def test_the_counts_tell_it_also_when_nobody_says_what_is_due(plan: Plan, edition: Edition) -> None:
    story, facts, ruling = found(plan, edition)
    case = case_of(story, edition, facts).without("expected_played")
    assert orders_of(ruled(case, facts)) == orders_of(ruling)
