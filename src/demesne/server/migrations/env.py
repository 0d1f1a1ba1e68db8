"""Alembic asks this how to reach the database: with the connection that `database.migrate` gives it."""

from __future__ import annotations

from alembic import context


def run() -> None:
    """Run the migrations in a transaction of the given connection."""
    context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # what Alembic calls this file when it runs it
    run()
