"""Everything the guide can say of the base game; its words are in `en.toml` and `de.toml`."""

from hexhaven.guide.lessons import acting, reading

# The first round, in order. Which deed comes up hangs on the cards, so all of them share one step.
INTRODUCTION = ("welcome", "terrain", "numbers", "settlements", "hand")
HARVESTS = ("harvest", "harvest_none")
DEEDS = ("road", "settlement", "city", "buy", "bank", "offer")
FIRST_ROUND = (*((key,) for key in INTRODUCTION), ("roll",), HARVESTS, ("costs",), DEEDS, ("end",))

LESSONS = {
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
