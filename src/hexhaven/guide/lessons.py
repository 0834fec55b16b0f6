"""Everything the guide can say: where its rule stands, which parts of the page it shows, how it is left.

The texts are in `en.toml` and `de.toml`, for Cities & Knights in `en_knights.toml` and `de_knights.toml`, for
the card game in `en_duel.toml` and `de_duel.toml`, under the same keys.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class About:
    """A lesson without its words. A passive one is read and left; otherwise the learner acts."""

    article: str
    shows: tuple[str, ...]
    passive: bool = True


@dataclass(frozen=True)
class Draft:
    """A lesson about to be said: the values for its words, and the action it speaks of."""

    key: str
    values: dict[str, Any] = field(default_factory=dict)
    suggestion: int | None = None


def reading(article: str, *shows: str) -> About:
    return About(article, shows)


def acting(article: str, *shows: str) -> About:
    return About(article, shows, passive=False)


# The first round, in order. Which deed comes up hangs on the cards, so all of them share one step.
INTRODUCTION = ("welcome", "terrain", "numbers", "settlements", "hand")
HARVESTS = ("harvest", "harvest_none")
DEEDS = ("road", "settlement", "city", "buy", "bank", "offer")
FIRST_ROUND = (*((key,) for key in INTRODUCTION), ("roll",), HARVESTS, ("costs",), DEEDS, ("end",))

LESSONS_OF_THE_BASE_GAME = {
    # the beginning
    "welcome": reading("victory-points", "players"),
    "terrain": reading("production", "board"),
    "numbers": reading("number-tokens", "board"),
    "settlements": reading("settlement", "board"),
    "hand": reading("secrets", "hand"),
    # a turn of one's own
    "roll": acting("turn", "dice", "tools"),
    "roll_again": acting("turn", "dice", "tools"),
    "costs": reading("costs", "tools", "hand"),
    "road": acting("road", "tools", "board"),
    "settlement": acting("settlement", "tools", "board"),
    "city": acting("city", "tools", "board"),
    "buy": acting("development-cards", "tools"),
    "bank": acting("maritime-trade", "trade", "bank"),
    "offer": acting("domestic-trade", "trade"),
    "knight": acting("knight", "hand", "board"),
    "progress": acting("progress-cards", "hand"),
    "next_step": acting("tactics", "tools"),
    "end": acting("turn", "tools"),
    "end_again": acting("turn", "tools"),
    "others": reading("turn", "players", "dice"),
    # questions
    "found": acting("founding-phase", "board"),
    "found_road": acting("founding-phase", "board"),
    "discard": acting("seven", "hand"),
    "move_robber": acting("robber", "board"),
    "rob": acting("robber", "players"),
    "answer": acting("domestic-trade", "trade"),
    "answer_again": acting("domestic-trade", "trade"),
    "partner": acting("domestic-trade", "trade"),
    "free_road": acting("progress-cards", "board"),
    "take": acting("progress-cards", "bank"),
    # what has just happened
    "harvest": reading("production", "dice", "hand"),
    "harvest_none": reading("production", "dice", "board"),
    "harvest_others": reading("production", "dice", "hand"),
    "seven": reading("seven", "dice", "board"),
    "blocked": reading("robber", "board"),
    "stole": reading("1.G.g", "hand"),
    "robbed": reading("1.G.g", "hand"),
    "knight_seen": reading("knight", "players"),
    "progress_seen": reading("progress-cards", "log"),
    "card_bought": reading("development-cards", "players"),
    "card_drawn": reading("development-cards", "hand"),
    "point_drawn": reading("victory-point-cards", "hand"),
    "settled": reading("settlement", "board", "players"),
    "city_built": reading("city", "board", "players"),
    "city_seen": reading("city", "board"),
    "phases": reading("combined-phases", "tools"),
    "harbour_own": reading("harbours", "bank", "board"),
    "harbour_seen": reading("harbours", "board"),
    "traded": reading("domestic-trade", "hand"),
    "no_partner": reading("domestic-trade", "trade"),
    "longest_own": reading("longest-road", "players"),
    "longest_seen": reading("longest-road", "players"),
    "army_own": reading("largest-army", "players"),
    "army_seen": reading("largest-army", "players"),
    "rival_near": reading("victory-points", "players"),
    "you_near": reading("victory-points", "players"),
    # the end
    "won": reading("end-of-game", "players"),
    "lost": reading("end-of-game", "players"),
}

LESSONS_OF_KNIGHTS = {
    # the beginning
    "knights_welcome": reading("cities-and-knights", "players"),
    "commodities": reading("commodities", "hand", "board"),
    # a turn of one's own
    "costs_knights": reading("knights-costs", "tools", "hand"),
    "set_knight": acting("knights-on-board", "tools", "board"),
    "activate": acting("activate-knight", "tools", "board"),
    "promote": acting("promote-knight", "tools", "board"),
    "knight_act": acting("knight-actions", "tools", "board"),
    "wall": acting("city-wall", "tools", "board"),
    "improve": acting("improvements", "tools", "hand"),
    "play_card": acting("progress-play", "hand"),
    # questions
    "knights_question": acting("cities-and-knights", "board", "hand"),
    # what has just happened
    "event_die": reading("event-die", "dice"),
    "barbarians": reading("barbarians", "dice", "board"),
    "battle_won": reading("battle-won", "board", "players"),
    "battle_lost": reading("battle-lost", "board", "players"),
    "robber_waits": reading("robber-lock", "dice", "board"),
    "progress_drawn": reading("progress-hand", "hand"),
    "progress_used": reading("progress-play", "log"),
    "metropolis_won": reading("metropolis", "board", "players"),
    "knights_near": reading("thirteen-points", "players"),
    # the end
    "knights_won": reading("end-of-game", "players"),
    "knights_lost": reading("end-of-game", "players"),
}

LESSONS_OF_THE_CARD_GAME = {
    # the beginning
    "duel_welcome": reading("duel-victory", "players", "board"),
    "duel_regions": reading("duel-regions", "board"),
    "duel_deck": reading("duel-decks", "stacks"),
    "duel_first_cards": reading("duel-setup", "stacks"),
    # a turn of one's own
    "duel_roll": reading("duel-turn", "dice", "tools"),
    "duel_build": reading("duel-building", "tools", "board"),
    "duel_sites": reading("duel-sites", "hand", "board"),
    "duel_locked": reading("duel-lock", "hand"),
    "duel_trade": reading("duel-trade", "tools"),
    # questions
    "duel_which_region": reading("duel-regions", "board"),
    "duel_attacked": reading("duel-protection", "hand"),
    "duel_offer": reading("duel-trade", "board"),
    "duel_draw": reading("duel-hand", "stacks", "hand"),
    "duel_swap": reading("duel-exchange", "stacks", "hand"),
    "duel_excess": reading("duel-hand", "stacks", "hand"),
    # what has just happened
    "duel_event_first": reading("duel-dice", "dice"),
    "duel_production": reading("duel-regions", "board"),
    "duel_event_card": reading("duel-events", "stacks"),
    "duel_knight_token": reading("duel-tokens", "players"),
    "duel_windmill_token": reading("duel-tokens", "players"),
    "duel_unlocked": reading("duel-lock", "hand"),
    "duel_near": reading("duel-victory", "players"),
    # the end
    "duel_won": reading("duel-victory", "players"),
    "duel_lost": reading("duel-victory", "players"),
}

LESSONS = {**LESSONS_OF_THE_BASE_GAME, **LESSONS_OF_KNIGHTS, **LESSONS_OF_THE_CARD_GAME}


def steps_of(key: str, turns_ended: int) -> tuple[int, int]:
    """Where a lesson stands in the first round, and how many there are; later ones stand alone."""
    if turns_ended == 0:
        for number, keys in enumerate(FIRST_ROUND, 1):
            if key in keys:
                return number, len(FIRST_ROUND)
    return 1, 1
