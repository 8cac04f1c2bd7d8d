"""Claims: of several processes that could do something, one does it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "claims",
        sa.Column("mark", sa.String(32), nullable=False),
        sa.Column("holder", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("mark", name="claims_pk"),
    )
    op.create_index("claims_at", "claims", ["at"])
