"""What a viewer may do: choices to pick from, and talk of their own."""

import pytest

from contract.games import ALL, Config, walk
from games.island.table import BLUE, ORANGE, RED, WHITE, cards, new_game, roll, table
from hexhaven.core.game import NOBODY
from hexhaven.wire.scene import Place

from .games import choice, look, moments, played, texts

# A page offers these wherever they are allowed, a list only where they make sense.
UNLISTED = ("demolish", "use", "cart")
every_config = pytest.mark.parametrize("config", ALL, ids=str)


@every_config
def test_every_legal_action_but_offers_is_listed_once_and_accepted(config: Config) -> None:
    state = config.start(3)
    for step, _ in enumerate(walk(state, ("choices", str(config)), 700)):
        if step % 7:
            continue
        for viewer in range(state.players()):
            moment = look(state, viewer)
            legal = [state.write(action) for action in state.legal(viewer)]
            offered = [text for text in texts(moment) if text in legal or not text.startswith(UNLISTED)]
            assert offered == [text for text in legal if not text.startswith("offer")]
            assert len(set(texts(moment))) == len(texts(moment))
            for each in moment.choices:
                assert state.why_not(state.read(each.text), viewer) is None
                assert each.verb == each.text.split()[0]
                assert each.label != each.text  # there are words for it


def test_those_who_watch_have_no_choices() -> None:
    for _, _, state in moments(played("choices"), 11):
        moment = look(state, NOBODY)
        assert (moment.choices, moment.tools, moment.talk) == ([], [], [])


@pytest.mark.parametrize("language", ["en", "de"])
def test_labels_tell_choices_apart(language: str) -> None:
    p = new_game()
    p.do("begins 0")
    labels = [each.label for each in look(p, RED, language).choices]
    assert len(labels) == len(set(labels)) == 54


# --- details -----------------------------------------------------------------------------------------


def test_building_is_offered_at_its_place() -> None:
    p = table("red settlement: 8", "red roads: 8-12-17", "red hand: 3 ore 3 grain brick lumber wool")
    moment = look(p, RED)
    road = choice(moment, "road 17-22")
    assert road.place == Place(kind="edge", id=p.map.geometry.edge_between(17, 22))
    assert road.label == "Build a road between fields 12 and forest 11"
    settlement = choice(moment, "settlement 17")
    assert settlement.place == Place(kind="node", id=17)
    assert settlement.label == "Build a settlement at fields 12, hills 6, forest 11"
    assert choice(moment, "city 8").place == Place(kind="node", id=8)
    german = choice(look(p, RED, "de"), "road 17-22")
    assert german.label == "Eine Straße zwischen Ackerland 12 und Wald 11 bauen"


def test_a_road_along_the_coast_is_named_by_its_side() -> None:
    p = table("red settlement: 0", "red hand: brick lumber")
    assert choice(look(p, RED), "road 0-3").label == "Build a road on the coast north-west of mountains 10"
    german = choice(look(p, RED, "de"), "road 0-3").label
    assert german == "Eine Straße an der Küste nordwestlich von Gebirge 10 bauen"


def test_founding_is_offered_at_its_place() -> None:
    p = new_game()
    p.do("begins 2")
    assert choice(look(p, WHITE), "found 8").place == Place(kind="node", id=8)
    p.do("found 8")
    assert look(p, WHITE, "de").asked == "Wohin führt deine Straße?"
    edge = p.map.geometry.edge_between(8, 12)
    assert choice(look(p, WHITE), "found-road 8-12").place == Place(kind="edge", id=edge)


def test_the_robber_goes_to_a_hex_and_robs_a_player() -> None:
    p = table("blue settlement: 8", "white settlement: 18", "blue hand: ore", rolled=False)
    roll(p, 7)
    to_hills = choice(look(p, RED), "robber 4")
    assert (to_hills.place, to_hills.label) == (Place(kind="hex", id=4), "Move the robber to hills 6")
    p.do("robber 4")
    rob = choice(look(p, RED), "rob 1")
    assert (rob.player, rob.label) == (BLUE, "Rob Bert (1 card)")


def test_cards_are_named_where_they_are_given_or_taken() -> None:
    p = table("blue hand: 9 wool", "red cards: invention monopoly", "red hand: 4 ore")
    moment = look(p, RED)
    bank = choice(moment, "bank ore for brick")
    assert (bank.give, bank.get) == (cards("4 ore"), cards("brick"))
    assert choice(moment, "monopoly wool").get == cards("wool")
    p.do("invention")
    assert choice(look(p, RED), "take ore").get == cards("ore")
    p = table("blue hand: 9 wool", rolled=False)
    roll(p, 7)
    assert choice(look(p, BLUE), "discard wool").give == cards("wool")


def test_a_trade_is_told_from_the_side_of_whoever_chooses() -> None:
    p = table("red hand: 2 ore", "blue hand: wool", "white hand: brick")
    p.do("offer 2 ore for 1 wool to 1 2")
    accept = choice(look(p, BLUE), "accept")
    assert (accept.player, accept.give, accept.get) == (RED, cards("wool"), cards("2 ore"))
    p.do("accept", BLUE)
    p.do("propose 1 brick for 1 ore", WHITE)
    moment = look(p, RED)
    with_blue, with_white = choice(moment, "trade 1"), choice(moment, "trade 2")
    assert (with_blue.player, with_blue.give, with_blue.get) == (BLUE, cards("2 ore"), cards("wool"))
    assert (with_white.player, with_white.give, with_white.get) == (WHITE, cards("ore"), cards("brick"))
    assert with_white.label == "Trade with Carla: give 1 ore, get 1 brick"


# --- talk --------------------------------------------------------------------------------------------


def test_the_player_on_turn_offers_and_the_others_propose() -> None:
    p = table("red hand: ore", "blue hand: wool")
    assert look(p, RED).talk == ["offer"]
    assert look(p, BLUE).talk == ["propose"]
    assert look(p, WHITE).talk == []  # nothing to give
    p.do("offer 1 ore for 1 wool to 1")
    assert look(p, RED).talk == []  # an offer is open
    assert look(p, BLUE).talk == ["propose"]


@pytest.mark.parametrize(
    ("lines", "options", "rolled"),
    [
        (["red hand: ore", "blue hand: wool"], {}, False),
        (["red hand: ore", "blue hand: wool"], {"player_trade": "no"}, True),
        ([], {}, True),
    ],
    ids=["before the roll", "without player trade", "with empty hands"],
)
def test_there_is_no_talk(lines: list[str], options: dict[str, str], rolled: bool) -> None:
    p = table(*lines, options=options, rolled=rolled)
    assert [look(p, player).talk for player in (RED, BLUE, WHITE, ORANGE)] == [[]] * 4


def test_gifts_are_talk_where_they_are_allowed() -> None:
    p = table("blue hand: wool", options={"trade_law": "free"})
    assert look(p, RED).talk == ["offer"]
    assert look(p, WHITE).talk == ["propose"]


def test_the_first_build_ends_the_talk() -> None:
    p = table("red settlement: 8", "red hand: 2 brick 2 lumber", "blue hand: wool")
    p.do("road 8-12")
    assert look(p, RED).talk == look(p, BLUE).talk == []
