"""What the tests of Wizards & Dragons begin with: citadels, wizards and books in words."""

from hexhaven.games.duel.rules.state import Duel

from .table import citadel, lay, settlement, table


def magical(power: int = 3, **options: str) -> Duel:
    """Both have a citadel at place 5 with a wizard at its forest; player 0 may act."""
    d = table("wizards-dragons", unlocked=True, **options)
    for player, name in ((0, "wizard-hafli"), (1, "wizard-ari")):
        citadel(d, player, 5)
        lay(d, player, name, "r5u", counter=power)
    return d


def with_book(name: str, power: int = 3, **options: str) -> Duel:
    """Player 0 has this book beside the citadel."""
    d = magical(power, **options)
    lay(d, 0, name, "5u1")
    return d


def two_wizards(power: int = 3, **options: str) -> Duel:
    """Player 0 has a second wizard at the same citadel."""
    d = magical(power, **options)
    lay(d, 0, "wizard-arsa", "r6u", counter=power)
    return d


def two_citadels(d: Duel, player: int) -> None:
    """A second citadel, with a settlement between them."""
    settlement(d, player, 7)
    citadel(d, player, 7)
