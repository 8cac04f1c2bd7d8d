"""The case card: a case opened by its id, one answer changed, two rulings beside each other.

``compare`` carries the case as it was; its argument holds which answer is changed, by its place
in the order of telling, and into what. ``fork`` lists the answers, or with an argument from 1 on
what one of them could be instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot import dialogue
from bot import ticket_codes as codes
from bot.plugin.controls import Controls, Do, asking, paged
from bot.plugin.covers import in_covers
from bot.plugin.models import Row, Screen, Section
from bot.plugin.pages import bulleted, pages
from bot.plugin.told import typed
from bot.ticket import BASE, Forged, Ticket, TooLong
from bot.wording import answer_label, fact_label, question_text, ruling_text
from bot.wording.difference import difference
from rules import Case, Edition, Question, Ruling, contradictions
from rules.facts import UNKNOWN, Domain, Fact
from rules.playing import is_covered
from rules.vocabulary import VOCABULARY

CARDS: Final = frozenset({Do.FORK, Do.FORK_FACT, Do.FORK_VALUE, Do.COMPARE})
OF_EDITION: Final = BASE - 1
"""The place of the edition, behind all answers."""
OF_UNKNOWN: Final = BASE - 1
"""The place of "I do not know" among the values."""
EDITION: Final = "edition"
MOST_OPTIONS, LONGEST_LABEL = 25, 100
CHOSEN: Final = frozenset({Domain.YES_NO, Domain.WORD, Domain.NUMBER})


def card(ticket: Ticket, chosen: Sequence[str], controls: Controls) -> Screen:
    """What a press about the card leads to.

    :raises Forged: when the answer is none of the case's, or cannot be so.
    """
    match ticket.action:
        case Do.FORK if ticket.argument:
            return _values(controls, ticket.argument - 1)
        case Do.FORK:
            return _answers(controls)
        case Do.FORK_FACT if len(chosen) == 1:
            return _values(controls, _place(controls.case, chosen[0]))
        case Do.FORK_VALUE if len(chosen) == 1:
            return _compared(controls, ticket.argument, chosen[0], 0)
        case Do.COMPARE:
            place, value = divmod(ticket.argument, BASE)
            return _compared(controls, place, _raw(controls.case, place, value), 0)
        case _:
            raise Forged(ticket.action)


# Which answer, and into what


def _answers(controls: Controls) -> Screen:
    """The answers of the case, one of which can be another."""
    text = controls.words.text
    keys = [key for key in controls.case.answers if _may_change(controls, VOCABULARY[key])]
    options = [(key, _line(controls, key)) for key in keys[: MOST_OPTIONS - 1]]
    options.append((EDITION, _line(controls, EDITION)))

    def rows() -> tuple[Row, ...]:
        home = controls.button(controls.word("return"), Do.SHOW)
        return (_menu(controls, Do.FORK_FACT, 0, options), (home,))

    section = Section("", (text("fork-intro"),))
    return asking(controls, text("fork"), (section,), rows, (Do.FORK, 0))


def _may_change(controls: Controls, fact: Fact[Any]) -> bool:
    """Whether an answer is chosen, and the reader may know it."""
    return fact.domain in CHOSEN and not _is_hidden(controls, fact.key)


def _is_hidden(controls: Controls, key: str) -> bool:
    """Whether an answer says what is in a hand, and the reader is a Director who plays."""
    return controls.playing and key != EDITION and is_covered(controls.case, VOCABULARY[key])


def _values(controls: Controls, place: int) -> Screen:
    """What the answer could be instead."""
    key = _key(controls.case, place)
    if _is_hidden(controls, key):
        raise Forged(key)
    options = [
        (raw, _label(controls, key, raw))
        for raw in _raws(key)
        if (other := _changed(controls.case, key, raw)) != controls.case
        and not contradictions(other)
    ]

    def rows() -> tuple[Row, ...]:
        back = controls.button(controls.word("back"), Do.FORK)
        menu = (_menu(controls, Do.FORK_VALUE, place, options),) if options else ()
        return (*menu, (back,))

    lines = (_line(controls, key), *(() if options else (controls.words.text("fork-no-other"),)))
    title = controls.words.text("fork-into")
    return asking(controls, title, (Section("", lines),), rows, (Do.FORK, place + 1))


def _menu(controls: Controls, do: Do, argument: int, options: Sequence[tuple[str, str]]) -> Row:
    return controls.menu("choose", do, argument, options[:MOST_OPTIONS])


def _line(controls: Controls, key: str) -> str:
    """An answer of the case."""
    raw = controls.case.edition.value if key == EDITION else controls.case.answers[key]
    given = {"fact": _name(controls, key), "answer": _label(controls, key, raw)}
    return controls.words.text("relied-item", given)[:LONGEST_LABEL]


def _name(controls: Controls, key: str) -> str:
    return (
        controls.words.text("fork-edition")
        if key == EDITION
        else fact_label(key, controls.language)
    )


def _label(controls: Controls, key: str, value: Any) -> str:
    if key == EDITION:
        return controls.words.text(f"edition-{value}")
    told = typed(VOCABULARY[key], value) if isinstance(value, str) else value
    label = answer_label(VOCABULARY[key], told, controls.language, case=controls.case)
    return label[:LONGEST_LABEL]


# The changed case


def _place(case: Case, key: str) -> int:
    if key == EDITION:
        return OF_EDITION
    if key not in case.answers:
        raise Forged(key)
    return tuple(case.answers).index(key)


def _key(case: Case, place: int) -> str:
    if place == OF_EDITION:
        return EDITION
    if place >= len(case.answers):
        raise Forged(str(place))
    return tuple(case.answers)[place]


def _raws(key: str) -> tuple[str, ...]:
    """Everything that an answer could be, as a list offers it."""
    if key == EDITION:
        return codes.EDITIONS
    fact: Fact[Any] = VOCABULARY[key]
    unknown = () if UNKNOWN in fact.words else (UNKNOWN,)
    return (*_told(fact), *unknown)


def _told(fact: Fact[Any]) -> tuple[str, ...]:
    """The values of a fact in the order of their codes."""
    if fact.domain is Domain.YES_NO:
        return ("no", "yes")
    if fact.domain is Domain.NUMBER:
        return tuple(map(str, range(fact.low, fact.high + 1)))
    return tuple(one for one in codes.WORDS[fact.key] if one in fact.words)


def _index(key: str, raw: str) -> int:
    """The number that a value has in an argument."""
    if key == EDITION:
        return codes.EDITIONS.index(raw)
    fact = VOCABULARY[key]
    if raw == UNKNOWN and UNKNOWN not in fact.words:
        return OF_UNKNOWN
    return codes.WORDS[key].index(raw) if fact.domain is Domain.WORD else _told(fact).index(raw)


def _raw(case: Case, place: int, value: int) -> str:
    """The value that a number stands for."""
    key = _key(case, place)
    for raw in _raws(key):
        if _index(key, raw) == value:
            return raw
    raise Forged(str(value))


def _changed(case: Case, key: str, raw: str) -> Case:
    if key == EDITION:
        return dialogue.switched(case, Edition(raw))
    return dialogue.changed(case, key, typed(VOCABULARY[key], raw))


# Side by side


def _compared(controls: Controls, place: int, raw: str, page: int) -> Screen:
    """The two rulings, or the question that the changed case has to have answered first."""
    key, case = _key(controls.case, place), controls.case
    if raw not in _raws(key) or _is_hidden(controls, key):
        raise Forged(raw)
    other = _changed(case, key, raw)
    if contradictions(other):
        raise Forged(raw)
    head = Section("", (_instead(controls, key, raw),))

    def rows() -> tuple[Row, ...]:
        on = controls.button(controls.words.text("fork-on"), Do.SHOW, case=other, primary=True)
        home = controls.button(controls.words.text("fork-home"), Do.SHOW)
        return ((on, home),)

    sections = (head, *different(controls, case, other))
    title = controls.words.text("difference-title")
    argument = place * BASE + _index(key, raw)
    return paged(controls, title, sections, rows, Do.COMPARE, page, lambda _page: argument)


def _instead(controls: Controls, key: str, raw: str) -> str:
    """Which answer is another one, and which."""
    case = controls.case
    before = case.edition.value if key == EDITION else case.answers[key]
    given = {
        "fact": _name(controls, key),
        "before": _label(controls, key, before),
        "after": _label(controls, key, raw),
    }
    return controls.words.text("difference-changed", given)


def compared(controls: Controls, other: Case) -> Screen:
    """Two cases that were both opened by their ids."""

    def rows() -> tuple[Row, ...]:
        text = controls.words.text
        first = controls.button(text("difference-first"), Do.SHOW)
        if other == controls.case:
            return ((first,),)
        return ((first, controls.button(text("difference-second"), Do.SHOW, case=other)),)

    title = controls.words.text("difference-title")
    found = different(controls, controls.case, other)
    sections, *more = pages(in_covers(found) if controls.playing else found)
    if more:
        sections = (*sections, Section("", (controls.words.text("difference-longer"),)))
    try:
        return Screen(title, sections, rows())
    except TooLong:
        return Screen(title, sections, ())


def different(controls: Controls, before: Case, after: Case) -> Iterator[Section]:
    """What the rulings of two cases have not in common, under headings."""
    text = controls.words.text
    playing = controls.playing
    results = [
        None if contradictions(one) else dialogue.result(one, playing=playing)
        for one in (before, after)
    ]
    if not all(isinstance(one, Ruling) for one in results):
        for one in results:
            yield from _not_ruled(controls, one)
        return
    first, second = (
        ruling_text(one, controls.language, playing=playing)
        for one in results
        if isinstance(one, Ruling)
    )
    found = difference(first, second)
    yield Section(text("difference-gone"), bulleted(found.gone))
    yield Section(text("difference-new"), bulleted(found.new))
    yield Section("", tuple(filter(None, (found.tricks, found.laws))))
    if not found.lines:
        yield Section("", (text("difference-nothing"),))


def _not_ruled(controls: Controls, result: object) -> Iterator[Section]:
    """Why there is nothing to compare yet."""
    if isinstance(result, Question):
        asked = question_text(result, controls.language, left=0, playing=controls.playing).question
        yield Section("", (controls.words.text("difference-asks"), asked))
    elif result is None:
        yield Section("", (controls.words.text("difference-clash"),))
