"""Names for bots: friendly ones, none that a person at the table has."""

from collections.abc import Collection

BOT_NAMES = ("Mira", "Tariq", "Oda", "Jonas", "Leni", "Kofi", "Yuna", "Emil", "Sanna", "Bao", "Ida", "Rafael")


def bot_name(taken: Collection[str]) -> str:
    """The first name that nobody has."""
    folded = {name.casefold() for name in taken}
    for name in BOT_NAMES:
        if name.casefold() not in folded:
            return name
    return f"Bot {len(folded) + 1}"


def guest_name(name: str, taken: Collection[str]) -> str:
    """A name as it is, or with a number if somebody at the table has it already."""
    folded = {other.casefold() for other in taken}
    found, number = name, 1
    while found.casefold() in folded:
        number += 1
        found = f"{name} {number}"
    return found
