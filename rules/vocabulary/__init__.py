"""Every fact by its key: the vocabulary that the doors accept."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.facts import Fact
from rules.vocabulary.counts import COUNTING
from rules.vocabulary.designation import DESIGNATING
from rules.vocabulary.exposed import EXPOSING
from rules.vocabulary.leads import LEADING
from rules.vocabulary.not_read import NOT_READ
from rules.vocabulary.penalty import LYING
from rules.vocabulary.play import PLAY
from rules.vocabulary.revoke import REVOKING
from rules.vocabulary.ruled import RULED

GROUPS = (PLAY, COUNTING, REVOKING, EXPOSING, LYING, DESIGNATING, LEADING, RULED, NOT_READ)
VOCABULARY: Mapping[str, Fact[Any]] = MappingProxyType(
    {fact.key: fact for group in GROUPS for fact in group}
)
