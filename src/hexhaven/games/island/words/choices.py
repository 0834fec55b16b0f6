"""What can be done, what the game waits for, and why something else is refused."""

from collections.abc import Mapping

from hexhaven.core.game import NOBODY, Refusal
from hexhaven.games.island.rules.deals import DEAL
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS, SETTLEMENT
from hexhaven.games.island.words import names as called
from hexhaven.games.island.words.choice import Choice, Wording
from hexhaven.games.island.words.story import deal_values, trade_values
from hexhaven.games.knights.words import choices as knights
from hexhaven.words.messages import Names, People, has, listed, named, person, say

# --- choices -----------------------------------------------------------------------------------------


def action(language: str, p: Position, action: int, names: Names) -> str:
    """A choice in a short sentence: 'Build a road 12-13 (1 brick and 1 lumber)'."""
    verb = p.rules.verb_of(action)
    choice = Choice(language, p, names, verb, action, p.write(action).split()[1:])
    name = knights.worded_as(choice, verb.name)
    if not has(language, f"action.{name}"):
        return choice.plain()
    values = choice.values() | (WORDINGS[name](choice) if name in WORDINGS else {})
    return say(language, f"action.{name}", **values)


def wording_found(c: Choice) -> dict[str, object]:
    kind = founded(c.p) if c.p.question() == "found" else SETTLEMENT
    return {"piece": called.piece(c.language, c.p.rules.piece_names[kind])}


def wording_rob(c: Choice) -> dict[str, object]:
    return {"n": int(c.p.hand_size[int(c.words[0])])}


def wording_bank(c: Choice) -> dict[str, object]:
    give, _, take = c.words
    rate = int(c.p.rates[int(c.p.turn) * KINDS + c.p.rules.card_names.index(give)])
    given = called.counted(c.language, give, rate)
    return {"n": rate, "give": given, "take": called.card(c.language, take)}


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


def wording_propose(c: Choice) -> dict[str, object]:
    return {**deal_values(c.language, c.words)}


def wording_trade(c: Choice) -> dict[str, object]:
    return {**trade_values(c.language, c.p, int(c.words[0]))}


# What is said beside the operands.
WORDINGS: Mapping[str, Wording] = {
    "found": wording_found,
    "rob": wording_rob,
    "bank": wording_bank,
    "offer": wording_offer,
    "accept": wording_accept,
    "propose": wording_propose,
    "trade": wording_trade,
    **knights.WORDINGS,
}


# --- questions ---------------------------------------------------------------------------------------


def question(language: str, p: Position, player: int, names: Names) -> str | None:
    """What a player is asked for, if there are words for it."""
    key = f"asked.{knights.asked_as(p, player) or p.question()}"
    return say(language, key, **question_values(language, p, player, names)) if has(language, key) else None


def question_values(language: str, p: Position, player: int, names: Names) -> dict[str, object]:
    """What the question needs to be worded: how many, which piece, whose offer."""
    kind = p.question()
    if p.due(player) > 0:
        return {"n": p.due(player), **knights.question_values(language, p, player, names)}
    if kind == "found":
        return {"piece": called.piece(language, p.rules.piece_names[founded(p)])}
    if kind == "found_road":
        return {"node": int(p.detail())}
    if kind == "reply":
        who = person(language, names, int(p.turn), NOBODY)
        return {"who": who.name, **deal_values(language, DEAL.write(p, p.market.offer).split())}
    return knights.question_values(language, p, player, names)


def founded(p: Position) -> int:
    """The piece that is asked for in the founding phase."""
    return int(p.rules.founding[int(p.number())].piece)


# --- refusals ----------------------------------------------------------------------------------------


def refusal(language: str, refusal: Refusal, names: Names = (), viewer: int = NOBODY) -> str:
    """Why something is not allowed, in a sentence. The article stands in `refusal.article`."""
    values = {name: value_word(language, name, refusal.values, names, viewer) for name in refusal.values}
    return say(language, refusal_key(language, refusal), **values)


# Reasons that have words of their own for each of the values named here.
SEVERAL: Mapping[str, tuple[str, str]] = {
    "not_your_turn": ("waiting", "thing"),
    "not_now": ("untimely", "action"),
}


def refusal_key(language: str, refusal: Refusal) -> str:
    """The message for a refusal: the one for its case, the one for its reason, or one for any."""
    group, name = SEVERAL.get(refusal.reason, ("", ""))
    keys = (f"{group}.{refusal.values.get(name)}", f"refused.{refusal.reason}")
    return next((key for key in keys if has(language, key)), "refused.other")


def value_word(language: str, name: str, values: Mapping[str, str], names: Names, viewer: int) -> object:
    """A value of a refusal in words: pieces, cards, fields and players have names."""
    value = values[name]
    if name == "piece":
        return called.Piece(language, value)
    if name == "card":
        n = values.get("n", values.get("rate"))
        return called.any_card(language, value) if n is None else called.counted(language, value, int(n))
    if name == "cards":
        held = [called.card(language, card) for card in value.split()]
        return listed(language, held) or say(language, "nothing")
    if name == "missing":
        return called.cards(language, counts_of(value))
    if name == "why":
        return named(language, "in_vain", value)
    if name == "field":
        return named(language, "field", value)
    if name == "player":
        return person(language, names, int(value), viewer)
    if name == "players":
        people = [person(language, names, int(player), NOBODY).name for player in value.split()]
        return People(tuple(people), language)
    return value


def counts_of(text: str) -> dict[str, int]:
    """Cards by kind, as a refusal writes them: '2 ore 1 grain'."""
    parts = text.split()
    return {card: int(n) for n, card in zip(parts[::2], parts[1::2], strict=True)}
