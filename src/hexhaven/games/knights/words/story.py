"""What happened in Cities & Knights, told to one player.

The story of an entry is the action itself and what followed from it in public. Much follows late: after the
dice come the event, cards that are drawn, cities that fall, and only then the harvest. So the consequences
are told of the facts of an entry, whatever the entry was.
"""

from collections.abc import Callable, Iterator, Mapping

from hexhaven.core.facts import AWARD, DRAWN, EFFECT, PIECE, Fact
from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.questions import MOVE_ROBBER
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.turn import SEVEN
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.narration import (
    BoardNarration,
    Teller,
    discards,
    gains,
    harvest,
    losses,
)
from hexhaven.games.island.words.story import tell_road
from hexhaven.games.knights.rules.knight import knight_owner
from hexhaven.games.knights.rules.state import RANK, knights_state
from hexhaven.games.knights.rules.terms import (
    ENLIST,
    FIELD_NAMES,
    FORGE,
    GIVE,
    HAND_OVER,
    JOIN_BATTLE,
    KNIGHT,
    RELAY,
    RETREAT,
)
from hexhaven.games.knights.rules.told import HELMET, LANDED, METROPOLIS, RETURNED
from hexhaven.games.knights.words import names as knights
from hexhaven.games.knights.words.battle import tell_barbarians, tell_falls
from hexhaven.words.messages import has, named, say
from hexhaven.words.narration import HIDDEN

POINT_CARDS = ("constitution", "printer")
LIKE_THE_BASE_GAME = ("city",)  # verbs of which nothing else is known where there is only the text


# --- what follows ------------------------------------------------------------------------------------


def consequences(t: BoardNarration) -> Iterator[str]:
    """The barbarians, the metropolises, and the harvest once the event is over."""
    if t.before is None:
        return
    yield from tell_barbarians(t)
    if t.verb == "lose-city":
        yield from tell_falls(t)
    yield from tell_metropolises(t)
    effect = t.facts.first(EFFECT)
    if effect is not None:
        yield from harvest(t) if effect.values[0] != SEVEN else tell_seven(t, t.before)


def tell_seven(t: BoardNarration, before: Position) -> list[str]:
    landed = knights_state(before).attacks > 0 or t.facts.first(LANDED) is not None
    locked = knights_state(before).options.robber_locked and not landed
    stays = [t.say("no_robber")] if locked and not t.facts.asked_for(MOVE_ROBBER) else []
    return [*discards(t), *stays]


def tell_metropolises(t: BoardNarration) -> Iterator[str]:
    for fact in t.facts.of(AWARD):
        award, loser, taker, _ = fact.values
        if award < METROPOLIS:
            continue
        name = knights.field(t.language, FIELD_NAMES[award - METROPOLIS])
        if loser != NOBODY:
            yield t.say("metropolis_lost", who=t.who(loser), field=name)
        if taker != NOBODY:
            yield t.say("metropolis_won", who=t.who(taker), field=name, at=t.at(str(fact.place)))


# --- dice and cards ----------------------------------------------------------------------------------


def tell_rolled(t: BoardNarration) -> str:
    red, yellow = int(t.words[0]), int(t.words[1])
    face = named(t.language, "face", t.words[2])
    values = {"red": red, "yellow": yellow, "sum": red + yellow}
    roll = t.say("dice", **values)
    if t.before is not None:
        roll = t.say("rolled", who=t.who(int(t.before.turn)), **values)
    return f"{roll} {t.say('event', face=face)}"


def tell_drew(t: BoardNarration) -> str | None:
    """Everybody sees the back of the card; its face is for the drawer, unless it is a point."""
    if t.before is None:
        return None if t.words[0] == HIDDEN else t.say("drawn", card=knights.progress(t.language, t.words[0]))
    who = t.who(int(t.before.number()))
    card = knights.field_card(t.language, FIELD_NAMES[int(t.before.detail())])
    if t.words[0] == HIDDEN:
        return t.say("draws", who=who, card=card)
    name = knights.progress(t.language, t.words[0])
    return t.say("draws_point" if t.words[0] in POINT_CARDS else "draws_known", who=who, card=card, name=name)


