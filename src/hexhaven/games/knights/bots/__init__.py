"""What the greedy bot knows about Cities & Knights.

- `weights` is the table of what counts in this game alone;
- `verbs` has its terms, its verbs and its plans;
- `battle` weighs the next landing of the barbarians, `improving` the levels of the fields, `holding` cards;
- `realm` is what all of them start from, `standing` says what a position is worth and what to plan for;
- `knights`, `progress` and `answers` score the actions of their topic;
- `values` is the layer that puts them together.
"""

from hexhaven.bots.layer import BotLayer
from hexhaven.games.knights.bots.values import KnightsValues

LAYER = BotLayer(values=KnightsValues)
