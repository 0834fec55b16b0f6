"""Advice for a player of the card game, from the greedy bot's own scores."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hexhaven import words
from hexhaven.bots import make
from hexhaven.core.game import View
from hexhaven.games.duel.rules.operands import KIND, SLOT
from hexhaven.games.duel.rules.state import Duel
from hexhaven.scene.family import Viewpoint
from hexhaven.wire.socket import Advice

MOST_REASONS = 3
SMALLEST_REASON = 0.02  # points; less is a matter of taste
SMALL_SHARE = 0.1  # of the weightiest reason; less is not worth a sentence
WAITING = ("end", "roll", "decline", "keep", "let", "let-happen", "brave", "pass")
BEFORE_THE_GAME = ("deck", "contribute", "start")

# What is no reason: whoever pays has already decided what for, and patience only orders actions.
UNSAID = {("pay", "hand"), ("put", "hand")}
PATIENCE = "patience"
# These take a card out of the hand. Elsewhere its worth falls where a place in it is filled: no loss.
FROM_THE_HAND = ("build", "play", "scout", "swap", "swap-search", "under")


@dataclass(frozen=True, slots=True)
class Thought:
    """An action the bot has scored."""

    action: int
    verb: str
    idea: tuple[str, int]  # actions of one idea differ only in where a card is built
    text: str
    score: float
    terms: Mapping[str, float]


def advice(viewpoint: Viewpoint, d: Duel, view: View) -> list[Advice]:
    """What the bot would consider, the best first, each idea once."""
    thoughts = distinct(sensible(thoughts_about(d, view)))
    return [worded(viewpoint, d, thought, rank == 0) for rank, thought in enumerate(thoughts)]


def thoughts_about(d: Duel, view: View) -> list[Thought]:
    explained = make("greedy", "advice").explain(view)
    return [thought(d, int(action), score, terms) for action, score, terms in explained]


def thought(d: Duel, action: int, score: float, terms: Mapping[str, float]) -> Thought:
    verb = d.rules.verb_of(action)
    place_matters = verb.form != (KIND, SLOT)
    idea = verb.name, action if place_matters else int(verb.card(d, action))
    return Thought(action, verb.name, idea, d.write(action), score, terms)


# --- which thoughts are worth telling ----------------------------------------------------------------


def sensible(thoughts: list[Thought]) -> list[Thought]:
    """The bot's choice, then what is no worse than doing nothing; of a deck only the next card."""
    first, *rest = thoughts
    if first.verb in BEFORE_THE_GAME:
        return [first]
    if any(thought.verb in WAITING and not thought.terms for thought in thoughts):
        rest = [thought for thought in rest if thought.score >= 0]
    return [first, *rest]


def distinct(thoughts: list[Thought]) -> Iterator[Thought]:
    """Leave out what was told before: the same idea, or the same verb for the same reasons."""
    told: set[object] = set()
    for thought in thoughts:
        looks = {thought.idea, (thought.verb, tuple(thought.terms.items()))}
        if not looks & told:
            yield thought
        told |= looks


# --- in words ----------------------------------------------------------------------------------------


def worded(viewpoint: Viewpoint, d: Duel, thought: Thought, best: bool) -> Advice:
    return Advice(
        text=thought.text,
        label=words.action(viewpoint.language, d, thought.action, viewpoint.names),
        score=round(thought.score, 2),
        reasons=reasons(viewpoint.language, thought, best),
    )


def reasons(language: str, thought: Thought, best: bool) -> list[str]:
    """The weightiest terms of a score in words, what speaks for it first; to wait needs a reason, too."""
    terms = {name: amount for name, amount in thought.terms.items() if is_said(thought.verb, name, amount)}
    told = [reason(language, name, amount) for name, amount in weightiest(terms)]
    return told or [words.say(language, "reason.wait" if best else "reason.hold")]


def is_said(verb: str, name: str, amount: float) -> bool:
    if name == "hand" and amount < 0:
        return verb in FROM_THE_HAND
    return (verb, name) not in UNSAID


def weightiest(terms: Mapping[str, float]) -> list[tuple[str, float]]:
    found = [(name, amount) for name, amount in terms.items() if name != PATIENCE]
    found.sort(key=lambda term: -abs(term[1]))
    least = max(SMALLEST_REASON, SMALL_SHARE * abs(found[0][1])) if found else 0.0
    found = [term for term in found if abs(term[1]) >= least]
    return sorted(found[:MOST_REASONS], key=lambda term: term[1] < 0)


def reason(language: str, name: str, amount: float) -> str:
    """A term in a sentence, for better or worse."""
    key = name + ("_less" if amount < 0 else "")
    return words.say(language, f"reason.{key}", n=max(1, round(abs(amount))))
