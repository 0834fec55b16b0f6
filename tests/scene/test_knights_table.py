"""Cities & Knights as it lies before a viewer."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE
from games.knights.table import cards, roll, table
from hexhaven import almanac, scene
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.games.island.wire import Standing, island_setting
from hexhaven.games.knights.rules.terms import PROGRESS_COPIES
from hexhaven.games.knights.wire import KnightsScene, KnightsSetting, Works
from hexhaven.wire.scene import Place
from hexhaven.words import LANGUAGES

from .games import board, board_setting, look

every_language = pytest.mark.parametrize("language", LANGUAGES)


def standing(state: State, player: int, viewer: int) -> Standing:
    return board(look(state, viewer)).players[player]


def works(state: State, player: int) -> Works:
    found = standing(state, player, NOBODY).parts["knights"]
    assert isinstance(found, Works)
    return found


def knights(state: State, viewer: int = NOBODY) -> KnightsScene:
    found = look(state, viewer).scene.parts["knights"]
    assert isinstance(found, KnightsScene)
    return found


# --- the setting -------------------------------------------------------------------------------------


@every_language
def test_there_are_eight_kinds_of_cards_and_no_development_cards(language: str) -> None:
    setting = scene.setting(language, table())
    assert [kind.name for kind in setting.resources] == [
        "brick", "lumber", "wool", "grain", "ore", "coin", "paper", "cloth",
    ]  # fmt: skip
    assert [kind.article for kind in setting.resources[5:]] == ["commodities"] * 3
    island = island_setting(setting)
    assert island.development == []
    assert (setting.target, island.hand_limit) == (13, 7)


@every_language
def test_prices_in_the_order_they_are_read(language: str) -> None:
    wares = {ware.name: ware for ware in board_setting(language, table()).wares}
    assert list(wares) == [
        "road", "settlement", "city", "wall", "basic-knight", "activation", "promotion",
    ]  # fmt: skip
    assert [wares[name].price for name in ("wall", "basic-knight", "activation", "promotion")] == [
        cards("2 brick"), cards("ore wool"), cards("grain"), cards("ore wool"),
    ]  # fmt: skip
    assert [wares[name].supply for name in ("wall", "basic-knight", "activation")] == [3, 2, 0]
    for ware in wares.values():
        assert almanac.article(ware.article)
        assert "-" not in ware.label


def test_a_sabotaged_city_is_repaired_for_a_price_in_the_classic_edition() -> None:
    wares = board_setting("en", table(preset="classic")).wares
    assert (wares[-1].name, wares[-1].price) == ("repair", cards("brick lumber"))


@every_language
def test_fields_levels_and_progress_cards_have_words(language: str) -> None:
    setting = scene.setting(language, table(options={"barbarian_steps": "8"})).parts["knights"]
    assert isinstance(setting, KnightsSetting)
    assert setting.steps == 8
    assert [(field.name, field.commodity) for field in setting.fields] == [
        ("trade", "cloth"), ("politics", "coin"), ("science", "paper"),
    ]  # fmt: skip
    for field in setting.fields:
        assert almanac.article(field.article)
        assert len({level.label for level in field.levels}) == 5
        assert [bool(level.gives) for level in field.levels] == [False, False, True, False, False]
    assert [card.copies for card in setting.progress] == list(PROGRESS_COPIES)
    assert {card.field for card in setting.progress} == {"trade", "politics", "science"}
    for card in setting.progress:
        assert almanac.article(card.article)
        assert card.text.endswith(".")
        assert card.label != card.text


def test_the_saboteur_does_what_the_edition_says() -> None:
    texts = set()
    for preset in ("classic", "modern"):
        setting = scene.setting("en", table(preset=preset)).parts["knights"]
        texts |= {card.text for card in setting.progress if card.name == "saboteur"}
    assert len(texts) == 2


# --- pieces ------------------------------------------------------------------------------------------


def test_pieces_stand_where_they_were_set() -> None:
    p = table(
        "red cities: 8 18",
        "red wall: 8",
        "red metropolis: science 18",
        "red roads: 8-12-17",
        "red knight: 12",
        "red strong: 17*",
        "blue toppled: 28",
        "white sabotaged: 40",
        "red merchant: 4",
        robber=9,
    )
    found = [each for each in board(look(p, BLUE)).pieces if each.kind != "road"]
    assert [(each.kind, each.player, each.place) for each in found] == [
        ("city", RED, Place(kind="node", id=8)),
        ("metropolis", RED, Place(kind="node", id=18)),
        ("toppled-city", BLUE, Place(kind="node", id=28)),
        ("sabotaged-city", WHITE, Place(kind="node", id=40)),
        ("robber", -1, Place(kind="hex", id=9)),
        ("wall", RED, Place(kind="node", id=8)),
        ("knight", RED, Place(kind="node", id=12)),
        ("knight", RED, Place(kind="node", id=17)),
        ("merchant", RED, Place(kind="hex", id=4)),
    ]
    looks = [each.look for each in found if each.kind == "knight"]
    assert looks == [{"rank": 1, "active": False}, {"rank": 2, "active": True}]
    assert [each.look for each in found if each.kind == "metropolis"] == [{"field": "science"}]


def test_pieces_left_are_counted_with_knights_and_walls() -> None:
    p = table("red city: 8", "red wall: 8", "red road: 8-12", "red knight: 12")
    assert standing(p, RED, BLUE).supply == {
        "road": 14, "settlement": 5, "city": 3,
        "basic-knight": 1, "strong-knight": 2, "mighty-knight": 2, "wall": 2,
    }  # fmt: skip


def test_numbers_are_those_an_inventor_has_left() -> None:
    p = table("red progress: inventor")
    before = board(look(p, NOBODY)).numbers
    assert (before[0], before[3]) == (10, 12)
    p.do("inventor 0 2")
    assert board(look(p, NOBODY)).numbers == [before[2], before[1], before[0], *before[3:]]


# --- players -----------------------------------------------------------------------------------------


def test_progress_cards_are_open_to_their_holder_alone() -> None:
    p = table("red progress: spy 2 merchant", "red opened: printer", "red hand: 2 coin ore")
    own = standing(p, RED, RED)
    assert own.secrets == {"merchant": 2, "spy": 1}
    assert own.hand is not None
    assert own.hand["coin"] == 2
    for viewer in (BLUE, WHITE, NOBODY):
        other = standing(p, RED, viewer)
        assert (other.secrets, other.hand) == (None, None)
        assert (other.development, other.cards) == (3, 3)
    assert standing(p, RED, CHANCE).secrets == own.secrets
    for viewer in (RED, BLUE, CHANCE):
        assert standing(p, RED, viewer).shown == {"printer": 1}
        assert (standing(p, RED, viewer).points, standing(p, RED, viewer).hidden_points) == (1, 0)


def test_works_are_public() -> None:
    p = table(
        "red cities: 8 18",
        "red walls: 8 18",
        "red levels: trade 3 science 1",
        "red roads: 8-12-17",
        "red knights: 12* 17",
        "red progress: spy 2 merchant",
        "red defender: 2",
    )
    assert works(p, RED) == Works(
        levels={"trade": 3, "politics": 0, "science": 1},
        progress={"trade": 2, "politics": 1, "science": 0},
        defenders=2,
        strength=1,
        hand_limit=11,
    )
    assert works(p, BLUE).hand_limit == 7


def test_rates_cover_commodities() -> None:
    p = table("red levels: trade 3", "red city: 0")
    assert standing(p, RED, RED).rates == {
        "brick": 3, "lumber": 3, "wool": 3, "grain": 3, "ore": 3, "coin": 2, "paper": 2, "cloth": 2,
    }  # fmt: skip


# --- the barbarians ----------------------------------------------------------------------------------


@pytest.mark.article("battle-lost")
def test_who_would_lose_a_city_now() -> None:
    p = table(
        "red cities: 8 18", "blue city: 28", "white city: 40", "white metropolis: trade 40",
        "red road: 8-12", "red knight: 12*", ship=3, attacks=1,
    )  # fmt: skip
    barbarians = knights(p).barbarians
    assert (barbarians.ship, barbarians.attacks) == (3, 1)
    assert (barbarians.attack, barbarians.defence) == (4, 1)
    assert barbarians.losers == [BLUE]  # white's only city is a metropolis
    p = table("red city: 8", "blue city: 28", "red road: 8-12", "red strong: 12*")
    assert knights(p).barbarians.losers == []


def test_the_event_die_lies_beside_the_others() -> None:
    p = table(rolled=False)
    assert knights(p).event == ""
    roll(p, 3, 5, "politics")
    assert knights(p).event == "politics"


def test_metropolises_and_decks() -> None:
    p = table("red city: 8", "red metropolis: science 8", "blue progress: spy 2 merchant")
    assert knights(p).metropolises == {"trade": -1, "politics": -1, "science": RED}
    assert knights(p).decks == {"trade": 16, "politics": 17, "science": 18}


# --- cards that lie open to one viewer ---------------------------------------------------------------


@pytest.mark.article("card-spy")
def test_a_spy_sees_progress_cards_and_nobody_else_does() -> None:
    p = table("red progress: spy", "blue progress: warlord 2 merchant")
    assert knights(p, RED).open_cards is None
    p.do("spy 1")
    assert knights(p, RED).open_cards == {"merchant": 2, "warlord": 1}
    for viewer in (BLUE, WHITE, ORANGE, NOBODY, CHANCE):
        assert knights(p, viewer).open_cards is None
    assert standing(p, BLUE, RED).secrets is None


@pytest.mark.article("card-master-merchant")
def test_a_master_merchant_sees_a_hand_and_nobody_else_does() -> None:
    p = table("red progress: master-merchant", "blue settlement: 8", "blue hand: 2 coin ore wool")
    p.do("master-merchant 1")
    assert knights(p, RED).open_cards == cards("wool ore 2 coin")
    for viewer in (BLUE, WHITE, NOBODY):
        assert knights(p, viewer).open_cards is None
    assert standing(p, BLUE, RED).hand is None
