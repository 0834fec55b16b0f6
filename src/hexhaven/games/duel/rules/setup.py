"""The beginning: the stacks, who is first, the free arrangement of the regions, and the first three cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import TURN
from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.core.operands import PLAYER
from hexhaven.core.pending import NO_QUESTIONS
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.kinds import EVENT, SETS
from hexhaven.games.duel.rules.names import COUNTING_HOUSE, UNIVERSITY
from hexhaven.games.duel.rules.operands import PILE, TERRAIN
from hexhaven.games.duel.rules.pile import Pile, Pool, shuffled
from hexhaven.games.duel.rules.questions import ARRANGE, FIRST_PLAYER, START_STACK, TAKE
from hexhaven.games.duel.rules.realm import (
    FIRST_CENTRE,
    NO_CARDS,
    NO_CENTRES,
    NO_COLUMNS,
    NO_REGIONS,
    Realm,
    lower,
    region_card,
    upper,
)
from hexhaven.games.duel.rules.rules import Rules, Verb
from hexhaven.games.duel.rules.score import count
from hexhaven.games.duel.rules.stacks import ask_look
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import NUMBERS, REGION_CARDS, RESOURCES, SETTLEMENT
from hexhaven.games.duel.rules.tournament import ask_decks

# By terrain (forest, hills, pasture, fields, mountains, gold river): the numbers of the two starting sets,
# and of the stack. Every terrain runs on by one from the first set to the second and to the stack.
FIRST_SET: Final = vec[i64]([4, 5, 3, 1, 2, 6])
SECOND_SET: Final = vec[i64]([5, 6, 4, 2, 3, 1])
STACK_NUMBERS: Final = ((6, 1), (1, 2), (5, 6), (3, 4), (4, 5), (3,))
CORNERS: Final = vec[i64]([upper(5), upper(6), upper(7), lower(5), lower(6), lower(7)])

STARTING_CARDS: Final = 3
BASE_STACKS: Final = 5
EXTENDED_STACKS: Final = 4  # of the base cards
THEME_STACKS: Final = 2
OWN_STACKS: Final = 4  # of each player of the tournament game

# Pools of cards that were shuffled together.
BASE_POOL: Final = 0  # in the tournament game the first player's deck
EVENT_POOL: Final = 1
THEME_POOL: Final = 2  # in the tournament game the second player's deck


def start_duel(rules: Rules) -> Duel:
    """The first moment of a game; it is laid out once and then copied."""
    if rules.beginning is None:
        rules.beginning = lay_out(rules)
    return rules.beginning.copy()


def lay_out(rules: Rules) -> Duel:
    """The cards lie ready; the game waits for the first player to be found."""
    d = Duel(rules)
    d.stack = NO_QUESTIONS[:]
    d.realms = vec[Realm]([new_realm(rules, player) for player in range(2)])
    d.roads_left = rules.centre_counts["road"]
    d.settlements_left = rules.centre_counts["settlement"]
    d.cities_left = rules.centre_counts["city"]
    d.display = vec[u8]([0] * len(rules.kinds))
    d.removed = vec[u8]([0] * len(rules.kinds))
    lay_stacks(d)
    lay_region_stack(d)
    count(d)
    d.ask(FIRST_PLAYER, CHANCE)
    return d


def new_realm(rules: Rules, player: i64) -> Realm:
    """Two settlements with a road between them."""
    r = Realm()
    r.player = player
    r.centres = NO_CENTRES[:]
    r.roads = NO_COLUMNS[:]
    r.regions = NO_REGIONS[:]
    r.stock = NO_REGIONS[:]
    r.cards = NO_CARDS[:]
    r.marks = NO_CARDS[:]
    r.counters = NO_CARDS[:]
    r.hand = vec[u8]([0] * len(rules.kinds))
    r.discarded = vec[u8]([0] * len(rules.kinds))
    r.deck = vec[u8]([0] * len(rules.kinds))
    r.rates = vec[u8]([0] * RESOURCES)
    r.stored = vec[u8]([0] * RESOURCES)
    r.amounts = vec[u8]([0] * RESOURCES)
    r.lands = vec[u8]([0] * RESOURCES)
    r.centres[FIRST_CENTRE] = SETTLEMENT
    r.centres[FIRST_CENTRE + 1] = SETTLEMENT
    r.roads[FIRST_CENTRE + 1] = 1
    return r


# --- the stacks --------------------------------------------------------------------------------------


def copies_in(rules: Rules, set_name: str, events: bool) -> list[int]:
    """How often a set has each kind, of events or of the other cards."""
    return [
        rules.copies.get((set_name, kind.name), 0) if (kind.kind == EVENT) == events else 0
        for kind in rules.kinds
    ]


def added(rows: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*rows, strict=True)]


def lay_stacks(d: Duel) -> None:
    """Base cards and theme cards are shuffled and divided each for themselves, all events together (R102)."""
    rules = d.rules
    nothing = [0] * len(rules.kinds)
    base = copies_in(rules, SETS[0], False)
    theme = added([copies_in(rules, name, False) for name in rules.theme_sets] or [nothing])
    events = added([copies_in(rules, name, True) for name in (SETS[0], *rules.theme_sets)])
    if rules.own_piles:
        d.pools = vec[Pool]([new_pool(nothing), new_pool(nothing), new_pool(nothing)])
        d.piles = vec[Pile](
            [shuffled(pool, 0) for pool in (BASE_POOL, THEME_POOL) for _ in range(OWN_STACKS)]
        )
        d.events = shuffled(EVENT_POOL, 0)
        return
    lay_open(d, base, theme)
    d.pools = vec[Pool]([new_pool(base), new_pool(events), new_pool(theme)])
    stacks = EXTENDED_STACKS if rules.theme_sets else BASE_STACKS
    piles = [shuffled(BASE_POOL, n) for n in parts(sum(base), stacks)]
    if rules.theme_sets:
        piles += [shuffled(THEME_POOL, n) for n in parts(sum(theme), THEME_STACKS)]
    d.piles = vec[Pile](piles)
    d.events = shuffled(EVENT_POOL, sum(events))


def new_pool(counts: list[int]) -> Pool:
    return Pool(vec[u8](counts), sum(counts))


def parts(n: int, stacks: int) -> list[int]:
    """A number of cards in stacks of about equal size, the larger ones first."""
    return [n // stacks + (1 if i < n % stacks else 0) for i in range(stacks)]


def lay_open(d: Duel, base: list[int], theme: list[int]) -> None:
    """Counting houses, universities and citadels lie open where their set is played."""
    for kind in (COUNTING_HOUSE, UNIVERSITY):
        if d.rules.is_open[kind] != 0:
            d.display[kind] = u8(base[kind] + theme[kind])
            base[kind] = 0
            theme[kind] = 0
    if SETS[3] in d.rules.theme_sets:
        d.citadels_left = d.rules.centre_counts["citadel"]


def lay_region_stack(d: Duel) -> None:
    regions = [0] * REGION_CARDS
    for terrain, numbers in enumerate(STACK_NUMBERS):
        for number in numbers:
            regions[terrain * NUMBERS + number - 1] += 1
    d.region_stack = vec[u8](regions)
    d.regions_left = sum(regions)


# --- who begins --------------------------------------------------------------------------------------


class Begins(Verb):
    """Chance: who begins."""

    def weigh(self, d: Duel) -> list[tuple[int, int]]:
        return [(int(self.at(0)), 1), (int(self.at(1)), 1)]

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code, 0)
        out.add(self.code, 1)

    def deal(self, d: Duel, rng: Rng) -> i64:
        return self.at(rng.below(2))

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.answered()
        d.turn = operand(action)
        d.realms[d.turn].turns = 1
        if d.facts is not None:
            d.facts.add(TURN, d.turn, 1)
        if not d.rules.own_piles:
            for chooser in (1 - d.turn, d.turn):
                d.ask(START_STACK, chooser)
        for chooser in (1 - d.turn, d.turn):
            d.ask(ARRANGE, chooser)
        if d.rules.own_piles:
            ask_decks(d)


# --- regions -----------------------------------------------------------------------------------------


class Arrange(Verb):
    """Lay one's own regions on the six corners, from the upper left to the lower right, as one likes."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for terrain in range(RESOURCES):
            if not is_laid(d, player, terrain):
                out.add(self.code, terrain)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        return Refusal("region_laid", "duel-setup") if is_laid(d, player, operand(action)) else None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        lay(d, player, operand(action))
        if laid(d, player) == RESOURCES - 1:
            lay(d, player, last_terrain(d, player))
            d.answered()


