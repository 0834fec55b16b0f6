"""Map files: reading, checking and writing them, and the maps that come with the package."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from hexhaven.games.island.rules.geometry import CORNERS, SIDES, Place
from hexhaven.games.island.rules.maps.check import check
from hexhaven.games.island.rules.maps.model import (
    DRAWN,
    DRAWN_MARK,
    HARBOUR_NAMES,
    LETTERS,
    MOST_HEXES,
    NO_NUMBER,
    STAR_MARK,
    Layout,
    MapError,
    Pieces,
    Slot,
    Spot,
    Tile,
    harbour_name,
    nearest,
    place_name,
    suggest,
    token,
)
from hexhaven.games.island.rules.terrain import CARD_NAMES, TERRAIN_NAMES
from hexhaven.layers import packages

__all__ = ["Layout", "MapError", "LAYOUTS", "layout", "layout_ids", "read_layout", "write_layout"]

# A hex takes four characters of a row, and each row lies two characters off the next.
CELL: Final = 4
SHIFT: Final = 2
LINE: Final = 100

KEYS: Final = [
    "id", "name", "players", "source", "first_hex", "rows", "harbours", "terrains", "letters",
    "harbour_pool", "frame_pieces", "robber", "three_players_remove", "start",
]  # fmt: skip
START_KEYS: Final = ["colour", "settlements", "roads"]

# The games' maps read so far, by id.
LAYOUTS: Final[dict[str, Layout]] = {}


# The games' maps -------------------------------------------------------------------------------


def layout_ids() -> list[str]:
    """The ids of the maps that come with the games, in alphabetical order."""
    return sorted(map_files())


def layout(id: str) -> Layout:
    """One of the games' maps; each file is read once."""
    if id not in LAYOUTS:
        files = map_files()
        if id not in files:
            raise no_map(id, sorted(files))
        LAYOUTS[id] = read_layout(files[id].read_text(encoding="utf-8"))
    return LAYOUTS[id]


def map_files() -> dict[str, Traversable]:
    """The files in the games' folders of maps, by id."""
    folders = [resources.files(package).joinpath("maps") for package in packages().values()]
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return {file.name.removesuffix(".toml"): file for file in files if file.name.endswith(".toml")}


def no_map(id: str, known: list[str]) -> MapError:
    near = nearest(id, known)
    values = {"what": "map", "of": "", "name": id, "near": near, "choices": ", ".join(known)}
    message = f"there is no map '{id}'; {suggest(id, known)}"
    return MapError(message, "unknown_near" if near else "unknown", values)


# Reading ------------------------------------------------------------------------------------------


def read_layout(text: str) -> Layout:
    """Read a map file and check it.

    Raises MapError with a message that says what is wrong, where, and what to do.
    """
    doc = parse(text)
    read = Layout(
        id=string(doc, "id"),
        name=names(doc),
        players=players(doc),
        source=string(doc, "source", ""),
        tiles=read_rows(strings(doc, "rows"), read_place(string(doc, "first_hex"), "first_hex")),
        slots=tuple([read_slot(harbour) for harbour in strings(doc, "harbours", [])]),
        terrains=read_pool(doc, "terrains", list(TERRAIN_NAMES), 0),
        letters=tuple(whole_numbers(doc, "letters", [])),
        harbour_pool=read_pool(doc, "harbour_pool", list(HARBOUR_NAMES[1:]), 1),
        frame_pieces=read_frame(doc),
        robber=read_place(string(doc, "robber"), "robber") if "robber" in doc else None,
        three_players_remove=string(doc, "three_players_remove", ""),
        starts=read_starts(doc),
    )
    check(read)
    return read


def parse(text: str) -> dict[str, Any]:
    try:
        doc = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise MapError(
            f"this is not a map file: {error}; see docs/reference/maps.md for the format"
        ) from None
    refuse_unknown(doc, KEYS, "the file")
    return doc


def refuse_unknown(table: dict[str, Any], known: list[str], where: str) -> None:
    for key in table:
        if key not in known:
            raise MapError(f"{where}: unknown key '{key}'; {suggest(key, known)}")


def required(doc: dict[str, Any], key: str, where: str) -> None:
    if key not in doc:
        raise MapError(f"{where} has no '{key}'; add it")


