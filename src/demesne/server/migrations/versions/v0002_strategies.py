"""Strategies of levels that were found for a kingdom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of the levels' strategies."""
    op.create_table(
        "strategies",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the table of the levels' strategies."""
    op.drop_table("strategies")
