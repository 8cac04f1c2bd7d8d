"""What would change a ruling, in words."""

from __future__ import annotations

from bot.wording.answers import answer_text, fact_label
from bot.wording.clauses import references
from bot.wording.context import Table
from bot.wording.items import item_labels
from bot.wording.playing import not_shown
from bot.wording.words import words as words_of
from rules import Ruling
from rules.flips import Flip, flips
from rules.sheet import items
from rules.vocabulary import VOCABULARY

KINDS = {
    (True, True): "both", (True, False): "added", (False, True): "removed", (False, False): "laws",
}  # fmt: skip


def flip_lines(
    ruling: Ruling, lang: str, *, strict: bool = False, playing: bool = False
) -> tuple[str, ...]:
    """One line for each single fact that would flip the ruling: the fact, and what then.

    A Director who is ``playing`` would learn from the other answer what is in a hand.

    :raises CatalogueError: if ``strict``, for any message that is missing.
    """
    table = Table(words_of(lang, strict), ruling.case)
    hidden = {key for key in VOCABULARY if playing and not_shown(key, table)}
    return tuple(_line(ruling, one, table) for one in flips(ruling) if one.fact not in hidden)


def _line(ruling: Ruling, flip: Flip, table: Table) -> str:
    words = table.words
    label = fact_label(flip.fact, words.language, words=words)
    answer = answer_text(words, flip.fact, flip.value, table.context)
    told = {"fact": label, "answer": answer}
    if not isinstance(flip.result, Ruling):
        asked = fact_label(flip.result.fact.key, words.language, words=words)
        return words.text("change-asks", {**told, "question": asked})
    before, after = items(ruling), items(flip.result)
    added = [one for one in after if one not in before and one.kind != "law"]
    removed = [one for one in before if one not in after and one.kind != "law"]
    told = {**told, "laws": references(words, flip.result.citations)}
    if added:
        told["added"] = item_labels(added, Table(words, flip.result.case))
    if removed:
        told["removed"] = item_labels(removed, table)
    kind = KINDS[bool(added), bool(removed)]
    if kind == "laws" and flip.result.citations == ruling.citations:
        kind = "person"
    return words.text(f"change-{kind}", told)
