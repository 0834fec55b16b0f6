"""What is asked and written about who is signed in, and about the tokens that play seats."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from hexhaven.server.store.rows import PersonRow, SeatTokenRow, SessionRow
from hexhaven.server.store.schema import persons, seat_tokens, sessions

AT_ONCE = 500  # tokens asked about in one question


def person_row(row: Row[Any]) -> PersonRow:
    return PersonRow(row.id, row.name, row.password, row.created)


# --- sessions ----------------------------------------------------------------------------------------

all_sessions = select(
    persons, sessions.c.token, sessions.c.created.label("since"), sessions.c.used, sessions.c.expires,
    sessions.c.device,
).join(sessions, sessions.c.person_id == persons.c.id)  # fmt: skip


def session_row(row: Row[Any]) -> SessionRow:
    return SessionRow(row.token, person_row(row), row.since, row.used, row.expires, row.device)


def open_session(c: Connection, row: SessionRow) -> bool:
    """Let somebody in whose password is still the one they showed, or answer False. Nobody can change it
    meanwhile."""
    person = row.person
    known = select(persons.c.password).where(persons.c.id == person.id).with_for_update(read=True)
    found = c.execute(known).one_or_none()
    if found is None or found.password != person.password:
        return False
    c.execute(
        insert(sessions),
        {
            "token": row.token, "person_id": person.id, "created": row.created, "used": row.used,
            "expires": row.expires, "device": row.device,
        },
    )  # fmt: skip
    return True


def session(c: Connection, token: bytes, now: int) -> SessionRow | None:
    row = c.execute(all_sessions.where(sessions.c.token == token, sessions.c.expires > now)).one_or_none()
    return None if row is None else session_row(row)


def sessions_of(c: Connection, person: str, now: int) -> list[SessionRow]:
    """Where somebody is signed in, the last used first."""
    mine = all_sessions.where(sessions.c.person_id == person, sessions.c.expires > now)
    return [session_row(row) for row in c.execute(mine.order_by(sessions.c.used.desc(), sessions.c.token))]


def use_session(c: Connection, token: bytes, now: int, expires: int) -> None:
    c.execute(update(sessions).where(sessions.c.token == token).values(used=now, expires=expires))


def drop_session(c: Connection, token: bytes) -> None:
    c.execute(delete(sessions).where(sessions.c.token == token))


def drop_sessions(c: Connection, person: str, keep: bytes | None = None) -> None:
    """End somebody's sessions, all or all but one, and with them the tokens they gave out."""
    mine = delete(sessions).where(sessions.c.person_id == person)
    c.execute(mine if keep is None else mine.where(sessions.c.token != keep))
    if keep is not None:
        c.execute(delete(seat_tokens).where(seat_tokens.c.session == keep))


# --- tokens of seats ---------------------------------------------------------------------------------

all_tokens = (
    select(seat_tokens, sessions.c.person_id)
    .join(sessions, sessions.c.token == seat_tokens.c.session)
    .order_by(seat_tokens.c.created, seat_tokens.c.token)
)


def token_row(row: Row[Any]) -> SeatTokenRow:
    return SeatTokenRow(
        row.token, row.session, row.table_id, row.seat, row.lease, row.created, row.used, row.person_id
    )


def add_seat_token(c: Connection, row: SeatTokenRow) -> bool:
    """False if the session has ended that asks for it."""
    if c.scalar(select(sessions.c.token).where(sessions.c.token == row.session)) is None:
        return False
    c.execute(
        insert(seat_tokens),
        {
            "token": row.token, "session": row.session, "table_id": row.table, "seat": row.seat,
            "lease": row.lease, "created": row.created, "used": row.used,
        },
    )  # fmt: skip
    return True


def seat_token(c: Connection, token: bytes, now: int) -> SeatTokenRow | None:
    found = all_tokens.where(seat_tokens.c.token == token, sessions.c.expires > now)
    row = c.execute(found).one_or_none()
    return None if row is None else token_row(row)


def seat_tokens_of(c: Connection, person: str) -> list[SeatTokenRow]:
    """What somebody has given out; some of it may be worth nothing any more."""
    return [token_row(row) for row in c.execute(all_tokens.where(sessions.c.person_id == person))]


def use_seat_token(c: Connection, token: bytes, now: int) -> None:
    c.execute(update(seat_tokens).where(seat_tokens.c.token == token).values(used=now))


def drop_seat_token(c: Connection, token: bytes) -> None:
    c.execute(delete(seat_tokens).where(seat_tokens.c.token == token))


def drop_seat_tokens(c: Connection, table: str, seat: int) -> None:
    c.execute(delete(seat_tokens).where(seat_tokens.c.table_id == table, seat_tokens.c.seat == seat))


# --- both --------------------------------------------------------------------------------------------


def lasting(c: Connection, tokens: Collection[bytes], now: int) -> set[bytes]:
    """Those of the tokens, of sessions or of seats, that still are worth something."""
    still = sessions.c.expires > now
    return asked(c, select(sessions.c.token).where(still), tokens) | asked(c, all_tokens.where(still), tokens)


def asked(c: Connection, query: Select[Any], tokens: Collection[bytes]) -> set[bytes]:
    column = query.selected_columns["token"]
    each = list(tokens)
    parts = [each[i : i + AT_ONCE] for i in range(0, len(each), AT_ONCE)]
    return {row.token for part in parts for row in c.execute(query.where(column.in_(part)))}
