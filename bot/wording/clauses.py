"""Addresses and codes: as the catalogue spells them, and as each language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from bot.wording.words import Words
from locales import language_for
from locales.letters import spell_clause

NO_BRACKETS = str.maketrans("", "", "()")
FOOTNOTE = "*"
LISTS = 1024
"""Lists of clauses that are remembered as they are written."""


@cache
def kebab(code: str) -> str:
    """A code or a key as the ids of the catalogue spell it."""
    return code.lower().replace("_", "-")


def fluent_id(clause: str) -> str:
    """The clause as the ids of the catalogue spell it: ``67B1a``, footnote ``67-note``."""
    return clause.translate(NO_BRACKETS).replace(FOOTNOTE, "-note")


def spelled(words: Words, clause: str) -> str:
    """The bare address: ``67B1(a)``, in Polish ``67B1a``; a footnote is named."""
    return spell_clause(clause, language_for(words.language))


def references(words: Words, clauses: Sequence[str]) -> str:
    """The clauses as a list in running text: Laws 67B1(a) and 64A2."""
    return _references(words, tuple(clauses))


@lru_cache(maxsize=LISTS)
def _references(words: Words, clauses: tuple[str, ...]) -> str:
    if len(clauses) == 1:
        return words.text("clause-ref", {"clause": spelled(words, clauses[0])})
    items = [words.text("clause-item", {"clause": spelled(words, one)}) for one in clauses]
    return words.text("clause-refs", {"clauses": words.join(items)}) if items else ""


def digest_id(clause: str, edition: str) -> str:
    """The id of our own account of a clause in an edition."""
    return f"digest-{fluent_id(clause)}-{edition}"
