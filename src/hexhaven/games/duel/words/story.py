"""What happens in the card game: every verb has its teller, and what follows in public is told after it
(resources, cards that leave their places, tokens, the victory)."""

from collections.abc import Iterator, Mapping

from hexhaven.core.facts import LAND
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.pending import OVER
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.names import DIVINATION
from hexhaven.games.duel.rules.pile import UNKNOWN
from hexhaven.games.duel.rules.terms import NUMBERS, RESOURCE_NAMES
from hexhaven.games.duel.rules.told import KNIGHT_TOKEN, UNLOCKED, WINDMILL_TOKEN
from hexhaven.games.duel.words import names as words
from hexhaven.games.duel.words.choices import deal_values, sides, way_word
from hexhaven.games.duel.words.events import (
    production,
    tell_die,
    tell_let_happen,
    tell_rolled,
    tell_rolled_again,
    tell_turned,
)
from hexhaven.games.duel.words.narration import (
    DuelNarration,
    Teller,
    arrivals,
    ended,
    gains,
    losses,
    removals,
)
from hexhaven.words.messages import listed, named, say
from hexhaven.words.narration import HIDDEN

# Verbs whose sentences say themselves which resources come and go.
TELLS_RESOURCES = (
    "arrange", "rolled", "rolled-again", "turned", "let-happen", "pay", "put", "choose", "grab", "stow",
    "cart", "bank", "accept",
)  # fmt: skip
# Verbs whose sentences say themselves which card leaves its place or comes there.
TELLS_CARDS = ("build", "demolish", "move")
PAYING = ("build", "road", "settlement", "scout", "city", "citadel", "redeem", "use", "cast", "play", "spare")


def consequences(t: DuelNarration) -> Iterator[str]:
    before = t.before
    if before is None:
        return
    if t.verb not in TELLS_RESOURCES:
        yield from gains(t, t.done)
        yield from losses(t, t.done, t.player if t.verb in PAYING else NOBODY)
    if t.verb not in TELLS_CARDS:
        yield from removals(t, before, t.done)
        yield from arrivals(t, before, t.done)
    yield from production(t)
    yield from removals(t, before, t.follows)
    yield from ended(t, before)
    yield from awards(t)


def awards(t: DuelNarration) -> Iterator[str]:
    yield from t.awards({KNIGHT_TOKEN: "knight_token", WINDMILL_TOKEN: "windmill_token"})
    if t.facts.first(UNLOCKED) is not None:
        yield t.say("unlocked")
    yield from t.victory()


# --- the beginning -----------------------------------------------------------------------------------


def tell_arrange(t: DuelNarration) -> str:
    """The last region finds its place by itself."""
    if t.before is None:
        return t.say("arrange", who=t.who(), lands=words.terrain(t.language, t.words[0]))
    laid = sorted(fact.values for fact in t.done.of(LAND))
    lands = [words.land(t.language, terrain * NUMBERS + number) for _, terrain, number, _ in laid]
    return t.say("arrange", who=t.who(), lands=listed(t.language, lands))


def tell_chosen(t: DuelNarration) -> str | None:
    """A card of a deck: others only hear when the choice is complete."""
    if t.words[0] != HIDDEN:
        return t.say(t.verb, who=t.who(), card=t.title(t.words[0]))
    complete = t.before is not None and int(t.before.number()) == 1
    return t.say(f"{t.verb}_complete", who=t.who()) if complete else None


# --- stacks and hands --------------------------------------------------------------------------------


def some_card(t: DuelNarration, word: str) -> str:
    """A card that the viewer may know, or just a card."""
    return t.say("a_card") if word == HIDDEN else t.title(word)


def tell_revealed(t: DuelNarration) -> str | None:
    """Who looks through a stack to take a card sees its cards in the question that follows."""
    if t.words[0] == HIDDEN:
        return None
    if t.before is None:
        return t.say("seen_card", card=t.title(t.words[0]))
    below = int(t.before.stack[t.before.depth - 2]) & 255 if t.before.depth > 1 else OVER
    if below in (q.TAKE, q.PICK_CARD):
        return None
    return t.say("revealed", who=t.who(int(t.before.number())), card=t.title(t.words[0]))


def tell_drew(t: DuelNarration) -> str:
    card = some_card(t, t.words[0])
    if t.before is None:
        return t.say("drawn", card=card)
    drawer = t.who(int(t.before.number()))
    return t.say("drew", who=drawer, card=card, stack=words.stack(int(t.before.detail())))


# --- building ----------------------------------------------------------------------------------------


def tell_found(t: DuelNarration) -> str:
    land = land_of(t)
    if t.before is None:
        return t.say("found_land", land=land)
    return t.say("found", who=t.who(int(t.before.number())), land=land)


def land_of(t: DuelNarration) -> str:
    return f"{words.terrain(t.language, t.words[0])} {t.words[1]}"


def tell_corner(t: DuelNarration) -> str:
    side = say(t.language, f"side.{t.words[0]}")
    land = t.say("a_region")
    if t.before is not None:
        land = words.land(t.language, int(t.before.number()) + 1)
    return t.say("corner", who=t.who(), land=land, side=side)


# --- resources ---------------------------------------------------------------------------------------


def tell_pay(t: DuelNarration) -> str:
    given_up = t.before is not None and t.before.waiting_for() == q.YIELD
    key = "yield" if given_up else "pay"
    return t.say(key, who=t.who(), resource=t.resource_at(t.words[0]), place=t.region(t.words[0]))


# --- trade -------------------------------------------------------------------------------------------


