"""Two rulings beside each other: what falls away, what is new, and the tricks."""

from __future__ import annotations

from dataclasses import dataclass

from bot.wording.clauses import references
from bot.wording.models import Lines
from bot.wording.ruling import RulingText
from bot.wording.words import Words
from rules.ruling import TricksMoved


@dataclass(frozen=True, slots=True)
class Difference:
    """Whole sentences of the two rulings; ``tricks`` and ``laws`` are empty where nothing moves."""

    gone: Lines
    new: Lines
    tricks: str
    laws: str

    @property
    def lines(self) -> Lines:
        """All of it, one after the other."""
        return (*self.gone, *self.new, *filter(None, (self.tricks, self.laws)))


def difference(before: RulingText, after: RulingText) -> Difference:
    """What a reader of the first ruling has to learn to follow the second."""
    old, new = _sentences(before), _sentences(after)
    words = after.words
    return Difference(
        gone=tuple(one for one in old if one not in new),
        new=tuple(one for one in new if one not in old),
        tricks=_from_to(
            words,
            "tricks",
            tricks(words, before.ruling.transfer),
            tricks(words, after.ruling.transfer),
        ),
        laws=_from_to(words, "laws", _laws(before), _laws(after)),
    )


def _sentences(text: RulingText) -> Lines:
    choices = tuple(one.text for one in text.choices)
    parts = (text.steps, choices, text.fixed, text.information, text.judgement, text.bring_back)
    return tuple(dict.fromkeys(line for part in parts for line in part))


def tricks(words: Words, moved: TricksMoved | None) -> str:
    """How many tricks move, as far as it is settled."""
    if moved is None:
        return words.text("tricks-count", {"n": 0})
    if moved.tricks is not None:
        return words.text("tricks-count", {"n": moved.tricks})
    return words.text("difference-at-most", {"n": moved.at_most})


def _laws(text: RulingText) -> str:
    citations = text.ruling.citations
    return references(text.words, citations) if citations else text.words.text("difference-none")


def _from_to(words: Words, what: str, before: str, after: str) -> str:
    if before == after:
        return ""
    return words.text(f"difference-{what}", {"before": before, "after": after})
