"""The table as it lies before a viewer."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, cards, new_game, roll, table
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.games.island.rules.terrain import CARD_NAMES
from hexhaven.games.island.wire import Standing
from hexhaven.wire.scene import Place

from .games import board, look, moments, played


def standing(state: State, player: int, viewer: int) -> Standing:
    return board(look(state, viewer)).players[player]


# --- pieces ------------------------------------------------------------------------------------------


def test_pieces_stand_where_they_were_set() -> None:
    p = table("red settlement: 8", "blue city: 18", "red road: 8-12", robber=4)
    found = [(piece.kind, piece.player, piece.place) for piece in board(look(p, RED)).pieces]
    edge = p.map.geometry.edge_between(8, 12)
    assert found == [
        ("road", RED, Place(kind="edge", id=edge)),
        ("settlement", RED, Place(kind="node", id=8)),
        ("city", BLUE, Place(kind="node", id=18)),
        ("robber", -1, Place(kind="hex", id=4)),
    ]


def test_pieces_left_go_down_as_pieces_are_set() -> None:
    p = table("red settlement: 8", "red city: 18", "red roads: 8-12-17")
    assert standing(p, RED, BLUE).supply == {"road": 13, "settlement": 4, "city": 3}


# --- players -----------------------------------------------------------------------------------------


def test_a_hand_is_open_to_its_holder_alone() -> None:
    p = table(
        "red hand: 2 ore", "red cards: knight 2 victory-point", "blue hand: 3 wool", "blue cards: monopoly"
    )
    own = standing(p, RED, RED)
    assert own.hand == {"brick": 0, "lumber": 0, "wool": 0, "grain": 0, "ore": 2}
    assert own.secrets == {"knight": 1, "victory-point": 2}
    for viewer in (BLUE, WHITE, NOBODY):
        other = standing(p, RED, viewer)
        assert other.hand is None
        assert other.secrets is None
        assert (other.cards, other.development) == (2, 3)


def test_hidden_points_count_for_their_holder_alone() -> None:
    p = table("red settlement: 8", "red cards: 2 victory-point")
    assert (standing(p, RED, RED).points, standing(p, RED, RED).hidden_points) == (3, 2)
    assert (standing(p, RED, BLUE).points, standing(p, RED, BLUE).hidden_points) == (1, 0)


def test_with_open_hands_everything_is_seen_and_nothing_can_be_done() -> None:
    p = table("red hand: 2 ore", "blue hand: 3 wool", "blue cards: victory-point")
    moment = look(p, CHANCE)
    assert [player.hand for player in board(moment).players][:2] == [
        {"brick": 0, "lumber": 0, "wool": 0, "grain": 0, "ore": 2},
        {"brick": 0, "lumber": 0, "wool": 3, "grain": 0, "ore": 0},
    ]
    assert board(moment).players[BLUE].secrets == {"victory-point": 1}
    assert board(moment).players[BLUE].hidden_points == 1
    assert (moment.choices, moment.tools, moment.talk) == ([], [], [])


def test_knights_routes_and_awards() -> None:
    p = table("red roads: 8-12-17-22-28-34", "blue knights: 3")
    assert standing(p, RED, WHITE).route == 5
    assert standing(p, RED, WHITE).awards == ["longest-road"]
    assert standing(p, BLUE, WHITE).knights == 3
    assert standing(p, BLUE, WHITE).awards == ["largest-army"]
    assert standing(p, BLUE, WHITE).shown == {"knight": 3}
    assert standing(p, ORANGE, WHITE).awards == []


def test_rates_follow_the_harbours() -> None:
    p = table("red settlement: 1", "blue settlement: 0")
    assert standing(p, RED, WHITE).rates == {"brick": 4, "lumber": 4, "wool": 4, "grain": 2, "ore": 4}
    assert standing(p, BLUE, WHITE).rates == dict.fromkeys(CARD_NAMES, 3)


def test_the_bank_and_the_deck_are_open() -> None:
    scene = board(look(table("red hand: 2 ore", "blue cards: 3 knight"), NOBODY))
    assert scene.bank == {"brick": 19, "lumber": 19, "wool": 19, "grain": 19, "ore": 17}
    assert scene.deck == 22


# --- turns -------------------------------------------------------------------------------------------


def test_nobody_is_on_turn_before_the_first_player_is_found() -> None:
    p = new_game()
    assert (look(p, RED).scene.turn, look(p, RED).scene.round) == (-1, 0)


def test_in_the_founding_phase_it_is_the_turn_of_whoever_sets_a_piece() -> None:
    p = new_game()
    turns = []
    for text in ("begins 1", "found 8", "found-road 8-12", "found 18", "found-road 13-18", "found 28"):
        p.do(text)
        scene = look(p, RED).scene
        turns.append(scene.turn)
        assert scene.round == 0
    assert turns == [BLUE, BLUE, WHITE, WHITE, ORANGE, ORANGE]


def test_rounds_are_counted_from_one() -> None:
    record = played("rounds", players=3)
    rounds = [look(state, NOBODY).scene.round for _, _, state in moments(record)]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(max(rounds) + 1))
    for _, entry, state in moments(record):
        if entry.text == "roll":
            assert look(state, NOBODY).scene.turn == entry.player


def test_the_tournament_start_counts_as_founding() -> None:
    record = played("city", bot="random", preset="modern", players=3, options=("start_with_city=on",))
    found = {entry.text.split()[0]: look(state, NOBODY).scene for _, entry, state in moments(record)}
    first_roll = next(number for number, entry, _ in moments(record) if entry.text == "roll")
    for number, entry, state in moments(record):
        scene = look(state, NOBODY).scene
        assert (scene.round == 0) == (number < first_roll)
        if 1 < number < first_roll:
            assert scene.turn == entry.player
    assert "free-road" in found


# --- what is asked -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "question", "waiting"),
    [
        ([], "before_roll", [RED]),
        (["roll"], "chance", []),
        (["roll", "rolled 1 2"], "after_roll", [RED]),
        (["roll", "rolled 3 4"], "discard", [BLUE]),
        (["roll", "rolled 1 2", "offer 1 ore for 1 wool to 1 2"], "reply", [BLUE, WHITE]),
        (["knight"], "robber", [RED]),
    ],
)
def test_questions_have_codes(script: list[str], question: str, waiting: list[int]) -> None:
    p = table("red hand: 2 ore", "blue hand: 9 wool", "red cards: knight", rolled=False)
    for text in script:
        p.do(text)
    for viewer in (RED, BLUE, ORANGE, NOBODY, CHANCE):
        moment = look(p, viewer)
        assert (moment.question, moment.waiting) == (question, waiting)
        assert moment.asks_you == (viewer in waiting)


def test_whoever_is_asked_for_several_things_hears_how_many() -> None:
    p = table("blue hand: 9 wool", rolled=False)
    roll(p, 7)
    assert look(p, BLUE).due == 4
    assert look(p, RED).due == 0
    assert look(p, BLUE).asked == ("A seven was rolled, and you hold too many cards. Which 4 do you discard?")
    assert look(p, RED, "de").asked == "Das Spiel wartet auf Bert."
    p.do("discard wool")
    assert look(p, BLUE).due == 3


def test_the_moment_knows_its_number_and_whether_it_is_the_last() -> None:
    p = table("red settlements: 8 18 28", "red cities: 0 2 40", "red hand: 3 ore 2 grain")
    moment = look(p, BLUE)
    assert (moment.number, moment.entries, moment.over, moment.winner) == (7, 9, False, -1)
    p.do("city 8")
    moment = look(p, BLUE, "de")
    assert (moment.over, moment.winner, moment.question) == (True, RED, "over")
    assert (moment.waiting, moment.choices, moment.asked) == ([], [], "Das Spiel ist zu Ende.")


# --- trade -------------------------------------------------------------------------------------------


def test_there_is_no_market_while_nothing_is_on_offer() -> None:
    assert board(look(table("red hand: ore"), BLUE)).market is None


def test_the_answers_stand_side_by_side() -> None:
    p = table("red hand: 2 ore", "blue hand: wool", "white hand: brick", "orange hand: grain")
    p.do("offer 2 ore for 1 wool")
    p.do("accept", BLUE)
    p.do("propose 1 brick for 1 ore", WHITE)
    market = board(look(p, NOBODY)).market
    assert market is not None
    assert market.offer is not None
    assert (market.offer.give, market.offer.get) == (cards("2 ore"), cards("wool"))
    assert [(answer.player, answer.state) for answer in market.answers] == [
        (BLUE, "accepted"),
        (WHITE, "proposed"),
        (ORANGE, "asked"),
    ]
    accepted, proposed, asked = (answer.deal for answer in market.answers)
    assert accepted is not None
    assert proposed is not None
    assert asked is None
    assert (accepted.give, accepted.get) == (cards("wool"), cards("2 ore"))
    assert (proposed.give, proposed.get) == (cards("brick"), cards("ore"))
    p.do("decline", ORANGE)
    after = board(look(p, NOBODY)).market
    assert after is not None
    assert after.answers[-1].state == "declined"


def test_a_proposal_nobody_asked_for_stands_alone() -> None:
    p = table("red hand: 2 ore", "blue hand: wool")
    p.do("propose 1 wool for 1 ore", BLUE)
    market = board(look(p, RED)).market
    assert market is not None
    assert market.offer is None
    assert [(answer.player, answer.state) for answer in market.answers] == [(BLUE, "proposed")]
