"""Wrong maps raise what the pages promise, whatever is wrong with them, and maps keep to their players."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexhaven import catalog, words
from hexhaven.catalog import SetupError
from hexhaven.cli.errors import friendly
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.maps.draw import draw
from hexhaven.games.island.rules.maps.layout import (
    Layout,
    MapError,
    layout,
    layout_ids,
    map_files,
    read_layout,
)
from hexhaven.games.island.rules.maps.model import MOST_HEXES
from hexhaven.scene import setup_problem

FILES = {id: map_files()[id].read_text("utf-8") for id in layout_ids()}
WORD = re.compile(r'[^\s,\[\]"={}]+')
ODD = [
    "0", "-1", "7", "100", "9999", "5000000", "99999999999999999999", "nan", "true", "[]", "{}", '""', "'a'",
    "x", "1979-05-27", "?", "~", "d", "h7", "*", "NE", "3:1", "é", "\x00", "[[start]]", "players = [1, 9]",
]  # fmt: skip


# --- files -------------------------------------------------------------------------------------------


def spoiled(text: str, luck: random.Random) -> str:
    """A map file with a few slips: words changed or swapped, lines lost or doubled, characters gone."""
    for _ in range(luck.randint(1, 3)):
        lines = text.splitlines()
        places = list(WORD.finditer(text))
        place = luck.choice(places)
        match luck.randrange(5):
            case 0:
                text = text[: place.start()] + luck.choice(ODD) + text[place.end() :]
            case 1:
                text = text[: place.start()] + luck.choice(places).group() + text[place.end() :]
            case 2:
                text = "\n".join(line for line in lines if line != luck.choice(lines)) or "x"
            case 3:
                text = "\n".join([*lines, luck.choice(lines)])
            case _:
                text = text[: place.start()] + text[place.start() + 1 :]
    return text


@given(st.sampled_from(sorted(FILES)), st.integers(0, 2**32))
@settings(max_examples=300, deadline=None)
def test_a_spoiled_map_file_is_good_or_refused_as_promised(id: str, seed: int) -> None:
    """What is refused says what is wrong and what to do; what is read can be played on."""
    text = spoiled(FILES[id], random.Random(seed))
    said = played_on(text, seed)
    assert said == "" or re.search(r"[;:?]|must be|is for|has starting pieces", said), said


def played_on(text: str, seed: int) -> str:
    """Begin games on a map; what is wrong with it, if anything is."""
    try:
        read = read_layout(text)
        for game in ("base", "knights"):
            catalog.start(catalog.prepare(Rng(seed), game, 3, map=read))
    except SetupError as problem:
        return str(problem)
    return ""


@pytest.mark.parametrize("count", ["501", "5000000000", "99999999999999999999"])
@pytest.mark.parametrize("key", ["hills", '"3:1"'])
def test_a_pool_larger_than_any_board_is_refused_at_once(key: str, count: str) -> None:
    text = re.sub(rf"{key} = \d+", f"{key} = {count}", FILES["base-variable"])
    with pytest.raises(MapError, match=f"{count} times .* is more than any board holds, {MOST_HEXES} hexes"):
        read_layout(text)


def board_of(rows: int, columns: int, apart: int = 1) -> str:
    drawn = [" " * (2 * (row % 2)) + ("h5" + " " * (4 * apart - 2)) * columns for row in range(rows)]
    quoted = ", ".join(f'"{row.rstrip()}"' for row in drawn)
    return f'id = "large"\nfirst_hex = "0,0"\nrobber = "0,0"\nrows = [{quoted}]'


def test_a_board_too_large_for_actions_is_refused() -> None:
    """An action of a knight names two corners, and there is room for so many numbers only."""
    assert catalog.start(catalog.prepare(Rng(1), "knights", map=read_layout(board_of(20, 20)))).players() == 4
    with pytest.raises(MapError, match="the rows hold 600 hexes; take some away, 500 are the most"):
        read_layout(board_of(20, 30))
    with pytest.raises(MapError, match="corners; take hexes away, 1000 are the most"):
        read_layout(board_of(20, 20, apart=2))


# --- prepare -----------------------------------------------------------------------------------------


def test_every_wrong_map_is_a_setup_error() -> None:
    """`options.md` and `maps.md`: one `except SetupError` is enough."""
    assert issubclass(MapError, SetupError)
    with pytest.raises(SetupError, match="there is no map 'base-begginer'; did you mean 'base-beginner'"):
        catalog.prepare(Rng(1), map="base-begginer")


@pytest.mark.parametrize("wrong", ["", "nowhere", "../base-beginner", 7, Path("base-beginner"), b"x", ["h5"]])
def test_what_is_no_map_is_refused_as_promised(wrong: object) -> None:
    with pytest.raises(MapError, match=r"there is no map|is no map; give the id of one"):
        catalog.prepare(Rng(1), map=cast(str, wrong))


def test_a_layout_made_by_a_program_is_looked_through() -> None:
    faulty = replace(layout("base-beginner"), robber=(9, 9))
    with pytest.raises(MapError, match="the robber starts at 9,9, but there is no land"):
        catalog.prepare(Rng(1), map=faulty)


def test_numbers_that_cannot_be_laid_are_refused_as_promised() -> None:
    with pytest.raises(MapError, match="leaves 18 numbers to be drawn; choose letter_spiral"):
        catalog.prepare(Rng(1), map="base-variable", options={"number_method": "fixed"})


def test_the_card_game_takes_no_map() -> None:
    for map in ("base-beginner", layout("base-beginner")):
        with pytest.raises(SetupError, match="this game is played without a map; name none"):
            catalog.prepare(Rng(1), "duel", map=map)


# --- players -----------------------------------------------------------------------------------------


def declared(id: str) -> tuple[int, int]:
    return layout(id).players


@pytest.mark.article("map-rules", "beginner-setup")
@pytest.mark.parametrize("id", layout_ids())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_map_is_played_by_as_many_as_it_declares(id: str, players: int) -> None:
    fewest, most = declared(id)
    if fewest <= players <= most:
        assert catalog.start(catalog.prepare(Rng(1), players=players, map=id)).players() == players
    else:
        with pytest.raises(SetupError) as refused:
            catalog.prepare(Rng(1), players=players, map=id)
        assert str(refused.value) == f"map '{id}' is for {fewest} to {most} players, not {players}"
        assert (refused.value.reason, refused.value.values["players"]) == ("map_players", str(players))


def test_beginners_maps_are_for_three_and_four() -> None:
    for id in ("base-beginner", "base-travelbox-beginner", "base-classic-beginner", "knights-beginner"):
        assert declared(id) == (3, 4)
    assert declared("base-variable") == declared("base-travelbox-variable") == (2, 4)


def test_a_map_made_by_hand_keeps_to_its_players_too() -> None:
    mine = replace(layout("base-variable"), id="mine", players=(3, 3))
    with pytest.raises(SetupError, match="map 'mine' is for 3 players, not 4"):
        catalog.prepare(Rng(1), players=4, map=mine)
    assert isinstance(mine, Layout)
    assert catalog.prepare(Rng(1), players=3, map=mine).players == 3


def test_terminal_and_page_say_so_in_both_languages() -> None:
    with pytest.raises(SetupError) as refused:
        catalog.prepare(Rng(1), players=2, map="base-beginner")
    said = {
        "en": "map 'base-beginner' is for 3 to 4 players, not 2",
        "de": "die Karte „base-beginner“ ist für 3 bis 4 Spieler, nicht für 2",
    }
    for language in words.LANGUAGES:
        assert friendly(language, refused.value) == said[language]
        assert setup_problem(language, refused.value) == said[language]


def test_an_unknown_map_is_told_in_both_languages() -> None:
    with pytest.raises(MapError) as refused:
        catalog.prepare(Rng(1), map="base-begginer")
    assert setup_problem("en", refused.value) == (
        "there is no map 'base-begginer': did you mean 'base-beginner'?"
    )
    assert setup_problem("de", refused.value) == (
        "„base-begginer“ gibt es nicht als Karte: meinst du „base-beginner“?"
    )
    assert str(friendly("de", refused.value)).startswith("eine Karte „base-begginer“ gibt es nicht;")


def test_a_ready_map_is_taken_as_it_is() -> None:
    """A record holds the map of its game; whoever has drawn one answers for it."""
    drawn = draw(layout("base-beginner"), Rng(1), number_method="fixed", harbour_method="shuffle")
    assert catalog.prepare(Rng(1), players=2, map=drawn).players == 2
