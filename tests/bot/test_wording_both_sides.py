"""The words where both sides have revoked, and those that lead into Law 62."""

from __future__ import annotations

import pytest

from bot.wording import ruling_text
from rules.vocabulary.play import Irregularity
from tests.bot.outcomes import ruling
from tests.bot.test_wording_outcomes import row, said


@pytest.mark.parametrize("name", ["64-B7", "64-B7 after play"])
def test_where_both_sides_revoked_redress_is_for_either(name: str) -> None:
    assert "whether either side was damaged" in said(name)
    text = ruling_text(row(name, seated=True), "en", strict=True)
    assert any("Both sides have revoked" in line for line in text.judgement)
    assert not any("North–South are still worse off" in line for line in text.steps)


@pytest.mark.parametrize(
    ("citations", "meant"),
    [
        (("64B6",), "trick 12"),
        (("62A", "62B2"), "the other side's"),
        (("61B3",), "not established"),
    ],
)
def test_of_law_62_it_is_said_whose_revoke_is_meant(citations: tuple[str, ...], meant: str) -> None:
    made = ruling(Irregularity.REVOKE_ENQUIRY, citations=citations, onward=("62",))
    (line,) = ruling_text(made, "en", strict=True).onward
    assert meant in line


def test_a_revoke_that_was_said_to_be_corrected_is_not_said_to_be_so_again() -> None:
    assert "other side's" not in said("62-4", onward=("62",))
    assert "other side's" in said("62-1", onward=("62",))


def test_where_one_side_revoked_redress_is_for_the_other() -> None:
    assert "whether North–South were damaged" in said("64 after play")
