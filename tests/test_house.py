"""The house: locks, licence, layout, budgets of length, and nothing of anybody's machine in it."""

import ast
import importlib.metadata
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "locales", "rules", "tests", "tools")
LOCKS = ("requirements.lock", "requirements-dev.lock")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))

FILE_LINES, LAW_LINES, FUNCTION_LINES, CALLBACK_LINES = 300, 150, 25, 10

LONG_FILES: dict[str, str] = {
    "rules/laws/law_13.py": "three editions that divide the matter in three ways",
    "rules/laws/law_67.py": "the whole of Law 67 with its older readings, to be read in one go",
    "rules/laws/law_50.py": "its clauses, and what every Law that makes a penalty card calls",
    "rules/laws/law_62.py": "corrections, revokes by both sides and trick 12, by edition",
    "rules/laws/law_45.py": "every way in which a card is played is a clause of its own",
    "rules/laws/law_64.py": "every case of 64B and 64C is a clause of its own",
    "rules/laws/law_57.py": "what is led or played too early is followed into the Laws on leads",
    "tests/bot/outcomes.py": "one outcome of each kind, and what each may not leave out",
    "tests/bot/test_plugin_command.py": "one desk for every option of the first command",
    "tests/rules/records.py": "starting points of the walk, one list",
    "tests/rules/test_index.py": "the transcribed citations are one list",
}
"""Files over the budget: path -> the reason."""

LONG_FUNCTIONS: dict[str, str] = {
    "rules/assembly.py::assemble": "one line for each member of a ruling",
    "bot/codes.py::ruling_codes": "one line for each key of the contract",
    (
        "tests/bot/test_plugin_penalty_card.py"
        "::test_a_penalty_card_is_followed_over_five_tricks_through_a_restart"
    ): "five tricks are one story",
}
"""Functions over the budget: path::qualified name -> the reason."""

TOP_LEVEL = {
    *("bot", "docs", "locales", "rules", "tests", "tools"),
    *("CHANGELOG.md", "LICENSE", "Makefile", "README.md", "pyproject.toml", *LOCKS),
}
HIDDEN = {".ci", ".gitignore"}

# A path from the root of a machine (not a part of an address), an index of packages, or a file URL.
MACHINE = re.compile(
    r"(?<![\w.:/~*-])/(?:home|mnt|opt|root|tmp|Users|var|work)/|\b[A-Z]:\\+(?:Users|Windows|Program)"
    r"|index[_-]url\s*[= ]\s*\w|find[_-]links\s*[= ]\s*\S|file:/{2}|pypi\.org/[s]imple"
    r"|[p]ythonhosted|[/.](?:artifactory|devpi|nexus)\b"
)


def files() -> list[Path]:
    """Each file of the project, without what tools have left behind."""
    tops = [ROOT / name for name in (*sorted(TOP_LEVEL), *sorted(HIDDEN))]
    found = [f for top in tops for f in ([top] if top.is_file() else top.rglob("*"))]
    return [f for f in found if f.is_file() and "__pycache__" not in f.parts]


def name(path: Path) -> str:
    """The path as the project says it."""
    return path.relative_to(ROOT).as_posix()


SOURCES = [name(path) for path in files() if path.suffix == ".py"]


