"""The buttons of a player and the cards of the hand, and why one of them is not ready."""

from functools import partial

from hexhaven import words
from hexhaven.core.game import Refusal
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.kinds import ACTION, CardKind
from hexhaven.games.duel.rules.placing import has_place, no_building
from hexhaven.games.duel.rules.realm import CENTRES
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import MAGIC, RESOURCE_NAMES
from hexhaven.games.duel.scene.setting import centre_price, is_used
from hexhaven.games.duel.words import names as called
from hexhaven.scene.bench import Bench
from hexhaven.scene.family import Viewpoint
from hexhaven.wire.message import Cards
from hexhaven.wire.scene import Tool

MAGIC_NAME = "magic"
ANY_POWER = 1000  # what lacks of magic power is said in the refusal; it is no resource to be missed
MIDDLE_ROW = ("road", "settlement", "city", "citadel")
# Reasons that hold of most places of the middle row; one of another place says more.
ELSEWHERE = ("no_place_for_road", "no_place_for_settlement", "no_settlement_to_enlarge")
TRADE_VERBS = ["bank", "offer"]
CARD_VERBS = ["play", "build", "scout"]


def tools(viewpoint: Viewpoint, d: Duel, usable: set[str]) -> list[Tool]:
    """What a player has in front of them, always in the same order, then the cards of the hand."""
    bench = DuelBench(viewpoint, d, usable)
    made = [bench.simple("roll")]
    made += [bench.centre(name) for name in MIDDLE_ROW if is_used(d, name)]
    made.append(bench.tool("trade", bench.moment_refusal, verbs=TRADE_VERBS))
    made += [bench.simple("demolish"), bench.simple("end")]
    hand = d.realms[viewpoint.viewer].hand
    return made + [bench.card(kind) for kind in range(len(hand)) if hand[kind] or d.display[kind]]


class DuelBench(Bench):
    """Where the tools of one moment of the card game are made."""

    def __init__(self, viewpoint: Viewpoint, d: Duel, usable: set[str]) -> None:
        held = {name: int(d.realms[viewpoint.viewer].holds(i)) for i, name in enumerate(RESOURCE_NAMES)}
        super().__init__(viewpoint, {**held, MAGIC_NAME: ANY_POWER}, usable)
        self.d = d

    def simple(self, verb: str) -> Tool:
        return self.tool(verb, partial(self.why_not_verb, verb))

    def centre(self, name: str) -> Tool:
        return self.tool(name, partial(self.why_not_centre, name), centre_price(self.d, name))

    def card(self, kind: int) -> Tool:
        """A card of the hand, or one that lies open for both."""
        row = self.d.rules.kinds[kind]
        made = self.made(row.name, self.why_not_card(kind), price_of(row), CARD_VERBS)
        made.card = row.name
        return made

    def label(self, name: str) -> str:
        """Centres and cards are called as everywhere."""
        language = self.viewpoint.language
        if name in called.rows():
            return called.title(language, name)
        return words.say(language, f"centre.{name}") if name in MIDDLE_ROW else super().label(name)

    # --- why not --------------------------------------------------------------------------------------

    def is_acting(self) -> bool:
        return self.d.is_asked(self.viewpoint.viewer) and self.d.waiting_for() == q.ACTIONS

    def moment_refusal(self) -> Refusal:
        """Why nothing can be built or traded at this moment, or that there is nothing to trade."""
        end = self.d.rules.verb_named("end")
        return self.d.why_not(end.at(0), self.viewpoint.viewer) or Refusal("nothing_to_trade", "duel-trade")

    def why_not_verb(self, verb: str) -> Refusal:
        if verb == "demolish":
            return (
                self.moment_refusal()
                if not self.is_acting()
                else Refusal("nothing_to_demolish", "duel-demolition")
            )
        action = self.d.rules.verb_named(verb).at(0)
        refusal = self.d.why_not(action, self.viewpoint.viewer)
        if verb == "roll" and self.is_acting():
            return Refusal("rolled_already", "duel-turn")
        return refusal or Refusal("not_now", "duel-turn")

    def why_not_centre(self, name: str) -> Refusal:
        """The first reason among all places, the one that is nearest to being allowed."""
        d, player = self.d, self.viewpoint.viewer
        if not self.is_acting():
            return self.moment_refusal()
        verb = d.rules.verb_named(name)
        reasons = [d.why_not(verb.at(place), player) for place in range(CENTRES)]
        found = [each for each in reasons if each is not None]
        better = [each for each in found if each.reason not in ELSEWHERE]
        return (better or found)[0]

    def why_not_card(self, kind: int) -> Refusal | None:
        d, player = self.d, self.viewpoint.viewer
        row = d.rules.kinds[kind]
        if row.kind == ACTION:
            return self.why_not_action_card(row, kind)
        if not self.is_acting():
            return self.moment_refusal()
        refusal = no_building(d, player, kind)
        if refusal is None and not has_place(d, player, row):
            return Refusal("no_place_for_card", "duel-sites", {"card": row.name, "fits": "nowhere"})
        if refusal is None and not self.is_listed(kind):
            return d.why_not(d.rules.verb_named("build").at(kind << 8), player) or refusal
        return refusal

    def why_not_action_card(self, row: CardKind, kind: int) -> Refusal | None:
        d, player = self.d, self.viewpoint.viewer
        if row.name == "scout":
            return None if "scout" in self.usable else self.why_not_centre("scout")
        return d.why_not(d.rules.verb_named("play").at(kind), player)

    def is_listed(self, kind: int) -> bool:
        build = self.d.rules.verb_named("build")
        return any(
            int(action) & 127 == build.code and int(action) >> 15 == kind
            for action in self.d.sensible(self.viewpoint.viewer)
        )


def price_of(row: CardKind) -> Cards:
    names = (*RESOURCE_NAMES, MAGIC_NAME)
    return {name: int(row.cost[i]) for i, name in enumerate(names[: MAGIC + 1]) if row.cost[i]}
