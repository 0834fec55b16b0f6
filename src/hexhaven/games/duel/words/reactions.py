"""An answer to what the other does, told from the side of whoever is asked for it: what threatens them, what
an answer does, and with which chances."""

from collections.abc import Iterator

from hexhaven.core.game import NOBODY
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.attacks import (
    LUCKY,
    LUCKY_AGAINST_PROTECTION,
    Attack,
    CardAttack,
    Protection,
)
from hexhaven.games.duel.rules.state import PLAYERS, Duel
from hexhaven.games.duel.rules.terms import EVENT_CARD, FACE_SIDES
from hexhaven.games.duel.words import names as words
from hexhaven.games.duel.words.questions import event_name
from hexhaven.words.messages import Names, Person, has, listed, person, say

SIDES = 6
MOST_NAMED = 5  # cards that may be hit


def reaction(language: str, d: Duel, player: int, names: Names) -> str:
    """What the player has to know before they answer; empty where they are asked for no such answer."""
    if d.depth == 0 or player not in d.actors():
        return ""
    told = TOLD.get(int(d.waiting_for()))
    return (
        ""
        if told is None
        else " ".join(told(language, d, player, person(language, names, 1 - player, NOBODY)))
    )


def attack(language: str, d: Duel, player: int, who: Person) -> Iterator[str]:
    """Threat, odds, and what happens if the attack fails."""
    card = d.rules.cards[int(d.number())]
    assert isinstance(card, Attack)
    yield threat(language, d, card, player, who)
    yield odds(language, d, player)
    yield say(language, f"reaction.{'backfires' if card.can_hit(d, 1 - player) else 'harmless'}", who=who)


def threat(language: str, d: Duel, card: Attack, player: int, who: Person) -> str:
    if has(language, f"reaction.{card.name}"):
        return say(language, f"reaction.{card.name}", who=who)
    hit = targets(language, d, card, player) if isinstance(card, CardAttack) else []
    if len(hit) == 1:
        return say(language, "reaction.drives_off", card=hit[0])
    few = listed(language, hit) if len(hit) <= MOST_NAMED else say(language, "reaction.of_many", n=len(hit))
    return say(language, "reaction.drives_off_one", who=who, cards=few)


def targets(language: str, d: Duel, card: CardAttack, player: int) -> list[str]:
    """The player's cards that the attack can hit, by their titles."""
    found = [
        int(d.realms[host].cards[slot]) - 1
        for host in range(PLAYERS)
        for slot in range(int(d.rules.slots))
        if card.is_hit_at(d, player, host, slot)
    ]
    return [words.title(language, d.rules.kind_names[kind]) for kind in dict.fromkeys(found)]


def odds(language: str, d: Duel, player: int) -> str:
    chances = {"all": SIDES, "open": LUCKY, "guarded": LUCKY_AGAINST_PROTECTION}
    cards = [words.title(language, name) for name in protections(d, player)]
    if not cards:
        return say(language, "reaction.odds_open", **chances)
    return say(language, "reaction.odds", cards=listed(language, cards, "or"), **chances)


def protections(d: Duel, player: int) -> Iterator[str]:
    """The cards of the hand that answer this attack."""
    for kind, card in enumerate(d.rules.cards):
        if isinstance(card, Protection) and d.holds_card(player, kind) and d.number() in card.against:
            yield card.name


def counter(language: str, d: Duel, player: int, who: Person) -> Iterator[str]:
    name = d.rules.kind_names[int(d.number())]
    yield say(
        language, "reaction.card_says", card=words.title(language, name), text=words.text(language, name)
    )
    yield say(language, "reaction.counter", card=words.title(language, name))


def leap(language: str, d: Duel, player: int, who: Person) -> Iterator[str]:
    """The die is thrown once more: how often the same event comes again."""
    face = EVENT_CARD if d.number() > 0 else int(d.face)
    key = "reaction.leap_card" if face == EVENT_CARD else "reaction.leap"
    event = event_name(language, d, int(d.number()))
    yield say(language, key, event=event, n=FACE_SIDES[face], all=SIDES)


TOLD = {q.REACT: attack, q.COUNTER: counter, q.LEAP: leap}
