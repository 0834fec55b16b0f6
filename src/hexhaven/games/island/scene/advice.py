"""Advice for a player of the board game, from the greedy bot's own scores."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hexhaven import words
from hexhaven.bots import Bot, Hearing, make, recall
from hexhaven.core.actions import VERB_BITS, VERB_MASK
from hexhaven.core.game import View
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.words.names import node_pips
from hexhaven.record import Entry
from hexhaven.scene.family import Viewpoint
from hexhaven.wire.socket import Advice

MOST_REASONS = 4
SMALLEST_REASON = 0.01  # points; less is a matter of taste
AT_NODES = ("found", "settlement", "city")

# Where a term can be said better, by verb, term and whether it is a drawback.
SPECIAL = {
    **{(verb, "production", False): "production_at" for verb in AT_NODES},
    ("discard", "hand", True): "discard",
    **{(verb, "harbour", False): "rates" for verb in ("merchant", "merchant-fleet", "improve", "crane")},
    **{(verb, "theft", False): "gifts" for verb in ("wedding", "bishop", "master-merchant")},
}

# What is no reason: a wall says by itself what it does on a seven, and what is free costs no cards.
UNSAID = {
    ("wall", "seven"), ("engineer", "seven"),
    *((verb, "hand") for verb in ("enlist", "retreat", "relay", "smith", "forge", "engineer", "warlord")),
}  # fmt: skip

# The bot's way to put one action before all others, or behind them: no worth in points.
KEEP = "keep"
PATIENCE = "patience"
FIRST = {"knight": "roll_first", "bank": "ask_first"}  # what comes before a verb; before all others, trade
FIRST_THINGS_FIRST = -10.0


@dataclass(frozen=True, slots=True)
class Thought:
    """An action the bot has scored."""

    action: int
    verb: str
    text: str
    score: float
    terms: Mapping[str, float]

    def worth(self) -> float:
        """The score without what only orders actions: that trade comes before building, say."""
        waits = self.terms.get(PATIENCE, 0.0)
        return self.score - self.terms.get(KEEP, 0.0) - (waits if waits <= FIRST_THINGS_FIRST else 0.0)


def advice(viewpoint: Viewpoint, p: Position, view: View, played: Sequence[Entry]) -> list[Advice]:
    """What the bot would consider, the best first, each kind of idea once."""
    thoughts = distinct(sensible(thoughts_about(p, view, played)))
    return [worded(viewpoint, p, thought, rank == 0) for rank, thought in enumerate(thoughts)]


def thoughts_about(p: Position, view: View, played: Sequence[Entry]) -> list[Thought]:
    bot = reminded_bot(view, played)
    names = [verb.name for verb in p.rules.verbs]
    return [
        Thought(int(action), names[int(action) & VERB_MASK], p.write(action), score, terms)
        for action, score, terms in bot.explain(view)
    ]


def reminded_bot(view: View, played: Sequence[Entry]) -> Bot:
    """A bot that knows what was offered and refused, so that it does not think of it again."""
    bot = make("greedy", "advice")
    recall(bot, Hearing(view.seen), played)
    return bot


# --- which thoughts are worth telling ----------------------------------------------------------------


def sensible(thoughts: list[Thought]) -> list[Thought]:
    """The bot's choice, then what is no worse than doing nothing, by its worth.

    Where something must be done, everything counts that the bot would give a thought.
    """
    first, *rest = thoughts
    can_wait = any(is_waiting(thought) for thought in thoughts)
    rest = [each for each in rest if is_thinkable(each) and not (can_wait and each.worth() < 0)]
    return [first, *sorted(rest, key=lambda each: -each.worth())]


def is_thinkable(thought: Thought) -> bool:
    """Not a card the bot wants to keep, and nothing that leads nowhere."""
    return KEEP not in thought.terms and thought.terms.get(PATIENCE, 0.0) in (0.0, FIRST_THINGS_FIRST)


def is_waiting(thought: Thought) -> bool:
    """To end, to roll, to decline: everything else is measured by that."""
    return not thought.terms and thought.verb in ("end", "roll", "decline", "withdraw", "waive")


def distinct(thoughts: list[Thought]) -> Iterator[Thought]:
    """Leave out what looks like something told before: the same verb, for the same reasons."""
    told = set()
    for thought in thoughts:
        terms = tuple((name, round(amount, 2)) for name, amount in thought.terms.items())
        if (thought.verb, terms) not in told:
            told.add((thought.verb, terms))
            yield thought


# --- in words ----------------------------------------------------------------------------------------


def worded(viewpoint: Viewpoint, p: Position, thought: Thought, best: bool) -> Advice:
    return Advice(
        text=thought.text,
        label=words.action(viewpoint.language, p, thought.action, viewpoint.names),
        score=round(thought.worth(), 2),
        reasons=reasons(viewpoint.language, p, thought, best),
    )


def reasons(language: str, p: Position, thought: Thought, best: bool) -> list[str]:
    """The weightiest terms of a score in words, what speaks for it first; to wait needs a reason, too."""
    terms = {name: amount for name, amount in thought.terms.items() if is_reason(language, thought, name)}
    told = [reason(language, p, thought, name, amount) for name, amount in weightiest(terms)]
    return told or [words.say(language, "reason.wait" if best else "reason.hold")]


def is_reason(language: str, thought: Thought, name: str) -> bool:
    """Whether there is something to say about a term: expansions may bring terms without a message."""
    return (thought.verb, name) not in UNSAID and words.has(language, reason_key(name))


def reason_key(name: str) -> str:
    return f"reason.{name.replace(' ', '_')}"


def weightiest(terms: Mapping[str, float]) -> list[tuple[str, float]]:
    found = [(name, amount) for name, amount in terms.items() if abs(amount) >= SMALLEST_REASON]
    found.sort(key=lambda term: -abs(term[1]))
    return sorted(found[:MOST_REASONS], key=lambda term: term[1] < 0)


def reason(language: str, p: Position, thought: Thought, name: str, amount: float) -> str:
    """A term in a sentence, for better or worse."""
    said = SPECIAL.get((thought.verb, name, amount < 0))
    if name == PATIENCE and amount <= FIRST_THINGS_FIRST:
        said = FIRST.get(thought.verb, "trade_first")
    key = f"reason.{said}" if said else reason_key(name) + ("_less" if amount < 0 else "")
    return words.say(language, key, n=count(p, thought, name, amount))


def count(p: Position, thought: Thought, name: str, amount: float) -> int:
    """The number in a reason: cards that a place brings in 36 rolls, or points."""
    if name == "production" and thought.verb in AT_NODES:
        return node_pips(p, thought.action >> VERB_BITS)
    return round(abs(amount))
