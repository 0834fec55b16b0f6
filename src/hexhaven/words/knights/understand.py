"""What people type in Cities & Knights, and the action they mean."""

from collections.abc import Mapping

from hexhaven.board.knights.terms import (
    FIELD_NAMES,
    PROGRESS_NAMES,
)

ROADS = ("diplomat", "relay")
AFTER_NAMES = ("master-merchant", "spy", "deserter")
THEN_A_CARD = "exchange"  # is followed by a name and a card

# What people call an action at moments when the game has a word of its own for it.
AT_THE_MOMENT: Mapping[tuple[str, str], str] = {
    ("relay", "road"): "relay",
    ("forge", "promote"): "forge",
    ("forge", "smith"): "forge",
    ("enlist", "knight"): "enlist",
    ("dismiss", "knight"): "dismiss",
    ("retreat", "move"): "retreat",
    ("lose_city", "city"): "lose-city",
    ("place_metropolis", "city"): "metropolis",
    ("aqueduct", "take"): "aqueduct",
    ("loot", "take"): "loot",
    ("spying", "take"): "spy-card",
    ("choose_deck", "take"): "deck",
    ("hand_over", "give"): "hand-over",
    ("return_card", "discard"): "return",
    **{
        (moment, word): "waive"
        for moment in ("join_battle", "aqueduct", "relay", "forge")
        for word in ("decline", "end", "nothing")
    },
}

CARDS_ASKED: Mapping[str, str] = {
    "aqueduct": "aqueduct",
    "loot": "loot",
    "give": "give",
    "hand_over": "hand-over",
}

# Questions that a bare number or name answers.
ANSWERS: Mapping[str, str] = {
    "retreat": "retreat",
    "lose_city": "lose-city",
    "place_metropolis": "metropolis",
    "join_battle": "fight",
    "dismiss": "dismiss",
    "enlist": "enlist",
    "forge": "forge",
    "relay": "relay",
    "choose_deck": "deck",
    "return_card": "return",
    "spying": "spy-card",
}
NAMES_ASKED: Mapping[str, tuple[str, ...]] = {
    "choose_deck": FIELD_NAMES,
    "return_card": PROGRESS_NAMES,
    "spying": PROGRESS_NAMES,
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


def is_bare_answer(moment: str, words: list[str]) -> bool:
    """Whether a question is answered without its verb."""
    if moment in NAMES_ASKED:
        return words[0] in NAMES_ASKED[moment]
    return moment in ANSWERS and words[0][:1].isdecimal()


def needed(verb: str, words: list[str]) -> list[str]:
    return [word for word in words if word not in NEEDLESS.get(verb, ())]
