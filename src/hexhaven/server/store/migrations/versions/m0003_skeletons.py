"""What the name of an account looks like: nobody gets one that looks the same. Accounts that look alike
already keep their names."""

import sqlalchemy as sa
from alembic import op

from hexhaven.server.lookalikes import skeleton

revision = "0003"
down_revision = "0002"

persons = sa.table("persons", sa.column("id"), sa.column("name"), sa.column("folded"), sa.column("skeleton"))


def upgrade() -> None:
    op.add_column("persons", sa.Column("skeleton", sa.Text))
    op.create_index("ix_persons_skeleton", "persons", ["skeleton"])
    c = op.get_bind()
    for id, name in c.execute(
        sa.select(persons.c.id, persons.c.name).where(persons.c.folded.is_not(None))
    ).all():
        c.execute(sa.update(persons).where(persons.c.id == id).values(skeleton=skeleton(name)))
