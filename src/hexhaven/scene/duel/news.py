"""What an entry of the log touched: places, resources, and the rule behind it."""

from hexhaven.actions import VERB_BITS, VERB_MASK
from hexhaven.cards.state import Duel
from hexhaven.cards.terms import RESOURCE_NAMES
from hexhaven.record import Entry
from hexhaven.scene.duel.actions import DETAILS
from hexhaven.scene.duel.places import region_place
from hexhaven.scene.family import News
from hexhaven.wire.form import Cards
from hexhaven.wire.scene import Choice, Gain, Place

# What happens here is told by the card itself.
CARD_VERBS = ("play", "turned", "build")
PLACELESS = ("accept",)


def news(before: Duel, after: Duel, entry: Entry) -> News:
    verb = before.rules.verbs[entry.action & VERB_MASK]
    return News(
        article(before, after, verb.name, verb.article, entry.action >> VERB_BITS),
        places(before, after, verb.name, entry),
        gains(before, after),
    )


def article(before: Duel, after: Duel, verb: str, own: str, operand: int) -> str | None:
    """The rule that explains what happened; a consequence that everybody stares at comes first."""
    if after.won_by != before.won_by:
        return "duel-victory"
    if after.knight_token != before.knight_token or after.windmill_token != before.windmill_token:
        return "duel-tokens"
    if verb in CARD_VERBS:
        kind = operand >> 8 if verb == "build" else operand
        return f"duel-card-{before.rules.kind_names[kind]}"
    return own


def places(before: Duel, after: Duel, verb: str, entry: Entry) -> list[Place]:
    """Where it happened; production lights the regions that bore."""
    if verb in ("rolled", "rolled-again"):
        return grown(before, after)
    if entry.player < 0 or verb not in DETAILS or verb in PLACELESS:
        return []
    choice = Choice(text=entry.text, verb=verb, label="")
    DETAILS[verb](choice, before, entry.player, entry.action >> VERB_BITS)
    return [] if choice.place is None else [choice.place]


def grown(before: Duel, after: Duel) -> list[Place]:
    """The regions that hold more than before."""
    return [
        region_place(player, i)
        for player in range(2)
        for i, (old, new) in enumerate(
            zip(bytes(before.realms[player].stock), bytes(after.realms[player].stock), strict=True)
        )
        if new > old
    ]


def gains(before: Duel, after: Duel) -> list[Gain]:
    """What the players have more than before."""
    rows = [gain(before, after, player) for player in range(2)]
    return [Gain(player=player, cards=cards) for player, cards in enumerate(rows) if cards]


def gain(before: Duel, after: Duel, player: int) -> Cards:
    old, new = before.realms[player], after.realms[player]
    changes = {name: int(new.holds(i) - old.holds(i)) for i, name in enumerate(RESOURCE_NAMES)}
    return {name: n for name, n in changes.items() if n > 0}


def belongings_of_other(d: Duel, player: int) -> tuple[bytes, ...]:
    """The other player's hand, resources and cards."""
    other = d.realms[1 - player]
    return bytes(other.hand), bytes(other.stock), bytes(other.cards), bytes(other.counters)
