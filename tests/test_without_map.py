"""A game without a map: the catalog sets it up, and its record is written, read and checked without one."""

from __future__ import annotations

import pytest

from hexhaven import catalog, words
from hexhaven.catalog import Caution, SetupError
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.dealer import Dealer, commitment, map_rng, seed_from
from hexhaven.games.duel.manifest import THEME_SETS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.record import Record, RecordError, judge, read_record
from race import RACE, Race

SEED = seed_from("a race")


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog.GAMES, RACE.id, RACE)


def played() -> Record:
    setup = catalog.prepare(map_rng(SEED), "race")
    record = Record(setup, ["Anna", "Bert"], commitment(SEED), SEED)
    dealer = Dealer(SEED)
    while record.state.actor() != NOBODY:
        if record.state.actor() == CHANCE:
            record.deal(dealer)
        else:
            record.play(record.state.legal()[0])
    return record


def test_it_is_set_up_for_all_its_players_with_its_usual_preset() -> None:
    setup = catalog.prepare(map_rng(SEED), "race")
    assert (setup.players, setup.preset, setup.map, setup.layout) == (2, "short", None, None)
    assert setup.map_name == ""
    assert isinstance(catalog.start(setup), Race)


def test_it_takes_no_map() -> None:
    assert RACE.maps.ids() == []
    with pytest.raises(SetupError, match="played without a map"):
        catalog.prepare(map_rng(SEED), "race", map="base-beginner")


def test_it_says_how_many_can_play() -> None:
    with pytest.raises(SetupError, match="'race' is for 2 players, not 3"):
        catalog.prepare(map_rng(SEED), "race", 3)


def test_its_record_has_no_map_and_reads_back() -> None:
    record = played()
    text = record.write()
    assert "map:" not in text
    assert read_record(text).write() == text


def test_its_outcomes_follow_from_the_seed() -> None:
    assert judge(read_record(played().write())).finding == "good"
    other = Record(played().setup, ["Anna", "Bert"], commitment(SEED), SEED)
    other.do("roll")
    drawn = played().entries[1].text
    other.do("rolled 1" if drawn != "rolled 1" else "rolled 2", CHANCE)
    assert judge(other).finding == "wrong_dice"


def with_map_of_a_board_game() -> str:
    board = Record(catalog.prepare(map_rng(SEED), players=2), ["Anna", "Bert"]).write()
    drawn = board[board.index("map:") : board.index("moves:")]
    return played().write().replace("moves:", f"{drawn}moves:")


def test_a_map_in_its_record_is_refused() -> None:
    with pytest.raises(RecordError, match="line 1: this game is played without a map"):
        read_record(with_map_of_a_board_game())


def test_the_record_of_a_board_game_must_have_a_map() -> None:
    board = Record(catalog.prepare(map_rng(SEED), players=2), ["Anna", "Bert"]).write()
    without = board[: board.index("map:")] + board[board.index("moves:") :]
    with pytest.raises(RecordError, match="line 1: a board game needs a map"):
        read_record(without)


def test_a_record_that_ends_too_early_is_refused_with_its_line() -> None:
    head = played().write().partition("moves:")[0]
    with pytest.raises(RecordError, match=rf"line {len(head.splitlines()) + 1}: .* ends before its moves"):
        read_record(head)


# --- in words ----------------------------------------------------------------------------------------


def test_it_is_told_by_its_own_texts() -> None:
    record = played()
    (roll, start), (rolled, thrown) = list(record.steps())[:2]
    assert words.story("en", start, roll, record.names) == "Anna: roll"
    assert words.story("en", start, rolled, record.names) == rolled.text
    assert words.action("de", start, roll.action) == "roll"
    assert words.asked("en", catalog.start(record.setup), 0) == words.say("en", "asked.other")
    assert words.understand("de", thrown, "roll") == "roll"


def test_a_line_of_it_is_told_without_the_words_of_another_game() -> None:
    assert words.story_of_text("en", 1, "city 12", ["Anna", "Bert"], NOBODY, "race") == "Bert: city 12"


# --- the card game -----------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", catalog.game("duel").presets)
def test_the_card_game_is_set_up_without_a_map(preset: str) -> None:
    setup = catalog.prepare(map_rng(SEED), "duel", preset=preset)
    assert (setup.players, setup.map) == (2, None)
    assert isinstance(catalog.start(setup), Duel)


@pytest.mark.parametrize(
    ("preset", "options", "reason"),
    [
        ("base", {"trade_change": "on"}, "the base game is played without theme sets"),
        ("base", {"mode": "extended"}, "this game needs a theme set"),
        ("trade-change", {"trade_change": "off"}, "this game needs a theme set"),
        ("tournament", dict.fromkeys(THEME_SETS, "off"), "this game needs a theme set"),
        ("tournament", {"trade_change": "core"}, "decks are chosen from whole sets"),
        ("tournament", {"trade_change": "tavern"}, "decks are chosen from whole sets"),
    ],
)
def test_theme_sets_belong_to_the_extended_card_game(
    preset: str, options: dict[str, str], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        catalog.prepare(map_rng(SEED), "duel", preset=preset, options=options)


@pytest.mark.parametrize(
    ("preset", "options", "n"),
    [
        ("trade-change", {"science_progress": "on"}, "60"),
        ("wizards-dragons", {"trade_change": "core"}, "53"),
        ("science-progress", {"trade_change": "on", "wizards_dragons": "on"}, "100"),
    ],
)
def test_a_mix_of_many_cards_is_warned_of(preset: str, options: dict[str, str], n: str) -> None:
    setup = catalog.prepare(map_rng(SEED), "duel", preset=preset, options=options)
    caution = Caution("many_cards", "duel-mixes", {"n": n, "most": "40"})
    assert catalog.game("duel").advise(setup.options) == [caution]


def test_cards_that_wait_in_vain_are_warned_of() -> None:
    setup = catalog.prepare(
        map_rng(SEED), "duel", preset="trade-change", options={"science_progress": "cannon, 2x printing"}
    )
    caution = Caution("idle_cards", "duel-mixes", {"cards": "cannon, printing"})
    assert catalog.game("duel").advise(setup.options) == [caution]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("2x University,cannon", "cannon, 2x university"),
        ("university, cannon, university", "cannon, 2x university"),
        ("1x  plague", "plague"),
    ],
)
def test_chosen_cards_are_kept_in_one_order(given: str, kept: str) -> None:
    options = catalog.complete(catalog.game("duel"), "science-progress", {"science_progress": given})
    assert options["science_progress"] == kept
    assert catalog.complete(catalog.game("duel"), "science-progress", options) == options


def test_a_record_keeps_the_chosen_cards() -> None:
    chosen = {"science_progress": "cannon, 2x university"}
    setup = catalog.prepare(map_rng(SEED), "duel", preset="science-progress", options=chosen)
    record = Record(setup, ["Anna", "Bert"])
    assert "option: science_progress=cannon, 2x university" in record.write()
    assert read_record(record.write()).setup == setup


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        *[(preset, {}) for preset in catalog.game("duel").presets],
        ("trade-change", dict.fromkeys(THEME_SETS, "core")),
    ],
)
def test_no_other_card_game_is_warned_of(preset: str, options: dict[str, str]) -> None:
    setup = catalog.prepare(map_rng(SEED), "duel", preset=preset, options=options)
    assert catalog.game("duel").advise(setup.options) == []


def test_theme_sets_may_be_mixed() -> None:
    both = {"science_progress": "on", "wizards_dragons": "on"}
    setup = catalog.prepare(map_rng(SEED), "duel", preset="trade-change", options=both)
    assert setup.options["mode"] == "extended"