def tell_bank(t: DuelNarration) -> str:
    give, _, take = t.words
    given, taken = t.resource(give), t.resource(take)
    if t.before is None:
        return t.say("bank_trade", who=t.who(), give=given, take=taken)
    rate = int(t.before.realms[t.player].rates[RESOURCE_NAMES.index(give)])
    return t.say("bank", who=t.who(), n=rate, give=given, take=taken)


def tell_accept(t: DuelNarration) -> str:
    if t.before is None:
        return t.say("accept", who=t.who())
    give, want = sides(t.language, int(t.before.detail()))
    return t.say("accept_deal", who=t.who(), partner=t.who(1 - t.player), give=want, want=give)


# --- action cards, spells, uses ----------------------------------------------------------------------


def tell_use(t: DuelNarration) -> str:
    card = t.card(t.words[0])
    if len(t.words) == 1:
        return t.said(card=card)
    return t.say("use_so", who=t.who(), card=card, way=way_word(t.language, t.words[1]))


def tell_counter(t: DuelNarration) -> str:
    if t.before is None:
        return t.say("counter", who=t.who())
    return t.say("counter_card", who=t.who(), card=t.title(t.asking()))


# --- answers to cards --------------------------------------------------------------------------------


def answered(t: DuelNarration, what: str) -> str:
    """'Black Knight: Anna chooses Conrad the Swift.'"""
    if t.before is None:
        return t.say("chooses", who=t.who(), what=what)
    return t.say("answers", card=t.title(t.asking()), who=t.who(), what=what)


def tell_slot(t: DuelNarration) -> str:
    name = t.card_at(t.words[0])
    return answered(t, t.title(name) if name else t.slot(t.words[0]))


def tell_pile(t: DuelNarration) -> str:
    """Divination shows what lies on top; if that was known, chance does not tell it."""
    told = answered(t, t.say("the_stack", stack=words.stack(t.words[0])))
    return " ".join([told, *seen_again(t, int(t.words[0]))])


def seen_again(t: DuelNarration, pile: int) -> Iterator[str]:
    if t.before is None or t.before.number() != DIVINATION or t.viewer not in (t.player, CHANCE):
        return
    top = int(t.before.piles[pile].top())
    if top != UNKNOWN:
        yield t.say("revealed", who=t.who(), card=t.title(t.before.rules.kind_names[top]))


TELLERS: Mapping[str, Teller] = {
    "begins": lambda t: t.say("begins", who=t.who(int(t.words[0]))),
    "arrange": tell_arrange,
    **dict.fromkeys(("open", "search"), lambda t: t.said(stack=words.stack(t.words[0]))),
    "deck": tell_chosen,
    "contribute": tell_chosen,
    "start": tell_chosen,
    "revealed": tell_revealed,
    "drew": tell_drew,
    "take": lambda t: t.said(card=some_card(t, t.words[0])),
    "roll": lambda t: None,  # the dice are told when they lie
    "rolled": tell_rolled,
    "rolled-again": tell_rolled_again,
    "turned": tell_turned,
    "let-happen": tell_let_happen,
    "die": tell_die,
    "end": lambda t: None,  # the next player's roll says as much
    "build": lambda t: t.said(card=t.title(t.words[0]), place=t.slot(t.words[1])),
    **dict.fromkeys(("road", "settlement", "scout"), lambda t: t.said(place=t.end_of_row(t.words[0]))),
    **dict.fromkeys(("city", "citadel"), lambda t: t.said(place=t.centre(t.words[0]))),
    "found": tell_found,
    "corner": tell_corner,
    "claim": lambda t: t.said(land=land_of(t)),
    **dict.fromkeys(
        ("demolish", "redeem", "cast", "spend", "unload"), lambda t: t.said(card=t.card(t.words[0]))
    ),
    "move": lambda t: t.said(card=t.card(t.words[0]), target=t.slot(t.words[1])),
    "pay": tell_pay,
    "put": lambda t: t.said(resource=t.resource_at(t.words[0]), place=t.region(t.words[0])),
    **dict.fromkeys(
        ("choose", "grab", "spare", "stow"),
        lambda t: t.said(resource=t.resource(t.words[0]), victim=t.who(1 - t.player)),
    ),
    "cart": lambda t: t.said(
        resource=t.resource_at(t.words[0]), place=t.region(t.words[0]), target=t.region(t.words[1])
    ),
    "bank": tell_bank,
    "offer": lambda t: t.said(partner=t.who(1 - t.player), **deal_values(t.language, t.words)),
    "accept": tell_accept,
    "play": lambda t: t.said(card=t.title(t.words[0])),
    "use": tell_use,
    "counter": tell_counter,
    "draw": lambda t: None,  # told when the card is drawn
    **dict.fromkeys(
        ("under", "swap", "swap-search"),
        lambda t: t.said(card=some_card(t, t.words[0]), stack=words.stack(t.words[1])),
    ),
    "region": lambda t: answered(t, t.region(t.words[0])),
    "slot": tell_slot,
    "resource": lambda t: answered(t, t.resource(t.words[0])),
    "number": lambda t: answered(t, t.say("the_number", n=t.words[0])),
    "face": lambda t: answered(t, named(t.language, "face", t.words[0])),
    "pile": tell_pile,
    "card": lambda t: answered(t, some_card(t, t.words[0])),
    "centre": lambda t: answered(t, t.say("the_settlement", place=t.centre(t.words[0]))),
    "land": lambda t: answered(t, land_of(t)),
    "pass": lambda t: answered(t, t.say("no_more")),
}
