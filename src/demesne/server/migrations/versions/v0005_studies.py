"""Studies of kingdoms."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table of studies."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the table of studies."""
    op.drop_table("studies")
