"""Writes the sheets of docs/laws, or tells which are out of date: ``python -m tools.sheets``.

With them it writes which cases pin which clause, for installed copies.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import click

from bot.sheets import Sheet
from bot.sheets_clauses import ClausePage, laws_with_code, sheet_name
from bot.wording import words
from rules.editions import EDITIONS
from rules.laws import LAWS
from tools import coverage, pinned
from tools.mutants import ROOT

FOLDER = ROOT / "docs" / "laws"
LANGUAGE = "en"


@cache
def sheets() -> Mapping[str, str]:
    """File name and text of every sheet."""
    said = words(LANGUAGE, strict=True)
    found: dict[str, str] = {}
    for law in laws_with_code():
        found[f"law-{law}.md"] = ClausePage(law, said).text()
    for irregularity in LAWS:
        for edition in EDITIONS:
            text = Sheet(irregularity, edition, said).text()
            found[sheet_name(irregularity, edition)] = text
    found["coverage.md"] = coverage.text()
    return found


def out_of_date(folder: Path = FOLDER) -> list[str]:
    """The sheets that do not say what the code does, or are missing, or are no sheets."""
    wanted = sheets()
    there = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.md")}
    return sorted(name for name in wanted.keys() | there if wanted.get(name) != there.get(name))


@click.command()
@click.option("--check", is_flag=True, help="Write nothing; fail if a sheet is out of date.")
def main(check: bool) -> None:
    """Write what the Laws in the code say, for a director to read beside the book."""
    if check:
        stale = out_of_date()
        if pinned.FILE.read_text(encoding="utf-8") != pinned.text():
            stale.append(pinned.FILE.name)
        if stale:
            sys.exit(f"out of date, run make sheets: {', '.join(stale)}")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in sheets().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    pinned.FILE.write_text(pinned.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
