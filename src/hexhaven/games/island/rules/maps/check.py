"""What a map must keep to. Each check says what is wrong, where, and what to do."""

from __future__ import annotations

from typing import Final

from hexhaven.games.island.rules.geometry import CORNERS, NONE, SIDES, Geometry, Place, neighbour
from hexhaven.games.island.rules.maps.model import (
    DRAWN,
    MOST_CORNERS,
    MOST_HEXES,
    NO_NUMBER,
    NUMBERS,
    Layout,
    MapError,
    Pieces,
    Slot,
    Spot,
    Tile,
    harbour_name,
    place_name,
    produces,
    suggest,
    token,
)
from hexhaven.games.island.rules.terrain import DESERT, SEA, TERRAIN_NAMES

MOST_SETTLEMENTS: Final = 5  # of one colour in the box


def check(layout: Layout) -> None:
    """Raise MapError unless the layout can be drawn and played."""
    check_tiles(layout)
    check_size(layout)
    check_terrain_pool(layout)
    check_letters(layout)
    check_slots(layout)
    check_harbour_pool(layout)
    check_robber(layout)
    check_starts(layout)


def where(layout: Layout, place: Place) -> str:
    """Name a hex by its row in the drawing and by its coordinates."""
    first = min(tile.place[1] for tile in layout.tiles)
    return f"row {place[1] - first + 1}, hex {place_name(place)}"


def spot_name(spot: Spot, names: tuple[str, ...]) -> str:
    return f"'{place_name(spot[0])} {names[spot[1]]}'"


# Hexes and numbers --------------------------------------------------------------------------------


def check_tiles(layout: Layout) -> None:
    seen: set[Place] = set()
    for tile in layout.tiles:
        if tile.place in seen:
            raise MapError(f"{where(layout, tile.place)}: there are two hexes here; remove one")
        seen.add(tile.place)
        check_number(layout, tile)
    if not any(produces(tile.terrain) for tile in layout.tiles) and not any(map(produces, layout.terrains)):
        raise MapError("no hex produces anything; add at least one such as 'h5' to the rows")


def check_size(layout: Layout) -> None:
    """Larger boards could be drawn, but their places could not be named in an action."""
    if len(layout.tiles) > MOST_HEXES:
        raise MapError(f"the rows hold {len(layout.tiles)} hexes; take some away, {MOST_HEXES} are the most")
    corners = int(layout.geometry().nodes)
    if corners > MOST_CORNERS:
        raise MapError(f"the board has {corners} corners; take hexes away, {MOST_CORNERS} are the most")


def check_number(layout: Layout, tile: Tile) -> None:
    """A producing hex has a number, a drawn one may have, desert and sea have none."""
    if tile.terrain in (DESERT, SEA):
        if tile.number != NO_NUMBER:
            name = TERRAIN_NAMES[tile.terrain]
            raise MapError(
                f"{where(layout, tile.place)}: '{token(tile)}' puts a number on {name}; leave it away"
            )
    elif produces(tile.terrain) and tile.number <= NO_NUMBER:
        raise MapError(
            f"{where(layout, tile.place)}: '{token(tile)}' lacks a number; "
            f"write for example '{token(tile)}5', with a number of 2 to 6 or 8 to 12"
        )
    elif tile.number not in NUMBERS and tile.number != DRAWN:
        raise MapError(
            f"{where(layout, tile.place)}: '{token(tile)}' has the number {tile.number}; "
            "a number is 2 to 6 or 8 to 12"
        )


# Pools --------------------------------------------------------------------------------------------


def check_terrain_pool(layout: Layout) -> None:
    places = [tile for tile in layout.tiles if tile.terrain == DRAWN]
    if len(places) != len(layout.terrains):
        raise MapError(
            f"the rows leave {len(places)} terrains to be drawn ('?'), but 'terrains' holds "
            f"{len(layout.terrains)}; make them equal"
        )
    if SEA in layout.terrains:
        raise MapError("'terrains' holds sea, which is not drawn; write '~' into the rows instead")
    deserts = layout.terrains.count(DESERT)
    free = sum(1 for tile in places if tile.number == DRAWN)
    if deserts > free:
        raise MapError(
            f"'terrains' holds {deserts} desert, but only {free} drawn hexes have no printed number; "
            "write '?' without a number for each desert"
        )


def check_letters(layout: Layout) -> None:
    for number in layout.letters:
        if number not in NUMBERS:
            raise MapError(f"'letters' holds the number {number}; a number is 2 to 6 or 8 to 12")
    open_places = sum(1 for tile in layout.tiles if tile.number == DRAWN)
    needed = open_places - layout.terrains.count(DESERT)
    if needed != len(layout.letters):
        raise MapError(
            f"{needed} hexes need a drawn number, but 'letters' holds {len(layout.letters)}; make them equal"
        )


def check_harbour_pool(layout: Layout) -> None:
    places = sum(1 for slot in layout.slots if slot.kind == DRAWN)
    if places != len(layout.harbour_pool):
        raise MapError(
            f"{places} harbours are to be drawn ('?'), but 'harbour_pool' holds "
            f"{len(layout.harbour_pool)}; make them equal"
        )
    framed = [kind for piece in layout.frame_pieces for kind in piece]
    if framed and sorted(framed) != sorted(layout.harbour_pool):
        raise MapError("'frame_pieces' and 'harbour_pool' hold different harbours; make them equal")


