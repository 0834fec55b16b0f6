"""Wizards & Dragons: its action cards."""

import pytest

from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.view import look

from .magic import magical, two_wizards, with_book
from .table import (
    at,
    citadel,
    city,
    counter,
    discarded,
    event,
    event_deck,
    events,
    hold,
    in_pile,
    kind,
    lay,
    marks,
    options_of,
    play,
    refusal,
    region,
    sensible_of,
    stock,
    store,
    stored,
    table,
)

PRICES = {
    "better-world": 1, "duel-of-wizards": 1, "witch": 1, "land-transform": 1, "materialisation": 1,
    "whirlwind": 2, "knowledge-of-ancestors": 1, "magic-hand": 1,
}  # fmt: skip
CARDS = [pytest.param(name, n, marks=pytest.mark.article(f"duel-card-{name}")) for name, n in PRICES.items()]
ATTACKS = [
    pytest.param(name, marks=pytest.mark.article(f"duel-card-{name}"))
    for name in ("duel-of-wizards", "witch", "whirlwind", "magic-hand")
]

# --- all of them -------------------------------------------------------------------------------------


def ready(power: int) -> Duel:
    """Whatever the cards need is there; both wizards of player 0 have so much power together."""
    d = two_wizards(0)
    lay(d, 0, "wizard-hafli", "r5u", counter=power)
    lay(d, 1, "garrison", "6u1")
    lay(d, 1, "inspiration", "5u1")
    region(d, 0, "7d", "fields 4")
    store(d, 1, r6u=1)
    discard = d.discard_pile(0)
    discard[kind(d, "spy")] += 1
    return d


@pytest.mark.article("duel-magic", "duel-actions")
@pytest.mark.parametrize(("name", "price"), CARDS)
def test_an_action_costs_magic_power(name: str, price: int) -> None:
    d = ready(price)
    hold(d, 0, name)
    play(d, f"play {name}")
    assert counter(d, 0, "r5u") == 0


@pytest.mark.article("duel-magic")
@pytest.mark.parametrize(("name", "price"), CARDS)
def test_an_action_is_refused_without_the_power(name: str, price: int) -> None:
    d = ready(price - 1)
    hold(d, 0, name)
    assert refusal(d, f"play {name}") == ("no_power", "duel-magic")


@pytest.mark.article("duel-lock", "R104")
@pytest.mark.parametrize(("name", "price"), CARDS)
def test_an_action_is_locked_like_any_other(name: str, price: int) -> None:
    d = ready(price)
    d.unlocked = False
    hold(d, 0, name)
    assert refusal(d, f"play {name}") == ("still_locked", "duel-lock")


@pytest.mark.article("R78", "duel-card-philosophers-stone")
@pytest.mark.parametrize("name", ATTACKS)
def test_the_stone_bars_the_magical_attacks(name: str) -> None:
    d = ready(2)
    lay(d, 1, "philosophers-stone", "5d1")
    hold(d, 0, name)
    assert refusal(d, f"play {name}") == ("attacks_barred", "duel-card-philosophers-stone")


# --- better world ------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-better-world", "R79")
def test_a_better_world_has_one_event_less_but_keeps_the_end_of_the_year() -> None:
    d = magical()
    event_deck(d, "plague", "year-end", "conflict", "plague")
    hold(d, 0, "better-world")
    play(d, "play better-world")
    assert options_of(d) == ["card conflict", "card plague", "pass"]
    assert refusal(d, "card year-end") == ("no_answer", "duel-card-better-world")
    play(d, "card conflict")
    assert events(d) == ["plague", "year-end", "plague"]
    assert d.removed[kind(d, "conflict")] == 1


@pytest.mark.article("duel-card-better-world", "R79", "duel-card-year-end")
def test_a_removed_event_stays_out_when_the_year_ends() -> None:
    d = magical()
    event_deck(d, "conflict", "year-end")
    pool = d.pools[d.events.pool]
    before = int(pool.counts[kind(d, "conflict")])
    hold(d, 0, "better-world")
    play(d, "play better-world", "card conflict")
    event(d, "event-card")
    play(d, "turned year-end")
    assert (events(d), int(pool.counts[kind(d, "conflict")])) == (["?"], before)


