"""Dice and events of the card game, told step by step."""

from collections.abc import Iterator

from hexhaven.core.facts import EFFECT, OWED, Seen
from hexhaven.games.duel.rules.attacks import LUCKY, LUCKY_AGAINST_PROTECTION, Attack
from hexhaven.games.duel.rules.events import PEACEFUL_TURNS
from hexhaven.games.duel.rules.names import DUEL_OF_WIZARDS
from hexhaven.games.duel.rules.questions import CHOOSE, GRAB, LEAP
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import FACE_NAMES
from hexhaven.games.duel.words import names as words
from hexhaven.games.duel.words.narration import DuelNarration, gains, less, losses
from hexhaven.words.messages import named, tongue


def tell_rolled(t: DuelNarration) -> str:
    face = named(t.language, "face", t.words[1])
    if t.before is None:
        return t.say("dice", n=t.words[0], face=face)
    rolled = t.say("rolled", who=t.who(int(t.before.turn)), n=t.words[0], face=face)
    return " ".join([rolled, *face_effect(t, t.words[1])])


def tell_rolled_again(t: DuelNarration) -> str:
    rolled = t.say("rolled-again", face=named(t.language, "face", t.words[0]))
    return " ".join([rolled, *face_effect(t, t.words[0])])


def tell_let_happen(t: DuelNarration) -> str:
    """A leap in time was possible; now the event takes place, unless somebody else is asked."""
    told = t.say("let-happen", who=t.who())
    if t.before is None:
        return told
    if int(t.before.number()) == 0:
        return " ".join([told, *face_effect(t, FACE_NAMES[int(t.before.face)])])
    return " ".join([told, *event_effect(t)])


def face_effect(t: DuelNarration, face: str) -> Iterator[str]:
    """What a face of the event die does, as far as it is known at once."""
    if t.before is None or is_waiting(t, t.before):
        return
    if face == "brigands":
        yield brigands(t, t.before)
    elif face == "trade-advantage":
        holder = t.done.asked_for(GRAB)
        yield t.say("advantage", who=t.who(holder[0])) if holder else t.say("no_advantage")
    elif face == "tournament":
        best = t.done.asked_for(CHOOSE)
        yield t.say("tournament", who=t.who(best[0])) if best else t.say("no_tournament")
    elif face == "year-of-plenty":
        yield t.say("plenty")
        yield from gains(t, t.done)
    elif t.before.events.size() == 0:
        yield t.say("no_events")


def is_waiting(t: DuelNarration, before: Duel) -> bool:
    """Whether somebody may still undo the event: one of two is asked after the other."""
    return bool(t.done.asked_for(LEAP)) or (t.verb == "let-happen" and asks_next(before))


def asks_next(before: Duel) -> bool:
    return before.depth > 1 and int(before.stack[before.depth - 2]) & 255 == LEAP


def brigands(t: DuelNarration, before: Duel) -> str:
    if before.realms[before.turn].turns <= PEACEFUL_TURNS:
        return t.say("early_brigands")
    lines = [
        t.say("robbed", who=t.who(player), cards=words.resources(t.language, less(t.done, player)))
        for player in range(2)
        if less(t.done, player)
    ]
    return " ".join(lines) or t.say("no_brigands")


# --- event cards -------------------------------------------------------------------------------------


def tell_turned(t: DuelNarration) -> str:
    """The event card with what stands on it, then what it did at once."""
    row = words.rows()[t.words[0]]
    told = t.say("turned", card=t.title(t.words[0]), text=row.text[tongue(t.language)])
    return " ".join([told, *event_effect(t)])


def event_effect(t: DuelNarration) -> Iterator[str]:
    if t.before is None or is_waiting(t, t.before):
        return
    yield from gains(t, t.done)
    yield from losses(t, t.done)


# --- production --------------------------------------------------------------------------------------


def production(t: DuelNarration) -> Iterator[str]:
    """After the event the regions with the number bear."""
    for effect in t.follows.of(EFFECT):
        told = list(gains(t, t.follows))
        n = effect.values[0]
        yield from [t.say("production", n=n), *told] if told else [t.say("no_production", n=n)]


# --- a die for a card --------------------------------------------------------------------------------


def tell_die(t: DuelNarration) -> str:
    n = int(t.words[0])
    if t.before is None:
        return t.say("die", n=n)
    card = t.before.rules.cards[t.before.number()]
    key = die_result(t.before, t.done, n)
    return t.say(key, n=n, card=t.title(card.name), who=t.who(int(t.before.turn)))


def die_result(before: Duel, done: Seen, n: int) -> str:
    """Whether the throw succeeded: an attack by its number, anything else by what it asks next."""
    card = before.rules.cards[before.number()]
    if isinstance(card, Attack):
        limit = LUCKY if before.detail() == 0 else LUCKY_AGAINST_PROTECTION
        return "attack_succeeds" if n <= limit else "attack_fails"
    if card.kind == DUEL_OF_WIZARDS:
        return "wizard_throws"
    return "die_succeeds" if done.first(OWED) is not None else "die_fails"
