"""Two games that one viewer cannot tell apart, and that differ in as much as possible of what is hidden.

Both are played side by side. Whatever the viewer may see happens in both of them; what is hidden from the
viewer (a card drawn, stolen, given or put back) comes out differently wherever it can.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from hexhaven import bots, catalog
from hexhaven.catalog import Setup
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.dealer import commitment, map_rng, seed_from
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD_KINDS, KINDS
from hexhaven.games.knights.rules.state import KnightsState
from hexhaven.games.knights.rules.terms import FIRST_OF_FIELD, LOOT, PROGRESS_KINDS, SPYING
from hexhaven.record import Record
from hexhaven.server.store import LogLine
from server.duel_facts import asked, duel_facts


@dataclass(frozen=True)
class Case:
    """A game of which two worlds are played."""

    game: str
    preset: str
    players: int
    secretive: tuple[str, ...]  # what is done whenever possible, because something hidden comes of it
    surprise: float  # how often chance brings something else, where it can
    length: int  # entries
    tries: int
    options: dict[str, str] = field(default_factory=dict)


def duel_case(preset: str, length: int = 240, **options: str) -> Case:
    secretive = ("play", "cast", "swap-search", "swap", "search")
    return Case("duel", preset, 2, secretive, 0.5, length, 4, {"player_trade": "off", **options})


# Trade is talk in public: one game with it is enough.
CASES = {
    "base": Case("base", "neu2003", 4, ("buy", "knight"), 1.0, 360, 3),
    "knights": Case(
        "knights", "neu2003", 4,
        ("improve", "commercial-harbour", "exchange", "master-merchant", "wedding", "spy", "bishop", "return",
         "crane"),
        0.4, 480, 4, {"player_trade": "no"},
    ),
    "duel-base": duel_case("base"),
    "duel-mix": duel_case("trade-change", science_progress="on"),
    "duel-wizards-dragons": duel_case("wizards-dragons"),
    "duel-tournament": duel_case("tournament", 320),
}  # fmt: skip
HIDDEN = "?"
NAMES = ("Anna", "Ben", "Carla", "Dora")


@dataclass
class World:
    """One of the two games."""

    seed: bytes
    record: Record

    @property
    def state(self) -> State:
        return self.record.state

    def header(self) -> bytes:
        """What the server stores beside the log; both worlds promise the same seed, and hold another."""
        empty = Record(self.record.setup, self.record.names, self.record.commitment, self.seed)
        return empty.write().encode()

    def lines(self, count: int) -> list[LogLine]:
        return [LogLine(entry.player, entry.text, 0) for entry in self.record.entries[:count]]


def two_worlds(viewer: int, seed: str, case: Case) -> tuple[World, World]:
    """Games of so many entries, as far as they come without being over."""
    rng = map_rng(seed_from(seed))
    setup = catalog.prepare(rng, case.game, case.players, case.preset, case.options, None)
    one, two = world(setup, seed, "one"), world(setup, seed, "two")
    choices = random.Random(seed)
    helpers = [bots.make("greedy", f"{seed} {player}") for player in range(case.players)]
    for player, helper in enumerate(helpers):
        helper.begin(player)
    while len(one.record.entries) < case.length:
        for player, first, second in wishes(one.state, two.state, viewer, choices, helpers, case):
            if same_for(viewer, one.state, two.state, player, first, second):
                one.record.play(first, player)
                two.record.play(second, player)
                break
        else:
            break
    return one, two


def world(setup: Setup, seed: str, name: str) -> World:
    shown = commitment(seed_from(seed))
    return World(seed_from(f"{seed} {name}"), Record(setup, list(NAMES[: setup.players]), shown))


def wishes(
    one: State,
    two: State,
    viewer: int,
    rng: random.Random,
    helpers: list[bots.Bot],
    case: Case,
) -> Iterator[tuple[int, int, int]]:
    """What could happen next in both worlds, the best ideas first: who acts, and their action in each."""
    player = int(one.actor())
    if player == CHANCE:
        # Some cards are drawn alike, so that they can be played in both worlds.
        alike = rng.random() >= case.surprise
        for first, second in draws(one, two, viewer, rng, alike):
            yield CHANCE, first, second
        return
    yield from ((player, first, second) for first, second in covert(one, two, player, viewer, rng))
    common = sorted(set(map(int, one.sensible(player))) & set(map(int, two.sensible(player))))
    rng.shuffle(common)
    secretive = [action for action in common if one.write(action).split()[0] in case.secretive]
    liked = int(helpers[player].choose(one.view(player)))
    for action in (*secretive, liked, *common):
        yield player, action, action


def covert(
    one: State, two: State, player: int, viewer: int, rng: random.Random
) -> Iterator[tuple[int, int]]:  # fmt: skip
    """Different things that a player may do in the two worlds and that read the same to the viewer."""
    first_ones = [int(action) for action in one.sensible(player) if HIDDEN in one.write(action, viewer)]
    second_ones = list(map(int, two.sensible(player)))
    rng.shuffle(first_ones)
    rng.shuffle(second_ones)
    for first in first_ones:
        told = one.write(first, viewer)
        for second in second_ones:
            if second != first and two.write(second, viewer) == told:
                yield first, second


def draws(
    one: State, two: State, viewer: int, rng: random.Random, alike: bool = False
) -> Iterator[tuple[int, int]]:
    """Pairs of outcomes that the viewer cannot tell apart, first those that differ, or those that do not."""
    actions, weights = zip(*one.chances(), strict=True)
    for first in (rng.choices(actions, weights)[0], *rng.sample(actions, len(actions))):
        told = one.write(first, viewer)
        others = [int(action) for action, _ in two.chances() if two.write(action, viewer) == told]
        rng.shuffle(others)
        for other in sorted(others, key=lambda each: (each == first) != alike):
            yield int(first), other


def same_for(viewer: int, one: State, two: State, player: int, first: int, second: int) -> bool:
    """Whether it may be done in both worlds, with consequences that look the same from outside."""
    if one.why_not(first, player) is not None or two.why_not(second, player) is not None:
        return False
    if one.write(first, viewer) != two.write(second, viewer):
        return False
    after, other = one.copy(), two.copy()
    after.apply(first, player)
    other.apply(second, player)
    if after.actor() == NOBODY or facts(after, viewer) != facts(other, viewer):
        return False
    if isinstance(after, Duel) and isinstance(other, Duel):
        # Nobody is asked, or spared a question, because of cards that the viewer must not know.
        assert asked(after) == asked(other), one.write(first)
    return after.actors() == other.actors() and can_go_on(after, other, viewer)


def can_go_on(one: State, two: State, viewer: int) -> bool:
    """Whether chance can bring what looks the same: a card that somebody knows may be drawn by the viewer."""
    return one.actor() != CHANCE or next(draws(one, two, viewer, random.Random(0)), None) is not None


def facts(state: State, viewer: int) -> object:
    """What everybody at a real table sees, and the viewer's own cards: written down here once more, so that
    the views of the engine are not taken at their word."""
    if isinstance(state, Duel):
        return duel_facts(state, viewer)
    assert isinstance(state, Position)
    return board_facts(state, viewer)


def board_facts(state: Position, viewer: int) -> object:
    hands = rows(bytes(state.hands), KINDS)
    cards = rows(bytes(state.cards), CARD_KINDS)
    own = (hands[viewer], cards[viewer]) if viewer >= 0 else ()
    counts = [(sum(hand), sum(held)) for hand, held in zip(hands, cards, strict=True)]
    board = bytes(state.routes), bytes(state.buildings), bytes(state.holders), int(state.robber)
    more = [
        knights_facts(state, block, viewer, hands)
        for block in state.blocks
        if isinstance(block, KnightsState)
    ]
    return own, counts, board, bytes(state.bank), int(state.deck_size), more


def rows(counts: bytes, width: int) -> list[bytes]:
    """Counts of all players, one row for each."""
    return [counts[start : start + width] for start in range(0, len(counts), width)]


def knights_facts(state: Position, keep: KnightsState, viewer: int, hands: list[bytes]) -> object:
    """What lies open in Cities & Knights, the viewer's own cards, and those a spy or merchant looks at."""
    progress = rows(bytes(keep.cards), PROGRESS_KINDS)
    seen: object = progress[viewer] if viewer >= 0 else ()
    if state.depth and state.waiting_for() in (SPYING, LOOT) and state.actor() == viewer:
        seen = seen, progress[state.detail()] if state.waiting_for() == SPYING else hands[state.detail()]
    backs = [by_field(row) for row in progress]
    open_to_all = (
        bytes(keep.knights), bytes(keep.walls), bytes(keep.levels), bytes(keep.defenders),
        bytes(keep.opened), list(keep.metropolis), bytes(keep.pile), bytes(state.land.number),
        keep.ship, keep.attacks, keep.merchant, keep.merchant_owner, keep.fleet, keep.partners,
    )  # fmt: skip
    return seen, backs, open_to_all, list(state.shown_points), state.phase


def by_field(row: bytes) -> list[int]:
    """How many cards of each deck a hand holds: their backs tell everybody."""
    return [sum(row[a:b]) for a, b in pairwise(FIRST_OF_FIELD)]


def differences(one: World, two: World) -> int:
    """How many entries came out differently."""
    pairs = zip(one.record.entries, two.record.entries, strict=True)
    return sum(first.action != second.action for first, second in pairs)
