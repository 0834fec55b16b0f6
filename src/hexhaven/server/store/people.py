"""What is asked and written about people: who they are, their names, passwords and recovery codes."""

import unicodedata
from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, or_, select, text, update

from hexhaven.server.lookalikes import skeleton
from hexhaven.server.store.errors import NameTaken
from hexhaven.server.store.rows import PersonRow
from hexhaven.server.store.schema import persons, recovery_codes
from hexhaven.server.store.sessions import drop_sessions, person_row

one_at_a_time = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 39))")


def folded(name: str) -> str:
    """What two names have in common that look alike: letters in any case, width or composition."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())


# --- persons -----------------------------------------------------------------------------------------


def add(c: Connection, row: PersonRow, codes: Sequence[bytes] = ()) -> None:
    """Add a guest, or an account with its recovery codes; raises NameTaken."""
    account = row.password is not None
    if account:
        refuse_if_taken(c, row.id, row.name)
    c.execute(insert(persons), {**vars(row), **(keys(row.name) if account else {})})
    renew_codes(c, row.id, codes)


def keys(name: str) -> dict[str, str]:
    """What the name of an account is compared by."""
    return {"folded": folded(name), "skeleton": skeleton(name)}


def refuse_if_taken(c: Connection, id: str, name: str) -> None:
    """Who wants a name that looks the same waits until this one is taken, also on another process."""
    if c.dialect.name == "postgresql":
        c.execute(one_at_a_time, {"name": skeleton(name)})
    holder = like(c, name, id)
    if holder is not None:
        raise NameTaken(holder)


def like(c: Connection, name: str, besides: str = "") -> str | None:
    """The account whose name is the same or looks the same, if it is somebody else's."""
    same = or_(persons.c.folded == folded(name), persons.c.skeleton == skeleton(name))
    return c.scalar(select(persons.c.name).where(same, persons.c.id != besides).limit(1))


def by_id(c: Connection, id: str) -> PersonRow | None:
    row = c.execute(select(persons).where(persons.c.id == id)).one_or_none()
    return None if row is None else person_row(row)


def by_name(c: Connection, name: str) -> PersonRow | None:
    """The account of this name, in any spelling."""
    row = c.execute(select(persons).where(persons.c.folded == folded(name))).one_or_none()
    return None if row is None else person_row(row)


def rename(c: Connection, id: str, name: str) -> bool:
    """Give a person another name. An account's must be free, else NameTaken; a guest's need not be."""
    password = c.scalar(select(persons.c.password).where(persons.c.id == id))
    if password is None:
        return c.execute(update(persons).where(persons.c.id == id).values(name=name)).rowcount == 1
    refuse_if_taken(c, id, name)
    c.execute(update(persons).where(persons.c.id == id).values(name=name, **keys(name)))
    return True


def make_account(c: Connection, id: str, name: str, password: str, codes: Sequence[bytes] = ()) -> bool:
    """Turn a guest into an account that keeps everything but the guest's sessions; raises NameTaken, and
    answers False if there is no such guest."""
    refuse_if_taken(c, id, name)
    guest = update(persons).where(persons.c.id == id, persons.c.password.is_(None))
    if c.execute(guest.values(name=name, password=password, **keys(name))).rowcount != 1:
        return False
    drop_sessions(c, id)
    renew_codes(c, id, codes)
    return True


# --- passwords and recovery codes: False if somebody has changed the password meanwhile, and nothing is done


def rehash(c: Connection, id: str, before: str, after: str) -> bool:
    """Store another hash in the place of one that is still there."""
    same = update(persons).where(persons.c.id == id, persons.c.password == before)
    return c.execute(same.values(password=after)).rowcount == 1


def change_password(
    c: Connection, id: str, before: str, after: str, codes: Sequence[bytes], keep: bytes | None
) -> bool:
    """Change the password that `before` is the hash of; all sessions but one end, and all seat tokens. The
    person's row is locked first: whoever signs in at the same time comes before, and is dropped, or after."""
    if not rehash(c, id, before, after):
        return False
    drop_sessions(c, id, keep)
    renew_codes(c, id, codes)
    return True


def recover(c: Connection, id: str, code: bytes, after: str, codes: Sequence[bytes]) -> bool:
    """Use a recovery code up and set a password; all sessions end. False, too, if the code is none."""
    before = c.scalar(select(persons.c.password).where(persons.c.id == id).with_for_update())
    mine = recovery_codes.c.person_id == id, recovery_codes.c.code == code
    if before is None or c.execute(delete(recovery_codes).where(*mine)).rowcount != 1:
        return False
    return change_password(c, id, before, after, codes, None)


def replace_codes(c: Connection, id: str, password: str, codes: Sequence[bytes]) -> bool:
    """Set other recovery codes for an account whose password is still the one that was shown."""
    if c.scalar(select(persons.c.password).where(persons.c.id == id).with_for_update()) != password:
        return False
    renew_codes(c, id, codes)
    return True


def renew_codes(c: Connection, id: str, codes: Sequence[bytes]) -> None:
    c.execute(delete(recovery_codes).where(recovery_codes.c.person_id == id))
    if codes:
        c.execute(insert(recovery_codes), [{"person_id": id, "code": code} for code in codes])


def count_codes(c: Connection, id: str) -> int:
    return c.scalar(select(func.count()).where(recovery_codes.c.person_id == id)) or 0
