"""What all tests share: how hypothesis searches, and a machine without settings or law books."""

import atexit
import gc
import os
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.discord_contract import schema

# The same examples on each run: a failure is about the change, not about luck or load.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("steady")

# Whatever settings and law books this machine has, the tests know none but those that they make.
DATA = tempfile.TemporaryDirectory(prefix="director-tests-", ignore_cleanup_errors=True)
atexit.register(DATA.cleanup)
os.environ["DIRECTOR_DATA_DIR"] = DATA.name
os.environ["LAWBOOK_DIR"] = str(Path(__file__).parent / "no-law-books-here")

LONGEST = (
    "test_walk_facts.py",
    "test_walk.py",
    "test_flips.py",
    "test_sheets.py",
    "test_questions.py",
)
"""Files that take a process longest; begun last, they would keep the others waiting."""
BOT = Path(__file__).parent / "bot"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first; within a file the order stays."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None]:
    """A test that had to leave out a check runs to its end all the same; then it is skipped."""
    schema.begin()
    yield
    schema.end()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """What a file leaves open is found while its last test runs, and blamed on no other.

    Only tests of the bot open anything. What the others leave are walks of the Laws, which stay
    for those that come later: to go through them after every file would take minutes.
    """
    if nextitem is None or nextitem.path != item.path:
        gc.collect()
        if BOT not in item.path.parents:
            gc.freeze()
