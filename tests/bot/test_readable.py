"""What is read aloud by a machine, or on a narrow phone: words in their order carry the meaning.

Looks and signs alone say nothing; a picture is never sent, so none needs a text in its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.plugin.components import components_of
from bot.plugin.controls import Do
from bot.plugin.models import Screen
from bot.plugin.replies import reply
from bot.ticket import Ticket, TooLong
from locales import LANGUAGES, Language
from rules import Case, explore
from rules.vocabulary.play import Irregularity
from tests.discord_contract.shape import Object, as_object, objects, text, walk

SHOWN = (Do.SHOW, Do.WHY, Do.ALOUD, Do.LAW, Do.SHEET, Do.WHO, Do.PUBLISH, Do.FORK)
ROW, BUTTON, LIST, TEXT, CONTAINER = 1, 2, 3, 10, 17
SUITS = re.compile(r"[♠♥♦♣]\ufe0e?")
CARD = re.compile(r"[^\W\d_]+ [^()]*\((?:[♠♥♦♣]\ufe0e?(?:10|[2-9]|[^\W\d_]))\)")
PICTURE = re.compile("[\U0001f300-\U0001faff\u2600-\u265f\u2668-\u27bf]")
WORD = re.compile(r"[^\W\d_]{2}")
LONGEST_LABEL = 60


def screens(language: Language) -> Iterator[Screen]:
    """Rulings of every irregularity, with what stands beside them."""
    for irregularity in Irregularity:
        for ruling in islice(explore(Case(irregularity)), 0, 60, 12):
            for shown in SHOWN:
                try:
                    made = reply(Ticket(ruling.case, shown, language))
                except TooLong:
                    continue
                assert isinstance(made, Screen)
                yield made


def parts(screen: Screen) -> list[Object]:
    """Every component as Discord is sent it, from top to bottom."""
    return [one for top in components_of(screen) for _, one in walk([as_object(top)], "")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_can_be_read_aloud_and_on_a_phone(language: Language) -> None:
    for screen in screens(language):
        found = parts(screen)
        assert {one["type"] for one in found} <= {ROW, BUTTON, LIST, TEXT, CONTAINER}
        kinds = [one["type"] for one in found if one["type"] in (TEXT, ROW)]
        assert kinds == sorted(kinds, reverse=True), "the text stands before the controls"
        for one in found:
            if one["type"] == TEXT:
                assert_readable(text(one, "content"))
            elif one["type"] == BUTTON:
                assert_label(text(one, "label"))
            elif one["type"] == LIST:
                assert_label(text(one, "placeholder"))
                for option in objects(one, "options"):
                    assert WORD.search(text(option, "label"))


def assert_label(label: str) -> None:
    """A label has a word, and room on a phone."""
    assert WORD.search(label), label
    assert len(label) <= LONGEST_LABEL, label
    assert not PICTURE.search(SUITS.sub("", label)), label


def assert_readable(content: str) -> None:
    """No table, no block of code, no picture; a card's sign stands behind its name."""
    assert "```" not in content
    assert not re.search(r"\|[^|]+\|[^|]+\|", content.replace("||", "")), content
    assert not PICTURE.search(SUITS.sub("", content)), content
    assert len(CARD.findall(content)) == len(SUITS.findall(content)), content
