"""What happens in the base game: every verb has its teller, and special cards and the victory are told after
whatever brought them."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence

from hexhaven.core.facts import PIECE
from hexhaven.games.island.rules.deals import DEAL
from hexhaven.games.island.rules.sources import LARGEST_ARMY, LONGEST_ROAD
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS
from hexhaven.games.island.rules.turn import SEVEN
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.narration import (
    BoardNarration,
    Teller,
    discards,
    gains,
    gets,
    harvest,
    losses,
)
from hexhaven.words.messages import listed
from hexhaven.words.narration import HIDDEN

# --- the dice ----------------------------------------------------------------------------------------


def tell_rolled(t: BoardNarration) -> str:
    red, yellow = int(t.words[0]), int(t.words[1])
    if t.before is None:
        return t.say("dice", red=red, yellow=yellow, sum=red + yellow)
    roll = t.say("rolled", who=t.who(int(t.before.turn)), red=red, yellow=yellow, sum=red + yellow)
    follows = discards(t) if red + yellow == SEVEN else harvest(t)
    return " ".join([roll, *follows])


def tell_end(t: BoardNarration) -> str | None:
    """The next player's roll says as much; but an offer that was still open is withdrawn by it."""
    is_open = t.before is not None and t.before.market.offer != 0
    return t.say("withdraw", who=t.who()) if is_open else None


# --- founding and building ---------------------------------------------------------------------------


def tell_found(t: BoardNarration) -> str:
    node, p = t.words[0], t.before
    kind = "settlement" if p is None else p.rules.piece_names[t.facts.of(PIECE)[-1].values[1]]
    built = t.say("found", who=t.who(), piece=called.piece(t.language, kind), place=t.node(node))
    return " ".join([built, *gains(t)])


def tell_road(t: BoardNarration) -> str:
    start, end = t.words[0].split("-")
    return t.say(t.verb, who=t.who(), start=start, end=end, where=t.edge(t.words[0]))


# --- the robber --------------------------------------------------------------------------------------


def discarded(t: BoardNarration, counts: Mapping[str, int]) -> str:
    return t.say("discard", who=t.who(), cards=called.cards(t.language, counts))


def tell_rob(t: BoardNarration) -> str | None:
    """Whom the thief chose; the theft itself is told next, unless there is nothing to steal."""
    victim = int(t.words[0])
    if t.before is None:
        return t.say("rob", who=t.who(), victim=t.who(victim))
    return None if t.before.hand_size[victim] else t.say("empty_hand", victim=t.who(victim))


def tell_stole(t: BoardNarration) -> str:
    """The kind of card is for thief and victim alone."""
    known = t.words[0] != HIDDEN
    if t.before is None:
        return t.say("stolen_card", card=t.card(t.words[0])) if known else t.say("stolen")
    thief, victim = int(t.before.number()), int(t.before.detail())
    what = called.cards(t.language, {t.words[0]: 1}) if known else t.say("a_card")
    return t.say("stole", who=t.who(thief), what=what, victim=t.who(victim))


# --- development cards -------------------------------------------------------------------------------


def tell_drew(t: BoardNarration) -> str | None:
    """Only the buyer learns which card it is."""
    if t.words[0] == HIDDEN:
        return None
    name = called.development(t.language, t.words[0])
    if t.before is None:
        return t.say("drawn", card=name)
    return t.say("drew", who=t.who(int(t.before.number())), card=name)


def tell_monopoly(t: BoardNarration) -> str:
    played = t.say("monopoly", who=t.who(), card=t.card(t.words[0]))
    return " ".join([played, *losses(t)])


# --- trade -------------------------------------------------------------------------------------------


def tell_bank(t: BoardNarration) -> str:
    if t.before is not None:
        return t.said(**bank_values(t.language, t.before, t.player, t.words))
    give, _, take = t.words
    return t.say("bank_trade", who=t.who(), give=t.card(give), take=t.card(take))


