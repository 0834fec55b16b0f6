"""The scene of a board game: pieces, players, the bank and the talk about trade."""

from collections.abc import Iterator

from hexhaven.core.game import CHANCE
from hexhaven.core.pending import OVER
from hexhaven.games.island.rules.development import knights_of
from hexhaven.games.island.rules.market import SILENCE
from hexhaven.games.island.rules.questions import REPLY
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD_KINDS, PIECES, VICTORY_POINT
from hexhaven.games.island.scene import cards
from hexhaven.games.island.scene.places import piece
from hexhaven.games.island.scene.questions import on_turn, round_of
from hexhaven.games.island.statistics import SUMS
from hexhaven.games.island.wire import ID, Answer, IslandScene, Market, Piece, Standing
from hexhaven.scene.dice import Rolls
from hexhaven.wire.scene import Scene

NOBODYS = -1
ROBBER = "robber"
LONGEST_ROAD = "longest-road"
LARGEST_ARMY = "largest-army"


def board_scene(p: Position, viewer: int, rolls: Rolls) -> Scene:
    """The table as it lies before a viewer; p is what the viewer sees."""
    points = [int(p.points_of(player)) for player in range(p.players())]
    return Scene(turn=on_turn(p), round=round_of(p), points=points, parts={ID: island(p, viewer, rolls)})


def island(p: Position, viewer: int, rolls: Rolls) -> IslandScene:
    return IslandScene(
        dice=list(rolls.last),
        rolls=[rolls[total] for total in SUMS],
        numbers=[int(n) for n in p.land.number],
        pieces=list(pieces(p)),
        players=[standing(p, player, viewer) for player in range(p.players())],
        bank=cards.bank(p),
        deck=int(p.deck_size),
        market=market(p),
    )


def pieces(p: Position) -> Iterator[Piece]:
    """Roads, buildings, the robber, and what expansions have on the board."""
    for edge, mark in enumerate(bytes(p.routes)):
        if mark:
            yield piece("road", mark - 1, "edge", edge)
    kinds = bytes(p.buildings)
    for node, mark in enumerate(bytes(p.holders)):
        if mark:
            yield piece(p.rules.piece_names[kinds[node]], mark - 1, "node", node)
    yield piece(ROBBER, NOBODYS, "hex", int(p.robber))
    for block in p.blocks:
        yield from (piece(*each) for each in block.pieces())


# --- players -----------------------------------------------------------------------------------------


def standing(p: Position, player: int, viewer: int) -> Standing:
    """A player as the viewer sees them; hands are open to their holders, and to all eyes of CHANCE."""
    knows = viewer in (player, CHANCE)
    return Standing(
        player=player,
        points=int(p.points_of(player)),
        hidden_points=hidden_points(p, player),
        cards=int(p.hand_size[player]),
        hand=cards.hand(p, player) if knows else None,
        development=int(p.cards_held[player]),
        secrets=cards.secrets(p, player) if knows else None,
        shown=cards.shown(p, player),
        knights=int(knights_of(p, player)),
        route=int(p.route_length[player]),
        awards=awards(p, player),
        supply=cards.supply_of(p, bytes(p.supply[player * PIECES : (player + 1) * PIECES])),
        rates=cards.rates(p, player),
    )


def hidden_points(p: Position, player: int) -> int:
    """Victory point cards in hand, as far as they are seen here; once the game is over they count no more."""
    return 0 if p.phase == OVER else int(p.cards[player * CARD_KINDS + VICTORY_POINT])


def awards(p: Position, player: int) -> list[str]:
    holders = {LONGEST_ROAD: p.longest_road, LARGEST_ARMY: p.largest_army}
    return [name for name, holder in holders.items() if holder == player]


# --- the talk about trade ----------------------------------------------------------------------------


def market(p: Position) -> Market | None:
    """What is on offer, and what everybody says to it."""
    if p.market is SILENCE:
        return None
    offer = cards.deal_of(p, int(p.market.offer)) if p.market.offer else None
    others = [player for player in range(p.players()) if player != p.turn]
    answers = [answer(p, player) for player in others]
    return Market(offer=offer, answers=[each for each in answers if each is not None])


def answer(p: Position, player: int) -> Answer | None:
    """One player's answer; without an offer, only a proposal is one.

    Whoever is neither asked nor has accepted or proposed anything has declined, or was not asked at all.
    """
    proposal = int(p.market.proposals[player])
    deal = cards.deal_of(p, proposal) if proposal else None
    if p.waiting_for() == REPLY and p.is_asked(player):
        return Answer(player=player, state="asked", deal=deal)
    if int(p.market.accepted) >> player & 1:
        return Answer(player=player, state="accepted", deal=cards.deal_of(p, int(p.market.offer), -1))
    if deal is not None:
        return Answer(player=player, state="proposed", deal=deal)
    return Answer(player=player, state="declined", deal=None) if p.market.offer else None