def tell_return(t: BoardNarration) -> str:
    back = back_of(t, t.facts.first(RETURNED))
    if back is None:
        return t.say("returned", who=t.who())
    if t.words[0] == HIDDEN:
        return t.say("return", who=t.who(), card=back)
    return t.say("return_known", who=t.who(), card=back, name=knights.progress(t.language, t.words[0]))


def back_of(t: BoardNarration, fact: Fact | None) -> str | None:
    """The back of the progress card that a fact is about."""
    return None if fact is None else knights.field_card(t.language, FIELD_NAMES[fact.values[1]])


def tell_deck(t: BoardNarration) -> str | None:
    """Which deck it was is told with the card."""
    if t.before is not None:
        return None
    return t.say("deck", who=t.who(), field=knights.field(t.language, t.words[0]))


def tell_waive(t: BoardNarration) -> str | None:
    if t.before is None:
        return t.say("waive", who=t.who())
    keys = {JOIN_BATTLE: "waive_battle", RELAY: "waive_relay", FORGE: None}
    key = keys.get(int(t.before.waiting_for()), "waive")
    return t.say(key, who=t.who()) if key is not None else None


# --- knights -----------------------------------------------------------------------------------------


def tell_at_node(t: BoardNarration) -> str:
    """Something that a player does at a node."""
    return t.say(t.verb, who=t.who(), at=t.at(t.words[0]))


def known(t: BoardNarration, more: Callable[[Position], Mapping[str, object]], **values: object) -> str:
    """The sentence of the verb with what the position adds; its bare one, where there is only the text."""
    if t.before is None:
        return t.say(f"{t.verb}_bare", who=t.who(), **values)
    return t.said(**values, **more(t.before))


def tell_knight(t: BoardNarration) -> str:
    """Something that a player does with the knight on a node."""
    node = t.words[0]
    return known(t, lambda p: {"knight": knights.knight(t.language, p, int(node))}, at=t.at(node))


def tell_promoted(t: BoardNarration) -> str:
    key = "smith" if t.verb == "smith" else "promote"
    if t.before is None:
        return t.say(f"{key}_bare", who=t.who(), at=t.at(t.words[0]))
    rank = knights.rank(t.language, t.facts.of(PIECE)[-1].values[1] - KNIGHT)
    return t.say(key, who=t.who(), at=t.at(t.words[0]), rank=rank)


def tell_move(t: BoardNarration) -> str:
    start, goal = t.words
    knight = lambda p: {"knight": knights.knight(t.language, p, int(start))}
    return known(t, knight, start=start, place=t.node(goal))


def tell_displace(t: BoardNarration) -> str:
    start, goal = t.words
    both = lambda p: {"knight": knights.knight(t.language, p, int(start)), **driven(t, p, int(goal))}
    return " ".join([known(t, both, start=start, place=t.node(goal)), *nowhere_to_go(t)])


def tell_intrigue(t: BoardNarration) -> str:
    node = t.words[0]
    return " ".join([known(t, lambda p: driven(t, p, int(node)), at=t.at(node)), *nowhere_to_go(t)])


def driven(t: BoardNarration, before: Position, node: int) -> dict[str, object]:
    """A knight that is driven away, and whose it is."""
    owner = t.who(int(knight_owner(before, node)))
    return {"driven": knights.knight(t.language, before, node), "owner": owner}


def nowhere_to_go(t: BoardNarration) -> list[str]:
    """A driven knight without a place to go leaves the board."""
    return [] if t.before is None or t.facts.asked_for(RETREAT) else [t.say("no_retreat")]


# --- building ----------------------------------------------------------------------------------------


def tell_city(t: BoardNarration) -> str:
    node = int(t.words[0])
    assert t.before is not None, "the base game tells a city of which only the text is known"
    if stood_up(t, node):
        return t.say("set_up", who=t.who(), at=t.at(t.words[0]))
    return t.say("city", who=t.who(), place=t.node(t.words[0]))


