"""Cards of different sets that meet: mixes of sets and the tournament game."""

import pytest

from hexhaven.games.duel.rules.state import Duel

from .table import (
    at,
    before_roll,
    citadel,
    city,
    counter,
    discarded,
    event,
    event_deck,
    events,
    hand,
    have,
    hold,
    in_pile,
    kind,
    lay,
    marks,
    options_of,
    pile,
    play,
    refusal,
    region,
    settlement,
    stock,
    store,
    stored,
    table,
)


def tournament() -> Duel:
    """All sets; both have a city at place 5 and a citadel with a wizard at place 6."""
    d = table("tournament")
    for player, wizard in ((0, "wizard-arsa"), (1, "wizard-hor")):
        city(d, player, 5)
        citadel(d, player, 6)
        lay(d, player, wizard, "r6u" if player == 0 else "r7u", counter=3)
    return d


# --- stores ------------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-magic-mill", "duel-stores", "R38")
def test_gold_of_a_treasury_pays_for_the_magic_mill() -> None:
    d = tournament()
    lay(d, 0, "treasury", "5u1", counter=6)
    lay(d, 0, "magic-mill", "6u1")
    lay(d, 0, "wizard-arsa", "r6u", counter=1)
    play(d, "use 6u1", "slot r6u")
    assert (counter(d, 0, "r6u"), counter(d, 0, "5u1")) == (2, 0)
    assert stock(d, 0) == {"gold": 1}  # the other gold finds room


@pytest.mark.article("duel-card-merchant", "duel-stores")
def test_an_empty_store_is_room_for_two_equal_goods_of_a_merchant() -> None:
    d = table("trade-change")
    city(d, 0, 5)
    lay(d, 0, "treasury", "5u1")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    have(d, 1, ore=1)
    hold(d, 0, "merchant")
    assert refusal(d, "play merchant") == ("no_effect", "duel-card-merchant")
    have(d, 1, ore=2)
    play(d, "play merchant")
    assert options_of(d) == ["resource ore"]
    play(d, "resource ore", "resource wool")
    assert (counter(d, 0, "5u1"), stock(d, 1)) == (5, {"wool": 1})
    assert stock(d, 0)["wool"] == 2


# --- unique cards ------------------------------------------------------------------------------------


@pytest.mark.article("R94", "duel-unique")
def test_a_stolen_knight_cannot_serve_beside_the_own_one() -> None:
    d = tournament()
    lay(d, 0, "knight-siegfried", "5u1")
    lay(d, 0, "dragon-ismai", "6u1")
    hold(d, 0, "spy", "dragon-ismai")
    hold(d, 1, "knight-siegfried")
    have(d, 0, ore=1)
    play(d, "play spy", "card knight-siegfried")
    assert refusal(d, "build knight-siegfried 5u2") == ("already_there", "R94")
    assert refusal(d, "build dragon-ismai 6u2") == ("already_there", "R94")
    play(d, "demolish 5u1", "build knight-siegfried 5u1")
    assert at(d, 0, "5u1") == "knight-siegfried"


# --- the robber baron's castle -----------------------------------------------------------------------


@pytest.mark.article("R30", "duel-card-robber-baron-castle")
@pytest.mark.parametrize("mark", ["bewitched", "pawned"])
def test_a_castle_without_effect_leaves_a_strong_host_too(mark: str) -> None:
    d = tournament()
    lay(d, 0, "robber-baron-castle", "5u1", "foreign", mark)
    hold(d, 0, "knight-goetz")
    have(d, 0, wool=2, grain=2, ore=2)
    play(d, "build knight-goetz 5u2")
    assert at(d, 0, "5u1") == ""
    assert discarded(d, 1) == ["robber-baron-castle"]
    assert discarded(d, 0) == (["witch"] if mark == "bewitched" else [])


@pytest.mark.article("R125", "duel-card-harbor")
def test_a_castle_beside_the_harbor_leaves_fleets_elsewhere_their_points() -> None:
    d = tournament()
    city(d, 0, 6)
    lay(d, 0, "fleet-ore", "6u1")
    lay(d, 0, "harbor", "5u1")
    assert d.realms[0].commerce == 3
    lay(d, 0, "robber-baron-castle", "5u2", "foreign")
    assert d.realms[0].commerce == 2  # only the harbor's own point is gone


