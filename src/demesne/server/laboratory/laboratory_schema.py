"""The database tables of the laboratory."""

from __future__ import annotations

import sqlalchemy as sa

from demesne.server.database import metadata

experiments = sa.Table(
    "experiments",  # runs of the laboratory
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("owner", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kept", sa.BigInteger, nullable=False),  # time of the last save
    sa.Column("entry", sa.Text, nullable=False),  # the entry in its owner's list, as JSON
    sa.Column("result", sa.Text, nullable=False),  # the whole run, as JSON
    sa.Index("experiments_owned", "owner", "at"),
)
kept_strategies = sa.Table(
    "kept_strategies",  # saved strategies with their current texts
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("owner", sa.String(64), nullable=False),  # the hash of the owner's secret
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("author", sa.Text, nullable=False),
    sa.Column("requires", sa.Text, nullable=False),  # ids of cards
    sa.Column("found_by", sa.Text, nullable=False),  # search words
    sa.Column("shared", sa.Boolean, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),  # number of the newest version
    sa.Column("at", sa.BigInteger, nullable=False),  # in milliseconds
    sa.Column("text", sa.Text, nullable=False),
    sa.Index("kept_strategies_owned", "owner", "at"),
    sa.Index("kept_strategies_shared", "shared", "at"),
)
kept_versions = sa.Table(
    "kept_versions",
    metadata,
    sa.Column("strategy", sa.String(12), sa.ForeignKey("kept_strategies.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
studies = sa.Table(
    "studies",  # studies of kingdoms
    metadata,
    sa.Column("id", sa.String(12), primary_key=True),  # hash of the kingdom, the program's version, settings and card files
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
)

TABLES = (experiments, kept_strategies, kept_versions, studies)
