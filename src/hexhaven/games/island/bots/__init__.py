"""The greedy bot of the board games: it gives every action a score in named terms and takes the best one.

What a game is worth is the sum of what its layers bring (`bots.values`, `bots.layers`): the base game here in
`base`, Cities & Knights in `knights`, and whatever an expansion says about itself.

- `weights` is the table of what the bot finds important, `terms` names the parts of a score;
- `tables` knows what the island, the rules and the layers alone tell, `evaluation` what a position is worth;
- `plans` are purchases; `hand` values the cards in hand by what can be bought with them, and when;
- `moment` is one decision, in which own actions are tried; `guess` tries what no layer knows;
- `lines` sees a turn as a whole, trades with the bank and what they pay for; `victory` seeks one that wins;
- `places`, `development`, `opening`, `roads`, `cards`, `robber`, `trading` are topics of the base game;
- `talk` remembers what was said about trade;
- `player` is the bot.

All scores are whole numbers, thousandths of a victory point, so every machine chooses alike.
"""

from hexhaven.bots.layer import BotLayer
from hexhaven.games.island.bots.base import BaseValues
from hexhaven.games.island.bots.player import GreedyBot
from hexhaven.games.island.bots.talk import TALK

LAYER = BotLayer(GreedyBot, BaseValues, TALK)
