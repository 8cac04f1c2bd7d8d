"""The first tables: settings, the log, cases, publications, departures, registered commands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _settings()
    _log()
    _publications()
    op.create_table(
        "cases",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("case_text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="cases_pk"),
    )
    op.create_table(
        "departures",
        sa.Column("server", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("server", name="departures_pk"),
    )
    op.create_table(
        "commands",
        sa.Column("application", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("application", name="commands_pk"),
    )


def _settings() -> None:
    op.create_table(
        "settings",
        sa.Column("scope", sa.String(8), nullable=False),
        sa.Column("id", sa.BigInteger, nullable=False),
        sa.Column("server", sa.BigInteger),
        sa.Column("language", sa.String(8)),
        sa.Column("edition", sa.String(16)),
        sa.Column("jurisdiction", sa.String(16)),
        sa.Column("playing_director", sa.Boolean),
        sa.Column("log", sa.Boolean),
        sa.PrimaryKeyConstraint("scope", "id", name="settings_pk"),
    )
    op.create_index("settings_server", "settings", ["server"])


def _log() -> None:
    counted = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "log",
        sa.Column("number", counted, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("case_text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="log_pk"),
    )
    op.create_index("log_at", "log", ["at", "number"])
    op.create_index("log_server", "log", ["server", "at", "number"])


def _publications() -> None:
    op.create_table(
        "publications",
        sa.Column("message", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("server", sa.BigInteger),
        sa.Column("case_text", sa.Text, nullable=False),
        sa.Column("publisher", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("message", name="publications_pk"),
    )
    op.create_index("publications_at", "publications", ["at"])
    op.create_index("publications_server", "publications", ["server"])
