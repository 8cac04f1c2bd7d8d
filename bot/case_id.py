"""The id of a case: the whole case in letters that can be read aloud, typed and copied.

It is what a ticket holds of the case, in digits and letters without those that are misread, in
groups of five. The first sign is the version; the last two detect every wrong sign and every two
that changed places, for a slip must never open another case.
"""

from __future__ import annotations

import re
import string
from binascii import a2b_base64
from typing import Final

from bot import ticket_codes as codes
from bot.ticket import Outdated, TooLong, about, burden, decode, fits
from bot.ticket_values import ALPHABET, NOTHING, Forged
from rules import Case

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
DIGITS: Final = "0123456789abcdefghijklmnopqrstuv"
AS_DIGITS: Final = str.maketrans(LETTERS, DIGITS)
MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
NOT_LETTERS: Final = re.compile(r"[^0-9A-Z]")
PADDING: Final = " "
SIGNS: Final = ALPHABET + NOTHING + PADDING
AS_BASE64: Final = str.maketrans(
    SIGNS, string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"
)
BITS_OF_SIGN, BITS_OF_LETTER = 6, 5
BITS_OF_PAIR: Final = 2 * BITS_OF_LETTER
MASK: Final = (1 << BITS_OF_PAIR) - 1
PAIRS: Final = tuple(first + second for first in LETTERS for second in LETTERS)
"""Two letters at a time: half as many steps."""
FEWEST: Final = 12
"""Signs of the shortest case; so no id has fewer than 18 letters."""
SHORTEST: Final = 18
PRIME: Final = 1021
"""The largest below the square of the number of letters."""
CHECKS: Final = 2
GROUP: Final = 5


class Mistyped(ValueError):  # noqa: N818 - said of the id
    """No case has this id; a sign may be wrong or missing."""


def id_of(case: Case) -> str:
    """The id of a case.

    :raises TooLong: when the case does not fit into a ticket.
    """
    return id_with(burden(case))


def id_with(signs: str) -> str:
    """The id of the case that a ticket holds with these signs.

    :raises TooLong: when no ticket holds so many.
    """
    if not fits(signs):
        raise TooLong(signs)
    signs = signs.ljust(FEWEST, PADDING)
    held = codes.VERSION + _letters(signs)
    return _grouped(held + _checks(held))


def is_short(typed: str) -> bool:
    """Whether so little was typed that it can only be an id of the store."""
    return len(NOT_LETTERS.sub("", typed.upper())) < SHORTEST


def case_of(typed: str) -> Case:
    """The case of an id, however it was typed.

    :raises Mistyped: when it is none.
    :raises Outdated: when it is one of a version that cannot be read here.
    """
    letters = NOT_LETTERS.sub("", typed.upper()).translate(MISREAD)
    held, checks = letters[:-CHECKS], letters[-CHECKS:]
    if len(letters) < SHORTEST or not set(letters) <= set(LETTERS):
        raise Mistyped(typed)
    if _checks(held) != checks:
        raise Mistyped(typed)
    if held[0] != codes.VERSION:
        raise Outdated(typed)
    try:
        return decode(about(_signs(held[1:]), codes.ACTIONS[0], codes.LANGUAGES[0])).case
    except ValueError as error:  # it was one of ours once
        raise Outdated(typed) from error


def _signs(letters: str) -> str:
    length = len(letters) * BITS_OF_LETTER // BITS_OF_SIGN
    rest = len(letters) * BITS_OF_LETTER - length * BITS_OF_SIGN
    number, spare = divmod(_number(letters), 1 << rest)
    if spare:
        raise Forged(letters)
    places = range((length - 1) * BITS_OF_SIGN, -1, -BITS_OF_SIGN)
    return "".join(SIGNS[number >> place & 63] for place in places).rstrip(PADDING)


def _number(letters: str) -> int:
    return int(letters.translate(AS_DIGITS), len(LETTERS))


def _letters(signs: str) -> str:
    """The bits of the signs, from the left, six of each, as letters of five bits each."""
    whole = a2b_base64(signs.ljust(-(-len(signs) // 4) * 4, SIGNS[0]).translate(AS_BASE64))
    letters = -(-len(signs) * BITS_OF_SIGN // BITS_OF_LETTER)
    bits = -(-letters // 2) * BITS_OF_PAIR
    number = int.from_bytes(whole) << bits >> len(whole) * 8
    pairs = [PAIRS[number >> at & MASK] for at in range(bits - BITS_OF_PAIR, -1, -BITS_OF_PAIR)]
    return "".join(pairs)[:letters]


def _checks(letters: str) -> str:
    first, second = divmod(_number(letters) % PRIME, len(LETTERS))
    return LETTERS[first] + LETTERS[second]


def _grouped(letters: str) -> str:
    return "-".join([letters[at : at + GROUP] for at in range(0, len(letters), GROUP)])
