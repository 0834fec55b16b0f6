r"""Small positions to prove a rule on, laid out in words.

    t = table(
        "red settlement: 8",
        "red roads: 8-12-17 8-13",
        "blue city: 18",
        "red hand: 3 ore 2 grain",
        "blue cards: 2 knight victory-point",
        "blue knights: 1",
    )

Each line names a colour and what it has: settlements and cities by their nodes, roads by the nodes they
run along, a hand of resource cards, development cards bought in an earlier turn, and knights laid open.
The lines are carried out from the first to the last, by the means of the engine itself: whoever first
reaches five roads takes the longest road, a later settlement cuts it. Cards come from the bank and from the
deck, so a nearly empty bank is a full hand somewhere else.

The board is the beginners' map without its pieces. Its hexes are numbered from 0 in reading order; here stand
the terrain and the number of each, and the nodes around:

            0       1       2
          /   \   /   \   /   \
        3       4       5       6
        |  m10  |  p2   |  f9   |
        7       8       9      10
      /   \   /   \   /   \   /   \
   11      12      13      14      15
    |  g12  |  h6   |  p4   |  h10  |
   16      17      18      19      20
  /   \   /   \   /   \   /   \   /   \
21      22      23      24      25      26
 |  g9   |  f11  | desert|  f3   |  m8   |
27      28      29      30      31      32
  \   /   \   /   \   /   \   /   \   /
   33      34      35      36      37
    |  f8   |  m3   |  g4   |  p5   |
   38      39      40      41      42
      \   /   \   /   \   /   \   /
       43      44      45      46
        |  h5   |  g6   |  p11  |
       47      48      49      50
          \   /   \   /   \   /
           51      52      53

Harbours: 3:1 at 0-3, 26-32, 49-52 and 47-51; grain 1-5, ore 10-15, wool 42-46, brick 33-38, lumber 11-16.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

import pytest

from hexhaven import catalog
from hexhaven.almanac import article
from hexhaven.core.game import ACTOR, IllegalAction, Refusal
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.base import make_rules, start
from hexhaven.games.island.rules.build import keeps_distance, set_city, set_road, set_settlement
from hexhaven.games.island.rules.development import award_largest_army
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.maps.draw import draw
from hexhaven.games.island.rules.maps.layout import layout
from hexhaven.games.island.rules.maps.text import read_map
from hexhaven.games.island.rules.operands import EDGE, NODE
from hexhaven.games.island.rules.questions import AFTER_ROLL, BEFORE_ROLL
from hexhaven.games.island.rules.rules import Expansion, Rules
from hexhaven.games.island.rules.state import Position, start_position
from hexhaven.games.island.rules.terrain import (
    CARD_KINDS,
    CARD_NAMES,
    CITY,
    DEVELOPMENT_NAMES,
    KINDS,
    KNIGHT,
    PIECES,
    ROAD,
    SETTLEMENT,
)
from hexhaven.games.variants import rules as variants

COLOURS = ("red", "blue", "white", "orange")
RED, BLUE, WHITE, ORANGE = range(4)

BEGINNERS = "base-beginner"
ISLET = read_map("""
id = "islet"
first_hex = "0,-2"
rows = [
    "    ~   ~   ~",
    "  ~   h6  f5  ~",
    "~   g8  d   m9  ~",
    "  ~   p4  h10 ~",
    "    ~   ~   ~",
]
harbours = ["0,-1 NW 3:1"]
robber = "0,0"
""")
"""Six producing hexes around a desert, and a ring of sea around them: there are nodes and edges at sea."""


# --- laying out --------------------------------------------------------------------------------------


def table(
    *lines: str,
    options: Mapping[str, str] | None = None,
    preset: str = "neu2003",
    players: int = 4,
    map: str | Map = BEGINNERS,
    on_turn: str = "red",
    rolled: bool = True,
    robber: int | None = None,
    expansions: Sequence[Expansion] = (),
) -> Position:
    """A position after the founding phase in which the player on turn has rolled, unless told otherwise."""
    values = catalog.complete(catalog.game("base"), preset, options or {})
    rules = make_rules(players, values, variants.chosen(values) + list(expansions))
    p = bare_table(rules, map, on_turn)
    for line in lines:
        lay_out(p, line)
    if robber is not None:
        p.robber = robber
    p.phase = AFTER_ROLL if rolled else BEFORE_ROLL
    assert_sound(p)
    return p


def bare_table(rules: Rules, map: str | Map, on_turn: str) -> Position:
    """An empty board in the second turn of a game."""
    p = start_position(rules, the_map(map))
    p.turn = COLOURS.index(on_turn)
    p.turns_done = 1
    return p


@cache
def the_map(map: str | Map) -> Map:
    if isinstance(map, Map):
        return map
    return draw(layout(map), Rng(1), number_method="letter_spiral", harbour_method="shuffle")


def lay_out(p: Position, line: str) -> None:
    """Carry out one line such as 'red roads: 1-4-8 8-13'."""
    who, things = line.split(":")
    colour, what = who.split()
    player = COLOURS.index(colour)
    words = things.split()
    match what:
        case "settlement" | "settlements":
            for word in words:
                found(p, player, NODE.read(p, word))
        case "city" | "cities":
            for word in words:
                found(p, player, NODE.read(p, word))
                set_city(p, player, NODE.read(p, word))
        case "road" | "roads":
            for word in words:
                pave(p, player, word)
        case "hand":
            deal(p, player, things)
        case "cards":
            for kind, n in counted(things, DEVELOPMENT_NAMES).items():
                draw_cards(p, player, DEVELOPMENT_NAMES.index(kind), n)
        case "knight" | "knights":
            open_knights(p, player, int(things))
        case _:
            raise ValueError(f"a table knows no '{what}'")


def found(p: Position, player: int, node: int) -> None:
    assert keeps_distance(p, node), f"node {node} is too close to a building"
    assert p.has_piece(player, SETTLEMENT), f"{COLOURS[player]} has no settlement left"
    set_settlement(p, player, node)


def pave(p: Position, player: int, path: str) -> None:
    """Lay roads along the nodes of a path such as '1-4-8'."""
    nodes = path.split("-")
    for a, b in pairwise(nodes):
        edge = EDGE.read(p, f"{a}-{b}")
        assert p.route_owner(edge) < 0, f"there is a road on {a}-{b} already"
        assert p.has_piece(player, ROAD), f"{COLOURS[player]} has no road left"
        set_road(p, player, edge)


def deal(p: Position, player: int, text: str) -> None:
    """Give a player cards from the bank: deal(t, RED, '3 ore grain')."""
    for kind, n in counted(text, p.rules.card_names).items():
        card = p.rules.card_names.index(kind)
        assert n <= p.bank[card], f"the bank has not {n} {kind}"
        p.gain(player, card, n)


def draw_cards(p: Position, player: int, kind: int, n: int) -> None:
    assert n <= p.deck[kind], f"the deck has not {n} {DEVELOPMENT_NAMES[kind]}"
    p.deck[kind] -= n
    p.deck_size -= n
    p.cards[player * CARD_KINDS + kind] += n
    p.cards_held[player] += n


def open_knights(p: Position, player: int, n: int) -> None:
    for _ in range(n):
        draw_cards(p, player, KNIGHT, 1)
        p.cards[player * CARD_KINDS + KNIGHT] -= 1
        p.cards_held[player] -= 1
        p.opened[player * CARD_KINDS + KNIGHT] += 1
        award_largest_army(p, player)


def counted(text: str, names: Sequence[str]) -> dict[str, int]:
    """Read '3 ore grain' as {'ore': 3, 'grain': 1}."""
    counts: dict[str, int] = {}
    n = 1
    for word in text.split():
        if word.isdigit():
            n = int(word)
        else:
            assert word in names, f"'{word}' is none of {', '.join(names)}"
            counts[word] = counts.get(word, 0) + n
            n = 1
    return counts


def cards(text: str) -> dict[str, int]:
    """Resource cards by kind: cards('3 ore grain') is {'ore': 3, 'grain': 1}."""
    return {kind: n for kind, n in counted(text, CARD_NAMES).items() if n > 0}


def new_game(
    *, options: Mapping[str, str] | None = None, preset: str = "neu2003", players: int = 4,
    map: str | Map = BEGINNERS, pieces: bool = False,
) -> Position:  # fmt: skip
    """A game before its first action, on a map without the beginners' pieces unless they are wanted."""
    values = catalog.complete(catalog.game("base"), preset, options or {})
    rules = make_rules(players, values, variants.chosen(values))
    return start(rules, the_map(map) if pieces else bare(the_map(map)))


