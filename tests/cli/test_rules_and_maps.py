"""`hexhaven rules` and `hexhaven maps`."""

from pathlib import Path

import pytest

from hexhaven.almanac import articles, is_ruling
from hexhaven.games.island.rules.maps.layout import layout, layout_ids, write_layout

from .terminal import run


@pytest.mark.parametrize(
    ("query", "language", "title"),
    [
        ("longest road", "en", "Longest road (longest-road)"),
        ("1.F.c", "en", "What happens when the longest road is cut? (1.F.c)"),
        ("1.h.c#1", "en", "Does the distance rule hold for my own settlements? (1.H.c)"),
        ("längste handelsstrasse", "de", "Längste Handelsstraße (longest-road)"),
        ("what does a city cost", "en", "Building costs (costs)"),
        ("abstandsregel", "de", "Abstandsregel (distance-rule)"),
        ("robber", "en", "Robber (robber)"),
    ],
)
def test_an_article_is_found_and_printed(query: str, language: str, title: str) -> None:
    answer = run("rules", *query.split(), "--language", language)
    assert answer.code == 0
    assert answer.out.splitlines()[1] == title
    assert len(answer.out.splitlines()) > 5


def test_related_articles_are_named() -> None:
    out = run("rules", "harbour", "trade", "rate").out
    assert "See also: " in out
    assert "Other matches:" in out


@pytest.mark.parametrize(
    ("language", "game", "place", "source"),
    [
        ("en", "duel", "The card game · Cards: base set", "Source: Rule book of the card game."),
        ("de", "duel", "Das Kartenspiel · Karten: Grundspiel", "Quelle: Spielregel des Kartenspiels."),
        (
            "en",
            "knights",
            "Cities & Knights · Progress cards: politics",
            "Source: Rule book of Cities & Knights, 'Bishop'; Encyclopaedia 4.C.b, 6.B.a.",
        ),
    ],
)
def test_an_article_of_one_game_with_its_chapter_and_its_source(
    language: str, game: str, place: str, source: str
) -> None:
    lines = run("rules", "bishop", "--game", game, "--language", language).out.splitlines()
    assert lines[2] == place
    assert source in lines


def test_further_finds_show_the_words_found() -> None:
    out = run("rules", "what", "do", "brigands", "take", "--game", "duel", env={"COLUMNS": "100"}).out
    others = out.partition("Other matches:\n")[2]
    assert "  Do brigands count what lies in a store? (R101), The card game\n    Six resources" in others


def test_the_topics_of_one_game() -> None:
    out = run("rules", "--game", "knights").out
    assert "City wall (city-wall)" in out
    assert "Robber (robber)" not in out


def test_a_game_that_is_not_there() -> None:
    answer = run("rules", "bishop", "--game", "dule")
    assert answer.code == 2
    assert "did you mean 'duel'?" in answer.err


def test_an_article_is_wrapped_to_the_width() -> None:
    out = run("rules", "costs", env={"COLUMNS": "40"}).out
    assert max(map(len, out.splitlines())) <= 40
    assert "- Road: one brick and one lumber." in out


def test_topics_are_listed() -> None:
    out = run("rules").out
    assert "Longest road (longest-road)" in out
    assert "Längste Handelsstraße (longest-road)" in run("rules", "--language", "de").out
    assert len(out.splitlines()) == 2 + sum(not is_ruling(id) for id in articles())


def test_nothing_found() -> None:
    answer = run("rules", "qwertz")
    assert answer.code == 2
    assert "nothing on 'qwertz'" in answer.out


@pytest.mark.parametrize(
    ("env", "title"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Der Almanach"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "The almanac"),
        ({"LC_ALL": "de_AT"}, "Der Almanach"),
        ({}, "The almanac"),
    ],
)
def test_the_language_of_the_system(env: dict[str, str], title: str) -> None:
    assert run("rules", env=env).out.startswith(title)
    assert run("rules", "--language", "de", env=env).out.startswith("Der Almanach")


# --- maps --------------------------------------------------------------------------------------------


def test_maps_are_listed() -> None:
    out = run("maps").out
    assert all(f"  {id}: " in out for id in layout_ids())
    assert "Startaufstellung für Einsteiger" in run("maps", "--language", "de").out


@pytest.mark.parametrize("id", layout_ids())
def test_a_map_is_drawn_with_its_source(id: str) -> None:
    answer = run("maps", id)
    assert answer.code == 0
    assert "#18" in answer.out
    assert "Source: " in answer.out


def test_starting_pieces_are_drawn_and_named() -> None:
    out = " ".join(run("maps", "base-beginner").out.split())
    assert " R8 " in out
    assert "Starting pieces of red (R): node 8 (mountains 10, pasture 2, hills 6)" in out


def test_a_variable_map_depends_on_its_seed() -> None:
    one, two = (run("maps", "base-variable", "--seed", seed).out for seed in ("a", "b"))
    assert one != two
    assert "The seed was 'a'" in one
    assert run("maps", "base-variable", "--seed", "a").out == one


def test_a_map_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(write_layout(layout("base-beginner")), encoding="utf-8")
    assert "#18" in run("maps", str(file)).out
    answer = run("maps", "--check", str(file))
    assert answer.code == 0
    assert answer.out == "The map 'base-beginner' is fine: 19 land hexes, 9 harbours.\n"


def test_an_island_of_one_hex(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('id = "rock"\nfirst_hex = "0,0"\nrows = ["f8"]\nrobber = "0,0"\n', encoding="utf-8")
    assert run("maps", "--check", str(file)).out == "The map 'rock' is fine: 1 land hex, 0 harbours.\n"


def test_what_is_wrong_with_a_map(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(write_layout(layout("base-beginner")).replace("m10", "m7 "), encoding="utf-8")
    answer = run("maps", "--check", str(file))
    assert answer.code == 2
    assert "has the number 7; a number is 2 to 6 or 8 to 12" in answer.err


def test_an_unknown_map() -> None:
    answer = run("maps", "base-beginer")
    assert answer.code == 2
    assert "did you mean 'base-beginner'?" in answer.err
