"""What a player can look at: the hand, the table, the board in words, the own places.

Everything is read from a view, which holds nothing that the player may not know.
"""

from collections.abc import Iterator, Sequence

from hexhaven import words
from hexhaven.games.island.rules.build import keeps_distance, no_settlement_there, reaches
from hexhaven.games.island.rules.development import knights_of
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import (
    CARD_KINDS,
    CITY,
    DEVELOPMENT_NAMES,
    KINDS,
    PIECES,
    SETTLEMENT,
    VICTORY_POINT,
)
from hexhaven.games.island.terminal.layer import first, layers
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.names import buildings_of, by_name, neighbours, node_pips

# --- cards -------------------------------------------------------------------------------------------


def development_held(p: Position, player: int) -> dict[str, int]:
    return by_name(DEVELOPMENT_NAMES, p.cards[player * CARD_KINDS : (player + 1) * CARD_KINDS])


def hand(language: str, p: Position, player: int) -> list[str]:
    """The cards the player holds, and the development cards if there are any."""
    told = [words.say(language, "see.hand", cards=called.cards(language, called.hand(p, player)))]
    if p.cards_held[player]:
        cards = called.development_cards(language, development_held(p, player))
        told.append(words.say(language, "see.development", cards=cards))
    return told


def bank(language: str, p: Position) -> str:
    cards = called.cards(language, by_name(p.rules.card_names, p.bank))
    return first(layer.bank(language, p, cards) for layer in reversed(layers(p))) or cards


# --- players -----------------------------------------------------------------------------------------


def table(language: str, p: Position, names: words.Names, marks: Sequence[str], viewer: int) -> Iterator[str]:
    """A line for each player, and the bank."""
    for player in range(p.players()):
        yield standing(language, p, names, marks, player, viewer)
    yield bank(language, p)


def standing(
    language: str, p: Position, names: words.Names, marks: Sequence[str], player: int, viewer: int
) -> str:
    """One player's points and cards, as everybody sees them; the viewer's hidden points count, too."""
    hidden = hidden_points(p, player)
    points = "see.points_hidden" if hidden else "see.points"
    parts = [
        words.say(language, points, n=int(p.points_of(player)), m=hidden),
        words.say(language, "see.cards", n=int(p.hand_size[player])),
    ]
    counts = {"see.development_cards": int(p.cards_held[player]), "see.knights": int(knights_of(p, player))}
    parts += [words.say(language, key, n=n) for key, n in counts.items() if n]
    parts.append(words.say(language, "see.route", n=int(p.route_length[player])))
    parts += specials(language, p, player)
    parts += [part for layer in layers(p) for part in layer.standing(language, p, player)]
    who = words.say(language, "see.you", name=names[player]) if player == viewer else names[player]
    return f"{marks[player]}  {who}: {', '.join(parts)}."


def specials(language: str, p: Position, player: int) -> list[str]:
    held = {"see.longest_road": p.longest_road, "see.largest_army": p.largest_army}
    return [words.say(language, key) for key, holder in held.items() if holder == player]


def supply(language: str, p: Position, player: int) -> str:
    """How many pieces are left, and what the bank takes."""
    left = [int(n) for n in p.supply[player * PIECES : player * PIECES + 3]]
    return words.say(language, "see.supply", roads=left[0], settlements=left[1], cities=left[2])


def rates(language: str, p: Position, player: int) -> str:
    rates = by_name(p.rules.card_names, p.rates[player * KINDS : (player + 1) * KINDS])
    found = [f"{called.card(language, card)} {rate}:1" for card, rate in rates.items()]
    return words.say(language, "see.rates", rates=", ".join(found))


# --- the board in words ------------------------------------------------------------------------------


def describe(language: str, p: Position, names: words.Names) -> Iterator[str]:
    """The whole board as a list: hexes, harbours, and everybody's pieces."""
    for hex in range(int(p.map.land_hexes)):
        yield hex_line(language, p, hex, names)
    for harbour in p.land.harbours:
        a, b = p.map.edge_nodes[2 * harbour.edge], p.map.edge_nodes[2 * harbour.edge + 1]
        kind = called.harbour(language, harbour.kind)
        yield words.say(language, "board.harbour", harbour=kind[0].upper() + kind[1:], a=a, b=b)
    for player in range(p.players()):
        yield pieces_line(language, p, player, names[player])
        for layer in layers(p):
            yield from layer.pieces(language, p, player, names[player])