@cache
def project() -> dict[str, Any]:
    """pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@cache
def pinned(lock: str) -> dict[str, tuple[Requirement, list[str]]]:
    """A lock: package -> its requirement and hashes."""
    text = re.sub(r"^ *#.*\n", "", (ROOT / lock).read_text("utf-8"), flags=re.MULTILINE)
    entries = text.replace("\\\n", " ").splitlines()
    found: dict[str, tuple[Requirement, list[str]]] = {}
    for entry in entries:
        wanted, *hashes = (part.strip() for part in entry.split("--hash="))
        requirement = Requirement(wanted)
        assert canonicalize_name(requirement.name) not in found, f"twice: {requirement.name}"
        found[canonicalize_name(requirement.name)] = requirement, hashes
    return found


def environments() -> Iterator[dict[str, str]]:
    """Every Python on every system, as markers see it."""
    for python in PYTHONS:
        for platform, system, os_name in SYSTEMS:
            yield {
                **{key: str(value) for key, value in default_environment().items()},
                "python_version": python,
                "python_full_version": f"{python}.0",
                "sys_platform": platform,
                "platform_system": system,
                "os_name": os_name,
            }


def needs(package: str, extras: set[str], environment: dict[str, str]) -> Iterator[Requirement]:
    """What a package asks for there; nothing if it is not installed here."""
    try:
        asked = importlib.metadata.requires(package) or []
    except importlib.metadata.PackageNotFoundError:
        return
    for requirement in map(Requirement, asked):
        marker = requirement.marker
        options = extras or {""}
        if not marker or any(marker.evaluate({**environment, "extra": e}) for e in options):
            yield requirement


def missing(wanted: list[str], lock: str, environment: dict[str, str]) -> set[str]:
    """What the lock lacks there of the wanted packages and all that they need."""
    lacks: set[str] = set()
    seen: set[str] = set()
    todo = [Requirement(text) for text in wanted]
    while todo:
        requirement = todo.pop()
        if str(requirement) in seen:
            continue
        seen.add(str(requirement))
        pin = pinned(lock).get(canonicalize_name(requirement.name))
        if pin is None or (pin[0].marker and not pin[0].marker.evaluate(environment)):
            lacks.add(requirement.name)
        elif not requirement.specifier.contains(str(pin[0].specifier).removeprefix("==")):
            lacks.add(str(requirement))
        todo += needs(requirement.name, requirement.extras, environment)
    return lacks


@pytest.mark.parametrize("lock", LOCKS)
def test_each_package_is_pinned_to_one_version_with_hashes(lock: str) -> None:
    """No range, no address, no local version; at least one sha256 each."""
    assert pinned(lock)
    for requirement, hashes in pinned(lock).values():
        assert re.fullmatch(r"==[\w.!]+", str(requirement.specifier)), requirement
        assert requirement.url is None, requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), requirement


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_index_and_no_file(lock: str) -> None:
    """Its lines are requirements, hashes and comments, and none holds an address or an option."""
    for line in (ROOT / lock).read_text("utf-8").splitlines():
        assert re.match(r"[a-z0-9]|    --hash=sha256:|( {4})?#", line), line
        assert "://" not in line, line
        assert " @ " not in line, line


@pytest.mark.parametrize("python", PYTHONS)
def test_the_locks_serve_each_python_on_each_system(python: str) -> None:
    """Markers leave out nothing that is needed, down to the last dependency."""
    groups = project()["dependency-groups"]
    run = project()["project"]["dependencies"] + groups["build"]
    for environment in environments():
        if environment["python_version"] == python:
            assert not missing(run, LOCKS[0], environment)
            assert not missing(run + groups["dev"], LOCKS[1], environment)


def test_the_lock_for_development_holds_all_of_the_other() -> None:
    """So `make test` need not install twice."""
    run, dev = (pinned(lock) for lock in LOCKS)
    assert {key: (str(pin[0]), pin[1]) for key, pin in run.items()} == {
        key: (str(pin[0]), pin[1]) for key, pin in dev.items() if key in run
    }


def test_the_build_backend_is_the_locked_one() -> None:
    """An editable install without isolation builds with what the lock has checked."""
    backend, *others = project()["build-system"]["requires"]
    assert not others
    assert backend == str(pinned(LOCKS[0])["hatchling"][0])


def test_only_audioop_is_exempt_from_warnings_as_errors() -> None:
    """One exemption: message, category and module are all given."""
    error, *exempt = project()["tool"]["pytest"]["ini_options"]["filterwarnings"]
    assert error == "error"
    assert [rule.split(":")[-1] for rule in exempt] == ["discord.player"]
    assert "audioop" in exempt[0]


def test_the_house_has_its_rooms_and_no_others() -> None:
    """The top level is fixed, but for what tools leave there under a dotted name."""
    ignored = {"build", "dist", "__pycache__"}
    there = {p.name for p in ROOT.iterdir() if not p.name.startswith(".")} - ignored
    assert there == TOP_LEVEL
    assert all((ROOT / hidden).exists() for hidden in HIDDEN)


def test_the_licence_and_the_changelog_say_what_they_should() -> None:
    """MIT, and a changelog whose first heading tells which rulings changed."""
    licence = (ROOT / "LICENSE").read_text("utf-8")
    assert licence.startswith("MIT License")
    assert "The Director, Please authors" in licence
    headings = re.findall(r"^##+ .*", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[:2] == ["## [Unreleased]", "### Readings"]


def test_the_gate_can_be_started() -> None:
    """`.ci/run` is a program."""
    assert (ROOT / ".ci/run").stat().st_mode & 0o111


def test_no_file_knows_a_machine_or_an_index() -> None:
    """Paths of a machine and addresses of package indexes stay where they are."""
    found = [
        f"{name(path)}:{number}: {line.strip()}"
        for path in files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if MACHINE.search(line)
    ]
    assert not found


@pytest.mark.parametrize("path", SOURCES)
def test_a_file_can_be_read_in_one_sitting(path: str) -> None:
    """At most 300 lines, a Law at most 150."""
    budget = LAW_LINES if path.startswith("rules/laws/") else FILE_LINES
    assert path in LONG_FILES or len((ROOT / path).read_text("utf-8").splitlines()) <= budget


def functions(node: ast.AST, within: str) -> Iterator[tuple[str, int]]:
    """Each function below the node with its length, decorators not counted."""
    for child in ast.iter_child_nodes(node):
        inner = within
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{within}.{child.name}".removeprefix(".")
            if not isinstance(child, ast.ClassDef):
                yield inner, (child.end_lineno or child.lineno) - child.lineno + 1
        yield from functions(child, inner)


def too_long(path: str) -> list[str]:
    """The functions of a file that are over their budget."""
    found = functions(ast.parse((ROOT / path).read_text("utf-8")), "")
    callbacks = path.startswith("bot/plugin/")
    return [
        f"{path}::{function}"
        for function, length in found
        if length
        > (CALLBACK_LINES if callbacks and function.endswith(".callback") else FUNCTION_LINES)
    ]


@pytest.mark.parametrize("path", SOURCES)
def test_a_function_can_be_seen_at_once(path: str) -> None:
    """At most 25 lines, a Discord callback at most 10."""
    assert not set(too_long(path)) - set(LONG_FUNCTIONS)


def test_an_exception_has_a_reason_and_is_still_needed() -> None:
    """What has grown short again leaves the list."""
    assert all(reason for reason in (*LONG_FILES.values(), *LONG_FUNCTIONS.values()))
    assert set(LONG_FUNCTIONS) <= {long for path in SOURCES for long in too_long(path)}
    for path in LONG_FILES:
        budget = LAW_LINES if path.startswith("rules/laws/") else FILE_LINES
        assert len((ROOT / path).read_text("utf-8").splitlines()) > budget
