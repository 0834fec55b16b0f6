"""Sessions and tokens that can be looked through; recovery codes; tokens bound to a session and a lease.

A seat token of old names neither, and nobody could see or revoke it: there are none left afterwards.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    describe_sessions()
    create_recovery_codes()
    renew_seat_tokens()


def describe_sessions() -> None:
    for name in ("created", "used"):
        op.add_column("sessions", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.Text, nullable=False, server_default=sa.text("''")))


def create_recovery_codes() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("person_id", sa.String(64), nullable=False),
        sa.Column("code", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "code", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["persons.id"], name="fk_recovery_codes_person_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )


def renew_seat_tokens() -> None:
    op.drop_table("seat_tokens")
    op.create_table(
        "seat_tokens",
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("session", sa.LargeBinary, nullable=False),
        sa.Column("lease", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_seat_tokens"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seat_tokens_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.token"], name="fk_seat_tokens_session", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_seat_tokens_table_id_seat", "seat_tokens", ["table_id", "seat"])
    op.create_index("ix_seat_tokens_session", "seat_tokens", ["session"])