def hex_line(language: str, p: Position, hex: int, names: words.Names) -> str:
    """A hex with its nodes, clockwise from the north, and who stands there."""
    nodes = [int(node) for node in p.map.hex_nodes[6 * hex : 6 * hex + 6]]
    line = words.say(
        language, "board.hex", hex=hex, ground=called.ground(language, p, hex), nodes=numbers(nodes)
    )
    found = [standing_at(language, p, node, names) for node in nodes if p.occupants[node]]
    if p.robber == hex:
        found.append(words.say(language, "board.robber_here"))
    found += [said for layer in layers(p) for said in layer.at_hex(language, p, hex, names)]
    return " ".join([line, *found])


def standing_at(language: str, p: Position, node: int, names: words.Names) -> str:
    """What stands on a node that is taken: a building, or what an expansion brings."""
    told = [said for layer in layers(p) for said in layer.at_node(language, p, node, names)]
    if p.owner(node) >= 0:
        key = f"board.{p.rules.piece_names[int(p.buildings[node])]}"
        told.insert(0, words.say(language, key, node=node, who=names[int(p.owner(node))]))
    return " ".join(told)


def pieces_line(language: str, p: Position, player: int, name: str) -> str:
    none = words.say(language, "see.none")
    return words.say(
        language,
        "board.pieces",
        who=name,
        settlements=numbers(worth(p, player, SETTLEMENT)) or none,
        cities=numbers(worth(p, player, CITY)) or none,
        roads=", ".join(road_names(p, player)) or none,
    )


def worth(p: Position, player: int, kind: int) -> list[int]:
    """The buildings of a player that count as one of this kind."""
    points = p.rules.worth
    return [node for node in buildings_of(p, player) if points[int(p.buildings[node])] == points[kind]]


def road_names(p: Position, player: int) -> list[str]:
    ends = p.map.edge_nodes
    return [f"{ends[2 * edge]}-{ends[2 * edge + 1]}" for edge in called.roads_of(p, player)]


def numbers(items: list[int]) -> str:
    return ", ".join(map(str, items))


def look(language: str, p: Position, node: int, names: words.Names) -> str:
    """One node: the land at it, its neighbours, and what stands there or could."""
    place = called.node_place(language, p, node)
    line = words.say(
        language, "board.look", place=place[0].upper() + place[1:], near=numbers(neighbours(p, node))
    )
    if p.occupants[node]:
        return f"{line} {standing_at(language, p, node, names)}"
    return f"{line} {words.say(language, 'board.free' if keeps_distance(p, node) else 'board.too_close')}"


# --- the player's own places -------------------------------------------------------------------------


def where(language: str, p: Position, player: int) -> Iterator[str]:
    """The player's buildings with what they bring, the roads, and where a settlement could stand."""
    for kind, key in ((SETTLEMENT, "see.settlement_at"), (CITY, "see.city_at")):
        for node in buildings_of(p, player):
            if p.buildings[node] == kind:
                place = called.node_place(language, p, node)
                yield words.say(language, key, place=place, n=kind * node_pips(p, node))
    roads = ", ".join(road_names(p, player)) or words.say(language, "see.none")
    yield words.say(language, "see.roads", roads=roads)
    nodes = range(int(p.map.land_nodes))
    places = [node for node in nodes if no_settlement_there(p, player, node) is None]
    yield words.say(language, "see.places" if places else "see.no_places", places=numbers(places))
    ends = open_ends(p, player)
    yield words.say(language, "see.ends" if ends else "see.no_ends", nodes=numbers(ends))
    yield rates(language, p, player)
    yield supply(language, p, player)
    for layer in layers(p):
        yield from layer.own_pieces(language, p, player)


def open_ends(p: Position, player: int) -> list[int]:
    """Nodes next to the player's network that one more road would reach and where one could settle."""
    found = set()
    for node in range(int(p.map.land_nodes)):
        if reaches(p, player, node):
            found |= {*neighbours(p, node)}
    return sorted(n for n in found if not reaches(p, player, n) and keeps_distance(p, n))


def hidden_points(p: Position, player: int) -> int:
    return int(p.cards[player * CARD_KINDS + VICTORY_POINT])
