"""What people type, turned into the text of an action: German words, names of players, little words."""

import re

from hexhaven.core.operands import PLAYER, Name, Operand
from hexhaven.games.island.rules.operands import CARD, EDGE, HEX, NODE
from hexhaven.games.island.rules.rules import CARDS, TRADE, Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.trade import PLAYERS, TO
from hexhaven.words.messages import Names
from hexhaven.words.typed import at_the_moment, translated

PLACES = (NODE.kind, EDGE.kind, HEX.kind)

# What people call an action at moments when the game has a word of its own for it.
AT_THE_MOMENT = {
    ("found", "settlement"): "found",
    ("found", "city"): "found",
    ("found_road", "road"): "found-road",
    ("free_road", "road"): "free-road",
    ("robber", "move"): "robber",
}

# What the game says of texts that are no places of the board.
SHAPES = {
    "no_edge_text": r"'(?P<word>.*?)' is no edge: .*",
    "no_edge": r"no edge joins the nodes (?P<a>.*) and (?P<b>.*)",
}


def understand(language: str, p: Position, typed: str, names: Names) -> str:
    """The text of the action that was probably meant: 'Straße 12 13' is 'road 12-13'."""
    words = verb_first(p, list(translated(language, typed)))
    words = with_verb(p, words, names)
    if not words:
        return ""
    name = at_the_moment(language, p.question(), words[0])
    verb = next((verb for verb in p.rules.verbs if verb.name == name), None)
    return " ".join([name, *operands(p, verb, words[1:], names)])


def pieces(p: Position) -> set[str]:
    """What stands on the board, as people call it."""
    return {verb.piece for verb in p.rules.verbs if verb.piece}


def verb_first(p: Position, words: list[str]) -> list[str]:
    """Bring a verb from the end to the beginning, as in German: 'Ritter 12 aufwerten'.

    What is also the name of a card or a piece, or talk, may well come first.
    """
    things = {CARDS, TRADE}
    verbs = {verb.name for verb in p.rules.verbs if verb.form and verb.group not in things} - pieces(p)
    if len(words) > 1 and words[-1] in verbs and words[0] not in verbs:
        return [words[-1], *words[:-1]]
    return words


def with_verb(p: Position, words: list[str], names: Names) -> list[str]:
    """Put the verb in front where the moment makes it plain.

    A bare deal, '2 ore for 1 brick', is an offer, or a counter-offer when an answer is asked for. Whatever
    else answers a question, such as a place, a card or a name, stands for the verb that takes it.
    """
    if not words:
        return words
    if "for" in words and words[0] not in ("offer", "propose", "bank"):
        return ["propose" if p.question() == "reply" else "offer", *words]
    if p.depth > 0:
        for verb in p.rules.sources[p.waiting_for()]:
            if len(verb.operands) > 0 and fits(p, verb.operands[0], words[0], names):
                return [verb.name, *words]
    return words


def fits(p: Position, operand: Operand, word: str, names: Names) -> bool:
    """Whether a word can be what is asked for; before a card there may be a number."""
    if operand is PLAYER:
        return number_of(word, names).isdecimal()
    if isinstance(operand, Name):
        return word in operand.names(p) or (operand.kind == CARD.kind and word.isdecimal())
    return operand.kind in PLACES and word[:1].isdecimal()


def operands(p: Position, verb: Verb | None, words: list[str], names: Names) -> list[str]:
    """The words after the verb, as the game writes them."""
    kinds = [] if verb is None else [operand.kind for operand in verb.operands]
    if {*PLACES, "field"}.intersection(kinds):
        words = [word for word in words if word not in pieces(p)]  # 'move the knight'
    if EDGE.kind in kinds:
        ends = re.findall(r"\d+", " ".join(words))
        return ["-".join(ends)] if len(ends) == 2 else words
    if kinds == [CARD.kind, CARD.kind]:
        return [word for word in words if not word.isdecimal()]  # the rate is known
    if PLAYERS.kind in kinds and TO in words:
        to = words.index(TO) + 1
        return words[:to] + [number_of(word, names) for word in words[to:]]
    words = [word.removeprefix("#") for word in words if word != TO]
    if PLAYER.kind in kinds[:1]:
        return [number_of(word, names) for word in words[:1]] + words[1:]
    return words


def number_of(word: str, names: Names) -> str:
    """The number of the player whose name begins so, if there is just one."""
    fits = [str(i) for i, name in enumerate(names) if name.casefold().startswith(word)]
    whole = [str(i) for i, name in enumerate(names) if name.casefold() == word]
    return (whole + fits)[0] if len(fits) == 1 or whole else word
