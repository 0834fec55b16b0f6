"""Who is who: guests with a name, accounts with a password, and the tokens that speak for them.

A token is a long random text that only its bearer knows: the store holds its SHA-256, and so it does with
recovery codes. Passwords are hashed with argon2, in a thread, a few at a time because each takes 64 MB. A
session ends after 30 days without use, and with it the seat tokens that were asked for in it.
"""

import asyncio
import gzip
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from itertools import groupby, pairwise

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hexhaven.record import checked_name
from hexhaven.server.store import NameTaken, PersonRow, SeatTokenRow, SessionRow, Store, folded
from hexhaven.server.store.store import wall_clock
from hexhaven.wire.rest import Person

HOUR = 3600 * 1000
DAY = 24 * HOUR
SESSION = 30 * DAY
LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
HASHED_AT_ONCE = 2
MARKS_IN_A_ROW = 3  # no script needs more of them on one letter
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # they count as letters or signs, and nothing is to be seen

RECOVERY_CODES = 8
CODE_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
CODE_PARTS, CODE_PART = 4, 4  # 79 bits: nobody finds one by guessing

CODES = (
    "bad_name", "stacked_marks", "name_taken", "name_alike", "weak_password", "common_password",
    "long_password", "wrong_password", "wrong_code",
)  # fmt: skip