@pytest.mark.article("duel-card-better-world", "R161")
def test_one_may_only_look_at_the_events() -> None:
    d = magical()
    event_deck(d, "plague", "year-end")
    hold(d, 0, "better-world")
    play(d, "play better-world", "pass")
    assert events(d) == ["plague", "year-end"]


@pytest.mark.article("duel-card-better-world")
def test_only_who_looks_through_the_events_knows_them() -> None:
    d = magical()
    hold(d, 0, "better-world")
    play(d, "play better-world")
    for _ in range(d.events.size()):
        assert d.write(d.legal()[0], 1) == "revealed ?"
        d.apply(d.legal()[0])
    play(d, "pass")
    mine, theirs = (look(d, player).duel() for player in range(2))
    assert "?" not in events(mine)
    assert set(events(theirs)) == {"?"}


# --- duel of wizards ---------------------------------------------------------------------------------


@pytest.mark.article("duel-card-duel-of-wizards", "R83", "R163")
def test_the_weaker_wizard_goes_under_a_stack_its_owner_chooses() -> None:
    d = magical(3)
    hold(d, 0, "duel-of-wizards")
    before = d.points()[1]
    play(d, "play duel-of-wizards", "slot r5u", "slot xr5u", "die 5", "die 3")  # 5 + 2 against 3 + 3
    assert d.actor() == 1
    play(d, "pile 2")
    assert at(d, 1, "r5u") == ""
    assert in_pile(d, 2)[0] == "wizard-ari"
    assert d.points()[1] == before - 1
    for viewer in (0, 1, NOBODY):  # it goes there for all to see
        assert in_pile(look(d, viewer).duel(), 2)[0] == "wizard-ari"


@pytest.mark.article("duel-card-duel-of-wizards", "R83")
def test_after_a_tie_both_throw_again_and_the_attacker_may_lose() -> None:
    d = magical(3)
    hold(d, 0, "duel-of-wizards")
    play(d, "play duel-of-wizards", "slot r5u", "slot xr5u", "die 4", "die 3", "die 1", "die 1")
    assert d.actor() == 0
    play(d, "pile 0")
    assert at(d, 0, "r5u") == ""
    assert at(d, 1, "r5u") == "wizard-ari"


@pytest.mark.article("duel-card-duel-of-wizards", "R150")
def test_the_duellist_need_not_pay_and_may_have_gained_power() -> None:
    d = two_wizards(1)
    store(d, 0, r6u=1)
    lay(d, 1, "wizard-tali", "r5d", counter=0)
    hold(d, 0, "duel-of-wizards")
    play(d, "use r6u", "play duel-of-wizards")
    assert counter(d, 0, "r5u") == 0  # the other one has paid
    assert options_of(d) == ["slot r5u", "slot r6u"]
    play(d, "slot r6u")
    assert options_of(d) == ["slot xr5u", "slot xr5d"]
    play(d, "slot xr5d", "die 1", "die 2", "pile 0")  # 1 + 2 against 2 + 0
    assert at(d, 1, "r5d") == ""


@pytest.mark.article("duel-card-duel-of-wizards")
def test_a_duel_needs_two_wizards() -> None:
    d = magical()
    lay(d, 1, "dye-works", "r5u")
    hold(d, 0, "duel-of-wizards")
    assert refusal(d, "play duel-of-wizards") == ("no_effect", "duel-card-duel-of-wizards")


@pytest.mark.article("duel-card-duel-of-wizards", "R177")
def test_in_the_tournament_game_the_loser_goes_under_a_stack_of_its_owner() -> None:
    d = table("tournament")
    for player, name in ((0, "wizard-hafli"), (1, "wizard-ari")):
        citadel(d, player, 5)
        lay(d, player, name, "r5u", counter=1)
    hold(d, 0, "duel-of-wizards")
    play(d, "play duel-of-wizards", "slot r5u", "slot xr5u", "die 6", "die 1")
    assert options_of(d) == [f"pile {number}" for number in range(4, 8)]


