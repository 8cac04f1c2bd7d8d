"""The commands about law books in the README are run, with invented wording.

``python -m tests.test_readme_lawbook`` writes the present outputs into it.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
BLOCK = re.compile(r"```console\n(\$ director lawbook add .*?)```", re.DOTALL)
COMMAND = re.compile(r"^\$ director (.*)$", re.MULTILINE)


def run(told: str, library: str) -> str:
    """What a command writes, with the library under a name that is the same everywhere."""
    kept = {key: one for key, one in os.environ.items() if not key.startswith(("LC_", "DIRECTOR"))}
    done = subprocess.run(
        [sys.executable, "-m", "bot", *shlex.split(told)], cwd=ROOT, capture_output=True,
        encoding="utf-8", check=True, env={**kept, "LANG": "C", "LAWBOOK_DIR": library},
    )  # fmt: skip
    return done.stdout.replace(library, "LIBRARY").rstrip("\n") + "\n"


def renewed(block: str) -> str:
    """The block with the present output under every command."""
    with tempfile.TemporaryDirectory() as library:
        return "".join(
            f"$ director {told}\n{run(told, library)}" for told in COMMAND.findall(block)
        )


def test_the_commands_about_law_books_write_what_the_readme_shows() -> None:
    (block,) = BLOCK.findall(README.read_text("utf-8"))
    assert len(COMMAND.findall(block)) >= 4
    assert block == renewed(block)


if __name__ == "__main__":
    README.write_text(
        BLOCK.sub(
            lambda found: f"```console\n{renewed(found.group(1))}```", README.read_text("utf-8")
        ),
        "utf-8",
    )
