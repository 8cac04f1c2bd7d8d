"""The clause index: complete, consistent, and true to what can be read in the documents."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules import index
from rules.editions import EDITIONS, OLDER_ADDRESSES
from rules.index import GROUPS, Status
from rules.index.delta import Delta, rows
from rules.index.encoded import ENCODED
from rules.index.entry import book_order, law_of, names, parent
from rules.index.evidence import ALONE, WITH_ALL_PARTS

if TYPE_CHECKING:
    from collections.abc import Iterator

LAWBOOKS = Path(__file__).parents[3] / "shared" / "lawbooks"

LAWS_OF_THE_SPEC = frozenset(
    {12, 13, 14, 16, 41, 43, 44, 45, *range(47, 70), 72, 79, 81, 82, 85, 86, 92}
)

# Transcribed by hand from the citation columns of the specification.
CITED_IN_ALL = names(
    "13 14A1 14A2 16 41A 43A2 43B2(b) 43B3 44C 45B 45C1 45C2 45C3 45C4(a) 45C4(b) 45D 45E 45E1 "
    "45E2 45F 45G 47A 47B 47C 47D 47E 47E1 47E2(a) 47E2(b) 47F 48A 48B 49 50A 50B 50C 50D1 50D2 "
    "50D2(a) 50D2(b) 51A 51B1(a) 51B1(b) 51B2(a) 51B2(b) 52A 52B1(a) 52B1(b) 52B1(c) 52B2 53A "
    "53B 53C 54A 54B1 54B2 54C 54D 55A 55B 55C 56 57A 57B 57C 58A 58B1 58B2 58B3 58B4 59 60A1 "
    "60A2 60A3 60B 60C 61A 61B 62A 62B1 62B2 62C1 62C2 62D1 62D2 63A1 63A2 63A3 63B 64A1 64A2 "
    "64B1 64B2 64B3 64B4 64B5 64B6 64C 65 65C 65D 66A 66B 66C 66D 67 67* 67A 67A1 67A2 67B 67B1 "
    "67B1(a) 67B1(b) 67B2 69A 72B1 79C 82C 85A 85B 92B"
)
CITED = {
    "1997": CITED_IN_ALL
    | names(
        "12A1 12C2 12C3 13A 13B1 13B2 13C 14B1(a) 14B1(b) 14B2 14B3 16A 16C 16C1 16C2 62B 62C 63C"
    ),
    "2007": CITED_IN_ALL
    | names(
        "12B1 12C1(b) 12C1(c) 12C1(e) 13A 13B 13C 13D1 13D2(a) 13D2(b) 13E 13F 14A3 14B1 14B2 "
        "14B3 14B4 14C 16D1 16D2 23 50D1(a) 50D1(b) 50E1 50E2 50E3 54E 55B1 55B2 57C1 57C2 61B1 "
        "61B2(a) 61B2(b) 61B3 62C3 64B7 65B3 67B2(a) 67B2(b) 81C5 86D"
    ),
    "2017": CITED_IN_ALL
    | names(
        "12B1 12C1(b) 12C1(c) 13A1 13A2 13B1 13B2 13C 13D 14A3 14B1 14B2 14B3 14B4 14C 16A1(c) "
        "16B 16C1 16C2 45D1 45D2 47F1 47F2 50D1(a) 50D1(b) 50E1 50E2 50E3 51B2(c) 53* 54E 55B1 "
        "55B2 57C1 57C2 57C3 57D 61B1 61B2(a) 61B2(b) 61B3 61C 62C3 63A4 64B7 64B8 64C1 64C2(a) "
        "64C2(b) 65B3 67B2(a) 67B2(b) 67B3 68B2 72A 72B 72C 81C5 86B"
    ),
}


def steps() -> Iterator[tuple[str, dict[str, object], dict[str, object], Delta]]:
    """Each group's way back: older edition, newer addresses, older addresses, delta."""
    for group in GROUPS:
        table = rows(group)
        newer = ""
        for edition, delta in group.older.items():
            yield edition, dict(table[newer]), dict(table[edition]), delta
            newer = edition


def test_the_index_knows_the_editions_of_the_code() -> None:
    assert tuple(EDITIONS) == index.EDITIONS
    for group in GROUPS:
        assert tuple(group.older) == tuple(reversed(index.EDITIONS[:-1]))


def test_an_unknown_edition_is_an_error() -> None:
    for ask in (index.addresses, index.changed, index.renumbered):
        with pytest.raises(ValueError, match="2027"):
            ask("2027")


def test_no_address_stands_in_two_groups() -> None:
    for edition in ("", "2007", "1997"):
        listed = [clause for group in GROUPS for clause in rows(group)[edition]]
        assert len(listed) == len(set(listed))


