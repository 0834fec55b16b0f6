"""What people type, turned into the text of an action: German words, names of players, little words."""

import re

from hexhaven.board.state import Position
from hexhaven.words.knights import understand as knights
from hexhaven.words.messages import Names
from hexhaven.words.vocabulary import translated

ROADS = ("road", "found-road", "free-road", *knights.ROADS)
AFTER_NAMES = ("rob", "trade", *knights.AFTER_NAMES)

# What people call an action at moments when the game has a word of its own for it.
AT_THE_MOMENT = {
    ("found", "settlement"): "found",
    ("found", "city"): "found",
    ("found_road", "road"): "found-road",
    ("free_road", "road"): "free-road",
    ("robber", "move"): "robber",
    **knights.AT_THE_MOMENT,
}
CARDS_ASKED = {"discard": "discard", "take": "take", **knights.CARDS_ASKED}
PEOPLE_ASKED = {"rob": "rob", "partner": "trade"}


def understand(language: str, p: Position, typed: str, names: Names) -> str:
    """The text of the action that was probably meant: 'Straße 12 13' is 'road 12-13'."""
    words = list(translated(language, typed))
    words = knights.verb_first(words)
    words = with_verb(p, words, names)
    if not words:
        return ""
    words[0] = AT_THE_MOMENT.get((p.question(), words[0]), words[0])
    return " ".join([words[0], *operands(words[0], knights.needed(words[0], words[1:]), names)])


def with_verb(p: Position, words: list[str], names: Names) -> list[str]:
    """Put the verb in front where the moment makes it plain.

    A bare deal, '2 ore for 1 brick', is an offer, or a counter-offer when an answer is asked for; a bare
    card is discarded or taken, a bare name is robbed or traded with.
    """
    if not words:
        return words
    moment = p.question()
    if "for" in words and words[0] not in ("offer", "propose", "bank"):
        return ["propose" if moment == "reply" else "offer", *words]
    if moment in CARDS_ASKED and (words[0].isdecimal() or words[0] in p.rules.card_names):
        return [CARDS_ASKED[moment], *words]
    if knights.is_bare_answer(moment, words):
        return [knights.ANSWERS[moment], *words]
    if moment in PEOPLE_ASKED and number_of(words[0], names).isdecimal():
        return [PEOPLE_ASKED[moment], *words]
    return words


def operands(verb: str, words: list[str], names: Names) -> list[str]:
    """The words after the verb, as the game writes them."""
    if verb in ROADS:
        ends = re.findall(r"\d+", " ".join(words))
        return ["-".join(ends)] if len(ends) == 2 else words
    if verb == "bank":
        return [word for word in words if not word.isdecimal()]
    if verb == knights.THEN_A_CARD and words:
        return [number_of(words[0], names), *words[1:]]
    if verb in AFTER_NAMES:
        return [number_of(word, names) for word in words if word != "to"]
    if verb == "offer" and "to" in words:
        to = words.index("to") + 1
        return words[:to] + [number_of(word, names) for word in words[to:]]
    return [word.removeprefix("#") for word in words if word != "to"]


def number_of(word: str, names: Names) -> str:
    """The number of the player whose name begins so, if there is just one."""
    fits = [str(i) for i, name in enumerate(names) if name.casefold().startswith(word)]
    whole = [str(i) for i, name in enumerate(names) if name.casefold() == word]
    return (whole + fits)[0] if len(fits) == 1 or whole else word
