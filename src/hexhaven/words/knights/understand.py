"""What people type in Cities & Knights, and the action they mean."""

from collections.abc import Mapping

from hexhaven.board.knights.terms import (
    AQUEDUCT,
    CHOOSE_DECK,
    DISMISS,
    ENLIST,
    FIELD_NAMES,
    FORGE,
    GIVE,
    HAND_OVER,
    JOIN_BATTLE,
    LOOT,
    LOSE_CITY,
    PLACE_METROPOLIS,
    PROGRESS_NAMES,
    RELAY,
    RETREAT,
    RETURN_CARD,
    SPYING,
)

ROADS = ("diplomat", "relay")
AFTER_NAMES = ("master-merchant", "spy", "deserter")
THEN_A_CARD = "exchange"  # is followed by a name and a card

# What people call an action at moments when the game has a word of its own for it.
AT_THE_MOMENT: Mapping[tuple[int, str], str] = {
    (RELAY, "road"): "relay",
    (FORGE, "promote"): "forge",
    (FORGE, "smith"): "forge",
    (ENLIST, "knight"): "enlist",
    (DISMISS, "knight"): "dismiss",
    (RETREAT, "move"): "retreat",
    (LOSE_CITY, "city"): "lose-city",
    (PLACE_METROPOLIS, "city"): "metropolis",
    (AQUEDUCT, "take"): "aqueduct",
    (LOOT, "take"): "loot",
    (SPYING, "take"): "spy-card",
    (CHOOSE_DECK, "take"): "deck",
    (HAND_OVER, "give"): "hand-over",
    (RETURN_CARD, "discard"): "return",
    **{
        (moment, word): "waive"
        for moment in (JOIN_BATTLE, AQUEDUCT, RELAY, FORGE)
        for word in ("decline", "end", "nothing")
    },
}

CARDS_ASKED: Mapping[int, str] = {AQUEDUCT: "aqueduct", LOOT: "loot", GIVE: "give", HAND_OVER: "hand-over"}

# Questions that a bare number or name answers.
ANSWERS: Mapping[int, str] = {
    RETREAT: "retreat",
    LOSE_CITY: "lose-city",
    PLACE_METROPOLIS: "metropolis",
    JOIN_BATTLE: "fight",
    DISMISS: "dismiss",
    ENLIST: "enlist",
    FORGE: "forge",
    RELAY: "relay",
    CHOOSE_DECK: "deck",
    RETURN_CARD: "return",
    SPYING: "spy-card",
}
NAMES_ASKED: Mapping[int, tuple[str, ...]] = {
    CHOOSE_DECK: FIELD_NAMES,
    RETURN_CARD: PROGRESS_NAMES,
    SPYING: PROGRESS_NAMES,
}

# Verbs that may stand at the end, as in German: 'Spion zurücklegen', 'Ritter 12 aufwerten'.
LAST_VERBS = (
    "discard", "take", "return", "give", "hand-over", "activate", "promote", "improve", "chase", "dismiss",
    "repair", "move", "displace", "fight", "spy-card", "relay",
)  # fmt: skip
# Words that add nothing after a verb: 'move the knight', 'chase the robber'.
KNIGHT_VERBS = (
    "activate", "promote", "move", "displace", "retreat", "fight", "dismiss", "enlist", "smith", "forge",
)  # fmt: skip
NEEDLESS: Mapping[str, tuple[str, ...]] = {
    "robber": ("robber",),
    "chase": ("robber", "knight"),
    **dict.fromkeys(KNIGHT_VERBS, ("knight",)),
    **dict.fromkeys(("lose-city", "metropolis", "improve", "repair", "wall"), ("city",)),
}


def verb_first(words: list[str]) -> list[str]:
    """Bring a verb from the end to the beginning."""
    if len(words) > 1 and words[-1] in LAST_VERBS and words[0] not in LAST_VERBS:
        return [words[-1], *words[:-1]]
    return words


def is_bare_answer(moment: int, words: list[str]) -> bool:
    """Whether a question is answered without its verb."""
    if moment in NAMES_ASKED:
        return words[0] in NAMES_ASKED[moment]
    return moment in ANSWERS and words[0][:1].isdecimal()


def needed(verb: str, words: list[str]) -> list[str]:
    return [word for word in words if word not in NEEDLESS.get(verb, ())]
