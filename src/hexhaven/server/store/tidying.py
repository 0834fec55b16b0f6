"""What nobody will ask for again: expired sessions, tables nobody came to, guests who never played."""

from sqlalchemy import Connection, delete, select

from hexhaven.server.store.schema import persons, seats, sessions, tables

DAY = 24 * 3600 * 1000
WAITED = 7 * DAY  # after which an open table is given up
FORGOTTEN = 90 * DAY  # after which a guest without games is


def drop_expired_sessions(c: Connection, now: int) -> None:
    c.execute(delete(sessions).where(sessions.c.expires <= now))


def drop_open_tables(c: Connection, now: int) -> None:
    c.execute(delete(tables).where(tables.c.status == "open", tables.c.updated < now - WAITED))


def drop_guests(c: Connection, now: int) -> None:
    """Guests of old who sit nowhere and are not signed in."""
    old = delete(persons).where(persons.c.password.is_(None), persons.c.created < now - FORGOTTEN)
    plays = select(seats.c.person_id).where(seats.c.person_id == persons.c.id).exists()
    here = select(sessions.c.person_id).where(sessions.c.person_id == persons.c.id).exists()
    c.execute(old.where(~plays, ~here))


TIDYING = (drop_expired_sessions, drop_open_tables, drop_guests)