@pytest.mark.article("R31", "duel-card-trade-academy")
def test_a_castle_beside_the_trade_academy_takes_the_points_of_gold() -> None:
    d = tournament()
    city(d, 0, 6)
    lay(d, 0, "trade-academy", "5u1")
    have(d, 0, gold=2)
    lay(d, 0, "robber-baron-castle", "6u1", "foreign")
    assert d.realms[0].commerce == 2
    lay(d, 0, "robber-baron-castle", "5u2", "foreign")
    assert d.realms[0].commerce == 0


@pytest.mark.article("R124", "R31", "duel-citadels")
def test_a_castle_has_no_effect_at_a_settlement_that_becomes_a_citadel() -> None:
    d = table("trade-change", wizards_dragons="on")
    lay(d, 0, "garrison", "6u1")
    lay(d, 0, "robber-baron-castle", "6d1", "foreign")
    assert d.realms[0].commerce == 0
    have(d, 0, brick=2, ore=1, gold=1)
    d.do("citadel 6")
    assert d.realms[0].commerce == 1
    assert at(d, 0, "6d1") == "robber-baron-castle"


# --- the hand ----------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-inspiration", "duel-card-civil-war", "R90", "R14")
def test_after_an_inspiration_the_surplus_waits_for_the_end_even_at_a_civil_war() -> None:
    d = before_roll(tournament())
    lay(d, 0, "inspiration", "6u1")
    lay(d, 0, "knight-otto", "5u1")
    lay(d, 1, "knight-walter", "5u1")
    hold(d, 0, "scout", "scout")
    hold(d, 1, "scout", "bishop", "scout")
    pile(d, 0, "spy")
    pile(d, 1, "caravan")
    event_deck(d, "year-end", "civil-war")
    play(d, "cast 6u1", "pile 0", "drew spy", "pile 1", "drew caravan")
    play(d, "roll", "rolled 6 event-card", "turned civil-war", "slot x5u1", "slot x5u1")
    assert (d.actor(), len(hand(d, 0))) == (1, 5)  # only the other player gives up a card now
    play(d, "under bishop 4")
    assert (d.actor(), d.depth) == (0, 0)
    play(d, "end", "under spy 0", "under caravan 0", "keep")
    assert hand(d, 0) == ["knight-otto", "scout", "scout"]


# --- countermagic ------------------------------------------------------------------------------------


@pytest.mark.article("R177", "R70", "duel-card-countermagic")
def test_a_countered_card_goes_under_a_stack_of_its_own_player() -> None:
    d = tournament()
    lay(d, 1, "countermagic", "6u1")
    hold(d, 0, "spy")
    play(d, "play spy", "counter")
    assert (d.actor(), options_of(d)) == (0, ["pile 0", "pile 1", "pile 2", "pile 3"])


def prepared() -> Duel:
    """Every action card finds what it needs; player 1 can cast countermagic."""
    d = tournament()
    settlement(d, 0, 7)
    for name, where in (("university", "5u1"), ("counting-house", "5u2"), ("knight-otto", "5d1")):
        lay(d, 0, name, where)
    lay(d, 0, "wizard-hafli", "r7d", counter=3)
    for name, where in (("countermagic", "6u1"), ("garrison", "5u1"), ("knight-karl", "5d1")):
        lay(d, 1, name, where)
    for player in range(2):
        have(d, player, wool=1, ore=2)
    d.discard(0, kind(d, "bishop"))
    return d


NEUTRAL_OR_ATTACK = (
    "arsonist", "black-knight", "brigands-raid", "caravan", "merchant", "spy", "great-mayor",
    "trade-monopoly", "pawnbroker", "printing", "three-field-system", "inventor", "land-reform",
    "better-world",
    "duel-of-wizards", "witch", "land-transform", "materialisation", "whirlwind", "knowledge-of-ancestors",
    "magic-hand",
)  # fmt: skip


@pytest.mark.article("R71", "duel-card-countermagic")
@pytest.mark.parametrize("card", NEUTRAL_OR_ATTACK)
def test_countermagic_stops_every_neutral_card_and_every_attack(card: str) -> None:
    d = prepared()
    hold(d, 0, card)
    before = [(bytes(realm.cards), bytes(realm.marks), bytes(realm.stock)) for realm in d.realms]
    play(d, f"play {card}")
    while options_of(d)[0].startswith("spend"):
        play(d, options_of(d)[0])
    assert options_of(d) == ["counter", "let"]
    play(d, "counter", "pile 2")
    assert in_pile(d, 2)[0] == card
    assert (hand(d, 0), discarded(d, 0), d.depth) == ([], ["bishop"], 0)
    assert bytes(d.realms[1].marks)[24] == 4  # the book is used, and nothing else has changed
    d.realms[1].marks[24] = 0
    assert before == [(bytes(realm.cards), bytes(realm.marks), bytes(realm.stock)) for realm in d.realms]


