"""Whole games of Cities & Knights, for everybody who may look at them."""

import hashlib

import msgspec
import pytest

from hexhaven import almanac, scene
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.record import Record
from hexhaven.scene.dice import Rolls
from hexhaven.wire.scene import Event
from hexhaven.wire.table import TableInfo

from .games import NAMES, encoded, gained, knights_played, look, moments
from .test_replay import drawn_again
from .test_secrets import assert_same_news, assert_same_sight, viewers

GAMES = [
    ("whole 1", ()),
    ("whole 2", ("saboteur=classic", "fiesepeter=on")),
    ("whole 3", ("robber_locked=no", "barbarian_steps=8")),
]


@pytest.mark.parametrize(("word", "options"), GAMES)
def test_every_moment_of_a_game_can_be_looked_at(word: str, options: tuple[str, ...]) -> None:
    rolls = Rolls()
    for number, entry, state in moments(knights_played(word, *options)):
        language = ("en", "de")[number % 2]
        if number % 5 == 0:
            for viewer in (*viewers(state), CHANCE):
                seen = scene.look(language, state, viewer, NAMES, number=number, entries=number, rolls=rolls)
                assert msgspec.json.encode(seen)
        for viewer in (number % state.players(), NOBODY):
            check_event(scene.event(language, state, entry, number, NAMES, viewer))
        scene.add_roll(rolls, entry)
    assert rolls.total() > 20
    assert len(rolls.last) == 2


def check_event(event: Event) -> None:
    assert event.article is not None
    assert almanac.article(event.article)
    assert event.story is None or " " not in event.what or event.what not in event.story
    assert event.story is None or "?" not in event.story


@pytest.mark.parametrize("word", ["secrets 1", "secrets 2"])
def test_nobody_peeks(word: str) -> None:
    compared = 0
    for number, entry, state in moments(knights_played(word), 11):
        for viewer in viewers(state):
            assert_same_sight(state, viewer, number)
            compared += assert_same_news(state, entry, viewer, number)
    assert compared > 150


def test_a_view_is_all_that_is_looked_at() -> None:
    for _, _, state in moments(knights_played("secrets 1"), 20):
        for viewer in viewers(state):
            assert encoded(look(state.view(viewer).seen, viewer)) == encoded(look(state, viewer))


@pytest.mark.parametrize("viewer", [1, NOBODY, CHANCE])
def test_frames_are_the_moments_of_the_game(viewer: int) -> None:
    record = knights_played("whole 1")
    frames = scene.frames("de", record, viewer, 0, len(record.entries) + 1)
    assert [frame.event for frame in frames[1:]] == scene.log("de", record, viewer)
    assert frames[-1].moment.over
    assert frames[-1].moment.winner >= 0


def test_every_draw_can_be_drawn_again_from_what_is_sent() -> None:
    """The browser does the same with the three dice and the progress cards."""
    record = knights_played("whole 1")
    draws = scene.draws(record)
    assert draws.finding == "good"
    assert draws.commitment == hashlib.sha256(bytes.fromhex(draws.seed)).hexdigest()
    for index, draw in enumerate(draws.draws):
        assert drawn_again(bytes.fromhex(draws.seed), index, draw) == draw.text
    texts = {draw.text.split()[0] for draw in draws.draws}
    assert {"rolled", "drew"} <= texts


def test_advice_is_allowed_has_reasons_and_tells_nothing_hidden() -> None:
    rng = Rng("advice")
    for number, entry, state in moments(knights_played("advice"), 9):
        if entry.player < 0:
            continue
        language = ("en", "de")[number % 2]
        advice = scene.advice(language, state, entry.player, NAMES)
        assert 1 <= len(advice) <= 3
        for each in advice:
            assert state.why_not(state.read(each.text), entry.player) is None
            assert all(reason.endswith(".") for reason in each.reasons)
            assert each.reasons
        other = state.view(entry.player).fill(rng)
        assert scene.advice(language, other, entry.player, NAMES) == advice


# --- what came out of it -----------------------------------------------------------------------------


def info(record: Record) -> TableInfo:
    return TableInfo(
        id="t", title="t", game="knights", game_name="Cities & Knights", preset="neu2003", options={}, map="",
        seats=[], status="over", public=True, clock=None, take_back=True, hints=True,
        stand_in="anybody", guided=False, spectators=0, commitment=record.commitment, seed=None,
        result=None, rematch=None, created=0, round=1,
    )  # fmt: skip


def test_a_summary_counts_eight_kinds_and_tells_what_the_game_turned_on() -> None:
    record = knights_played("whole 1")
    summary = scene.summary("en", record, info(record), 5)
    kinds = ["brick", "lumber", "wool", "grain", "ore", "coin", "paper", "cloth"]
    assert [list(counts) for counts in summary.produced] == [kinds] * 4
    assert sum(counts["coin"] + counts["paper"] + counts["cloth"] for counts in summary.produced) > 0
    assert sum(summary.rolls) == sum(entry.text.startswith("rolled") for entry in record.entries)
    assert 1 <= len(summary.turning_points) <= 8
    assert any(event.article == "thirteen-points" for event in summary.turning_points)
    assert max(summary.points[-1]) >= 13


def test_every_card_gained_has_a_source() -> None:
    """Whatever came into the hands is in one of the columns."""
    record = knights_played("whole 2", "saboteur=classic", "fiesepeter=on")
    columns = scene.summary("en", record, info(record), 5).gained
    events = scene.log("en", record, CHANCE)
    for player, sources in enumerate(columns):
        told = sum(sum(gained(event).get(player, {}).values()) for event in events)
        assert sum(sources.values()) == told
