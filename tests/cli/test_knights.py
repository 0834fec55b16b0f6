"""Cities & Knights in the terminal: whole games, the drawing, menus and commands."""

import re
from pathlib import Path

import pytest

from games.island.table import BLUE, RED, WHITE
from games.knights.table import table
from hexhaven.cli import shown
from hexhaven.cli.console import Console
from hexhaven.cli.play import ask_game, ask_options
from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.view import BoardView
from hexhaven.games.island.terminal.see import look
from hexhaven.games.island.terminal.text import draw
from hexhaven.games.knights.terminal.see import levels
from hexhaven.record import read_record, verify

from .terminal import NAMES, Answer, Keys, Screen, Sitting, chosen, run, run_autopilot
from .test_play import READABLE

MARKS = ["A", "B", "C", "D"]


def play(path: Path, *argv: str, lines: int = 100_000) -> Answer:
    seats = ("--seats", "human,random,random", "--option", "player_trade=no")
    arguments = ("--game", "knights", "--seed", "knights", "--record", str(path), *seats, *argv)
    return run_autopilot("play", *arguments, seed=3, lines=lines)


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_from_founding_to_victory(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.hexhaven"
    answer = play(path, "--language", language)
    assert (answer.code, answer.err) == (0, "")
    record = read_record(path.read_text("utf-8"))
    assert record.setup.game == "knights"
    assert record.state.actor() == NOBODY
    assert verify(record) == []
    for line in answer.out.replace(str(tmp_path), "").splitlines():
        assert READABLE.fullmatch(line), line
        assert len(line) <= 80 or " " not in line.strip()
    if language == "de":
        assert not re.search(r"\b(the|you|your|rolls|settlement|road|knight)\b", answer.out)
    assert run("verify", str(path), "--language", language).code == 0


def test_a_game_is_told_again_as_one_player_saw_it(tmp_path: Path) -> None:
    path, seen = tmp_path / "game", tmp_path / "seen"
    play(path)
    told = run("replay", str(path))
    assert told.code == 0
    assert "Cities & Knights, Anna, Bert and Carla." in told.out
    assert "The event die shows" in told.out
    assert run("replay", str(path), "--redact", "Anna", "-o", str(seen)).code == 0
    again = run("replay", str(seen), "--language", "de")
    assert (again.code, again.err) == (0, "")
    assert "Der Ereigniswürfel zeigt" in again.out


def test_a_game_can_be_left_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "game"
    assert play(path, lines=60).code == 0
    again = run("play", "--resume", str(path), typed=["quit"])
    assert "Welcome back to Hexhaven!" in again.out


def test_the_game_is_chosen_by_number_or_name() -> None:
    def choose(*typed: str) -> str:
        screen = Screen(is_terminal=True)
        return ask_game(Console(Keys(typed, is_terminal=True), screen, screen, {}), "en")

    assert choose("") == "base"
    assert choose("2") == "knights"
    assert choose("7", "knights") == "knights"
    assert choose() == "base"


def test_how_a_turn_goes_is_asked_first_and_enter_takes_what_most_play() -> None:
    def choose(game: str, *typed: str) -> tuple[dict[str, str], str]:
        screen = Screen(is_terminal=True)
        console = Console(Keys(typed, is_terminal=True), screen, screen, {})
        return ask_options(console, "en", game), screen.getvalue()

    options, told = choose("base", "")
    assert options == {"trade_build_phases": "combined"}
    assert "1  Modern: trade and build in any order. As nearly everybody plays today" in told
    assert choose("base", "2")[0] == {"trade_build_phases": "separated"}
    assert choose("knights") == ({}, "")  # its rules decide


def test_nobody_is_asked_for_a_game_who_has_named_a_seed(tmp_path: Path) -> None:
    answer = run("play", "--seed", "x", "--record", str(tmp_path / "g"), typed=["quit"])
    assert "Which game?" not in answer.out


def test_no_pieces_are_promised_where_none_stand(tmp_path: Path) -> None:
    answer = play(tmp_path / "game", "--map", "base-beginner", lines=2)
    assert "This is the beginners' set-up" not in answer.out
    assert "Where do you found your settlement?" in answer.out


# --- the drawing -------------------------------------------------------------------------------------


def full_board() -> Position:
    return table(
        "red cities: 8 18", "red roads: 8-12-17 8-13", "red metropolis: trade 8", "red walls: 8 18",
        "red knights: 12*", "red strong: 17", "blue city: 40", "blue road: 40-44", "blue mighty: 44*",
        "blue toppled: 31", "white sabotaged: 10", "red merchant: 4", ship=3,
        options={"saboteur": "classic"},
    )  # fmt: skip


@pytest.mark.parametrize(
    "mark", ["AAA|8", "AA|18", "a*12", "aa17", "BB40", "bbb*44", "B/31", "CC/10 ore", "(6)$A"]
)
def test_everything_is_drawn_without_colour(mark: str) -> None:
    drawing = "\n".join(draw(full_board(), MARKS, "en"))
    assert re.search(rf"(?<!\w){re.escape(mark)}(?!\w)", drawing)


def test_the_legend_explains_the_signs_of_this_game_only() -> None:
    lines = list(shown.legend("en", full_board(), NAMES, MARKS))
    assert len(lines) == 2
    assert "aa12: strong" in lines[1]


def test_the_board_in_words() -> None:
    text = "\n".join(shown.describe("en", full_board(), NAMES))
    assert "Anna has a city on 8. It is the metropolis of trade. It has a wall." in text
    assert "Bert has a knight on 44: mighty knight, active." in text
    assert "Bert has a toppled city on 31." in text
    assert "Carla has a sabotaged city on 10." in text
    assert "The merchant of Anna is here." in text
    assert "The barbarians have taken 3 of 7 steps." in text
    assert look("de", full_board(), 17, NAMES).endswith(
        "Anna hat einen Ritter auf 17: starker Ritter, passiv."
    )


def test_pieces_are_painted_with_their_signs() -> None:
    screen = Screen(is_terminal=True)
    sitting = Sitting()
    sitting.host.console = Console(Keys([], is_terminal=True), screen, screen, {"COLUMNS": "100"})
    painted = sitting.host.painted(full_board(), "AAA|8  bbb*44  aa17  forest")
    assert painted == "\x1b[91mAAA|8\x1b[0m  \x1b[33mbbb*44\x1b[0m  \x1b[91maa17\x1b[0m  forest"


# --- hand and table ----------------------------------------------------------------------------------


def test_the_hand_has_commodities_and_progress_cards() -> None:
    p = table("red hand: 3 coin 2 paper 4 ore", "red progress: spy 2 merchant")
    assert shown.hand("en", p, 0) == (
        "You hold 4 ore, 3 coins and 2 paper. Progress cards: 2 merchant and 1 spy. "
        "Beware of a seven: only 7 cards are safe."
    )


def test_nobody_sees_foreign_progress_cards() -> None:
    p = table("red progress: spy smith", "red levels: politics 3")
    view = p.view(BLUE)
    assert isinstance(view, BoardView)
    text = "\n".join(shown.table("en", view.position(), NAMES, MARKS, BLUE))
    assert "2 progress cards" in text
    assert "politics 3 (fortress)" in text
    assert "spy" not in text


def test_the_table_says_how_the_battle_would_end() -> None:
    lines = list(shown.table("de", full_board(), NAMES, MARKS, WHITE))
    assert lines[-1] == (
        "Die Barbaren haben 3 von 7 Schritten getan. Landeten sie jetzt, stünde es 4 gegen 4."
    )
    assert lines[0].startswith("A  Anna: 7 Punkte, 0 Karten, Handelsstraße 3, Handkartengrenze 11,")


def test_the_base_game_looks_as_before() -> None:
    from games.island.table import table as base_table

    p = base_table("red city: 8")
    assert "hand limit" not in "\n".join(shown.table("en", p, NAMES, MARKS, 0))
    assert len(list(shown.legend("en", p, NAMES, MARKS))) == 1
    action, out = chosen(p, "progress", "end")
    assert action == "end"
    assert "I do not understand 'progress'." in out


# --- choosing ----------------------------------------------------------------------------------------


def test_places_are_chosen_by_their_number() -> None:
    p = table("red city: 8", "red roads: 8-12-17", "red hand: ore wool")
    action, out = chosen(p, "knight", "17")
    assert action == "knight 17"
    assert "Place a knight ... (1 ore and 1 wool; 2 places)" in out


def test_improvements_say_what_they_cost() -> None:
    p = table("red city: 8", "red levels: trade 1", "red hand: 2 cloth coin")
    action, out = chosen(p, "Ausbau", "1", language="de")
    assert action == "improve trade"
    assert "Handel ausbauen auf Stufe 2, Zunft, für 2 Tuch" in out


def test_a_card_that_goes_back_says_what_it_does() -> None:
    p = table("red progress: spy bishop wedding intrigue smith")
    action, out = chosen(p, "return", "1")
    assert action == "return bishop"
    assert "Put bishop back under its deck. Move the robber and draw a card" in out


def test_cards_for_a_wedding_are_typed_at_once() -> None:
    p = table("red progress: wedding", "blue city: 18", "blue hand: 3 coin ore")
    p.do("wedding")
    sitting = Sitting("coin ore", player=BLUE)
    assert sitting.choose(p) == "give coin"
    assert "Give coin (you hold 3)" in sitting.out
    p.do("give coin")
    assert sitting.choose(p) == "give ore"


def test_a_master_merchant_sees_what_can_be_taken() -> None:
    p = table("red progress: master-merchant", "blue city: 18", "blue hand: 3 coin ore")
    p.do("master-merchant 1")
    action, out = chosen(p, "coin")
    assert action == "loot coin"
    assert "Take coin (3 of them)" in out


def test_why_not() -> None:
    p = table("red city: 8", "red road: 8-12", "red knights: 12*")
    action, out = chosen(p, "why activate 12", "why wall 8", "end")
    assert action == "end"
    assert "This knight is active already." in out
    assert "For a city wall you still need 2 brick." in out
    assert "It costs 2 brick." in out


def test_commands_of_this_game() -> None:
    p = table("red city: 8", "red progress: spy", "red levels: politics 1 trade 5")
    _, out = chosen(p, "progress", "help", "where", "end")
    assert "Spy (1): Look at the progress cards of an opponent and take one." in out
    assert "Politics: level 2, the church, costs 2 coins." in out
    assert "Trade: you have all five levels." in out
    assert "In Cities & Knights also:" in out
    assert "Also left: 2 basic, 2 strong and 2 mighty knights, 3 city walls." in out


def test_a_long_list_is_not_shown_at_once() -> None:
    p = table("red city: 8", "red progress: inventor")
    action, out = chosen(p, "inventor", "inventor 0 2")
    assert action == "inventor 0 2"
    assert "There are 50 more; type: more" in out


def test_the_table_names_who_holds_a_metropolis() -> None:
    p = table("red city: 8", "red metropolis: politics 8", "blue city: 18", "blue levels: politics 3")
    assert list(levels("en", p, RED)) == ["politics 4 (cathedral, metropolis)"]
    assert list(levels("de", p, BLUE)) == ["Politik 3 (Festung)"]
