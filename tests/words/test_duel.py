"""The card game in words: choices, questions, stories, refusals and typed words, in both languages."""

import re
from collections.abc import Callable, Iterator

import pytest

import hexhaven
from entries import entry_of
from games.duel.table import before_roll, citadel, city, have, hold, lay, pile, rules, settlement, table
from hexhaven import words
from hexhaven.core.game import CHANCE, NOBODY, Refusal
from hexhaven.core.pending import OVER
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.game import start
from hexhaven.games.duel.rules.kinds import read_kinds
from hexhaven.games.duel.rules.options import PRESETS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.words.names import STACKS, stack
from hexhaven.games.duel.words.questions import ASKED, PICKED, step
from hexhaven.games.duel.words.story import TELLERS
from hexhaven.record import Entry
from hexhaven.words.messages import has

NAMES = ["Anna", "Bert"]
ROWS = {kind.name: kind for kind in read_kinds()[0]}
MOST_MOVES = 600
SELDOM = ("end", "offer", "bank", "roll", "pass")  # so that much else happens before
# Whose ears are tried in which language: together all of them.
EARS = {"en": (0, 1, NOBODY), "de": (0, CHANCE)}

every_language = pytest.mark.parametrize("language", words.LANGUAGES)


def of_duel(language: str) -> str:
    return words.within(language, ["duel"])


def moments(d: Duel, seed: int, most: int = MOST_MOVES) -> Iterator[tuple[Duel, Entry]]:
    """A random game: every position with what is done in it."""
    rng = Rng(seed)
    for _ in range(most):
        actor = int(d.actor())
        if actor == NOBODY:
            return
        action = int(d.deal(rng)) if actor == CHANCE else choose(d, rng)
        yield d, entry_of(d, action, actor)
        d.apply(action)


def choose(d: Duel, rng: Rng) -> int:
    """Any action, verb by verb, so that rare ones get their chance."""
    by_verb: dict[str, list[int]] = {}
    for action in d.sensible():
        by_verb.setdefault(d.write(action).split()[0], []).append(int(action))
    verbs = [verb for verb in by_verb if verb not in SELDOM]
    if not verbs or rng.below(4) == 0:
        verbs = list(by_verb)
    actions = by_verb[verbs[rng.below(len(verbs))]]
    return actions[rng.below(len(actions))]


def is_raw(told: str, text: str) -> bool:
    """Whether words of the game's own texts are left in a sentence."""
    named = [word for word in text.split()[1:] if "-" in word]
    return told == text or told.endswith(f": {text}") or any(word in told for word in named)


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_everything_is_told_and_asked_in_words_and_no_secret_is_told(preset: str) -> None:
    for d, entry in moments(start(rules(preset)), 1):
        check(d, entry)


def check(d: Duel, entry: Entry) -> None:
    for language, viewers in EARS.items():
        check_question(language, d, entry)
        for viewer in viewers:
            check_story(language, d, entry, viewer)


def check_question(language: str, d: Duel, entry: Entry) -> None:
    if entry.player == CHANCE:
        return
    asked = words.asked(language, d, entry.player, NAMES)
    assert asked != words.say(language, "asked.other"), entry.text
    waiting = int(d.waiting_for())
    if waiting in PICKED:
        name = d.rules.kind_names[int(d.number())]
        assert has(of_duel(language), f"asks.{name}.{step(d, waiting)}"), name
        assert ROWS[name].title[language] in asked
    label = words.action(language, d, entry.action, NAMES)
    assert not is_raw(label, entry.text), label
    assert words.understand(language, d, as_people_type(entry.text), NAMES) == entry.text


def as_people_type(text: str) -> str:
    """An action as the terminal reads it: stacks are counted from one."""
    verb, *rest = text.split()
    if verb in STACKS:
        rest[STACKS[verb]] = str(stack(rest[STACKS[verb]]))
    return " ".join([verb, *rest])


