"""The barbarians told: how near they are, who sent how much, and what the battle brought."""

from collections.abc import Iterator, Sequence

from hexhaven.core.facts import AWARD, NOWHERE, PIECE, TURNED, Seen
from hexhaven.games.island.rules.terrain import CITY
from hexhaven.games.island.words.narration import BoardNarration
from hexhaven.games.knights.rules.terms import CHOOSE_DECK, JOIN_BATTLE, LOSE_CITY, TOPPLED, WALL
from hexhaven.games.knights.rules.told import BATTLE, DEFENDER, LANDED, PART, SAILED
from hexhaven.words.messages import listed


def tell_barbarians(t: BoardNarration) -> Iterator[str]:
    """What an entry of the log means for the barbarians, if anything."""
    if t.facts.first(LANDED) is not None:
        yield t.say("landing")
        if t.facts.asked_for(JOIN_BATTLE):
            yield t.say("gathering")
    for sailed in t.facts.of(SAILED):
        yield t.say("ship", n=sailed.values[0], all=sailed.values[1])
    for battle in t.facts.of(BATTLE):
        yield from tell_battle(t, battle.values[0], battle.values[1])


def tell_battle(t: BoardNarration, attack: int, defence: int) -> Iterator[str]:
    parts = [part_words(t, fact.values[0], fact.values[1]) for fact in t.facts.of(PART)]
    yield t.say("battle", attack=attack, defence=defence, parts=", ".join(parts))
    if defence >= attack:
        yield t.say("knights_win")
        yield from tell_reward(t)
    else:
        yield t.say("barbarians_win")
        yield from tell_plunder(t)


def part_words(t: BoardNarration, player: int, part: int) -> str:
    who = t.who(player)
    return t.say("you_part", n=part) if who.is_reader else t.say("part", who=who, n=part)


def tell_reward(t: BoardNarration) -> Iterator[str]:
    for fact in t.facts.of(AWARD):
        if fact.values[0] == DEFENDER:
            yield t.say("honoured", who=t.who(fact.values[2]))
    equals = t.facts.asked_for(CHOOSE_DECK)
    if equals:
        yield t.say("equals_draw", people=people(t, equals))


def tell_plunder(t: BoardNarration) -> Iterator[str]:
    fallen = list(tell_falls(t))
    choosing = [t.say("must_lose_city", who=t.who(player)) for player in t.facts.asked_for(LOSE_CITY)]
    yield from [*fallen, *choosing] or [t.say("nobody_loses")]


def tell_falls(t: BoardNarration) -> Iterator[str]:
    """The cities that became settlements, with their walls."""
    toppled = {fact.values[3] for fact in t.facts.of(TURNED) if fact.values[2] == TOPPLED}
    walls = {fact.values[2] for fact in t.facts.of(PIECE) if fact.values[1] == WALL}
    for node, owner in cities_fallen(t.facts):
        yield t.say("city_toppled" if node in toppled else "city_falls", who=t.who(owner), at=t.at(str(node)))
        if node in walls:
            yield t.say("wall_falls")


def cities_fallen(seen: Seen) -> list[tuple[int, int]]:
    """The nodes on which a city stood and stands no more, and whose it was."""
    taken = [fact.values for fact in seen.of(PIECE)]
    fallen = [(start, owner) for owner, piece, start, _ in taken if piece == CITY and start != NOWHERE]
    turned = [fact.values for fact in seen.of(TURNED)]
    return sorted(fallen + [(node, owner) for owner, _, new, node in turned if new == TOPPLED])


def people(t: BoardNarration, players: Sequence[int]) -> str:
    """Several players at the beginning of a sentence."""
    first, *rest = players
    return listed(t.language, [format(t.who(first), ""), *(format(t.who(each), "low") for each in rest)])