# Harbours and the robber --------------------------------------------------------------------------


def check_slots(layout: Layout) -> None:
    geometry = layout.geometry()
    land = set(layout.land())
    taken: dict[int, Slot] = {}
    for slot in layout.slots:
        check_coast(layout, slot, land)
        for corner in (slot.side, slot.side + 1):
            node = node_of(geometry, (slot.place, corner % 6))
            if node in taken:
                raise MapError(
                    f"{where(layout, slot.place)}: harbours {slot_name(taken[node])} and {slot_name(slot)} "
                    "share a corner; keep at least one side between two harbours"
                )
            taken[node] = slot


def slot_name(slot: Slot) -> str:
    return f"'{place_name(slot.place)} {SIDES[slot.side]} {harbour_name(slot.kind)}'"


def check_coast(layout: Layout, slot: Slot, land: set[Place]) -> None:
    if slot.place not in land:
        raise MapError(
            f"harbour {slot_name(slot)}: there is no land at {place_name(slot.place)}; "
            "name a harbour by its land hex and the side that faces the sea"
        )
    if neighbour(slot.place, slot.side) in land:
        raise MapError(
            f"{where(layout, slot.place)}: harbour {slot_name(slot)} faces land; "
            "choose a side that faces the sea"
        )


def check_robber(layout: Layout) -> None:
    robber = layout.robber
    if robber is None:
        deserts = sum(1 for tile in layout.tiles if tile.terrain == DESERT) + layout.terrains.count(DESERT)
        if not deserts:
            raise MapError(
                'there is no desert for the robber to start on; add robber = "q,r" with a land hex'
            )
    elif robber not in layout.land():
        raise MapError(f"the robber starts at {place_name(robber)}, but there is no land; name a land hex")


# Beginners' pieces --------------------------------------------------------------------------------


def check_starts(layout: Layout) -> None:
    geometry = layout.geometry()
    colours = [pieces.colour for pieces in layout.starts]
    if len(set(colours)) != len(colours):
        raise MapError("two [[start]] tables have the same colour; write one for each colour")
    removed = layout.three_players_remove
    if removed and removed not in colours:
        raise MapError(
            f"three_players_remove: no start has the colour '{removed}'; {suggest(removed, colours)}"
        )
    buildings: dict[int, str] = {}
    for pieces in layout.starts:
        check_pieces(layout, geometry, pieces, buildings)


def check_pieces(layout: Layout, geometry: Geometry, pieces: Pieces, buildings: dict[int, str]) -> None:
    """Check one colour's pieces against the board and against those placed before."""
    if len(pieces.settlements) != len(pieces.roads):
        raise MapError(
            f"start {pieces.colour}: {len(pieces.settlements)} settlements but {len(pieces.roads)} roads; "
            "give each settlement its road"
        )
    if len(pieces.settlements) > MOST_SETTLEMENTS:
        raise MapError(
            f"start {pieces.colour}: {len(pieces.settlements)} settlements, but a colour has only "
            f"{MOST_SETTLEMENTS}; take some away"
        )
    for settlement, road in zip(pieces.settlements, pieces.roads, strict=True):
        node = check_settlement(layout, geometry, pieces.colour, settlement, buildings)
        check_road(layout, geometry, pieces.colour, settlement, road, node)


def check_settlement(
    layout: Layout, geometry: Geometry, colour: str, spot: Spot, buildings: dict[int, str]
) -> int:
    name = f"start {colour}: settlement {spot_name(spot, CORNERS)}"
    node = node_of(geometry, spot)
    if not 0 <= node < geometry.land_nodes:
        raise MapError(f"{name} is not a corner of a land hex; name a hex of the rows and one of its corners")
    for near in [node, *[int(n) for n in geometry.node_nodes[3 * node : 3 * node + 3]]]:
        if near in buildings:
            raise MapError(
                f"{where(layout, spot[0])}: {name} breaks the distance rule with {buildings[near]}; "
                "keep two sides between settlements"
            )
    buildings[node] = f"{colour} {spot_name(spot, CORNERS)}"
    return node


def check_road(
    layout: Layout, geometry: Geometry, colour: str, settlement: Spot, spot: Spot, node: int
) -> None:
    """A road leads away from its settlement; the distance rule then keeps it off all other roads."""
    name = f"start {colour}: road {spot_name(spot, SIDES)}"
    edge = edge_of(geometry, spot)
    if not 0 <= edge < geometry.land_edges:
        raise MapError(f"{name} is not a side of a land hex; name a hex of the rows and one of its sides")
    if node not in (int(geometry.edge_nodes[2 * edge]), int(geometry.edge_nodes[2 * edge + 1])):
        raise MapError(
            f"{where(layout, spot[0])}: {name} does not touch its settlement "
            f"{spot_name(settlement, CORNERS)}; list roads in the order of the settlements"
        )


def node_of(geometry: Geometry, spot: Spot) -> int:
    """The node at a corner of a hex, or NONE where there is no such hex."""
    place, corner = spot
    return int(geometry.hex_nodes[6 * geometry.hex_at[place] + corner]) if place in geometry.hex_at else NONE


def edge_of(geometry: Geometry, spot: Spot) -> int:
    """The edge at a side of a hex, or NONE where there is no such hex."""
    place, side = spot
    return int(geometry.hex_edges[6 * geometry.hex_at[place] + side]) if place in geometry.hex_at else NONE
