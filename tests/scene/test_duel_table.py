"""The card game as it lies before a viewer."""

import pytest

from games.duel.magic import magical, with_book
from games.duel.table import (
    before_roll,
    citadel,
    city,
    event,
    event_deck,
    have,
    hold,
    lay,
    pile,
    play,
    region,
    rules,
    settlement,
    store,
    table,
)  # fmt: skip
from hexhaven import almanac, scene
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.games.duel.rules.setup import start_duel
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.wire.table import Centre, Region
from hexhaven.wire.message import Deal
from hexhaven.words import LANGUAGES

from .duels import PRESETS, duel_setting, laid, realm, seen
from .games import look

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_preset = pytest.mark.parametrize("preset", PRESETS)
RESOURCES = ["lumber", "brick", "wool", "grain", "ore", "gold"]


# --- the setting -------------------------------------------------------------------------------------


@every_language
@every_preset
def test_every_card_that_can_occur_has_words_and_an_article(preset: str, language: str) -> None:
    setting = duel_setting(language, table(preset))
    resources = scene.setting(language, table(preset)).resources
    assert [kind.name for kind in resources] == RESOURCES
    for resource in resources:
        assert almanac.article(resource.article)
        assert resource.label
    for ware in setting.centres:
        assert almanac.article(ware.article)
        assert ware.label
    for card in setting.cards:
        assert almanac.article(f"duel-card-{card.name}")
        assert card.title
        assert card.text


@pytest.mark.parametrize(
    ("preset", "mode", "sets", "stacks", "target"),
    [
        ("base", "base", ["base"], 5, 12),
        ("trade-change", "extended", ["base", "trade-change"], 6, 13),
        ("science-progress", "extended", ["base", "science-progress"], 6, 13),
        ("wizards-dragons", "extended", ["base", "wizards-dragons"], 6, 13),
        ("tournament", "tournament", ["base", "trade-change", "science-progress", "wizards-dragons"], 8, 13),
    ],
)
@pytest.mark.article("duel-setup", "duel-extended", "duel-tournament", "duel-victory")
def test_a_setting_says_what_is_played(
    preset: str, mode: str, sets: list[str], stacks: int, target: int
) -> None:
    setting = duel_setting("en", table(preset))
    assert (setting.mode, setting.sets) == (mode, sets)
    assert scene.setting("en", table(preset)).target == target
    assert setting.stacks == len(seen(table(preset), 0).stacks) == stacks
    with_magic = "wizards-dragons" in sets
    assert [ware.name for ware in setting.centres] == [
        "road", "settlement", "city", *["citadel"] * with_magic,
    ]  # fmt: skip
    assert ("wizard-hafli" in {card.name for card in setting.cards}) == with_magic


@pytest.mark.article("duel-building")
def test_the_cards_of_the_middle_row_have_prices_and_points() -> None:
    wares = {ware.name: ware for ware in duel_setting("de", table("wizards-dragons")).centres}
    assert wares["city"].price == {"grain": 2, "ore": 3}
    assert [ware.points for ware in wares.values()] == [0, 1, 2, 1]
    assert [wares[name].label for name in ("road", "city")] == ["Straße", "Stadt"]


# --- principalities ----------------------------------------------------------------------------------


@pytest.mark.article("duel-regions", "duel-sites")
def test_a_principality_lies_as_it_was_laid() -> None:
    d = table("wizards-dragons")
    settlement(d, 0, 7)
    city(d, 0, 5)
    citadel(d, 0, 6)
    region(d, 0, "5d", "mountains 4", 3)
    found = realm(d, 0, 1)
    assert found.centres == [
        Centre(id=5, kind="city"), Centre(id=6, kind="citadel"), Centre(id=7, kind="settlement"),
    ]  # fmt: skip
    assert found.roads == [6, 7]
    assert (found.points, found.resources) == (4, {"ore": 3})
    corner = next(each for each in found.regions if (each.column, each.side) == (5, "down"))
    assert corner == Region(id=18, column=5, side="down", terrain="mountains", number=4, stock=3)
    assert len(found.regions) == 8