@pytest.mark.article("R71", "duel-card-countermagic", "duel-card-alchemist")
def test_a_countered_alchemist_leaves_the_number_to_the_die() -> None:
    d = before_roll(prepared())
    hold(d, 0, "alchemist")
    play(d, "play alchemist", "counter", "pile 0", "roll")
    assert len(options_of(d)) == 30


@pytest.mark.article("R71", "duel-card-countermagic", "duel-card-scout")
def test_a_countered_scout_leaves_the_regions_to_the_stack() -> None:
    d = prepared()
    hold(d, 0, "scout")
    d.realms[0].roads[8] = 1
    have(d, 0, lumber=1, brick=1, wool=1, grain=1)
    play(d, "scout 8", "counter", "pile 1")
    assert in_pile(d, 1)[0] == "scout"
    assert options_of(d)[0].startswith("found")


@pytest.mark.article("R71", "duel-card-countermagic", "duel-card-herb-woman")
def test_a_countered_herb_woman_does_not_help() -> None:
    d = prepared()
    lay(d, 0, "countermagic", "6u1")
    lay(d, 1, "countermagic", "6u1", "used")
    hold(d, 0, "black-knight")
    hold(d, 1, "herb-woman")
    play(d, "play black-knight", "play herb-woman", "counter")
    while options_of(d)[0].startswith("spend"):
        play(d, options_of(d)[0])
    assert (d.actor(), options_of(d)) == (1, ["pile 4", "pile 5", "pile 6", "pile 7"])
    play(d, "pile 4", "brave", "die 5", "slot x5d1")
    assert hand(d, 1) == ["knight-karl"]


# --- the legation ------------------------------------------------------------------------------------


@pytest.mark.article("R132", "duel-card-legation")
@pytest.mark.parametrize("way", ["inspiration", "magic-eye", "comet"])
def test_a_legation_sees_what_spells_and_comets_bring(way: str) -> None:
    d = tournament()
    lay(d, 0, "legation", "5u1", "foreign")
    hold(d, 0, "abbey")
    for number in range(4):
        pile(d, number, "smithy")
    if way == "comet":
        event_deck(d, "comet")
        d.phase = 1
        play(d, "roll", "rolled 6 event-card", "turned comet", "pile 0", "under abbey 0", "pile 1")
    else:
        lay(d, 0, way, "6u1")
        play(d, "cast 6u1", "pile 1")
    drawn = d.read("card smithy" if way == "magic-eye" else "drew smithy")
    assert d.write(drawn, 1).endswith("smithy")
    lay(d, 0, "legation", "5u1", "foreign", "bewitched")
    assert d.write(drawn, 1).endswith("?")


# --- the hand of who is not on turn ------------------------------------------------------------------


def full_hand(d: Duel, player: int) -> None:
    hold(d, player, *["scout"] * int(d.realms[player].hand_limit))


@pytest.mark.article("R14", "R73", "duel-card-witch", "duel-hand")
def test_a_bewitched_library_costs_its_owner_a_card_at_once() -> None:
    d = prepared()
    lay(d, 1, "countermagic", "6u1", "used")
    lay(d, 1, "library", "5u2")
    full_hand(d, 1)
    hold(d, 0, "witch")
    play(d, "play witch")
    while options_of(d)[0].startswith("spend"):
        play(d, options_of(d)[0])
    play(d, "slot x5u2")
    assert (d.actor(), options_of(d)[0]) == (1, "under scout 4")
    play(d, "under scout 4")
    assert (d.actor(), len(hand(d, 1))) == (0, 3)


@pytest.mark.article("R14", "duel-hand")
def test_a_burned_library_comes_to_a_hand_that_holds_one_card_less() -> None:
    d = tournament()
    lay(d, 1, "library", "5u2")
    full_hand(d, 1)
    hold(d, 0, "arsonist")
    play(d, "play arsonist", "brave", "die 1", "slot x5u2", "under scout 4", "under library 4")
    assert (d.actor(), hand(d, 1)) == (0, ["scout", "scout", "scout"])


