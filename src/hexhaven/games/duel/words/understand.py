"""What people type in the card game, turned into the text of an action: German words, titles of cards."""

import re
from collections.abc import Mapping
from functools import cache

from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.kinds import ACTION
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES
from hexhaven.games.duel.words import names as words
from hexhaven.words.messages import LANGUAGES, Names, tongue
from hexhaven.words.typed import translated

STACK = "stack"

# Yes and no, and other words that mean something of their own at a moment.
AT_THE_MOMENT: Mapping[tuple[int, str], str] = {
    (q.COUNTER, "accept"): "counter",
    (q.COUNTER, "decline"): "let",
    (q.COUNTER, "pass"): "let",
    (q.REACT, "decline"): "brave",
    (q.REACT, "pass"): "brave",
    (q.LEAP, "decline"): "let-happen",
    (q.LEAP, "pass"): "let-happen",
    (q.LEAP, "let"): "let-happen",
    (q.OFFER, "pass"): "decline",
    (q.SWAP, "decline"): "keep",
    (q.SWAP, "pass"): "keep",
    (q.ACTIONS, "pass"): "end",
    **{(pick, "decline"): "pass" for pick in q.PICKS},
    **{(pick, "end"): "pass" for pick in q.PICKS},
}


# Words for an answer of whatever kind.
ANSWERING = ("choose", "take", "put", "grab")


def understand(language: str, d: Duel, typed: str, names: Names) -> str:
    """The text of the action that was probably meant: 'baue Kloster 5u1' is 'build abbey 5u1'."""
    said = translated(language, with_names(language, typed))
    found = with_verb(d, [word for word in said if word != STACK])
    if not found:
        return ""
    found[0] = AT_THE_MOMENT.get((int(d.waiting_for()), found[0]), found[0])
    return " ".join([found[0], *operands(found[0], counted_stack(found[0], found[1:]))])


def with_names(language: str, typed: str) -> str:
    """Titles of cards, as people type them, become the names of their rows."""
    text = typed.casefold()
    for title, name in titles(tongue(language)):
        text = re.sub(rf"(?<![\w-]){re.escape(title)}(?![\w-])", name, text)
    return text


@cache
def titles(language: str) -> tuple[tuple[str, str], ...]:
    """Titles in this language, then in the others, the longest first."""
    order = [language, *[each for each in LANGUAGES if each != language]]
    found: dict[str, str] = {}
    for each in order:
        for name, row in words.rows().items():
            found.setdefault(row.title[each].casefold(), name)
    return tuple(sorted(found.items(), key=lambda pair: -len(pair[0])))


def counted_stack(verb: str, found: list[str]) -> list[str]:
    """People count stacks from one: their 'draw 3' is the game's 'draw 2'."""
    place = words.STACKS.get(verb, len(found))
    return [str(int(word) - 1) if i == place and word.isdecimal() else word for i, word in enumerate(found)]


def with_verb(d: Duel, found: list[str]) -> list[str]:
    """Put the verb in front where the moment makes it plain."""
    verbs = {verb.name for verb in d.rules.verbs}
    here = {verb.name for verb in d.rules.sources[d.waiting_for()]}
    asked = asked_for(d)
    if found and found[0] in ANSWERING and found[0] not in here and asked is not None:
        return [asked, *found[1:]]
    if not found or (found[0] in verbs and not is_answer(d, found)) or found[0] in said_at(d):
        return found
    if "for" in found:
        return ["offer", *found]
    if asked is not None:
        return [asked, *found]
    row = words.rows().get(found[0])
    if row is None:
        return found
    return ["play" if row.kind == ACTION else "build", *found]


def asked_for(d: Duel) -> str | None:
    """The verb that a bare answer means: the first that takes something; to exchange a card is no answer."""
    if d.depth == 0 or d.waiting_for() == q.SWAP:
        return None
    return next((verb.name for verb in d.rules.sources[d.waiting_for()] if len(verb.operands) > 0), None)


def is_answer(d: Duel, found: list[str]) -> bool:
    """Whether a word that is also a verb is meant as the card of that name."""
    return found[0] in words.rows() and len(found) == 1 and asked_for(d) is not None


def said_at(d: Duel) -> set[str]:
    return {word for moment, word in AT_THE_MOMENT if moment == int(d.waiting_for())}


def operands(verb: str, found: list[str]) -> list[str]:
    """The words after the verb, as the game writes them."""
    if verb == "bank":
        return [word for word in found if not word.isdecimal()]
    if verb == "offer":
        return with_amounts(found)
    return found


def with_amounts(found: list[str]) -> list[str]:
    """'ore for wool' as '1 ore for 1 wool'."""
    told: list[str] = []
    for word in found:
        if word in RESOURCE_NAMES and not (told and told[-1].isdecimal()):
            told.append("1")
        told.append(word)
    return told
