"""A position of a board game as text that reads back.

What follows from the rest is left out: supplies, the bank, the deck, points, who has the longest road. It is
said only where it is not what would follow, as in a view, or after a tie.
"""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.game import Player, name_of
from hexhaven.core.pending import OVER
from hexhaven.core.sayings import INDENT, Sheet, counted
from hexhaven.games.island.rules.deals import DEAL
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.maps.layout import layout, layout_ids
from hexhaven.games.island.rules.questions import AFTER_ROLL, BETWEEN_TURNS, PRODUCTION
from hexhaven.games.island.rules.route import route_length
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import CARD_KINDS, DEVELOPMENT_NAMES, KINDS
from hexhaven.games.island.rules.text.moment import NAMELESS, map_now, map_text, words_of
from hexhaven.games.island.rules.text.whole import complete, map_of, rest_of_bank, rest_of_deck


def written(p: Position) -> str:
    """The text of a position."""
    sheet = Sheet()
    for colour in range(p.rules.colours):
        say_pieces(p, colour, sheet)
        if colour < p.rules.players:
            say_cards(p, colour, sheet)
    say_table(p, sheet)
    for block in p.blocks:
        block.say(p, sheet)
    say_what_does_not_follow(p, sheet)
    say_talk(p, sheet)
    say_turn(p, sheet)
    say_questions(p, sheet)
    return "\n".join([*(p.rules.heading or [NAMELESS]), *map_lines(map_now(p)), *sheet.lines()]) + "\n"


def map_lines(map: Map) -> list[str]:
    """The name of a map, and the map itself unless the name says everything."""
    text = map_text(map)
    if map.name in layout_ids() and not layout(map.name).is_drawn() and map_text(map_of(map.name)) == text:
        return [f"map: {map.name}"]
    return [f"map: {map.name}", *[INDENT + line if line else "" for line in text.splitlines()]]


# --- players -----------------------------------------------------------------------------------------


def say_pieces(p: Position, player: Player, sheet: Sheet) -> None:
    """What a colour has on the board."""
    who = name_of(player)
    for piece, nodes in buildings_of(p, player).items():
        sheet.say(who, piece_word(p.rules, piece, len(nodes)), *nodes)
    for kind in p.rules.route_pieces:
        paths = paths_of(p, player, kind)
        if paths:
            sheet.say(who, piece_word(p.rules, kind, sum([path.count("-") for path in paths])), *paths)


def piece_word(rules: Rules, piece: int, n: int) -> str:
    """'city' or 'cities'."""
    name = rules.piece_names[piece]
    if n == 1:
        return name
    return f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"


def buildings_of(p: Position, player: Player) -> dict[int, list[int]]:
    """The nodes of a player's buildings, by kind."""
    found: dict[int, list[int]] = {}
    for node in range(len(p.holders)):
        if p.holders[node] == MARK[player]:
            found.setdefault(int(p.buildings[node]), []).append(node)
    return dict(sorted(found.items()))


def paths_of(p: Position, player: Player, kind: int) -> list[str]:
    """A player's roads, or other routes, as paths of nodes: '8-12-17'."""
    mine = [edge for edge in range(len(p.routes)) if p.routes[edge] == MARK[player]]
    left = [edge for edge in mine if p.route_kind(edge) == kind]
    paths: list[str] = []
    while left:
        edge = left.pop(0)
        nodes = [int(p.map.edge_nodes[2 * edge]), int(p.map.edge_nodes[2 * edge + 1])]
        following = next_edge(p, left, nodes[-1])
        while following != NONE:
            left.remove(following)
            ends = p.map.edge_nodes
            nodes.append(int(ends[2 * following] + ends[2 * following + 1]) - nodes[-1])
            following = next_edge(p, left, nodes[-1])
        paths.append("-".join([str(node) for node in nodes]))
    return paths


def next_edge(p: Position, edges: list[int], node: i64) -> int:
    """One of the edges that goes on from a node, or NONE."""
    for edge in edges:
        if p.map.edge_nodes[2 * edge] == node or p.map.edge_nodes[2 * edge + 1] == node:
            return edge
    return NONE