@pytest.mark.article("R14", "R109", "duel-foreign")
def test_a_burned_foreign_card_comes_to_a_full_hand() -> None:
    d = tournament()
    lay(d, 0, "legation", "5u2", "foreign")
    full_hand(d, 1)
    hold(d, 0, "arsonist")
    play(d, "play arsonist", "brave", "die 1", "slot 5u2", "under legation 7")
    assert (d.actor(), in_pile(d, 7)[0]) == (0, "legation")


# --- the castle leaves at once -----------------------------------------------------------------------


@pytest.mark.article("R30", "R85", "duel-card-magic-potion")
def test_a_potion_drives_the_castle_off() -> None:
    d = tournament()
    lay(d, 0, "robber-baron-castle", "5u1", "foreign")
    lay(d, 0, "knight-richard", "5u2")
    lay(d, 0, "magic-potion", "6u1")
    play(d, "cast 6u1", "slot 5u2")
    assert (at(d, 0, "5u1"), discarded(d, 1)) == ("", ["robber-baron-castle"])


@pytest.mark.article("R30", "R74", "duel-card-witch")
def test_a_smithy_set_free_drives_the_castle_off() -> None:
    d = tournament()
    lay(d, 0, "robber-baron-castle", "5u1", "foreign")
    lay(d, 0, "knight-otto", "5u2")
    lay(d, 0, "smithy", "5d1", "bewitched")
    event_deck(d, "year-end")
    event(d, "event-card")
    play(d, "turned year-end")
    assert d.realms[0].strength == 4
    assert (at(d, 0, "5u1"), discarded(d, 1)) == ("", ["robber-baron-castle", "witch"])


# --- leaps in time -----------------------------------------------------------------------------------


@pytest.mark.article("R72", "R165", "duel-card-time-leap")
def test_both_leap_once_each_over_a_face_and_over_a_card() -> None:
    d = tournament()
    for player in range(2):
        lay(d, player, "time-leap", "6u1")
    lay(d, 0, "garrison", "5u1", "bewitched")
    event_deck(d, "conflict", "plague", "civil-war")
    store(d, 0, r5u=1)
    event(d, "brigands")
    play(d, "cast 6u1", "rolled-again event-card")  # the first one leaps over the face
    assert (d.actor(), options_of(d)) == (1, ["let-happen", "cast 6u1"])
    play(d, "let-happen", "turned civil-war", "cast 6u1", "rolled-again event-card", "turned plague")
    assert (d.actor(), d.depth, stored(d, 0, "5u")) == (0, 0, 0)
    assert events(d) == ["plague", "civil-war", "conflict"]
    assert "bewitched" not in marks(d, 0, "5u1")  # the last roll has set it free


# --- protection that does not work -------------------------------------------------------------------


@pytest.mark.article("duel-card-civil-war", "duel-card-church", "duel-card-cathedral", "duel-card-lighthouse")
@pytest.mark.parametrize("mark", ["bewitched", "pawned"])
@pytest.mark.parametrize("building", ["church", "cathedral", "lighthouse"])
def test_an_idle_building_protects_no_unit_from_the_civil_war(building: str, mark: str) -> None:
    d = tournament()
    lay(d, 0, "fleet-ore", "5u1")
    lay(d, 0, building, "5u2")
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war")
    assert d.depth == 0  # it protects while it works
    lay(d, 0, building, "5u2", mark)
    event_deck(d, "civil-war")
    event(d, "event-card")
    play(d, "turned civil-war")
    assert (d.actor(), options_of(d)) == (1, ["slot x5u1"])


# --- witches and changed places ----------------------------------------------------------------------


@pytest.mark.article("R74", "R109", "duel-card-witch", "duel-foreign")
def test_a_witch_on_a_foreign_card_leaves_when_its_owner_rolls_an_event_card() -> None:
    d = tournament()
    lay(d, 0, "legation", "5u1", "foreign", "bewitched")
    event_deck(d, "year-end")
    event(d, "event-card")
    play(d, "turned year-end")  # the host's roll
    assert marks(d, 0, "5u1") == {"foreign", "bewitched"}
    d.turn = 1
    event_deck(d, "year-end")
    event(d, "event-card")
    play(d, "turned year-end")
    assert marks(d, 0, "5u1") == {"foreign"}
    assert (discarded(d, 0), discarded(d, 1)) == (["witch"], [])


