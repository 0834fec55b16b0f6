"""Whole card games, for everybody who may look at them."""

import hashlib
from collections.abc import Iterator
from itertools import islice
from typing import cast

import msgspec
import pytest

from contract.games import Config, walk
from entries import entry_of
from games.duel.table import before_roll, city, event_deck, have, hold, lay, play, table
from hexhaven import almanac, scene
from hexhaven.core.facts import CARDS
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.told import PRODUCTION
from hexhaven.record import Entry, Record
from hexhaven.wire.scene import Event, Moment
from hexhaven.wire.table import TableInfo

from .duels import PRESETS, centre, duel, duel_played, region, slot, stack
from .games import NAMES, encoded, gained, look, moments, told
from .test_replay import drawn_again
from .test_secrets import assert_same_news, assert_same_sight, viewers

every_preset = pytest.mark.parametrize("preset", PRESETS)
STEPS = 1500
RESOURCES = ["lumber", "brick", "wool", "grain", "ore", "gold"]


def whole(preset: str = "base") -> Record:
    """A game between random players, who do many things; with decks chosen at random they might never end."""
    if preset == "tournament":
        return duel_played("whole", preset, "greedy", "victory_points=10")
    return duel_played("whole", preset, "random", "player_trade=off")


def walked(preset: str, every: int) -> Iterator[tuple[int, Entry, State]]:
    """Moments of a random walk with their number and what is done next."""
    state = Config(preset, 2, game="duel").start(3)
    for number, (player, action) in enumerate(walk(state, ("scene", preset), STEPS)):
        if number % every == 0:
            yield number, entry_of(state, action, player), state


# --- looking -----------------------------------------------------------------------------------------


@every_preset
def test_every_moment_can_be_looked_at(preset: str) -> None:
    verbs = set()
    for number, entry, state in walked(preset, 5):
        language = ("en", "de")[number // 5 % 2]
        for viewer in (0, 1, NOBODY, CHANCE):
            moment = look(state, viewer, language)
            assert encoded(moment)
            check_moment(moment, state, viewer)
            verbs |= {choice.verb for choice in moment.choices}
        for viewer in (number % 2, NOBODY):
            check_event(scene.event(language, state, entry, 1, NAMES, viewer))
    assert len(verbs) > 15


def check_moment(moment: Moment, state: State, viewer: int) -> None:
    """What is offered may be done, and everything the rules list is offered or can be said."""
    assert moment.question != "other"
    assert moment.asked
    assert moment.asks_you == (viewer >= 0 and viewer in state.actors())
    texts = {choice.text for choice in moment.choices}
    assert len(texts) == len(moment.choices)
    for text in texts:
        assert state.why_not(state.read(text), viewer) is None
    if moment.asks_you:
        listed = {state.write(action) for action in state.legal(viewer)}
        assert {text for text in listed - texts if not text.startswith("offer ")} == set()
    if viewer in (0, 1):
        check_hands(moment, viewer)


def check_hands(moment: Moment, viewer: int) -> None:
    """A player sees all of the own hand, and of the other hand its size."""
    own, other = duel(moment).realms[viewer], duel(moment).realms[1 - viewer]
    assert own.hand is not None
    assert sum(own.hand.values()) == own.cards
    assert other.hand is None or duel(moment).asking in ("spy", "conflict")
    ready = [tool for tool in moment.tools if tool.ready]
    assert moment.asks_you or not ready


def check_event(event: Event) -> None:
    assert event.article is not None
    assert almanac.article(event.article)
    assert event.story is None or "?" not in event.story
    assert all(flow.n > 0 for flow in event.flows)


@every_preset
def test_nobody_peeks(preset: str) -> None:
    compared = 0
    for number, entry, state in walked(preset, 23):
        for viewer in viewers(state):
            assert_same_sight(state, viewer, number)
            compared += assert_same_news(state, entry, viewer, number)
    assert compared > 100


@every_preset
def test_a_view_is_all_that_is_looked_at(preset: str) -> None:
    for _, _, state in walked(preset, 37):
        for viewer in viewers(state):
            assert encoded(look(state.view(viewer).seen, viewer)) == encoded(look(state, viewer))


@pytest.mark.parametrize("viewer", [1, NOBODY, CHANCE])
def test_frames_are_the_moments_of_the_game(viewer: int) -> None:
    record = whole("science-progress")
    frames = scene.frames("de", record, viewer, 101, 150)
    steps = islice(enumerate(record.steps(), 1), 100, 250)
    events = [scene.event("de", state, entry, n, NAMES[:2], viewer) for n, (entry, state) in steps]
    assert [frame.event for frame in frames] == events
    assert all(frame.moment.choices == [] for frame in frames)
    shown = [duel(frame.moment) for frame in frames]
    hands = [seen.realms[0].hand for seen in shown if seen.asking not in ("spy", "conflict")]
    assert any(hands) == (viewer == CHANCE)
    last = scene.frames("en", record, viewer, len(record.entries), 5)
    assert len(last) == 1
    assert last[0].moment.over
    assert duel(last[0].moment).phase == "over"
    assert last[0].moment.winner == record.state.winner()


@every_preset
def test_every_draw_can_be_drawn_again_from_what_is_sent(preset: str) -> None:
    """The browser does the same with both dice, the stacks and the events."""
    draws = scene.draws(whole(preset))
    assert draws.finding == "good"
    assert draws.commitment == hashlib.sha256(bytes.fromhex(draws.seed)).hexdigest()
    for index, draw in enumerate(draws.draws):
        assert drawn_again(bytes.fromhex(draws.seed), index, draw) == draw.text
    assert {"begins", "rolled", "drew", "turned"} <= {draw.text.split()[0] for draw in draws.draws}


# --- news --------------------------------------------------------------------------------------------


@pytest.mark.article("duel-dice", "duel-regions")
def test_production_lights_the_regions_that_bear() -> None:
    d = before_roll(table())
    play(d, "roll")
    event = told(d, "rolled 2 tournament", 0)
    after = d.copy()
    after.do("rolled 2 tournament")
    grown = [
        (player, i)
        for player in range(2)
        for i in range(26)
        if after.realms[player].stock[i] > d.realms[player].stock[i]
    ]
    assert [(place.player, place.id) for place in event.places] == grown
    assert grown
    assert sum(sum(cards.values()) for cards in gained(event).values()) == len(grown)


@pytest.mark.article("duel-building")
def test_what_was_built_is_told_with_its_card_and_place() -> None:
    d = table()
    hold(d, 0, "abbey")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3)
    event = told(d, "build abbey 5u1", 1)
    assert (event.article, event.places) == ("duel-card-abbey", [slot("5u1")])
    assert told(d, "city 5", 1).places == [centre(5)]
    assert told(d, "end", 1).places == []


