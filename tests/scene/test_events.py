"""What happened, as one viewer may know it."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, cards, new_game, roll, table
from golden.playthroughs import path
from hexhaven import almanac, scene
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.games.island.rules.state import Position
from hexhaven.record import read_record
from hexhaven.wire.scene import Flow, Place
from hexhaven.words import LANGUAGES

from .games import NAMES, gained, moments, played, told


def test_an_event_says_who_did_what_and_when() -> None:
    p = table("red settlement: 8", "red roads: 8-12-17", "red hand: brick lumber wool grain")
    event = told(p, "settlement 17", BLUE)
    assert (event.number, event.player, event.verb, event.what) == (5, RED, "settlement", "settlement 17")
    assert event.story == "Anna builds a settlement at fields 12, hills 6, forest 11."
    assert event.round == 1
    assert event.places == [Place(kind="node", id=17)]
    assert event.article == "settlement"
    german = told(p, "settlement 17", RED, language="de")
    assert german.story == "Du baust eine Siedlung bei Ackerland 12, Hügelland 6, Wald 11."


def test_nothing_is_told_where_there_is_nothing_to_tell() -> None:
    assert told(table(rolled=False), "roll", BLUE).story is None


def test_a_road_is_told_by_what_lies_beside_it() -> None:
    p = table("red settlement: 8", "red hand: brick lumber")
    event = told(p, "road 8-12", WHITE)
    assert event.story == "Anna builds a road between mountains 10 and hills 6."
    assert event.places == [Place(kind="edge", id=p.map.geometry.edge_between(8, 12))]
    assert told(p, "road 8-12", WHITE, language="de").story == (
        "Anna baut eine Straße zwischen Gebirge 10 und Hügelland 6."
    )


# --- articles ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["classic", "modern", "neu2003", "travelbox"])
def test_every_event_of_a_game_has_a_place_in_the_almanac(preset: str) -> None:
    record = read_record(path(preset).read_text("utf-8"))
    for language in LANGUAGES:
        events = scene.log(language, record, NOBODY)
        assert [event.number for event in events] == list(range(1, len(record.entries) + 1))
        for event, entry in zip(events, record.entries, strict=True):
            assert event.player == entry.player
            assert event.article is not None
            assert almanac.article(event.article)


def test_consequences_come_before_the_deed() -> None:
    p = table("red roads: 8-12-17-22-28", "red hand: brick lumber")
    assert told(p, "road 28-34", BLUE).article == "longest-road"
    p = table("red knights: 2", "red cards: knight")
    assert told(p, "knight", BLUE).article == "largest-army"
    p = table("red settlements: 8 18 28", "red cities: 0 2 40", "red hand: 3 ore 2 grain")
    event = told(p, "city 8", BLUE)
    assert event.article == "end-of-game"
    assert event.story is not None
    assert event.story.endswith("Anna wins with 10 points!")


def test_a_seven_and_a_short_bank_have_articles_of_their_own() -> None:
    p = table("red settlement: 8", rolled=False)
    p.do("roll")
    assert told(p, "rolled 3 4", BLUE).article == "seven"
    assert told(p, "rolled 5 1", BLUE).article == "production"
    short = table("red settlement: 8", "blue settlement: 18", "white hand: 18 brick", rolled=False)
    short.do("roll")
    assert told(short, "rolled 5 1", BLUE).article == "shortage"


def test_a_free_road_belongs_to_the_card_or_to_the_tournament_start() -> None:
    p = table("red settlement: 8", "red cards: road-building")
    p.do("road-building")
    assert told(p, "free-road 8-12", BLUE).article == "progress-cards"
    record = played("city", bot="random", preset="modern", players=3, options=("start_with_city=on",))
    number, entry, before = next(each for each in moments(record) if each[1].text.startswith("free-road"))
    event = scene.event("en", before, entry, number, record.names, NOBODY)
    assert (event.round, event.article) == (0, "tournament-start")


# --- places ------------------------------------------------------------------------------------------


def test_a_roll_touches_the_hexes_that_pay() -> None:
    p = table("red settlement: 8", rolled=False, robber=4)
    p.do("roll")
    assert told(p, "rolled 5 1", RED).places == [Place(kind="hex", id=17)]  # hills 6 has the robber
    assert told(p, "rolled 1 1", RED).places == [Place(kind="hex", id=1)]
    assert told(p, "rolled 3 4", RED).places == []


def test_the_robber_touches_its_new_hex() -> None:
    p = table("red cards: knight")
    p.do("knight")
    assert told(p, "robber 4", BLUE).places == [Place(kind="hex", id=4)]


# --- gains -------------------------------------------------------------------------------------------


def test_everybody_sees_what_the_dice_bring() -> None:
    p = table("red settlement: 8", "blue city: 18", rolled=False)
    p.do("roll")
    for viewer in (RED, WHITE, NOBODY, CHANCE):
        assert gained(told(p, "rolled 5 1", viewer)) == {
            RED: cards("brick"),
            BLUE: cards("2 brick"),
        }


def test_everybody_sees_what_is_traded_taken_and_monopolised() -> None:
    p = table("red hand: 4 ore", "blue hand: 3 wool", "white hand: wool", "red cards: invention monopoly")
    assert gained(told(p, "bank ore for wool", ORANGE)) == {RED: cards("wool")}
    assert gained(told(p, "monopoly wool", ORANGE)) == {RED: cards("4 wool")}
    taking = p.copy()
    taking.do("invention")
    assert gained(told(taking, "take ore", NOBODY)) == {RED: cards("ore")}
    p.do("offer 1 ore for 2 wool to 1")
    p.do("accept", BLUE)
    assert gained(told(p, "trade 1", ORANGE)) == {
        RED: cards("2 wool"),
        BLUE: cards("ore"),
    }


def test_starting_cards_are_gains() -> None:
    p = new_game(players=2)
    for text in ("begins 0", "found 8", "found-road 8-12", "found 18", "found-road 13-18"):
        p.do(text)
    assert gained(told(p, "found 40", RED)) == {BLUE: cards("2 grain ore")}


def test_only_thief_and_victim_learn_what_was_stolen() -> None:
    p = table("blue settlement: 8", "blue hand: ore wool", rolled=False)
    roll(p, 7)
    p.do("robber 4")
    for viewer in (RED, BLUE, CHANCE):
        event = told(p, "stole ore", viewer)
        assert (event.what, gained(event)) == ("stole ore", {RED: cards("ore")})
    for viewer in (WHITE, NOBODY):
        event = told(p, "stole ore", viewer)
        assert (event.what, event.flows) == ("stole ?", [Flow(giver=BLUE, taker=RED, card=None, n=1)])
        assert event.story == "Anna steals a card from Bert."


def test_only_the_buyer_learns_what_was_drawn() -> None:
    p = table("red hand: ore wool grain")
    p.do("buy")
    assert told(p, "drew knight", RED).story == "You draw: knight."
    assert (told(p, "drew knight", BLUE).what, told(p, "drew knight", BLUE).story) == ("drew ?", None)


@pytest.mark.parametrize("word", ["gains 1", "gains 2"])
def test_gains_of_a_game_are_what_came_into_the_hands(word: str) -> None:
    """With open eyes: what is gained and paid adds up to what is held."""
    for number, entry, before in moments(played(word)):
        event = scene.event("en", before, entry, number, NAMES, CHANCE)
        more = {player: sum(cards.values()) for player, cards in gained(event).items()}
        after = before.copy()
        after.apply(entry.action, entry.player)
        for player in range(4):
            change = hand_size(after, player) - hand_size(before, player)
            assert more.get(player, 0) >= change
            if event.verb in ("rolled", "take", "found", "begins"):
                assert more.get(player, 0) == change


def hand_size(state: State, player: int) -> int:
    assert isinstance(state, Position)
    return int(state.hand_size[player])


# --- the log -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 3, NOBODY, CHANCE])
def test_the_log_is_every_event_in_order(viewer: int) -> None:
    record = played("log")
    log = scene.log("de", record, viewer)
    assert len(log) == len(record.entries)
    for number, entry, before in moments(record, 13):
        assert log[number - 1] == scene.event("de", before, entry, number, record.names, viewer)
