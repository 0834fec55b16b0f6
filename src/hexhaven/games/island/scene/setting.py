"""The setting of a board game: the map, the kinds of cards, and what can be built."""

from hexhaven.core.actions import NO_PIECE
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.land import Harbour
from hexhaven.games.island.rules.operands import EDGE
from hexhaven.games.island.rules.rules import CARDS, Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import (
    ANY_HARBOUR,
    CARD_NAMES,
    DEVELOPMENT_NAMES,
    RESOURCES,
    SEA,
    SPECIAL_HARBOUR,
    TERRAIN_NAMES,
)
from hexhaven.games.island.scene import cards
from hexhaven.games.island.wire import ID, Edge, HarbourSign, Hex, IslandSetting, Node
from hexhaven.games.island.words import names as called
from hexhaven.wire.message import CardKind, Ware
from hexhaven.wire.scene import Setting

ANY = "any"
RESOURCE_ARTICLE = "production"
DEVELOPMENT_ARTICLES = {"knight": "knight", "victory-point": "victory-point-cards"}
PROGRESS_ARTICLE = "progress-cards"


def board_setting(language: str, p: Position) -> Setting:
    return Setting(
        expansions=[ID, *p.rules.expansions],
        resources=[resource(language, name) for name in p.rules.card_names],
        target=int(p.rules.target),
        parts={ID: island(language, p)},
    )


def island(language: str, p: Position) -> IslandSetting:
    return IslandSetting(
        hexes=[hex_of(language, p, hex) for hex in range(len(p.map.geometry.hexes))],
        nodes=[node_of(language, p, node) for node in range(int(p.map.nodes))],
        edges=[edge_of(p, edge) for edge in range(int(p.map.edges))],
        harbours=[sign(p, harbour) for harbour in p.land.harbours],
        development=[
            development(language, name) for kind, name in enumerate(DEVELOPMENT_NAMES) if p.rules.deck[kind]
        ],
        wares=[ware(language, p, buying) for buying in p.rules.verbs if is_for_sale(buying)],
        hand_limit=int(p.rules.hand_limit),
    )


# --- the map -----------------------------------------------------------------------------------------


def hex_of(language: str, p: Position, hex: int) -> Hex:
    q, r = p.map.geometry.hexes[hex]
    terrain = int(p.land.terrain[hex])
    return Hex(
        id=hex,
        q=q,
        r=r,
        terrain=TERRAIN_NAMES[terrain],
        number=int(p.land.number[hex]),
        name=called.ground(language, p, hex),
        nodes=[int(node) for node in p.map.hex_nodes[6 * hex : 6 * hex + 6]],
        card=CARD_NAMES[terrain] if terrain < RESOURCES else "",
    )


def node_of(language: str, p: Position, node: int) -> Node:
    x, y = p.map.geometry.points[node]
    name = called.surroundings(language, p, node) or called.terrain(language, TERRAIN_NAMES[SEA])
    return Node(id=node, x=x, y=y, name=name)


def edge_of(p: Position, edge: int) -> Edge:
    a, b = p.map.edge_nodes[2 * edge], p.map.edge_nodes[2 * edge + 1]
    return Edge(id=edge, a=int(a), b=int(b), name=EDGE.write(p, edge))


def sign(p: Position, harbour: Harbour) -> HarbourSign:
    """A harbour with the land hex behind it, so that the page knows which side of the edge is water."""
    beside = [int(hex) for hex in p.map.geometry.edge_hexes[2 * harbour.edge : 2 * harbour.edge + 2]]
    land = [hex for hex in beside if hex != NONE and p.land.terrain[hex] != SEA]
    kind = ANY if harbour.kind == ANY_HARBOUR else CARD_NAMES[harbour.kind - SPECIAL_HARBOUR]
    return HarbourSign(edge=harbour.edge, hex=land[0], kind=kind)


# --- cards and wares ---------------------------------------------------------------------------------


def resource(language: str, name: str) -> CardKind:
    return CardKind(name=name, label=called.card(language, name), article=RESOURCE_ARTICLE)


def development(language: str, name: str) -> CardKind:
    article = DEVELOPMENT_ARTICLES.get(name, PROGRESS_ARTICLE)
    return CardKind(name=name, label=called.development(language, name), article=article)


def is_for_sale(verb: Verb) -> bool:
    """Whether a verb has a price; what a card lets one pay for is told by the card."""
    return verb.price != NO_PIECE and verb.group != CARDS


def ware(language: str, p: Position, buying: Verb) -> Ware:
    piece = buying.price
    name = p.rules.piece_names[piece]
    return Ware(
        name=name,
        label=called.piece(language, name),
        price=cards.price(p, piece),
        points=int(p.rules.worth[piece]) if p.rules.pieces[piece] else 0,
        supply=int(p.rules.pieces[piece]),
        article=buying.article,
    )