def string(doc: dict[str, Any], key: str, default: str | None = None, where: str = "the file") -> str:
    if default is not None and key not in doc:
        return default
    required(doc, key, where)
    value = doc[key]
    if not isinstance(value, str):
        raise MapError(f"{where}: '{key}' must be a text in quotes, not {value!r}")
    return value


def strings(
    doc: dict[str, Any], key: str, default: list[str] | None = None, where: str = "the file"
) -> list[str]:
    if default is not None and key not in doc:
        return default
    required(doc, key, where)
    value = doc[key]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise MapError(f"{where}: '{key}' must be a list of texts in quotes, not {value!r}")
    return value


def whole_numbers(doc: dict[str, Any], key: str, default: list[int]) -> list[int]:
    value = doc.get(key, default)
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise MapError(f"'{key}' must be a list of whole numbers, not {value!r}")
    return value


def names(doc: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    value = doc.get("name", {})
    if not isinstance(value, dict) or not all(isinstance(title, str) for title in value.values()):
        raise MapError(f"'name' must be a table of titles by language, 'en' and 'de', not {value!r}")
    return tuple(value.items())


def players(doc: dict[str, Any]) -> tuple[int, int]:
    bounds = whole_numbers(doc, "players", [2, 4])
    if len(bounds) != 2 or not 0 < bounds[0] <= bounds[1]:
        raise MapError(f"'players' must be the fewest and the most players, as in [3, 4], not {bounds!r}")
    return bounds[0], bounds[1]


# Reading the drawing ------------------------------------------------------------------------------


def read_rows(rows: list[str], first: Place) -> tuple[Tile, ...]:
    """The hexes of the drawing; the first hex of the first row lies at `first`."""
    if not rows or not rows[0].replace(".", "").strip():
        raise MapError("row 1: there is no hex in the first row; begin with the northernmost row")
    start = len(rows[0]) - len(rows[0].replace(".", " ").lstrip())
    tiles: list[Tile] = []
    for i, row in enumerate(rows):
        for found in re.finditer(r"\S+", row):
            # A hex is one CELL east of its neighbour; a step to the south-east is half a cell.
            column = found.start() - start - SHIFT * i
            if column % CELL:
                raise MapError(misplaced(i, found.group(), found.start()))
            if found.group() != ".":
                place = first[0] + column // CELL, first[1] + i
                tiles.append(read_tile(found.group(), place, f"row {i + 1}, hex {place_name(place)}"))
    return tuple(tiles)


def misplaced(row: int, text: str, column: int) -> str:
    return (
        f"row {row + 1}: '{text}' at character {column + 1} does not lie between the hexes of the next row; "
        "begin a hex every 4 characters and each row 2 characters off the next"
    )


def read_tile(text: str, place: Place, where: str) -> Tile:
    found = re.fullmatch(r"(\D+)(\d{0,4})", text)
    if not found:
        raise MapError(
            f"{where}: cannot read '{text}'; write a terrain letter and a number, for example 'h5'"
        )
    letter, digits = found.groups()
    if letter == DRAWN_MARK:
        return Tile(place, DRAWN, int(digits) if digits else DRAWN)
    if letter not in LETTERS or len(letter) > 1:
        raise MapError(f"{where}: unknown terrain '{letter}' in '{text}'; {suggest_letter(letter)}")
    return Tile(place, LETTERS.index(letter), int(digits) if digits else NO_NUMBER)


def suggest_letter(word: str) -> str:
    """The terrain letter that was probably meant by a letter or word; a resource counts as its terrain."""
    for i, name in enumerate(TERRAIN_NAMES + CARD_NAMES):
        if name.startswith(word.lower()):
            i %= len(TERRAIN_NAMES)
            return f"did you mean '{LETTERS[i]}' ({TERRAIN_NAMES[i]})?"
    legend = ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, TERRAIN_NAMES, strict=True))
    return f"the letters are {legend}, ? drawn"


# Reading places -----------------------------------------------------------------------------------


def read_place(text: str, where: str) -> Place:
    found = re.fullmatch(r"\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*", text)
    if not found:
        raise MapError(f"{where}: '{text}' is not a hex; write its coordinates as q,r, for example '0,-2'")
    return int(found.group(1)), int(found.group(2))