def bank_values(language: str, p: Position, player: int, deal: Sequence[str]) -> dict[str, object]:
    """What a trade with the bank, 'ore for wool', costs a player and brings, as values for a message."""
    give, _, take = deal
    rate = int(p.rates[player * KINDS + p.rules.card_names.index(give)])
    return {"n": rate, "give": called.counted(language, give, rate), "take": called.card(language, take)}


def sides(deal: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Read '2 ore 1 wool for 1 brick': what is given, and what is wanted."""
    middle = list(deal).index("for")
    return side(deal[:middle]), side(deal[middle + 1 :])


def side(words: Sequence[str]) -> dict[str, int]:
    return {card: int(n) for n, card in zip(words[::2], words[1::2], strict=False)}


def deal_values(language: str, deal: Sequence[str]) -> dict[str, str]:
    """What is given and wanted, as values for a message."""
    give, want = sides(deal)
    return {"give": called.cards(language, give), "want": called.cards(language, want)}


def tell_offer(t: BoardNarration) -> str:
    to = t.words.index("to")
    values = deal_values(t.language, t.words[:to])
    if t.words[to + 1 :] == ["all"]:
        return t.say("offer_to_all", who=t.who(), **values)
    partners = [format(t.who(int(word)), "dat") for word in t.words[to + 1 :]]
    return t.say("offer", who=t.who(), partners=listed(t.language, partners), **values)


def tell_trade(t: BoardNarration) -> str:
    partner = int(t.words[0])
    if t.before is None:
        return t.say("trade_with", who=t.who(), partner=t.who(partner))
    values = trade_values(t.language, t.before, partner)
    return t.say("trade", who=t.who(), partner=t.who(partner), **values)


def trade_values(language: str, p: Position, partner: int) -> dict[str, str]:
    """What the player on turn gives and gets in a trade with this partner."""
    if int(p.market.accepted) >> partner & 1:
        return deal_values(language, DEAL.write(p, p.market.offer).split())
    proposed = deal_values(language, DEAL.write(p, p.market.proposals[partner]).split())
    return {"give": proposed["want"], "want": proposed["give"]}


# --- special cards and the end -----------------------------------------------------------------------


def awards(t: BoardNarration) -> Iterator[str]:
    yield from t.awards({LONGEST_ROAD: "longest_road", LARGEST_ARMY: "largest_army"})
    yield from t.victory()


# --- what is told at once ----------------------------------------------------------------------------


def together(t: BoardNarration) -> Hashable | None:
    """The discards of one player belong together, and so do the refusals of an offer."""
    if t.verb == "discard":
        return t.verb, t.player
    return t.verb if t.verb == "decline" else None


def joined(run: Sequence[BoardNarration]) -> str | None:
    """Several cards that are discarded, or several people who decline."""
    first = run[0]
    if first.verb == "discard":
        return discarded(first, Counter(each.words[0] for each in run))
    others = [each for each in run if each.player != each.viewer]  # the listener knows of their own
    if len(others) < 2:
        return others[0].in_short() if others else None
    people = listed(first.language, [each.who().name for each in others])
    return first.say("decline_many", people=people)


TELLERS: Mapping[str, Teller] = {
    "begins": lambda t: " ".join([t.say("begins", who=t.who(int(t.words[0]))), *gains(t)]),
    "found": tell_found,
    "found-road": tell_road,
    "free-road": tell_road,
    "roll": lambda t: None,  # the dice are told when they lie
    "rolled": tell_rolled,
    "end": tell_end,
    "road": tell_road,
    "settlement": lambda t: t.said(place=t.node(t.words[0])),
    "city": lambda t: t.said(place=t.node(t.words[0])),
    "discard": lambda t: discarded(t, {t.words[0]: 1}),
    "robber": lambda t: t.said(place=t.hex(t.words[0])),
    "rob": tell_rob,
    "stole": tell_stole,
    "drew": tell_drew,
    "monopoly": tell_monopoly,
    "take": lambda t: gets(t, t.player, {t.words[0]: 1}),
    "bank": tell_bank,
    "offer": tell_offer,
    "propose": lambda t: t.said(**deal_values(t.language, t.words)),
    "trade": tell_trade,
}
