"""Facts and their answers as labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, cast

from bot.wording.clauses import kebab
from bot.wording.context import Table
from bot.wording.playing import not_shown
from bot.wording.words import Context, Words
from bot.wording.words import words as words_of
from rules import Case
from rules.facts import UNKNOWN, Count, Domain, Fact, LyingCard
from rules.table import Card
from rules.vocabulary import VOCABULARY


@cache
def fact_id(key: str) -> str:
    """The id of the messages of a fact."""
    return f"fact-{kebab(key)}"


def fact_label(key: str, lang: str, *, words: Words | None = None) -> str:
    """A fact as a noun phrase; ``key`` is one of the vocabulary, or ``edition`` and the like."""
    words = words or words_of(lang)
    return words.text(f"{fact_id(key)}.label")


def lowered(label: str) -> str:
    """A label as it stands inside a sentence; an abbreviation keeps its capitals."""
    return label if label[1:2].isupper() else label[:1].lower() + label[1:]


def answer_label(
    fact: Fact[Any] | str,
    value: Any,
    lang: str,
    *,
    case: Case | None = None,
    words: Words | None = None,
    playing: bool = False,
) -> str:
    """One answer as a label; ``value`` is typed or as the JSON door writes it.

    With a ``case``, a person is called by the seat, and a Director who is ``playing`` is not told
    what is in a hand.
    """
    words = words or words_of(lang)
    key = fact if isinstance(fact, str) else fact.key
    table = Table(words, case) if case is not None else None
    if playing and table is not None and (hidden := not_shown(key, table)):
        return hidden
    return answer_text(words, key, value, table.context if table else None)


def answer_text(words: Words, key: str, value: Any, context: Context | None = None) -> str:
    """The label of an answer in a table's words."""
    match value:
        case bool():
            return words.text("answer-yes" if value else "answer-no")
        case int():
            return words.text("answer-number", {"number": str(value)})
        case Card():
            return words.text("answer-card", {"card": words.text(f"card-{value}.full")})
        case LyingCard():
            return answer_text(words, key, value.card)
        case list() | tuple():
            items = cast("Sequence[Any]", value)
            return words.join([answer_text(words, key, one) for one in items])
        case Mapping():
            seats = cast("Mapping[Any, Any]", value)
            return words.join([_seat_item(words, str(seat), one) for seat, one in seats.items()])
        case _:
            return _word(words, key, value, context)


def _word(words: Words, key: str, value: Any, context: Context | None) -> str:
    text = value.value if isinstance(value, StrEnum) else str(value)
    own = f"answer-{kebab(key)}-{kebab(text)}"
    if words.has(own):
        if context is None:
            context = {
                "irregularity": "none",
                **words.forms("person-offender", "offender"),
                **words.forms("person-offender-partner", "partner"),
            }
        return words.text(own, context)
    if text in ("yes", "no", UNKNOWN):
        return words.text(f"answer-{text}")
    fact = VOCABULARY.get(key)
    if fact is not None and fact.domain in (Domain.CARD, Domain.CARDS, Domain.PENALTY_CARDS):
        return answer_text(words, key, Card.parse(text))
    return words.text(own)


def _seat_item(words: Words, seat: str, value: Any) -> str:
    name = words.text(f"seat-{seat}.cap")
    if isinstance(value, Count):
        value = {"hand": value.hand, "played": value.played}
    if isinstance(value, Mapping):
        count = cast("Mapping[str, Any]", value)
        given = {"seat": name, "hand": str(count["hand"]), "played": str(count["played"])}
        return words.text("count-item", given)
    return words.text("expected-item", {"seat": name, "played": str(value)})
