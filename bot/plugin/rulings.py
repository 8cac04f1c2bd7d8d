"""The screen of a ruling: what to do, who chooses, what is fixed, what is left to judge."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from bot import dialogue
from bot.plugin.case_ids import id_line, line_with
from bot.plugin.controls import Controls, Do, paged
from bot.plugin.models import Button, Row, Screen, Section
from bot.plugin.pages import bulleted, numbered
from bot.plugin.told import MOST_OPTIONS
from bot.ticket import argument_of
from bot.wording import ChoiceText, RulingText, fact_label, ruling_text, way_label
from locales import Language
from rules import Case, Ruling
from rules.facts import Fact
from rules.vocabulary.play import PHASE, Phase

LISTS = 1024
"""Lists of what nobody has reported that are remembered: each stands under many rulings."""
Listed = tuple[tuple[tuple[str, str], ...], ...]
BACK: Final = (("discord-back", Do.BACK),)
ABOUT_IT: Final = (
    ("discord-why", Do.WHY), ("discord-aloud", Do.ALOUD), ("discord-law", Do.LAW),
)  # fmt: skip
END: Final = (("discord-end", Do.END),)
MORE: Final = (
    ("publish", Do.PUBLISH), ("fork", Do.FORK), ("sheet", Do.SHEET), ("sheet-who", Do.WHO),
)  # fmt: skip


def ruling_screen(ruling: Ruling, controls: Controls, page: int) -> Screen:
    """A ruling with the choices that players have, and what else may be told."""
    text = ruling_text(ruling, controls.language, playing=controls.playing)

    def rows() -> tuple[Row, ...]:
        choices = (_choice_buttons(one, controls) for one in text.choices)
        reports = _reports(ruling, controls)
        return (*choices, _ways(ruling, controls), *reports, _nav(controls), controls.row(MORE))

    said = sections(ruling, text, controls)
    return paged(controls, text.title, said, rows, Do.SHOW, page, ruled=ruling.case)


def sections(
    ruling: Ruling, text: RulingText, controls: Controls, *, with_assumed: bool = True
) -> Iterator[Section]:
    """A ruling in the order in which it is read; a channel need not see what nobody reported."""
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
    if text.assumed and with_assumed:
        assumed = (*bulleted(text.assumed), head("assumed-intro"))
        yield Section(head("assumed-head"), assumed)
    yield Section("", (*text.notes, *_below(ruling, controls)))


def _below(ruling: Ruling, controls: Controls) -> Iterator[str]:
    """What stands under every ruling."""
    text = controls.words.text
    if controls.playing:
        yield text("playing-note")
    yield text("disclaimer")
    yield _frame(ruling.case, controls)
    if controls.reference:
        yield line_with(controls.words, controls.reference.upper())
    elif line := id_line(controls.words, controls.burden):
        yield line


def _frame(case: Case, controls: Controls) -> str:
    """Under whose Laws the case is ruled."""
    text = controls.words.text
    named = {
        "edition": text(f"edition-{case.edition}"),
        "jurisdiction": text(f"jurisdiction-{case.jurisdiction}"),
    }
    return text("console-frame", named)


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
    made: list[Button] = []
    for code, label in choice.options:
        case = dialogue.chosen(controls.case, choice.fact, code)
        if case is not None and controls.holds(case):
            made.append(controls.button(label, Do.SHOW, case=case, primary=True))
        else:
            argument = argument_of(choice.fact)
            made.append(controls.button(label, Do.ASK, argument, primary=True))
    return tuple(made)


def _ways(ruling: Ruling, controls: Controls) -> tuple[Button, ...]:
    """The cases that come next, each of its own: what goes along is in the button's ticket."""
    return tuple(
        controls.button(way_label(way, controls.language), Do.SHOW, case=way.case)
        for way in dialogue.ways(ruling)
        if controls.holds(way.case)
    )


def _reports(ruling: Ruling, controls: Controls) -> tuple[Row, ...]:
    """What nobody has reported, to choose from what did happen: as many lists as it takes."""
    facts = dialogue.unreported(ruling, playing=controls.playing)
    lists = _listed(facts, controls.language)
    return tuple(
        [controls.menu("report", Do.REPORT, number, one) for number, one in enumerate(lists)]
    )


@lru_cache(maxsize=LISTS)
def _listed(facts: tuple[Fact[Any], ...], language: Language) -> Listed:
    """Facts by key and label, cut into lists that are not too long."""
    options = [(one.key, fact_label(one.key, language)) for one in facts]
    starts = range(0, len(options), MOST_OPTIONS)
    return tuple(tuple(options[start : start + MOST_OPTIONS]) for start in starts)


def _nav(controls: Controls) -> tuple[Button, ...]:
    ended = controls.case.answers.get(PHASE.key) is Phase.PLAY_ENDED
    back, end = BACK if controls.case.answers else (), () if ended else END
    return controls.row((*back, *ABOUT_IT, *end))