def bare(map: Map) -> Map:
    """The same map without the beginners' pieces."""
    terrain = [int(x) for x in map.land.terrain]
    number = [int(x) for x in map.land.number]
    return Map(map.name, map.geometry, terrain, number, map.land.harbours, int(map.robber), [])


# --- looking -----------------------------------------------------------------------------------------


def hand(p: Position, player: int) -> dict[str, int]:
    """The cards a player holds, without the development cards, to be compared with `cards(...)`."""
    held = {kind: int(p.holds(player, card)) for card, kind in enumerate(p.rules.card_names)}
    return {kind: n for kind, n in held.items() if n > 0}


def development_cards(p: Position, player: int) -> dict[str, int]:
    """The development cards a player holds face down."""
    held = {kind: int(p.cards[player * CARD_KINDS + i]) for i, kind in enumerate(DEVELOPMENT_NAMES)}
    return {kind: n for kind, n in held.items() if n > 0}


def bank(p: Position) -> dict[str, int]:
    return {kind: int(p.bank[card]) for card, kind in enumerate(p.rules.card_names)}


def supply(p: Position, player: int, piece: int) -> int:
    """How many roads, settlements or cities a player has left to build."""
    return int(p.supply[player * PIECES + piece])


def rate(p: Position, player: int, card: str) -> int:
    """How many equal cards the bank wants from this player for one other."""
    return int(p.rates[player * KINDS + p.rules.card_names.index(card)])


