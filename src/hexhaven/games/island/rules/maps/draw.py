"""Variable set-up: shuffle terrain, numbers and harbours onto the places that a layout leaves open."""

from __future__ import annotations

from typing import Final

from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.geometry import NONE, Geometry
from hexhaven.games.island.rules.land import Harbour
from hexhaven.games.island.rules.map import Map, Start
from hexhaven.games.island.rules.maps.check import edge_of, node_of
from hexhaven.games.island.rules.maps.model import DRAWN, NO_NUMBER, Layout, MapError, Pieces, suggest
from hexhaven.games.island.rules.terrain import DESERT

FIXED: Final = "fixed"
LETTER_SPIRAL: Final = "letter_spiral"
RANDOM: Final = "random"
RANDOM_STRICT: Final = "random_strict"
NUMBER_METHODS: Final = [FIXED, LETTER_SPIRAL, RANDOM, RANDOM_STRICT]

SHUFFLE: Final = "shuffle"
FRAME: Final = "frame"
HARBOUR_METHODS: Final = [SHUFFLE, FRAME]

# Random numbers are dealt anew this often; each arrangement that the rule allows is then equally likely.
# Where that does not succeed (large or crowded maps), tokens change places, at most so often.
DEALS: Final = 100
SWAPS: Final = 5000

# A corner of an island has at most this many land neighbours.
CORNER_NEIGHBOURS: Final = 3


def draw(layout: Layout, rng: Rng, *, number_method: str, harbour_method: str) -> Map:
    """Set up the board: draw whatever the layout leaves open; what it fixes stays as it is.

    Numbers: `fixed` needs them all in the layout; `letter_spiral` lays the letters from a drawn corner of
    the island; `random` shuffles them until no red numbers are neighbours; `random_strict` until no equal
    numbers are neighbours either. A number printed on the board never moves.
    Harbours: `shuffle` deals them one by one; `frame` joins the frame pieces in a drawn order, where the
    layout has a frame.
    """
    known_method(number_method, NUMBER_METHODS, "number_method")
    known_method(harbour_method, HARBOUR_METHODS, "harbour_method")
    plan = plan_of(layout)
    terrain = deal_terrain(plan, rng)
    number = deal_numbers(plan, terrain, rng, number_method)
    return set_up(plan, terrain, number, deal_harbours(plan, rng, harbour_method))


def known_method(method: str, known: list[str], option: str) -> None:
    if method not in known:
        raise MapError(f"{option}: there is no method '{method}'; {suggest(method, known)}")


class Plan:
    """A layout in hexes, nodes and edges, so that drawing from it costs next to nothing."""

    def __init__(self, layout: Layout) -> None:
        geometry = layout.geometry()
        tiles = {tile.place: tile for tile in layout.tiles}
        self.layout: Final = layout
        self.geometry: Final[Geometry] = geometry
        self.terrain: Final[list[int]] = [tiles[place].terrain for place in geometry.hexes]
        self.number: Final[list[int]] = [tiles[place].number for place in geometry.hexes]

        open_hexes = [h for h, terrain in enumerate(self.terrain) if terrain == DRAWN]
        self.printed: Final[list[int]] = [h for h in open_hexes if self.number[h] != DRAWN]
        self.unprinted: Final[list[int]] = [h for h in open_hexes if self.number[h] == DRAWN]
        self.deserts: Final[int] = layout.terrains.count(DESERT)
        self.producing: Final[list[int]] = [terrain for terrain in layout.terrains if terrain != DESERT]
        self.letters: Final[list[int]] = list(layout.letters)
        self.spirals: Final[list[list[int]]] = [spiral(geometry, corner) for corner in corners(geometry)]
        # Neighbours whose numbers are compared: hexes a and b, of which at least one gets a drawn number.
        pairs = [
            (a, b)
            for a in range(int(geometry.land_hexes))
            for b in land_neighbours(geometry, a)
            if a < b and DRAWN in (self.number[a], self.number[b])
        ]
        self.lefts: Final[list[int]] = [a for a, _ in pairs]
        self.rights: Final[list[int]] = [b for _, b in pairs]

        self.harbour_edges: Final[list[int]] = [edge_of(geometry, (s.place, s.side)) for s in layout.slots]
        self.harbour_kinds: Final[list[int]] = [slot.kind for slot in layout.slots]
        self.harbour_pool: Final[list[int]] = list(layout.harbour_pool)
        self.frame: Final[list[list[int]]] = [list(piece) for piece in layout.frame_pieces]
        self.robber: Final[int] = NONE if layout.robber is None else geometry.hex_at[layout.robber]
        self.starts: Final[list[Start]] = starts(layout, geometry)


