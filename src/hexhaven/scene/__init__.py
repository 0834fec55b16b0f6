"""Games as a page shows them: states become messages, in words of a language, for one viewer.

Nothing below knows the page, and nothing above knows a rule. Each family of games has a module of its own
(`scene.board`); the rest of this package is the same for all of them.

- `setting`, `look`, `event` and `log` are what a table sends while a game is played;
- `refused`, `setup_problem`, `cautions`, `unknown`, `advice` and `can_take_back` answer a player;
- `no_deal` answers for one who does not trade;
- `frames`, `summary` and `draws` show a game that was played;
- `catalog`, `articles` and `article` are for choosing and reading, `map_picture` for those who wait.
"""

from hexhaven.scene.dice import Rolls, add_roll, rolls
from hexhaven.scene.events import event, log
from hexhaven.scene.hints import advice
from hexhaven.scene.library import article, articles, catalog
from hexhaven.scene.moment import look, setting
from hexhaven.scene.preview import map_picture
from hexhaven.scene.refusals import cautions, refused, setup_problem, unknown
from hexhaven.scene.registry import no_deal, round_of, turn_of
from hexhaven.scene.replay import draws, frames
from hexhaven.scene.result import summary
from hexhaven.scene.taking_back import can_take_back

__all__ = [
    "setting", "look", "event", "log", "round_of", "turn_of",
    "Rolls", "rolls", "add_roll",
    "refused", "setup_problem", "cautions", "unknown", "advice", "can_take_back", "no_deal",
    "frames", "summary", "draws",
    "catalog", "article", "articles", "map_picture",
]  # fmt: skip