@pytest.mark.parametrize(
    ("name", "where", "place", "column", "side", "index"),
    [
        ("abbey", "5u1", "site", 5, "up", 0),
        ("abbey", "6d2", "site", 6, "down", 1),
        ("dye-works", "r7d", "region", 7, "down", 0),
        ("trading-post", "p6", "road", 6, "up", 0),
    ],
)
def test_a_card_lies_on_a_site_at_a_region_or_on_a_road(
    name: str, where: str, place: str, column: int, side: str, index: int
) -> None:
    d = table("trade-change")
    city(d, 1, 6)
    lay(d, 1, name, where)
    found = laid(d, 1, where)
    assert (found.where, found.column, found.side, found.index) == (place, column, side, index)
    assert (found.name, found.owner) == (name, 1)


@pytest.mark.article("duel-foreign")
def test_marks_of_cards_are_seen_by_everybody() -> None:
    d = table("trade-change")
    lay(d, 0, "robber-baron-castle", "5u1", "foreign")
    lay(d, 0, "library", "5d1", "pawned")
    lay(d, 0, "stud-farm", "6u1", "used", "fresh")
    for viewer in (0, 1, NOBODY, CHANCE):
        assert laid(d, 0, "5u1", viewer).owner == 1
        assert laid(d, 0, "5d1", viewer).pawned
        assert (laid(d, 0, "6u1", viewer).used, laid(d, 0, "6u1", viewer).fresh) == (True, True)
        assert not laid(d, 0, "6u1", viewer).pawned


@pytest.mark.article("duel-magic")
def test_the_power_of_wizards_is_open_and_citadels_show_their_wizard() -> None:
    d = magical(2)
    lay(d, 0, "wizard-hafli", "r5u", "raised", counter=2)
    lay(d, 0, "garrison", "6u1", "bewitched")
    for viewer in (0, 1, NOBODY):
        assert (laid(d, 0, "r5u", viewer).counter, laid(d, 0, "r5u", viewer).raised) == (2, True)
        assert laid(d, 0, "6u1", viewer).bewitched
        assert realm(d, 0, viewer).centres[0].wizard
        assert (realm(d, 0, viewer).magic, realm(d, 1, viewer).magic) == (0, 2)  # raised power waits
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    assert not realm(d, 0, 0).centres[0].wizard


@pytest.mark.article("duel-stores", "duel-works")
def test_what_stores_and_works_hold() -> None:
    d = table("trade-change")
    lay(d, 0, "goods-store", "5u1", counter=1)
    lay(d, 0, "treasury", "5d1")
    lay(d, 0, "dye-works", "r7u", counter=2)
    lay(d, 0, "cartwright", "6u1", counter=5)
    assert laid(d, 0, "5u1").stored == {"lumber": 2}
    assert laid(d, 0, "5d1").stored == {}
    assert laid(d, 0, "r7u").counter == 2
    assert laid(d, 0, "6u1").counter == 0  # what it remembers is no figure of the game


@pytest.mark.article("duel-trade", "duel-hand", "duel-search")
def test_figures_follow_the_cards() -> None:
    d = table()
    city(d, 0, 5)
    lay(d, 0, "abbey", "5u1")
    found = realm(d, 0, 1)
    assert found.hand_limit == 4
    assert found.search_price == 2
    assert found.rates == dict.fromkeys(RESOURCES, 3)
    lay(d, 0, "fleet-ore", "5u2")
    assert realm(d, 0, 1).rates["ore"] == 2


# --- hands -------------------------------------------------------------------------------------------


@pytest.mark.article("duel-hand")
@every_preset
def test_a_hand_is_open_to_its_holder_alone(preset: str) -> None:
    d = table(preset)
    hold(d, 0, "spy", "abbey", "abbey")
    assert realm(d, 0, 0).hand == realm(d, 0, CHANCE).hand == {"abbey": 2, "spy": 1}
    for viewer in (1, NOBODY):
        assert realm(d, 0, viewer).hand is None
        assert realm(d, 0, viewer).cards == 3
    assert realm(d, 1, 1).hand == {}


