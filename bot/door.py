"""The JSON door: one case, or one a line, from a stream; results in the same order."""

from __future__ import annotations

import json
import logging
from functools import partial
from io import StringIO
from typing import Protocol, TextIO

from bot.codes import Codes, result_codes
from bot.faults import Fault
from bot.reading import read_case
from bot.wording import NO_BOOKS, Books, contract_text, fault_text, plain_lines
from rules import Question, Ruling, rule
from rules.ruling import Result

BYTE_ORDER_MARK = "\ufeff"
RULED, BAD, ASKED = 0, 2, 3
"""Exit status: every case ruled, at least one bad case, at least one question."""

_log = logging.getLogger(__name__)

Answer = Result | tuple[Fault, ...]
"""What a case comes to, or all that is wrong with it."""


def run(
    source: TextIO,
    target: TextIO,
    *,
    lang: str = "en",
    text: bool = True,
    lines: bool = False,
    plain: bool = False,
    books: Books = NO_BOOKS,
) -> int:
    """Answer every case of ``source`` and give the exit status; 2 wins over 3.

    ``lines`` reads and writes JSON Lines; ``plain`` writes the words alone, to be read.
    """
    cases = (line for line in source if not _is_blank(line)) if lines else iter((source.read(),))
    words = partial(_in_words, lang=lang, books=books)
    write = words if plain else partial(_in_codes, lang=lang, text=text, books=books)
    seen: set[int] = set()
    for raw in cases:
        written, told = _answered(raw, write, in_a_line=lines)
        target.write(written)
        target.flush()
        seen.add(told)
    return BAD if BAD in seen else ASKED if ASKED in seen else RULED


class Write(Protocol):
    """Writes one result."""

    def __call__(self, target: TextIO, result: Answer, *, in_a_line: bool) -> None:
        """Write it; in one line, or in as many as it takes."""
        ...


def _answered(raw: str, write: Write, *, in_a_line: bool) -> tuple[str, int]:
    """What is written for one JSON text, and its exit status.

    Whatever one case meets with, the others are answered: a defect of the program is an error of
    that case, and stands in the log.
    """
    sheet = StringIO()
    try:
        result = ruled(raw)
        write(sheet, result, in_a_line=in_a_line)
    except Exception:  # noqa: BLE001 - whatever it is, the cases after it are to be answered
        _log.exception("a case could not be answered")
        sheet, result = StringIO(), (Fault("", "bad_json", kind="failed"),)
        write(sheet, result, in_a_line=in_a_line)
    return sheet.getvalue(), status(result)


def _is_blank(line: str) -> bool:
    return not line.removeprefix(BYTE_ORDER_MARK).strip()


def ruled(raw: str) -> Answer:
    """The ruling or the question for one JSON text, or all of its faults."""
    if _is_blank(raw):
        return (Fault("", "bad_json", kind="empty"),)
    try:
        data = json.loads(raw.removeprefix(BYTE_ORDER_MARK))
    except (ValueError, RecursionError):
        return (Fault("", "bad_json"),)
    case = read_case(data)
    return case if isinstance(case, tuple) else rule(case)


def status(result: Answer) -> int:
    """The exit status for one result."""
    if isinstance(result, Ruling):
        return RULED
    return ASKED if isinstance(result, Question) else BAD


def answer(raw: str, *, lang: str = "en", text: bool = True, books: Books = NO_BOOKS) -> Codes:
    """The result for one JSON text, in the codes of the contract."""
    return _codes(ruled(raw), lang, text=text, books=books)


def _codes(result: Answer, lang: str, *, text: bool, books: Books) -> Codes:
    if isinstance(result, tuple):
        return errors(result, lang)
    codes = result_codes(result)
    return {**codes, "text": contract_text(result, lang, books=books)} if text else codes


def errors(faults: tuple[Fault, ...], lang: str) -> Codes:
    """The error object that names every fault."""
    return {
        "status": "error",
        "errors": [
            {"field": fault.field, "code": fault.code, "message": fault_text(fault, lang)}
            for fault in faults
        ],
    }


def _in_codes(
    target: TextIO, result: Answer, *, in_a_line: bool, lang: str, text: bool, books: Books
) -> None:
    codes = _codes(result, lang, text=text, books=books)
    json.dump(codes, target, ensure_ascii=False, indent=None if in_a_line else 2)
    target.write("\n")


def _in_words(target: TextIO, result: Answer, *, in_a_line: bool, lang: str, books: Books) -> None:
    del in_a_line  # words are written in lines of their own
    if isinstance(result, tuple):
        lines = tuple(fault_text(fault, lang) for fault in result)
    else:
        lines = plain_lines(result, lang, books)
    target.write("\n".join((*lines, "", "")))
