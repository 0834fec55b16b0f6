"""The extended game as a whole: what lies out, mixes of sets, and cards that differ only in their place."""

from __future__ import annotations

import pytest

from hexhaven.games.duel.rules.game import ADVISED, cards_added, never_playable
from hexhaven.games.duel.rules.kinds import SETS, read_core, read_kinds

from .table import (
    at,
    citadel,
    city,
    counter,
    display,
    have,
    hold,
    in_pile,
    lay,
    play,
    refusal,
    region,
    rules,
    stock,
    table,
)

# --- what is laid out --------------------------------------------------------------------------------


@pytest.mark.article("duel-extended", "R102")
@pytest.mark.parametrize(
    ("preset", "stacks", "events"),
    [
        ("base", [13, 13, 12, 12, 12], 10),
        ("trade-change", [16, 15, 15, 15, 13, 13], 13),
        ("science-progress", [16, 16, 15, 15, 12, 12], 14),
        ("wizards-dragons", [16, 16, 15, 15, 19, 18], 13),
    ],
)
def test_base_cards_and_theme_cards_have_stacks_of_their_own(
    preset: str, stacks: list[int], events: int
) -> None:
    d = table(preset)
    assert [len(in_pile(d, i)) for i in range(len(d.piles))] == stacks
    assert d.events.size() == events


@pytest.mark.article("duel-extended")
def test_the_extended_game_goes_to_thirteen_points() -> None:
    assert rules("base").victory_points == 12
    assert rules("trade-change").victory_points == 13
    assert rules("wizards-dragons", victory_points="11").victory_points == 11


@pytest.mark.article("duel-mixes")
def test_sets_can_be_mixed_freely() -> None:
    d = table("trade-change", science_progress="on")
    assert display(d) == ["counting-house", "counting-house", "university", "university"]
    assert len(in_pile(d, 4)) + len(in_pile(d, 5)) == 26 + 24
    assert d.events.size() == 10 + 3 + 4
    assert d.citadels_left == 0


@pytest.mark.article("duel-mixes")
def test_the_cores_of_all_sets_are_forty_cards() -> None:
    d = table("trade-change", trade_change="core", science_progress="core", wizards_dragons="core")
    assert display(d) == ["counting-house", "counting-house", "university", "university"]
    theme = in_pile(d, 4) + in_pile(d, 5)
    assert len(theme) == 11 - 1 + 12 - 2 + 13  # without events, and without what lies open
    assert d.events.size() == 10 + 2 + 1 + 1
    assert cards_added(d.rules) == 40 == ADVISED


@pytest.mark.article("duel-mixes")
@pytest.mark.parametrize("set_name", SETS[1:])
def test_whatever_a_core_needs_is_in_it_or_in_the_base_set(set_name: str) -> None:
    kinds, copies = read_kinds()
    core = read_core(set_name)
    in_play = {name for name, n in core.items() if n} | {name for among, name in copies if among == SETS[0]}
    assert sum(core.values()) in (13, 14)
    for kind in kinds:
        if core.get(kind.name) and kind.needs:
            assert in_play & set(kind.needs), kind.name


@pytest.mark.article("duel-mixes")
@pytest.mark.parametrize("set_name", SETS[1:])
def test_a_core_has_no_more_copies_than_its_set(set_name: str) -> None:
    _, copies = read_kinds()
    for name, n in read_core(set_name).items():
        assert 0 <= n <= copies[set_name, name]


@pytest.mark.article("duel-mixes")
def test_single_cards_of_a_set_can_be_chosen() -> None:
    d = table("trade-change", trade_change="off", science_progress="2x university, cannon, plague")
    assert display(d) == ["university", "university"]
    assert [len(in_pile(d, 4)), len(in_pile(d, 5))] == [1, 0]
    assert d.events.size() == 10 + 1
    assert cards_added(d.rules) == 4
    assert not d.rules.knows(d.rules.kind_names.index("inventor"))


@pytest.mark.article("duel-mixes")
@pytest.mark.parametrize(
    ("chosen", "idle"),
    [
        ("cannon, printing", ["cannon", "printing"]),
        ("cannon, university", []),
        ("plague, fire-brigade", []),
    ],
)
def test_a_card_whose_condition_is_not_in_the_game_can_never_be_laid_out(
    chosen: str, idle: list[str]
) -> None:
    assert never_playable(rules("science-progress", science_progress=chosen)) == idle


@pytest.mark.article("duel-mixes")
def test_a_condition_may_itself_want_a_condition() -> None:
    """A University wants an Abbey or the like, which the base set has."""
    played = rules("science-progress", science_progress="cannon, university")
    assert played.kinds[played.kind_names.index("university")].needs
    assert never_playable(played) == []


@pytest.mark.article("duel-mixes")
def test_a_condition_of_one_set_is_met_by_a_card_of_another() -> None:
    d = table("trade-change", science_progress="on")
    city(d, 0, 5)
    lay(d, 0, "abbey", "5d1")
    have(d, 0, lumber=2, brick=1, grain=2)
    d.do("build university 5u1")
    hold(d, 0, "printing")
    play(d, "play printing", "choose ore", "choose gold")
    assert stock(d, 0) == {"ore": 1, "gold": 1}


# --- the works ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-works", "duel-card-dye-works", "duel-card-art-forge", "duel-card-distillery")
@pytest.mark.parametrize(
    ("name", "terrain", "resource"),
    [
        ("dye-works", "pasture", "wool"),
        ("art-forge", "mountains", "ore"),
        ("distillery", "fields", "grain"),
    ],
)
def test_each_of_the_works_lies_at_its_terrain_and_stores_what_it_bears(
    name: str, terrain: str, resource: str
) -> None:
    d = table("trade-change")
    city(d, 0, 6)
    lay(d, 0, "counting-house", "6u1")
    region(d, 0, "5u", f"{terrain} 1", 3)
    region(d, 0, "5d", "gold-river 2")
    hold(d, 0, name)
    assert refusal(d, f"build {name} r5d") == ("no_place_for_card", "duel-sites")
    play(d, f"build {name} r5u", "use r5u raise")
    assert at(d, 0, "r5u") == name
    assert counter(d, 0, "r5u") == 1
    assert stock(d, 0) == {resource: 1}
    assert refusal(d, "use r5u raise") == ("too_few_goods", "R35")


# --- dragons -----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-dragon-ismai", "duel-card-dragon-samsor", "duel-dragons")
@pytest.mark.parametrize(("name", "price", "strength"), [("dragon-ismai", 3, 5), ("dragon-samsor", 4, 7)])
def test_a_dragon_is_paid_with_magic_power(name: str, price: int, strength: int) -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    lay(d, 0, "wizard-hafli", "r5u", counter=2)
    lay(d, 0, "wizard-arsa", "r6u", counter=price - 3)
    hold(d, 0, name)
    assert refusal(d, f"build {name} 5u1")[0] == "no_power"
    lay(d, 0, "wizard-arsa", "r6u", counter=price - 2)
    d.do(f"build {name} 5u1")
    assert d.realms[0].strength == strength
    assert counter(d, 0, "r5u") + counter(d, 0, "r6u") == 0