@pytest.mark.parametrize("edition", index.EDITIONS)
def test_every_address_is_well_formed_and_in_the_books_order(edition: str) -> None:
    clauses = list(index.addresses(edition))
    assert clauses == sorted(clauses, key=book_order)
    assert all(entry.clause == clause for clause, entry in index.addresses(edition).items())


@pytest.mark.parametrize("edition", index.EDITIONS)
def test_a_clause_stands_under_addresses_that_exist(edition: str) -> None:
    clauses = index.addresses(edition)
    assert [c for c in clauses if (up := parent(c)) is not None and up not in clauses] == []


@pytest.mark.parametrize("edition", index.EDITIONS)
def test_parts_are_counted_without_a_gap(edition: str) -> None:
    partly = {68, 79, 81, 82, 86, 92}  # only the clauses referred to are listed
    clauses = index.addresses(edition)
    for clause in clauses:
        up = parent(clause)
        if up is None or clause.endswith(("*", "(ii)")) or law_of(clause) in partly:
            continue
        last = clause.rstrip(")")[-1]
        if last not in "A1ai":
            before = f"{clause.rstrip(')')[:-1]}{chr(ord(last) - 1)}"
            assert before + ")" * clause.endswith(")") in clauses, clause


def test_words_that_are_no_address_are_refused() -> None:
    for word in ("", "67b1", "67B1a", "0", "67B0", "§ 67", "67**"):
        with pytest.raises(ValueError, match="no clause address"):
            book_order(word)


def test_deltas_name_addresses_that_exist() -> None:
    for edition, newer, older, delta in steps():
        assert delta.added <= newer.keys(), edition
        assert set(delta.renumbered.values()) <= newer.keys(), edition
        assert delta.changed <= older.keys(), edition


def test_an_address_goes_back_in_one_way_only() -> None:
    for edition, newer, older, delta in steps():
        new_names = set(delta.renumbered.values())
        kept = newer.keys() - delta.added - new_names
        assert not delta.added & new_names, edition
        assert not kept & (delta.renumbered.keys() | delta.removed.keys()), edition
        assert not delta.removed.keys() & delta.renumbered.keys(), edition
        assert kept | delta.renumbered.keys() | delta.removed.keys() == older.keys()


def test_renumberings_are_one_to_one() -> None:
    for edition in index.EDITIONS:
        moved = index.renumbered(edition)
        assert len(set(moved.values())) == len(moved)
        assert all(old != new for old, new in moved.items())


def test_a_removed_clause_is_not_said_to_have_changed() -> None:
    for _, _, _, delta in steps():
        assert not delta.changed & delta.removed.keys()


def test_the_newest_edition_has_no_newer_one_to_differ_from() -> None:
    assert index.changed("2017") == frozenset()
    assert index.renumbered("2017") == {}


def test_the_known_changes_of_the_revoke_and_the_defective_trick_are_listed() -> None:
    assert {"67B1(a)", "67B2", "64A2"} <= index.changed("1997")
    assert {"67B", "64B2", "64B3", "64B7", "64C"} <= index.changed("2007")
    assert not {"67B1(a)", "67B1(b)", "67A1"} & index.changed("2007")


def test_swapped_and_moved_clauses_are_followed() -> None:
    assert index.renumbered("2007")["53B"] == "53C"
    assert index.renumbered("2007")["53C"] == "53B"
    assert index.renumbered("2007")["16D1"] == "16C1"
    assert index.renumbered("1997")["63C"] == "63B"
    assert index.renumbered("1997")["72B1"] == "23"


def test_the_clause_on_a_misplaced_card_exists_only_in_2017() -> None:
    assert [index.status("67B3", edition) for edition in index.EDITIONS] == [
        None,
        None,
        Status.ENCODED,
    ]


def test_the_lists_of_revokes_without_a_trick_grow_by_one() -> None:
    for edition, last in (("1997", 6), ("2007", 7), ("2017", 8)):
        assert index.status(f"64B{last}", edition)
        assert index.status(f"64B{last + 1}", edition) is None


def test_the_four_options_of_a_premature_lead_are_new_in_2017() -> None:
    assert index.status("57A4", "2017")
    assert index.status("57A4", "2007") is None
    assert index.status("57A4", "1997") is None


@pytest.mark.parametrize("edition", index.EDITIONS)
def test_every_address_that_the_specification_cites_exists(edition: str) -> None:
    assert CITED[edition] - index.addresses(edition).keys() == set()


def test_the_addresses_of_the_code_and_of_the_index_agree() -> None:
    for edition in EDITIONS:
        for older in OLDER_ADDRESSES[edition].values():
            assert index.status(older, edition), (edition, older)