# --- land, transform! --------------------------------------------------------------------------------


@pytest.mark.article("duel-card-land-transform", "R82")
def test_a_duplicate_region_becomes_any_card_of_the_stack() -> None:
    d = magical()
    region(d, 0, "7u", "forest 2", 2)  # with the one that bears a wizard
    hold(d, 0, "land-transform")
    left = int(d.regions_left)
    play(d, "play land-transform")
    assert options_of(d) == ["region 7u"]
    play(d, "region 7u")
    assert "land gold-river 3" in options_of(d)
    play(d, "land gold-river 3")
    assert stock(d, 0) == {"gold": 2}
    assert d.regions_left == left
    assert d.region_stack[1] == 1  # forest 2
    assert d.region_stack[5 * 6 + 2] == 0


@pytest.mark.article("duel-card-land-transform", "R82")
def test_a_single_region_or_one_with_a_wizard_stays_what_it_is() -> None:
    d = magical()
    hold(d, 0, "land-transform")
    assert refusal(d, "play land-transform") == ("no_effect", "duel-card-land-transform")
    region(d, 0, "6u", "forest 1")
    lay(d, 0, "wizard-ari", "r6u")
    assert refusal(d, "play land-transform") == ("no_effect", "duel-card-land-transform")


# --- materialisation ---------------------------------------------------------------------------------


@pytest.mark.article("duel-card-materialisation", "R89")
def test_a_settlement_becomes_a_city_for_one_power() -> None:
    d = two_wizards(1)
    hold(d, 0, "materialisation")
    cities = int(d.cities_left)
    play(d, "play materialisation", "spend r5u")
    assert options_of(d) == ["centre 6"]  # not the citadel
    assert refusal(d, "centre 5") == ("no_answer", "duel-card-materialisation")
    before = d.points()[0]
    play(d, "centre 6")
    assert d.points()[0] == before + 1
    assert d.cities_left == cities - 1


@pytest.mark.article("duel-card-materialisation", "R89", "R167")
def test_materialisation_needs_wizards_a_settlement_and_a_city_card() -> None:
    d = magical()
    hold(d, 0, "materialisation")
    assert refusal(d, "play materialisation") == ("needs_wizards", "duel-card-materialisation")
    lay(d, 0, "wizard-arsa", "r6u")
    d.cities_left = 0
    assert refusal(d, "play materialisation") == ("no_city_left", "duel-building")
    d.cities_left = 1
    city(d, 0, 6)
    assert refusal(d, "play materialisation") == ("no_effect", "duel-card-materialisation")


# --- whirlwind ---------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-whirlwind", "R88")
def test_a_whirlwind_empties_one_region() -> None:
    d = magical()
    region(d, 1, "7u", "forest 1", 3)
    store(d, 1, r5u=2)
    hold(d, 0, "whirlwind")
    play(d, "play whirlwind")
    assert options_of(d) == ["region x5u", "region x7u"]
    play(d, "region x7u")
    assert (stored(d, 1, "5u"), stored(d, 1, "7u")) == (2, 0)


@pytest.mark.article("duel-card-whirlwind")
def test_a_whirlwind_needs_something_to_blow_away() -> None:
    d = magical()
    store(d, 0, r5u=2)
    hold(d, 0, "whirlwind")
    assert refusal(d, "play whirlwind") == ("no_effect", "duel-card-whirlwind")


# --- knowledge of the ancestors ----------------------------------------------------------------------


@pytest.mark.article("duel-card-knowledge-of-ancestors", "R162")
def test_an_action_card_comes_back_and_may_be_played_at_once() -> None:
    d = magical()
    hold(d, 0, "spy", "knowledge-of-ancestors")
    lay(d, 0, "garrison", "6u1")
    play(d, "play spy", "pass", "demolish 6u1", "play knowledge-of-ancestors")
    assert options_of(d) == ["card spy"]
    assert d.write(d.read("card spy"), 1) == "card spy"
    play(d, "card spy", "play spy")
    assert sorted(discarded(d)) == ["garrison", "knowledge-of-ancestors", "spy"]


