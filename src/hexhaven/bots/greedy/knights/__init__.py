"""What the greedy bot knows about Cities & Knights.

- `weights` is the table of what counts in this game alone;
- `chart` has its verbs and its plans;
- `battle` weighs the next landing of the barbarians, `improving` the levels of the fields;
- `outlook` puts them together, `moment` is one decision;
- `knights`, `progress` and `answers` score the actions of their topic;
- `lore` is what the bot asks.
"""
