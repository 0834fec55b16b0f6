"""What happens in Cities & Knights, as each viewer may know it; and what may be taken back."""

import pytest

from entries import entry_of
from games.island.table import BLUE, ORANGE, RED, WHITE
from games.knights.table import cards, roll, table
from hexhaven import almanac, scene
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.games.island.rules.state import Position
from hexhaven.wire.message import Cards
from hexhaven.wire.scene import Place

from .games import gained, told

RICH = "red hand: 4 brick 4 lumber 4 wool 4 grain 4 ore 4 coin 4 paper 4 cloth"


def node(id: int) -> Place:
    return Place(kind="node", id=id)


def hexes(*ids: int) -> list[Place]:
    return [Place(kind="hex", id=id) for id in ids]


def article(p: Position, text: str, player: int | None = None) -> str | None:
    found = told(p, text, NOBODY, player).article
    assert found is None or almanac.article(found)
    return found


# --- places and articles -----------------------------------------------------------------------------


def test_knights_are_told_with_their_places() -> None:
    p = table("red roads: 8-12-17-22", "red strong: 12*", "red knight: 8", "blue knight: 22", RICH)
    assert told(p, "move 12 17", BLUE).places == [node(12), node(17)]
    assert told(p, "displace 12 22", BLUE).places == [node(12), node(22)]
    assert told(p, "activate 8", BLUE).places == [node(8)]
    assert article(p, "knight 17") == "knights-on-board"
    assert article(p, "promote 8") == "promote-knight"
    assert article(p, "displace 12 22") == "displace-knight"


def test_an_inventor_touches_two_hexes() -> None:
    p = table("red progress: inventor")
    event = told(p, "inventor 0 2", WHITE)
    assert (event.places, event.article) == (hexes(0, 2), "card-inventor")


@pytest.mark.article("metropolis")
def test_a_metropolis_is_shown_where_it_rises() -> None:
    p = table("red city: 8", "red levels: trade 3", RICH)
    event = told(p, "improve trade", BLUE)
    assert (event.places, event.article) == ([node(8)], "metropolis")
    p = table("red city: 8", RICH)
    assert article(p, "improve trade") == "improvements"


def test_a_roll_shows_the_hexes_that_pay() -> None:
    p = table("red city: 8", rolled=False)
    p.do("roll")
    event = told(p, "rolled 4 6 science", BLUE, CHANCE)
    assert event.places == hexes(0, 6)
    assert gained(event) == {RED: cards("ore coin")}
    assert event.article == "production"
    assert article(p, "rolled 4 6 ship", CHANCE) == "barbarians"


@pytest.mark.article("4.J.h")
def test_the_event_comes_first_and_the_harvest_with_its_last_answer() -> None:
    p = table("red city: 8", "red levels: trade 4", rolled=False)
    p.do("roll")
    rolled = told(p, "rolled 4 6 trade", BLUE, CHANCE)
    assert (rolled.places, rolled.flows, rolled.article) == ([], [], "progress-draw")
    p.do("rolled 4 6 trade")
    drew = told(p, "drew merchant", BLUE, CHANCE)
    assert (drew.what, drew.places) == ("drew ?", hexes(0, 6))
    assert gained(drew) == {RED: cards("ore coin")}


@pytest.mark.article("battle-lost", "battle-won")
def test_a_battle_explains_itself() -> None:
    p = table("red city: 8", "blue city: 28", rolled=False, ship=6)
    p.do("roll")
    lost = told(p, "rolled 1 2 ship", WHITE, CHANCE)
    assert (lost.article, lost.places[:2]) == ("battle-lost", [node(8), node(28)])
    p = table("red city: 8", "red road: 8-12", "red knight: 12*", rolled=False, ship=6)
    p.do("roll")
    assert article(p, "rolled 1 2 ship", CHANCE) == "battle-won"
    p = table("red cities: 8 18", rolled=False, ship=6)
    p.do("roll")
    assert article(p, "rolled 1 2 ship", CHANCE) == "battle-lost"
    p.do("rolled 1 2 ship")
    assert told(p, "lose-city 18", WHITE).places[0] == node(18)


@pytest.mark.article("fiesepeter")
def test_where_players_choose_who_fights_the_battle_comes_later() -> None:
    lines = ["red city: 8", "red road: 8-12", "red knight: 12*"]
    p = table(*lines, rolled=False, ship=6, options={"fiesepeter": "on"})
    p.do("roll")
    assert article(p, "rolled 1 2 ship", CHANCE) == "fiesepeter"
    p.do("rolled 1 2 ship")
    assert article(p, "waive") == "battle-lost"
    assert article(p, "fight 12") == "battle-won"


def test_doing_without_is_explained_by_what_was_offered() -> None:
    p = table("red roads: 8-12-17", "red knights: 8 17", "red progress: smith")
    p.do("smith 8")
    assert article(p, "waive") == "card-smith"


@pytest.mark.article("card-saboteur")
def test_cards_are_discarded_because_of_a_seven_or_a_saboteur() -> None:
    p = table("red progress: saboteur", "blue settlement: 8", "blue hand: 4 ore")
    p.do("saboteur")
    assert article(p, "discard ore", BLUE) == "card-saboteur"
    p = table("blue hand: 9 ore", rolled=False)
    roll(p, 3, 4)
    assert article(p, "discard ore", BLUE) == "seven"


# --- cards that only two players see -----------------------------------------------------------------


def gains_told(p: Position, text: str, player: int, *viewers: int) -> list[dict[int, Cards]]:
    return [gained(told(p, text, viewer, player)) for viewer in viewers]


