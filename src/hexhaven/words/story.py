"""What happened, told in plain sentences as one player may hear them.

Every verb has its teller, looked up by name; a verb that no teller knows yet is told by its text. Tellers
read the text of an action as the viewer may see it, so a secret is never theirs to tell. What follows from
an action in public (cards from the bank, a special card, the victory) is seen by comparing the position
before and after it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from hexhaven.board.deals import write_deal
from hexhaven.board.production import NO_CLAIMS, count_claims
from hexhaven.board.questions import DISCARD
from hexhaven.board.state import Position
from hexhaven.board.terrain import CARD_NAMES, KINDS, PIECE_NAMES
from hexhaven.game import CHANCE, NOBODY, State
from hexhaven.record import Entry
from hexhaven.words import names as words
from hexhaven.words.messages import Names, Person, has, listed, person, say

HIDDEN = "?"
SEVEN = 7


@dataclass(frozen=True)
class Telling:
    """One entry of a log, about to be told. Without a position (a redacted record) less can be told."""

    language: str
    names: Names
    viewer: int
    player: int
    verb: str
    words: list[str]
    action: int = 0
    before: Position | None = None

    @cached_property
    def after(self) -> Position | None:
        if self.before is None:
            return None
        p = self.before.copy()
        p.apply(self.action, self.player)
        return p

    def say(self, key: str, **values: object) -> str:
        return say(self.language, f"story.{key}", **values)

    def who(self, player: int | None = None) -> Person:
        return person(self.language, self.names, self.player if player is None else player, self.viewer)

    def card(self, name: str) -> str:
        return words.card(self.language, name)

    def node(self, word: str) -> str:
        if self.before is None:
            return say(self.language, "place.bare_node", node=word)
        return words.node_place(self.language, self.before, int(word))

    def edge(self, word: str) -> str:
        return "" if self.before is None else words.edge_at(self.language, self.before, word)

    def hex(self, word: str) -> str:
        if self.before is None:
            return say(self.language, "place.bare_hex", hex=word)
        return words.hex_place(self.language, self.before, int(word))


Teller: TypeAlias = Callable[[Telling], str | None]


def story(language: str, before: State, entry: Entry, names: Names, viewer: int = CHANCE) -> str | None:
    """Tell an entry of a log in a sentence or a few; None where there is nothing to tell the viewer.

    `before` is the position before the entry. The viewer is called "you"; CHANCE hears everything and
    NOBODY what a spectator may hear.
    """
    text = before.write(entry.action, viewer)
    if not isinstance(before, Position):
        return told_by_text(language, entry.player, text, names, viewer)
    verb, *rest = text.split()
    telling = Telling(language, names, viewer, entry.player, verb, rest, entry.action, before)
    return " ".join(sentences(telling)) or None


def story_of_text(language: str, player: int, text: str, names: Names, viewer: int) -> str | None:
    """Tell a line of a redacted record, of which only the text is known."""
    verb, *rest = text.split()
    return tell(Telling(language, names, viewer, player, verb, rest))


def told_by_text(language: str, player: int, text: str, names: Names, viewer: int) -> str:
    """What a game says of itself where no sentence is known for it."""
    if player < 0:
        return text
    return f"{person(language, names, player, viewer)}: {text}"


def tell(t: Telling) -> str | None:
    if t.verb in TELLERS:
        return TELLERS[t.verb](t)
    if has(t.language, f"story.{t.verb}"):
        return t.say(t.verb, who=t.who())
    return told_by_text(t.language, t.player, " ".join([t.verb, *t.words]), t.names, t.viewer)


def sentences(t: Telling) -> Iterator[str]:
    """The action itself, then what everybody sees of its consequences."""
    told = tell(t)
    if told:
        yield told
    if t.before is not None and t.after is not None:
        yield from awards(t, t.before, t.after)


# --- cards that change hands in public ---------------------------------------------------------------


def gained(before: Position, after: Position, player: int) -> dict[str, int]:
    """How many cards of each kind a player has more than before."""
    hand = range(player * KINDS, player * KINDS + len(CARD_NAMES))
    return words.by_name(CARD_NAMES, [int(after.hands[i]) - int(before.hands[i]) for i in hand])


def gains(t: Telling) -> list[str]:
    """Who gets what; for actions whose cards everybody sees."""
    if t.before is None or t.after is None:
        return []
    counts = [gained(t.before, t.after, player) for player in range(t.before.players())]
    return [gets(t, player, cards) for player, cards in enumerate(counts) if sum(cards.values()) > 0]


def gets(t: Telling, player: int, cards: Mapping[str, int]) -> str:
    return t.say("gets", who=t.who(player), cards=words.cards(t.language, cards))


def losses(t: Telling) -> list[str]:
    """Who handed over what."""
    if t.before is None or t.after is None:
        return []
    counts = [gained(t.after, t.before, player) for player in range(t.before.players())]
    return [
        t.say("hands_over", who=t.who(player), cards=words.cards(t.language, cards))
        for player, cards in enumerate(counts)
        if sum(cards.values()) > 0
    ]


# --- the dice ----------------------------------------------------------------------------------------


def tell_rolled(t: Telling) -> str:
    red, yellow = int(t.words[0]), int(t.words[1])
    if t.before is None:
        return t.say("dice", red=red, yellow=yellow, sum=red + yellow)
    roll = t.say("rolled", who=t.who(int(t.before.turn)), red=red, yellow=yellow, sum=red + yellow)
    follows = discards(t) if red + yellow == SEVEN else harvest(t, red + yellow)
    return " ".join([roll, *follows])


def harvest(t: Telling, number: int) -> list[str]:
    return [*gains(t), *shortages(t, number)] or [t.say("no_gain")]


def shortages(t: Telling, number: int) -> Iterator[str]:
    """The kinds of card of which the bank could not pay what was due."""
    if t.before is None or t.after is None:
        return
    claims = NO_CLAIMS[:]
    count_claims(t.before, number, claims)
    for kind, name in enumerate(CARD_NAMES):
        if claims[kind] > int(t.before.bank[kind]):
            paid = t.after.bank[kind] != t.before.bank[kind]
            yield t.say("bank_short" if paid else "bank_withholds", card=t.card(name))


def discards(t: Telling) -> list[str]:
    """Who must discard after a seven."""
    p = t.after
    if p is None or p.waiting_for() != DISCARD:
        return []
    return [
        t.say("must_discard", who=t.who(player), held=int(p.hand_size[player]), n=due(p, player))
        for player in p.actors()
    ]


def due(p: Position, player: int) -> int:
    """How many things the player is still asked for."""
    return (int(p.stack[p.question_of(player)]) >> 16) & 65535


# --- founding and building ---------------------------------------------------------------------------


def tell_begins(t: Telling) -> str:
    return " ".join([t.say("begins", who=t.who(int(t.words[0]))), *gains(t)])


def tell_found(t: Telling) -> str:
    node = t.words[0]
    kind = PIECE_NAMES[int(t.after.buildings[int(node)])] if t.after is not None else "settlement"
    built = t.say("found", who=t.who(), piece=words.piece(t.language, kind), place=t.node(node))
    return " ".join([built, *gains(t)])


def tell_road(t: Telling) -> str:
    start, end = t.words[0].split("-")
    return t.say(t.verb, who=t.who(), start=start, end=end, where=t.edge(t.words[0]))


def tell_building(t: Telling) -> str:
    return t.say(t.verb, who=t.who(), place=t.node(t.words[0]))


# --- the robber --------------------------------------------------------------------------------------


def tell_discard(t: Telling) -> str:
    return discarded(t.language, t.who(), {t.words[0]: 1})


def discarded(language: str, who: Person, counts: Mapping[str, int]) -> str:
    """Several cards discarded one after the other, told at once."""
    return say(language, "story.discard", who=who, cards=words.cards(language, counts))


def tell_robber(t: Telling) -> str:
    return t.say("robber", who=t.who(), place=t.hex(t.words[0]))


def tell_rob(t: Telling) -> str | None:
    """Whom the thief chose; the theft itself is told next, unless there is nothing to steal."""
    victim = int(t.words[0])
    if t.before is None:
        return t.say("rob", who=t.who(), victim=t.who(victim))
    return None if t.before.hand_size[victim] else t.say("empty_hand", victim=t.who(victim))


def tell_stole(t: Telling) -> str:
    """The kind of card is for thief and victim alone."""
    known = t.words[0] != HIDDEN
    if t.before is None:
        return t.say("stolen_card", card=t.card(t.words[0])) if known else t.say("stolen")
    thief, victim = int(t.before.number()), int(t.before.detail())
    what = words.cards(t.language, {t.words[0]: 1}) if known else t.say("a_card")
    return t.say("stole", who=t.who(thief), what=what, victim=t.who(victim))


# --- development cards -------------------------------------------------------------------------------


def tell_drew(t: Telling) -> str | None:
    """Only the buyer learns which card it is."""
    if t.words[0] == HIDDEN:
        return None
    name = words.development(t.language, t.words[0])
    if t.before is None:
        return t.say("drawn", card=name)
    return t.say("drew", who=t.who(int(t.before.number())), card=name)


def tell_monopoly(t: Telling) -> str:
    played = t.say("monopoly", who=t.who(), card=t.card(t.words[0]))
    return " ".join([played, *losses(t)])


def tell_take(t: Telling) -> str:
    return gets(t, t.player, {t.words[0]: 1})


# --- trade -------------------------------------------------------------------------------------------


def tell_bank(t: Telling) -> str:
    give, _, take = t.words
    if t.before is None:
        return t.say("bank_trade", who=t.who(), give=t.card(give), take=t.card(take))
    rate = int(t.before.rates[t.player * KINDS + CARD_NAMES.index(give)])
    return t.say("bank", who=t.who(), n=rate, give=t.card(give), take=t.card(take))


def sides(deal: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Read '2 ore 1 wool for 1 brick': what is given, and what is wanted."""
    middle = list(deal).index("for")
    return side(deal[:middle]), side(deal[middle + 1 :])


