"""No sentence of a law book is in the repository, in any language."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BOOKS = ROOT.parent / "shared" / "lawbooks"
RUN = 10
WORD = re.compile(r"[^\W_]+")
READ = {".ftl", ".md", ".py", ".toml", ".txt", ".json"}


def words(text: str) -> list[str]:
    """Letters and digits only, case folded."""
    return WORD.findall(text.casefold())


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Every run of ten words."""
    found = words(text)
    return (tuple(found[n : n + RUN]) for n in range(len(found) - RUN + 1))


def our_files() -> list[Path]:
    """What is in the repository, or would be at the next commit."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if listed.returncode:
        folders = ("bot", "docs", "locales", "rules", "tests", "tools")
        return [p for one in folders for p in (ROOT / one).rglob("*") if p.suffix in READ]
    return [ROOT / name for name in listed.stdout.splitlines() if Path(name).suffix in READ]


def test_ten_equal_words_are_found_across_lines_and_marks() -> None:
    ours = set(runs("one two, three\nfour – five six (seven) EIGHT nine ten"))
    assert ours == set(runs("One. Two three four five six seven eight nine, ten!"))


def test_no_run_of_ten_words_is_in_a_law_book() -> None:
    if not BOOKS.is_dir():
        pytest.skip("the law books do not lie beside the repository: nothing to compare with")
    printed = {run for book in sorted(BOOKS.glob("*.txt")) for run in runs(book.read_text("utf-8"))}
    assert len(printed) > 1000
    files = [path for path in our_files() if path.is_file()]
    assert len(files) > 100
    copied = [
        f"{path.relative_to(ROOT)}: {' '.join(run)}"
        for path in files
        for run in runs(path.read_text("utf-8"))
        if run in printed
    ]
    assert not copied, "\n".join(copied)