@pytest.mark.article("duel-card-change-places", "duel-stores")
def test_a_store_that_changes_its_place_keeps_what_it_holds() -> None:
    d = tournament()
    city(d, 0, 5)
    lay(d, 0, "treasury", "5u1", counter=6)
    lay(d, 0, "church", "5d1")
    lay(d, 0, "change-places", "6u1")
    play(d, "cast 6u1", "slot 5u1", "slot 5d1")
    assert (at(d, 0, "5d1"), counter(d, 0, "5d1"), counter(d, 0, "5u1")) == ("treasury", 6, 0)


# --- whose it is -------------------------------------------------------------------------------------


@pytest.mark.article("duel-card-master-builder", "R174")
def test_the_master_builder_opens_own_stacks_in_the_tournament_game() -> None:
    d = tournament()
    event_deck(d, "master-builder")
    event(d, "event-card")
    play(d, "turned master-builder")
    assert (d.actor(), options_of(d, "pile")) == (0, [f"pile {number}" for number in range(4)])
    play(d, "pass")
    assert (d.actor(), options_of(d, "pile")) == (1, [f"pile {number}" for number in range(4, 8)])


@pytest.mark.article("duel-card-aqueduct", "duel-card-plague")
def test_an_aqueduct_protects_its_owner_only() -> None:
    d = tournament()
    lay(d, 1, "aqueduct", "5u1")
    for player in range(2):
        store(d, player, r5u=2)
    event_deck(d, "plague")
    event(d, "event-card")
    play(d, "turned plague")
    assert (stored(d, 0, "5u"), stored(d, 1, "5u")) == (1, 2)


@pytest.mark.article("R3", "duel-card-garrison")
@pytest.mark.parametrize(("where", "taken"), [("5u1", False), ("5d1", True)])
def test_a_garrison_covers_the_regions_of_its_own_side(where: str, taken: bool) -> None:
    d = tournament()
    have(d, 0, lumber=3, wool=3, brick=2)  # upper regions: forest and hills beside the garrison, pasture
    lay(d, 0, "garrison", where)
    event(d, "brigands")
    assert ("wool" in stock(d, 0)) != taken
    have(d, 0, lumber=0, brick=0, grain=3, wool=3, ore=2)  # lower regions: fields and mountains
    event(d, "brigands")
    assert ("wool" in stock(d, 0)) == taken


# --- the pawnbroker ----------------------------------------------------------------------------------


@pytest.mark.article("R43", "duel-card-pawnbroker", "duel-stores")
def test_three_of_a_refund_do_not_fit_into_a_store_for_two() -> None:
    d = tournament()
    lay(d, 0, "cathedral", "5u1")
    lay(d, 0, "treasury", "5u2")
    have(d, 0, ore=3)
    hold(d, 0, "pawnbroker")
    play(d, "play pawnbroker", "slot 5u1")
    assert options_of(d) == ["resource ore"]  # with another one kept back three ore would have to fit
    play(d, "resource ore")
    assert (counter(d, 0, "5u2"), stock(d, 0)["ore"]) == (5, 3)


# --- what comes before what --------------------------------------------------------------------------


@pytest.mark.article("R74", "R2", "duel-card-witch")
def test_a_building_set_free_by_an_event_card_works_at_the_production_of_that_roll() -> None:
    d = tournament()
    lay(d, 0, "sawmill", "5u1", "bewitched")
    region(d, 0, "5u", "forest 6")
    event_deck(d, "year-end")
    event(d, "event-card", 6)
    play(d, "turned year-end")
    assert stored(d, 0, "5u") == 2


@pytest.mark.article("duel-hand", "duel-card-abbey", "R14")
def test_an_abbey_leaves_a_fourth_card_to_both_players() -> None:
    d = tournament()
    for player in range(2):
        lay(d, player, "abbey", "5u1")
        hold(d, player, "scout", "scout", "bishop", "bishop")
    play(d, "end")
    assert (d.actor(), "keep" in options_of(d)) == (0, True)
    play(d, "keep")
    assert (d.turn, options_of(d)) == (1, ["roll"])


@pytest.mark.article("R97", "R39", "duel-stores")
def test_the_victim_gives_from_regions_and_not_from_a_store() -> None:
    d = tournament()
    lay(d, 1, "treasury", "5u1", counter=5)
    region(d, 1, "5u", "mountains 1", 1)
    have(d, 1, ore=2)
    store(d, 1, r5u=1, r6d=1)
    hold(d, 0, "brigands-raid")
    play(d, "play brigands-raid", "brave", "die 1", "grab ore")
    assert (d.actor(), options_of(d)) == (1, ["pay 5u", "pay 6d"])
