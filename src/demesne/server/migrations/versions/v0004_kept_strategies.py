"""Strategies that people keep here, with all their versions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables of saved strategies and their versions."""
    op.create_table(
        "kept_strategies",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("requires", sa.Text, nullable=False),
        sa.Column("found_by", sa.Text, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("kept_strategies_owned", "kept_strategies", ["owner", "at"])
    op.create_index("kept_strategies_shared", "kept_strategies", ["shared", "at"])
    op.create_table(
        "kept_versions",
        sa.Column("strategy", sa.String(12), sa.ForeignKey("kept_strategies.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables of saved strategies and their versions."""
    for table in ("kept_versions", "kept_strategies"):
        op.drop_table(table)