@pytest.mark.article("duel-card-knowledge-of-ancestors")
def test_knowledge_does_not_bring_itself_back_but_the_other_copy() -> None:
    d = magical()
    hold(d, 0, "knowledge-of-ancestors", "knowledge-of-ancestors")
    assert refusal(d, "play knowledge-of-ancestors") == ("no_effect", "duel-card-knowledge-of-ancestors")
    discard = d.discard_pile(0)
    discard[kind(d, "spy")] += 1
    play(d, "play knowledge-of-ancestors", "card spy", "play knowledge-of-ancestors")
    assert options_of(d) == ["card knowledge-of-ancestors"]


@pytest.mark.article("duel-card-knowledge-of-ancestors", "R162")
def test_in_the_tournament_game_only_the_own_pile_is_searched() -> None:
    d = table("tournament")
    citadel(d, 0, 5)
    lay(d, 0, "wizard-hafli", "r5u", counter=3)
    hold(d, 0, "knowledge-of-ancestors")
    theirs = d.discard_pile(1)
    theirs[kind(d, "spy")] += 1
    assert refusal(d, "play knowledge-of-ancestors") == ("no_effect", "duel-card-knowledge-of-ancestors")
    own = d.discard_pile(0)
    own[kind(d, "caravan")] += 1
    play(d, "play knowledge-of-ancestors")
    assert options_of(d) == ["card caravan"]


# --- by magic's hand ---------------------------------------------------------------------------------


@pytest.mark.article("duel-card-magic-hand", "R84")
def test_a_book_is_stolen_and_laid_at_an_own_citadel() -> None:
    d = magical()
    lay(d, 1, "inspiration", "5d2")
    lay(d, 0, "garrison", "5u1")
    hold(d, 0, "magic-hand")
    hold(d, 1, "divination")  # in the hand it is safe
    play(d, "play magic-hand")
    assert options_of(d) == ["slot x5d2"]
    play(d, "slot x5d2")
    assert options_of(d) == ["slot 5u2", "slot 5d1", "slot 5d2"]
    play(d, "slot 5d1")
    assert (at(d, 0, "5d1"), at(d, 1, "5d2")) == ("inspiration", "")
    assert "cast 5d1" in options_of(d)


@pytest.mark.article("duel-card-magic-hand", "R84", "R69")
def test_a_book_one_owns_may_be_stolen_too_and_each_is_cast() -> None:
    d = with_book("divination")
    lay(d, 1, "divination", "5u1")
    hold(d, 0, "magic-hand")
    play(d, "play magic-hand", "slot x5u1", "slot 5u2")
    play(d, "cast 5u1", "pass", "cast 5u2", "pass")
    assert counter(d, 0, "r5u") == 0


@pytest.mark.article("duel-card-magic-hand", "R69")
def test_a_book_that_was_cast_in_this_turn_rests_with_its_thief() -> None:
    d = magical()
    lay(d, 1, "countermagic", "5u1", "used")
    hold(d, 0, "magic-hand")
    play(d, "play magic-hand", "slot x5u1", "slot 5u1")
    assert "used" in marks(d, 0, "5u1")


@pytest.mark.article("duel-card-magic-hand", "R84")
def test_a_site_must_be_free_or_be_made_free_before() -> None:
    d = magical()
    lay(d, 1, "inspiration", "5u1")
    for where in ("5u1", "5u2", "5d1", "5d2"):
        lay(d, 0, "garrison", where)
    hold(d, 0, "magic-hand")
    assert refusal(d, "play magic-hand") == ("no_citadel_site", "R84")
    assert sensible_of(d, "demolish") == [f"demolish {where}" for where in ("5u1", "5u2", "5d1", "5d2")]
    play(d, "demolish 5u1", "play magic-hand", "slot x5u1", "slot 5u1")
    assert at(d, 0, "5u1") == "inspiration"


@pytest.mark.article("duel-card-magic-hand")
def test_without_a_book_to_steal_the_hand_stays_empty() -> None:
    d = magical()
    hold(d, 0, "magic-hand")
    hold(d, 1, "inspiration")
    assert refusal(d, "play magic-hand") == ("no_effect", "duel-card-magic-hand")
