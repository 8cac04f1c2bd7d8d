"""From a ruling to the case that comes next: its name, and the way there at the terminal."""

from __future__ import annotations

import pytest

from bot import dialogue
from bot.console.session import Session
from bot.wording import way_label, words
from locales import LANGUAGES
from rules import Case, Question, Ruling, Table, rule
from rules.editions import NEWEST
from rules.going_on import GoingOn
from rules.onward_routes import ROUTES, Player
from rules.table import Card, Role, Seat
from rules.vocabulary.counts import Defect, PlayedOn
from rules.vocabulary.exposed import Exposure
from rules.vocabulary.play import Irregularity, Jurisdiction, Phase
from rules.vocabulary.revoke import AfterRevoke, Event, Failed
from tests.bot.conversations import session, transcript
from tests.rules.onward_cases import PLAYED_ON, TABLE, ruled, two_wrong_hands

LONGEST_LABEL = 80
BY_PLAYER = (Player.OTHER_HAND, Player.OTHER_SIDE)
S4 = (Card.parse("S4"),)
BOTH_REVOKED = {
    "failed": Failed.FOLLOW_SUIT, "establish_event": Event.NONE,
    "next_trick_played_by": PlayedOn.NOBODY, "offender_role": Role.DEFENDER,
    "both_revoked_same_trick": True, "cards": S4,
    "revoke_card_was_faced": False, "nos_played_after": AfterRevoke.NOBODY,
}  # fmt: skip
GO_ON = {"en": "go-on", "pl": "dalej", "no": "videre"}


def starting(case: Case, *typed: str, lang: str = "en") -> tuple[Session, str]:
    """A conversation that begins with a case; what was reported has been asked for."""
    talk, sheet = session((*typed, "quit"), lang)
    talk.case, talk.begun, talk.offered = case, True, True
    assert talk.run() == 0
    return talk, sheet.getvalue()


