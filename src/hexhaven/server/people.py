"""Who is who: guests with a name, accounts with a password, and the tokens that speak for them.

A token is a long random text that only its bearer knows: the store holds its SHA-256. Passwords are hashed
with argon2, in a thread, a few at a time because each takes 64 MB. A session ends after 30 days without use.
"""

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from itertools import groupby

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hexhaven.record import checked_name
from hexhaven.server.store import NameTaken, PersonRow, Store, folded
from hexhaven.server.store.store import wall_clock
from hexhaven.wire.rest import Person

DAY = 24 * 3600 * 1000
SESSION = 30 * DAY
LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
HASHED_AT_ONCE = 2
MARKS_IN_A_ROW = 4  # no script needs more of them on one letter
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # they count as letters or signs, and nothing is to be seen

CODES = ("bad_name", "name_taken", "weak_password", "long_password", "wrong_password")

# The first ones that everybody tries, of eight letters and more.
COMMON_WORDS = (
    "00000000 11111111 12341234 12345678 123456789 1234567890 87654321 88888888 abcd1234 asdfghjkl "
    "baseball computer football hexhaven iloveyou letmein1 passw0rd password password1 passwort "
    "passwort1 princess qwertyui qwertyuiop qwertz123 qwertzui qwertzuiop schalke04 starwars sunshine "
    "superman trustno1 welcome1 whatever willkommen"
)
COMMON = frozenset(COMMON_WORDS.split())


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

    async def guest(self, name: str) -> tuple[Person, str]:
        """Somebody comes with a name only; they may not pass for somebody who has an account."""
        name = fit_name(name)
        if await self.store.person_by_name(name) is not None:
            raise PeopleError("name_taken", name=name)
        return await self.newcomer(name, None)

    async def register(self, name: str, password: str, guest: Person | None = None) -> tuple[Person, str]:
        """Make an account. A guest becomes one and keeps their seats and games; all their old tokens end."""
        name = fit_name(name)
        check_password(name, password)
        hashed = await self.passwords.hash(password)
        try:
            if guest is not None and await self.store.make_account(guest.id, name, hashed):
                await self.store.drop_sessions(guest.id)
                return await self.signed_in(PersonRow(guest.id, name, hashed, 0))
            return await self.newcomer(name, hashed)
        except NameTaken:
            raise PeopleError("name_taken", name=name) from None

    async def newcomer(self, name: str, password: str | None) -> tuple[Person, str]:
        row = PersonRow(secrets.token_urlsafe(9), name, password, self.now())
        await self.store.add_person(row)
        return await self.signed_in(row)

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """Open a session. An unknown name takes as long as a wrong password, and gets the same answer."""
        row = await self.account_of(name)
        known = row.password if row is not None else None
        if not await self.passwords.fits(known, password) or row is None:
            raise PeopleError("wrong_password")
        if known is not None and self.passwords.outdated(known):
            await self.store.set_password(row.id, await self.passwords.hash(password))
        return await self.signed_in(row)

    async def account_of(self, name: str) -> PersonRow | None:
        try:
            return await self.store.person_by_name(fit_name(name))
        except PeopleError:
            return None  # no account has such a name

    async def signed_in(self, row: PersonRow) -> tuple[Person, str]:
        token = secrets.token_urlsafe(32)
        await self.store.add_session(digest(token), row.id, self.now() + SESSION)
        return person_of(row), token

    # --- being here -----------------------------------------------------------------------------------

    async def who(self, token: str) -> Person | None:
        """Whose session this is. Using it keeps it alive; that is noted once a day."""
        now = self.now()
        session = await self.store.person_of_session(digest(token), now)
        if session is None:
            return None
        if session.expires < now + SESSION - DAY:
            await self.store.extend(digest(token), now + SESSION)
        return person_of(session.person)

    async def rename(self, person: Person, name: str) -> Person:
        """Take another name. At tables one keeps the name under which one sat down."""
        name = fit_name(name)
        holder = await self.store.person_by_name(name)
        if holder is not None and holder.id != person.id:
            raise PeopleError("name_taken", name=name)
        try:
            await self.store.rename(person.id, name)
        except NameTaken:
            raise PeopleError("name_taken", name=name) from None
        return Person(id=person.id, name=name, account=person.account)

    async def sign_out(self, token: str) -> None:
        await self.store.drop_session(digest(token))

    # --- seats ----------------------------------------------------------------------------------------

    async def seat_token(self, table: str, seat: int) -> str:
        """A new token that plays one seat of one table, and opens nothing else."""
        token = secrets.token_urlsafe(32)
        await self.store.add_seat_token(digest(token), table, seat)
        return token

    async def seat_of(self, token: str) -> tuple[str, int] | None:
        """The table and the seat that a token plays."""
        return await self.store.seat_of_token(digest(token))


def person_of(row: PersonRow) -> Person:
    return Person(id=row.id, name=row.name, account=row.password is not None)


def digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


# --- names and passwords -----------------------------------------------------------------------------


def fit_name(name: str) -> str:
    """The name as it will be shown; raises PeopleError if nobody could read it."""
    try:
        fit = " ".join(checked_name(unicodedata.normalize("NFC", name)).split())
    except ValueError:
        raise PeopleError("bad_name", most=LONGEST_NAME) from None
    if len(fit) > LONGEST_NAME or not is_readable(fit):
        raise PeopleError("bad_name", most=LONGEST_NAME)
    return fit


def is_readable(name: str) -> bool:
    """Something is to be seen, and no letter is buried under marks."""
    if any(letter in BLANKS for letter in name):
        return False
    runs = [(is_mark, len(list(run))) for is_mark, run in groupby(name, key=is_combining)]
    return not runs[0][0] and all(length <= MARKS_IN_A_ROW for is_mark, length in runs if is_mark)


def is_combining(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def check_password(name: str, password: str) -> None:
    """Refuse what everybody would try first; no further rules, length is what counts."""
    if len(password) > LONGEST_PASSWORD:
        raise PeopleError("long_password", most=LONGEST_PASSWORD)
    tried = password.casefold()
    easy = tried in COMMON or len(set(tried)) < 3 or folded(password) == folded(name)
    if len(password) < SHORTEST_PASSWORD or easy:
        raise PeopleError("weak_password", least=SHORTEST_PASSWORD)


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
