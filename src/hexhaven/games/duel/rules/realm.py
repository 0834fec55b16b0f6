"""A principality: the middle row of settlements and roads, the regions around it, and what was built there.

The middle row is numbered from left to right. Centre c stands between the roads c and c + 1, and a road lies
between the two regions of its own column, one above and one below it. So centre c borders the columns c and
c + 1, and two neighbours share a column:

        region 5u      region 6u      region 7u
                site 5u        site 6u
        road 5         road 6         road 7
                centre 5       centre 6
                site 5d        site 6d
        region 5d      region 6d      region 7d

Everything that can hold a card beside the middle row is a slot: four sites for each centre, one improvement
for each region and for each road.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from hexhaven.core.facts import BANK, CARDS, LAND, Facts
from hexhaven.core.fields import BYTES, FOLLOWS, NUMBER, OWNER, VARYING, Field
from hexhaven.games.duel.rules.terms import (
    CITADEL,
    CITY,
    FULL,
    NO_CENTRE,
    NUMBERS,
    RESOURCES,
    SETTLEMENT,
)

# Loops over places have machine numbers as limits: over plain ones they would be slow where compiled.
CENTRES: Final[i64] = 12
COLUMNS: Final[i64] = CENTRES + 1
REGIONS: Final[i64] = 2 * COLUMNS  # above, then below
FIRST_CENTRE: Final = 5  # the two settlements of the start are 5 and 6

# Sites of a centre: above and below, of each the inner and the outer one.
SITES: Final[i64] = 4
LOWER_INNER: Final = 2

# Slots: the sites of all centres, then the outer sides of the regions, then the roads.
REGION_SLOTS: Final[i64] = CENTRES * SITES
ROAD_SLOTS: Final[i64] = REGION_SLOTS + REGIONS
SLOTS: Final[i64] = ROAD_SLOTS + COLUMNS

# What is true of a card in a slot.
FOREIGN: Final = 1  # it belongs to the opponent
PAWNED: Final = 2
USED: Final = 4  # in this turn
FRESH: Final = 8  # built in this turn
BEWITCHED: Final = 16
RAISED: Final = 32  # a wizard that gained power in this turn
DOUBLED: Final = 64  # a unit of twice its strength, until the opponent's next turn is over
IDLE: Final = PAWNED | BEWITCHED  # without effect and points

# In an action, a slot or region of the opponent has this bit.
THEIRS: Final = 128
PLACE_MASK: Final = 127

NO_CARDS: Final = vec[u8]([0] * SLOTS)
NO_CENTRES: Final = vec[u8]([0] * CENTRES)
NO_COLUMNS: Final = vec[u8]([0] * COLUMNS)
NO_REGIONS: Final = vec[u8]([0] * REGIONS)
NO_BYTES: Final = vec[u8]([])


REALM_FIELDS: Final = (
    Field("centres", BYTES, "settlements", "CENTRES"),
    Field("roads", BYTES, "roads", "COLUMNS"),
    Field("regions", BYTES, "region", "REGIONS"),
    Field("stock", BYTES, "region", "REGIONS"),
    Field("cards", BYTES, "card", "SLOTS"),
    Field("marks", BYTES, "card", "SLOTS"),
    Field("counters", BYTES, "card", "SLOTS"),
    Field("hand", BYTES, "hand", "kind", OWNER),
    Field("held", BYTES, FOLLOWS, VARYING, OWNER, counts=False),
    Field("hand_size", NUMBER, "hand"),
    Field("discarded", BYTES, "discarded", "kind"),
    Field("deck", BYTES, "deck", "kind", OWNER),
    Field("turns", NUMBER, "turns"),
    # Kept up to date with the regions, and worked out from the cards by `score`.
    Field("amounts", BYTES, FOLLOWS, "RESOURCES", counts=False),
    Field("lands", BYTES, FOLLOWS, "RESOURCES", counts=False, exchanged=True),
    Field("rates", BYTES, FOLLOWS, "RESOURCES", counts=False),
    Field("stored", BYTES, FOLLOWS, "RESOURCES", counts=False),
    *[
        Field(name, NUMBER, counts=False)
        for name in (
            "player", "points", "commerce", "strength", "tournament", "hand_limit", "search_price", "fleets",
            "fighters", "cities", "free_sites", "free_city_sites", "first", "last", "end", "choked",
            "shelves",
        )
    ],
)  # fmt: skip


class Realm:
    """What lies before one player, and what the player holds."""

    facts: Facts | None = None  # lent by the position while an action is carried out; no copy has it

    def __init__(self) -> None:
        self.centres: vec[u8] = NO_CENTRES
        self.roads: vec[u8] = NO_COLUMNS
        self.regions: vec[u8] = NO_REGIONS  # region card + 1
        self.stock: vec[u8] = NO_REGIONS  # resources on each region
        self.cards: vec[u8] = NO_CARDS  # kind + 1
        self.marks: vec[u8] = NO_CARDS
        self.counters: vec[u8] = NO_CARDS  # stored points, magic power, what a card remembers
        self.hand: vec[u8] = NO_BYTES  # by kind
        self.held: vec[u8] = NO_BYTES  # the kinds in the hand, in order
        self.hand_size: i64 = 0
        self.player: i64 = 0  # whose it is
        self.discarded: vec[u8] = NO_BYTES  # by kind; where the pile is common, the first player's is used
        self.deck: vec[u8] = NO_BYTES  # by kind: the own deck of the tournament game
        self.turns: i64 = 0  # own turns begun
        # Kept up to date with the regions.
        self.amounts: vec[u8] = NO_BYTES  # by resource: how many lie on regions
        self.lands: vec[u8] = NO_BYTES  # by resource: how many regions bear it
        # Worked out from the cards by `score`.
        self.points: i64 = 0
        self.commerce: i64 = 0
        self.strength: i64 = 0
        self.tournament: i64 = 0
        self.hand_limit: i64 = 0
        self.search_price: i64 = 0
        self.fleets: i64 = 0  # trade fleets that count
        self.fighters: i64 = 0  # knights and cannons; one of double strength counts twice
        self.cities: i64 = 0
        self.free_sites: i64 = 0
        self.free_city_sites: i64 = 0
        self.first: i64 = 0  # the leftmost and the rightmost column
        self.last: i64 = CENTRES
        self.end: i64 = REGIONS  # one more than the lower right region; the upper left one is `first`
        self.choked: i64 = 0  # centres whose commerce does not count (bit c for centre c)
        self.rates: vec[u8] = NO_BYTES  # by resource: how many the bank takes for one
        self.stored: vec[u8] = NO_BYTES  # by resource: what lies in stores
        self.shelves: i64 = 0  # resources that an empty store takes (bit r for resource r)

    # --- written by tools/fields.py -------------------------------------------------------------------

    def copy(self) -> Realm:
        made = Realm()
        made.centres = self.centres[:]
        made.roads = self.roads[:]
        made.regions = self.regions[:]
        made.stock = self.stock[:]
        made.cards = self.cards[:]
        made.marks = self.marks[:]
        made.counters = self.counters[:]
        made.hand = self.hand[:]
        made.held = self.held[:]
        made.hand_size = self.hand_size
        made.discarded = self.discarded[:]
        made.deck = self.deck[:]
        made.turns = self.turns
        made.amounts = self.amounts[:]
        made.lands = self.lands
        made.rates = self.rates[:]
        made.stored = self.stored[:]
        made.player = self.player
        made.points = self.points
        made.commerce = self.commerce
        made.strength = self.strength
        made.tournament = self.tournament
        made.hand_limit = self.hand_limit
        made.search_price = self.search_price
        made.fleets = self.fleets
        made.fighters = self.fighters
        made.cities = self.cities
        made.free_sites = self.free_sites
        made.free_city_sites = self.free_city_sites
        made.first = self.first
        made.last = self.last
        made.end = self.end
        made.choked = self.choked
        made.shelves = self.shelves
        return made

    def to_bytes(self) -> bytes:
        numbers = [self.hand_size, self.turns]
        parts = [int(x).to_bytes(8, "little", signed=True) for x in numbers]
        parts += [
            bytes(self.centres), bytes(self.roads), bytes(self.regions), bytes(self.stock), bytes(self.cards),
            bytes(self.marks), bytes(self.counters), bytes(self.hand), bytes(self.discarded),
            bytes(self.deck),
        ]  # fmt: skip
        return b"".join(parts)

    def blank(self) -> None:
        """Blank what only its owner knows."""
        for i in range(len(self.hand)):
            self.hand[i] = 0
        self.held = vec[u8]()
        for i in range(len(self.deck)):
            self.deck[i] = 0

    # --- end of what is written -----------------------------------------------------------------------

    # --- the hand -----------------------------------------------------------------------------------

    def take_in(self, kind: i64) -> None:
        if self.hand[kind] == 0:
            self.held = with_kind(self.held, kind)
        self.hand[kind] += 1

    def give_out(self, kind: i64) -> None:
        self.hand[kind] -= 1
        if self.hand[kind] == 0:
            self.held = remove(self.held, u8(kind))

    def show_hand(self, whole: Realm) -> None:
        """Let the cards be seen that the whole principality has in hand."""
        self.hand = whole.hand[:]
        self.held = whole.held[:]

    # --- resources ----------------------------------------------------------------------------------

    def holds(self, resource: i64) -> i64:
        """How many of a resource lie on the regions."""
        return i64(self.amounts[resource])

    def room(self, resource: i64) -> i64:
        """How many more of a resource the regions can take."""
        return FULL * i64(self.lands[resource]) - i64(self.amounts[resource])

    def roomy(self) -> i64:
        """The resources for which there is room, one bit each."""
        found: i64 = 0
        for resource in range(RESOURCES):
            if self.room(resource) > 0:
                found |= 1 << resource
        return found

    def fill(self, region: i64, n: i64) -> None:
        """Add resources to a region; what is above three is lost."""
        self.set_stock(region, min(FULL, i64(self.stock[region]) + n))

    def drain(self, region: i64, n: i64) -> None:
        """Take resources from a region, as far as it has them."""
        self.set_stock(region, max(0, i64(self.stock[region]) - n))

    def set_stock(self, region: i64, n: i64) -> None:
        """Let so many resources lie on a region."""
        resource = terrain(self.regions[region])
        more = n - i64(self.stock[region])
        if self.facts is not None:
            self.tell_stock(self.facts, region, resource, more)
        self.amounts[resource] = u8(i64(self.amounts[resource]) + more)
        self.stock[region] = u8(n)

    def tell_stock(self, facts: Facts, region: i64, resource: i64, n: i64) -> None:
        facts.place = region
        if n > 0:
            facts.add(CARDS, BANK, self.player, resource, n)
        elif n < 0:
            facts.add(CARDS, self.player, BANK, resource, -n)

    def lay(self, region: i64, entry: u8, n: i64) -> None:
        """Lay a region card with so many resources, in place of the one that lies there."""
        self.lands = self.lands[:]  # copies share the row
        if self.regions[region] != 0:
            self.set_stock(region, 0)
            self.lands[terrain(self.regions[region])] -= 1
        self.regions[region] = entry
        self.lands[terrain(entry)] += 1
        if self.facts is not None:
            self.facts.add(LAND, region, terrain(entry), number(entry), self.player)
        self.set_stock(region, n)


def with_kind(kinds: vec[u8], kind: i64) -> vec[u8]:
    """A row of kinds with one more, in order; nobody uses the old row any more."""
    made = append(kinds, u8(kind))
    i = i64(len(made)) - 1
    while i > 0 and i64(made[i - 1]) > kind:
        made[i] = made[i - 1]
        i -= 1
    made[i] = u8(kind)
    return made


# --- region cards ------------------------------------------------------------------------------------


def region_card(terrain: i64, number: i64) -> i64:
    return terrain * NUMBERS + number - 1


def lies_on(entry: u8, resource: i64) -> bool:
    """Whether a region bears a resource; its cards are numbered one after the other."""
    first = resource * NUMBERS
    return first < i64(entry) <= first + NUMBERS


def terrain(entry: u8) -> i64:
    """The terrain of what lies in a region's place, which is its card + 1."""
    return (i64(entry) - 1) // NUMBERS


