"""What the guide can say of Cities & Knights; its words are in `en.toml` and `de.toml`."""

from hexhaven.guide.lessons import acting, reading

LESSONS = {
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
