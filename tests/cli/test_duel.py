"""The card game in the terminal: whole games, both principalities in letters, menus and typed words."""

import re
from pathlib import Path

import pytest

from games.duel.table import citadel, city, hold, lay, region, table
from hexhaven import catalog, words
from hexhaven.cli.console import Console
from hexhaven.cli.host import Host
from hexhaven.cli.teller import Teller
from hexhaven.core.game import NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.terminal import LAYER as DUEL
from hexhaven.games.duel.terminal.human import DuelHuman
from hexhaven.games.duel.terminal.text import WIDTH
from hexhaven.games.duel.words.names import rows, title
from hexhaven.record import read_record, verify
from hexhaven.scene.family import viewpoint
from hexhaven.scene.registry import family_of

from .terminal import Answer, Keys, Screen, run, run_autopilot
from .test_play import READABLE

NAMES = ["Anna", "Bert"]
MARKS = ["A", "B"]
RESULTS = Path(__file__).parent / "boards"

PRESETS = list(catalog.game("duel").presets)


def play(path: Path, *argv: str, seed: object = 5, lines: int = 100_000) -> Answer:
    arguments = ("--game", "duel", "--seed", "duel", "--record", str(path), "--seats", "human,random", *argv)
    return run_autopilot("play", *arguments, seed=seed, lines=lines)


def test_a_game_that_cannot_be_set_up_is_refused_in_the_language_of_the_player(tmp_path: Path) -> None:
    answer = play(tmp_path / "game.hexhaven", "--option", "trade_change=on", "--language", "de")
    assert answer.code == 2
    assert "zum Grundspiel gehört kein Themen-Set: lass trade_change weg" in answer.err


def test_a_mix_of_many_cards_is_warned_of(tmp_path: Path) -> None:
    mix = ("--preset", "trade-change", "--option", "science_progress=on")
    assert "About 40 play best" in play(tmp_path / "many.hexhaven", *mix, lines=3).out
    assert "About 40" not in play(tmp_path / "few.hexhaven", *mix[:2], lines=3).out


