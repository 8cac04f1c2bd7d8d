"""Values of facts as the JSON door writes them, read by the domain of the fact."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, cast

from bot.faults import Fault, out_of_domain, unknown_key, wrong_type
from rules.facts import UNKNOWN, Count, Domain, Fact, LyingCard
from rules.table import Card, Seat

Read = tuple[Any, tuple[Fault, ...]]
"""What was read, and the faults that kept it from being read (then it means nothing)."""

KINDS = ("minor", "major")
OWNERS = ("offender", "offender_partner")
PIPS = ("2..9", "T", "J", "Q", "K", "A")


def read_value(fact: Fact[Any], raw: object, field: str) -> Read:
    """Read one value; ``"unknown"`` is a possible reply to every fact."""
    if raw == UNKNOWN and isinstance(raw, str) and raw not in fact.words:
        return UNKNOWN, ()
    return READERS[fact.domain](fact, raw, field)


def _fail(fault: Fault) -> Read:
    return None, (fault,)


def _yes_no(_fact: Fact[Any], raw: object, field: str) -> Read:
    if isinstance(raw, bool):
        return raw, ()
    if not isinstance(raw, str):
        return _fail(wrong_type(field, "yes_no"))
    if raw not in ("yes", "no"):
        return _fail(out_of_domain(field, ("yes", "no")))
    return raw == "yes", ()


def _word(fact: Fact[Any], raw: object, field: str) -> Read:
    if isinstance(raw, bool) and {"yes", "no"} <= set(fact.words):
        raw = "yes" if raw else "no"
    if not isinstance(raw, str):
        return _fail(wrong_type(field, "string"))
    if raw not in fact.words:
        return _fail(out_of_domain(field, fact.words))
    return (raw if fact.kind is None else fact.kind(raw)), ()


def _number(fact: Fact[Any], raw: object, field: str) -> Read:
    if isinstance(raw, bool) or not isinstance(raw, int):
        return _fail(wrong_type(field, "integer"))
    if not fact.low <= raw <= fact.high:
        return _fail(out_of_domain(field, (f"{fact.low}..{fact.high}",)))
    return raw, ()


def read_card(raw: object, field: str) -> Read:
    """One card, suit then rank with English letters."""
    if not isinstance(raw, str):
        return _fail(wrong_type(field, "card"))
    try:
        return Card.parse(raw), ()
    except ValueError:
        return _fail(out_of_domain(field, ("S9", "HT", "DK")))


def _card(_fact: Fact[Any], raw: object, field: str) -> Read:
    return read_card(raw, field)


def read_cards(raw: object, field: str) -> Read:
    """A list of cards; every one that is wrong is named with its place."""
    if not isinstance(raw, list):
        return _fail(wrong_type(field, "cards"))
    read = [read_card(one, f"{field}.{n}") for n, one in enumerate(cast("list[object]", raw))]
    faults = tuple(fault for _, found in read for fault in found)
    return tuple(card for card, _ in read), faults


def _cards(_fact: Fact[Any], raw: object, field: str) -> Read:
    value, faults = read_cards(raw, field)
    if not faults and not 1 <= len(value) <= 13:
        return _fail(out_of_domain(field, ("1..13",)))
    return value, faults


def _seats(raw: object, field: str, read_one: Callable[[object, str], Read]) -> Read:
    """An object with a seat letter for each key."""
    if not isinstance(raw, Mapping):
        return _fail(wrong_type(field, "counts"))
    values: dict[Seat, Any] = {}
    faults: list[Fault] = []
    for key, one in cast("Mapping[str, object]", raw).items():
        if key not in tuple(Seat):
            faults.append(unknown_key(f"{field}.{key}", tuple(Seat)))
            continue
        values[Seat(key)], found = read_one(one, f"{field}.{key}")
        faults.extend(found)
    if not values and not faults:
        return _fail(out_of_domain(field, ("N", "E", "S", "W")))
    return MappingProxyType(values), tuple(faults)


def _small(raw: object, field: str) -> Read:
    if isinstance(raw, bool) or not isinstance(raw, int):
        return _fail(wrong_type(field, "integer"))
    return (raw, ()) if 0 <= raw <= 52 else _fail(out_of_domain(field, ("0..52",)))


def _count(raw: object, field: str) -> Read:
    if not isinstance(raw, Mapping):
        return _fail(wrong_type(field, "counts"))
    given = cast("Mapping[str, object]", raw)
    faults = [unknown_key(f"{field}.{key}", ("hand", "played"))
              for key in given if key not in ("hand", "played")]  # fmt: skip
    parts = {key: _small(given.get(key), f"{field}.{key}") for key in ("hand", "played")}
    faults.extend(fault for _, found in parts.values() for fault in found)
    if faults:
        return None, tuple(faults)
    return Count(parts["hand"][0], parts["played"][0]), ()


def _counts(_fact: Fact[Any], raw: object, field: str) -> Read:
    return _seats(raw, field, _count)


def _expected(_fact: Fact[Any], raw: object, field: str) -> Read:
    return _seats(raw, field, _small)


def _lying(raw: object, field: str) -> Read:
    """A penalty card: a card, or an object with card, owner and kind."""
    if not isinstance(raw, Mapping):
        card, faults = read_card(raw, field)
        return (None, faults) if faults else (LyingCard(card), ())
    given = cast("Mapping[str, object]", raw)
    known = ("card", "owner", "kind")
    faults = [unknown_key(f"{field}.{key}", known) for key in given if key not in known]
    card, found = read_card(given.get("card"), f"{field}.card")
    faults.extend(found)
    for key, allowed in (("owner", OWNERS), ("kind", KINDS)):
        if given.get(key) is not None and given[key] not in allowed:
            faults.append(out_of_domain(f"{field}.{key}", allowed))
    if faults:
        return None, tuple(faults)
    owner, kind = given.get("owner"), given.get("kind")
    return LyingCard(card, cast("str | None", owner), cast("str | None", kind)), ()


def _penalty_cards(_fact: Fact[Any], raw: object, field: str) -> Read:
    if not isinstance(raw, list):
        return _fail(wrong_type(field, "penalty_cards"))
    read = [_lying(one, f"{field}.{n}") for n, one in enumerate(cast("list[object]", raw))]
    faults = tuple(fault for _, found in read for fault in found)
    return tuple(one for one, _ in read), faults


READERS: Mapping[Domain, Callable[[Fact[Any], object, str], Read]] = MappingProxyType(
    {
        Domain.YES_NO: _yes_no,
        Domain.WORD: _word,
        Domain.NUMBER: _number,
        Domain.CARD: _card,
        Domain.CARDS: _cards,
        Domain.COUNTS: _counts,
        Domain.EXPECTED: _expected,
        Domain.PENALTY_CARDS: _penalty_cards,
    }
)
