"""Clauses are found by number as people write it, and by words in three languages."""

from __future__ import annotations

import time
from io import StringIO

import pytest

from bot.console.lookup import look_up
from bot.lookup.address import read_address, references
from bot.lookup.changes import counterpart
from bot.lookup.page import is_in_none
from bot.lookup.search import found, ready, situation
from bot.wording import NO_BOOKS, words
from locales import LANGUAGES
from rules.index import addresses

NUMBERS = {
    "67": "67", "67b1a": "67B1(a)", "67 B 1 (a)": "67B1(a)", "§ 67B1": "67B1",
    "przepis 67B1a": "67B1(a)", "Law 67": "67", "law 64 a2": "64A2", "§67": "67",
    "przepisu 45E": "45E", "67*": "67*", "67 footnote": "67*", "12c1(e)(ii)": "12C1(e)(ii)",
    "12C1eii": "12C1(e)(ii)", "LAW 50D2(b).": "50D2(b)", "paragraf 50 d 2 b": "50D2(b)",
}  # fmt: skip
QUERIES: dict[str, dict[str, str]] = {
    "en": {
        "card stuck": "58B", "cards stuck together": "58B", "defective trick": "67",
        "penalty card": "50", "two penalty cards": "51", "revoke": "61", "revok penalty": "64",
        "fifth card": "45E", "lead out of turn": "53", "opening lead wrong defender": "54",
        "declarer led from wrong hand": "55", "played too early": "57", "dropped a card": "49",
        "unauthorised information": "16", "could have known": "72C", "equity revoke": "64C",
        "slip of the tongue": "45C4", "wrong card from dummy": "45D", "took a card back": "47",
        "see the last trick": "66", "card turned the wrong way": "65", "claim": "68",
        "directors error": "82C", "appeal": "92", "missing card": "14", "fourteen cards": "13",
        "lead restriction": "50D2", "adjusted score": "12", "minor penalty card": "50B",
        "revoke established": "63A", "two tricks revoke": "64A1", "dummy spoke": "43",
        "simultaneus leads": "58A", "cannot comply": "59",
    },
    "pl": {
        "lewa wadliwa": "67", "wadliwa lewa": "67", "karta przygwozdzona": "50",
        "falszywy renons": "61", "kara za renons": "64", "piata karta": "45E",
        "wyjscie poza kolejnoscia": "53", "wist poza kolejnością": "54",
        "skleily sie karty": "58B", "dwie karty przygwożdżone": "51", "upadla karta": "49",
        "brakujaca karta": "14", "czternascie kart": "13", "mogl wiedziec": "72C",
        "blad sedziego": "82C", "odwolanie": "92", "nakaz wyjscia": "50D2",
        "zadanie lew": "68", "wynik rozjemczy": "12", "przejezyczenie": "45C4",
        "zla karta z dziadka": "45D", "zabrano karte": "47", "ostatnia lewa zobaczyc": "66",
        "zle polozona karta": "65", "dziadek się odezwał": "43", "nie ma nakazanego koloru": "59",
        "zagrano za wczesnie": "57", "dwie lewy": "64A1", "informacja nielegalna": "16",
        "renons dokonany": "63A", "drobna karta przygwozdzona": "50B", "sporne fakty": "85",
    },
    "no": {
        "straffekort": "50", "irregulaert stikk": "67", "irregulært stikk": "67", "revoke": "61",
        "straff for revoke": "64", "femte kort": "45E", "utspill utenfor tur": "53",
        "åpningsutspill utenfor tur": "54", "kort klistret sammen": "58B", "to straffekort": "51",
        "mistet et kort": "49", "manglende kort": "14", "fjorten kort": "13",
        "kunne ha visst": "72C", "tl gjorde feil": "82C", "appell": "92",
        "forby utspill": "50D2", "krav": "68", "justert score": "12", "forsnakkelse": "45C4",
        "blindemann la feil kort": "45D", "tok tilbake kortet": "47", "se siste stikk": "66",
        "kort ligger feil vei": "65", "blindemann sa noe": "43", "har ikke fargen som kreves": "59",
        "spilte for tidlig": "57", "to stikk": "64A1", "uautorisert informasjon": "16",
        "fullbyrdet revoke": "63A", "lite strafekort": "50B", "omstridte fakta": "85",
    },
}  # fmt: skip