def number(entry: u8) -> i64:
    return (i64(entry) - 1) % NUMBERS + 1


def swap_regions(r: Realm, a: i64, s: Realm, b: i64) -> None:
    """Two regions change places; each keeps its number and its resources."""
    entry = r.regions[a]
    n = i64(r.stock[a])
    r.lay(a, s.regions[b], i64(s.stock[b]))
    s.lay(b, entry, n)


# --- geometry ----------------------------------------------------------------------------------------


def upper(column: i64) -> i64:
    return column


def lower(column: i64) -> i64:
    return COLUMNS + column


def centre_of(slot: i64) -> i64:
    return slot // SITES


def is_above(slot: i64) -> bool:
    return slot % SITES < LOWER_INNER


def left_region(slot: i64) -> i64:
    """The region to the left of a site, above or below like the site itself."""
    column = centre_of(slot)
    if is_above(slot):
        return upper(column)
    return lower(column)


def right_region(slot: i64) -> i64:
    return left_region(slot) + 1


def is_site(slot: i64) -> bool:
    return slot < REGION_SLOTS


def leftmost(r: Realm) -> i64:
    centre: i64 = 0
    while r.centres[centre] == NO_CENTRE:
        centre += 1
    return centre


def rightmost(r: Realm) -> i64:
    centre: i64 = CENTRES - 1
    while r.centres[centre] == NO_CENTRE:
        centre -= 1
    return centre


