"""The greedy bot of the card game: it tries what it can do on copies of what it sees, and does the best.

- `weights` is the table of what the bot finds important, `values` what single cards are worth;
- `terms` names the parts of a score;
- `evaluation` looks at one principality: its income, its stores, its cards, what can be built next (`plans`)
  and what cards wait for (`conditions`);
- `mind` looks at a whole position, and thinks through what an action asks and what chance may bring;
- `stacks` guesses what lies in the stacks, `opening` begins a game;
- `talk` finds an offer, and remembers what was refused;
- `player` is the bot.

All scores are whole numbers, thousandths of a victory point, so every machine chooses alike.
"""

from hexhaven.bots.layer import BotLayer
from hexhaven.games.duel.bots.player import GreedyDuelBot
from hexhaven.games.duel.bots.talk import TALK

LAYER = BotLayer(GreedyDuelBot, talk=TALK)
