"""The set-up of the card game."""

from collections import Counter

import pytest

from hexhaven.core.game import NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.kinds import read_kinds
from hexhaven.games.duel.rules.realm import COLUMNS, number, terrain
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import TERRAIN_NAMES

from .table import display, hand, in_pile, options_of, pile, play, refusal, rules, stock

LANDS = ["forest", "hills", "pasture", "fields", "mountains"]


def begun(preset: str = "base", first: int = 0) -> Duel:
    """Both have laid their regions; the first cards are to be chosen."""
    d = start_duel(rules(preset))
    play(d, f"begins {first}", *[f"arrange {land}" for _ in range(2) for land in LANDS])
    return d


# --- stacks ------------------------------------------------------------------------------------------


@pytest.mark.article("R102", "duel-setup")
@pytest.mark.parametrize(
    ("preset", "stacks", "events"),
    [
        ("base", [13, 13, 12, 12, 12], 10),
        ("trade-change", [16, 15, 15, 15, 13, 13], 13),
        ("science-progress", [16, 16, 15, 15, 12, 12], 14),
        ("wizards-dragons", [16, 16, 15, 15, 19, 18], 13),
    ],
)
def test_stacks_have_about_equal_sizes(preset: str, stacks: list[int], events: int) -> None:
    d = start_duel(rules(preset))
    assert [pile.size() for pile in d.piles] == stacks
    assert d.events.size() == events
    assert set(in_pile(d, 0)) == {"?"}


@pytest.mark.article("R102", "duel-open-cards")
@pytest.mark.parametrize(
    ("preset", "open_cards", "citadels"),
    [
        ("base", [], 0),
        ("trade-change", ["counting-house", "counting-house"], 0),
        ("science-progress", ["university", "university"], 0),
        ("wizards-dragons", [], 5),
    ],
)
def test_what_lies_open(preset: str, open_cards: list[str], citadels: int) -> None:
    d = start_duel(rules(preset))
    assert display(d) == open_cards
    assert d.citadels_left == citadels


@pytest.mark.article("R102")
@pytest.mark.parametrize("preset", ["base", "science-progress"])
def test_base_and_theme_cards_are_shuffled_apart(preset: str) -> None:
    d = start_duel(rules(preset))
    kinds, copies = read_kinds()
    for pool, name in ((0, "base"), (2, preset)):
        expected = {card: n for (of, card), n in copies.items() if of == name}
        found = {kinds[i].name: int(n) for i, n in enumerate(d.pools[pool].counts) if n}
        if pool == 2 and preset == "base":
            assert found == {}
            continue
        events = {kind.name for kind in kinds if kind.kind == 5}
        assert found == {card: n for card, n in expected.items() if card not in events | {"university"}}


@pytest.mark.article("duel-setup")
def test_roads_settlements_cities_and_regions_lie_ready() -> None:
    d = start_duel(rules("base"))
    assert (d.roads_left, d.settlements_left, d.cities_left, d.regions_left) == (7, 5, 7, 11)
    lands = Counter(TERRAIN_NAMES[card // 6] for card, n in enumerate(d.region_stack) for _ in range(int(n)))
    assert lands == dict.fromkeys(LANDS, 2) | {"gold-river": 1}


# --- principalities ----------------------------------------------------------------------------------


@pytest.mark.article("duel-setup", "duel-regions")
def test_each_player_has_six_regions_with_a_resource_each() -> None:
    d = begun()
    for player in range(2):
        assert stock(d, player) == dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 1)
    numbers = [
        {TERRAIN_NAMES[terrain(entry)]: int(number(entry)) for entry in r.regions if entry} for r in d.realms
    ]
    assert numbers[0] == {
        "fields": 1, "mountains": 2, "pasture": 3, "forest": 4, "hills": 5, "gold-river": 6,
    }  # fmt: skip
    assert numbers[1] == {
        "fields": 2, "mountains": 3, "pasture": 4, "forest": 5, "hills": 6, "gold-river": 1,
    }  # fmt: skip


@pytest.mark.article("duel-setup")
def test_regions_are_laid_as_one_likes() -> None:
    d = start_duel(rules("base"))
    play(d, "begins 1", "arrange gold-river", "arrange hills", "arrange fields")
    assert d.actor() == 1  # who begins lays first
    assert refusal(d, "arrange hills") == ("region_laid", "duel-setup")
    play(d, "arrange forest", "arrange pasture")  # mountains come last
    regions = d.realms[1].regions
    corners = [int(terrain(regions[row + column])) for row in (0, COLUMNS) for column in (5, 6, 7)]
    assert [TERRAIN_NAMES[x] for x in corners] == [
        "gold-river", "hills", "fields", "forest", "pasture", "mountains",
    ]  # fmt: skip
    assert d.actor() == 0


@pytest.mark.article("duel-setup", "duel-tokens")
def test_the_game_begins_with_two_points_each_and_no_tokens() -> None:
    d = begun()
    assert d.points() == [2, 2]
    assert d.knight_token == d.windmill_token == NOBODY
    assert not d.unlocked


# --- the first cards ---------------------------------------------------------------------------------


@pytest.mark.article("duel-setup", "R103")
@pytest.mark.parametrize(("preset", "last"), [("base", 4), ("science-progress", 5)])
def test_each_takes_three_cards_of_one_stack_the_second_of_another_one(preset: str, last: int) -> None:
    d = begun(preset, 1)
    pile(d, last, "abbey", "smithy", "spy", "scout", "bishop")
    pile(d, 0, "abbey", "smithy", "spy")
    assert d.actor() == 1
    assert options_of(d) == [f"open {i}" for i in range(last + 1)]
    play(d, f"open {last}", "take smithy", "take bishop", "take abbey")
    assert in_pile(d, last) == ["spy", "scout"]  # the order of the others stays
    assert d.actor() == 0
    assert refusal(d, f"open {last}") == ("other_stack", "duel-setup")
    play(d, "open 0", "take abbey", "take spy", "take smithy")
    assert hand(d, 1) == ["abbey", "bishop", "smithy"]
    assert hand(d, 0) == ["abbey", "smithy", "spy"]
    assert (d.turn, d.depth) == (1, 0)
    assert options_of(d) == ["roll"]


@pytest.mark.article("duel-setup")
def test_only_who_looks_through_a_stack_learns_its_cards() -> None:
    d = begun()
    play(d, "open 0")
    assert d.write(d.read("revealed abbey"), 1) == "revealed ?"
    while options_of(d)[0].startswith("revealed"):
        play(d, options_of(d)[0])
    own, other = d.view(0).seen, d.view(1).seen
    assert isinstance(own, Duel)
    assert isinstance(other, Duel)
    assert "?" not in in_pile(own, 0)
    assert set(in_pile(other, 0)) == {"?"}


@pytest.mark.article("duel-setup", "R103")
def test_what_is_left_can_be_imagined_after_a_look_into_a_theme_stack() -> None:
    d = begun("science-progress")
    play(d, "open 4", "revealed alchemist", "revealed bishop")  # of these the base stacks have more
    while (options := options_of(d))[0].startswith("revealed"):
        play(d, next(text for text in options if text != "revealed scout"))
    for seed in range(20):
        imagined = d.view(0).fill(Rng(seed))
        assert isinstance(imagined, Duel)
        assert [int(pool.size) for pool in imagined.pools] == [62, 14, 12]
        assert int(imagined.pools[2].counts[d.rules.kind_names.index("scout")]) == 1
