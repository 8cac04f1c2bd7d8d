"""``/law`` on Discord: a clause is found while it is typed, read, followed, and left again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.lawbook.clauses import Clause
from bot.lawbook.library import Library
from bot.lawbook.record import Origin
from bot.plugin.controls import Controls, Do
from bot.plugin.lookup import beside_screen, changed_screen, clause_screen, looked_up, others
from bot.plugin.models import Button, Menu, Screen
from bot.plugin.replies import reply
from bot.ticket import Forged, Outdated, Ticket, about, burden, decode
from bot.wording import words
from bot.wording.clauses import digest_id
from bot.wording.quotes import digest_quote, official_quote
from locales import LANGUAGES, Language
from rules import Case, Edition
from rules.index import EDITIONS, addresses
from rules.vocabulary.play import Irregularity
from tests.bot.lawbook import pages
from tests.bot.plugin_steps import PLUGIN, labels, press
from tests.bot.simcord_harness import Desk, running

LAW = pages.invented(67, "2017", "en")
CASE = Case(Irregularity.CARD_COUNT, Edition("2017"))


@pytest.fixture
def books(tmp_path: Path) -> Library:
    made = Library(tmp_path)
    made.store("2017", "en", Origin("page.txt", "0" * 64), [LAW])
    made.store("2007", "en", Origin("older.txt", "0" * 64), [pages.invented(67, "2007", "en")])
    return made


@pytest_asyncio.fixture
async def desk(books: Library, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setenv("LAWBOOK_DIR", str(books.folder))
    async with running(PLUGIN) as desk:
        await desk.sync()
        yield desk


async def test_a_clause_is_suggested_while_it_is_typed(desk: Desk) -> None:
    ada = desk.person("ada", "no")
    offered = await ada.complete("law", "clause", "straffek")
    assert offered[0]["value"] == "50"
    assert "Straffekort" in str(offered[0]["name"])
    numbered = await ada.complete("law", "clause", "67b1")
    assert [one["value"] for one in numbered][:3] == ["67B1", "67B1(a)", "67B1(b)"]


async def test_a_clause_is_read_in_the_official_wording(desk: Desk) -> None:
    ada = desk.person("ada")
    shown = await ada.slash("law", clause="67B2(a)")
    text = "\n".join(shown.texts)
    assert LAW["67B2(a)"].text in text
    assert LAW["67*"].text in text
    assert "page.txt" in text
    shown.check()
    changes = await press(ada, shown, "What changed")
    assert "2007 to 2017" in "\n".join(changes.texts)
    home = await press(ada, changes, "Back")
    assert home.texts == shown.texts
    polish = await press(ada, home, "PL")
    assert "po angielsku" in "\n".join(polish.texts)


async def test_the_law_text_of_a_ruling_is_official_too(desk: Desk) -> None:
    ada = desk.person("ada")
    told = {"fault": "omitted", "offender": "defender", "played-on": "both", "holds-suit": "yes"}
    ruling = await ada.slash("defective-trick", **told)
    law = await press(ada, ruling, "Law text")
    assert LAW["67B1(a)"].text in "\n".join(law.texts)
    assert "digest in our words" in "\n".join(law.texts)
    assert labels(law)


async def test_the_operator_is_told_which_file_differs(
    books: Library, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Once when the host loads us, and once more for what is altered while it runs."""
    monkeypatch.setenv("LAWBOOK_DIR", str(books.folder))
    file = books.folder / "2017-en" / "law-67.txt"
    altered = file.read_text("utf-8").replace(LAW["67A1"].text, "Another text.")
    file.write_text(altered, "utf-8")
    async with running(PLUGIN) as desk:
        await desk.sync()
        told = [one.getMessage() for one in caplog.records if str(file) in one.getMessage()]
        assert len(told) == 1
        assert "67A1" in told[0]
        file.write_text(altered.replace(LAW["67A2"].text, "One more."), "utf-8")
        shown = await desk.person("ada").slash("law", clause="67A2")
        assert "One more." not in "\n".join(shown.texts)
        assert "digest in our words" in "\n".join(shown.texts)
    told = [one.getMessage() for one in caplog.records if str(file) in one.getMessage()]
    assert len(told) == 2
    assert "67A2" in told[1]


