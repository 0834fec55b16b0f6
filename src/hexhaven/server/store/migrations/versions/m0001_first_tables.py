"""The first tables: people and their sessions, tables with seats, log, chat and tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_table(name: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    """The column that names a table, and what happens when the table goes."""
    column = sa.Column("table_id", sa.String(64), nullable=False)
    key = sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE")
    return column, key


def upgrade() -> None:
    create_people()
    create_tables()
    create_seats()
    create_log()
    create_chat()
    create_seat_tokens()


def create_people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
        sa.UniqueConstraint("folded", name="uq_persons_folded"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("person_id", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["persons.id"], name="fk_sessions_person_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("meta", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        postgresql_with={"fillfactor": 70},
    )
    op.create_index("ix_tables_status_public_created", "tables", ["status", "public", "created"])


def create_seats() -> None:
    op.create_table(
        "seats",
        *of_table("seats"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_seats_person_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])


def create_log() -> None:
    op.create_table(
        "log",
        *of_table("log"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log"),
        sqlite_with_rowid=False,
    )


def create_chat() -> None:
    op.create_table(
        "chat",
        *of_table("chat"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sqlite_with_rowid=False,
    )


def create_seat_tokens() -> None:
    op.create_table(
        "seat_tokens",
        sa.Column("token", sa.LargeBinary, nullable=False),
        *of_table("seat_tokens"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_seat_tokens"),
    )
    op.create_index("ix_seat_tokens_table_id_seat", "seat_tokens", ["table_id", "seat"])
