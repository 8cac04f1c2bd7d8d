"""What was typed is said back without effect: no markup, no call, no link, no turned text."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.plugin.controls import Controls
from bot.plugin.echo import END, GAP, ISOLATE, LONGEST, UNSEEN, shown
from bot.plugin.lookup import looked_up
from locales import LANGUAGES, Language
from rules import Case
from rules.vocabulary.play import Irregularity
from tools.fuzz_input import TEXTS

SOMEBODY = "123456789012345678"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("*a*\n# b", "\\*a\\* # b"),
        ("||x|| `y` _z_ ~~w~~", "\\|\\|x\\|\\| \\`y\\` \\_z\\_ \\~\\~w\\~\\~"),
        (f"<@{SOMEBODY}> <t:1>", f"\\<@{GAP}{SOMEBODY}> \\<t:1>"),
        ("@everyone", f"@{GAP}everyone"),
        ("https://a.example/_b_", f"https:{GAP}//a.example/\\_b\\_"),
        ("a\u202eb\u2066c\x00\x1b", "abc"),
        ("אב", f"{ISOLATE}אב{END}"),
        ("żółć ♠4", "żółć ♠4"),
    ],
)
def test_what_was_typed_has_no_effect(typed: str, said: str) -> None:
    assert shown(typed) == said


@given(st.text() | st.sampled_from(TEXTS))
def test_any_text_stays_on_its_line_and_is_as_long_as_it_may_be(typed: str) -> None:
    said = shown(typed)
    inside = said.removeprefix(ISOLATE).removesuffix(END).replace(GAP, "")
    assert not [one for one in inside if category(one) in UNSEEN]
    assert len(said) <= 2 * LONGEST + 20
    assert "\n" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_in_vain_says_the_words_without_their_effect(language: Language) -> None:
    screen = looked_up(Controls(Case(Irregularity.REVOKE), language), "**@everyone** \u202ezz")
    assert f"\\*\\*@{GAP}everyone\\*\\* zz" in screen.title
