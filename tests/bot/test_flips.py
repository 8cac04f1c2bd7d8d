"""What would change a ruling, in words: one line for each fact that flips it."""

from __future__ import annotations

import pytest

from bot.wording import flip_lines
from locales import LANGUAGES
from rules import EDITIONS
from rules.flips import flips
from tests.rules.test_flips import some


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_flip_is_one_whole_line(language: str) -> None:
    for edition in EDITIONS:
        for ruling in some(edition):
            lines = flip_lines(ruling, language, strict=True)
            assert len(lines) == len(flips(ruling))
            assert all(line.endswith(".") and "{" not in line for line in lines)
