"""What can be done, what the game waits for, and why something else is refused."""

from collections.abc import Mapping

from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.deals import DEAL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import SETTLEMENT
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.choice import Choice, Wording
from hexhaven.games.island.words.story import bank_values, deal_values, side, trade_values
from hexhaven.words.messages import Names, People, has, listed, named, person, say, thing

# --- choices -----------------------------------------------------------------------------------------


def action(language: str, p: Position, action: int, names: Names) -> str:
    """A choice in a short sentence: 'Build a road 12-13 (1 brick and 1 lumber)'."""
    choice = Choice.of(language, p, action, names)
    name = choice.verb.name
    return choice.said(name, WORDINGS[name](choice) if name in WORDINGS else {})


def wording_found(c: Choice) -> dict[str, object]:
    kind = founded(c.p) if c.p.question() == "found" else SETTLEMENT
    return {"piece": called.piece(c.language, c.p.rules.piece_names[kind])}


def wording_offer(c: Choice) -> dict[str, object]:
    to = c.words.index("to")
    partners = [c.name(word) for word in c.words[to + 1 :] if word != "all"]
    everybody = say(c.language, "everybody")
    return {
        **deal_values(c.language, c.words[:to]),
        "partners": listed(c.language, partners) or everybody,
    }


def wording_accept(c: Choice) -> dict[str, object]:
    """From the side of whoever accepts: the offer's wanted cards are given."""
    offered = deal_values(c.language, DEAL.write(c.p, c.p.market.offer).split())
    return {"give": offered["want"], "want": offered["give"]}


# What is said beside the operands.
WORDINGS: Mapping[str, Wording] = {
    "found": wording_found,
    "rob": lambda c: {"n": int(c.p.hand_size[int(c.words[0])])},
    "bank": lambda c: bank_values(c.language, c.p, int(c.p.turn), c.words),
    "offer": wording_offer,
    "accept": wording_accept,
    "propose": lambda c: {**deal_values(c.language, c.words)},
    "trade": lambda c: {**trade_values(c.language, c.p, int(c.words[0]))},
}


# --- questions ---------------------------------------------------------------------------------------


def question(language: str, p: Position, player: int, names: Names) -> str | None:
    """What a player is asked for, if there are words for it."""
    key = f"asked.{p.question()}"
    return say(language, key, **question_values(language, p, player, names)) if has(language, key) else None


def question_values(language: str, p: Position, player: int, names: Names) -> dict[str, object]:
    """What the question needs to be worded: how many, which piece, whose offer."""
    kind = p.question()
    if p.due(player) > 0:
        return {"n": p.due(player)}
    if kind == "found":
        return {"piece": called.piece(language, p.rules.piece_names[founded(p)])}
    if kind == "found_road":
        return {"node": int(p.detail())}
    if kind == "reply":
        who = person(language, names, int(p.turn), NOBODY)
        return {"who": who.name, **deal_values(language, DEAL.write(p, p.market.offer).split())}
    return {}


def founded(p: Position) -> int:
    """The piece that is asked for in the founding phase."""
    return int(p.rules.founding[int(p.number())].piece)


# --- refusals ----------------------------------------------------------------------------------------


def value(language: str, name: str, values: Mapping[str, str], names: Names, viewer: int) -> object | None:
    """A value of a refusal in words: pieces, cards and players have names."""
    value = values[name]
    if name == "piece":
        return called.Piece(language, value)
    if name == "card":
        n = values.get("n", values.get("rate"))
        return thing(language, value) if n is None else called.counted(language, value, int(n))
    if name == "cards":
        held = [called.card(language, card) for card in value.split()]
        return listed(language, held) or say(language, "nothing")
    if name == "missing":
        return called.cards(language, side(value.split()))
    if name == "why":
        return named(language, "in_vain", value)
    if name == "player":
        return person(language, names, int(value), viewer)
    if name == "players":
        people = [person(language, names, int(player), NOBODY).name for player in value.split()]
        return People(tuple(people), language)
    return None
