"""What an entry of the log touched in Cities & Knights: places, cards, and the rule behind it."""

from collections.abc import Iterator, Mapping

from hexhaven.actions import VERB_BITS, VERB_MASK
from hexhaven.board.knights.battle import is_city
from hexhaven.board.knights.keep import keep
from hexhaven.board.knights.knight import NODE_BITS, NODE_MASK
from hexhaven.board.knights.progress.science import HEX_BITS, HEX_MASK
from hexhaven.board.knights.terms import (
    DRAW_PROGRESS,
    LOSE_CITY,
    PROGRESS_KINDS,
    SHIP,
)
from hexhaven.board.questions import SETTLED
from hexhaven.board.state import Position
from hexhaven.board.turn import SEVEN
from hexhaven.record import Entry
from hexhaven.scene.board import news as base
from hexhaven.scene.board.news import Touched, edge, gains, hex, node, paying, roll_article
from hexhaven.scene.board.places import hex_place, node_place
from hexhaven.scene.family import News
from hexhaven.wire.scene import Place
from hexhaven.words.told import HIDDEN

SECRET_GIFTS = ("stole", "give", "hand-over", "loot")  # the two concerned see the card, nobody else

ARTICLES = {
    "roll": "turn",
    "end": "turn",
    "road": "road",
    "settlement": "settlement",
    "city": "city",
    "free-road": "card-road-building",
    "offer": "domestic-trade",
    "propose": "domestic-trade",
    "trade": "domestic-trade",
    "stole": "robber",
    "retreat": "displace-knight",
    "dismiss": "card-deserter",
}
WAIVED = {
    "aqueduct": "aqueduct",
    "join_battle": "fiesepeter",
    "relay": "card-diplomat",
    "forge": "card-smith",
}


def news(before: Position, after: Position, entry: Entry, viewer: int) -> News:
    verb = before.rules.verbs[entry.action & VERB_MASK]
    secret = verb.name in SECRET_GIFTS and HIDDEN in before.write(entry.action, viewer)
    return News(
        article(before, after, verb.name, verb.article),
        places(before, after, verb.name, entry.action >> VERB_BITS),
        [] if secret else gains(before, after),
    )


def article(before: Position, after: Position, verb: str, own: str) -> str | None:
    """The rule that explains what happened; a consequence that everybody stares at comes first."""
    if after.won_by != before.won_by:
        return "thirteen-points"
    if after.longest_road != before.longest_road:
        return "longest-road"
    if was_fought(before, after):
        return "battle-lost" if was_lost(before, after) else "battle-won"
    if list(keep(after).metropolis) != list(keep(before).metropolis):
        return "metropolis"
    if verb == "rolled":
        return article_of_roll(before, after)
    if verb == "waive":
        return WAIVED[before.question()]
    if verb == "discard" and before.rolled != SEVEN:
        return "card-saboteur"
    return ARTICLES.get(verb, own)


def article_of_roll(before: Position, after: Position) -> str:
    """The event comes first, unless it only brought the ship a step nearer."""
    k = keep(after)
    if after.question() == "join_battle":
        return "fiesepeter"
    if after.rolled == SEVEN:
        return "robber-lock" if k.house.robber_locked and k.attacks == 0 else "seven"
    if after.waiting_for() == DRAW_PROGRESS:
        return "progress-draw"
    found = roll_article(before, int(after.rolled)) if after.step == SETTLED else "production"
    return "barbarians" if k.face == SHIP and found == "production" else found


# --- the battle --------------------------------------------------------------------------------------


def was_fought(before: Position, after: Position) -> bool:
    """Whether the barbarians and the knights have met; where players choose who fights, that comes later."""
    landed = keep(after).attacks > keep(before).attacks or before.question() == "join_battle"
    return landed and after.question() != "join_battle"


def was_lost(before: Position, after: Position) -> bool:
    return bool(cities_fallen(before, after)) or after.waiting_for() == LOSE_CITY


def cities_fallen(before: Position, after: Position) -> list[int]:
    """The nodes on which a city stood and stands no more."""
    nodes = range(int(before.map.land_nodes))
    return [node for node in nodes if is_city(before, node) and not is_city(after, node)]


# --- places ------------------------------------------------------------------------------------------


def two_nodes(before: Position, after: Position, way: int) -> list[Place]:
    return [node_place(way >> NODE_BITS), node_place(way & NODE_MASK)]


def two_hexes(before: Position, after: Position, pair: int) -> list[Place]:
    return [hex_place(pair >> HEX_BITS), hex_place(pair & HEX_MASK)]


PLACES: Mapping[str, Touched] = {
    **{name: touched for name, touched in base.PLACES.items() if name != "rolled"},
    **dict.fromkeys(("relay", "diplomat"), edge),
    **dict.fromkeys(("merchant", "bishop"), hex),
    **dict.fromkeys(("move", "displace"), two_nodes),
    "inventor": two_hexes,
    **dict.fromkeys(
        (
            "wall", "knight", "activate", "promote", "retreat", "chase", "metropolis", "lose-city", "fight",
            "repair", "intrigue", "dismiss", "enlist", "engineer", "medicine", "smith", "forge",
        ),
        node,
    ),
}  # fmt: skip


def places(before: Position, after: Position, verb: str, operand: int) -> list[Place]:
    """Where somebody acted, what changed there and elsewhere, and the hexes that paid."""
    named = PLACES[verb](before, after, operand) if verb in PLACES else []
    changed = [place for place in changed_nodes(before, after) if place not in named]
    paid = paying(before, after, operand) if was_harvested(before, after, verb) else []
    return [*named, *changed, *paid]


def changed_nodes(before: Position, after: Position) -> Iterator[Place]:
    """Nodes where a building has changed, or which became a metropolis."""
    old, new = bytes(before.buildings), bytes(after.buildings)
    crowned = set(keep(after).metropolis) - set(keep(before).metropolis)
    for at in range(len(new)):
        if old[at] != new[at] or at in crowned:
            yield node_place(at)


def was_harvested(before: Position, after: Position, verb: str) -> bool:
    """Whether the sum of the dice was carried out: at once, or after the event was settled."""
    rolled = verb == "rolled" or before.step != SETTLED
    return rolled and after.step == SETTLED


# --- cards -------------------------------------------------------------------------------------------


def hands_of_others(p: Position, player: int) -> tuple[bytes, ...]:
    """All cards that are held, progress cards too, less the player's own."""
    progress = bytearray(bytes(keep(p).cards))
    progress[player * PROGRESS_KINDS : (player + 1) * PROGRESS_KINDS] = bytes(PROGRESS_KINDS)
    return *base.hands_of_others(p, player), bytes(progress)


def has_asked(before: Position, after: Position) -> bool:
    """Whether somebody was asked through the commercial harbour: who has no commodity has shown that."""
    return after.turn == before.turn and keep(after).partners < keep(before).partners
