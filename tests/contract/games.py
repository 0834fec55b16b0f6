"""Every kind of game the contract is tested on, and how to walk through one at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from hexhaven import catalog
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.core.rng import Rng


@dataclass(frozen=True)
class Config:
    """One configuration of the catalog."""

    game: str = field(default="base", kw_only=True)
    preset: str = "neu2003"
    players: int = 4
    map: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    steps: int = field(default=100_000, kw_only=True)  # of a walk that comes to no end

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game, self.preset, str(self.players), self.map or "", *chosen])

    def start(self, seed: int) -> State:
        rng = Rng(("map", seed))
        setup = catalog.prepare(rng, self.game, self.players, self.preset, self.options, self.map)
        return catalog.start(setup)

    def target(self) -> int:
        """The points that win the game."""
        if self.game == "base":
            return 10
        usual = 12 if self.game == "duel" and self.preset == "base" else 13
        return int(self.options.get("victory_points", usual))


@dataclass(frozen=True)
class Sample(Config):
    """A game with the sample expansion laid over it."""

    first_oil: str = "one"

    def __str__(self) -> str:
        return f"lighthouse over {super().__str__()} first_oil={self.first_oil}"

    def start(self, seed: int) -> State:
        options = {**self.options, "first_oil": self.first_oil}
        rng = Rng(("map", seed))
        setup = catalog.prepare(rng, self.game, self.players, self.preset, options, self.map, ["lighthouse"])
        return catalog.start(setup)


def rest(configs: Sequence[Config], but: str = "") -> list[Config]:
    """As many more games as it takes to play every value of every option; the usual one of one is enough."""
    game = catalog.game(configs[0].game)
    chosen = [catalog.complete(game, config.preset, config.options) for config in configs]
    more: list[dict[str, str]] = []
    for option in game.options:
        played = {options[option.name] for options in chosen}
        unplayed = [value for value in option.values if value not in played and option.name != but]
        more += [{} for _ in unplayed[len(more) :]]
        for options, value in zip(more, unplayed, strict=False):
            options[option.name] = value
    return [replace(configs[0], options=configs[0].options | options) for options in more]


PRESETS = [Config(preset) for preset in ("travelbox", "classic", "neu2003", "modern")]
CONFIGS = [
    *PRESETS,
    Config(players=2),
    Config(players=3),
    Config(map="base-beginner"),
    Config(map="base-beginner", players=3),
    Config("travelbox", map="base-travelbox-beginner"),
    Config("classic", map="base-classic-beginner"),
    Config(options={"player_trade": "no"}),
    Config(options={"friendly_robber": "online"}),
    Config(options={"friendly_robber": "original"}),
    Config(options={"start_with_city": "on"}),
    Config(options={"victory_must_be_announced": "yes"}),
    Config("modern", options={"harbour_same_turn": "never"}),
    Config(options={"trade_law": "free", "first_player": "oldest"}),
    Config(options={"number_method": "random_strict", "harbour_method": "shuffle"}),
    Config(
        "modern", 3,
        options={"start_with_city": "on", "friendly_robber": "online", "victory_must_be_announced": "yes"},
    ),
]  # fmt: skip
CONFIGS += rest(CONFIGS)


def knights(
    preset: str = "neu2003", players: int = 4, map: str | None = None, /, trade: str = "no", **options: str
) -> Config:
    """A game of Cities & Knights. Random players who trade with each other need very long to end one."""
    return Config(preset, players, map, options | {"player_trade": trade}, game="knights")


KNIGHTS = [
    knights("classic"),
    knights("neu2003"),
    knights("modern"),
    knights("classic", 3, saboteur="new", barbarian_steps="8", victory_points="12"),
    knights(
        "neu2003", 3, "knights-beginner", fiesepeter="on", defender_cards="limited", number_method="fixed",
        victory_points="11",
    ),
    knights("modern", 3, saboteur="classic", robber_locked="no", deserter_any_lower="on"),
    knights(diplomat_any_knight_closes="on", friendly_robber="online", number_method="random"),
    knights(
        "modern", victory_must_be_announced="yes", harbour_same_turn="never", first_player="oldest",
        victory_points="14",
    ),
    knights(
        "classic", robber_may_enter_desert="yes", friendly_robber="original", trade_law="free",
        public_chat_only="off", number_method="random_strict", harbour_method="frame", victory_points="15",
    ),
]  # fmt: skip
KNIGHTS += rest(KNIGHTS, but="player_trade")  # walks try it


def duel(preset: str = "base", /, trade: str = "off", **options: str) -> Config:
    """A card game. Random players who trade with each other need long to end one; with decks that were chosen
    at random perhaps nobody can win a tournament game."""
    steps = 2_500 if preset == "tournament" else 100_000
    return Config(preset, 2, None, options | {"player_trade": trade}, game="duel", steps=steps)


# The extended game with two or three theme sets, and the tournament game.
MIXES = [
    duel("trade-change", science_progress="on", active_hand_limit="at-once", victory_points="10"),
    duel("science-progress", wizards_dragons="on", victory_points="11"),
    duel("wizards-dragons", trade_change="on", brigands_take="gold-wool", victory_points="12"),
    duel(
        "trade-change", science_progress="on", wizards_dragons="on", active_hand_limit="at-once",
        victory_points="10",
    ),
    duel("trade-change", trade_change="core", science_progress="core", wizards_dragons="core"),
    duel(
        "wizards-dragons", trade_change="tavern, 2x pawnbroker, calm-sea", science_progress="plague",
        wizards_dragons="wizard-ari, wizard-hor, magic-mill, inspiration, countermagic, 2x witch, comet",
    ),
]  # fmt: skip
DUELS = [
    duel(),
    duel("base", trade="on", victory_points="10"),
    duel("base", active_hand_limit="at-once", brigands_take="gold-wool", victory_points="11"),
    duel("trade-change"),
    duel("science-progress"),
    duel("wizards-dragons"),
    *MIXES,
]
TOURNAMENTS = [
    duel("tournament", victory_points="14"),
    duel("tournament", trade="on", wizards_dragons="off", brigands_take="gold-wool", victory_points="15"),
]
DUELS += rest(DUELS + TOURNAMENTS)
BOARDS = CONFIGS + KNIGHTS
SAMPLES = [
    Sample(first_oil="none"),
    Sample("modern", 3, options={"friendly_robber": "online", "harbour_same_turn": "never"}),
    Sample(options={"player_trade": "no"}, game="knights"),
    Sample("modern", 3, options={"player_trade": "no"}, first_oil="none", game="knights"),
]
ENDING = BOARDS + DUELS + SAMPLES
ALL = ENDING + TOURNAMENTS


def walk(state: State, seed: object, limit: int = 100_000) -> Iterator[tuple[int, int]]:
    """Play at random; yield every (player, action) before it is applied."""
    rng = Rng(seed)
    for _ in range(limit):
        actor = state.actor()
        if actor == NOBODY:
            return
        if actor == CHANCE:
            action = state.deal(rng)
        else:
            asked = state.actors()
            actor = asked[rng.below(len(asked))]
            sensible = state.sensible(actor)
            action = sensible[rng.below(len(sensible))]
        yield int(actor), int(action)
        state.apply(action, actor)
