"""The barbarians told: how near they are, who sent how much, and what the battle brought."""

from collections.abc import Iterator, Sequence

from hexhaven.board.knights.battle import attack_strength, contributions, is_city
from hexhaven.board.knights.keep import PLEDGED, keep
from hexhaven.board.knights.terms import CHOOSE_DECK, LOSE_CITY, TOPPLED
from hexhaven.board.state import Position
from hexhaven.words.messages import listed
from hexhaven.words.telling import Telling


def tell_barbarians(t: Telling, before: Position, after: Position) -> Iterator[str]:
    """What an entry of the log means for the barbarians, if anything."""
    old, new = keep(before), keep(after)
    if new.attacks > old.attacks:
        yield t.say("landing")
        if after.question() == "join_battle":
            yield t.say("gathering")
    elif new.ship > old.ship:
        yield t.say("ship", n=int(new.ship), all=int(new.house.steps))
    if has_fought(before, after):
        yield from tell_battle(t, before, after)


def has_fought(before: Position, after: Position) -> bool:
    """Whether the battle took place between two moments; where players choose knights it comes later."""
    landed = keep(after).attacks > keep(before).attacks
    return (landed or before.question() == "join_battle") and after.question() != "join_battle"


def tell_battle(t: Telling, before: Position, after: Position) -> Iterator[str]:
    armed = armed_position(t, before)
    parts = [int(part) for part in contributions(armed, keep(armed))]
    attack = int(attack_strength(before))
    shown = ", ".join(part_words(t, player, part) for player, part in enumerate(parts))
    yield t.say("battle", attack=attack, defence=sum(parts), parts=shown)
    if sum(parts) >= attack:
        yield t.say("knights_win")
        yield from tell_reward(t, before, after)
    else:
        yield t.say("barbarians_win")
        yield from tell_plunder(t, before, after)


def armed_position(t: Telling, before: Position) -> Position:
    """The position in which the armies meet: the last knight may have been sent by this very action."""
    if t.verb != "fight":
        return before
    armed = before.copy()
    keep(armed).knights[int(t.words[0])] |= PLEDGED
    return armed


def part_words(t: Telling, player: int, part: int) -> str:
    who = t.who(player)
    return t.say("you_part", n=part) if who.is_reader else t.say("part", who=who, n=part)


def tell_reward(t: Telling, before: Position, after: Position) -> Iterator[str]:
    for player in range(after.players()):
        if keep(after).defenders[player] > keep(before).defenders[player]:
            yield t.say("honoured", who=t.who(player))
    equals = asked_for(after, CHOOSE_DECK)
    if equals:
        yield t.say("equals_draw", people=people(t, equals))


def tell_plunder(t: Telling, before: Position, after: Position) -> Iterator[str]:
    fallen = list(tell_falls(t, before, after))
    choosing = [t.say("must_lose_city", who=t.who(player)) for player in asked_for(after, LOSE_CITY)]
    yield from [*fallen, *choosing] or [t.say("nobody_loses")]


def tell_falls(t: Telling, before: Position, after: Position) -> Iterator[str]:
    """The cities that became settlements, with their walls."""
    for node in range(int(before.map.land_nodes)):
        if is_city(before, node) and not is_city(after, node):
            key = "city_toppled" if after.buildings[node] == TOPPLED else "city_falls"
            yield t.say(key, who=t.who(int(before.owner(node))), at=t.at(str(node)))
            if keep(before).walls[node]:
                yield t.say("wall_falls")


def asked_for(p: Position, question: int) -> list[int]:
    """Who is asked a question, from the one who answers first."""
    return [int(p.asked_at(i)) for i in range(int(p.depth) - 1, -1, -1) if p.stack[i] & 255 == question]


def owed(p: Position, question: int) -> list[tuple[int, int]]:
    """Who is asked for how many things, from the one who answers first."""
    asked = (i for i in range(int(p.depth) - 1, -1, -1) if p.stack[i] & 255 == question)
    return [(int(p.asked_at(i)), int(p.stack[i] >> 16) & 65535) for i in asked]


def people(t: Telling, players: Sequence[int]) -> str:
    """Several players at the beginning of a sentence."""
    first, *rest = players
    return listed(t.language, [format(t.who(first), ""), *(format(t.who(each), "low") for each in rest)])
