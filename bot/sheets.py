"""A Law's table, chart and clauses in words: what a director reads beside the book."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.wording.answers import answer_text, fact_id, fact_label, lowered
from bot.wording.clauses import kebab, references
from bot.wording.context import Table
from bot.wording.items import item_labels
from bot.wording.words import Words
from rules import Case, Ruling
from rules.editions import Edition
from rules.facts import Domain
from rules.laws import LAWS
from rules.sheet import (
    Asked,
    Change,
    Item,
    Leaf,
    Row,
    after_play,
    as_told,
    bare,
    changes,
    in_book_order,
    items,
    paths,
    rows,
    tree,
    tricks,
    two_defects,
)
from rules.table import Card
from rules.vocabulary import VOCABULARY
from rules.vocabulary.counts import DEFECTIVE_TRICK_NO, SECOND_TRICK_NO
from rules.vocabulary.play import Irregularity
from rules.vocabulary.revoke import TRICK_NO

TRICK_NUMBERS = frozenset({DEFECTIVE_TRICK_NO.key, TRICK_NO.key})
Lines = list[str]


class Sheet:
    """The sheet of one Law in one edition, in one language."""

    def __init__(self, irregularity: Irregularity, edition: Edition, words: Words) -> None:
        self.irregularity = irregularity
        self.edition = edition
        self.words = words
        self.table = Table(words, Case(irregularity, edition))
        self.law = LAWS[irregularity].number

    def text(self) -> str:
        """The whole sheet: tables, then the chart."""
        main = tree(paths(bare(self.irregularity, self.edition)))
        parts = in_book_order(rows(main), self.law)
        numbered = enumerate((row for listed in parts.values() for row in listed), 1)
        numbers = {id(leaf): number for number, row in numbered for leaf in row.leaves}
        title = self.words.text(f"answer-irregularity-{kebab(self.irregularity)}")
        told = {"law": self.law, "edition": self.edition.value, "title": title}
        return page(
            self.words.text("sheet-title-edition", told),
            [self.words.text("sheet-written"), "", self.words.text("sheet-how"), ""],
            self._part("sheet-main-table", self.by_clause(parts)),
            self._part("sheet-reports-table", self.reports()),
            self._part("sheet-after-play", self._tricks()),
            self._part("sheet-two-defects", self._two_defects()),
            self._part("sheet-chart", self.chart(main, numbers)),
        )

    def decisions(
        self, listed: Sequence[Row], start: int = 1, shown: Callable[[Item], bool] = lambda _: True
    ) -> Iterator[str]:
        """A table: facts in columns where they matter, then the Laws and what is ordered."""
        facts = list(dict.fromkeys(key for row in listed for key in row.conditions))
        heads = [fact_label(key, self.words.language, words=self.words) for key in facts]
        row, laws, ordered = self._heads("sheet-row", "sheet-laws", "sheet-orders")
        yield from table_head([row, *heads, laws, ordered])
        for number, one in enumerate(listed, start):
            ruling = as_told(one)
            if ruling is not None:
                told = [self.answers(key, one.conditions.get(key, ())) for key in facts]
                cells = [references(self.words, ruling.citations), self.ordered(ruling, shown)]
                yield table_row([str(number), *told, *cells])

    def by_clause(self, parts: Mapping[str, Sequence[Row]]) -> Iterator[str]:
        """A table for each clause, in the order of the book; the rows are numbered through."""
        start = 1
        for clause, listed in parts.items():
            yield f"### {references(self.words, (clause,))}"
            yield ""
            yield from self.decisions(listed, start)
            yield ""
            start += len(listed)

    def reports(self) -> Iterator[str]:
        """What is not asked but may be told: what it adds to a ruling, and what it removes."""
        found = changes(self.irregularity, self.edition)
        if not found:
            return
        yield self.words.text("sheet-records")
        yield ""
        heads = ("sheet-told", "sheet-beside", "sheet-added", "sheet-removed")
        yield from table_head(self._heads(*heads))
        for one in found:
            beside = [references(self.words, laws) for laws in one.instead_of]
            told = self.conditions({key: (value,) for key, value in one.told.items()})
            yield table_row([told, "; ".join(beside), *self._difference(one)])

    def chart(self, top: Asked | Leaf, numbers: Mapping[int, int]) -> Iterator[str]:
        """The questions as a nested list; each way ends with its row of the table."""
        yield self.words.text("sheet-chart-how")
        yield ""
        yield from self._below(top, numbers, 0)

    def answers(self, key: str, values: Sequence[Any]) -> str:
        """Answers of one fact that lead to the same place."""
        fact = VOCABULARY[key]
        last = len(values) > 1 and values == fact.representatives[-len(values) :]
        if last and fact.domain is Domain.NUMBER:
            return self.words.text("sheet-or-more", {"number": str(values[0])})
        labels = list(dict.fromkeys(self.answer(key, one) for one in values))
        return self.words.join([*labels[:1], *map(lowered, labels[1:])], "or")

    def answer(self, key: str, value: Any) -> str:
        """One answer; one that stands for a class is called by the class."""
        match value:
            case bool():
                return answer_text(self.words, key, value)
            case int():
                return self._number(key, value)
            case Card():
                return self.words.text("sheet-card-named")
            case (Card() as only,):
                return self.words.text(f"sheet-one-{'honour' if only.is_honour else 'spot'}")
            case tuple():
                return self.words.text("sheet-several-cards")
            case _:
                return answer_text(self.words, key, value)

    def conditions(self, conditions: Mapping[str, Sequence[Any]]) -> str:
        """Facts with their answers, in one line."""
        return "; ".join(
            self.words.text(
                "sheet-condition",
                {
                    "fact": fact_label(key, self.words.language, words=self.words),
                    "answers": self.answers(key, values),
                },
            )
            for key, values in conditions.items()
        )

    def ordered(self, ruling: Ruling, shown: Callable[[Item], bool] = lambda _: True) -> str:
        """What a ruling orders, in labels; its Laws have a column of their own."""
        listed = [one for one in items(ruling) if one.kind != "law" and shown(one)]
        return self.items(listed, Table(self.words, ruling.case))

    def items(self, listed: Iterable[Item], table: Table) -> str:
        """Items as labels in their order."""
        return item_labels(listed, table)

    def _difference(self, one: Change) -> tuple[str, str]:
        return self.items(one.added, self.table), self.items(one.removed, self.table)

    def _number(self, key: str, value: int) -> str:
        fact = VOCABULARY[key]
        if key == SECOND_TRICK_NO.key:
            return self.words.text("sheet-second-trick")
        if key not in TRICK_NUMBERS and value == fact.representatives[-1]:
            return self.words.text("sheet-or-more", {"number": str(value)})
        return answer_text(self.words, key, value)

    def _below(self, below: Asked | Leaf, numbers: Mapping[int, int], depth: int) -> Iterator[str]:
        if isinstance(below, Leaf):
            return
        indent = "  " * depth
        question = self.words.text(fact_id(below.fact), self.table.context)
        yield f"{indent}- {question}"
        for values, one in below.edges:
            answers = self.answers(below.fact, values)
            yield f"{indent}  - {self._way(answers, one, numbers)}"
            yield from self._below(one, numbers, depth + 2)

    def _way(self, answers: str, below: Asked | Leaf, numbers: Mapping[int, int]) -> str:
        ruling = below.rulings[0] if isinstance(below, Leaf) else None
        if ruling is None:
            return answers
        laws = references(self.words, ruling.citations)
        told = {"answers": answers, "row": str(numbers[id(below)]), "laws": laws}
        return self.words.text("sheet-way", told)

    def _tricks(self) -> Iterator[str]:
        top = after_play(self.irregularity, self.edition)
        if top is not None:
            yield from self.decisions(rows(top, tricks), shown=of_tricks)

    def _two_defects(self) -> Iterator[str]:
        if self.irregularity is Irregularity.CARD_COUNT:
            yield from self.decisions(rows(two_defects(self.irregularity, self.edition)))

    def _part(self, heading: str, lines: Iterable[str]) -> Lines:
        found = [*lines]  # a part that has nothing to show is left out, with its heading
        return [f"## {self.words.text(heading)}", "", *found, ""] if found else []

    def _heads(self, *heads: str) -> list[str]:
        return [self.words.text(one) for one in heads]


def of_tricks(item: Item) -> bool:
    """Whether an item says how many tricks move."""
    return item.kind == "tricks"


def page(title: str, *parts: Iterable[str]) -> str:
    """A page of Markdown with one newline at its end."""
    lines = [f"# {title}", ""]
    for part in parts:
        lines.extend(part)
    return "\n".join(lines).rstrip() + "\n"


def table_head(heads: Sequence[str]) -> Iterator[str]:
    """The first two lines of a table."""
    yield table_row(heads)
    yield "|" + "---|" * len(heads)


def table_row(cells: Sequence[str]) -> str:
    """One line of a table."""
    return "| " + " | ".join(cells) + " |"
