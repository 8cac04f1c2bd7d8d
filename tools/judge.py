"""Judges mutants: the written cases and the decision table, on a core with one slip in it.

Each mutant is judged in a process forked from one that has everything in memory but the
core. The core is imported there with the mutant's source in place of one module; no file
is written.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from importlib import import_module
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from tools.mutants import Mutant

SECONDS = 20.0
"""A mutant that has worked for so long, not counting what it waited, is caught in a loop."""
FORK = multiprocessing.get_context("fork")
EXAM = "tools.exam"
WARM = ("pydantic", "pytest", "tests.rules.oracle.match")
"""What the exam needs besides the core: imported once, for all judges."""


class Verdict(IntEnum):
    """What became of a mutant; the exit status of its judge."""

    SURVIVED = 0
    KILLED = 1
    ENDLESS = -signal.SIGPROF.value


@dataclass(frozen=True, slots=True)
class Exam:
    """What a mutant has to answer like the core: the cases, and these leaves."""

    leaves: tuple[Any, ...] = ()
    """Leaves of the walk with what the decision table says of them."""
    disputed: int = 0
    """Leaves left out because walk and table differ on them before any slip."""
    failing: int = 0
    """Cases that fail before any slip; nothing can be judged then."""


class _Altered(MetaPathFinder, SourceLoader):
    """Gives one module of the core its mutant's source."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        del path, target
        if fullname != self.mutant.module:
            return None
        return spec_from_loader(fullname, self, origin=fullname)

    def get_filename(self, fullname: str) -> str:
        return f"<mutant of {fullname}>"

    def get_data(self, path: str) -> bytes:
        del path
        return self.mutant.source.encode()


def prepare(every: int) -> Exam:
    """The exam with one in ``every`` leaves (0: none), from a process of its own.

    This process must never import the core: the judges would inherit it.
    """
    for name in WARM:
        import_module(name)
    mine, other = FORK.Pipe()
    process = FORK.Process(target=_send_exam, args=(other, every))
    process.start()
    other.close()
    exam: Exam = mine.recv()
    process.join()
    return exam


def _send_exam(to: Connection, every: int) -> None:
    exam = import_module(EXAM)
    drawn: list[Any] = exam.drawn(every) if every else []
    agreed = tuple(leaf for leaf in drawn if exam.agrees(leaf))
    to.send(Exam(agreed, len(drawn) - len(agreed), sum(exam.failing_cases())))


def judged(
    mutants: Sequence[Mutant], exam: Exam, processes: int
) -> Iterator[tuple[Mutant, Verdict]]:
    """Every mutant with its verdict, as they come; stop asking to stop early."""
    running: dict[int, tuple[BaseProcess, Mutant]] = {}
    waiting = iter(mutants)
    try:
        while True:
            while len(running) < processes and (mutant := next(waiting, None)) is not None:
                process = FORK.Process(target=_judge, args=(mutant, exam))
                process.start()
                running[process.sentinel] = (process, mutant)
            if not running:
                return
            for sentinel in wait(list(running)):
                assert isinstance(sentinel, int)
                process, mutant = running.pop(sentinel)
                process.join()
                yield mutant, _verdict(process)
    finally:
        for process, _ in running.values():
            process.kill()


def _judge(mutant: Mutant, exam: Exam) -> None:
    """Judge one mutant and leave with the verdict as exit status."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    with contextlib.redirect_stderr(None):
        found = _is_found_out(mutant, exam)
    os._exit(Verdict.KILLED if found else Verdict.SURVIVED)


def _is_found_out(mutant: Mutant, exam: Exam) -> bool:
    sys.meta_path.insert(0, _Altered(mutant))
    try:
        asked = import_module(EXAM)
        return any(asked.failing_cases()) or not all(map(asked.agrees, exam.leaves))
    except Exception:  # noqa: BLE001 - a mutant that breaks anything is found out
        return True


def _verdict(process: BaseProcess) -> Verdict:
    status = process.exitcode
    return Verdict(status) if status in tuple(Verdict) else Verdict.KILLED