def test_what_is_encoded_is_a_clause_of_some_edition() -> None:
    known = {
        row.newest_name
        for group in GROUPS
        for table in rows(group).values()
        for row in table.values()
    }
    assert known >= ENCODED


@pytest.mark.parametrize("edition", index.EDITIONS)
def test_the_whole_of_law_67_is_encoded(edition: str) -> None:
    found = {c: e.status for c, e in index.addresses(edition).items() if law_of(c) == 67}
    assert set(found.values()) == {Status.ENCODED}


def test_the_clause_on_what_could_have_been_known_is_encoded_wherever_it_stood() -> None:
    assert index.status("72B1", "1997") is Status.ENCODED
    assert index.status("23", "2007") is Status.ENCODED
    assert index.status("72C", "2017") is Status.ENCODED
    assert index.status("72B1", "2017") is Status.JUDGEMENT
    assert index.status("72B1", "2007") is Status.JUDGEMENT


def test_laws_without_an_address_are_outside_by_number() -> None:
    inside = {law for law in index.LAWS_OF_THE_BOOK if not index.is_outside(law)}
    assert inside == LAWS_OF_THE_SPEC | {23}
    assert not index.is_outside(23, "2007")
    assert index.is_outside(23, "2017")
    for number in (0, 94):
        with pytest.raises(ValueError, match="no Law"):
            index.is_outside(number)


def test_evidence_speaks_of_addresses_that_exist() -> None:
    for edition in index.EDITIONS:
        assert (WITH_ALL_PARTS[edition] | ALONE[edition]) <= index.addresses(edition).keys()


def test_an_address_known_only_from_memory_is_marked() -> None:
    def marked(clause: str, edition: str) -> bool:
        return index.addresses(edition)[clause].from_memory

    assert marked("62D2", "1997")
    assert marked("13B1", "1997")
    assert marked("50E3", "2007")
    assert not marked("62D2", "2007")
    assert not marked("67B1(a)", "1997")
    assert not marked("54", "1997")


# --- what can be read off the documents -------------------------------------------------


def document(name: str) -> str:
    """A document beside the repository; the test is skipped where it is absent."""
    path = LAWBOOKS / name
    if not path.exists():
        pytest.skip(f"../shared/lawbooks/{name} is not here")
    return path.read_text(encoding="utf-8")


def lettered(text: str, law: int) -> set[str]:
    """Addresses of a document that prints its letters: sections A, numbers 1, parts (a)."""
    found = {str(law)}
    section = number = ""
    for line in text.splitlines():
        if heading := re.match(r"([A-G])\. ", line):
            section, number = heading[1], ""
            found.add(f"{law}{section}")
        elif numbered := re.match(r"\s*([1-9])\. (\(?a[.)])?", line):
            number = numbered[1]
            found.add(f"{law}{section}{number}")
            if numbered[2]:
                found.add(f"{law}{section}{number}(a)")
        elif part := re.match(r"\s*(?:- )?\(?([a-d])[.)] ", line):
            found.add(f"{law}{section}{number}({part[1]})")
        elif line.startswith("*"):
            found.add(f"{law}*")
    return found


def shape_of_unlettered(text: str) -> list[tuple[int, int]]:
    """(depth, number) of each numbered line of a document that lost its letters."""
    items = re.findall(r"^( +)(\d)\. ", text, re.MULTILINE)
    margin = min(len(blanks) for blanks, _ in items)
    return [(int(len(blanks) > margin), int(number)) for blanks, number in items]


def of_law(law: int, edition: str) -> set[str]:
    return {clause for clause in index.addresses(edition) if law_of(clause) == law}


@pytest.mark.parametrize("language", ["en", "no"])
def test_law_67_of_2007_has_the_addresses_of_the_document(language: str) -> None:
    assert lettered(document(f"2007-{language}-law-67.txt"), 67) == of_law(67, "2007")


def test_law_50_of_1997_has_the_addresses_of_the_document() -> None:
    assert lettered(document("1997-en-law-50.txt"), 50) == of_law(50, "1997")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_law_67_of_2017_has_the_shape_of_the_document(language: str) -> None:
    """The list of B2 lost its own number there, so B3 is printed as a second 2."""
    text = document(f"2017-{language}-law-67.txt")
    assert shape_of_unlettered(text) == [
        (0, 1), (0, 2),  # A1, A2
        (0, 1), (1, 1), (1, 2),  # B1, (a), (b)
        (1, 1), (1, 2),  # B2 (a), (b)
        (0, 2),  # B3
    ]  # fmt: skip
    assert of_law(67, "2017") == names(
        "67 67* 67A 67A1 67A2 67B 67B1 67B1(a) 67B1(b) 67B2 67B2(a) 67B2(b) 67B3"
    )
    assert re.search(r"^\* ", text, re.MULTILINE)