@pytest.mark.article("card-wedding")
def test_gifts_at_a_wedding_are_between_two() -> None:
    p = table("red progress: wedding", "blue settlement: 8", "blue hand: 3 ore")
    p.do("wedding")
    known = {RED: cards("ore")}
    assert gains_told(p, "give ore", BLUE, RED, BLUE, CHANCE) == [known] * 3
    assert gains_told(p, "give ore", BLUE, WHITE, ORANGE, NOBODY) == [{}] * 3
    assert told(p, "give ore", WHITE, BLUE).what == "give ?"


@pytest.mark.article("card-commercial-harbour")
def test_an_exchange_is_between_two() -> None:
    p = table("red progress: commercial-harbour", "red hand: ore", "blue hand: cloth coin")
    p.do("commercial-harbour")
    assert [told(p, "exchange 1 ore", viewer).what for viewer in (RED, BLUE, WHITE, NOBODY)] == [
        "exchange 1 ore", "exchange 1 ore", "exchange 1 ?", "exchange 1 ?",
    ]  # fmt: skip
    p.do("exchange 1 ore")
    known = {RED: cards("cloth"), BLUE: cards("ore")}
    assert gains_told(p, "hand-over cloth", BLUE, RED, BLUE) == [known] * 2
    assert gains_told(p, "hand-over cloth", BLUE, WHITE, NOBODY) == [{}] * 2


@pytest.mark.article("card-master-merchant")
def test_looted_cards_are_between_two() -> None:
    p = table("red progress: master-merchant", "blue settlement: 8", "blue hand: 3 cloth")
    p.do("master-merchant 1")
    known = {RED: cards("cloth")}
    assert gains_told(p, "loot cloth", RED, RED, BLUE, CHANCE) == [known] * 3
    assert gains_told(p, "loot cloth", RED, WHITE, NOBODY) == [{}] * 2


def test_a_monopoly_is_seen_by_all() -> None:
    p = table("red progress: trade-monopoly", "blue hand: 3 cloth", "white hand: cloth")
    known = {RED: cards("2 cloth")}
    assert gains_told(p, "trade-monopoly cloth", RED, RED, BLUE, ORANGE, NOBODY) == [known] * 4


def test_progress_cards_are_told_to_whom_they_concern() -> None:
    p = table("red progress: spy", "blue progress: warlord")
    p.do("spy 1")
    words = [told(p, "spy-card warlord", viewer).what for viewer in (RED, BLUE, WHITE, NOBODY)]
    assert words == ["spy-card warlord", "spy-card warlord", "spy-card ?", "spy-card ?"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_told_in_words(language: str) -> None:
    p = table("red city: 8", "red roads: 8-12-17", "red knight: 12", RICH, "red progress: smith crane")
    for text in ("knight 17", "activate 12", "improve trade", "smith 12", "crane trade", "wall 8"):
        story = told(p, text, BLUE, language=language).story
        assert story is not None
        assert story.startswith("Anna ")
        assert text not in story


# --- taking back -------------------------------------------------------------------------------------


def can_be_taken_back(p: Position, text: str, player: int | None = None) -> bool:
    who = int(p.actor()) if player is None else player
    entry = entry_of(p, text, who)
    after = p.copy()
    after.play(entry.action, who)
    return scene.can_take_back(after, entry)


@pytest.mark.parametrize(
    "text",
    [
        "wall 8", "knight 17", "activate 12", "improve politics", "commercial-harbour", "wedding",
        "warlord", "inventor 0 2", "deserter 1", "end",
    ],
)  # fmt: skip
def test_what_reveals_nothing(text: str) -> None:
    p = table(
        "red city: 8", "red roads: 8-12-17", "red knight: 12", RICH,
        "red progress: commercial-harbour wedding warlord inventor",
        "blue cities: 28 40", "blue road: 28-34", "blue knight: 34", "blue hand: 3 ore 2 coin",
    )  # fmt: skip
    if text == "deserter 1":
        p = table("red progress: deserter", "blue road: 28-34", "blue knight: 34", "blue hand: 3 ore")
    assert can_be_taken_back(p, text)


@pytest.mark.parametrize(
    ("lines", "before", "text"),
    [
        (["red progress: spy", "blue progress: warlord"], [], "spy 1"),
        (["red progress: spy", "blue progress: warlord"], ["spy 1"], "spy-card warlord"),
        (["red progress: master-merchant"], [], "master-merchant 1"),
        (["red progress: master-merchant"], ["master-merchant 1"], "loot ore"),
        (["red progress: resource-monopoly"], [], "resource-monopoly wool"),
        (["red progress: commercial-harbour", "red hand: ore"], ["commercial-harbour"], "exchange 1 ore"),
        (["red progress: commercial-harbour", "red hand: ore"], ["commercial-harbour"], "exchange 2 ore"),
        (["red progress: wedding"], ["wedding"], "give ore"),
        (["red progress: bishop"], [], "bishop 0"),
    ],
)
def test_what_has_shown_something(lines: list[str], before: list[str], text: str) -> None:
    p = table(
        *lines, "blue settlement: 8", "blue hand: 3 ore 2 coin", "white hand: 2 wool 3 cloth", attacks=1
    )
    for each in before:
        p.do(each)
    assert not can_be_taken_back(p, text)


def test_dice_that_an_alchemist_has_set_are_rolled() -> None:
    assert not can_be_taken_back(table("red progress: alchemist", rolled=False), "alchemist 3 4")
