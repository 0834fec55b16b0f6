"""What is missing when a card would do nothing or does not fit the moment: one word for each reason.

Cards that can lack several things say themselves which (`Card.lacks`). Sentences are made in `words`.
"""

from __future__ import annotations

from typing import Final

# By card: what it lacks whenever it would have no effect.
LACKS: Final = {
    "alchemist": "number_chosen",
    "wheel-of-time": "face_chosen",
    "bishop": "only_against_fire",
    "herb-woman": "only_against_knights",
    "black-knight": "no_fighters",
    "knight-richard": "no_fighters",
    "arsonist": "no_burnable",
    "brigands-raid": "no_loot",
    "merchant": "no_loot",
    "dye-works": "no_loot",
    "art-forge": "no_loot",
    "distillery": "no_loot",
    "caravan": "no_exchange",
    "great-bazaar": "no_barter",
    "stud-farm": "no_units",
    "pawnbroker": "no_pawn",
    "printing": "no_room",
    "three-field-system": "no_fields",
    "inventor": "no_mountains",
    "land-reform": "no_free_regions",
    "better-world": "no_events",
    "keeper-of-destiny": "no_events",
    "materialisation": "no_settlement",
    "knowledge-of-ancestors": "no_discarded_action",
    "whirlwind": "opponent_empty",
    "magic-hand": "no_opposing_book",
    "magic-mill": "no_wizard_to_raise",
    "witch": "no_building",
    "inspiration": "no_stacks",
    "divination": "no_stacks",
    "change-places": "no_swap",
    "magic-potion": "no_drinker",
}

# By card: when it is played, where this is neither before the roll nor in the phase of actions.
ANSWERS: Final = {
    "bishop": "answer_attack",
    "herb-woman": "answer_attack",
    "countermagic": "answer_card",
    "time-leap": "answer_event",
    "scout": "settlement",
}
