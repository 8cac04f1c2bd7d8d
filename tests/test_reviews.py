"""A reading that changed has to be read again against the book."""

from __future__ import annotations

from rules.engine import CLAUSES
from tools import reviews


def test_every_reading_was_read_since_it_last_changed() -> None:
    left = [f"{note.clause} until {note.edition}" for note in reviews.unread()]
    assert not left, "read these against the book, then run python -m tools.reviews: " + str(left)


def test_the_notes_name_only_clauses_that_exist() -> None:
    assert {note.clause for note in reviews.noted()} <= set(CLAUSES)


def test_a_changed_reading_has_another_digest() -> None:
    digests = [note.digest for note in reviews.readings()]
    assert len(set(digests)) == len(digests)