@pytest.mark.article("duel-victory", "duel-tokens")
def test_a_victory_and_a_token_come_first() -> None:
    d = table(victory_points="10")
    for place in (5, 6):
        city(d, 0, place)
    for where in ("5u1", "5u2", "5d1", "5d2", "6u1"):
        lay(d, 0, "abbey", where)
    hold(d, 0, "abbey")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3)
    assert told(d, "build abbey 6d1", 1).article in ("duel-victory", "duel-card-abbey")
    d.realms[1].points = 0
    after = d.copy()
    after.do("build abbey 6d1")
    expected = "duel-victory" if after.won_by == 0 else "duel-card-abbey"
    assert told(d, "build abbey 6d1", 1).article == expected


@pytest.mark.article("duel-event-deck")
def test_an_event_card_is_told_by_its_own_article() -> None:
    d = before_roll(table())
    event_deck(d, "year-end", "plague")
    play(d, "roll", "rolled 6 event-card")
    for viewer in (0, 1, NOBODY):
        assert told(d, "turned plague", viewer).article == "duel-card-plague"


@pytest.mark.article("duel-trade")
def test_a_trade_is_gain_for_both() -> None:
    d = table()
    have(d, 0, ore=1)
    have(d, 1, wool=1)
    play(d, "offer 1 ore for 1 wool")
    event = told(d, "accept", NOBODY)
    assert gained(event) in (
        {0: {"wool": 1}, 1: {"ore": 1}},
        {0: {"wool": 1}},  # the other still says where it goes
    )
    assert event.places == []


@pytest.mark.article("duel-exchange", "duel-hand")
def test_cards_that_nobody_else_sees_stay_a_secret() -> None:
    d = table()
    hold(d, 0, "abbey", "spy", "bishop", "caravan")
    play(d, "end")
    event = told(d, "under spy 2", 1)
    assert event.places == [stack(2)]
    assert "spy" not in event.what
    assert event.story is not None
    assert "Spy" not in event.story
    assert "spy" in told(d, "under spy 2", 0).what