def read_spot(text: str, known: tuple[str, ...], kind: str, where: str) -> Spot:
    words = text.split()
    if len(words) != 2:
        raise MapError(
            f"{where}: cannot read '{text}'; write a hex and its {kind}, for example '0,-2 {known[1]}'"
        )
    place = read_place(words[0], where)
    if words[1] not in known:
        raise MapError(
            f"{where}: '{text}': a hex has no {kind} {words[1]}; the {kind}s are {', '.join(known)}"
        )
    return place, known.index(words[1])


def read_slot(text: str) -> Slot:
    where = f"harbour '{text}'"
    words = text.split()
    if len(words) != 3:
        raise MapError(f"{where}: write the land hex, its side and the kind, for example '0,-2 NW 3:1'")
    place, side = read_spot(f"{words[0]} {words[1]}", SIDES, "side", where)
    return Slot(place, side, DRAWN if words[2] == DRAWN_MARK else read_harbour(words[2], where))


def read_harbour(word: str, where: str) -> int:
    known = list(HARBOUR_NAMES[1:])
    if word not in known:
        raise MapError(f"{where}: unknown harbour '{word}'; {suggest(word, known)}")
    return HARBOUR_NAMES.index(word)


# Reading pools and pieces -------------------------------------------------------------------------


def read_pool(doc: dict[str, Any], key: str, known: list[str], first: int) -> tuple[int, ...]:
    """A table of counts as a list of kinds; the known words stand for the kinds from `first` up."""
    table = doc.get(key, {})
    if not isinstance(table, dict):
        raise MapError(f"'{key}' must be a table of counts, as in {{ {known[0]} = 3 }}, not {table!r}")
    pool: list[int] = []
    for word, count in table.items():
        if word not in known:
            raise MapError(f"{key}: unknown word '{word}'; {suggest(word, known)}")
        if type(count) is not int or count < 0:
            raise MapError(f"{key}: '{word}' must be a count, not {count!r}")
        if count > MOST_HEXES:
            raise MapError(f"{key}: {count} times '{word}' is more than any board holds, {MOST_HEXES} hexes")
        pool += [first + known.index(word)] * count
    return tuple(sorted(pool))