@pytest.mark.article("duel-card-spy")
def test_a_spy_sees_the_other_hand_until_a_card_is_taken() -> None:
    d = table()
    hold(d, 0, "spy")
    hold(d, 1, "bishop", "abbey")
    play(d, "play spy")
    assert realm(d, 1, 0).hand == {"abbey": 1, "bishop": 1}
    assert realm(d, 1, NOBODY).hand is None
    assert realm(d, 0, 1).hand is None
    assert seen(d, 0).asking == "spy"
    play(d, "card bishop")
    assert realm(d, 1, 0).hand is None
    assert realm(d, 0, 0).hand == {"bishop": 1}


@pytest.mark.article("duel-decks")
def test_a_deck_of_ones_own_is_seen_by_its_owner_alone() -> None:
    d = table("tournament")
    own = realm(d, 0, 0).deck
    assert own is not None
    assert sum(own.values()) == 37  # with the share of events
    assert realm(d, 0, CHANCE).deck == own
    assert realm(d, 0, 1).deck is None
    assert realm(d, 0, NOBODY).deck is None
    assert realm(table(), 0, 0).deck is None


# --- stacks ------------------------------------------------------------------------------------------


@pytest.mark.article("duel-search")
def test_who_looks_through_a_stack_knows_it_from_the_top_down() -> None:
    d = table()
    pile(d, 0)  # nothing is known of it
    d.piles[0] = table().piles[0]
    have(d, 0, gold=3)
    play(d, "end", "search 0")
    while d.actor() == CHANCE or (d.legal() and d.write(d.legal()[0]).startswith("pay")):
        d.apply(d.legal()[0])
    found = seen(d, 0)
    top = [d.rules.kind_names[int(entry)] for entry in d.piles[0].entries][::-1]
    assert found.looking_at == found.stacks[0].known == top
    assert (found.stacks[0].size, found.stacks[0].owner) == (len(top), -1)
    for viewer in (1, NOBODY):
        assert seen(d, viewer).looking_at == []
        assert seen(d, viewer).stacks[0].known == []
        assert seen(d, viewer).stacks[0].size == len(top)
    text = d.write(d.legal()[0])
    play(d, text)
    assert len(seen(d, 0).stacks[0].known) == len(top) - 1
    assert seen(d, 0).looking_at == []


@pytest.mark.article("duel-exchange")
def test_a_card_put_under_a_stack_is_known_to_who_put_it_there() -> None:
    d = table()
    hold(d, 0, "abbey", "spy", "bishop")
    size = seen(d, 0).stacks[1].size
    play(d, "end", "swap abbey 1")
    play(d, d.write(d.legal()[0]))  # the card that is drawn
    assert seen(d, 0).stacks[1].known[-1] == "abbey"
    assert set(seen(d, 0).stacks[1].known[:-1]) == {""}
    assert seen(d, 0).stacks[1].size == size
    assert seen(d, 1).stacks[1].known == seen(d, NOBODY).stacks[1].known == []


@pytest.mark.article("R174", "duel-tournament")
def test_stacks_of_the_tournament_game_have_owners() -> None:
    found = seen(table("tournament"), 1)
    assert [each.owner for each in found.stacks] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert len(found.discarded) == 2
    assert [each.owner for each in seen(table(), 1).stacks] == [-1] * 5
    assert len(seen(table(), 1).discarded) == 1


@pytest.mark.article("duel-event-deck")
def test_an_event_card_is_seen_by_all_after_it_was_turned() -> None:
    d = table()
    event_deck(d, "year-end", "plague")
    event(d, "event-card")
    assert seen(d, 0).event == ""
    play(d, "turned plague")
    for viewer in (0, 1, NOBODY, CHANCE):
        found = seen(d, viewer)
        assert (found.event, found.face, found.production) == ("plague", "event-card", 6)
        assert found.events.known[-1] == "plague"
    before_roll(d)
    assert seen(d, 0).event == ""


@pytest.mark.article("duel-event-deck", "duel-card-time-leap")
def test_the_event_of_an_earlier_turn_is_no_event_of_this_one() -> None:
    """It lies under the deck where everybody has seen it, while a leap may still undo the die."""
    d = with_book("time-leap")
    event_deck(d, "year-end", "plague", "master-builder")
    event(d, "event-card")
    play(d, "let-happen", "turned master-builder", "cast 5u1", "rolled-again event-card")
    assert (seen(d, 0).event, seen(d, 0).face) == ("", "event-card")
    play(d, "turned plague")
    assert seen(d, 0).event == "plague"


