"""The guide beside a card game: it explains a thing when the learner meets it for the first time.

It gives no advice; everything it says is read and left.
"""

from hexhaven.games.duel.guide.course import DuelCourse
from hexhaven.games.duel.guide.lessons import LESSONS
from hexhaven.games.duel.guide.moments import asked, beginning, news, own_turn
from hexhaven.guide.teaching import ASKED, BEGINNING, ENDING, NEWS, TURN, Teaching, Topic
from hexhaven.guide.texts import Texts


class DuelTeaching(Teaching):
    course = DuelCourse
    lessons = LESSONS
    texts = Texts("hexhaven.games.duel.guide")

    topics = {
        "ending": Topic(ENDING, lambda course: [course.ending("duel_won", "duel_lost")]),
        "asked": Topic(ASKED, asked),
        "beginning": Topic(BEGINNING, beginning),
        "news": Topic(NEWS, news),
        "own_turn": Topic(TURN, own_turn),
    }


LAYER = DuelTeaching()
