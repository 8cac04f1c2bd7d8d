"""The catalogue gives out words, refuses faulty files, and never fails a reader in production."""

from __future__ import annotations

import logging

import pytest

from locales import LANGUAGES, Catalogue, CatalogueError, Language, language_for
from locales.letters import spell_clause


def _english(text: str) -> Catalogue:
    return Catalogue("en", {"a.ftl": text})


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("pl", "pl"),
        ("pl-PL", "pl"),
        ("no", "no"),
        ("nb", "no"),
        ("nb-NO", "no"),
        ("nn_NO", "no"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("de", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_caller_is_answered_in_the_language_of_the_locale(
    locale: str | None, language: Language
) -> None:
    assert language_for(locale) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_packaged_words_of_every_language_load_without_a_fault(language: Language) -> None:
    catalogue = Catalogue.load(language)
    assert catalogue is Catalogue.load(language)
    assert catalogue.ids()


def test_variables_are_filled_in_without_isolation_marks() -> None:
    assert _english("hello = Ask { $seat } now.").format("hello", seat="West") == "Ask West now."


def test_a_number_selects_its_plural_in_polish() -> None:
    catalogue = Catalogue.load("pl")
    counts = [catalogue.format("tricks-count", n=n) for n in (0, 1, 2, 5, 12, 22)]
    assert counts == ["żadna lewa", "jedna lewa", "2 lewy", "5 lew", "12 lew", "22 lewy"]


def test_an_attribute_is_addressed_with_a_dot() -> None:
    catalogue = _english("step =\n    .label = Stop\n")
    assert catalogue.format("step.label") == "Stop"
    assert catalogue.ids() == {"step.label"}
    assert catalogue.has("step.label")
    assert not catalogue.has("step")
    assert not catalogue.has("step.say")


def test_variables_are_found_through_references_but_not_through_terms() -> None:
    catalogue = _english(
        "-term = { $hidden }\nouter = { $a } { inner.x } { -term }\n"
        "inner = { $no }\n    .x = { $b }\n"
    )
    assert catalogue.variables("outer") == {"a", "b"}
    assert catalogue.format("outer", a="1", b="2").startswith("1 2")


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("good = Yes\nthis is no Fluent\n", 2, "junk"),
        ("# A remark\n\nthis is no Fluent\n", 3, "junk"),
        ("good = Yes\n\nbad = { $open\n", 4, "junk in bad"),
        ("one = 1\none = 2\n", 2, "twice"),
        ("one = 1\n    .x = 2\n    .x = 3\n", 1, "twice"),
    ],
)
def test_a_faulty_file_is_refused_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(CatalogueError, match=what) as caught:
        _english(text)
    assert (caught.value.file, caught.value.line) == ("a.ftl", line)


def test_an_id_may_not_stand_in_two_files() -> None:
    with pytest.raises(CatalogueError, match=r"b\.ftl:1: .*first in a\.ftl:1"):
        Catalogue("en", {"a.ftl": "one = 1\n", "b.ftl": "one = 2\n"})


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(CatalogueError, match="unknown language"):
        Catalogue.load("da")


def test_a_strict_catalogue_refuses_what_it_cannot_say() -> None:
    catalogue = _english(
        "hello = Ask { $seat }\nlost = { nowhere }\nloop = { loop }\nround = a { round }\n"
    )
    for wrong in ("absent", "hello.label", "hello", "lost", "loop", "round"):
        with pytest.raises(CatalogueError):
            catalogue.format(wrong)


@pytest.mark.parametrize("value", [True, 1.5, None])
def test_only_text_and_whole_numbers_go_in(value: object) -> None:
    with pytest.raises(CatalogueError, match="neither text nor a whole number"):
        _english("hello = { $n }").format("hello", n=value)  # pyright: ignore[reportArgumentType]


def test_production_falls_back_to_english_and_logs_once(caplog: pytest.LogCaptureFixture) -> None:
    english = Catalogue("en", {"a.ftl": "hello = Ask { $seat }"}, strict=False)
    texts = {"a.ftl": "bad = { $open\n"}
    polish = Catalogue("pl", texts, strict=False, english=english)
    with caplog.at_level(logging.ERROR):
        assert polish.format("hello", seat="West") == "[EN] Ask West"
        assert polish.format("hello", seat="West") == "[EN] Ask West"
        assert len(caplog.records) == 1
        assert polish.format("bad") == "[EN] [bad]"
        assert english.format("hello") == "[hello]"


def test_a_catalogue_for_production_says_the_same_as_a_strict_one() -> None:
    for language in LANGUAGES:
        strict, lenient = Catalogue.load(language), Catalogue.load(language, strict=False)
        assert strict.ids() == lenient.ids()
        assert lenient.format("card-S9.full") == strict.format("card-S9.full")


def test_lists_are_joined_as_the_language_joins_them() -> None:
    letters = ["a", "b", "c", "d"]
    english, polish = Catalogue.load("en"), Catalogue.load("pl")
    joined = [english.join(letters[:n]) for n in range(5)]
    assert joined == ["", "a", "a and b", "a, b and c", "a, b, c and d"]
    assert polish.join(letters[:3], "or") == "a, b albo c"


@pytest.mark.parametrize(
    ("clause", "spelled"),
    [
        ("67B1(a)", {"en": "67B1(a)", "pl": "67B1a", "no": "67B1(a)"}),
        ("64A2", {"en": "64A2", "pl": "64A2", "no": "64A2"}),
        ("67*", {"en": "67 (footnote)", "pl": "67 (przypis)", "no": "67 (fotnote)"}),
    ],
)
def test_a_clause_is_spelled_as_its_readers_write_it(
    clause: str, spelled: dict[Language, str]
) -> None:
    assert {language: spell_clause(clause, language) for language in LANGUAGES} == spelled
