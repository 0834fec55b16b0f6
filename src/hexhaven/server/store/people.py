"""What is asked and written about people: who they are, who is signed in, which tokens play which seats."""

import unicodedata
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from hexhaven.server.store.errors import NameTaken
from hexhaven.server.store.rows import PersonRow, SessionRow
from hexhaven.server.store.schema import persons, seat_tokens, sessions


def folded(name: str) -> str:
    """What two names have in common that look alike: letters in any case, width or composition."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())


def person_row(row: Row[Any]) -> PersonRow:
    return PersonRow(row.id, row.name, row.password, row.created)


# --- persons -----------------------------------------------------------------------------------------


def add(c: Connection, row: PersonRow) -> None:
    account = row.password is not None
    if account:
        refuse_if_taken(c, row.id, row.name)
    c.execute(insert(persons), {**vars(row), "folded": folded(row.name) if account else None})


def refuse_if_taken(c: Connection, id: str, name: str) -> None:
    """Another process may still come first; then the database refuses, and the change is tried again."""
    if c.scalar(select(persons.c.id).where(persons.c.folded == folded(name), persons.c.id != id)) is not None:
        raise NameTaken(name)


def by_id(c: Connection, id: str) -> PersonRow | None:
    row = c.execute(select(persons).where(persons.c.id == id)).one_or_none()
    return None if row is None else person_row(row)


def by_name(c: Connection, name: str) -> PersonRow | None:
    row = c.execute(select(persons).where(persons.c.folded == folded(name))).one_or_none()
    return None if row is None else person_row(row)


def set_password(c: Connection, id: str, password: str) -> bool:
    return c.execute(update(persons).where(persons.c.id == id).values(password=password)).rowcount == 1


def rename(c: Connection, id: str, name: str) -> bool:
    """Give a person another name. An account's must be free; a guest's need not be."""
    password = c.scalar(select(persons.c.password).where(persons.c.id == id))
    if password is None:
        return c.execute(update(persons).where(persons.c.id == id).values(name=name)).rowcount == 1
    refuse_if_taken(c, id, name)
    c.execute(update(persons).where(persons.c.id == id).values(name=name, folded=folded(name)))
    return True


def make_account(c: Connection, id: str, name: str, password: str) -> bool:
    """Turn a guest into an account that keeps everything; False if there is no such guest."""
    refuse_if_taken(c, id, name)
    guest = update(persons).where(persons.c.id == id, persons.c.password.is_(None))
    return c.execute(guest.values(name=name, folded=folded(name), password=password)).rowcount == 1


# --- sessions ----------------------------------------------------------------------------------------


def add_session(c: Connection, token: bytes, person: str, expires: int) -> None:
    c.execute(insert(sessions), {"token": token, "person_id": person, "expires": expires})


def session(c: Connection, token: bytes, now: int) -> SessionRow | None:
    query = select(persons, sessions.c.expires).join(sessions, sessions.c.person_id == persons.c.id)
    row = c.execute(query.where(sessions.c.token == token, sessions.c.expires > now)).one_or_none()
    return None if row is None else SessionRow(person_row(row), row.expires)


def extend(c: Connection, token: bytes, expires: int) -> None:
    c.execute(update(sessions).where(sessions.c.token == token).values(expires=expires))


def drop_session(c: Connection, token: bytes) -> None:
    c.execute(delete(sessions).where(sessions.c.token == token))


def drop_sessions(c: Connection, person: str) -> None:
    c.execute(delete(sessions).where(sessions.c.person_id == person))


# --- tokens of seats ---------------------------------------------------------------------------------


def add_seat_token(c: Connection, token: bytes, table: str, seat: int) -> None:
    c.execute(insert(seat_tokens), {"token": token, "table_id": table, "seat": seat})


def seat_of_token(c: Connection, token: bytes) -> tuple[str, int] | None:
    row = c.execute(select(seat_tokens).where(seat_tokens.c.token == token)).one_or_none()
    return None if row is None else (row.table_id, row.seat)


def drop_seat_tokens(c: Connection, table: str, seat: int) -> None:
    c.execute(delete(seat_tokens).where(seat_tokens.c.table_id == table, seat_tokens.c.seat == seat))
