"""Whether a request comes from Discord: the Ed25519 signature over its time and its body."""

from __future__ import annotations

from binascii import unhexlify

from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

SIGNATURE = "X-Signature-Ed25519"
TIMESTAMP = "X-Signature-Timestamp"
STALE_AFTER = 300.0
"""Seconds by which the clocks of Discord and of this machine may differ."""
KEY_BYTES, SIGNATURE_BYTES = 32, 64
MOST_DIGITS = 12


class BadKeyError(ValueError):
    """What is set as the application's public key is none."""


class Verifier:
    """Checks requests against the public key of one application."""

    def __init__(self, public_key: str) -> None:
        """``public_key`` stands on the application's page, as 64 hexadecimal digits.

        :raises BadKeyError: when it is anything else.
        """
        raw = _bytes(public_key.strip(), KEY_BYTES)
        if raw is None:
            raise BadKeyError
        self._key = VerifyKey(raw)

    def accepts(self, signature: str, timestamp: str, body: bytes, now: float) -> bool:
        """Whether the body was signed with the application's key, and not long ago."""
        raw = _bytes(signature, SIGNATURE_BYTES)
        if raw is None or not _fresh(timestamp, now):
            return False
        try:
            self._key.verify(timestamp.encode("ascii") + body, raw)
        except CryptoError:
            return False
        return True


def _fresh(timestamp: str, now: float) -> bool:
    """A time in whole seconds, near enough to ``now``; later than now is as bad as earlier."""
    if not (timestamp.isascii() and timestamp.isdecimal()) or len(timestamp) > MOST_DIGITS:
        return False
    return abs(now - int(timestamp)) <= STALE_AFTER


def _bytes(text: str, length: int) -> bytes | None:
    """The bytes that hexadecimal digits stand for, if they are as many as wanted."""
    if len(text) != 2 * length or not text.isascii():
        return None
    try:
        return unhexlify(text)
    except ValueError:
        return None