class PeopleError(Exception):
    """Somebody cannot come in like this: a code from CODES, and what its sentence needs to know."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


class People:
    """All people the server knows."""

    def __init__(
        self, store: Store, now: Callable[[], int] = wall_clock, hasher: PasswordHasher | None = None
    ) -> None:
        self.store = store
        self.now = now
        self.passwords = Passwords(hasher or PasswordHasher())

    # --- coming in ------------------------------------------------------------------------------------

    async def guest(self, name: str, device: str = "") -> tuple[Person, str]:
        """Somebody comes with a name only; they may not pass for somebody who has an account."""
        name = fit_name(name)
        await self.refuse_likeness(name)
        row = self.new_person(name, None)
        await self.store.add_person(row)
        return await self.signed_in(row, device)

    async def register(
        self, name: str, password: str, guest: Person | None = None, device: str = ""
    ) -> tuple[Person, str, list[str]]:
        """Make an account, with recovery codes. A guest becomes one and keeps their seats and games; all
        their old tokens end."""
        name = fit_name(name)
        check_password(name, password)
        hashed = await self.passwords.hash(password)
        codes = new_codes()
        try:
            row = await self.add_account(name, hashed, guest, codes)
        except NameTaken as taken:
            raise taken_name(name, taken.holder) from None
        return *await self.signed_in(row, device), codes

    async def add_account(self, name: str, hashed: str, guest: Person | None, codes: list[str]) -> PersonRow:
        hidden = [code_digest(code) for code in codes]
        if guest is not None and await self.store.make_account(guest.id, name, hashed, hidden):
            return PersonRow(guest.id, name, hashed, 0)
        row = self.new_person(name, hashed)
        await self.store.add_person(row, hidden)
        return row

    async def refuse_likeness(self, name: str, besides: str = "") -> None:
        """Nobody may pass for somebody who has an account."""
        holder = await self.store.like(name, besides)
        if holder is not None:
            raise taken_name(name, holder)

    def new_person(self, name: str, password: str | None) -> PersonRow:
        return PersonRow(secrets.token_urlsafe(9), name, password, self.now())

    async def sign_in(self, name: str, password: str, device: str = "") -> tuple[Person, str]:
        """Open a session. An unknown name takes as long as a wrong password, and gets the same answer."""
        return await self.signed_in(await self.proven(await self.account_of(name), password), device)

    async def proven(self, row: PersonRow | None, password: str) -> PersonRow:
        """The account that this password opens."""
        known = row.password if row is not None else None
        if not await self.passwords.fits(known, password) or row is None or known is None:
            raise PeopleError("wrong_password")
        if self.passwords.outdated(known):
            after = await self.passwords.hash(password)
            if await self.store.rehash(row.id, known, after):
                return PersonRow(row.id, row.name, after, row.created)
        return row

    async def account_of(self, name: str) -> PersonRow | None:
        try:
            return await self.store.person_by_name(readable_name(name))
        except PeopleError:
            return None  # no account has such a name

    async def signed_in(self, row: PersonRow, device: str) -> tuple[Person, str]:
        """A new session. Whoever has shown a password that was changed at this very moment gets none."""
        token, now = secrets.token_urlsafe(32), self.now()
        session = SessionRow(digest(token), row, now, now, now + SESSION, device)
        if not await self.store.open_session(session):
            raise PeopleError("wrong_password")
        return person_of(row), token

    # --- being here -----------------------------------------------------------------------------------

    async def who(self, token: str) -> Person | None:
        """Whose session this is."""
        session = await self.session(token)
        return None if session is None else person_of(session.person)

    async def session(self, token: str) -> SessionRow | None:
        """The session of a token. Using it keeps it alive; that is noted once an hour."""
        now = self.now()
        session = await self.store.session(digest(token), now)
        if session is not None and session.used < now - HOUR:
            await self.store.use_session(session.token, now, now + SESSION)
        return session

    async def rename(self, person: Person, name: str) -> Person:
        """Take another name."""
        name = fit_name(name)
        await self.refuse_likeness(name, person.id)
        try:
            await self.store.rename(person.id, name)
        except NameTaken as taken:
            raise taken_name(name, taken.holder) from None
        return Person(id=person.id, name=name, account=person.account)

    async def sign_out(self, token: str) -> None:
        await self.store.drop_session(digest(token))

    # --- passwords ------------------------------------------------------------------------------------

    async def change_password(self, session: SessionRow, old: str, new: str) -> list[str]:
        """Take another password; all other sessions, all seat tokens and the old recovery codes end."""
        row = await self.proven(await self.store.person(session.person.id), old)
        check_password(row.name, new)
        after, codes = await self.passwords.hash(new), new_codes()
        hidden = [code_digest(code) for code in codes]
        if not await self.store.change_password(row.id, row.password or "", after, hidden, session.token):
            raise PeopleError("wrong_password")
        return codes

    async def recover(
        self, name: str, code: str, new: str, device: str = ""
    ) -> tuple[Person, str, list[str]]:
        """Set a password with a recovery code, which is used up. An unknown name takes as long as a wrong
        code, and gets the same answer."""
        check_password(name, new)
        row = await self.account_of(name)
        after, codes = await self.passwords.hash(new), new_codes()
        hidden = [code_digest(each) for each in codes]
        if row is None or not await self.store.recover(row.id, code_digest(code), after, hidden):
            raise PeopleError("wrong_code")
        row = PersonRow(row.id, row.name, after, row.created)
        return *await self.signed_in(row, device), codes

    async def renew_codes(self, person: Person, password: str) -> list[str]:
        """Other recovery codes in the place of those there were, for somebody who knows the password."""
        row = await self.proven(await self.store.person(person.id), password)
        codes = new_codes()
        hidden = [code_digest(code) for code in codes]
        if not await self.store.replace_codes(row.id, row.password or "", hidden):
            raise PeopleError("wrong_password")
        return codes

    # --- devices that were here before ----------------------------------------------------------------

    async def device_pass(self, id: str) -> str:
        """What a device shows when it comes back, so that strangers who guess cannot keep its owner out. It
        is worth something as long as the password is the same."""
        row = await self.store.person(id)
        nonce = secrets.token_urlsafe(9)
        return f"{nonce}.{seal(row, nonce)}" if row is not None and row.password is not None else ""

    async def known_device(self, name: str, shown: str) -> str | None:
        """The device that a pass was given to, if it was for the account of this name."""
        nonce, _, sealed = shown.partition(".")
        row = await self.account_of(name) if sealed else None
        if row is None or row.password is None:
            return None
        return nonce if hmac.compare_digest(sealed.encode(), seal(row, nonce).encode()) else None

    # --- seats ----------------------------------------------------------------------------------------

    async def seat_token(self, session: bytes, table: str, seat: int, lease: str) -> str | None:
        """A new token that plays one seat of one table while it has this lease, and opens nothing else; None
        if the session has ended."""
        token = new_seat_token()
        row = SeatTokenRow(digest(token), session, table, seat, lease, self.now())
        return token if await self.store.add_seat_token(row) else None

    async def seat_of(self, token: str) -> SeatTokenRow | None:
        """What a token opens, if its lease is still the seat's."""
        now = self.now()
        row = await self.store.seat_token(digest(token), now)
        if row is not None and row.used < now - HOUR:
            await self.store.use_seat_token(row.token, now)
        return row


def person_of(row: PersonRow) -> Person:
    return Person(id=row.id, name=row.name, account=row.password is not None)


def taken_name(name: str, holder: str) -> PeopleError:
    same = folded(name) == folded(holder)
    return (
        PeopleError("name_taken", name=name) if same else PeopleError("name_alike", name=name, other=holder)
    )


def digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def seal(row: PersonRow, nonce: str) -> str:
    """Only the server can write it: the key is the hash of the password."""
    return hmac.new((row.password or "").encode(), f"device {row.id} {nonce}".encode(), "sha256").hexdigest()


