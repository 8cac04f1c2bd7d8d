"""The JSON door: one case, or one a line, from a stream; results in the same order."""

from __future__ import annotations

import json
from functools import partial
from typing import TextIO

from bot.codes import Codes, result_codes
from bot.faults import Fault
from bot.reading import read_case
from bot.wording import contract_text, fault_text, plain_lines
from rules import rule

RULED, BAD, ASKED = 0, 2, 3
"""Exit status: every case ruled, at least one bad case, at least one question."""

STATUS = {"ruling": RULED, "question": ASKED, "error": BAD}


def run(
    source: TextIO,
    target: TextIO,
    *,
    lang: str = "en",
    text: bool = True,
    lines: bool = False,
    plain: bool = False,
) -> int:
    """Answer every case of ``source`` and give the exit status; 2 wins over 3.

    ``lines`` reads and writes JSON Lines; ``plain`` writes the words alone, to be read.
    """
    cases = (line for line in source if line.strip()) if lines else iter((source.read(),))
    write = partial(_in_words, lang=lang) if plain else _in_a_line if lines else _in_full
    seen: set[int] = set()
    for raw in cases:
        result = answer(raw, lang=lang, text=text or plain)
        write(target, result)
        target.flush()
        seen.add(STATUS[result["status"]])
    return BAD if BAD in seen else ASKED if ASKED in seen else RULED


def answer(raw: str, *, lang: str = "en", text: bool = True) -> Codes:
    """The result for one JSON text."""
    try:
        data = json.loads(raw.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        return errors((Fault("", "bad_json"),), lang)
    return answer_data(data, lang=lang, text=text)


def answer_data(data: object, *, lang: str = "en", text: bool = True) -> Codes:
    """The result for one case that is already decoded."""
    case = read_case(data)
    if isinstance(case, tuple):
        return errors(case, lang)
    result = rule(case)
    codes = result_codes(result)
    return {**codes, "text": contract_text(result, lang)} if text else codes


def errors(faults: tuple[Fault, ...], lang: str) -> Codes:
    """The error object that names every fault."""
    return {
        "status": "error",
        "errors": [
            {"field": fault.field, "code": fault.code, "message": fault_text(fault, lang)}
            for fault in faults
        ],
    }


def _in_full(target: TextIO, result: Codes) -> None:
    json.dump(result, target, ensure_ascii=False, indent=2)
    target.write("\n")


def _in_a_line(target: TextIO, result: Codes) -> None:
    json.dump(result, target, ensure_ascii=False)
    target.write("\n")


def _in_words(target: TextIO, result: Codes, *, lang: str) -> None:
    target.write("\n".join((*plain_lines(result, lang), "", "")))
