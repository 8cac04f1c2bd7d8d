"""Covers at the terminal: where a Director plays, a card is a number until it is uncovered."""

from __future__ import annotations

from bot.console.lines import Line, Lines, Part, numbered, section
from bot.console.paper import Paper
from bot.covering import covered
from bot.wording import words
from rules.table import Card


class Covers:
    """Paper on which no card is named while they are ``on``; each card has one number."""

    def __init__(self, paper: Paper, lang: str = "en", *, on: bool = False) -> None:
        self.on = on
        self.lang = lang
        self._paper = paper
        self._cards: list[Card] = []

    def write(self, *lines: Line) -> None:
        """Write the lines, with covers where they name a card."""
        if self.on:
            lines = tuple(Line(one.part, covered(one.text, self._cover)) for one in lines)
        self._paper.write(*lines)

    def uncover(self) -> None:
        """Show every card that was covered."""
        self._paper.write(*self._uncovered())

    def clear(self) -> None:
        """Forget the cards: another case begins."""
        self._cards.clear()

    def _uncovered(self) -> Lines:
        said = words(self.lang)
        if not self._cards:
            return (Line(Part.TEXT, said.text("playing-covered-none")),)
        names = tuple(said.text(f"card-{one}.full") for one in self._cards)
        return section(said.text("playing-covered-head"), numbered(names))

    def _cover(self, card: Card, _name: str) -> str:
        if card not in self._cards:
            self._cards.append(card)
        number = str(self._cards.index(card) + 1)
        return words(self.lang).text("playing-cover", {"number": number})
