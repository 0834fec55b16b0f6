"""Who sits where: people and bots, and what they are called."""

from collections.abc import Sequence

from hexhaven import bots
from hexhaven.catalog import unknown
from hexhaven.cli.errors import UsageError

HUMAN = "human"
DEFAULT_NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Frida")


def read_seats(text: str) -> list[str]:
    """The kinds of players in 'human, greedy, random'."""
    kinds = [kind.strip().lower() for kind in text.split(",")]
    known = [HUMAN, *bots.names()]
    for kind in kinds:
        if kind not in known:
            raise unknown("kind of player", kind, known)
    return kinds


def read_names(text: str | None, players: int) -> list[str]:
    """The names in 'Anna, Bert'; those left out get one of ours."""
    given = [name.strip() for name in text.split(",")] if text else []
    if len(given) > players:
        raise UsageError(f"there are {len(given)} names for {players} seats; leave some away or add seats")
    for name in given:
        if not name.isprintable() or not name:
            raise UsageError(f"{name!r} is no name for a player: write letters between the commas")
    spare = [name for name in DEFAULT_NAMES if name not in given]
    names = given + spare[: players - len(given)]
    if len({name.casefold() for name in names}) < len(names):
        raise UsageError("two players have the same name; give everybody a name of their own")
    return names


def make_bots(kinds: Sequence[str], seed: bytes) -> dict[int, bots.Bot]:
    """A bot for each seat that no human takes; the seed of the game makes their choices repeatable."""
    made = {}
    for player, kind in enumerate(kinds):
        if kind != HUMAN:
            made[player] = bots.make(kind, f"{seed.hex()} seat {player}")
            made[player].begin(player)
    return made
