"""What people type in Cities & Knights, and the action they mean."""

from collections.abc import Mapping

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
