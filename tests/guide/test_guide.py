"""The guide beside whole games: it never errs, never insists, and says everything sooner or later."""

from collections.abc import Iterable
from itertools import product

import pytest

from guide.games import LEARNER, LEARNERS, TAUGHT, Moment, follower, guided, new_game, stubborn
from hexhaven import guide
from hexhaven.almanac import articles
from hexhaven.core.rng import Rng
from hexhaven.games.island.guide.course import PATIENT_TURNS
from hexhaven.games.island.guide.lessons import DEEDS, FIRST_ROUND, LESSONS
from hexhaven.record import read_record
from hexhaven.wire.scene import Place
from hexhaven.words import LANGUAGES

PARTS_OF_THE_PAGE = {"board", "hand", "bank", "dice", "tools", "players", "trade", "log", "clock", "stacks"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("learner", LEARNERS)
@pytest.mark.parametrize("reads", [True, False], ids=["reads", "never reads"])
def test_whole_games_are_guided(language: str, learner: str, reads: bool) -> None:
    record = new_game(f"guided {learner}")
    for moment in guided(language, record, LEARNERS[learner](5), reads):
        check(moment)


def check(moment: Moment) -> None:
    """A lesson is one that was not read; it is whole, and what it suggests is allowed now."""
    lesson = moment.lesson
    if lesson is None:
        return
    assert lesson.key not in moment.read
    assert lesson.title
    assert lesson.text
    assert not set(lesson.title + lesson.text) & set("{}@")
    assert "  " not in lesson.text
    assert 1 <= lesson.step <= lesson.steps
    assert lesson.passive == (lesson.suggestion is None)
    if lesson.suggestion is not None:
        assert moment.position.why_not(moment.position.read(lesson.suggestion), LEARNER) is None


def test_what_a_lesson_says_of_the_board_is_lit_there() -> None:
    told = lit(guided("en", new_game("lit"), follower(3)))
    assert {"terrain", "numbers", "settlements", "harvest", "seven"} <= told


def lit(moments: Iterable[Moment]) -> set[str]:
    """The lessons with places of the board. What is only read and speaks of the board must have some; what
    is to be done has the place of its suggestion."""
    told = set()
    for moment in moments:
        if lesson := moment.lesson:
            assert lesson.places or not lesson.passive or "board" not in lesson.shows, lesson.key
            assert all(is_on_board(moment, place) for place in lesson.places), lesson
            told |= {lesson.key} if lesson.places else set()
    return told


def is_on_board(moment: Moment, place: Place) -> bool:
    geometry = moment.position.map
    most = {"hex": geometry.land_hexes, "node": geometry.land_nodes, "edge": geometry.land_edges}
    return 0 <= place.id < most[place.kind]


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_known_about_a_lesson_holds(game: str) -> None:
    for key, about in TAUGHT[game].lessons.items():
        assert about.article in articles(), key
        assert set(about.shows) <= PARTS_OF_THE_PAGE, key


def test_every_lesson_comes_up_sooner_or_later() -> None:
    missing = set(LESSONS) - {"found", "found_road"}
    games = [("follower", 12), ("follower", 23), ("follower", 1), ("greedy", 2)]
    for learner, seed in (*games, *product(("follower", "greedy"), range(24, 40))):
        missing -= keys(guided("en", new_game(f"{learner} {seed}"), LEARNERS[learner](seed)))
        if not missing:
            return
    assert not missing


def test_a_learner_can_also_begin_on_an_empty_island() -> None:
    record = new_game("founding", "base-variable")
    told = keys(guided("de", record, follower(1)))
    assert {"welcome", "found", "found_road", "settlements", "roll"} <= told


def keys(moments: Iterable[Moment]) -> set[str]:
    return {moment.lesson.key for moment in moments if moment.lesson}


def test_the_first_round_goes_step_by_step() -> None:
    """The oldest player begins: the learner. Events of the game may come in between."""
    record = new_game("first round", options={"first_player": "oldest"})
    told = []
    for moment in guided("en", record, follower(1)):
        if any(entry.text == "end" for entry in record.entries):
            break
        if moment.lesson and moment.lesson.steps > 1:
            told.append(moment.lesson)
    steps = [lesson.step for lesson in told]
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, len(FIRST_ROUND) + 1))
    for lesson in told:
        assert lesson.key in FIRST_ROUND[lesson.step - 1]
        assert lesson.steps == len(FIRST_ROUND)


def test_somebody_who_acts_at_once_is_told_the_rest_while_waiting() -> None:
    record = new_game("impatient", options={"first_player": "oldest"})
    record.do("roll")
    record.do("rolled 1 2")
    record.do("end")
    lesson = guide.lesson("en", record, LEARNER, {"others"})
    assert lesson is not None
    assert lesson.key == "welcome"


def test_a_lesson_lapses_with_the_next_act_and_comes_again() -> None:
    record = new_game("lapse", options={"first_player": "oldest"})
    intro = {"welcome", "terrain", "numbers", "settlements", "hand", "others"}

    def told() -> str | None:
        lesson = guide.lesson("en", record, LEARNER, intro)
        return lesson.key if lesson else None

    record.do("roll")
    record.do("rolled 2 2")  # nothing of the learner's has a 4
    assert told() == "harvest_none"
    record.do("end")
    assert told() is None
    for _ in range(3):
        record.do("roll")
        record.do("rolled 2 2")
        record.do("end")
    record.do("roll")
    record.do("rolled 2 2")
    assert told() == "harvest_none"


def test_after_three_turns_the_guide_speaks_only_of_what_is_new() -> None:
    """Somebody who never builds is told of each possibility in one turn only."""
    turns: dict[str, set[int]] = {}
    record = new_game("quiet")
    for moment in guided("en", record, stubborn(3), reads=False):
        ended = sum(entry.player == LEARNER and entry.text == "end" for entry in record.entries)
        if ended >= PATIENT_TURNS and moment.lesson:
            turns.setdefault(moment.lesson.key, set()).add(ended)
    assert len(turns.keys() & set(DEEDS)) > 1
    assert not turns.keys() & {"roll", "roll_again", "end", "end_again", "next_step", "answer_again"}
    assert not turns.keys() & {"harvest", "harvest_none", "harvest_others"}
    for key in turns.keys() & set(DEEDS):
        assert len(turns[key]) == 1, key


def test_the_guide_leaves_the_game_alone_and_survives_a_reload() -> None:
    record = new_game("reload")
    for moment in guided("de", record, follower(2)):
        if len(record.entries) % 50 == 0:
            before = record.write(), record.state.to_bytes()
            again = read_record(record.write())
            assert guide.lesson("de", again, LEARNER, moment.read) == moment.lesson
            assert (record.write(), record.state.to_bytes()) == before


def test_the_guide_knows_no_more_than_the_learner() -> None:
    """Other cards in other hands leave every lesson as it is."""
    record = new_game("secrets")
    rng = Rng("imagine")
    for moment in guided("en", record, follower(2)):
        if moment.position.actor() != LEARNER:
            continue
        truth = record.state
        record.state = truth.view(LEARNER).fill(rng)
        imagined = guide.lesson("en", record, LEARNER, moment.read)
        record.state = truth
        assert imagined == moment.lesson


def test_nobody_else_is_guided() -> None:
    record = new_game("spectator")
    assert guide.lesson("en", record, -1, ()) is None
    assert guide.lesson("en", record, 4, ()) is None