def controls(language: Language, books: Library) -> Controls:
    return Controls(CASE, language, books)


def buttons(screen: Screen) -> Iterator[Button]:
    for row in screen.rows:
        if not isinstance(row, Menu):
            yield from row


def menu_of(screen: Screen) -> Menu:
    return next(row for row in screen.rows if isinstance(row, Menu))


def pressed(screen: Screen, label: str, books: Library) -> Screen:
    """The screen behind a button."""
    (one,) = (button for button in buttons(screen) if button.label == label)
    made = reply(decode(one.custom_id), (), books)
    assert isinstance(made, Screen)
    return made


def test_references_are_followed_with_one_tap_and_left_again(books: Library) -> None:
    cited = [replace(LAW[one], text=f"{LAW[one].text} See Law {to}.") for one, to in CHAIN.items()]
    books.store("2017", "en", Origin("page.txt", "0" * 64), [{**LAW, **by_address(cited)}])
    seen = [clause_screen(controls("en", books), "67B1(a)")]
    for to in CHAIN.values():
        seen.append(pressed(seen[-1], f"Law {to}", books))
    for screen in reversed(seen[:-1]):
        seen.append(pressed(seen[-1], words("en").text("discord-back"), books))
        assert seen[-1] == screen


CHAIN = {"67B1(a)": "67B2(a)", "67B2(a)": "67A1", "67A1": "7B"}


def by_address(clauses: list[Clause]) -> dict[str, Clause]:
    return {one.address: one for one in clauses}


def test_a_clause_of_the_list_is_followed_and_left_again(books: Library) -> None:
    first = looked_up(controls("en", books), "67b1")
    menu = menu_of(first)
    second = reply(decode(menu.custom_id), (menu.options[0][0],), books)
    assert isinstance(second, Screen)
    assert "67B1(a)" in second.title
    assert pressed(second, words("en").text("discord-back"), books).title == first.title


def test_a_button_names_its_clause_and_keeps_its_meaning(books: Library) -> None:
    """A golden ticket: it must be read like this for as long as messages live."""
    golden = "dpl1:E000020---0~67B1(a)~64A2"
    assert about(burden(CASE), Do.CLAUSE, "en", 0, ("67B1(a)", "64A2")) == golden
    screen = reply(decode(golden), (), books)
    assert isinstance(screen, Screen)
    assert "67B1(a)" in screen.title
    assert pressed(screen, words("en").text("discord-back"), books).title.startswith("Law 64A2")


def test_a_long_way_forgets_its_beginning_and_never_overflows(books: Library) -> None:
    trail = ("12C1(e)(ii)",) * 20
    screen = clause_screen(controls("en", books), "67B1(a)", trail)
    assert all(len(one.custom_id) <= 100 for one in buttons(screen))
    assert decode(next(buttons(screen)).custom_id).clauses


def test_buttons_of_the_time_when_clauses_were_numbered_are_politely_refused(
    books: Library,
) -> None:
    for action in (Do.CLAUSE, Do.LEADS, Do.CHANGED, Do.BESIDE):
        with pytest.raises(Outdated):
            reply(decode(about(burden(CASE), action, "en", 17)), ("67",), books)


