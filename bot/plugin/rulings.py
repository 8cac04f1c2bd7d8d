"""The screen of a ruling: what to do, who chooses, what is fixed, what is left to judge."""

from __future__ import annotations

from collections.abc import Iterator

from bot import dialogue
from bot.plugin.controls import Controls, Do, paged
from bot.plugin.models import Button, Row, Screen, Section
from bot.plugin.pages import bulleted, numbered
from bot.ticket import argument_of
from bot.wording import ChoiceText, RulingText, fact_label, ruling_text
from rules import Ruling
from rules.vocabulary import VOCABULARY
from rules.vocabulary.play import PHASE, Phase


def ruling_screen(ruling: Ruling, controls: Controls, page: int) -> Screen:
    """A ruling with the choices that players have, and what else may be told."""
    text = ruling_text(ruling, controls.language)

    def rows() -> tuple[Row, ...]:
        choices = (_choice_buttons(one, controls) for one in text.choices)
        reports = _reports(ruling, controls)
        return (*choices, *reports, _nav(controls))

    return paged(controls, text.title, _sections(ruling, text, controls), rows, Do.SHOW, page)


def _sections(ruling: Ruling, text: RulingText, controls: Controls) -> Iterator[Section]:
    head = controls.words.text
    if text.basis:
        yield Section("", (text.basis,))
    yield Section(head("steps-head"), numbered(text.steps))
    for choice in text.choices:
        yield Section(choice.head, (choice.text,))
    yield Section(head("fixed-head"), bulleted(text.fixed))
    yield from _views(ruling, text, controls)
    yield Section(head("judgement-head"), bulleted(text.judgement))
    yield Section(head("information-head"), bulleted(text.information))
    yield Section(head("onward-head"), bulleted(text.onward))
    yield Section(head("bring-back-head"), text.bring_back)
    if text.assumed:
        assumed = (*bulleted(text.assumed), head("assumed-intro"))
        yield Section(head("assumed-head"), assumed)
    yield Section("", (*text.notes, head("disclaimer")))


def _views(ruling: Ruling, text: RulingText, controls: Controls) -> Iterator[Section]:
    """The readings of a disputed point, or a minority's beside the ruling that is given."""
    if not text.views:
        return
    intro = (controls.words.text("views-intro"),) if ruling.escalate else ()
    head = controls.words.text("views-head" if ruling.escalate else "minority-head")
    lines = (" ".join(filter(None, (one.text, one.source))) for one in text.views)
    yield Section(head, (*intro, *bulleted(lines)))


def _choice_buttons(choice: ChoiceText, controls: Controls) -> tuple[Button, ...]:
    """What a player may choose; a choice that needs a card or a yes or no asks for it."""
    fact = VOCABULARY[choice.fact]
    made: list[Button] = []
    for code, label in choice.options:
        if code in fact.words and fact.kind is not None:
            case = dialogue.answer(controls.case, fact.key, fact.kind(code))
            made.append(controls.button(label, Do.SHOW, case=case, primary=True))
        else:
            argument = argument_of(fact.key)
            made.append(controls.button(label, Do.ASK, argument, primary=True))
    return tuple(made)


def _reports(ruling: Ruling, controls: Controls) -> tuple[Row, ...]:
    """The list of what nobody has reported, to choose from what did happen."""
    options = tuple((key, fact_label(key, controls.language)) for key in ruling.assumed)
    return (controls.menu("report", Do.REPORT, 0, options),) if options else ()


def _nav(controls: Controls) -> tuple[Button, ...]:
    back = (controls.button(controls.word("back"), Do.BACK),) if controls.case.answers else ()
    ended = controls.case.answers.get(PHASE.key) is Phase.PLAY_ENDED
    end = () if ended else (controls.button(controls.word("end"), Do.END),)
    return (
        *back,
        controls.button(controls.word("why"), Do.WHY),
        controls.button(controls.word("aloud"), Do.ALOUD),
        controls.button(controls.word("law"), Do.LAW),
        *end,
    )