def own_number(player: Player, terrain: i64) -> i64:
    return FIRST_SET[terrain] if player == 0 else SECOND_SET[terrain]


def laid(d: Duel, player: Player) -> i64:
    n: i64 = 0
    for i in range(RESOURCES):
        if d.realms[player].regions[CORNERS[i]] != 0:
            n += 1
    return n


def is_laid(d: Duel, player: Player, terrain: i64) -> bool:
    entry = region_card(terrain, own_number(player, terrain)) + 1
    for i in range(RESOURCES):
        if i64(d.realms[player].regions[CORNERS[i]]) == entry:
            return True
    return False


def lay(d: Duel, player: Player, terrain: i64) -> None:
    """Every region begins with one resource."""
    corner = CORNERS[laid(d, player)]
    d.realms[player].lay(corner, u8(region_card(terrain, own_number(player, terrain)) + 1), 1)


def last_terrain(d: Duel, player: Player) -> i64:
    terrain: i64 = 0
    while is_laid(d, player, terrain):
        terrain += 1
    return terrain


# --- the first cards ---------------------------------------------------------------------------------


class OpenStack(Verb):
    """Look through a stack at the beginning and take three cards; the second takes another stack (R103)."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for pile in range(len(d.piles)):
            if not is_taken(d, pile):
                out.add(self.code, pile)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        return Refusal("other_stack", "duel-setup") if is_taken(d, operand(action)) else None

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.answered()
        if d.depth > 0:
            d.answered()
            d.ask(START_STACK, 1 - player, operand(action) + 1)
        d.ask(TAKE, player, STARTING_CARDS, operand(action))
        ask_look(d, player, operand(action))


def is_taken(d: Duel, pile: i64) -> bool:
    """Whether the other player has begun with this stack."""
    return d.number() == pile + 1


def register(rules: Rules) -> None:
    """Bring the beginning into the rules."""
    rules.add(Begins("begins", [PLAYER], "duel-setup"), FIRST_PLAYER)
    rules.add(Arrange("arrange", [TERRAIN], "duel-setup"), ARRANGE)
    rules.add(OpenStack("open", [PILE], "duel-setup"), START_STACK)
    rules.first(ARRANGE, "arrange_first", "duel-setup")
    rules.first(START_STACK, "stack_first", "duel-setup")
