"""First steps: a guide for somebody who plays for the first time.

It stands beside an ordinary table. It says what to do next and why, and what has just happened; it never
touches the game, so the learner may do anything the rules allow. What it says follows from the game so far
and from what was read already, so it survives a reload, a restart and a change of language.

What there is to say, and when, is known to the games themselves (`games/*/guide`): here is what they share.
A game that has no lessons yet is played without a word from it.
"""

from collections.abc import Collection, Iterator, Sequence

from hexhaven.guide.course import Course
from hexhaven.guide.lessons import Draft
from hexhaven.guide.teaching import ENDING, Teaching
from hexhaven.layers import layers_of
from hexhaven.record import Record
from hexhaven.wire.socket import Lesson

__all__ = ["lesson"]

ALONE = (1, 1)  # the step of a lesson that stands in no row


def lesson(language: str, record: Record, seat: int, read: Collection[str]) -> Lesson | None:
    """What the guide says to the player at a seat now; `read` holds the keys of lessons they have left."""
    layers = layers_of(record.state.slices(), "guide", Teaching)
    if not layers or not 0 <= seat < record.setup.players:
        return None
    course = layers[0].course(language, record, seat)
    for draft in drafts(layers, course):
        if draft.key not in read:
            return worded(layers, course, draft)
    return None


def drafts(layers: Sequence[Teaching], course: Course) -> Iterator[Draft]:
    """Everything that could be said now, the most urgent first."""
    topics = {name: topic for layer in layers for name, topic in layer.topics.items()}
    for topic in sorted(topics.values(), key=lambda topic: topic.urgency):
        if (topic.urgency == ENDING) == course.is_over and topic.when(course):
            yield from topic.drafts(course)


def worded(layers: Sequence[Teaching], course: Course, draft: Draft) -> Lesson:
    layer = next(layer for layer in reversed(layers) if draft.key in layer.lessons)
    about = layer.lessons[draft.key]
    title, text = layer.texts.lesson(course.language, draft.key, draft.values)
    step, steps = next(filter(None, (each.step(course, draft.key) for each in layers)), ALONE)
    suggestion = None if draft.suggestion is None else course.record.state.write(draft.suggestion)
    return Lesson(
        key=draft.key,
        title=title,
        text=text,
        article=about.article,
        passive=about.passive,
        suggestion=suggestion,
        shows=list(about.shows),
        places=list(draft.places),
        step=step,
        steps=steps,
    )
