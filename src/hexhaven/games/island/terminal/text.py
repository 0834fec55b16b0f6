"""The board as text: every hex, node, road, building, harbour and the robber, legible without colour.

             3:1   0           1   grain   2
               ===   '-.   .-'   ===   .-'   '-.
             3    #0     4    #1     5    #2     6
             | mountains |  pasture  |  forest   |
             |   (10)    |    (2)    |    (9)    |
             7          A8           9          10

Bare numbers are nodes, `#0` is a hex, `(10)` its number. `A8` is a settlement of player A on node 8, `AA8`
a city, `AAA` a road; `===` is the edge a harbour lies at. Layers add letters and signs of their own.
"""

from collections.abc import Sequence

from hexhaven import words
from hexhaven.games.island.rules.geometry import Point, centre
from hexhaven.games.island.rules.land import Harbour
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import ANY_HARBOUR, CARD_NAMES, SEA, SPECIAL_HARBOUR, TERRAIN_NAMES
from hexhaven.games.island.terminal.layer import first, layers
from hexhaven.games.island.words import names as called

# Half a hex is so many characters wide, and from one row of hexes to the next it is so many lines.
HALF_WIDTH = 6
PITCH = 5

NEAR = 3
SHORT_LABEL = 4

FALLING = "'-."
RISING = ".-'"
UPRIGHT = "|"
SHORE = "==="


def draw(p: Position, marks: Sequence[str], language: str) -> list[str]:
    """Draw the board, one string for each line."""
    canvas = Canvas()
    for edge in range(int(p.map.land_edges)):
        draw_edge(canvas, p, edge, marks)
    for harbour in p.land.harbours:
        draw_harbour(canvas, p, harbour, marks, language)
    for hex in range(len(p.map.geometry.hexes)):
        draw_hex(canvas, p, hex, marks, language)
    for node in range(int(p.map.land_nodes)):
        draw_node(canvas, p, node, marks)
    return canvas.lines()


class Canvas:
    """Characters by column and line, in no frame: it grows where something is written."""

    def __init__(self) -> None:
        self.cells: dict[Point, str] = {}

    def write(self, column: int, line: int, text: str) -> None:
        for i, character in enumerate(text):
            self.cells[column + i, line] = character

    def write_centred(self, column: int, line: int, text: str) -> None:
        self.write(column - len(text) // 2, line, text)

    def lines(self) -> list[str]:
        left = min(column for column, _ in self.cells)
        rows: dict[int, dict[int, str]] = {line: {} for _, line in sorted(self.cells, key=lambda c: c[1])}
        for (column, line), character in self.cells.items():
            rows[line][column - left] = character
        return [text_of(rows.get(line, {})) for line in range(min(rows), max(rows) + 1)]


def text_of(row: dict[int, str]) -> str:
    return "".join([row.get(column, " ") for column in range(max(row, default=-1) + 1)]).rstrip()


def line_of(y: int) -> int:
    """The line of a point. Three units of height are one row of hexes: a corner, a slope, a side."""
    row, rest = divmod(y + 2, 3)
    return PITCH * row + 2 * min(rest, 1)


def column_of(x: int) -> int:
    return HALF_WIDTH * x


def draw_node(canvas: Canvas, p: Position, node: int, marks: Sequence[str]) -> None:
    x, y = p.map.geometry.points[node]
    canvas.write_centred(column_of(x), line_of(y), node_label(p, node, marks))


def node_label(p: Position, node: int, marks: Sequence[str]) -> str:
    """What stands on a node, and its number: 'AA12'."""
    known = layers(p)
    letters = first(layer.letters(p, node, marks) for layer in reversed(known))
    return f"{letters or ''}{''.join(layer.signs(p, node) for layer in known)}{node}"


def ends(p: Position, edge: int) -> tuple[Point, Point]:
    """The two ends of an edge, the northern one first."""
    a, b = p.map.edge_nodes[2 * edge], p.map.edge_nodes[2 * edge + 1]
    first, second = sorted([p.map.geometry.points[a], p.map.geometry.points[b]], key=lambda point: point[1])
    return first, second


def draw_edge(canvas: Canvas, p: Position, edge: int, marks: Sequence[str]) -> None:
    (x, y), (x_below, y_below) = ends(p, edge)
    owner = int(p.route_owner(edge))
    harboured = any(harbour.edge == edge for harbour in p.land.harbours)
    if x == x_below:
        sign = marks[owner] if owner >= 0 else SHORE[0] if harboured else UPRIGHT
        for line in range(line_of(y) + 1, line_of(y_below)):
            canvas.write(column_of(x), line, sign)
        return
    slope = FALLING if x_below > x else RISING
    sign = marks[owner] * len(slope) if owner >= 0 else SHORE if harboured else slope
    canvas.write_centred((column_of(x) + column_of(x_below)) // 2, line_of(y) + 1, sign)


def draw_hex(canvas: Canvas, p: Position, hex: int, marks: Sequence[str], language: str) -> None:
    x, y = centre(p.map.geometry.hexes[hex])
    column, line = column_of(x), line_of(y - 1)
    terrain = int(p.land.terrain[hex])
    if terrain == SEA:
        canvas.write_centred(column, line + 1, "~ ~ ~")
        return
    canvas.write_centred(column, line, f"#{hex}")
    canvas.write_centred(column, line + 1, called.terrain(language, TERRAIN_NAMES[terrain]))
    number = int(p.land.number[hex])
    if number:
        signs = "".join(layer.hex_signs(p, hex, marks) for layer in layers(p))
        canvas.write_centred(column, line + 2, f"({number}){signs}")
    if p.robber == hex:
        canvas.write_centred(column, line + (3 if number else 2), words.say(language, "board.robber"))


def draw_harbour(canvas: Canvas, p: Position, harbour: Harbour, marks: Sequence[str], language: str) -> None:
    """Write what a harbour trades beside its edge, on the side of the sea."""
    (x, y), (x_below, y_below) = ends(p, harbour.edge)
    hex_x, _ = centre(p.map.geometry.hexes[land_hex(p, harbour.edge)])
    text = harbour_label(harbour.kind, language)
    if x == x_below:
        faces_east = x > hex_x
        # Two harbours that face each other over a strait keep to lines of their own.
        place(canvas, column_of(x), line_of(y) + (1 if faces_east else 2), text, faces_east, gap=2)
        return
    # One end is the top or bottom corner of the hex: beside it there is nothing but sea.
    corner_x, corner_y = (x, y) if x == hex_x else (x_below, y_below)
    corner = p.map.geometry.points.index((corner_x, corner_y))
    gap = gap_beside(node_label(p, corner, marks))
    place(canvas, column_of(corner_x), line_of(corner_y), text, x + x_below > 2 * hex_x, gap)


def gap_beside(label: str) -> int:
    """Room for the label of a node: a short one needs no more than its number."""
    return NEAR if len(label) <= SHORT_LABEL else len(label) // 2 + 2


def place(canvas: Canvas, column: int, line: int, text: str, to_the_east: bool, gap: int) -> None:
    """Write a text to the right or to the left of a column."""
    canvas.write(column + gap if to_the_east else column - gap - len(text) + 1, line, text)


def land_hex(p: Position, edge: int) -> int:
    """The land hex at an edge; land is numbered first."""
    return int(p.map.geometry.edge_hexes[2 * edge])


def harbour_label(kind: int, language: str) -> str:
    return "3:1" if kind == ANY_HARBOUR else called.card_short(language, CARD_NAMES[kind - SPECIAL_HARBOUR])