def handle(token: bytes) -> str:
    """What a session or token is called in a list: it tells nothing of the token, and opens nothing."""
    return hashlib.sha256(b"handle " + token).hexdigest()[:20]


# --- recovery codes ----------------------------------------------------------------------------------


def new_codes() -> list[str]:
    return [new_code() for _ in range(RECOVERY_CODES)]


def new_code() -> str:
    parts = ("".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_PART)) for _ in range(CODE_PARTS))
    return "-".join(parts)


def code_digest(code: str) -> bytes:
    """However it was typed: with or without dashes and blanks, in capitals or not."""
    return digest("recovery " + "".join(sign for sign in code.casefold() if sign.isalnum()))


# --- names and passwords -----------------------------------------------------------------------------


def fit_name(name: str) -> str:
    """The name as it will be shown; raises PeopleError if nobody could read it."""
    fit = readable_name(name)
    if has_stacked_marks(fit):
        raise PeopleError("stacked_marks")
    return fit


def readable_name(name: str) -> str:
    """A name that somebody may have had before marks were counted."""
    try:
        fit = " ".join(checked_name(unicodedata.normalize("NFC", name)).split())
    except ValueError:
        raise PeopleError("bad_name", most=LONGEST_NAME) from None
    if len(fit) > LONGEST_NAME or not is_readable(fit):
        raise PeopleError("bad_name", most=LONGEST_NAME)
    return fit


def is_readable(name: str) -> bool:
    """Something is to be seen."""
    return not any(letter in BLANKS for letter in name) and not is_combining(name[0])


def is_combining(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def has_stacked_marks(name: str) -> bool:
    """Whether a letter is buried under marks: more than any script needs, one twice, or two on the same side
    of a letter that no language writes like that (those that some do are letters of their own: ế)."""
    letter = ""
    runs = [(is_mark, "".join(run)) for is_mark, run in groupby(name, key=is_combining)]
    for is_mark, run in runs:
        if is_mark and are_stacked(unicodedata.normalize("NFD", letter)[1:] + run):
            return True
        letter = run[-1]
    return False


def are_stacked(marks: str) -> bool:
    sides = [side for mark in marks if (side := unicodedata.combining(mark))]
    return len(marks) > MARKS_IN_A_ROW or len(set(marks)) < len(marks) or len(set(sides)) < len(sides)


def check_password(name: str, password: str) -> None:
    """Refuse what everybody would try first; no further rules, length is what counts."""
    if len(password) > LONGEST_PASSWORD:
        raise PeopleError("long_password", most=LONGEST_PASSWORD)
    if len(password) < SHORTEST_PASSWORD:
        raise PeopleError("weak_password", least=SHORTEST_PASSWORD)
    if is_common(name, password):
        raise PeopleError("common_password")


def is_common(name: str, password: str) -> bool:
    """Whether it is the name, one of the commonest, one or two signs again and again, or signs in a row."""
    tried = unicodedata.normalize("NFKC", password).casefold()
    steps = {ord(b) - ord(a) for a, b in pairwise(tried)}
    in_a_row = len(steps) == 1 and steps <= {-1, 0, 1}
    return tried in common_passwords() or len(set(tried)) < 3 or in_a_row or folded(password) == folded(name)


@cache
def common_passwords() -> frozenset[str]:
    packed = files("hexhaven.server").joinpath("data/passwords.gz").read_bytes()
    return frozenset(gzip.decompress(packed).decode().splitlines())


def typed(password: str) -> bytes:
    """What to hash: an accent may be typed in two ways, and nobody is helped by a novel."""
    short = password[: LONGEST_PASSWORD + 1]
    return unicodedata.normalize("NFC", short).encode("utf-8", "surrogatepass")


class Passwords:
    """Hashes and compares passwords without holding anybody else up."""

    def __init__(self, hasher: PasswordHasher) -> None:
        self.hasher = hasher
        self.free = asyncio.Semaphore(HASHED_AT_ONCE)
        self.nobodys: str | None = None  # the hash for people we do not know

    async def hash(self, password: str) -> str:
        async with self.free:
            return await asyncio.to_thread(self.hasher.hash, typed(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        if hashed is None and self.nobodys is None:
            self.nobodys = await self.hash(secrets.token_urlsafe(16))
        async with self.free:
            same = await asyncio.to_thread(self.same, hashed or self.nobodys or "", password)
        return same and hashed is not None

    def same(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, typed(password))
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, hashed: str) -> bool:
        return self.hasher.check_needs_rehash(hashed)


def new_seat_token() -> str:
    """A secret that can be written behind `--token` in a command: it does not begin with a dash."""
    while (token := secrets.token_urlsafe(32)).startswith("-"):
        pass
    return token
