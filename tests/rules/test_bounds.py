"""No case costs more than a bounded number of walks, whatever of it is not known."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.case_id import case_of
from rules import Case, contradictions, rule

FIRST = (
    "1000V-XYZ00-5DY0F-7R1FZ-01KW0-KZG05-Y0JQR-0SZ0C-FW0JZ-G09Y0-DQR0K-Z003W-19ZG4-3Y0EF-R2Z0G"
    "-1FW0A-FG59Y-0FFR1-3Z0EK-W1SZG-6VY6E"
)


def test_walks() -> None:
    n = 0
    m = sys.modules["rules.rule"]
    w = m.walk
    def counted(*a):
        nonlocal n
        n += 1
        if n > 500: raise AssertionError
        return w(*a)
    m.walk = counted
    try:
        rule(case_of(FIRST))
    finally:
        m.walk = w
    assert n < 42
