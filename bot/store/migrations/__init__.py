"""Alembic's steps from an empty database to the present tables."""
