"""First steps in the base game.

- `course` is the game as the learner lived it; `advice` asks the greedy bot what it would do;
- `start`, `turn`, `questions` and `news` know when something is to be said;
- `teaching` is what an expansion can add to it.
"""

from hexhaven.games.island.guide import news, questions, start, turn
from hexhaven.games.island.guide.course import BoardCourse
from hexhaven.games.island.guide.lessons import FIRST_ROUND, LESSONS
from hexhaven.games.island.guide.teaching import BoardTeaching
from hexhaven.games.island.guide.texts import TEXTS
from hexhaven.guide.course import Course
from hexhaven.guide.teaching import ASKED, BEGINNING, ENDING, NEWS, SKIPPED, TURN, WAITING, Topic

FOUNDING = BEGINNING + 1
COSTS = TURN - 1


class IslandTeaching(BoardTeaching):
    course = BoardCourse
    lessons = LESSONS
    texts = TEXTS

    topics = {
        "ending": Topic(ENDING, lambda course: [course.ending("won", "lost")]),
        "questions": Topic(ASKED, questions.urgent),
        "introduction": Topic(BEGINNING, start.introduction, start.is_ahead),
        "founding": Topic(FOUNDING, questions.founding),
        "news": Topic(NEWS, news.recent),
        "costs": Topic(COSTS, turn.costs, turn.is_fresh),
        "own_turn": Topic(TURN, turn.own_turn),
        "others_turn": Topic(WAITING, turn.others_turn),
        "skipped": Topic(SKIPPED, start.introduction, start.is_time_left),
    }
    notices = news.NOTICES
    skills = turn.SKILLS
    questions = questions.QUESTIONS

    def step(self, course: Course, key: str) -> tuple[int, int] | None:
        """Where a lesson stands in the first round; later ones stand alone."""
        assert isinstance(course, BoardCourse)
        if course.turns_ended == 0:
            for number, keys in enumerate(FIRST_ROUND, 1):
                if key in keys:
                    return number, len(FIRST_ROUND)
        return None


LAYER = IslandTeaching()