def may(p: Position, player: int = ACTOR) -> set[str]:
    """What a player may do now, as texts."""
    return {p.write(action) for action in p.legal(player)}


def may_with(p: Position, verb: str, player: int = ACTOR) -> set[str]:
    """What a player may do with one verb, without the verb: may_with(t, 'robber') is a set of hexes."""
    return {text.removeprefix(verb).strip() for text in may(p, player) if text.split()[0] == verb}


# --- acting ------------------------------------------------------------------------------------------


def roll(p: Position, total: int) -> None:
    """The player on turn rolls, and the dice show this sum."""
    p.do("roll")
    red = min(6, total - 1)
    p.do(f"rolled {red} {total - red}")


FIRST_ROUND = [("8", "8-13"), ("14", "9-14"), ("17", "17-22"), ("39", "39-44")]
SECOND_ROUND = [("41", "36-41"), ("31", "25-31"), ("49", "49-53"), ("28", "28-34")]


def play_founding(p: Position, first: int) -> Position:
    """A whole founding phase of four players, begun by the given one."""
    p.do(f"begins {first}")
    for node, road in FIRST_ROUND + SECOND_ROUND:
        p.do(f"found {node}")
        p.do(f"found-road {road}")
    return p


def next_turn(p: Position, total: int) -> None:
    """End the turn; the next player rolls this sum."""
    p.do("end")
    roll(p, total)


def refused(p: Position, text: str, player: int = ACTOR) -> Refusal:
    """Try an action that is against the rules; return the reason once nothing has changed by it."""
    action = p.read(text)
    before = p.to_bytes()
    refusal = p.why_not(action, player)
    assert refusal is not None, f"'{text}' is allowed"
    with pytest.raises(IllegalAction) as error:
        p.play(action, player)
    assert error.value.refusal.reason == refusal.reason
    assert action not in p.legal(player)
    assert p.to_bytes() == before
    assert article(refusal.article)
    return refusal


def assert_sound(p: Position) -> None:
    """Nothing is made or lost: cards, development cards, pieces and the points that everybody sees."""
    assert_sound_hands(p)
    everybody = range(p.players())
    for kind in range(CARD_KINDS):
        places = [player * CARD_KINDS + kind for player in everybody]
        out = sum(int(p.cards[i]) + int(p.opened[i]) for i in places)
        assert int(p.deck[kind]) + out == p.rules.deck[kind]
    assert p.deck_size == sum(int(n) for n in p.deck)
    for player in everybody:
        assert p.cards_held[player] == sum(development_cards(p, player).values())
        assert_sound_pieces(p, player)


def assert_sound_hands(p: Position) -> None:
    """Every card is in the bank or in a hand."""
    everybody = range(p.players())
    for card in range(p.rules.kinds):
        held = sum(int(p.holds(player, card)) for player in everybody)
        assert int(p.bank[card]) + held == p.rules.bank[card]
    for player in everybody:
        assert p.hand_size[player] == sum(hand(p, player).values())


def assert_sound_pieces(p: Position, player: int) -> None:
    roads = sum(1 for owner in p.routes if owner == player + 1)
    standing = [
        int(kind) for kind, holder in zip(p.buildings, p.holders, strict=True) if holder == player + 1
    ]
    assert supply(p, player, ROAD) + roads == p.rules.pieces[ROAD]
    for piece in (SETTLEMENT, CITY):
        assert supply(p, player, piece) + standing.count(piece) == p.rules.pieces[piece]
    special = 2 * (p.longest_road == player) + 2 * (p.largest_army == player)
    revealed = int(p.opened[player * CARD_KINDS + DEVELOPMENT_NAMES.index("victory-point")])
    points = standing.count(SETTLEMENT) + 2 * standing.count(CITY) + special + revealed
    assert p.shown_points[player] == points