def say_cards(p: Position, player: Player, sheet: Sheet) -> None:
    who = name_of(player)
    hand = [int(n) for n in p.hands[player * KINDS : player * KINDS + KINDS]]
    if p.hand_size[player] > 0:
        sheet.say(who, "hand", counted(hand, p.rules.card_names, int(p.hand_size[player]) - sum(hand)))
    first = player * CARD_KINDS
    cards = [int(n) for n in p.cards[first : first + CARD_KINDS]]
    if p.cards_held[player] > 0:
        sheet.say(who, "cards", counted(cards, DEVELOPMENT_NAMES, int(p.cards_held[player]) - sum(cards)))
    if player == p.turn and p.fresh_cards > 0:
        fresh = [int(n) for n in p.fresh]
        sheet.say(who, "fresh", counted(fresh, DEVELOPMENT_NAMES, int(p.fresh_cards) - sum(fresh)))
    opened = [int(n) for n in p.opened[first : first + CARD_KINDS]]
    if sum(opened) > 0:
        sheet.say(who, "opened", counted(opened, DEVELOPMENT_NAMES))


# --- the table ---------------------------------------------------------------------------------------


def say_table(p: Position, sheet: Sheet) -> None:
    if p.robber != p.map.robber:
        sheet.say("robber", p.robber)
    bank = [int(n) for n in p.bank]
    if bank != rest_of_bank(p):
        sheet.say("bank", counted(bank, p.rules.card_names) or "nothing")
    deck = [int(n) for n in p.deck]
    if deck != rest_of_deck(p) or p.deck_size != sum(deck):
        sheet.say("deck", counted(deck, DEVELOPMENT_NAMES, int(p.deck_size) - sum(deck)) or "nothing")


def say_what_does_not_follow(p: Position, sheet: Sheet) -> None:
    """Routes that are longer than they look, and special cards that somebody else, or nobody, would have."""
    usual = p.copy()
    routes = {player: int(n) for player, n in enumerate(p.route_length)}
    complete(usual, routes)
    for player, n in routes.items():
        if n != route_length(p, player):
            sheet.say(name_of(player), "route", n)
    if usual.longest_road != p.longest_road:
        sheet.say("longest road", name_of(p.longest_road))
    if usual.largest_army != p.largest_army:
        sheet.say("largest army", name_of(p.largest_army))


def say_talk(p: Position, sheet: Sheet) -> None:
    """What is on offer."""
    market = p.market
    if market.offer != 0:
        sheet.say("offer", DEAL.write(p, market.offer))
    accepted = [player for player in range(p.players()) if (market.accepted >> player) & 1 != 0]
    if accepted:
        sheet.say("accepted", *[name_of(player) for player in accepted])
    for player in range(p.players()):
        if market.proposals[player] != 0:
            sheet.say(name_of(player), "proposes", DEAL.write(p, market.proposals[player]))


def say_turn(p: Position, sheet: Sheet) -> None:
    sheet.say("turn", name_of(p.turn))
    if p.phase == AFTER_ROLL:
        sheet.say("turn", "rolled", p.rolled)
        if p.step == PRODUCTION:
            sheet.say("turn", "production due")
    elif p.rolled > 0:
        sheet.say("turn", "last roll", p.rolled)
    if p.phase == BETWEEN_TURNS:
        sheet.say("turn", "ending")
    if p.card_played:
        sheet.say("turn", "card played")
    if p.has_built:
        sheet.say("turn", "built")
    if p.turns_done > 0:
        sheet.say("turn", "after", p.turns_done, "turns")
    if p.phase == OVER:
        sheet.say("over", name_of(p.won_by))


def say_questions(p: Position, sheet: Sheet) -> None:
    """What is asked, in the order in which it is answered."""
    words = words_of(p.rules)
    i = p.depth - 1
    while i >= 0:
        question = p.stack[i]
        parts = [name_of(p.asked_at(i)), words[int(question & 255)]]
        number = (question >> 16) & 65535
        if number != 0 or question >> 32 != 0:
            parts.append(str(number))
        if question >> 32 != 0:
            parts.append(str(question >> 32))
        sheet.say("asked", *parts)
        i -= 1