# The plans made so far, by the id of their layout.
PLANS: Final[dict[str, Plan]] = {}


def plan_of(layout: Layout) -> Plan:
    """The plan of a layout, made at its first use."""
    plan = PLANS.get(layout.id)
    if plan is None or plan.layout is not layout:
        plan = Plan(layout)
        PLANS[layout.id] = plan
    return plan


def starts(layout: Layout, geometry: Geometry) -> list[Start]:
    """The beginners' pieces; the colour that stays in the box when three play comes first.

    So the last n starts are those of n players.
    """
    box = layout.three_players_remove
    boxed = [start(pieces, geometry) for pieces in layout.starts if pieces.colour == box]
    return boxed + [start(pieces, geometry) for pieces in layout.starts if pieces.colour != box]


def start(pieces: Pieces, geometry: Geometry) -> Start:
    nodes = [node_of(geometry, spot) for spot in pieces.settlements]
    edges = [edge_of(geometry, spot) for spot in pieces.roads]
    return Start(pieces.colour, nodes, edges, nodes[pieces.star])


def set_up(plan: Plan, terrain: list[int], number: list[int], kinds: list[int]) -> Map:
    """The finished map; the robber starts on the first desert unless the layout says where."""
    robber = plan.robber if plan.robber != NONE else terrain.index(DESERT)
    harbours = [Harbour(plan.harbour_edges[i], kinds[i]) for i in range(len(kinds))]
    return Map(plan.layout.id, plan.geometry, terrain, number, harbours, robber, plan.starts)


# Terrain ------------------------------------------------------------------------------------------


def deal_terrain(plan: Plan, rng: Rng) -> list[int]:
    """Shuffle the tiles onto their places; a desert never comes to lie under a printed number."""
    terrain = plan.terrain[:]
    free = plan.unprinted[:]
    rng.shuffle(free)
    for h in free[: plan.deserts]:
        terrain[h] = DESERT
    tiles = plan.producing[:]
    rng.shuffle(tiles)
    for i, h in enumerate(plan.printed + free[plan.deserts :]):
        terrain[h] = tiles[i]
    return terrain


# Numbers ------------------------------------------------------------------------------------------


def deal_numbers(plan: Plan, terrain: list[int], rng: Rng, method: str) -> list[int]:
    """The number of each hex, by the chosen method."""
    number = plan.number[:]
    if not plan.unprinted:
        return number
    if method == FIXED:
        raise MapError(
            f"map '{plan.layout.id}' leaves {len(plan.letters)} numbers to be drawn; "
            "choose letter_spiral, random or random_strict"
        )
    for h in plan.unprinted:
        if terrain[h] == DESERT:
            number[h] = NO_NUMBER
    if method == LETTER_SPIRAL:
        lay(number, plan.spirals[rng.below(len(plan.spirals))], plan.letters)
    else:
        scatter(plan, number, rng, method == RANDOM_STRICT)
    return number


def lay(number: list[int], order: list[int], letters: list[int]) -> None:
    """Lay the letters in order on the hexes that still lack a number; deserts are skipped."""
    i = 0
    for h in order:
        if number[h] == DRAWN:
            number[h] = letters[i]
            i += 1


def scatter(plan: Plan, number: list[int], rng: Rng, strict: bool) -> None:
    """Shuffle the numbers until no two red ones, and if strict no two equal ones, are neighbours."""
    places = [h for h in plan.unprinted if number[h] == DRAWN]
    letters = plan.letters[:]
    for _ in range(DEALS):
        rng.shuffle(letters)
        for i in range(len(places)):
            number[places[i]] = letters[i]
        if not crowded(plan, number, strict):
            return
    for _ in range(SWAPS):
        if not separate(plan, number, places, rng, strict):
            return
    rule = "red or equal numbers" if strict else "red numbers"
    raise MapError(
        f"map '{plan.layout.id}': found no way to lay the letters without {rule} as neighbours; "
        "choose letter_spiral, or give the map fewer of them"
    )


def clash(a: int, b: int, strict: bool) -> bool:
    """Whether two numbers must not be neighbours; a missing number is 0."""
    if strict and a == b and a != NO_NUMBER:
        return True
    return (a == 6 or a == 8) and (b == 6 or b == 8)


def crowded(plan: Plan, number: list[int], strict: bool) -> bool:
    lefts = plan.lefts
    rights = plan.rights
    for i in range(len(lefts)):
        if clash(number[lefts[i]], number[rights[i]], strict):
            return True
    return False


