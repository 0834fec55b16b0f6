"""The greedy bot: it gives every action a score in named terms and takes the best one.

- `weights` is the table of what the bot finds important;
- `tally` is a score: an amount for each named term;
- `chart` knows what the island alone tells, `outlook` what a position promises one player;
- `hand` values the cards in hand by what can be bought with them, and when; `podium` keeps the best plans;
- `moment` is one decision, in which own actions are tried on copies;
- `lines` sees a turn as a whole, trades with the bank and what they pay for; `victory` seeks one that wins;
- `opening`, `roads`, `cards`, `robber` and `trading` score the actions of their topic, `scoring` any action;
- `lore` is all that differs from game to game; `knights` is that of Cities & Knights;
- `player` is the bot.

All scores are whole numbers, thousandths of a victory point, so every machine chooses alike.
"""
