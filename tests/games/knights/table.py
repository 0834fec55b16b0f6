"""Small positions of Cities & Knights to prove a rule on, laid out in words.

    t = table(
        "red city: 8",
        "red roads: 8-12-17",
        "red knights: 12 17*",
        "red levels: trade 3 science 1",
        "red hand: 3 coin ore",
        "red progress: spy 2 merchant",
        ship=6,
    )

Beside the lines of the base game (tests/games/island/table.py, where the board is drawn too) there are:

    red knights: 8 12*            basic knights, * for an active one; also 'strong' and 'mighty'
    red walls: 8                  walls around own cities
    red toppled: 8                a city that fell when no settlement was left; also 'sabotaged'
    red levels: trade 3           city improvements
    red metropolis: politics 8    with level four, unless a higher one was given before
    red progress: spy 2 merchant  hidden progress cards, from their decks
    red opened: constitution      victory point cards
    red returned: spy             cards from their decks that red has put under them, in this order
    red hoard: trade              all cards left in a deck, points open; 'trade but 2 merchant' leaves these
    red defender: 2               defender cards
    red merchant: 4               the merchant, on a hex

Nothing is made out of nothing: a short deck is a full hand somewhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from games.island import table as base
from games.island.table import (
    BEGINNERS,
    COLOURS,
    assert_sound_hands,
    bare,
    bare_table,
    counted,
    supply,
    the_map,
)
from hexhaven import catalog
from hexhaven.games.island.manifest import board_rules
from hexhaven.games.island.rules.base import start
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.operands import HEX, NODE
from hexhaven.games.island.rules.questions import AFTER_ROLL, BEFORE_ROLL
from hexhaven.games.island.rules.route import award_longest_road
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import SEAT_BIT, Position
from hexhaven.games.island.rules.terrain import CARD_NAMES, CITY, PIECES, ROAD, SETTLEMENT
from hexhaven.games.knights.rules.battle import is_city
from hexhaven.games.knights.rules.decks import take_card
from hexhaven.games.knights.rules.knight import put_knight
from hexhaven.games.knights.rules.rates import refresh_rates
from hexhaven.games.knights.rules.state import (
    ACTIVE,
    RANK,
    TIRED,
    has_opened,
    is_point_card,
    knights_state,
    open_bit,
    push_under,
)
from hexhaven.games.knights.rules.terms import (
    BASIC,
    COMMODITIES,
    FIELD_NAMES,
    FIELDS,
    FIRST_OF_FIELD,
    KNIGHT,
    METROPOLIS_LEVEL,
    MIGHTY,
    PROGRESS_COPIES,
    PROGRESS_KINDS,
    PROGRESS_NAMES,
    RANK_NAMES,
    SABOTAGED,
    STRONG,
    TOPPLED,
    WALL,
)

ALL_CARDS = CARD_NAMES + COMMODITIES
Layer: TypeAlias = Callable[[Position, int, str], None]
RANKS = {"knights": BASIC, "knight": BASIC, "strong": STRONG, "mighty": MIGHTY}


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
    ship: int = 0,
    attacks: int = 0,
) -> Position:
    """A position after the founding phase in which the player on turn has rolled, unless told otherwise.

    The ship has taken some steps, and the barbarians have landed so many times before.
    """
    p = bare_table(knights_rules(players, preset, options), map, on_turn)
    knights_state(p).ship = ship
    knights_state(p).attacks = attacks
    for line in lines:
        lay_out(p, line)
    if robber is not None:
        p.robber = robber
    p.phase = AFTER_ROLL if rolled else BEFORE_ROLL
    assert_sound(p)
    return p


def knights_rules(players: int, preset: str, options: Mapping[str, str] | None) -> Rules:
    game = catalog.game("knights")
    values = catalog.complete(game, preset, options or {})
    return board_rules(game, players, values)


def new_game(
    *, options: Mapping[str, str] | None = None, preset: str = "neu2003", players: int = 4,
    map: str | Map = BEGINNERS,
) -> Position:  # fmt: skip
    """A game before its first action, on a map without pieces."""
    return start(knights_rules(players, preset, options), bare(the_map(map)))


def lay_out(p: Position, line: str) -> None:
    """Carry out one line such as 'red strong: 8 12*'."""
    who, things = line.split(":")
    colour, what = who.split()
    player = COLOURS.index(colour)
    if what in BY_WORD:
        for word in things.split():
            BY_WORD[what](p, player, word)
    elif what in BY_LINE:
        BY_LINE[what](p, player, things)
    else:
        base.lay_out(p, line)


def station(p: Position, player: int, rank: int, word: str) -> None:
    """Set a knight on a node such as '8' or, active, '8*'."""
    node = NODE.read(p, word.removesuffix("*"))
    assert p.occupants[node] == 0, f"node {node} is taken"
    assert p.has_piece(player, KNIGHT + rank), f"{COLOURS[player]} has no {RANK_NAMES[rank]} knight left"
    put_knight(p, player, node, rank | ACTIVE if word.endswith("*") else rank)
    award_longest_road(p)


def wall_in(p: Position, player: int, node: int) -> None:
    assert player == p.owner(node), f"node {node} is not {COLOURS[player]}'s"
    assert is_city(p, node), f"there is no city at {node}"
    knights_state(p).walls[node] = 1
    p.supply[player * PIECES + WALL] -= 1


def damage(p: Position, player: int, node: int, how: str) -> None:
    base.lay_out(p, f"{COLOURS[player]} city: {node}")
    if how == "sabotaged":
        p.buildings[node] = SABOTAGED
    else:
        p.buildings[node] = TOPPLED
        p.shown_points[player] -= 1
        knights_state(p).toppled[player] += 1


def set_level(p: Position, player: int, field: int, level: int) -> None:
    knights_state(p).levels[player * FIELDS + field] = level
    refresh_rates(p, player)


def crown_city(p: Position, player: int, field: int, node: int) -> None:
    assert player == p.owner(node), f"node {node} is not {COLOURS[player]}'s"
    assert p.buildings[node] == CITY, f"there is no city at {node}"
    k = knights_state(p)
    assert k.metropolis[field] < 0, f"there is a metropolis of {FIELD_NAMES[field]} already"
    k.metropolis[field] = node
    p.shown_points[player] += 2
    set_level(p, player, field, max(METROPOLIS_LEVEL, level(p, player, FIELD_NAMES[field])))


def take_from_deck(p: Position, kind: int) -> None:
    k = knights_state(p)
    assert k.deck[kind] > 0, f"the deck has no {PROGRESS_NAMES[kind]} left"
    k.deck[kind] -= 1
    k.pile[field_of(kind)] -= 1


def draw_progress(p: Position, player: int, kind: int) -> None:
    take_from_deck(p, kind)
    take_card(knights_state(p), player, kind)


def open_points(p: Position, player: int, kind: int) -> None:
    take_from_deck(p, kind)
    knights_state(p).opened[player] |= open_bit(kind)
    p.shown_points[player] += 1


def hoard(p: Position, player: int, text: str) -> None:
    """Give a player a whole deck, or 'trade but 2 merchant': the deck except these."""
    field, _, rest = text.partition(" but ")
    kept = counted(rest, PROGRESS_NAMES)
    i = FIELD_NAMES.index(field.strip())
    for kind in range(FIRST_OF_FIELD[i], FIRST_OF_FIELD[i + 1]):
        for _ in range(int(knights_state(p).deck[kind]) - kept.get(PROGRESS_NAMES[kind], 0)):
            if is_point_card(kind):
                open_points(p, player, kind)
            else:
                draw_progress(p, player, kind)


def set_merchant(p: Position, player: int, hex: int) -> None:
    knights_state(p).merchant = hex
    knights_state(p).merchant_owner = player
    p.shown_points[player] += 1
    refresh_rates(p, player)


def raise_levels(p: Position, player: int, things: str) -> None:
    """Set levels such as 'trade 3 science 1'."""
    words = things.split()
    for field, level in zip(words[::2], words[1::2], strict=True):
        set_level(p, player, FIELD_NAMES.index(field), int(level))


def crown(p: Position, player: int, things: str) -> None:
    field, node = things.split()
    crown_city(p, player, FIELD_NAMES.index(field), NODE.read(p, node))


def take_progress(p: Position, player: int, things: str) -> None:
    for kind, n in counted(things, PROGRESS_NAMES).items():
        for _ in range(n):
            draw_progress(p, player, PROGRESS_NAMES.index(kind))


def give_back(p: Position, player: int, kind: str) -> None:
    take_from_deck(p, PROGRESS_NAMES.index(kind))
    push_under(knights_state(p), PROGRESS_NAMES.index(kind), int(SEAT_BIT[player]))


def honour(p: Position, player: int, things: str) -> None:
    knights_state(p).defenders[player] += int(things)
    p.shown_points[player] += int(things)


def stationing(rank: int) -> Layer:
    return lambda p, player, word: station(p, player, rank, word)


BY_WORD: Final[dict[str, Layer]] = {
    **{what: stationing(rank) for what, rank in RANKS.items()},
    "wall": lambda p, player, word: wall_in(p, player, NODE.read(p, word)),
    "walls": lambda p, player, word: wall_in(p, player, NODE.read(p, word)),
    "toppled": lambda p, player, word: damage(p, player, NODE.read(p, word), "toppled"),
    "sabotaged": lambda p, player, word: damage(p, player, NODE.read(p, word), "sabotaged"),
    "opened": lambda p, player, word: open_points(p, player, PROGRESS_NAMES.index(word)),
    "returned": give_back,
    "merchant": lambda p, player, word: set_merchant(p, player, HEX.read(p, word)),
}
BY_LINE: Final[dict[str, Layer]] = {
    "level": raise_levels, "levels": raise_levels, "metropolis": crown, "progress": take_progress,
    "hoard": hoard, "defender": honour,
}  # fmt: skip


def field_of(kind: int) -> int:
    return next(field for field in range(FIELDS) if kind < FIRST_OF_FIELD[field + 1])


# --- looking -----------------------------------------------------------------------------------------


def cards(text: str) -> dict[str, int]:
    """Resources and commodities by kind: cards('3 coin ore') is {'coin': 3, 'ore': 1}."""
    return counted(text, ALL_CARDS)


def progress(text: str) -> dict[str, int]:
    """Progress cards by kind: progress('2 merchant spy') is {'merchant': 2, 'spy': 1}."""
    return counted(text, PROGRESS_NAMES)


def progress_cards(p: Position, player: int) -> dict[str, int]:
    """The hidden progress cards of a player, to be compared with `progress(...)`."""
    row = knights_state(p).cards[player * PROGRESS_KINDS : (player + 1) * PROGRESS_KINDS]
    return {kind: int(n) for kind, n in zip(PROGRESS_NAMES, row, strict=True) if n > 0}


def opened_cards(p: Position, player: int) -> set[str]:
    """The victory point cards a player has laid open."""
    return {kind for i, kind in enumerate(PROGRESS_NAMES) if has_opened(knights_state(p), player, i)}


def under_deck(p: Position, field: str) -> list[str]:
    """The cards that came back under a deck, oldest first."""
    kinds = [int(kind) for kind in knights_state(p).under]
    return [PROGRESS_NAMES[kind] for kind in kinds if FIELD_NAMES[field_of(kind)] == field]


def knights_of(p: Position, player: int) -> dict[int, str]:
    """A player's knights by node: {8: 'basic', 12: 'strong*'}, with a star for an active one."""
    found: dict[int, str] = {}
    for node, knight in enumerate(knights_state(p).knights):
        if knight != 0 and p.occupants[node] == player + 1:
            found[node] = RANK_NAMES[int(knight) & RANK] + ("*" if knight & ACTIVE else "")
    return found


