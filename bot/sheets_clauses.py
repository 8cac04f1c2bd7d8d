"""A Law clause by clause in the book's order, the editions side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from bot.sheets import Sheet, page
from bot.wording.clauses import digest_id, kebab, references, spelled
from bot.wording.words import Words, words
from locales.catalogue import LANGUAGES
from rules.editions import EDITIONS, NEWEST, Edition, address_in
from rules.engine import CLAUSES
from rules.index import addresses, status
from rules.index.entry import book_order, law_of
from rules.laws import LAWS
from rules.sheet import Row, as_told, in_book_order, rows, side_by_side, tree
from rules.vocabulary.play import Irregularity

Texts = Iterable[tuple[Edition, str]]


@cache
def branches(irregularity: Irregularity, law: str) -> Mapping[str, Sequence[Row]]:
    """The rows of an irregularity's table that stand under a Law, by clause."""
    listed = in_book_order(_table(irregularity), law)
    return {clause: found for clause, found in listed.items() if clause != law or _home(found, law)}


@cache
def _table(irregularity: Irregularity) -> Sequence[Row]:
    return rows(tree(side_by_side(irregularity)))


def _home(found: Sequence[Row], law: str) -> bool:
    """Whether the rows that name no clause of the Law stand here for want of a better place."""
    ruling = found[0].leaves[0].rulings[-1]
    return ruling is not None and LAWS[ruling.case.irregularity].number == law


def ruled_by(law: str) -> tuple[Irregularity, ...]:
    """The irregularities some of whose rulings cite a clause of the Law."""
    return tuple(one for one in LAWS if branches(one, law))


def sheet_name(irregularity: Irregularity, edition: Edition) -> str:
    """The file of a sheet."""
    return f"{kebab(irregularity)}-{edition.value}.md"


def laws_with_code() -> tuple[str, ...]:
    """The numbers of the Laws of which some clause is code, in the book's order."""
    return tuple(dict.fromkeys(str(law_of(one)) for one in sorted(CLAUSES, key=book_order)))


class ClausePage:
    """The page of one Law in one language; only the digests are in all of them."""

    def __init__(self, law: str, said: Words) -> None:
        self.words = said
        self.law = law
        self.irregularities = ruled_by(law)

    def text(self) -> str:
        """The whole page: every clause of the Law, with the branches that end there."""
        own = [one for one in addresses(NEWEST) if law_of(one) == int(self.law)]
        title = self.words.text(f"law-{self.law}-title")
        return page(
            self.words.text("sheet-title", {"law": self.law, "title": title}),
            [self.words.text("sheet-written"), "", self.words.text("sheet-how"), ""],
            self._tables(),
            self._part("sheet-clauses", own),
        )

    def _tables(self) -> Iterator[str]:
        """The names of the sheets with the decision tables."""
        for one in self.irregularities:
            label = self.words.text(f"answer-irregularity-{kebab(one)}")
            names = [f"[{edition.value}]({sheet_name(one, edition)})" for edition in EDITIONS]
            told = {"irregularity": label, "sheets": self.words.join(names)}
            yield f"- {self.words.text('sheet-tables', told)}"
        yield ""

    def _part(self, heading: str, clauses: Iterable[str]) -> Iterator[str]:
        yield f"## {self.words.text(heading)}"
        yield ""
        for clause in clauses:
            yield f"### {references(self.words, (clause,))}"
            yield ""
            yield from (f"- {line}" for line in self._about(clause))
            yield ""
            yield from self._ways(clause)

    def _about(self, clause: str) -> Iterator[str]:
        """Where it stands, what it says, what it rests on and how far the code goes."""
        held = [one for one in EDITIONS if address_in(one, clause) in addresses(one)]
        listed = self.words.join([self._edition(one, clause) for one in held])
        yield self.words.text("sheet-editions", {"editions": listed})
        yield from self._readings(clause, held)
        for language in LANGUAGES:
            digests = self._digests(clause, held, words(language, self.words.catalogue.strict))
            for editions, text in digests.items():
                told = {"language": language, "editions": editions, "text": text}
                yield self.words.text("sheet-digest", told)
        yield from self._standing(clause)

    def _edition(self, edition: Edition, clause: str) -> str:
        address = address_in(edition, clause)
        if address == clause:
            return edition.value
        told = {"edition": edition.value, "clause": spelled(self.words, address)}
        return self.words.text("sheet-edition-address", told)

    def _readings(self, clause: str, held: Sequence[Edition]) -> Iterator[str]:
        """Our own sentence for the clause: it stands in the code, in English."""
        if clause in CLAUSES:
            said = [(one, CLAUSES[clause].reading(one).__doc__ or "") for one in held]
            for editions, text in self._grouped(said).items():
                yield self.words.text("sheet-reading", {"editions": editions, "text": text})

    def _digests(self, clause: str, held: Sequence[Edition], said: Words) -> Mapping[str, str]:
        ids = [(one, digest_id(address_in(one, clause), one)) for one in held]
        return self._grouped((one, said.text(name)) for one, name in ids if said.has(name))

    def _standing(self, clause: str) -> Iterator[str]:
        if clause in CLAUSES:
            ground = self.words.text(f"sheet-ground-{CLAUSES[clause].ground.value}")
            yield self.words.text("sheet-ground", {"ground": ground})
        known = status(clause, NEWEST)
        if known is not None:
            text = self.words.text(f"sheet-status-{kebab(known)}")
            yield self.words.text("sheet-status", {"status": text})

    def _ways(self, clause: str) -> Iterator[str]:
        """The branches that end in the clause: the facts, then the orders of each edition."""
        for irregularity in self.irregularities:
            listed = branches(irregularity, self.law).get(clause, ())
            if listed:
                label = self.words.text(f"answer-irregularity-{kebab(irregularity)}")
                yield f"**{self.words.text('sheet-branches', {'irregularity': label})}**"
                yield ""
                for row in listed:
                    yield from self._way(irregularity, row)
                yield ""

    def _way(self, irregularity: Irregularity, row: Row) -> Iterator[str]:
        yield f"- {Sheet(irregularity, NEWEST, self.words).conditions(row.conditions)}"
        for editions, ordered in self._grouped(self._orders(irregularity, row)).items():
            yield f"  - {editions}: {ordered}"

    def _orders(self, irregularity: Irregularity, row: Row) -> Texts:
        for place, edition in enumerate(EDITIONS):
            ruling = as_told(row, place)
            if ruling is not None:
                laws = references(self.words, ruling.citations)
                said = Sheet(irregularity, edition, self.words).ordered(ruling)
                yield edition, f"{laws}. {said}"

    def _grouped(self, texts: Texts) -> Mapping[str, str]:
        """Editions that say the same under one heading: the editions, then what they say."""
        found: dict[str, list[str]] = {}
        for edition, text in texts:
            found.setdefault(text, []).append(edition.value)
        return {self._heading(editions): text for text, editions in found.items()}

    def _heading(self, editions: Sequence[str]) -> str:
        if len(editions) == len(EDITIONS):
            return self.words.text("sheet-all-editions")
        return self.words.join(editions)