def test_single_cards_of_a_set_are_chosen_by_name(tmp_path: Path) -> None:
    path = tmp_path / "chosen.hexhaven"
    chosen = ("--preset", "science-progress", "--option", "science_progress=2x university, cannon")
    answer = play(path, *chosen, lines=3)
    assert (answer.code, answer.err) == (0, "")
    assert read_record(path.read_text("utf-8")).setup.options["science_progress"] == "cannon, 2x university"


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_from_the_first_region_to_victory(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.hexhaven"
    answer = play(path, "--language", language)
    assert (answer.code, answer.err) == (0, "")
    record = read_record(path.read_text("utf-8"))
    assert record.setup.game == "duel"
    assert record.state.actor() == NOBODY
    assert verify(record) == []
    check_lines(answer.out.replace(str(tmp_path), ""), language)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_beginning_of_every_way_to_play(tmp_path: Path, preset: str) -> None:
    answer = play(tmp_path / "game", "--preset", preset, "--language", "de", lines=250)
    assert (answer.code, answer.err) == (0, "")
    check_lines(answer.out.replace(str(tmp_path), ""), "de")


def check_lines(out: str, language: str) -> None:
    for line in out.splitlines():
        assert READABLE.fullmatch(line), line
        assert len(line) <= 80 or " " not in line.strip(), line
    if language == "de":
        assert not re.search(r"\b(the|you|your|rolls|settlement|road|stack)\b", out)


def test_a_game_is_told_again_as_one_player_saw_it(tmp_path: Path) -> None:
    path, seen = tmp_path / "game", tmp_path / "seen"
    play(path, lines=200)
    told = run("replay", str(path))
    assert told.code == 0
    assert "The card game, Anna and Bert." in told.out
    assert run("replay", str(path), "--redact", "Anna", "-o", str(seen)).code == 0
    again = run("replay", str(seen), "--language", "de")
    assert again.code == 0
    assert "eine Karte" in again.out
    assert "?" not in again.out


def test_the_rules_of_the_card_game_are_looked_up() -> None:
    answer = run("rules", "duel-tokens")
    assert answer.code == 0
    assert "windmill" in answer.out


# --- one person before one position ------------------------------------------------------------------


def begun(*moves: str) -> Duel:
    state = catalog.start(catalog.prepare(Rng(1), "duel", 2))
    assert isinstance(state, Duel)
    for text in moves:
        state.do(text)
    return state


def chosen(d: Duel, *typed: str, language: str = "en") -> tuple[str, str]:
    """What a person chooses by typing these lines, and what they saw."""
    screen = Screen()
    console = Console(Keys(typed), screen, screen, {})
    language = words.within(language, d.slices())
    host = Host(console, language, NAMES, (0,), linear=True)
    human = DuelHuman(0, host, Teller(language, NAMES, 0))
    return d.write(human.choose(d.view(0))), screen.getvalue()


def test_the_question_is_asked_with_its_choices() -> None:
    choice, out = chosen(begun("begins 0"), "2")
    assert choice == "arrange hills"
    assert "Which of your regions lies at the top left?" in out
    assert "  2  Lay hills 5 at the top left" in out


def test_what_is_typed_in_german() -> None:
    choice, out = chosen(begun("begins 0"), "warum Siedlung 4", "Gebirge", language="de")
    assert choice == "arrange mountains"
    assert "Lege zuerst deine Landschaften an." in out


def test_both_principalities_are_described_in_words() -> None:
    _, out = chosen(begun("begins 0"), "describe", "1")
    assert "Anna: 2 points; commerce 0, strength 0, tournament 0; 0 of 3 cards in hand." in out
    assert "Settlement 5: 5u1 -, 5d1 -." in out


# --- stacks -------------------------------------------------------------------------------------------


def short_of_cards(*emptied: int) -> Duel:
    """The end of a turn with too few cards in hand; some stacks are used up."""
    d = table()
    for pile in emptied:
        while d.piles[pile].size():
            d.piles[pile].lift_top()
    d.do("end")
    return d


@pytest.mark.parametrize("typed", ["draw 1", "draw stack 1", "stack 1", "1", "draw from stack 1"])
def test_the_first_stack_is_stack_1_however_it_is_typed(typed: str) -> None:
    choice, _ = chosen(short_of_cards(), "draw", typed)
    assert choice == "draw 0"


@pytest.mark.parametrize("typed", ["ziehe 2", "ziehe Stapel 2", "Stapel 2"])
def test_stacks_are_counted_from_1_in_german(typed: str) -> None:
    assert chosen(short_of_cards(), typed, language="de")[0] == "draw 1"


def test_stacks_are_counted_from_1_where_a_card_goes_under_one() -> None:
    d = table()
    hold(d, 0, "abbey", "smithy", "bishop", "church")
    d.do("end")
    assert d.write(d.legal()[0]).startswith("under ")
    assert chosen(d, "under abbey 3")[0] == "under abbey 2"
    choice, out = chosen(d, "1", "3")
    assert choice.endswith(" 2")
    assert "  3  Put " in out
    assert " under stack 3" in out


def test_a_list_shows_each_stack_under_its_own_number() -> None:
    """An empty stack is left out, and the others keep their numbers."""
    choice, out = chosen(short_of_cards(0, 1), "draw", "3")
    assert choice == "draw 2"
    assert "  3  Draw the top card of stack 3" in out
    assert "  1  Draw the top card" not in out


def test_stack_0_and_an_empty_stack_are_refused_in_words() -> None:
    _, out = chosen(short_of_cards(1), "draw 0", "draw 2", "draw 9", "draw 1")
    assert out.count("This stack is empty.") == 1
    assert "draw 2" in out  # how it is written
    assert "-1" not in out


def test_what_happens_is_told_with_the_number_that_was_typed(tmp_path: Path) -> None:
    path = tmp_path / "game.hexhaven"
    play(path, lines=400)
    entries = read_record(path.read_text("utf-8")).entries
    told = run("replay", str(path)).out.replace("\n  ", " ")
    drawn = [
        (n, entry.text.split()[1]) for n, entry in enumerate(entries, 1) if entry.text.startswith("draw ")
    ]
    assert drawn
    for number, stack in drawn:  # the card itself comes with the next entry
        assert re.search(
            rf"^Move {number + 1}: \w+ draws .* from stack {int(stack) + 1}\.", told, re.MULTILINE
        )


def test_the_page_calls_a_stack_by_the_same_number() -> None:
    """The page shows a stack's id and one; its labels and those of the terminal name that number."""
    d = short_of_cards(1)
    choices = family_of(d).choices(viewpoint("en", d, 0, NAMES))
    drawn = [choice for choice in choices if choice.verb == "draw"]
    assert drawn
    for choice in drawn:
        assert choice.place is not None
        assert choice.label.endswith(f"stack {choice.place.id + 1}")
        assert chosen(d, "draw", str(choice.place.id + 1))[0] == choice.text


def looking_through() -> Duel:
    """A player looks through stack 2 for the first cards."""
    d = begun(
        "begins 0", *[f"arrange {land}" for land in ("forest", "hills", "pasture", "fields", "mountains")]
    )
    while d.actor() == 1:
        d.do(d.write(d.legal()[0]))
    d.do("open 1")
    rng = Rng(3)
    while d.actor() < 0:
        d.apply(d.deal(rng))
    return d


def test_the_first_cards_are_shown_in_the_order_of_their_stack() -> None:
    d = looking_through()
    entries = [d.rules.kind_names[int(kind)] for kind in d.piles[1].entries]
    top_down = list(dict.fromkeys(reversed(entries)))
    _, out = chosen(d, "1")
    titles = re.findall(r"^ +\d+  Take (.*)$", out, re.MULTILINE)
    assert titles == [title("en", name) for name in top_down]


def test_in_the_tournament_the_stacks_are_listed_with_their_owners() -> None:
    lines = "\n".join(DUEL.picture(words.within("en", ["duel"]), table("tournament"), MARKS))
    assert re.search(r"Stacks of A \(cards left\): 1 \(\d+\), 2 ", lines)
    assert re.search(r"Stacks of B \(cards left\): 5 \(\d+\), 6 ", lines)


def furnished() -> Duel:
    """A game in which much lies about."""
    d = table("wizards-dragons")
    city(d, 0, 5)
    citadel(d, 0, 6)
    region(d, 0, "5u", "forest 4", 2)
    region(d, 1, "6d", "mountains 3", 3)
    lay(d, 0, "abbey", "5u1")
    lay(d, 0, "knight-konrad", "5d2")
    lay(d, 0, "wizard-ari", "r7u", counter=2)
    lay(d, 1, "smithy", "5u1", "bewitched")
    hold(d, 0, "spy", "bishop")
    return d


@pytest.mark.parametrize("language", ["en", "de"])
def test_both_principalities_drawn_in_letters(language: str) -> None:
    drawn = DUEL.picture(words.within(language, ["duel"]), furnished(), MARKS)
    assert all(len(line) <= WIDTH for line in drawn)
    assert "\n".join(drawn) + "\n" == (RESULTS / f"duel-{language}.txt").read_text("utf-8")


def test_the_headings_are_coloured_where_colours_are_seen() -> None:
    screen = Screen(is_terminal=True)
    console = Console(Keys([]), screen, screen, {"TERM": "xterm"})
    d = furnished()
    line = DUEL.picture(words.within("en", ["duel"]), d, MARKS)[0]
    assert DUEL.paint(console, d, MARKS, line) == console.paint(line, "red") != line


# --- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "typed"), [("en", "read"), ("de", "lies")])
def test_what_the_cards_of_the_hand_cost_and_do(language: str, typed: str) -> None:
    d = table()
    hold(d, 0, "abbey", "spy")
    _, out = chosen(d, typed, "end", language=language)
    text = " ".join(out.split())
    assert f"{title(language, 'spy')}: {' '.join(rows()['spy'].text[language].split())}" in text
    assert re.search(rf"{title(language, 'abbey')} \(\d .*?\): ", text)


def test_the_cards_to_choose_from_are_explained_too() -> None:
    d = looking_through()
    top = title("en", d.rules.kind_names[int(d.piles[1].entries[-1])])
    out = chosen(d, "read", "1")[1].partition("> read")[2]
    assert out.lstrip().startswith(top)
    assert "You hold no cards." in chosen(table(), "read", "end")[1]


# --- decks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_ready_made_deck_is_brought_to_the_tournament_at_once(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game"
    argv = ("--game", "duel", "--preset", "tournament", "--seats", "human,greedy", "--seed", "3")
    answer = run("play", *argv, "--record", str(path), "--language", language, typed=["deck", "1", "quit"])
    assert (answer.code, answer.err) == (0, "")
    texts = [entry.text for entry in read_record(path.read_text("utf-8")).entries if entry.player == 0]
    assert sum(text.startswith("deck ") for text in texts) == 33
    assert sum(text.startswith("start ") for text in texts) == 3
    assert not any(text.startswith("arrange") for text in texts)  # that is the next question


def test_whoever_would_rather_choose_cards_goes_back_to_them(tmp_path: Path) -> None:
    argv = ("--game", "duel", "--preset", "tournament", "--seats", "human,greedy", "--seed", "3")
    answer = run("play", *argv, "--record", str(tmp_path / "game"), typed=["deck", "", "1", "quit"])
    assert "First steps: A bit of everything" in answer.out
    assert "You put " in answer.out.rpartition("Which deck do you bring?")[2]
