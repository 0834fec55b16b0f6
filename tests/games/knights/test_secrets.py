"""What is open to all in Cities & Knights, what only some may know, and what a view imagines."""

import pytest

from games.island.table import BLUE, ORANGE, RED, WHITE, hand
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.view import look
from hexhaven.games.knights.rules.state import UNKNOWN, knights_state
from hexhaven.games.knights.rules.terms import LOOT, PROGRESS_COPIES, PROGRESS_KINDS, SPYING

from .table import (
    assert_sound,
    building,
    cards,
    has_wall,
    knights_of,
    level,
    metropolis,
    opened_cards,
    points,
    progress,
    progress_cards,
    roll,
    table,
    under_deck,
)


def seen(t: Position, viewer: int) -> Position:
    return look(t, viewer).position()


def held(t: Position, player: int) -> list[int]:
    """How many progress cards of trade, politics and science a player holds."""
    return [int(n) for n in knights_state(t).held[3 * player : 3 * player + 3]]


def texts(t: Position, action: str) -> list[str]:
    """What red, blue, white, orange, and a spectator read of an action."""
    code = t.read(action)
    return [t.write(code, viewer) for viewer in (RED, BLUE, WHITE, ORANGE, NOBODY)]


# --- open to all -------------------------------------------------------------------------------------


@pytest.mark.article("knights-secrets")
@pytest.mark.parametrize("viewer", [RED, WHITE, NOBODY])
def test_the_board_the_improvements_and_the_points_are_open(viewer: int) -> None:
    t = table(
        "blue cities: 7 16",
        "blue walls: 16",
        "blue metropolis: trade 7",
        "blue levels: science 2",
        "blue strong: 51*",
        "blue opened: printer",
        "blue defender: 1",
        "blue merchant: 3",
        ship=4,
        attacks=1,
    )
    view = seen(t, viewer)
    assert knights_of(view, BLUE) == {51: "strong*"}
    assert has_wall(view, 16)
    assert building(view, 7) == "city"
    assert (metropolis(view, "trade"), level(view, BLUE, "science")) == (7, 2)
    assert opened_cards(view, BLUE) == {"printer"}
    assert points(view, BLUE) == points(t, BLUE) == 9
    assert (knights_state(view).ship, knights_state(view).attacks, knights_state(view).merchant) == (4, 1, 3)


@pytest.mark.article("knights-secrets", "4.M.c")
def test_number_and_colours_of_progress_cards_are_open_their_faces_are_not() -> None:
    t = table("blue progress: 2 merchant spy crane", "red progress: mining")
    view = seen(t, RED)
    assert held(view, BLUE) == [2, 1, 1]
    assert progress_cards(view, BLUE) == {}
    assert progress_cards(view, RED) == progress("mining")
    assert progress_cards(seen(t, NOBODY), RED) == {}


@pytest.mark.article("knights-secrets")
def test_nobody_sees_what_the_decks_hold() -> None:
    whole = [int(n) for n in knights_state(table()).pile]
    t = table("red progress: spy", "blue returned: crane")
    for viewer in (RED, BLUE, NOBODY):
        view = knights_state(seen(t, viewer))
        assert set(view.deck) == {0}
        assert [int(n) for n in view.pile] == [whole[0], whole[1] - 1, whole[2] - 1]


@pytest.mark.article("knights-secrets", "progress-hand")
def test_a_returned_card_is_known_to_whoever_put_it_there() -> None:
    t = table("blue levels: science 1", "blue progress: 4 merchant", rolled=False)
    roll(t, 1, 1, "science")
    t.do("drew crane")
    assert texts(t, "return crane") == ["return ?", "return crane", "return ?", "return ?", "return ?"]
    t.do("return crane")
    assert list(knights_state(seen(t, BLUE)).under) == [knights_state(t).under[0]]
    for viewer in (RED, WHITE, NOBODY):
        assert list(knights_state(seen(t, viewer)).under) == [UNKNOWN + 2]  # a card of science


@pytest.mark.article("knights-secrets", "progress-play")
def test_a_played_card_was_seen_by_everybody() -> None:
    t = table("red settlement: 3", "red progress: mining")
    t.do("mining")
    for viewer in (RED, BLUE, NOBODY):
        assert list(knights_state(seen(t, viewer)).under) == list(knights_state(t).under)


# --- two games that look the same --------------------------------------------------------------------


@pytest.mark.article("knights-secrets")
def test_a_view_does_not_tell_which_cards_somebody_holds() -> None:
    """Two games that differ only in what red cannot know look the same to red."""
    one = table("blue progress: spy", "white progress: wedding", "blue hand: 2 coin", "white hand: 2 ore")
    two = table("blue progress: wedding", "white progress: spy", "blue hand: 2 ore", "white hand: 2 coin")
    assert look(one, RED).to_bytes() == look(two, RED).to_bytes()
    assert look(one, NOBODY).to_bytes() == look(two, NOBODY).to_bytes()
    assert look(one, BLUE).to_bytes() != look(two, BLUE).to_bytes()