def knight_at(p: Position, node: int) -> str:
    """The knight on a node, such as 'strong*'; '' for none."""
    knight = int(knights_state(p).knights[node])
    return RANK_NAMES[knight & RANK] + ("*" if knight & ACTIVE else "")


def is_tired(p: Position, node: int) -> bool:
    """Whether the knight on a node was activated in this turn or has acted in it."""
    return int(knights_state(p).knights[node]) & TIRED != 0


def has_wall(p: Position, node: int) -> bool:
    return knights_state(p).walls[node] != 0


def building(p: Position, node: int) -> str:
    """What stands on a node, such as 'city'; '' for nothing."""
    return p.rules.piece_names[int(p.buildings[node])] if p.holders[node] else ""


def level(p: Position, player: int, field: str) -> int:
    return int(knights_state(p).levels[player * FIELDS + FIELD_NAMES.index(field)])


def metropolis(p: Position, field: str) -> int:
    """The node of a field's metropolis, or -1."""
    return int(knights_state(p).metropolis[FIELD_NAMES.index(field)])


def points(p: Position, player: int) -> int:
    """The points everybody sees."""
    return int(p.shown_points[player])


# --- acting ------------------------------------------------------------------------------------------


def roll(p: Position, red: int, white: int, face: str = "trade") -> None:
    """The player on turn rolls, and the three dice show this. A gate does nothing for level 0."""
    p.do("roll")
    p.do(f"rolled {red} {white} {face}")


