"""The first tables: rooms, the log of each, who may sit in them, which bots play there, which workers live."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("outcome", sa.Text),
    )
    op.create_index("rooms_created", "rooms", ["created", "id"])
    op.create_index("rooms_ended", "rooms", ["ended"])
    op.create_table(
        "log",
        sa.Column("room", sa.String(64), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    make_seats()
    op.create_table(
        "heartbeats",
        sa.Column("worker", sa.String(200), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def make_seats() -> None:
    """Make the tables of those who sit in a room."""
    op.create_table(
        "seats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("room", sa.String(64), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key_id", sa.String(64), nullable=False),
        sa.Column("link", sa.LargeBinary, nullable=False),
        sa.Column("token", sa.LargeBinary),
        sa.Column("used", sa.BigInteger),
        sa.Column("revoked", sa.BigInteger),
        sa.UniqueConstraint("room", "link", name="seats_link"),
        sa.UniqueConstraint("room", "token", name="seats_token"),
    )
    op.create_index("seats_name", "seats", ["name"])
    op.create_table(
        "leases",
        sa.Column("room", sa.String(64), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