@pytest.mark.article("knights-secrets", "progress-draw")
def test_a_drawn_card_is_seen_by_the_one_who_draws_it() -> None:
    t = table("blue levels: politics 1", rolled=False)
    roll(t, 1, 1, "politics")
    assert texts(t, "drew spy") == ["drew ?", "drew spy", "drew ?", "drew ?", "drew ?"]
    spy, wedding = t.copy(), t.copy()
    spy.do("drew spy")
    wedding.do("drew wedding")
    assert look(spy, RED).to_bytes() == look(wedding, RED).to_bytes()
    assert look(spy, BLUE).to_bytes() != look(wedding, BLUE).to_bytes()


@pytest.mark.article("knights-secrets", "card-constitution")
def test_a_drawn_victory_point_card_is_seen_by_all() -> None:
    t = table("blue levels: politics 1", rolled=False)
    roll(t, 1, 1, "politics")
    assert texts(t, "drew constitution") == ["drew constitution"] * 5


@pytest.mark.article("knights-secrets", "progress-hand")
def test_which_of_two_cards_of_one_colour_went_back_stays_secret() -> None:
    t = table("blue levels: science 1", "blue progress: 2 merchant spy wedding", rolled=False)
    roll(t, 1, 1, "science")
    t.do("drew crane")
    spy, wedding = t.copy(), t.copy()
    spy.do("return spy")
    wedding.do("return wedding")
    assert look(spy, RED).to_bytes() == look(wedding, RED).to_bytes()


# --- those who may look ------------------------------------------------------------------------------


@pytest.mark.article("knights-secrets", "card-master-merchant")
def test_the_master_merchant_sees_the_hand_while_choosing() -> None:
    t = table("blue city: 7", "blue hand: 2 coin ore", "blue progress: spy", "red progress: master-merchant")
    assert hand(seen(t, RED), BLUE) == {}
    t.do("master-merchant 1")
    assert t.waiting_for() == LOOT
    assert hand(seen(t, RED), BLUE) == cards("2 coin ore")
    assert progress_cards(seen(t, RED), BLUE) == {}
    for viewer in (WHITE, NOBODY):
        assert hand(seen(t, viewer), BLUE) == {}
    assert texts(t, "loot coin") == ["loot coin", "loot coin", "loot ?", "loot ?", "loot ?"]
    t.do("loot coin")
    t.do("loot ore")
    assert hand(seen(t, RED), BLUE) == {}  # the hand is closed again


@pytest.mark.article("knights-secrets", "card-spy")
def test_the_spy_sees_the_progress_cards_while_choosing() -> None:
    t = table("blue progress: merchant crane", "blue hand: 2 coin", "red progress: spy")
    t.do("spy 1")
    assert t.waiting_for() == SPYING
    assert progress_cards(seen(t, RED), BLUE) == progress("merchant crane")
    assert hand(seen(t, RED), BLUE) == {}
    for viewer in (WHITE, NOBODY):
        assert progress_cards(seen(t, viewer), BLUE) == {}
    expected = ["spy-card crane", "spy-card crane", "spy-card ?", "spy-card ?", "spy-card ?"]
    assert texts(t, "spy-card crane") == expected
    t.do("spy-card crane")
    assert progress_cards(seen(t, RED), BLUE) == {}


@pytest.mark.article("knights-secrets", "card-commercial-harbour")
def test_an_exchange_stays_between_the_two() -> None:
    t = table("red hand: ore wool", "blue hand: coin paper", "red progress: commercial-harbour")
    t.do("commercial-harbour")
    offer = ["exchange 1 ore", "exchange 1 ore", "exchange 1 ?", "exchange 1 ?", "exchange 1 ?"]
    assert texts(t, "exchange 1 ore") == offer
    t.do("exchange 1 ore")
    answer = ["hand-over coin", "hand-over coin", "hand-over ?", "hand-over ?", "hand-over ?"]
    assert texts(t, "hand-over coin") == answer


@pytest.mark.article("knights-secrets", "card-wedding")
def test_a_wedding_gift_is_seen_by_giver_and_taker() -> None:
    t = table("blue city: 7", "blue hand: 2 coin 2 ore", "red progress: wedding")
    t.do("wedding")
    assert texts(t, "give coin") == ["give coin", "give coin", "give ?", "give ?", "give ?"]


@pytest.mark.article("knights-secrets", "seven")
def test_others_read_a_hidden_exchange_only_with_its_question_mark() -> None:
    """Looking at two different gifts, a third player sees the same."""
    t = table("blue city: 7", "blue hand: coin ore paper", "red progress: wedding")
    t.do("wedding")
    coin, ore = t.copy(), t.copy()
    coin.do("give coin")
    coin.do("give paper")
    ore.do("give ore")
    ore.do("give paper")
    assert look(coin, WHITE).to_bytes() == look(ore, WHITE).to_bytes()
    assert look(coin, RED).to_bytes() != look(ore, RED).to_bytes()


