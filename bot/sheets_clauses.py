"""A Law clause by clause in the book's order, the editions side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

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


class ClausePage:
    """The page of one Law in one language; only the digests are in all of them."""

    def __init__(self, irregularity: Irregularity, said: Words) -> None:
        self.words = said
        self.law = LAWS[irregularity].number
        self.sheets = {one: Sheet(irregularity, one, said) for one in EDITIONS}
        self.branches = in_book_order(rows(tree(side_by_side(irregularity))), self.law)

    def text(self) -> str:
        """The whole page."""
        own = [one for one in addresses(NEWEST) if law_of(one) == int(self.law)]
        called = sorted(set(CLAUSES) - set(own), key=book_order)
        title = self.words.text(f"law-{self.law}-title")
        return page(
            self.words.text("sheet-title", {"law": self.law, "title": title}),
            [self.words.text("sheet-written"), "", self.words.text("sheet-how"), ""],
            self._part("sheet-clauses", own),
            self._part("sheet-called", called),
        )

    def _part(self, heading: str, clauses: Iterable[str]) -> Iterator[str]:
        yield f"## {self.words.text(heading)}"
        yield ""
        for clause in clauses:
            yield f"### {references(self.words, (clause,))}"
            yield ""
            yield from (f"- {line}" for line in self._about(clause))
            yield ""
            yield from self._ways(self.branches.get(clause, ()))

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

    def _ways(self, listed: Sequence[Row]) -> Iterator[str]:
        """The branches that end in the clause: the facts, then the orders of each edition."""
        if not listed:
            return
        yield f"**{self.words.text('sheet-branches')}**"
        yield ""
        for row in listed:
            yield f"- {self.sheets[NEWEST].conditions(row.conditions)}"
            for editions, ordered in self._grouped(self._orders(row)).items():
                yield f"  - {editions}: {ordered}"
        yield ""

    def _orders(self, row: Row) -> Texts:
        for place, edition in enumerate(EDITIONS):
            ruling = as_told(row, place)
            if ruling is not None:
                laws = references(self.words, ruling.citations)
                yield edition, f"{laws}. {self.sheets[edition].ordered(ruling)}"

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
