"""A PostgreSQL for the tests: one that is there, else one of our own if its programs are."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Address

HERE = "postgresql://postgres@127.0.0.1:5432/postgres"
MISSING = "no PostgreSQL: none at TEST_DATABASE_URL or 127.0.0.1:5432, and none to start"
NOBODY = "nobody"
PATIENCE = 20.0


def told() -> str | None:
    """The database that is there: as told, else the usual one of this machine if it answers."""
    if url := os.environ.get("TEST_DATABASE_URL"):
        return url
    return HERE if answers(HERE) else None


def driven(url: str) -> str:
    """The address as the library wants it."""
    return urlunsplit(urlsplit(url)._replace(scheme="postgresql+asyncpg"))


def url_of(address: Address) -> str:
    """The address as it was told; the tests' have no password."""
    if address.file is not None:
        return f"sqlite:///{address.file}"
    return f"postgresql://{address.user}@{address.host}:{address.port}/{address.database}"


def say(url: str, statement: str) -> None:
    """Have one statement carried out, outside of transactions."""

    async def said() -> None:
        engine = create_async_engine(driven(url), isolation_level="AUTOCOMMIT")
        try:
            async with asyncio.timeout(PATIENCE), engine.connect() as connection:
                await connection.execute(text(statement))
        finally:
            await engine.dispose()

    asyncio.run(said())


def answers(url: str) -> bool:
    """Whether somebody who lets us in is there."""
    try:
        say(url, "SELECT 1")
    except (OSError, SQLAlchemyError):
        return False
    return True


@contextmanager
def database(url: str) -> Generator[str]:
    """A database of our own on a server, gone afterwards."""
    name = f"director_test_{secrets.token_hex(6)}"
    say(url, f"CREATE DATABASE {name}")
    try:
        yield urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
    finally:
        say(url, f"DROP DATABASE {name} WITH (FORCE)")


class Cluster:
    """A server of our own, which may be killed; root starts it as nobody, for it refuses root."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self.programs = folder, programs
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.url = f"postgresql://director@127.0.0.1:{self.port}/postgres"
        self.account = NOBODY if os.name == "posix" and os.geteuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Its files."""
        if self.account:
            shutil.chown(self.folder, self.account)
        subprocess.run(
            [self.programs / "initdb", "-D", self.folder / "data", "-U", "director", "-A", "trust",
             "--no-sync", "-E", "UTF8", "--no-locale"],
            check=True, capture_output=True, timeout=60, user=self.account, cwd=self.folder,
        )  # fmt: skip

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            [self.programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-k", "",
             "-c", "listen_addresses=127.0.0.1"],
            user=self.account, cwd=self.folder, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while not answers(self.url):
            assert time.monotonic() < until, "PostgreSQL does not start"
            time.sleep(0.1)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, if they are on this machine."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return debian[-1].parent if debian else None


@contextmanager
def somewhere() -> Generator[str]:
    """An empty database of our own, on a server that is there or on one that we start."""
    with ExitStack() as stack:
        there = told()
        if there is None:
            own = stack.enter_context(cluster())
            if own is None:
                pytest.skip(MISSING)
            there = own.url
        yield stack.enter_context(database(there))


@contextmanager
def cluster() -> Generator[Cluster | None]:
    """A server of our own; None without its programs."""
    there = programs()
    if there is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="director-pg-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder), there)
        made.make()
        try:
            made.start()
            yield made
        finally:
            made.kill()
