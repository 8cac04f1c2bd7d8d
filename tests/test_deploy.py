"""The files under docs/deploy: each name in them is one that the program or the page knows."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

from bot.ops import stopping
from bot.ops.options import Serving
from bot.settings import Settings
from bot.store import Address
from bot.transports import commands
from bot.wording import words

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "docs" / "deploy"
IMAGE, IGNORED, COMPOSE, UNIT = (
    (DEPLOY / name).read_text("utf-8")
    for name in (
        "Containerfile", "Containerfile.dockerignore", "compose.yaml", "director-please.service",
    )
)  # fmt: skip
OPERATE = (ROOT / "docs" / "operate.md").read_text("utf-8")
PAGE = (ROOT / "docs" / "transports.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
ONLY_HERE = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "DIRECTOR_DOMAIN"}
"""What the compose file alone reads."""
NAME = re.compile(r"\b((?:DIRECTOR|DISCORD|DATABASE|POSTGRES|LAWBOOK)_[A-Z_]+)\b")


@pytest.mark.parametrize("text", [IMAGE, COMPOSE, UNIT])
def test_every_variable_is_a_setting(text: str) -> None:
    named = set(NAME.findall(text))
    assert named
    assert named - ONLY_HERE <= {one.upper() for one in Settings.model_fields}


def test_what_has_to_be_written_into_the_env_file_is_told() -> None:
    for name in re.findall(r"\$\{([A-Z_]+)", COMPOSE):
        assert f"`{name}`" in PAGE, name


def test_every_way_of_starting_is_a_command() -> None:
    told = [
        *re.findall(r'^CMD \["(\w+)"\]', IMAGE, re.MULTILINE),
        *re.findall(r'command: \["(\w+)"\]', COMPOSE),
        *re.findall(r"^ExecStart=\S+/director (\w+)$", UNIT, re.MULTILINE),
    ]
    assert told == ["discord", "discord", "serve", "discord"]
    assert set(told) <= {one.name for one in commands(words("en"), lambda _: Settings())}


def test_the_image_starts_what_the_project_installs_on_a_python_that_it_allows() -> None:
    (program,) = re.findall(r'^ENTRYPOINT \["(\w+)"\]', IMAGE, re.MULTILINE)
    assert program in PROJECT["scripts"]
    (version,) = re.findall(r"^FROM \S+/python:([\d.]+)-", IMAGE, re.MULTILINE)
    assert version in SpecifierSet(PROJECT["requires-python"])
    assert f"Programming Language :: Python :: {version}" in PROJECT["classifiers"]


def test_everything_that_the_image_copies_is_there() -> None:
    copied = [
        name
        for line in re.findall(r"^COPY (.+) \S+$", IMAGE, re.MULTILINE)
        for name in line.split()
    ]
    assert {"requirements.lock", "bot", "locales", "rules"} <= set(copied)
    assert all((ROOT / one).exists() for one in copied)
    let_in = re.findall(r"^!(\S+)$", IGNORED, re.MULTILINE)
    assert set(let_in) == set(copied)
    assert "--require-hashes --only-binary :all:" in IMAGE
    assert "hatchling==" in (ROOT / "requirements.lock").read_text("ascii")


def test_ports_and_folders_agree() -> None:
    (port,) = re.findall(r"^EXPOSE (\d+)$", IMAGE, re.MULTILINE)
    assert int(port) == Settings.model_fields["director_http_port"].default == Serving().port
    assert f"--to http:{port}" in COMPOSE
    (watch,) = re.findall(r'DIRECTOR_METRICS_PORT: "(\d+)"', COMPOSE)
    assert f"http://127.0.0.1:{watch}/health" in COMPOSE
    (folder,) = re.findall(r"^VOLUME (\S+)$", IMAGE, re.MULTILINE)
    assert f"DIRECTOR_DATA_DIR={folder} " in IMAGE
    assert f"- data:{folder}" in COMPOSE


def test_the_address_of_the_database_is_understood() -> None:
    (told,) = re.findall(r"DATABASE_URL: (\S+?)(?:\$\{[^}]*\})(\S+)", COMPOSE)
    address = Address.of(f"{told[0]}secret{told[1]}", ROOT)
    assert (address.host, address.port, address.user) == ("database", 5432, "director")
    assert address.database == "director"


def test_nobody_is_killed_before_what_is_in_hand_is_finished() -> None:
    (unit,) = re.findall(r"^TimeoutStopSec=(\d+)$", UNIT, re.MULTILINE)
    (container,) = re.findall(r"stop_grace_period: (\d+)s", COMPOSE)
    assert min(int(unit), int(container)) >= 2 * stopping.PATIENCE
    assert "STOPSIGNAL SIGTERM" in IMAGE
    assert "KillSignal=SIGTERM" in UNIT


def test_the_service_lies_where_the_steps_put_it() -> None:
    (folder,) = re.findall(r"^WorkingDirectory=(\S+)$", UNIT, re.MULTILINE)
    (account,) = re.findall(r"^User=(\S+)$", UNIT, re.MULTILINE)
    (secrets,) = re.findall(r"^EnvironmentFile=(\S+)$", UNIT, re.MULTILINE)
    assert f"ExecStart={folder}/.venv/bin/director" in UNIT
    assert f"useradd --system --home-dir {folder} {account}" in PAGE
    assert f"install --directory --owner {account} {folder}\n" in PAGE  # empty, for git to fill
    assert f"git clone ADDRESS {folder} " in PAGE
    assert f"install -m 600 /dev/stdin {secrets}" in PAGE
    assert f"make -C {folder} .venv/run.stamp" in PAGE


@pytest.mark.parametrize("heading", ["As a service of systemd", "In containers"])
def test_the_handbook_leads_to_the_steps(heading: str) -> None:
    assert f"\n## {heading}\n" in PAGE
    assert f"(transports.md#{heading.lower().replace(' ', '-')})" in OPERATE


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_every_line_of_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "director-please.service"
    unit.write_text(UNIT.replace("/srv/director-please/.venv/bin/director", sys.executable))
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(unit)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert not [line for line in checked.stderr.splitlines() if unit.name in line]
    assert checked.returncode == 0, checked.stderr