def side(words: Sequence[str]) -> dict[str, int]:
    return {card: int(n) for n, card in zip(words[::2], words[1::2], strict=False)}


def deal_values(language: str, deal: Sequence[str]) -> dict[str, str]:
    """What is given and wanted, as values for a message."""
    give, want = sides(deal)
    return {"give": words.cards(language, give), "want": words.cards(language, want)}


def tell_offer(t: Telling) -> str:
    to = t.words.index("to")
    values = deal_values(t.language, t.words[:to])
    if t.words[to + 1 :] == ["all"]:
        return t.say("offer_to_all", who=t.who(), **values)
    partners = [format(t.who(int(word)), "dat") for word in t.words[to + 1 :]]
    return t.say("offer", who=t.who(), partners=listed(t.language, partners), **values)


def tell_propose(t: Telling) -> str:
    return t.say("propose", who=t.who(), **deal_values(t.language, t.words))


def tell_trade(t: Telling) -> str:
    partner = int(t.words[0])
    if t.before is None:
        return t.say("trade_with", who=t.who(), partner=t.who(partner))
    values = trade_values(t.language, t.before, partner)
    return t.say("trade", who=t.who(), partner=t.who(partner), **values)


def trade_values(language: str, p: Position, partner: int) -> dict[str, str]:
    """What the player on turn gives and gets in a trade with this partner."""
    if int(p.market.accepted) >> partner & 1:
        return deal_values(language, write_deal(p, p.market.offer).split())
    proposed = deal_values(language, write_deal(p, p.market.proposals[partner]).split())
    return {"give": proposed["want"], "want": proposed["give"]}