# --- imagining the rest ------------------------------------------------------------------------------


def crowded() -> Position:
    """Much that red cannot know: hands, progress cards, what lies under the decks."""
    return table(
        "red progress: spy merchant",
        "red returned: smith",
        "blue progress: 2 merchant wedding crane",
        "blue returned: bishop trade-monopoly",
        "white progress: 2 spy alchemist",
        "white opened: constitution",
        "white returned: crane",
        "red hand: 2 coin ore",
        "blue hand: 3 paper 2 wool",
        "white hand: 4 cloth brick",
    )


@pytest.mark.article("knights-secrets")
@pytest.mark.parametrize("viewer", [RED, BLUE, WHITE, NOBODY])
def test_an_imagined_position_agrees_with_all_that_is_known(viewer: int) -> None:
    t = crowded()
    view = look(t, viewer)
    for seed in range(20):
        filled = view.fill(Rng(seed))
        assert_sound(filled)
        for player in range(4):
            assert held(filled, player) == held(t, player)
            assert opened_cards(filled, player) == opened_cards(t, player)
        if viewer != NOBODY:
            assert progress_cards(filled, viewer) == progress_cards(t, viewer)
            assert hand(filled, viewer) == hand(t, viewer)
        assert look(filled, viewer).to_bytes() == view.to_bytes()


@pytest.mark.article("knights-secrets")
def test_everything_that_can_be_is_imagined() -> None:
    view = look(crowded(), RED)
    politics = {tuple(progress_cards(view.fill(Rng(seed)), WHITE)) for seed in range(200)}
    assert len(politics) > 20
    kinds = {kind for names in politics for kind in names}
    assert {"bishop", "spy", "wedding", "saboteur", "mining"} <= kinds
    assert "constitution" not in kinds  # it lies open


@pytest.mark.article("knights-secrets", "card-spy")
def test_a_spy_imagines_the_cards_that_lie_before_the_own_eyes() -> None:
    t = table("blue progress: merchant crane", "white progress: spy", "red progress: spy")
    t.do("spy 1")
    for seed in range(10):
        filled = look(t, RED).fill(Rng(seed))
        assert progress_cards(filled, BLUE) == progress("merchant crane")
        assert_sound(filled)


@pytest.mark.article("knights-secrets", "card-master-merchant")
def test_a_master_merchant_imagines_the_hand_that_lies_open() -> None:
    t = table("blue city: 7", "blue hand: 2 coin ore", "white hand: 3 wool", "red progress: master-merchant")
    t.do("master-merchant 1")
    for seed in range(10):
        filled = look(t, RED).fill(Rng(seed))
        assert hand(filled, BLUE) == cards("2 coin ore")
        assert hand(filled, WHITE) == cards("3 wool")


@pytest.mark.article("knights-secrets")
@pytest.mark.parametrize("viewer", [RED, BLUE, WHITE])
def test_own_returned_cards_keep_their_place_under_the_deck(viewer: int) -> None:
    t = crowded()
    for seed in range(10):
        filled = knights_state(look(t, viewer).fill(Rng(seed)))
        known = [
            (int(kind), int(who))
            for kind, who in zip(knights_state(t).under, knights_state(t).known, strict=True)
        ]
        for i, (kind, who) in enumerate(known):
            if who & (1 << viewer):
                assert filled.under[i] == kind


@pytest.mark.article("knights-secrets")
def test_an_imagined_deck_holds_what_is_nowhere_else() -> None:
    filled = look(table(), RED).fill(Rng(1))
    assert [int(n) for n in knights_state(filled).deck] == list(PROGRESS_COPIES)
    assert len(knights_state(filled).deck) == PROGRESS_KINDS


@pytest.mark.article("knights-secrets")
def test_a_view_can_be_played_on_by_chance() -> None:
    """What is due to be drawn is drawn from the imagined deck."""
    t = table("red levels: trade 1", "blue progress: 2 trade-monopoly", rolled=False)
    roll(t, 1, 1, "trade")
    filled = look(t, RED).fill(Rng(3))
    assert filled.actor() == CHANCE
    filled.play(filled.deal(Rng(3)))
    assert_sound(filled)


@pytest.mark.article("knights-secrets", "card-printer", "card-constitution")
def test_nobody_is_imagined_to_hide_a_victory_point_card() -> None:
    """It would lie open. So one that nobody has opened is still in its deck."""
    t = table(
        "blue progress: 3 spy wedding", "white progress: 2 mining 2 crane", "orange returned: bishop smith"
    )
    for seed in range(50):
        filled = look(t, RED).fill(Rng(seed))
        for player in (BLUE, WHITE):
            assert not {"printer", "constitution"} & set(progress_cards(filled, player))
        assert not {"printer", "constitution"} & set(
            under_deck(filled, "politics") + under_deck(filled, "science")
        )
