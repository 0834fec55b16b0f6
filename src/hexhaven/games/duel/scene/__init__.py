"""The card game's family: principalities, stacks, hands and reactions."""

from collections.abc import Sequence

from hexhaven.core.facts import Seen
from hexhaven.core.game import View
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.scene import actions, advice, news, questions, setting, table, tools
from hexhaven.games.duel.scene.chronicle import DuelChronicle
from hexhaven.games.duel.words.reactions import reaction
from hexhaven.record import Entry
from hexhaven.scene.dice import Rolls
from hexhaven.scene.family import Family, Viewpoint
from hexhaven.wire.scene import Choice, Scene, Tool
from hexhaven.wire.socket import Advice


class DuelFamily(Family):
    """How positions of the card game become messages."""

    setting = staticmethod(setting.whole_setting)
    round = staticmethod(questions.round_of)
    no_deal = staticmethod(questions.no_deal)
    news = staticmethod(news.news)

    def scene(self, viewpoint: Viewpoint, rolls: Rolls) -> Scene:
        told = reaction(viewpoint.language, viewpoint.seen, viewpoint.viewer, viewpoint.names)
        return table.whole_scene(viewpoint.seen, viewpoint.viewer, told)

    def turn(self, d: Duel) -> int:
        return int(d.realms[0].turns + d.realms[1].turns)

    def question(self, viewpoint: Viewpoint) -> str:
        return questions.code(viewpoint.seen)

    def due(self, viewpoint: Viewpoint) -> int:
        return questions.due(viewpoint.seen)

    def choices(self, viewpoint: Viewpoint) -> list[Choice]:
        return actions.choices(viewpoint, viewpoint.seen)

    def talk(self, viewpoint: Viewpoint) -> list[str]:
        return actions.talk(viewpoint.seen, viewpoint.viewer)

    def tools(self, viewpoint: Viewpoint, usable: set[str]) -> list[Tool]:
        return tools.tools(viewpoint, viewpoint.seen, usable)

    def touches_others(self, seen: Seen, player: int) -> bool:
        return super().touches_others(seen, player) or news.touches_other(seen, player)

    def advice(self, viewpoint: Viewpoint, view: View, played: Sequence[Entry]) -> list[Advice]:
        return advice.advice(viewpoint, viewpoint.seen, view)

    def chronicle(self, d: Duel) -> DuelChronicle:
        return DuelChronicle()


LAYER = DuelFamily()
