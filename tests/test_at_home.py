"""Everything that `docs/at-home.md` names is there: tests, files, commands."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bot.__main__ import program
from bot.wording import words

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "at-home.md").read_text("utf-8")
NAMED = re.compile(r"`((?:[\w.-]+/)*\w+\.py)(?:::(\w+))?`")
COMMAND = re.compile(r"`(make|director|python -m) ([\w.-]+)[^`]*`")
ROW = re.compile(r"^\| (?!Promise|---)(.+) \| (.+) \|$", re.MULTILINE)
LINK = re.compile(r"\]\(([\w./-]+)\)")


@cache
def functions(file: str) -> set[str]:
    """The functions of a file of tests."""
    tree = ast.parse((ROOT / "tests" / file).read_text("utf-8"))
    return {
        one.name for one in tree.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
    }


@pytest.mark.parametrize(("file", "name"), sorted(set(NAMED.findall(PAGE))))
def test_a_test_that_is_named_exists(file: str, name: str) -> None:
    found = functions(file)
    assert name in found if name else found


@pytest.mark.parametrize(("tool", "name"), sorted(set(COMMAND.findall(PAGE))))
def test_a_command_that_is_named_exists(tool: str, name: str) -> None:
    if tool == "make":
        assert f"\n{name}: " in (ROOT / "Makefile").read_text("utf-8")
    elif tool == "director":
        assert name in program(words("en")).commands
    else:
        assert (ROOT / name.replace(".", "/")).with_suffix(".py").exists()


@pytest.mark.parametrize(("promise", "shown"), ROW.findall(PAGE))
def test_every_promise_names_what_shows_it(promise: str, shown: str) -> None:
    assert promise
    assert NAMED.search(shown) or COMMAND.search(shown)


def test_its_links_lead_to_files() -> None:
    assert all((ROOT / "docs" / one).exists() for one in LINK.findall(PAGE))
    assert "docs/at-home.md" in (ROOT / "README.md").read_text("utf-8")