def stood_up(t: BoardNarration, node: int) -> bool:
    """Whether a toppled city was set up again."""
    p = t.before
    return p is not None and p.rules.piece_names[int(p.buildings[node])] == "toppled-city"


def tell_improve(t: BoardNarration) -> str:
    """The next level of a field, bought with the commodity or with a crane."""
    field = t.words[0]

    def next_level(p: Position) -> dict[str, object]:
        n = knights.next_level(p, t.player, field)
        return {"n": n, "level": knights.level(t.language, field, n)}

    return known(t, next_level, field=knights.field(t.language, field))


def tell_if_bare(t: BoardNarration) -> str | None:
    """What is told with its consequences, where the position is known."""
    return t.said(at=t.at(t.words[0])) if t.before is None else None


# --- cards of trade ----------------------------------------------------------------------------------


def tell_merchant(t: BoardNarration) -> str:
    told = [t.say("merchant", who=t.who(), place=t.hex(t.words[0]))]
    if t.before is not None and 0 <= knights_state(t.before).merchant_owner != t.player:
        told.append(t.say("merchant_lost", who=t.who(int(knights_state(t.before).merchant_owner))))
    return " ".join(told)


def tell_named_card(t: BoardNarration) -> str:
    """A card for which a kind of card is named; what changes hands is public."""
    return " ".join([t.say(t.verb, who=t.who(), card=t.card(t.words[0])), *losses(t)])


def what(t: BoardNarration, word: str, unknown: str) -> str:
    """One card, as far as the viewer sees it."""
    return t.say(unknown) if word == HIDDEN else called.cards(t.language, {word: 1})


def tell_exchange(t: BoardNarration) -> str:
    partner = t.who(int(t.words[0]))
    told = [t.say("exchange", who=t.who(), partner=partner, what=what(t, t.words[1], "a_resource"))]
    if t.before is not None and not t.facts.asked_for(HAND_OVER):
        told.append(t.say("no_commodity", who=partner))
    return " ".join(told)


def tell_hand_over(t: BoardNarration) -> str:
    given = what(t, t.words[0], "a_commodity")
    if t.before is None:
        return t.say("give_bare", who=t.who(), what=given)
    offered = t.before.rules.card_names[int(t.before.number())] if t.words[0] != HIDDEN else HIDDEN
    return t.say(
        "hand-over",
        who=t.who(),
        partner=t.who(int(t.before.turn)),
        what=given,
        offered=what(t, offered, "the_resource"),
    )


def tell_master_merchant(t: BoardNarration) -> str:
    victim = int(t.words[0])
    return known(t, lambda p: {"n": min(2, int(p.hand_size[victim]))}, victim=t.who(victim))


def tell_loot(t: BoardNarration) -> str:
    taken = what(t, t.words[0], "a_card")
    return known(t, lambda p: {"victim": t.who(int(p.detail()))}, what=taken)


# --- cards of politics -------------------------------------------------------------------------------


def tell_diplomat(t: BoardNarration) -> str:
    start, end = t.words[0].split("-")
    values: dict[str, object] = {"start": start, "end": end, "where": t.edge(t.words[0])}
    if t.before is None:
        return t.say("diplomat_bare", who=t.who(), **values)
    edge = t.before.map.geometry.edge_between(int(start), int(end))
    owner = int(t.before.route_owner(edge))
    if owner == t.player:
        return t.say("diplomat_own", who=t.who(), **values)
    return t.say("diplomat", who=t.who(), owner=t.who(owner), **values)


def tell_wedding(t: BoardNarration) -> str:
    gifts = [t.say("must_give", who=t.who(guest), n=n) for guest, n in t.facts.owed(GIVE)]
    return " ".join([t.say("wedding", who=t.who()), *gifts])


def tell_give(t: BoardNarration) -> str:
    given = what(t, t.words[0], "a_card")
    return known(t, lambda p: {"partner": t.who(int(p.turn))}, what=given)


