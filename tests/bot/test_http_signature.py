"""Only what Discord has signed, just now, is let in."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nacl.signing import SigningKey

from bot.http.signature import SIGNATURE, STALE_AFTER, TIMESTAMP, BadKeyError, Verifier
from tools.posted import Discord

NOW = 1_800_000_000.0
BODY = b'{"type":1}'
DISCORD = Discord(SigningKey(bytes(range(32))))
VERIFIER = Verifier(DISCORD.public_key)


def accepted(
    body: bytes = BODY, at: float = NOW, other: Mapping[str, str] = MappingProxyType({})
) -> bool:
    """Whether the body is let in now, having been signed at a time; with other headers if told."""
    told = {**DISCORD.signed(BODY, at), **other}
    return VERIFIER.accepts(told[SIGNATURE], told[TIMESTAMP], body, NOW)


def test_what_is_signed_with_the_key_is_let_in() -> None:
    assert accepted()
    assert accepted(at=NOW - STALE_AFTER)
    assert accepted(at=NOW + STALE_AFTER)
    upper = DISCORD.signed(BODY, NOW)[SIGNATURE].upper()
    assert accepted(other={SIGNATURE: upper})


def test_an_empty_body_can_be_signed() -> None:
    told = DISCORD.signed(b"", NOW)
    assert VERIFIER.accepts(told[SIGNATURE], told[TIMESTAMP], b"", NOW)


@pytest.mark.parametrize("seconds", [STALE_AFTER + 1, 900, 86400, NOW])
def test_what_is_stale_or_from_the_future_is_refused(seconds: float) -> None:
    assert not accepted(at=NOW - seconds)
    assert not accepted(at=NOW + seconds)


@given(st.integers(0, 8 * 64 - 1))
def test_a_signature_with_one_bit_turned_is_refused(bit: int) -> None:
    raw = bytearray.fromhex(DISCORD.signed(BODY, NOW)[SIGNATURE])
    raw[bit // 8] ^= 1 << bit % 8
    assert not accepted(other={SIGNATURE: raw.hex()})


@given(st.integers(0, 8 * len(BODY) - 1))
def test_a_body_with_one_bit_turned_is_refused(bit: int) -> None:
    raw = bytearray(BODY)
    raw[bit // 8] ^= 1 << bit % 8
    assert not accepted(bytes(raw))


@given(st.binary(max_size=200))
def test_any_other_body_is_refused(body: bytes) -> None:
    assert accepted(body) is (body == BODY)


@given(st.text(max_size=140))
def test_any_text_for_a_signature_is_refused(text: str) -> None:
    assert not accepted(other={SIGNATURE: text})


@given(st.text(max_size=30) | st.integers().map(str))
def test_any_other_time_is_refused_even_beside_a_good_signature(text: str) -> None:
    assert accepted(other={TIMESTAMP: text}) is (text == str(int(NOW)))


def test_a_time_moved_into_the_body_is_refused() -> None:
    told = DISCORD.signed(BODY, NOW)
    moved = told[TIMESTAMP][-1].encode() + BODY
    assert not VERIFIER.accepts(told[SIGNATURE], told[TIMESTAMP][:-1], moved, NOW)


def test_another_applications_key_is_refused() -> None:
    other = Discord.new().signed(BODY, NOW)
    assert not VERIFIER.accepts(other[SIGNATURE], other[TIMESTAMP], BODY, NOW)


@pytest.mark.parametrize("key", ["", "00", "g" * 64, "0" * 63, "0" * 65, "é" * 64, "0x" + "0" * 62])
def test_what_is_no_key_is_refused_at_the_start(key: str) -> None:
    with pytest.raises(BadKeyError):
        Verifier(key)


def test_a_key_copied_with_spaces_around_it_is_taken() -> None:
    assert Verifier(f" {DISCORD.public_key}\n")
