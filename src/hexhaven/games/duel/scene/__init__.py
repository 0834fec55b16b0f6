"""The card game's family: principalities, stacks, hands and reactions."""

from collections.abc import Sequence
from typing import cast

from hexhaven.core.facts import Seen
from hexhaven.core.game import State, View
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.scene import actions, advice, news, questions, retrospect, setting, table, tools
from hexhaven.record import Entry, Record
from hexhaven.scene.dice import Rolls
from hexhaven.scene.family import Family, News, Retrospect, Viewpoint
from hexhaven.wire.scene import Choice, Scene, Setting, Tool
from hexhaven.wire.socket import Advice


class DuelFamily(Family):
    """How positions of the card game become messages."""

    def setting(self, language: str, state: State) -> Setting:
        return setting.whole_setting(language, cast(Duel, state))

    def scene(self, viewpoint: Viewpoint, rolls: Rolls) -> Scene:
        return table.whole_scene(cast(Duel, viewpoint.seen), viewpoint.viewer)

    def round(self, state: State) -> int:
        return questions.round_of(cast(Duel, state))

    def turn(self, state: State) -> int:
        d = cast(Duel, state)
        return int(d.realms[0].turns + d.realms[1].turns)

    def question(self, viewpoint: Viewpoint) -> str:
        return questions.code(cast(Duel, viewpoint.seen))

    def due(self, viewpoint: Viewpoint) -> int:
        return questions.due(cast(Duel, viewpoint.seen))

    def choices(self, viewpoint: Viewpoint) -> list[Choice]:
        return actions.choices(viewpoint, cast(Duel, viewpoint.seen))

    def talk(self, viewpoint: Viewpoint) -> list[str]:
        return actions.talk(cast(Duel, viewpoint.seen), viewpoint.viewer)

    def tools(self, viewpoint: Viewpoint, usable: set[str]) -> list[Tool]:
        return tools.tools(viewpoint, cast(Duel, viewpoint.seen), usable)

    def news(self, before: State, entry: Entry, viewer: int) -> News:
        return news.news(cast(Duel, before), entry, viewer)

    def touches_others(self, seen: Seen, player: int) -> bool:
        return super().touches_others(seen, player) or news.touches_other(seen, player)

    def advice(self, viewpoint: Viewpoint, view: View, played: Sequence[Entry]) -> list[Advice]:
        return advice.advice(viewpoint, cast(Duel, viewpoint.seen), view)

    def retrospect(self, record: Record) -> Retrospect:
        return retrospect.retrospect(record)


LAYER = DuelFamily()