def next_turn(p: Position, red: int, white: int, face: str = "trade") -> None:
    """End the turn; the next player rolls this."""
    p.do("end")
    roll(p, red, white, face)


# --- checking ----------------------------------------------------------------------------------------


def assert_sound(p: Position) -> None:
    """Nothing is made or lost: cards of all kinds, progress cards, pieces and the points everybody sees."""
    assert_sound_hands(p)
    assert_sound_decks(p)
    for player in range(p.players()):
        assert_sound_pieces(p, player)
        assert_sound_points(p, player)


def assert_sound_decks(p: Position) -> None:
    k = knights_state(p)
    everybody = range(p.players())
    for kind, name in enumerate(PROGRESS_NAMES):
        held = sum(int(k.cards[player * PROGRESS_KINDS + kind]) for player in everybody)
        opened = sum(has_opened(k, player, kind) for player in everybody)
        under = sum(1 for card in k.under if card == kind)
        assert int(k.deck[kind]) + held + opened + under == PROGRESS_COPIES[kind], name
    for field in range(FIELDS):
        kinds = range(FIRST_OF_FIELD[field], FIRST_OF_FIELD[field + 1])
        assert k.pile[field] == sum(int(k.deck[kind]) for kind in kinds)
        for player in everybody:
            held = sum(int(k.cards[player * PROGRESS_KINDS + kind]) for kind in kinds)
            assert k.held[player * FIELDS + field] == held
    assert len(k.known) == len(k.under)