@pytest.mark.parametrize(("typed", "address"), NUMBERS.items())
def test_a_number_is_read_as_people_write_it(typed: str, address: str) -> None:
    assert read_address(typed) == address
    assert found(typed, "en")[0].clause == address


@pytest.mark.parametrize("typed", ["", "94", "67I", "abc", "6 7 8", "67B1(a)(b)", "0"])
def test_what_is_no_number_is_none(typed: str) -> None:
    assert read_address(typed) is None


@pytest.mark.parametrize(
    ("lang", "typed", "clause"),
    [(lang, *query) for lang, queries in QUERIES.items() for query in queries.items()],
)
def test_words_find_the_clause_first_or_second(lang: str, typed: str, clause: str) -> None:
    assert clause in [hit.clause for hit in found(typed, lang)[:2]]


@pytest.mark.parametrize("edition", ["1997", "2007"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_editions_clause_is_named_by_its_own_address(lang: str, edition: str) -> None:
    for typed, clause in tuple(QUERIES[lang].items())[::3]:
        own = counterpart(clause, "2017", edition)
        named = [hit.clause for hit in found(typed, lang, edition)[:2]]
        assert own in named or not own, typed
        assert set(named) <= set(addresses(edition))


def test_the_counterpart_of_a_clause() -> None:
    assert counterpart("61C", "2017", "2007") == "62C3"
    assert counterpart("16D1", "2007", "2017") == "16C1"
    assert counterpart("16B1", "2007", "1997") == ""
    assert counterpart("67B3", "2017", "1997") == ""
    assert counterpart("72C", "2017", "1997") == "72B1"
    assert situation("16C", "en", "2007") != situation("16C", "en", "2017")


def test_there_are_thirty_queries_a_language() -> None:
    assert all(len(QUERIES[lang]) >= 30 for lang in LANGUAGES)


def test_words_of_another_language_are_understood() -> None:
    assert found("straffekort", "pl")[0].clause == "50"
    assert found("lewa wadliwa", "no")[0].clause == "67"


def test_nonsense_finds_nothing() -> None:
    assert found("zzz qqq", "en") == ()
    assert found("", "en") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_name_the_situation_in_the_readers_language(lang: str) -> None:
    for query in QUERIES[lang]:
        assert all(hit.situation for hit in found(query, lang)[:2]), query


def test_every_clause_of_the_index_is_found_by_its_number() -> None:
    for edition in ("1997", "2007", "2017"):
        for address in addresses(edition):
            assert found(address, "en", edition)[0].clause == address
    assert situation("1", "en") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "clause", "above"), [("67B4", "67B4", "67B"), ("67 C", "67C", "67")]
)
def test_a_clause_that_no_edition_has_is_not_shown(
    lang: str, typed: str, clause: str, above: str
) -> None:
    sheet = StringIO()
    assert look_up(sheet, words(lang), typed, "2017", NO_BOOKS) == 1
    given = {"clause": clause, "above": above, "edition": "2017"}
    assert sheet.getvalue().strip() == words(lang).text("lookup-in-none", given)


def test_a_clause_of_a_law_that_is_not_listed_in_full_may_be_there() -> None:
    assert [one for one in ("40B", "68D1", "13D2(a)", "23", "67*") if is_in_none(one)] == []


def test_references_of_a_text_are_found() -> None:
    text = "as in Law 64A2, Laws 50D2(b) and 51, przepis 45E, przepisów 50 i 51a, § 58B, § 50."
    assert references(text) == ("64A2", "50D2(b)", "51", "45E", "50", "58B")
    assert references("no reference at 67 Main Street, Law 99") == ()


def test_an_answer_comes_well_within_discords_three_seconds() -> None:
    ready()
    begun = time.perf_counter()
    found("declarer led out of trn from the wrong hnd", "en")
    assert time.perf_counter() - begun < 1.0