# --- special cards and the end -----------------------------------------------------------------------


def awards(t: Telling, before: Position, after: Position) -> Iterator[str]:
    if after.longest_road != before.longest_road:
        yield award(t, "longest_road", int(after.longest_road))
    if after.largest_army != before.largest_army:
        yield award(t, "largest_army", int(after.largest_army))
    if after.won_by != before.won_by:
        yield victory(t.language, after, t.names, t.viewer)


def award(t: Telling, name: str, holder: int) -> str:
    return t.say(f"no_{name}") if holder == NOBODY else t.say(name, who=t.who(holder))


def victory(language: str, p: Position, names: Names, viewer: int) -> str:
    winner = int(p.won_by)
    who = person(language, names, winner, viewer)
    return say(language, "story.victory", who=who, n=int(p.shown_points[winner]))


TELLERS: Mapping[str, Teller] = {
    "begins": tell_begins,
    "found": tell_found,
    "found-road": tell_road,
    "free-road": tell_road,
    "roll": lambda t: None,  # the dice are told when they lie
    "rolled": tell_rolled,
    "end": lambda t: None,  # the next player's roll says as much
    "road": tell_road,
    "settlement": tell_building,
    "city": tell_building,
    "discard": tell_discard,
    "robber": tell_robber,
    "rob": tell_rob,
    "stole": tell_stole,
    "drew": tell_drew,
    "monopoly": tell_monopoly,
    "take": tell_take,
    "bank": tell_bank,
    "offer": tell_offer,
    "propose": tell_propose,
    "trade": tell_trade,
}
