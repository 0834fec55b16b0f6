"""The guide beside the card game: it explains each thing once, when it comes up."""

from collections.abc import Iterator

import pytest

from hexhaven import catalog, guide
from hexhaven.almanac import articles
from hexhaven.bots import make
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.dealer import Dealer, map_rng, seed_from
from hexhaven.games.duel.guide.lessons import LESSONS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.record import Record
from hexhaven.wire.socket import Lesson

LEARNER = 0
# Lessons of a whole game in which nobody brings a deck.
SELDOM = {"duel_deck", "duel_won", "duel_lost"}


def new_game(seed: str, preset: str = "base") -> Record:
    fresh = seed_from(seed)
    return Record(catalog.prepare(map_rng(fresh), "duel", 2, preset), ["Ada", "Bert"], seed=fresh)


def guided(language: str, record: Record, most: int = 1200) -> Iterator[Lesson]:
    """Play at random and read every lesson."""
    assert record.seed is not None
    dealer, read = Dealer(record.seed), set[str]()
    bots = [make("random", (record.seed, player)) for player in range(2)]
    while len(record.entries) < most:
        lesson = guide.lesson(language, record, LEARNER, read)
        if lesson is not None:
            yield lesson
            read.add(lesson.key)
            continue
        actor = int(record.state.actor())
        if actor == NOBODY:
            return
        if actor == CHANCE:
            record.deal(dealer)
        else:
            record.play(bots[actor].choose(record.state.view(actor)), actor)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_thing_is_explained_once(language: str) -> None:
    told: set[str] = set()
    for seed in range(6):
        keys = [lesson.key for lesson in guided(language, new_game(f"duel {seed}"))]
        assert len(keys) == len(set(keys))
        told |= set(keys)
        if told >= set(LESSONS) - SELDOM:
            return
    assert told >= set(LESSONS) - SELDOM


def test_lessons_are_read_and_left_and_name_their_rule() -> None:
    for lesson in guided("en", new_game("rules")):
        assert lesson.passive
        assert lesson.suggestion is None
        assert lesson.article in articles()
        assert "{" not in lesson.title + lesson.text


def test_the_first_lesson_names_the_goal() -> None:
    first = next(guided("de", new_game("goal")))
    assert first.key == "duel_welcome"
    assert "12 Siegpunkte" in first.text


def test_who_brings_a_deck_is_told_how() -> None:
    first = next(guided("en", new_game("deck", "tournament")))
    assert first.key == "duel_deck"


@pytest.mark.parametrize(("winner", "key"), [(0, "duel_won"), (1, "duel_lost")])
def test_the_end_is_told(winner: int, key: str) -> None:
    record = new_game("end")
    assert isinstance(record.state, Duel)
    record.state.win(winner)
    lesson = guide.lesson("en", record, LEARNER, ())
    assert lesson is not None
    assert lesson.key == key


def test_what_a_lesson_says_of_the_table_is_lit_there() -> None:
    """Settlements, regions and sites of one's own."""
    lit = {lesson.key: lesson.places for seed in range(3) for lesson in guided("en", new_game(f"lit {seed}"))}
    kinds = {"duel_welcome": "centre", "duel_which_region": "region", "duel_sites": "slot",
             "duel_production": "region"}  # fmt: skip
    for key, kind in kinds.items():
        assert lit[key], key
        assert {(place.kind, place.player) for place in lit[key]} == {(kind, LEARNER)}, key
