"""The database tables for games and the people at them."""

from __future__ import annotations

import sqlalchemy as sa

from demesne.server.database import metadata

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("opening", sa.Text, nullable=False),  # `Opening`
    sa.Column("facts", sa.Text, nullable=False),  # the latest `Facts`, for lists
    sa.Index("games_listed", "public", "state", "created"),
)
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("here", sa.Boolean, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
strategies = sa.Table(
    "strategies",  # level strategies, cached by kingdom
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

TABLES = (games, moves, presence, strategies)
