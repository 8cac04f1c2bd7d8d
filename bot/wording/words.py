"""The catalogue of one language, with a memory: most lines of a ruling have been said before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, Literal

from locales import Catalogue

Value = str | int
Context = Mapping[str, Value]
"""The variables that the messages of one ruling may need."""

NO_CONTEXT: Final[Context] = {}
FORMS = ("cap", "gen", "dat", "acc", "ins", "poss")
CARD_FORMS = ("gen", "acc", "ins")
REMEMBERED = 8192


class Words:
    """Messages by their id; a message is given only the variables that it needs."""

    def __init__(self, language: str, *, strict: bool) -> None:
        self.catalogue = Catalogue.load(language, strict=strict)
        self.language = language
        self._plain: dict[str, str] = {}
        self._needs: dict[str, tuple[str, ...]] = {}
        self._nouns: dict[tuple[str, str], Context] = {}
        self._filled = lru_cache(maxsize=REMEMBERED)(self._fill)
        self._joined = lru_cache(maxsize=REMEMBERED)(self.catalogue.join)

    def text(self, message: str, context: Context = NO_CONTEXT) -> str:
        """The message with its variables filled in from ``context``."""
        plain = self._plain.get(message)
        if plain is not None:
            return plain
        needed = self._needs.get(message)
        if needed is None:
            needed = self._needed(message)
        if not needed:
            plain = self._plain[message] = self._fill(message, ())
            return plain
        return self._filled(message, tuple([context.get(one) for one in needed]))

    def has(self, message: str) -> bool:
        """Whether there is such a message or attribute."""
        return self.catalogue.has(message)

    def join(self, items: Iterable[str], kind: Literal["and", "or"] = "and") -> str:
        """The items as a list in running text."""
        return self._joined(tuple(items), kind)

    def forms(self, noun: str, name: str, forms: Iterable[str] = FORMS) -> Context:
        """The forms of a noun as variables: ``$name``, ``$nameCap``, ``$nameGen`` ..."""
        key = noun, name
        if key not in self._nouns:
            self._nouns[key] = {
                name: self.text(noun),
                **{name + form.capitalize(): self.text(f"{noun}.{form}") for form in forms},
            }
        return self._nouns[key]

    def _needed(self, message: str) -> tuple[str, ...]:
        known = self.has(message)
        needed = self._needs[message] = tuple(self.catalogue.variables(message)) if known else ()
        return needed

    def _fill(self, message: str, values: tuple[Value | None, ...]) -> str:
        """The message with the values of what it needs; None is left out, and so is missed."""
        given = zip(self._needs[message], values, strict=False)
        return self.catalogue.format(
            message, **{name: value for name, value in given if value is not None}
        )


@cache
def words(language: str, strict: bool = False) -> Words:
    """The words of a language; strict ones raise for whatever is amiss.

    :raises CatalogueError: for a language that there is not.
    """
    return Words(language, strict=strict)
