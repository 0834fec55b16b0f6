"""Everything the guide can say of the card game; its words are in `en.toml` and `de.toml`."""

from hexhaven.guide.lessons import reading

LESSONS = {
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