def check_story(language: str, d: Duel, entry: Entry, viewer: int) -> None:
    seen = d.write(entry.action, viewer)
    told = words.story(language, d, entry, NAMES, viewer) or ""
    assert not is_raw(told, entry.text), told
    assert "?" not in told.removesuffix("?"), told
    if "?" in seen:
        hidden = [ROWS[word].title[language] for word in entry.text.split() if word in ROWS]
        without_asking_card = re.sub(r"^[^:]*: ", "", told) if int(d.waiting_for()) in PICKED else told
        assert not [title for title in hidden if title in without_asking_card], told
    by_text = words.story_of_text(language, entry.player, seen, NAMES, viewer, "duel") or ""
    assert not is_raw(by_text, entry.text), by_text
    assert "?" not in by_text


def rich(preset: str) -> Duel:
    """A game under way, with all resources there is room for."""
    d = table(preset)
    for player in range(2):
        have(d, player, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    return d


def magical() -> Duel:
    """Books, wizards and cards that are rarely seen in random games."""
    d = rich("wizards-dragons")
    for player in range(2):
        settlement(d, player, 7)
        citadel(d, player, 5)
        lay(d, player, "wizard-hafli", "r5u", counter=3)
        lay(d, player, "wizard-ari", "r5d", counter=3)
        lay(d, player, "countermagic", "5u1")
        lay(d, player, "time-leap", "5u2")
        lay(d, player, "wheel-of-time", "5d1")
        hold(d, player, "materialisation", "land-transform", "spy", "duel-of-wizards", "whirlwind")
    return d


def commercial() -> Duel:
    """Stores, carts and horses."""
    d = rich("trade-change")
    for player in range(2):
        city(d, player, 5)
        city(d, player, 6)
        settlement(d, player, 7)
        lay(d, player, "counting-house", "5u1")
        lay(d, player, "goods-store", "5u2")
        lay(d, player, "treasury", "5d1")
        lay(d, player, "stud-farm", "5d2")
        lay(d, player, "cartwright", "6u1")
        lay(d, player, "shipyard", "6u2")
        lay(d, player, "knight-konrad", "6d1")
        hold(d, player, "fleet-ore", "pawnbroker", "great-mayor")
    return d


RARE = {
    magical: {"counter", "let", "let-happen", "rolled-again", "cast", "face", "centre", "land", "spend"},
    commercial: {"stow", "unload", "cart", "move", "spare", "redeem"},
}


@pytest.mark.parametrize("position", RARE)
def test_what_is_rare_is_told_as_well(position: Callable[[], Duel]) -> None:
    verbs = set()
    for seed in range(6):
        for d, entry in moments(position(), seed, 60):
            verbs.add(entry.text.split()[0])
            check(d, entry)
    assert RARE[position] <= verbs


@every_language
def test_every_verb_has_words(language: str) -> None:
    for verb in rules("tournament").verbs:
        assert verb.name in TELLERS or has(of_duel(language), f"story.{verb.name}"), verb.name
        by_chance = verb.name in (
            "begins",
            "rolled",
            "rolled-again",
            "turned",
            "revealed",
            "drew",
            "die",
            "found",
        )
        assert by_chance or has(of_duel(language), f"action.{verb.name}"), verb.name


def test_every_question_for_a_player_has_words() -> None:
    chance = {q.FIRST_PLAYER, q.DICE, q.EVENT_DIE, q.LOOK, q.DRAW, q.EVENT_DRAW, q.REGION_DRAW, q.DIE}
    others = {OVER, q.HAND, q.QUESTIONS, *chance}
    every = {value for name, value in vars(q).items() if name.isupper() and isinstance(value, int)}
    assert every - others == {*ASKED, *PICKED}


# --- sentences ---------------------------------------------------------------------------------------


def told(d: Duel, text: str, language: str = "en", viewer: int = 0) -> str:
    """Do something, and what the viewer hears of it."""
    action = int(d.read(text))
    story = words.story(language, d, entry_of(d, action), NAMES, viewer)
    d.do(text)
    return story or ""


def choice(d: Duel, text: str, language: str = "en") -> str:
    return words.action(language, d, int(d.read(text)), NAMES)


@pytest.mark.article("R1", "duel-dice")
def test_a_roll_tells_the_event_before_the_production() -> None:
    d = before_roll(table())
    d.do("roll")
    assert told(d, "rolled 4 trade-advantage") == (
        "You roll a 4 and: trade advantage. Nobody holds the windmill token, so nothing happens. "
        "Then the regions with 4 produce. You get 1 lumber. Bert gets 1 wool."
    )


@pytest.mark.article("R3", "duel-dice")
def test_brigands_are_told_with_what_they_take() -> None:
    d = before_roll(table())
    have(d, 1, wool=3, ore=3, gold=2)
    d.do("roll")
    assert told(d, "rolled 1 brigands", "de") == (
        "Du würfelst eine 1 und: Räuberüberfall. Bert hat mehr als sieben Rohstoffe und verliert 3 Wolle und "
        "3 Erz. Dann bringt die 1 Ertrag. Du bekommst 1 Getreide. Bert bekommt 1 Gold."
    )


@pytest.mark.article("duel-events")
def test_an_event_card_is_told_with_its_text_and_what_it_did() -> None:
    d = before_roll(table())
    city(d, 1, 5)
    have(d, 1, lumber=1)
    d.do("roll")
    d.do("rolled 6 event-card")
    assert told(d, "turned plague") == (
        "Event card Plague: Every region beside a city loses 1 resource. Bath House and Aqueduct protect. "
        "Bert loses 1 lumber. Then the regions with 6 produce. You get 1 gold. Bert gets 1 brick."
    )


@pytest.mark.article("duel-building")
def test_building_is_told_with_its_price_and_the_token_it_wins() -> None:
    d = table()
    hold(d, 0, "knight-hagen")
    have(d, 0, grain=1, ore=1)
    assert choice(d, "build knight-hagen 5u1") == (
        "Build Hagen the Sinister between forest 4 and hills 5 (5u1) (1 grain and 1 ore)"
    )
    assert choice(d, "build knight-hagen 5u1", words.on_page("de")) == (
        "„Hagen der Finstere“ zwischen Wald 4 und Hügel 5 bauen (1 Getreide und 1 Erz)"
    )
    assert told(d, "build knight-hagen 5u1", viewer=1) == (
        "Anna builds Hagen the Sinister between forest 4 and hills 5 (5u1). Anna pays 1 grain and 1 ore. "
        "Anna takes the knight token: 1 point."
    )


@pytest.mark.article("duel-attacks", "duel-protection")
def test_an_attack_is_told_to_its_end() -> None:
    d = table()
    lay(d, 1, "knight-karl", "5u1")
    hold(d, 0, "black-knight")
    hold(d, 1, "herb-woman")
    assert told(d, "play black-knight", viewer=1) == "Anna plays Black Knight."
    assert words.asked("de", d, 1, NAMES) == (
        "Anna greift mit „Schwarzer Ritter“ an. Spielst du eine Schutzkarte?"
    )
    assert told(d, "play herb-woman", viewer=1) == "You play Herb Woman."
    assert told(d, "die 2") == "You roll a 2 for Black Knight: the attack succeeds."
    assert words.asked("en", d, 0, NAMES) == "Black Knight: which unit is driven off?"
    assert choice(d, "slot x5u1") == (
        "Choose Karl the Strong between forest 5 and hills 6 (5u1) in Bert's principality"
    )
    assert told(d, "slot x5u1", "de").startswith(
        "Schwarzer Ritter: Du wählst Karl der Starke. Bert nimmt „Karl der Starke“ auf die Hand zurück."
    )


@pytest.mark.article("R11")
def test_an_attack_against_protection_fails_on_a_three() -> None:
    d = table()
    lay(d, 0, "knight-konrad", "5u1")
    lay(d, 1, "knight-karl", "5u1")
    hold(d, 0, "black-knight")
    hold(d, 1, "herb-woman")
    d.do("play black-knight")
    d.do("play herb-woman")
    assert told(d, "die 3") == "You roll a 3 for Black Knight: the attack fails."


@pytest.mark.article("R32")
def test_a_card_that_leaves_its_place_is_told_with_where_it_went() -> None:
    d = table("wizards-dragons")
    citadel(d, 0, 5)
    lay(d, 0, "wizard-ari", "r5u", counter=2)
    lay(d, 0, "magic-kitchen", "5u1")
    d.do("use 5u1")
    assert told(d, "die 1", viewer=1) == (
        "A 1 is rolled for Magic Kitchen: it fails. Magic Kitchen of Anna goes to the discard pile."
    )


@pytest.mark.article("duel-lock")
def test_that_action_cards_are_unlocked_is_told_once() -> None:
    d = table(unlocked=False)
    settlement(d, 0, 4)
    settlement(d, 1, 4)
    hold(d, 0, "abbey")
    have(d, 0, grain=2, ore=3)
    story = told(d, "city 5")
    assert "Together both players have seven points" in story
    assert story.startswith("You build a city at forest 4, hills 5, fields 1 and mountains 2 (5).")


@pytest.mark.article("duel-victory")
def test_the_victory_is_told() -> None:
    d = table(victory_points="10")
    for centre in (4, 7):
        settlement(d, 0, centre)
    for centre in (4, 5, 6):
        city(d, 0, centre)
    lay(d, 0, "church", "4u1")
    lay(d, 0, "library", "4d1")
    have(d, 0, grain=2, ore=3)
    assert int(d.realms[0].points) == 9
    assert told(d, "city 7", "de", viewer=1).endswith("Anna gewinnt mit 10 Punkten!")


@pytest.mark.article("duel-hand")
def test_who_draws_knows_the_card_and_the_other_does_not() -> None:
    for viewer, sentence in ((0, "You draw Spy from stack 2."), (1, "Anna draws a card from stack 2.")):
        d = table()
        pile(d, 1, "abbey", "spy")
        d.do("end")
        d.do("draw 1")
        assert told(d, "drew spy", viewer=viewer) == sentence


@pytest.mark.article("R132")
def test_who_has_a_legation_hears_what_the_other_draws() -> None:
    d = table("science-progress")
    city(d, 0, 5)
    lay(d, 0, "legation", "5u1", "foreign")
    pile(d, 1, "spy")
    d.do("end")
    d.do("draw 1")
    assert told(d, "drew spy", viewer=1) == "Anna draws Spy from stack 2."


def test_a_deck_is_chosen_in_secret() -> None:
    d = start(rules("tournament"))
    d.do("begins 0")
    text = d.write(int(d.legal()[0]))
    assert words.story("en", d, entry_of(d, text, 0), NAMES, 1) is None
    while d.waiting_for() == q.DECK and d.number() > 1:
        d.apply(d.legal()[0])
    assert told(d, d.write(int(d.legal()[0])), viewer=1) == "Anna has a complete deck."


# --- refusals ----------------------------------------------------------------------------------------


def why(d: Duel, text: str, language: str = "en") -> str:
    refusal = d.why_not(int(d.read(text)))
    assert refusal is not None
    return words.refusal(language, d, refusal, NAMES, 0)


@pytest.mark.article("duel-conditions")
def test_a_refusal_names_cards_by_their_titles() -> None:
    d = table("science-progress")
    hold(d, 0, "university", "printing")
    have(d, 0, lumber=3, brick=3, wool=3, grain=3, ore=3, gold=3)
    city(d, 0, 5)
    assert why(d, "build university 5u1") == "University needs Abbey or Library in your principality."
    assert why(d, "play printing", "de") == "„Buchdruck“ braucht Universität in deinem Fürstentum."
    assert why(d, "play spy", "de") == "Du hast „Spion“ nicht auf der Hand."


@pytest.mark.article("duel-trade")
def test_a_refusal_names_resources() -> None:
    d = table()
    assert why(d, "bank ore for wool") == "For this trade the bank wants 3 ore from you."
    assert why(d, "bank ore for wool", "de") == "Für diesen Tausch will die Bank 3 Erz von dir."


def test_a_reason_of_both_families_has_the_words_of_its_own() -> None:
    assert words.refusal(
        "en", table(), Refusal("not_enough", "duel-building", {"missing": "2x ore, wool"})
    ) == ("For that you still need 2 ore and 1 wool.")
    assert words.refusal(
        "en", hexhaven.new("base"), Refusal("not_enough", "costs", {"piece": "city", "missing": "1 ore"})
    ) == ("For a city you still need 1 ore.")


@every_language
def test_a_refusal_that_nobody_has_words_for_is_told_in_general(language: str) -> None:
    assert words.refusal(language, table(), Refusal("odd", "R1")) == words.say(
        of_duel(language), "refused.other"
    )


# --- what people type --------------------------------------------------------------------------------


def acting() -> Duel:
    d = table()
    hold(d, 0, "abbey", "black-knight", "spy")
    return d


@pytest.mark.parametrize(
    ("language", "typed", "text"),
    [
        ("en", "Build Abbey at 5u1", "build abbey 5u1"),
        ("en", "abbey 5u1", "build abbey 5u1"),
        ("en", "Black Knight", "play black-knight"),
        ("en", "bank 3 ore for wool", "bank ore for wool"),
        ("en", "ore for 2 wool", "offer 1 ore for 2 wool"),
        ("en", "done", "end"),
        ("de", "baue Kloster auf 5u1", "build abbey 5u1"),
        ("de", "spiele Schwarzer Ritter", "play black-knight"),
        ("de", "Spion", "play spy"),
        ("de", "Spy", "play spy"),
        ("de", "Straße 5", "road 5"),
        ("de", "2 Erz für 1 Wolle", "offer 2 ore for 1 wool"),
        ("de", "Vorrat Erz gegen Gold", "bank ore for gold"),
        ("de", "abreißen 5u1", "demolish 5u1"),
        ("de", "passe", "end"),
    ],
)
def test_what_is_typed_in_the_phase_of_actions(language: str, typed: str, text: str) -> None:
    assert words.understand(language, acting(), typed, NAMES) == text


def asked(*moves: str) -> Duel:
    d = start(rules("base"))
    for text in moves:
        d.do(text)
    return d


def test_a_bare_answer_is_understood() -> None:
    d = asked("begins 0")
    assert words.understand("de", d, "Wald", NAMES) == "arrange forest"
    assert words.understand("de", d, "lege Wald", NAMES) == "arrange forest"
    assert words.understand("en", d, "choose gold-river", NAMES) == "arrange gold-river"


def test_people_count_stacks_from_one() -> None:
    d = acting()
    d.do("end")
    assert words.understand("de", d, "tausche Kloster Stapel 3", NAMES) == "swap abbey 2"
    assert words.understand("en", d, "swap abbey 2", NAMES) == "swap abbey 1"
    assert words.understand("en", d, "no", NAMES) == "keep"


def test_no_is_the_answer_to_a_reaction() -> None:
    d = table()
    lay(d, 1, "knight-karl", "5u1")
    hold(d, 0, "black-knight")
    d.do("play black-knight")
    assert words.understand("de", d, "nein", NAMES) == "brave"


@every_language
def test_every_title_is_understood(language: str) -> None:
    d = table("tournament")
    for name, row in ROWS.items():
        if row.place:
            typed = f"build {row.title[language]} 5u1"
            assert words.understand(language, d, typed, NAMES) == f"build {name} 5u1", name


def test_titles_are_readable() -> None:
    """The terminal shows them all."""
    readable = re.compile(r"[ -~äöüÄÖÜß]*")
    assert all(readable.fullmatch(title) for row in ROWS.values() for title in row.title.values())
