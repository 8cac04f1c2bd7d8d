"""What Alembic runs for every command: the steps, on the connection that ``migrate`` hands over."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    transactional_ddl=True,  # also in SQLite: we begin the transaction ourselves
)
context.run_migrations()
