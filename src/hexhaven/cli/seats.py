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
        raise UsageError("too_many_names", n=len(given), seats=players)
    for name in given:
        if not name.isprintable() or not name:
            raise UsageError("no_name", name=repr(name)[1:-1])
    spare = [name for name in DEFAULT_NAMES if name not in given]
    names = given + spare[: players - len(given)]
    if len({name.casefold() for name in names}) < len(names):
        raise UsageError("same_name")
    return names


def make_bots(kinds: Sequence[str], seed: bytes) -> dict[int, bots.Bot]:
    """A bot for each seat that no human takes; the seed of the game makes their choices repeatable."""
    made = {}
    for player, kind in enumerate(kinds):
        if kind != HUMAN:
            made[player] = bots.make(kind, f"{seed.hex()} seat {player}")
            made[player].begin(player)
    return made
