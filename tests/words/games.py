"""Games to be told."""

from collections.abc import Iterator, Mapping

from entries import entry_of
from hexhaven import catalog
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.record import Entry

NAMES = ["Anna", "Bert", "Carla", "Dora"]
SELDOM = ("end", "offer", "bank", "roll")  # so that much else happens before


def knights_game(seed: int, options: Mapping[str, str] | None = None) -> Position:
    state = catalog.start(catalog.prepare(Rng(seed), "knights", 4, options=options))
    assert isinstance(state, Position)
    return state


def play_along(p: Position, seed: int, most: int = 4000) -> Iterator[tuple[Position, Entry]]:
    """Play at random, verb by verb so that rare ones get their chance; yield each entry with its position."""
    rng = Rng(seed)
    for _ in range(most):
        player = int(p.actor())
        if player == NOBODY:
            return
        action = int(p.deal(rng)) if player == CHANCE else choose(p, rng)
        yield p, entry_of(p, action, player)
        p.play(action, player)


def choose(p: Position, rng: Rng) -> int:
    by_verb: dict[str, list[int]] = {}
    for action in p.legal():
        by_verb.setdefault(p.write(action).split()[0], []).append(int(action))
    verbs = [verb for verb in by_verb if verb not in SELDOM]
    if not verbs or rng.below(4) == 0:
        verbs = list(by_verb)
    actions = by_verb[verbs[rng.below(len(verbs))]]
    return actions[rng.below(len(actions))]
