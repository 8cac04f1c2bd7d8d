"""The reference of an error tells the interaction to whoever reads the log, and nothing else."""

from bot.ops.logs import hidden
from bot.plugin.controls import sentence
from bot.plugin.reference import LENGTH, LETTERS, reference_of
from locales import LANGUAGES

NUMBER = 876543210987654321


def test_a_reference_is_short_and_made_of_signs_that_are_not_misread() -> None:
    found = [reference_of(NUMBER + one) for one in range(500)]
    assert len(set(found)) == 500
    assert {len(one) for one in found} == {LENGTH}
    assert set("".join(found)) <= set(LETTERS)
    assert reference_of(NUMBER) == found[0]


def test_the_sentence_has_the_reference_in_every_language_and_no_log_hides_it() -> None:
    reference = reference_of(NUMBER)
    assert hidden(reference) == reference
    for language in LANGUAGES:
        assert reference in sentence("failed", language, reference=reference)
