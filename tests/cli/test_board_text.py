"""The board as text."""

from pathlib import Path

import pytest

from games.island.table import ISLET, new_game, table
from hexhaven.cli.marks import marks
from hexhaven.games.island.rules.maps.layout import layout, layout_ids
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal.maps import position_on
from hexhaven.games.island.terminal.text import draw

GOLDEN = Path(__file__).parent / "boards"
MARKS = ["A", "B", "C", "D"]


def drawn(p: Position, language: str = "en") -> str:
    return "\n".join(draw(p, MARKS, language)) + "\n"


def beginners() -> Position:
    p = new_game(pieces=True)
    p.do("begins 0")
    return p


def late() -> Position:
    """Cities, roads at harbours, and the robber on a hex with a number."""
    return table(
        "red cities: 0 13",
        "red roads: 0-3 0-4-8-13",
        "blue city: 32",
        "blue settlement: 47",
        "blue roads: 26-32 47-51-48",
        robber=0,
    )


def on_the_islet() -> Position:
    return table("red settlement: 0", "red roads: 0-2", map=ISLET)


BOARDS = {
    "beginners-en": (beginners, "en"),
    "beginners-de": (beginners, "de"),
    "late-en": (late, "en"),
    "islet-en": (on_the_islet, "en"),
}


@pytest.mark.parametrize("name", BOARDS)
def test_the_drawing_is_the_one_we_looked_at(name: str) -> None:
    make, language = BOARDS[name]
    assert drawn(make(), language) == (GOLDEN / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", BOARDS)
def test_a_drawing_fits_into_eighty_columns(name: str) -> None:
    make, language = BOARDS[name]
    assert all(len(line) <= 80 for line in draw(make(), MARKS, language))


@pytest.mark.parametrize("id", layout_ids())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_map_shows_every_node_hex_and_number(id: str, language: str) -> None:
    p = position_on(layout(id), "x")
    text = " ".join(draw(p, MARKS, language)).split()
    nodes = {word.lstrip("ABCD") for word in text}
    assert {str(node) for node in range(int(p.map.land_nodes))} <= nodes
    assert {f"#{hex}" for hex in range(int(p.map.land_hexes))} <= nodes
    numbers = [word for word in text if word.startswith("(")]
    assert len(numbers) == sum(1 for n in p.land.number if n)


def test_pieces_can_be_told_apart_without_colour() -> None:
    text = drawn(late())
    assert "AA13" in text
    assert "B47" in text
    assert "AAA" in text
    assert "ROBBER" in text
    assert "\x1b" not in text


def test_a_road_is_drawn_on_its_edge_and_nowhere_else() -> None:
    empty, paved = drawn(table()), drawn(table("red roads: 8-13"))
    changed = [(a, b) for a, b in zip(empty.splitlines(), paved.splitlines(), strict=True) if a != b]
    assert len(changed) == 1
    assert changed[0][1].count("AAA") == 1
    assert len(changed[0][0]) == len(changed[0][1])


def test_an_upright_road_is_as_high_as_its_edge() -> None:
    paved = drawn(table("red roads: 12-17"))
    assert sum(" A " in line for line in paved.splitlines()) == 2


def test_players_are_marked_by_their_initials_or_by_letters() -> None:
    assert marks(["Ute", "anna"]) == ["U", "A"]
    assert marks(["Anna", "Adam", "Eva"]) == ["A", "B", "C"]
    assert marks(["Ömer", "Li"]) == ["A", "B"]
    assert marks(["7of9", "Li"]) == ["A", "B"]