def clashes(plan: Plan, number: list[int], strict: bool) -> list[int]:
    """The hexes whose number clashes with a neighbour's, once for each clash."""
    out: list[int] = []
    for i in range(len(plan.lefts)):
        a = plan.lefts[i]
        b = plan.rights[i]
        if clash(number[a], number[b], strict):
            out.append(a)
            out.append(b)
    return out


def separate(plan: Plan, number: list[int], places: list[int], rng: Rng, strict: bool) -> bool:
    """Swap one clashing number with another place unless that is worse; False when nothing clashes."""
    before = clashes(plan, number, strict)
    if not before:
        return False
    a = before[rng.below(len(before))]
    b = places[rng.below(len(places))]
    if plan.number[a] == DRAWN:
        number[a], number[b] = number[b], number[a]
        if len(clashes(plan, number, strict)) > len(before):
            number[a], number[b] = number[b], number[a]
    return True


# The spiral ---------------------------------------------------------------------------------------


def land_neighbours(geometry: Geometry, h: int) -> list[int]:
    around = [int(n) for n in geometry.hex_hexes[6 * h : 6 * h + 6]]
    return [n for n in around if 0 <= n < geometry.land_hexes]


def corners(geometry: Geometry) -> list[int]:
    """The corner hexes of the island; the base game's has six."""
    land = range(int(geometry.land_hexes))
    return [h for h in land if len(land_neighbours(geometry, h)) <= CORNER_NEIGHBOURS]


def spiral(geometry: Geometry, corner: int) -> list[int]:
    """All land hexes from a corner counter-clockwise along the coast, then ring by ring inwards.

    The walker keeps the sea, or what is already laid, at the right hand. At a dead end (islands of odd
    shapes) it goes on from the last hex that has a free neighbour, else on the next island.
    """
    free = [True] * int(geometry.land_hexes)
    free[corner] = False
    order = [corner]
    heading = along(geometry, corner, free)
    while len(order) < len(free):
        heading = rightmost(geometry, order[-1], heading, free)
        if heading != NONE:
            here = int(geometry.hex_hexes[6 * order[-1] + heading])
        else:
            here = resume(geometry, order, free)
            heading = along(geometry, here, free)
        free[here] = False
        order.append(here)
    return order


def is_free(geometry: Geometry, h: int, side: int, free: list[bool]) -> bool:
    """Whether the walker may step over a side of a hex."""
    there = int(geometry.hex_hexes[6 * h + side % 6])
    return 0 <= there < len(free) and free[there]


def along(geometry: Geometry, h: int, free: list[bool]) -> int:
    """A direction with free land ahead and none to the right: where a walk along the coast begins."""
    for side in range(6):
        if is_free(geometry, h, side, free) and not is_free(geometry, h, side + 1, free):
            return side
    return 0


def rightmost(geometry: Geometry, h: int, heading: int, free: list[bool]) -> int:
    """The free direction farthest to the right (directions count clockwise), or NONE at a dead end."""
    for turn in (2, 1, 0, -1, -2, -3):
        if is_free(geometry, h, heading + turn, free):
            return (heading + turn) % 6
    return NONE


def resume(geometry: Geometry, order: list[int], free: list[bool]) -> int:
    """Where to go on after a dead end."""
    for h in reversed(order):
        side = rightmost(geometry, h, along(geometry, h, free), free)
        if side != NONE:
            return int(geometry.hex_hexes[6 * h + side])
    return free.index(True)


# Harbours -----------------------------------------------------------------------------------------


def deal_harbours(plan: Plan, rng: Rng, method: str) -> list[int]:
    """The kind of each harbour, by the chosen method."""
    if not plan.harbour_pool:
        return plan.harbour_kinds
    if method == FRAME and plan.frame:
        drawn = join_frame(plan.frame, rng)
    else:
        drawn = plan.harbour_pool[:]
        rng.shuffle(drawn)
    kinds = plan.harbour_kinds[:]
    i = 0
    for slot in range(len(kinds)):
        if kinds[slot] == DRAWN:
            kinds[slot] = drawn[i]
            i += 1
    return kinds


def join_frame(frame: list[list[int]], rng: Rng) -> list[int]:
    """Join the pieces anew; only pieces of one size change places, so that two and one still alternate."""
    order = list(range(len(frame)))
    rng.shuffle(order)
    drawn: list[int] = []
    for piece in frame:
        for i in order:
            if len(frame[i]) == len(piece):
                drawn += frame[i]
                order.remove(i)
                break
    return drawn