@pytest.mark.article("duel-open-cards")
def test_open_cards_lie_between_the_players() -> None:
    d = table("trade-change")
    found = seen(d, NOBODY).display
    assert found == seen(d, 0).display == seen(d, 1).display
    assert found
    assert seen(table(), 0).display == {}


def test_discarded_cards_lie_open() -> None:
    d = table()
    lay(d, 0, "abbey", "5u1")
    play(d, "demolish 5u1")
    assert seen(d, 1).discarded == [{"abbey": 1}]


# --- the moment --------------------------------------------------------------------------------------


def phase(d: Duel) -> tuple[str, int]:
    return seen(d, NOBODY).phase, look(d, NOBODY).scene.round


@pytest.mark.article("duel-turn", "duel-setup")
@every_preset
def test_phases_from_setting_up_to_the_hand(preset: str) -> None:
    assert phase(start_duel(rules(preset))) == ("setup", 0)
    assert phase(before_roll(table(preset))) == ("before_roll", 5)
    d = table(preset)
    assert phase(d) == ("actions", 5)
    play(d, "end")
    assert phase(d) == ("hand", 5)


def test_before_the_first_throw_there_is_none_to_see() -> None:
    found = seen(start_duel(rules("base")), 0)
    assert (found.production, found.face, found.event) == (0, "", "")
    assert (found.knight_token, found.windmill_token) == (-1, -1)
    assert not found.unlocked


@pytest.mark.article("duel-tokens")
def test_tokens_lie_with_their_holders() -> None:
    d = table()
    city(d, 1, 5)
    hold(d, 0, "knight-otto")
    have(d, 0, ore=3, wool=3, grain=3, lumber=3, brick=3, gold=3)
    play(d, "build knight-otto 5u1")
    while d.depth:
        d.apply(d.legal()[0])
    found = seen(d, 1)
    assert found.realms[0].strength == d.realms[0].strength > 0
    assert (found.knight_token, found.windmill_token) == (d.knight_token if d.knight_token >= 0 else -1, -1)


@pytest.mark.article("duel-card-alchemist")
def test_what_was_chosen_before_the_roll() -> None:
    d = before_roll(table())
    hold(d, 0, "alchemist")
    play(d, "play alchemist", "number 4")
    assert (seen(d, 1).chosen_number, seen(d, 1).chosen_face) == (4, "")


@pytest.mark.article("duel-trade")
def test_an_offer_lies_on_the_table_as_its_maker_sees_it() -> None:
    d = table()
    have(d, 0, ore=2)
    have(d, 1, wool=1)
    play(d, "offer 2 ore for 1 wool")
    assert seen(d, NOBODY).offer == Deal(give={"ore": 2}, get={"wool": 1})
    play(d, "decline")
    assert seen(d, 0).offer is None


@pytest.mark.article("duel-protection")
def test_an_attack_is_named_while_it_may_be_answered() -> None:
    d = table()
    hold(d, 0, "arsonist")
    lay(d, 1, "abbey", "5u1")
    play(d, "play arsonist")
    for viewer in (0, 1, NOBODY):
        assert seen(d, viewer).asking == "arsonist"
        assert look(d, viewer).question == "react"
        assert look(d, viewer).waiting == [1]


@pytest.mark.article("duel-card-time-leap")
def test_an_event_is_named_while_a_leap_may_undo_it() -> None:
    d = with_book("time-leap")
    event_deck(d, "year-end", "plague")
    city(d, 0, 6)
    store(d, 0, r7u=2)
    event(d, "event-card", 2)
    assert seen(d, 0).asking == ""
    play(d, "let-happen", "turned plague")
    assert (seen(d, 0).asking, look(d, 0).question) == ("plague", "leap")


@pytest.mark.article("duel-setup", "duel-citadels")
def test_the_supply_shrinks() -> None:
    d = table("wizards-dragons")
    before = seen(d, 0).supply
    assert list(before) == ["road", "settlement", "city", "citadel"]
    have(d, 0, grain=2, ore=3)
    play(d, "city 5")
    assert seen(d, 0).supply == before | {"city": before["city"] - 1}
    assert "citadel" not in seen(table(), 0).supply