@pytest.mark.article("duel-protection")
def test_a_place_in_the_other_principality() -> None:
    d = table()
    hold(d, 0, "arsonist")
    lay(d, 1, "abbey", "5u1")
    play(d, "play arsonist", "brave", "die 1")
    assert told(d, "slot x5u1", 0).places == [slot("5u1", 1)]
    assert told(d, "slot x5u1", 1).places == [slot("5u1", 1)]


def test_what_is_put_on_a_region_lights_it() -> None:
    d = before_roll(table())
    play(d, "roll", "rolled 6 year-of-plenty")
    while d.actor() == 0 and d.write(d.legal()[0]).startswith("choose"):
        play(d, "choose ore")
    if d.write(d.legal()[0]).startswith("put"):
        text = d.write(d.legal()[0])
        assert told(d, text, 0).places == [region(text.split()[1], int(d.actor()))]


# --- taking back -------------------------------------------------------------------------------------


def can_be_taken_back(d: Duel, text: str) -> bool:
    entry = entry_of(d, text)
    after = d.copy()
    after.play(entry.action, entry.player)
    return scene.can_take_back(after, entry)


def started() -> Duel:
    """A game in which cards are where they can be: views imagine the rest of it."""
    record = whole()
    found = (cast(Duel, state) for _, entry, state in moments(record) if entry.text == "end")
    return next(state for state in found if state.realms[0].turns > 3)


def test_building_may_be_taken_back_and_draws_may_not() -> None:
    d = started()
    player = int(d.actor())
    have(d, player, ore=3, grain=2)
    assert can_be_taken_back(d, next(d.write(a) for a in d.legal() if d.write(a).startswith("city")))
    assert can_be_taken_back(d, "end")
    play(d, "end")
    for action in d.legal():
        text = d.write(action)
        if text.split()[0] in ("draw", "swap"):
            assert not can_be_taken_back(d, text)
    before_roll(d)
    d.depth = 0
    assert not can_be_taken_back(d, "roll")


# --- what came out of it -----------------------------------------------------------------------------


def info(record: Record) -> TableInfo:
    return TableInfo(
        id="t", title="t", game="duel", game_name="The card game", preset="base", options={}, map="",
        seats=[], status="over", public=True, clock=None, take_back=True, hints=True,
        stand_in="anybody", guided=False, spectators=0, commitment=record.commitment, seed=None,
        result=None, rematch=None, created=0, round=1,
    )  # fmt: skip


@every_preset
def test_a_summary_counts_what_happened(preset: str) -> None:
    record = whole(preset)
    d = cast(Duel, record.state)
    summary = scene.summary("en", record, info(record), 5)
    assert msgspec.json.encode(summary)
    assert summary.rounds == max(int(realm.turns) for realm in d.realms)
    assert summary.points[-1] == d.points()
    assert len(summary.points) == summary.rounds + 1
    assert len(summary.rolls) == 6
    assert sum(summary.rolls) == sum(is_thrown(entry, cast(Duel, state)) for entry, state in record.steps())
    assert summary.expected == [sum(summary.rolls) / 6] * 6
    assert [list(counts) for counts in summary.produced] == [RESOURCES] * 2
    trades = sum(entry.text.startswith(("bank", "accept")) for entry in record.entries)
    assert len(summary.trades) == trades
    assert all(trade.gave and trade.got for trade in summary.trades)
    grabs = sum(entry.text.startswith("grab") for entry in record.entries)
    assert sum(robbery.cards for robbery in summary.robberies) == grabs
    assert 1 <= len(summary.turning_points) <= 8
    assert summary.turning_points[-1].article == "duel-victory"


def is_thrown(entry: Entry, d: Duel) -> bool:
    """Whether the die decided, and nobody beforehand."""
    return entry.text.startswith("rolled ") and d.number() == 0


def test_every_resource_gained_has_a_source() -> None:
    """Whatever came onto the regions is in one of the columns; what an event took before is not set off."""
    record = whole()
    columns = scene.summary("en", record, info(record), 5).gained
    events = scene.log("en", record, CHANCE)
    rows = [fact for entry in record.entries for fact in entry.facts.seen_by(CHANCE).of(CARDS)]
    for player, sources in enumerate(columns):
        told = sum(sum(gained(event).get(player, {}).values()) for event in events)
        assert sum(sources.values()) >= told
        borne = [fact for fact in rows if fact.source == PRODUCTION and fact.values[1] == player]
        assert sources["production"] == sum(fact.values[3] for fact in borne)
