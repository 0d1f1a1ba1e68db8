"""Runs of the laboratory."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table of the laboratory's runs."""
    op.create_table(
        "experiments",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kept", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_index("experiments_owned", "experiments", ["owner", "at"])


def downgrade() -> None:
    """Drop the table of the laboratory's runs."""
    op.drop_table("experiments")
