"""What players type is read back to codes; what is ambiguous comes back as all it can mean."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cards import (
    Candidates,
    Fault,
    Unreadable,
    read_card,
    read_cards,
    read_contract,
    read_seat,
    read_suit,
)
from locales import LANGUAGES, Catalogue, Language
from locales.letters import ranks, suits

CODES = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
FORMS = ["", ".gen", ".acc", ".ins", ".symbol", ".full", ".fullgen", ".fullacc", ".fullins"]

codes = st.sampled_from(CODES)
languages = st.sampled_from(LANGUAGES)


@given(codes, languages, st.sampled_from(FORMS), st.sampled_from([str, str.upper, str.lower]))
def test_a_card_that_we_print_is_read_back(
    code: str, language: Language, form: str, case: type[str]
) -> None:
    printed = Catalogue.load(language).format(f"card-{code}{form}")
    assert read_card(case(printed), language) == code


@given(
    codes, languages, st.sampled_from(["", "\N{VARIATION SELECTOR-15}", "\ufe0f"]), st.booleans()
)
def test_suit_signs_are_read_before_and_behind_the_rank(
    code: str, language: Language, selector: str, spaced: bool
) -> None:
    sign = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[code[0]] + selector
    rank = Catalogue.load(language).format(f"rank-{code[1]}.letter")
    space = " " if spaced else ""
    assert read_card(sign + space + rank, language) == code
    assert read_card(rank + space + sign, language) == code


@given(codes, st.sampled_from(FORMS), languages)
def test_diacritics_may_be_left_out(code: str, form: str, language: Language) -> None:
    printed = Catalogue.load(language).format(f"card-{code}{form}")
    plain = unicodedata.normalize("NFD", printed).encode("ascii", "ignore").decode()
    if "♠" <= printed[0] <= "♦" or "ø" in printed:
        plain = printed.replace("ø", "o").replace("Ø", "O")
    assert read_card(plain, language) == code


@given(codes, languages)
def test_a_code_always_means_at_least_its_own_card(code: str, language: Language) -> None:
    reading = read_card(code, language)
    assert reading == code or (isinstance(reading, Candidates) and code in reading.codes)


@given(st.text(max_size=20), languages)
def test_any_text_is_read_without_an_accident(text: str, language: Language) -> None:
    for read in (read_card, read_suit, read_seat, read_contract, read_cards):
        read(text, language)


@pytest.mark.parametrize(
    ("text", "language", "code"),
    [
        ("♠9", "en", "S9"),
        ("S9", "en", "S9"),
        ("9s", "en", "S9"),
        ("10♥", "en", "HT"),
        ("HT", "en", "HT"),
        ("H10", "en", "HT"),
        ("A ♠", "en", "SA"),
        ("The Nine of Spades", "en", "S9"),
        ("dziewiątka pik", "pl", "S9"),
        ("waleta kier", "pl", "HJ"),
        ("dama kierów", "pl", "HQ"),
        ("karo as", "pl", "DA"),
        ("WP", "pl", "SJ"),
        ("Ka9", "pl", "D9"),
        ("AT", "pl", "CA"),
        ("T9", "pl", "C9"),
        ("10T", "pl", "CT"),
        ("♥W", "pl", "HJ"),
        ("SQ", "pl", "SQ"),
        ("spar ni", "no", "S9"),
        ("Kløver åtte", "no", "C8"),
        ("klover aatte", "no", "C8"),
        ("♣Kn", "no", "CJ"),
        ("KKn", "no", "CJ"),
        ("RE", "no", "DA"),
        ("K9", "no", "C9"),
        ("KK", "no", "CK"),
        ("S10", "no", "ST"),
        ("HJ", "no", "HJ"),
    ],
)
def test_a_card_is_read_as_players_write_it(text: str, language: Language, code: str) -> None:
    assert read_card(text, language) == code


# By hand: all that two signs can leave open. Polish K is king, hearts or diamonds; D is queen or
# diamonds; T is clubs or ten. Norwegian K is king or clubs; D is queen or diamonds.
AMBIGUOUS: dict[Language, dict[str, str]] = {
    "en": {},
    "pl": {
        "K2": "H2 D2",
        "K3": "H3 D3",
        "K4": "H4 D4",
        "K5": "H5 D5",
        "K6": "H6 D6",
        "K7": "H7 D7",
        "K8": "H8 D8",
        "K9": "H9 D9",
        "K10": "HT DT",
        "KA": "HA DA",
        "KK": "HK DK",
        "KQ": "HQ DQ",
        "KJ": "HJ DJ",
        "KW": "HJ DJ",
        "KT": "HT DT CK",
        "KD": "HQ DK DQ",
        "DT": "DT CQ",
        "AS": "SA HA DA CA",  # the word for an ace
    },
    "no": {"KD": "DK CQ"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ambiguous_pairs_of_signs_are_exactly_those_listed(language: Language) -> None:
    short_suits = [name for name in suits(language) if len(name) == 1 and name.isascii()]
    short_ranks = [name for name in ranks(language) if len(name) == 1 or name == "10"]
    found: dict[frozenset[str], tuple[str, ...]] = {}
    for suit in short_suits:
        for rank in short_ranks:
            for text in (suit + rank, rank + suit):
                reading = read_card(text, language)
                if isinstance(reading, Candidates):
                    found[frozenset((suit, rank))] = reading.codes
    listed = {
        frozenset((text[0].lower(), text[1:].lower())): tuple(cards.split())
        for text, cards in AMBIGUOUS[language].items()
        if " " in cards
    }
    assert found == listed


def test_a_bare_rank_fits_four_cards() -> None:
    assert read_card("as", "pl") == Candidates(("SA", "HA", "DA", "CA"))
    assert read_card("9", "en") == Candidates(("S9", "H9", "D9", "C9"))


@pytest.mark.parametrize("text", ["", "foo", "S", "S1", "11", "spades", "SA S", "S9 H9"])
def test_what_is_no_card_is_called_that(text: str) -> None:
    assert read_card(text, "en") == Unreadable(Fault.NOT_A_CARD, text)


@given(st.lists(codes, max_size=13), languages, st.sampled_from([" ", ", ", ",", "; ", "\n"]))
def test_a_list_of_printed_cards_is_read_back(
    cards: list[str], language: Language, between: str
) -> None:
    catalogue = Catalogue.load(language)
    for form in (".symbol", "", ".full"):
        printed = between.join(catalogue.format(f"card-{card}{form}") for card in cards)
        assert read_cards(printed, language) == tuple(cards)


@pytest.mark.parametrize(
    ("text", "language", "readings"),
    [
        ("S9 HT, 9s; 10 h and nine of clubs", "en", ("S9", "HT", "S9", "HT", "C9")),
        ("dama pik i as kier", "pl", ("SQ", "HA")),
        ("dama pik as kier", "pl", ("SQ", "HA")),
        ("spar ni og ruter ess", "no", ("S9", "DA")),
        ("K 9, ♠10", "pl", (Candidates(("H9", "D9")), "ST")),
        ("S9, what", "en", ("S9", Unreadable(Fault.NOT_A_CARD, "what"))),
        ("K9 S 9 S", "en", (Unreadable(Fault.NOT_A_CARD, "K9 S 9 S"),)),
        ("", "en", ()),
        (" , ", "en", ()),
    ],
)
def test_lists_are_parted_by_commas_words_and_spaces(
    text: str, language: Language, readings: tuple[object, ...]
) -> None:
    assert read_cards(text, language) == readings


def test_a_list_that_can_be_cut_in_two_ways_is_not_guessed() -> None:
    text = "K D K D"  # pairs, or, with bare ranks, anything else
    assert len(read_cards(text, "pl")) == 2
    assert read_cards("K K K", "pl") == (Unreadable(Fault.RUN_TOGETHER, "K K K"),)


@pytest.mark.parametrize(
    ("text", "language", "reading"),
    [
        ("♦", "en", "D"),
        ("spades", "en", "S"),
        ("the clubs", "en", "C"),
        ("kiery", "pl", "H"),
        ("P", "pl", "S"),
        ("K", "pl", Candidates(("H", "D"))),
        ("K", "no", "C"),
        ("kløver", "no", "C"),
        ("R", "no", "D"),
        ("K", "en", Unreadable(Fault.NOT_A_SUIT, "K")),
        ("", "en", Unreadable(Fault.NOT_A_SUIT, "")),
    ],
)
def test_a_suit_is_read(text: str, language: Language, reading: object) -> None:
    assert read_suit(text, language) == reading


@given(
    st.sampled_from("SHDC"), languages, st.sampled_from(["", ".gen", ".acc", ".card", ".symbol"])
)
def test_a_suit_that_we_print_is_read_back(suit: str, language: Language, form: str) -> None:
    assert read_suit(Catalogue.load(language).format(f"suit-{suit}{form}"), language) == suit


@given(
    st.sampled_from("NESW"),
    languages,
    st.sampled_from(["", ".cap", ".gen", ".dat", ".acc", ".ins", ".letter"]),
)
def test_a_seat_that_we_print_is_read_back(seat: str, language: Language, form: str) -> None:
    assert read_seat(Catalogue.load(language).format(f"seat-{seat}{form}"), language) == seat


@pytest.mark.parametrize(
    ("text", "language", "reading"),
    [
        ("w", "en", "W"),
        ("W", "pl", "W"),
        ("ost", "no", "E"),
        ("Sør", "no", "S"),
        ("E", "no", "E"),
        ("Ø", "en", Unreadable(Fault.NOT_A_SEAT, "Ø")),
    ],
)
def test_a_seat_is_read(text: str, language: Language, reading: object) -> None:
    assert read_seat(text, language) == reading


@pytest.mark.parametrize(
    ("text", "language", "reading"),
    [
        ("4S", "en", "4S"),
        ("4SX", "en", "4SX"),
        ("4♠x", "en", "4SX"),
        ("4♠️ XX", "en", "4SXX"),
        ("3NT", "en", "3NT"),
        ("3 no trumps doubled", "en", "3NTX"),
        ("3BA", "pl", "3NT"),
        ("3 bez atu", "pl", "3NT"),
        ("4 piki z kontrą", "pl", "4SX"),
        ("4 piki z rekontrą", "pl", "4SXX"),
        ("4K", "pl", Candidates(("4H", "4D"))),
        ("4Kx", "pl", Candidates(("4HX", "4DX"))),
        ("3 grand", "no", "3NT"),
        ("4K", "no", "4C"),
        ("5 ruter doblet", "no", "5DX"),
        ("8S", "en", Unreadable(Fault.NOT_A_CONTRACT, "8S")),
        ("4", "en", Unreadable(Fault.NOT_A_CONTRACT, "4")),
        ("4SXXX", "en", Unreadable(Fault.NOT_A_CONTRACT, "4SXXX")),
    ],
)
def test_a_contract_is_read(text: str, language: Language, reading: object) -> None:
    assert read_contract(text, language) == reading
