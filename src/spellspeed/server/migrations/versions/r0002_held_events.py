"""Events that are held on the server: their addresses, who is who, and which room belongs to which table."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "held",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("event", sa.Integer, nullable=False, unique=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "held_links",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("event", sa.String(64), sa.ForeignKey("held.id"), nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("key_id", sa.String(64), nullable=False),
        sa.Column("link", sa.LargeBinary, nullable=False),
        sa.Column("token", sa.LargeBinary),
        sa.Column("used", sa.BigInteger),
        sa.Column("revoked", sa.BigInteger),
        sa.UniqueConstraint("event", "link", name="held_links_link"),
        sa.UniqueConstraint("event", "token", name="held_links_token"),
    )
    op.create_table(
        "held_rooms",
        sa.Column("event", sa.String(64), sa.ForeignKey("held.id"), primary_key=True),
        sa.Column("paired", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer, nullable=False),
        sa.Column("room", sa.String(64), nullable=False, unique=True),
        sa.Column("done", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("held_rooms_open", "held_rooms", ["done", "room"])