@pytest.mark.parametrize("clause", ["94", "67Z", "99A", ""])
def test_what_is_no_clause_is_refused(clause: str, books: Library) -> None:
    with pytest.raises(Forged):
        reply(decode(f"dpl1:E000020---0~{clause}"), (), books)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_has_its_screen(language: Language, edition: str, books: Library) -> None:
    reader = Controls(Case(Irregularity.CARD_COUNT, Edition(edition)), language, books)
    for clause in addresses(edition):
        here = replace(reader, clauses=(clause,))
        for screen in (clause_screen(reader, clause), changed_screen(here)):
            ids = [one.custom_id for one in buttons(screen)]
            assert len(set(ids)) == len(ids)
            assert screen.sections
            assert sum(len(one.text) for one in screen.sections) < 4000
            assert all(len(one.custom_id) <= 100 for one in buttons(screen))


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_languages_stand_side_by_side(language: Language, books: Library) -> None:
    """The official wording where it is there, else our own account; always both languages."""
    reader = controls(language, books)
    for clause in addresses("2017"):
        if not words(language).has(digest_id(clause, "2017")):
            continue
        for place, other in enumerate(others(language)):
            screen = beside_screen(replace(reader, clauses=(clause,)), place)
            assert [one.head for one in screen.sections][:2] == [
                official.source if official else digest_quote(words(one), clause, "2017").source
                for one in (language, other)
                for official in (official_quote(words(language), clause, "2017", one, books),)
            ]
            assert all(len(one.custom_id) <= 100 for one in buttons(screen))


def test_languages_beside_each_other_are_switched_on_the_same_message(books: Library) -> None:
    first = clause_screen(controls("en", books), "67B1(a)")
    both = pressed(first, words("en").text("lookup-beside-pl"), books)
    assert LAW["67B1(a)"].text in both.sections[0].text
    assert both.sections[1].head == digest_quote(words("pl"), "67B1(a)", "2017").source
    switch = next(one for one in buttons(both) if one.label == "PL")
    turned = reply(decode(switch.custom_id), (), books)
    assert isinstance(turned, Screen)
    assert turned.sections[0].head == both.sections[1].head
    assert turned.sections[1].text.endswith(LAW["67B1(a)"].text.split("\n")[-1]) or (
        LAW["67B1(a)"].text in turned.sections[1].text
    )


def test_a_long_clause_is_turned_over_and_nothing_is_lost(tmp_path: Path) -> None:
    sentences = [f"Invented sentence number {one} says nothing at all." for one in range(200)]
    long = {**LAW, "67B1": replace(LAW["67B1"], text=" ".join(sentences))}
    library = Library(tmp_path)
    library.store("2017", "en", Origin("page.txt", "0" * 64), [long])
    screen, read = clause_screen(controls("en", library), "67B1"), ""
    while True:
        read += " ".join(one.text for one in screen.sections) + " "
        assert sum(len(one.text) for one in screen.sections) < 4000
        more = [one for one in buttons(screen) if one.label == words("en").text("discord-more")]
        if not more:
            break
        turned = reply(decode(more[0].custom_id), (), library)
        assert isinstance(turned, Screen)
        screen = turned
    assert all(sentence in read for sentence in sentences)


def test_what_is_not_found_is_said(books: Library) -> None:
    assert looked_up(controls("en", books), "zzz").title == words("en").text(
        "lookup-nothing", {"typed": "zzz"}
    )
    outside = looked_up(controls("en", books), "Law 7")
    assert words("en").text("lookup-no-text") in outside.sections[0].lines


def test_the_edition_that_is_asked_for_is_followed(books: Library) -> None:
    older = Controls(Case(Irregularity.CARD_COUNT, Edition("1997")), "en", books)
    assert looked_up(older, "information from withdrawn actions").title.startswith("Law 16C, 1997")
    absent = looked_up(older, "67B3")
    given = {"clause": "67B3", "edition": "1997", "editions": "2017"}
    assert words("en").text("lookup-absent", given) in absent.sections[0].lines
    moved = looked_up(replace(older, case=Case(Irregularity.CARD_COUNT, Edition("2007"))), "61C")
    assert "Law 62C3" in {one.label for one in buttons(moved)}


def test_a_choice_that_is_no_clause_is_refused(books: Library) -> None:
    with pytest.raises(Forged):
        reply(Ticket(CASE, Do.LEADS, "en", 1, ("67",)), ("nonsense",), books)