def tell_saboteur(t: BoardNarration) -> str:
    if not t.words:
        return " ".join([t.say("saboteur", who=t.who()), *discards(t)])
    if t.before is None:
        return t.say("sabotage_bare", who=t.who(), at=t.at(t.words[0]))
    owner = t.who(int(t.before.owner(int(t.words[0]))))
    return t.say("sabotage", who=t.who(), owner=owner, at=t.at(t.words[0]))


def tell_against(t: BoardNarration) -> str:
    """A card played against another player."""
    return t.say(t.verb, who=t.who(), victim=t.who(int(t.words[0])))


def tell_spy_card(t: BoardNarration) -> str:
    if t.before is None:
        return t.say("spy-card_bare", who=t.who())
    victim = int(t.before.detail())
    values = {"who": t.who(), "victim": t.who(victim), "card": back_of(t, t.facts.first(DRAWN))}
    if t.words[0] == HIDDEN:
        return t.say("spy-card", **values)
    return t.say("spy-card_known", name=knights.progress(t.language, t.words[0]), **values)


def tell_dismiss(t: BoardNarration) -> str:
    told = [tell_knight(t)]
    if t.before is not None and not t.facts.asked_for(ENLIST):
        told.append(t.say("no_enlist", who=t.who(int(t.before.turn))))
    return " ".join(told)


def tell_enlist(t: BoardNarration) -> str:
    knight = lambda p: {"knight": knights.knight_of_rank(t.language, p, int(p.number()) & RANK)}
    return known(t, knight, at=t.at(t.words[0]))


# --- cards of science --------------------------------------------------------------------------------


def tell_card(t: BoardNarration) -> str:
    """A card without a teller of its own, and perhaps without a sentence."""
    if has(t.language, f"story.{t.verb}"):
        played = t.say(t.verb, who=t.who())
    else:
        played = t.say("plays_card", who=t.who(), card=say(t.language, f"progress.{t.verb}"))
    return " ".join([played, *gains(t)])


def tell_inventor(t: BoardNarration) -> str:
    first, second = (t.hex(word) for word in t.words)
    return t.say("inventor", who=t.who(), first=first, second=second)


TELLERS: Mapping[str, Teller] = {
    "rolled": tell_rolled,
    "drew": tell_drew,
    "return": tell_return,
    "deck": tell_deck,
    "aqueduct": lambda t: t.said(card=t.card(t.words[0])),
    "waive": tell_waive,
    "fight": tell_knight,
    "lose-city": tell_if_bare,
    "knight": lambda t: t.say("build-knight", who=t.who(), at=t.at(t.words[0])),
    "activate": tell_knight,
    "promote": tell_promoted,
    "move": tell_move,
    "displace": tell_displace,
    "retreat": lambda t: t.said(place=t.node(t.words[0])),
    "chase": tell_at_node,
    "wall": tell_at_node,
    "city": tell_city,
    "repair": tell_at_node,
    "improve": tell_improve,
    "metropolis": tell_if_bare,
    "merchant": tell_merchant,
    "merchant-fleet": tell_named_card,
    "exchange": tell_exchange,
    "hand-over": tell_hand_over,
    "master-merchant": tell_master_merchant,
    "loot": tell_loot,
    "trade-monopoly": tell_named_card,
    "resource-monopoly": tell_named_card,
    "bishop": lambda t: t.said(place=t.hex(t.words[0])),
    "diplomat": tell_diplomat,
    "relay": tell_road,
    "warlord": lambda t: known(t, lambda p: {"n": len(t.facts.of(HELMET))}),
    "wedding": tell_wedding,
    "give": tell_give,
    "intrigue": tell_intrigue,
    "saboteur": tell_saboteur,
    "spy": tell_against,
    "spy-card": tell_spy_card,
    "deserter": tell_against,
    "dismiss": tell_dismiss,
    "enlist": tell_enlist,
    "alchemist": lambda t: t.said(red=t.words[0], yellow=t.words[1]),
    "crane": tell_improve,
    "inventor": tell_inventor,
    "engineer": tell_at_node,
    "medicine": tell_at_node,
    "smith": tell_promoted,
    "forge": tell_promoted,
}
