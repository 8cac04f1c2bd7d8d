"""The tables as the program wants them; ``migrations`` makes them so, and a test compares both.

Times are whole seconds since 1970: the same in both databases, and without a time zone to lose.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData()
COUNTED = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up only what is called INTEGER; its integers have 64 bits all the same."""

SETTINGS = Table(
    "settings",
    METADATA,
    Column("scope", String(8), nullable=False),
    Column("id", BigInteger, nullable=False),
    Column("server", BigInteger),
    Column("language", String(8)),
    Column("edition", String(16)),
    Column("jurisdiction", String(16)),
    Column("playing_director", Boolean),
    Column("log", Boolean),
    PrimaryKeyConstraint("scope", "id", name="settings_pk"),
    Index("settings_server", "server"),
)
LOG = Table(
    "log",
    METADATA,
    Column("number", COUNTED, autoincrement=True, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("case_text", Text, nullable=False),
    PrimaryKeyConstraint("number", name="log_pk"),
    Index("log_at", "at", "number"),
    Index("log_server", "server", "at", "number"),
)
CASES = Table(
    "cases",
    METADATA,
    Column("id", String(32), nullable=False),
    Column("case_text", Text, nullable=False),
    PrimaryKeyConstraint("id", name="cases_pk"),
)
PUBLICATIONS = Table(
    "publications",
    METADATA,
    Column("message", BigInteger, autoincrement=False, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("server", BigInteger),
    Column("case_text", Text, nullable=False),
    Column("publisher", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("message", name="publications_pk"),
    Index("publications_at", "at"),
    Index("publications_server", "server"),
)
DEPARTURES = Table(
    "departures",
    METADATA,
    Column("server", BigInteger, autoincrement=False, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("server", name="departures_pk"),
)
COMMANDS = Table(
    "commands",
    METADATA,
    Column("application", BigInteger, autoincrement=False, nullable=False),
    Column("digest", String(64), nullable=False),
    PrimaryKeyConstraint("application", name="commands_pk"),
)
CLAIMS = Table(
    "claims",
    METADATA,
    Column("mark", String(32), nullable=False),
    Column("holder", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("mark", name="claims_pk"),
    Index("claims_at", "at"),
)