def read_frame(doc: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    pieces = doc.get("frame_pieces", [])
    if not isinstance(pieces, list) or not all(isinstance(piece, list) for piece in pieces):
        raise MapError(f"'frame_pieces' must be a list of lists, each with its harbours, not {pieces!r}")
    return tuple([tuple([read_harbour(str(word), "frame_pieces") for word in piece]) for piece in pieces])


def read_starts(doc: dict[str, Any]) -> tuple[Pieces, ...]:
    tables = doc.get("start", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise MapError("'start' must be tables; write [[start]] above the pieces of each colour")
    return tuple([read_start(table) for table in tables])


def read_start(table: dict[str, Any]) -> Pieces:
    refuse_unknown(table, START_KEYS, "start")
    colour = string(table, "colour", where="a start")
    where = f"start {colour}"
    settlements = strings(table, "settlements", where=where)
    starred = [i for i, text in enumerate(settlements) if text.endswith(STAR_MARK)]
    if len(starred) != 1:
        raise MapError(
            f"{where}: {len(starred)} settlements have a star; mark the one that pays the starting cards, "
            "as in '0,-2 SE *'"
        )
    return Pieces(
        colour,
        tuple([read_spot(text.rstrip(" *"), CORNERS, "corner", where) for text in settlements]),
        tuple([read_spot(text, SIDES, "side", where) for text in strings(table, "roads", where=where)]),
        starred[0],
    )


# Writing ------------------------------------------------------------------------------------------


def write_layout(layout: Layout) -> str:
    """Write a map file; read_layout gives the same layout back."""
    lines = [f"id = {quoted(layout.id)}"]
    if layout.name:
        lines.append(f"name = {inline([(key, quoted(title)) for key, title in layout.name])}")
    if layout.players != (2, 4):
        lines.append(f"players = [{layout.players[0]}, {layout.players[1]}]")
    if layout.source:
        lines.append(f"source = {quoted(layout.source)}")
    lines += write_board(layout) + write_pools(layout)
    if layout.robber is not None:
        lines.append(f"robber = {quoted(place_name(layout.robber))}")
    if layout.three_players_remove:
        lines.append(f"three_players_remove = {quoted(layout.three_players_remove)}")
    for pieces in layout.starts:
        lines += write_start(pieces)
    return "\n".join(lines) + "\n"


def write_board(layout: Layout) -> list[str]:
    first = min([tile.place for tile in layout.tiles], key=row_then_column)
    rows = [f"    {quoted(row)}," for row in draw_rows(layout.tiles)]
    lines = [f"first_hex = {quoted(place_name(first))}", "rows = [", *rows, "]"]
    if layout.slots:
        slots = [f"{place_name(s.place)} {SIDES[s.side]} {harbour_name(s.kind)}" for s in layout.slots]
        lines += wrapped("harbours", [quoted(slot) for slot in slots])
    return lines


def row_then_column(place: Place) -> Place:
    return place[1], place[0]


def draw_rows(tiles: tuple[Tile, ...]) -> list[str]:
    """The board as it lies; a gap between two hexes of a row is marked by a point."""
    west = min([column(tile.place) for tile in tiles])
    cells = {(tile.place[1], column(tile.place) - west): token(tile) for tile in tiles}
    north, south = min(cells)[0], max(cells)[0]
    return [
        draw_row({x: text for (r, x), text in cells.items() if r == row}) for row in range(north, south + 1)
    ]


def column(place: Place) -> int:
    """Where a hex begins in its row, counted in characters."""
    return CELL * place[0] + SHIFT * place[1]


def draw_row(cells: dict[int, str]) -> str:
    if not cells:
        return ""
    first, last = min(cells), max(cells)
    return (
        " " * first + "".join([cells.get(x, ".").ljust(CELL) for x in range(first, last + 1, CELL)]).rstrip()
    )


def write_pools(layout: Layout) -> list[str]:
    lines: list[str] = []
    if layout.terrains:
        lines.append(f"terrains = {counted(layout.terrains, TERRAIN_NAMES)}")
    if layout.letters:
        lines.append(f"letters = [{', '.join([str(number) for number in layout.letters])}]")
    if layout.harbour_pool:
        lines.append(f"harbour_pool = {counted(layout.harbour_pool, HARBOUR_NAMES)}")
    if layout.frame_pieces:
        pieces = [", ".join([quoted(harbour_name(kind)) for kind in piece]) for piece in layout.frame_pieces]
        lines += wrapped("frame_pieces", [f"[{piece}]" for piece in pieces])
    return lines


def counted(pool: tuple[int, ...], words: tuple[str, ...]) -> str:
    return inline([(words[kind], str(pool.count(kind))) for kind in sorted(set(pool))])


def write_start(pieces: Pieces) -> list[str]:
    settlements = [f"{place_name(place)} {CORNERS[corner]}" for place, corner in pieces.settlements]
    settlements[pieces.star] += f" {STAR_MARK}"
    roads = [f"{place_name(place)} {SIDES[side]}" for place, side in pieces.roads]
    return [
        "",
        "[[start]]",
        f"colour = {quoted(pieces.colour)}",
        f"settlements = [{', '.join([quoted(text) for text in settlements])}]",
        f"roads = [{', '.join([quoted(text) for text in roads])}]",
    ]


def quoted(text: str) -> str:
    """A TOML string that stays on one line, whatever a reader takes for the end of a line."""
    return '"' + "".join([escaped(letter) for letter in text]) + '"'


def escaped(letter: str) -> str:
    if letter in ('"', "\\"):
        return "\\" + letter
    return letter if letter.isprintable() else f"\\U{ord(letter):08x}"


def inline(items: list[tuple[str, str]]) -> str:
    """An inline table of keys and finished values."""
    return "{ " + ", ".join([f"{bare_or_quoted(key)} = {value}" for key, value in items]) + " }"


def bare_or_quoted(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else quoted(key)


def wrapped(key: str, items: list[str]) -> list[str]:
    """A list broken into lines of readable length."""
    lines = [f"{key} = ["]
    line = ""
    for item in items:
        if len(line) + len(item) > LINE:
            lines.append(line.rstrip())
            line = ""
        line = (line or "    ") + item + ", "
    return [*lines, line.rstrip(), "]"]