def both_revoked() -> Case:
    """The other side's revoke is next, and beside it a penalty card lies there."""
    table = Table(Seat.S, Seat.W)
    return Case(Irregularity.REVOKE, NEWEST, Jurisdiction.PZBS, table, BOTH_REVOKED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_on_has_a_label_of_its_own_that_fits_a_button(lang: str) -> None:
    labels: dict[str, tuple[Irregularity, Player]] = {}
    for route in (route for routes in ROUTES.values() for route in routes):
        for seat in (None, Seat.W):
            case = Case(route.leads_to, table=Table(Seat.S, seat))
            label = way_label(GoingOn(case, route.laws, route.player), lang)
            assert len(label) <= LONGEST_LABEL
            assert not label.endswith(".")
            assert "{" not in label
            assert route.laws[0] in label
            player = route.player if route.player in BY_PLAYER else Player.SAME
            kind = (route.leads_to, player)
            assert labels.setdefault(label.split("(")[0], kind) == kind, label
    turn = GoingOn(Case(Irregularity.PENALTY_CARD_PENDING), ())
    assert way_label(turn, lang) == words(lang).text("go-on-turn")


def test_the_other_sides_revoke_is_called_that() -> None:
    irregularity, facts, _ = TABLE["both sides revoked"]
    (way,) = dialogue.ways(ruled(irregularity, **facts))
    assert way_label(way, "en") == "Go on with the other side's revoke (Law 62)"
    (hand,) = dialogue.ways(two_wrong_hands())
    assert way_label(hand, "en") == "Go on with East's cards (Law 67)"


def test_the_ways_on_of_a_ruling_are_the_laws_and_then_the_next_turn() -> None:
    shown = rule(both_revoked())
    assert isinstance(shown, Ruling)
    assert [one.case.irregularity for one in dialogue.ways(shown)] == [
        Irregularity.REVOKE, Irregularity.PENALTY_CARD_PENDING,
    ]  # fmt: skip


def test_a_polish_story_goes_from_an_omitted_card_to_the_lead_out_of_turn() -> None:
    omitted = ("1", "strona wykraczająca", "1", "rozgrywający", "")
    led = ("1", "nie", "nie", "3", "", "koniec")
    said = transcript((*omitted, *led), "pl")
    first, second = said.split("  1. Dalej: wyjście poza kolejnością (przepis 55)")
    assert "Zastosować przepis 55: wyjście strony rozgrywającej poza kolejnością." in first
    assert "Przepis 67A1" in first
    assert "Czyjej ręki to dotyczy" not in second
    assert "Wyjście poza kolejnością – MPB 2017" in second
    assert "Podstawa: przepis 55B, wydanie 2017." in second
    assert "Dalej:" not in second


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_leads_on_in_each_language(lang: str) -> None:
    talk, said = starting(both_revoked(), GO_ON[lang], "1", lang=lang)
    assert talk.case.irregularity is Irregularity.REVOKE
    assert talk.case.jurisdiction is Jurisdiction.PZBS
    assert talk.case.table == Table(Seat.S, None)
    assert "cards" not in talk.case.answers
    assert words(lang).text("console-which-way") in said
    assert isinstance(rule(talk.case), Question)


def test_the_number_of_a_way_may_follow_the_word() -> None:
    talk, said = starting(both_revoked(), "go on 2")
    assert talk.case.irregularity is Irregularity.PENALTY_CARD_PENDING
    assert words("en").text("console-which-way") not in said
    talk, said = starting(both_revoked(), "go on 7", "1")
    assert talk.case.irregularity is Irregularity.REVOKE
    assert words("en").text("console-which-way") in said


def test_the_list_below_a_ruling_names_each_way() -> None:
    facts = {"offender_role": "defender", **PLAYED_ON}
    case = ruled("play_after_illegal", **facts).case
    talk, said = starting(case, "2")
    assert "  1. Go on with the lead out of turn (Laws 53 and 56)" in said
    assert "  2. Go on with the card led or played too early (Law 57)" in said
    assert talk.case.irregularity is Irregularity.PREMATURE_PLAY


def test_where_there_is_no_way_on_that_is_said() -> None:
    foreign = Case(Irregularity.RETRACTION, answers={"misinformed_turn": True})
    talk, said = starting(foreign, "go on")
    assert words("en").text("console-no-way", {"new": "new"}) in said
    assert talk.case == foreign
    assert "Go on with" not in said
    _, said = starting(Case(Irregularity.EXPOSED_CARD), "go on")
    assert words("en").text("console-no-ruling") in said


def test_a_claim_is_named_and_nothing_is_offered() -> None:
    claim = Case(
        Irregularity.EXPOSED_CARD,
        answers={"offender_role": Role.DECLARER, "exposure": Exposure.CLAIM_RELATED},
    )
    _, said = starting(claim)
    assert words("en").text("onward-68") in said
    assert "Go on with" not in said


def test_a_penalty_card_without_a_name_is_asked_for_at_the_next_turn() -> None:
    case = ruled(
        "penalty_card_pending", to_act="partner_to_lead", partner_card_shown="before_refusal",
        existing_penalty_cards=["SK", "HK"], declarer_option="REQUIRE_SUIT", declarer_suit="H",
    ).case  # fmt: skip
    talk, _ = starting(case, "go on", "D7")
    told = talk.case.answers
    assert [str(one.card) for one in told["existing_penalty_cards"]] == ["SK"]
    assert [str(one.card) for one in told["partner_penalty_cards"]] == ["D7"]


def test_what_is_new_in_the_next_case_is_reported_anew() -> None:
    omitted = Case(
        Irregularity.CARD_COUNT,
        answers={
            "defect": Defect.OMITTED, "offender_role": Role.DECLARER,
            "next_trick_played_by": PlayedOn.OFFENDING_SIDE,
        },
    )  # fmt: skip
    talk, _ = starting(omitted, "go on")
    assert not talk.offered
    assert talk.case.answers == {"phase": Phase.PLAY, "offender_role": Role.DECLARER}