def standing(p: Position, player: int) -> list[int]:
    """The buildings of a player."""
    return [int(kind) for kind, holder in zip(p.buildings, p.holders, strict=True) if holder == player + 1]


def assert_sound_pieces(p: Position, player: int) -> None:
    k = knights_state(p)
    buildings = standing(p, player)
    ranks = [int(k.knights[node]) & RANK for node in knights_of(p, player)]
    walls = [node for node, wall in enumerate(k.walls) if wall and p.owner(node) == player]
    on_board = {
        ROAD: sum(1 for owner in p.routes if owner == player + 1),
        SETTLEMENT: buildings.count(SETTLEMENT),
        CITY: buildings.count(CITY) + buildings.count(SABOTAGED) + buildings.count(TOPPLED),
        KNIGHT + BASIC: ranks.count(BASIC),
        KNIGHT + STRONG: ranks.count(STRONG),
        KNIGHT + MIGHTY: ranks.count(MIGHTY),
        WALL: len(walls),
    }
    for piece, n in on_board.items():
        assert supply(p, player, piece) + n == p.rules.pieces[piece], p.rules.piece_names[piece]
    assert all(is_city(p, node) for node in walls)
    assert k.toppled[player] == buildings.count(TOPPLED)


def assert_sound_points(p: Position, player: int) -> None:
    k = knights_state(p)
    worth = {SETTLEMENT: 1, TOPPLED: 1, CITY: 2, SABOTAGED: 2}
    metropolises = [node for node in k.metropolis if node >= 0 and p.owner(node) == player]
    expected = sum(worth[kind] for kind in standing(p, player)) + 2 * len(metropolises)
    expected += 2 * (p.longest_road == player) + (k.merchant_owner == player)
    expected += int(k.defenders[player]) + len(opened_cards(p, player))
    assert p.shown_points[player] == expected
