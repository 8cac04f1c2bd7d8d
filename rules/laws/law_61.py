"""Law 61, Failure to Follow Suit: what a revoke is, and who may ask about one."""

from rules.derive.enquiries import (
    corrected_in_spite,
    declarer_is_asked,
    partner_may_be_asked,
    revealed_without_right,
    wants_to_look,
)
from rules.derive.establishment import has_played_on, is_twelfth
from rules.editions import E1997, E2007
from rules.effects import Action, Information, Onward
from rules.engine import Effects, Facts, clause
from rules.laws import law_43, law_62, law_63, law_66
from rules.parameters import ILLEGAL_ENQUIRY
from rules.vocabulary.revoke import ASKER, FAILED, HANDS_RETURNED, REVOKED, Asker, Failed


def revoke(facts: Facts) -> Effects:
    """A player able to do so did not follow suit, or did not play what was required."""
    if facts[FAILED] is Failed.FOLLOW_SUIT:
        yield from a_revoke(facts)
    else:
        yield from required_play(facts)


@clause("61A")
def required_play(facts: Facts) -> Effects:
    """Not playing a card or suit that a Law or an opponent requires is a revoke too."""
    yield from a_revoke(facts)


def a_revoke(facts: Facts) -> Effects:
    """On trick 12 the board decides, after some enquiries the question, otherwise Law 63."""
    if is_twelfth(facts) and facts[HANDS_RETURNED]:
        yield from law_63.established(facts)
    elif is_twelfth(facts):
        yield from law_62.twelfth_trick(facts)
    elif ILLEGAL_ENQUIRY.of(facts) and corrected_in_spite(facts):
        yield from defenders_question(facts)
    else:
        yield from law_63.by_establishment(facts)


def enquiry(facts: Facts) -> Effects:
    """A player asks about a possible revoke, or wants to see quitted tricks because of one."""
    if wants_to_look(facts):
        yield from allegation(facts)
    elif declarer_is_asked(facts):
        yield from question_to_declarer(facts)
    elif facts[ASKER] is Asker.DECLARER_TO_DEFENDER:
        yield from declarers_question(facts)
    elif facts[ASKER] is Asker.DUMMY_TO_DEFENDER:
        yield from dummys_question_to_a_defender(facts)
    elif facts[ASKER] is not Asker.DUMMY_TO_DECLARER:
        yield from defenders_question(facts)
    elif revealed_without_right(facts):
        yield from law_43.forfeited_enquiry(facts)
    else:
        yield from dummys_question_to_declarer(facts)


@clause("61B")
def question_to_declarer(facts: Facts) -> Effects:
    """Dummy and defenders may ask declarer: the question is answered whoever it was."""
    yield Action.ANSWER_ENQUIRY
    yield from came_to_light(facts)


@clause("61B1")
def declarers_question(facts: Facts) -> Effects:
    """Declarer may ask a defender who has not followed suit."""
    yield Action.ANSWER_ENQUIRY
    yield from came_to_light(facts)


@clause("61B2(a)")
def dummys_question_to_declarer(facts: Facts) -> Effects:
    """Dummy may ask declarer."""
    yield Action.ANSWER_ENQUIRY
    yield from came_to_light(facts)


@clause("61B2(b)")
def dummys_question_to_a_defender(facts: Facts) -> Effects:
    """Dummy may not ask a defender."""
    yield Action.REFUSE_ENQUIRY
    yield Information.ENQUIRY_MAY_BE_UI
    yield from came_to_light(facts)


@clause("61B3")
def defenders_question(facts: Facts) -> Effects:
    """Defenders may ask declarer and one another; between partners the question may tell."""
    yield from answered(facts)


@defenders_question.until(E2007)
def defenders_question_2007(facts: Facts) -> Effects:
    """Defenders may ask declarer, and one another unless the authority has forbidden it."""
    if facts[ASKER] is Asker.DEFENDER_TO_DECLARER or partner_may_be_asked(facts):
        yield from answered(facts)
    else:
        yield from asked_without_leave(facts)
        yield Action.POSSIBLE_PROCEDURAL_PENALTY
        yield from came_to_light(facts)


@defenders_question.until(E1997)
def defenders_question_1997(facts: Facts) -> Effects:
    """Defenders may ask declarer, but one another only by leave of the zone."""
    if corrected_in_spite(facts):
        yield from law_63.corrected_at_full_cost(facts)
    elif facts[ASKER] is Asker.DEFENDER_TO_DECLARER or partner_may_be_asked(facts):
        yield Action.ANSWER_ENQUIRY
        yield from came_to_light(facts)
    elif facts[REVOKED] and not has_played_on(facts):
        yield from law_63.corrected_at_full_cost(facts)
    else:
        yield from asked_without_leave(facts)
        yield from came_to_light(facts)


@clause("61C")
def allegation(facts: Facts) -> Effects:
    """To allege a revoke gives no right to look at quitted tricks."""
    yield from law_66.quitted_tricks(facts)


def answered(facts: Facts) -> Effects:
    """The question is answered; a partner's question may have told something."""
    yield Action.ANSWER_ENQUIRY
    if facts[ASKER] is Asker.DEFENDER_TO_PARTNER:
        yield Information.ENQUIRY_MAY_BE_UI
    yield from came_to_light(facts)


def asked_without_leave(_facts: Facts) -> Effects:
    """The question is not answered, and what it told may not be used."""
    yield Action.REFUSE_ENQUIRY
    yield Information.ENQUIRY_MAY_BE_UI


def came_to_light(facts: Facts) -> Effects:
    """A revoke that the question brought to light is ruled as one."""
    if facts.told(REVOKED):
        yield Onward(("62",))
