"""What the card game waits for."""

from hexhaven.core.game import CHANCE
from hexhaven.core.pending import OVER
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.words.questions import ASKED, PICKED

# The codes of the page are the names under which the words know the questions; a stack is one to it, no pile.
CODES = {
    OVER: "over",
    **ASKED,
    **{question: f"pick_{name.replace('pile', 'stack')}" for question, name in PICKED.items()},
}
SETUP = {q.FIRST_PLAYER, q.ARRANGE, q.START_STACK, q.DECK, q.EVENTS, q.STARTERS}
SEVERAL = {
    q.DECK,
    q.EVENTS,
    q.STARTERS,
    q.PAY,
    q.PAY_ANY,
    q.CHOOSE,
    q.GRAB,
    q.SPEND,
    q.CLAIM,
    q.TAKE,
    q.UNDER,
}
# Questions whose number is the card they are about.
OF_A_CARD = {*q.PICKS, q.DIE, q.REACT, q.COUNTER, q.DROP}


def code(d: Duel) -> str:
    """The question as a code; "chance" while dice or cards decide."""
    if d.actor() == CHANCE:
        return "chance"
    return CODES.get(int(d.waiting_for()), "other")


def due(d: Duel) -> int:
    """How many things are asked for, where it can be several."""
    return int(d.number()) if d.depth and int(d.waiting_for()) in SEVERAL else 0


def is_setting_up(d: Duel) -> bool:
    """Whether the first turn has not begun."""
    return any(int(d.stack[i]) & 255 in SETUP for i in range(int(d.depth))) or starts_with_cards(d)


def starts_with_cards(d: Duel) -> bool:
    """The last to take the first cards is the only one asked then."""
    return d.production == 0 and d.depth > 0 and int(d.waiting_for()) in (q.TAKE, q.LOOK)


def phase(d: Duel) -> str:
    if d.phase == OVER:
        return "over"
    if is_setting_up(d):
        return "setup"
    return {q.BEFORE_ROLL: "before_roll", q.HAND: "hand"}.get(int(d.phase), "actions")


def round_of(d: Duel) -> int:
    """The round of turns, from 1; 0 while the game is set up."""
    return 0 if is_setting_up(d) else max(int(realm.turns) for realm in d.realms)


def asking(d: Duel) -> str:
    """The card that asks something, or that may be answered."""
    if d.depth == 0:
        return ""
    waiting = int(d.waiting_for())
    if waiting in OF_A_CARD:
        return d.rules.kind_names[int(d.number())]
    if waiting == q.LEAP and d.number() > 0:
        return d.rules.kind_names[int(d.number()) - 1]
    return ""


def no_deal(d: Duel, player: int) -> int | None:
    """How a player declines the offer they are asked about, if they are."""
    asked = d.waiting_for() == q.OFFER and player in d.actors()
    return int(d.rules.verb_named("decline").code) if asked else None
