"""What people have made for a game and keep: texts, which the store does not look into."""

import secrets
from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from hexhaven.server.store.errors import ChangedElsewhere, ShelfFull
from hexhaven.server.store.rows import KeptRow
from hexhaven.server.store.schema import persons, shelf


def kept_by(c: Connection, person: str, game: str) -> list[KeptRow]:
    """What somebody keeps for a game, the last changed first."""
    mine = select(shelf).where(shelf.c.person_id == person, shelf.c.game == game)
    return [kept_row(row) for row in c.execute(mine.order_by(shelf.c.changed.desc(), shelf.c.id))]


def keep(c: Connection, row: KeptRow, most: int) -> KeptRow:
    """Put something on the shelf, or in the place of the revision that the row names. A request that came
    before changes nothing; raises ChangedElsewhere and ShelfFull."""
    lock_shelf(c, row.person)
    found = c.execute(select(shelf).where(*named(row))).one_or_none()
    if found is None:
        return add(c, row, most)
    if found.text == row.text:
        return kept_row(found)
    if found.revision != row.revision:
        raise ChangedElsewhere(row.id)
    after = replace(row, revision=row.revision + 1)
    values = {"text": after.text, "revision": after.revision, "changed": after.changed}
    c.execute(update(shelf).where(*named(row)).values(values))
    return after


def add(c: Connection, row: KeptRow, most: int) -> KeptRow:
    """What is not there: it is new, or was deleted elsewhere while it was worked on here."""
    if len(kept_by(c, row.person, row.game)) >= most:
        raise ShelfFull(most)
    after = replace(row, revision=row.revision + 1)
    c.execute(insert(shelf), columns(after))
    return after


def drop_kept(c: Connection, person: str, game: str, id: str) -> None:
    c.execute(delete(shelf).where(*named(KeptRow(person, game, id))))


def pass_on(c: Connection, giver: str, taker: str) -> None:
    """All that a guest keeps becomes somebody's who has come back to their account."""
    for person in sorted((giver, taker)):
        lock_shelf(c, person)
    theirs = {(row.game, row.id): row for row in whole_shelf(c, taker)}
    for row in whole_shelf(c, giver):
        same = theirs.get((row.game, row.id))
        if same is None or same.text != row.text:
            id = row.id if same is None else secrets.token_hex(6)
            c.execute(insert(shelf), columns(replace(row, person=taker, id=id)))
    c.execute(delete(shelf).where(shelf.c.person_id == giver))


def whole_shelf(c: Connection, person: str) -> list[KeptRow]:
    return [kept_row(row) for row in c.execute(select(shelf).where(shelf.c.person_id == person))]


def lock_shelf(c: Connection, person: str) -> None:
    """Whoever changes the same shelf waits, also on another process; SQLite lets one write at a time."""
    c.execute(select(persons.c.id).where(persons.c.id == person).with_for_update())


def named(row: KeptRow) -> tuple[ColumnElement[bool], ...]:
    return shelf.c.person_id == row.person, shelf.c.game == row.game, shelf.c.id == row.id


def kept_row(row: Row[tuple[object, ...]]) -> KeptRow:
    return KeptRow(row.person_id, row.game, row.id, row.text, row.revision, row.changed)


def columns(row: KeptRow) -> dict[str, object]:
    return {
        "person_id": row.person, "game": row.game, "id": row.id, "text": row.text,
        "revision": row.revision, "changed": row.changed,
    }  # fmt: skip