def site_exists(r: Realm, slot: i64) -> bool:
    """Whether a settlement, city or citadel offers this site: outer ones need a city or citadel."""
    kind = r.centres[centre_of(slot)]
    return kind != NO_CENTRE and (slot % 2 == 0 or kind == CITY or kind == CITADEL)


def borders_city(r: Realm, region: i64) -> bool:
    """Whether a region lies at a city."""
    column = region % COLUMNS
    left = column > 0 and r.centres[column - 1] == CITY
    right = column < CENTRES and r.centres[column] == CITY
    return left or right


def borders_citadel(r: Realm, region: i64) -> bool:
    column = region % COLUMNS
    left = column > 0 and r.centres[column - 1] == CITADEL
    right = column < CENTRES and r.centres[column] == CITADEL
    return left or right


def borders_town(r: Realm, region: i64) -> bool:
    """Whether a region lies at a settlement or city."""
    column = region % COLUMNS
    return (column > 0 and is_town(r.centres[column - 1])) or (
        column < CENTRES and is_town(r.centres[column])
    )


def is_town(centre: u8) -> bool:
    return centre == SETTLEMENT or centre == CITY


def borders(slot: i64, region: i64) -> bool:
    """Whether a site, an improvement or a road lies at a region."""
    if slot < REGION_SLOTS:
        left = left_region(slot)
        return left == region or left + 1 == region
    if slot < ROAD_SLOTS:
        return slot - REGION_SLOTS == region
    return slot - ROAD_SLOTS == region % COLUMNS


def borders_centre(region: i64, centre: i64) -> bool:
    """Whether a region lies at one of the four corners of a centre."""
    column = region % COLUMNS
    return column == centre or column == centre + 1
