"""Names at a table, and other short texts of people."""

from collections.abc import Collection

from hexhaven.server.errors import TroubleError
from hexhaven.server.lookalikes import skeleton

BOT_NAMES = ("Mira", "Tariq", "Oda", "Jonas", "Leni", "Kofi", "Yuna", "Emil", "Sanna", "Bao", "Ida", "Rafael")
JOINERS = "\u200c\u200d"  # within words of some languages, and within some emoji


def one_line(text: str) -> str:
    """The text with single blanks. What cannot be seen, or turns the direction of others, is refused."""
    line = " ".join(text.split())
    if not all(sign.isprintable() or sign in JOINERS for sign in line):
        raise TroubleError("malformed")
    return line.strip(JOINERS)


def bot_name(taken: Collection[str]) -> str:
    """The first name that nobody has."""
    seen = {skeleton(name) for name in taken}
    for name in BOT_NAMES:
        if skeleton(name) not in seen:
            return name
    return f"Bot {len(seen) + 1}"


def guest_name(name: str, taken: Collection[str]) -> str:
    """A name as it is, or with a number if somebody at the table has it, or one that looks like it."""
    seen = {skeleton(other) for other in taken} | {other.casefold() for other in taken}
    found, number = name, 1
    while not seen.isdisjoint((skeleton(found), found.casefold())):
        number += 1
        found = f"{name} {number}"
    return found
