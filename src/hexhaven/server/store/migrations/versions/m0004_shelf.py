"""What people have made for a game and keep."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "shelf",
        sa.Column("person_id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "id", name="pk_shelf"),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_shelf_person_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
