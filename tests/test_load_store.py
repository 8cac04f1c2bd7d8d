"""The measurement of the store runs, and writes a line for each call."""

from __future__ import annotations

import pytest

from tools import load_store


def test_a_small_run_measures_every_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_store, "TIMES", 1)
    said = load_store.report((20, 20), (30, 40))
    rows = [line for line in said.splitlines() if line.startswith("| ")][1:]
    assert len(rows) == 9
    assert all("SQLite" not in row and row.count("|") >= 3 for row in rows)
    for document in (said, load_store.REPORT.read_text("utf-8")):
        assert document.startswith("# The store, grown large")
        assert "| memory |" in document
