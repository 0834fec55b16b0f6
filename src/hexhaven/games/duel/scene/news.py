"""What an entry of the log touched: places, resources, and the rule behind it."""

from hexhaven.core.facts import BANK, CARDS, DRAWN, ENDED, PLAYED, Fact, Seen
from hexhaven.games.duel.rules.realm import REGIONS
from hexhaven.games.duel.rules.rules import Verb
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES
from hexhaven.games.duel.rules.told import KNIGHT_TOKEN, LAID, LIFTED, WINDMILL_TOKEN
from hexhaven.games.duel.scene.actions import places
from hexhaven.games.duel.scene.places import place_at
from hexhaven.record import Entry
from hexhaven.scene.family import News
from hexhaven.wire.scene import Flow, Place

# What happens here is told by the card itself.
CARD_VERBS = ("play", "turned", "build")


def news(before: Duel, entry: Entry, viewer: int) -> News:
    verb = before.rules.verb_of(entry.action)
    seen = entry.facts.seen_by(viewer)
    return News(article(before, seen, verb, entry.action), touched(before, seen, verb, entry), flows(seen))


def article(before: Duel, seen: Seen, verb: Verb, action: int) -> str | None:
    """The rule that explains what happened; a consequence that everybody stares at comes first."""
    if seen.first(ENDED) is not None:
        return "duel-victory"
    if any(seen.passed_on(token) is not None for token in (KNIGHT_TOKEN, WINDMILL_TOKEN)):
        return "duel-tokens"
    if verb.name in CARD_VERBS:
        return before.rules.cards[verb.card(before, action)].article
    return verb.article


def touched(before: Duel, seen: Seen, verb: Verb, entry: Entry) -> list[Place]:
    """Where it happened; production lights the regions that bore."""
    if verb.name in ("rolled", "rolled-again"):
        return grown(seen)
    return places(before, verb, entry.player, entry.action)[:1] if entry.player >= 0 else []


def grown(seen: Seen) -> list[Place]:
    """The regions that hold more than before."""
    held: dict[tuple[int, int], int] = {}
    for fact in on_regions(seen).of(CARDS):
        giver, taker, _, n = fact.values
        region = (taker, fact.place) if giver == BANK else (giver, fact.place)
        held[region] = held.get(region, 0) + (n if giver == BANK else -n)
    return [place_at("region", player, i) for (player, i), n in sorted(held.items()) if n > 0]


def on_regions(seen: Seen) -> Seen:
    """Without what came into stores, or out of them."""
    return Seen([fact for fact in seen.facts if fact.kind == CARDS and fact.place < REGIONS])


def flows(seen: Seen) -> list[Flow]:
    """Resources that came onto regions, or went from them."""
    return [flow(fact) for fact in on_regions(seen).of(CARDS)]


def flow(fact: Fact) -> Flow:
    giver, taker, card, n = fact.values
    place = place_at("region", taker if giver == BANK else giver, fact.place)
    return Flow(giver=giver, taker=taker, card=RESOURCE_NAMES[card], n=n, place=place)


def touches_other(seen: Seen, player: int) -> bool:
    """Whether the other player's hand, resources or cards have changed."""
    rows = [fact.values for fact in seen.facts if fact.kind in (DRAWN, PLAYED)]
    hosts = [fact.values[2] for fact in seen.facts if fact.kind in (LAID, LIFTED)]
    return 1 - player in [row[0] for row in rows] + hosts
