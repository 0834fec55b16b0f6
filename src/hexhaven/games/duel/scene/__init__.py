"""The card game's family: principalities, stacks, hands and reactions."""

from collections.abc import Sequence
from typing import cast

from hexhaven.core.facts import Seen
from hexhaven.core.game import State, View
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.scene import actions, advice, news, questions, retrospect, setting, table, tools
from hexhaven.record import Entry, Record
from hexhaven.scene.dice import Rolls
from hexhaven.scene.family import Family, News, Retrospect, Sight
from hexhaven.wire.scene import Choice, Scene, Setting, Tool
from hexhaven.wire.socket import Advice


class DuelFamily(Family):
    """How positions of the card game become messages."""

    def setting(self, language: str, state: State) -> Setting:
        return setting.own_setting(language, cast(Duel, state))

    def scene(self, sight: Sight, rolls: Rolls) -> Scene:
        return table.own_scene(cast(Duel, sight.seen), sight.viewer)

    def round(self, state: State) -> int:
        return questions.round_of(cast(Duel, state))

    def turn(self, state: State) -> int:
        d = cast(Duel, state)
        return int(d.realms[0].turns + d.realms[1].turns)

    def question(self, sight: Sight) -> str:
        return questions.code(cast(Duel, sight.seen))

    def due(self, sight: Sight) -> int:
        return questions.due(cast(Duel, sight.seen))

    def choices(self, sight: Sight) -> list[Choice]:
        return actions.choices(sight, cast(Duel, sight.seen))

    def talk(self, sight: Sight) -> list[str]:
        return actions.talk(cast(Duel, sight.seen), sight.viewer)

    def tools(self, sight: Sight, usable: set[str]) -> list[Tool]:
        return tools.tools(sight, cast(Duel, sight.seen), usable)

    def news(self, before: State, entry: Entry, viewer: int) -> News:
        return news.news(cast(Duel, before), entry, viewer)

    def touches_others(self, seen: Seen, player: int) -> bool:
        return super().touches_others(seen, player) or news.touches_other(seen, player)

    def advice(self, sight: Sight, view: View, played: Sequence[Entry]) -> list[Advice]:
        return advice.advice(sight, cast(Duel, sight.seen), view)

    def retrospect(self, record: Record) -> Retrospect:
        return retrospect.retrospect(record)


LAYER = DuelFamily()
