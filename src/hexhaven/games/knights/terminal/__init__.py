"""What Cities & Knights adds to what a player can look at: knights, walls, metropolises, the barbarians.

In the drawing small letters are knights, as many as their rank, and `*` marks an active one: `aa*12` is an
active strong knight of A on node 12. `AAA12` is a metropolis, `AA|12` a city with a wall, `A/12` a city that
lies toppled and `AA/12` a sabotaged one; `$A` behind a number is A's merchant.
"""

from collections.abc import Iterator, Sequence

from hexhaven import words
from hexhaven.cli.commands import Command
from hexhaven.games.island.rules.robber import safe_hand
from hexhaven.games.island.rules.rules import BUILD
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import PIECES
from hexhaven.games.island.terminal.layer import BoardLayer
from hexhaven.games.island.terminal.menu import counted
from hexhaven.games.island.words import names as called
from hexhaven.games.knights.rules.battle import is_metropolis
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.knight import KNIGHTS, knight_owner
from hexhaven.games.knights.rules.state import (
    ACTIVE,
    NOWHERE,
    POINT_CARDS,
    RANK,
    deck_size,
    has_opened,
    knights_state,
)
from hexhaven.games.knights.rules.terms import (
    BASIC,
    ENLIST,
    FIELD_NAMES,
    KNIGHT,
    LOSE_CITY,
    MIGHTY,
    PROGRESS_NAMES,
    RANK_NAMES,
    RETREAT,
    SABOTAGED,
    TOPPLED,
    WALL,
)
from hexhaven.games.knights.terminal import see
from hexhaven.games.knights.words import names as knights

BOARD_MOMENTS = (LOSE_CITY, RETREAT, ENLIST)
METROPOLIS_SIZE = 3
DAMAGED = (TOPPLED, SABOTAGED)
FACES = ("return", "spy-card")  # verbs that choose a card whose effect is said beside it
OWN_CARDS = ("give", "hand-over")


class KnightsLayer(BoardLayer):
    """Knights, improved cities, progress cards and the ship of the barbarians."""

    one_by_one = ("give", "loot")
    behind = {KNIGHTS: BUILD, "improve": KNIGHTS, "return": "improve"}
    help = "play.help_knights"
    commands = {"progress": Command(see.progress)}

    def wants_picture(self, p: Position) -> bool:
        return p.waiting_for() in BOARD_MOMENTS

    # --- the drawing ----------------------------------------------------------------------------------

    def letters(self, p: Position, node: int, marks: Sequence[str]) -> str | None:
        if is_metropolis(knights_state(p), node):
            return marks[int(p.owner(node))] * METROPOLIS_SIZE
        knight = int(knights_state(p).knights[node])
        return marks[int(knight_owner(p, node))].lower() * (knight & RANK) if knight else None

    def signs(self, p: Position, node: int) -> str:
        k = knights_state(p)
        damaged = p.owner(node) >= 0 and p.buildings[node] in DAMAGED
        return "*" * bool(k.knights[node] & ACTIVE) + "|" * bool(k.walls[node]) + "/" * damaged

    def hex_signs(self, p: Position, hex: int, marks: Sequence[str]) -> str:
        return f"${marks[int(knights_state(p).merchant_owner)]}" if knights_state(p).merchant == hex else ""

    def legend(self, language: str, p: Position, names: words.Names, marks: Sequence[str]) -> list[str]:
        return [words.say(language, "board.legend_knights", a=marks[0], k=marks[0].lower())]

    # --- in words -------------------------------------------------------------------------------------

    def at_node(self, language: str, p: Position, node: int, names: words.Names) -> Iterator[str]:
        """The knight that stands there, or what is special about the city."""
        k = knights_state(p)
        if k.knights[node]:
            who, knight = names[int(knight_owner(p, node))], see.knight_words(language, p, node)
            yield words.say(language, "board.knight", who=who, node=node, knight=knight)
        for field, name in enumerate(FIELD_NAMES):
            if k.metropolis[field] == node:
                yield words.say(language, "board.metropolis", field=knights.field(language, name))
        if k.walls[node]:
            yield words.say(language, "board.walled")

    def at_hex(self, language: str, p: Position, hex: int, names: words.Names) -> Iterator[str]:
        if knights_state(p).merchant == hex:
            yield words.say(language, "board.merchant", who=names[int(knights_state(p).merchant_owner)])

    def pieces(self, language: str, p: Position, player: int, name: str) -> Iterator[str]:
        found = [f"{node} ({see.knight_words(language, p, node)})" for node in knights.knights_of(p, player)]
        if found:
            yield words.say(language, "board.knights", who=name, knights=", ".join(found))

    def describe(self, language: str, p: Position, names: words.Names) -> Iterator[str]:
        yield see.barbarians(language, p)

    def own_pieces(self, language: str, p: Position, player: int) -> Iterator[str]:
        """The player's knights and damaged cities, and the pieces left."""
        for node in knights.knights_of(p, player):
            knight = see.knight_words(language, p, node)
            place = called.node_place(language, p, node)
            yield words.say(language, "see.knight_at", knight=knight[0].upper() + knight[1:], place=place)
        for node in called.buildings_of(p, player):
            if p.buildings[node] in DAMAGED:
                piece = called.piece(language, p.rules.piece_names[int(p.buildings[node])])
                place = called.node_place(language, p, node)
                yield words.say(language, "see.damaged_at", piece=piece[0].upper() + piece[1:], place=place)
        supply = p.supply[player * PIECES : (player + 1) * PIECES]
        left = {RANK_NAMES[rank]: int(supply[KNIGHT + rank]) for rank in range(BASIC, MIGHTY + 1)}
        yield words.say(language, "see.supply_knights", walls=int(supply[WALL]), **left)

    # --- cards and standing ---------------------------------------------------------------------------

    def hand(self, language: str, p: Position, player: int) -> list[str]:
        """The player's progress cards, and how many cards are safe from a seven."""
        found = []
        held = knights.progress_held(p, player).items()
        cards = [f"{n} {knights.progress(language, name)}" for name, n in held]
        if cards:
            found.append(words.say(language, "see.progress", cards=words.listed(language, cards)))
        if int(p.hand_size[player]) > int(safe_hand(p, player)):
            found.append(words.say(language, "see.above_limit", n=int(safe_hand(p, player))))
        return found

    def standing(self, language: str, p: Position, player: int) -> Iterator[str]:
        """Levels, knights, progress cards and defended battles."""
        k = knights_state(p)
        yield words.say(language, "see.limit", n=int(safe_hand(p, player)))
        counts = {"see.progress_cards": int(hand_count(k, player)), "see.defender": int(k.defenders[player])}
        yield from (words.say(language, key, n=n) for key, n in counts.items() if n)
        for kind in POINT_CARDS:
            if has_opened(k, player, kind):
                yield words.say(language, "see.opened", card=knights.progress(language, PROGRESS_NAMES[kind]))
        active, every = knights.strength(p, player, active=True), knights.strength(p, player)
        yield words.say(language, "see.army", n=active, all=every)
        yield from see.levels(language, p, player)
        if k.merchant_owner == player and k.merchant != NOWHERE:
            yield words.say(language, "see.merchant")

    def table(
        self, language: str, p: Position, names: words.Names, marks: Sequence[str], viewer: int
    ) -> Iterator[str]:
        yield see.barbarians(language, p)

    def bank(self, language: str, p: Position, cards: str) -> str:
        """Decks of progress cards lie there in place of development cards."""
        sizes = [int(deck_size(knights_state(p), field)) for field in range(len(FIELD_NAMES))]
        decks = [f"{knights.field(language, name)} {n}" for name, n in zip(FIELD_NAMES, sizes, strict=True)]
        return words.say(language, "see.bank_knights", cards=cards, decks=", ".join(decks))

    # --- choices --------------------------------------------------------------------------------------

    def noted(self, language: str, p: Position, player: int, action: int, text: str) -> str | None:
        """What a card does, or how many of its kind can be given and taken."""
        verb, *rest = p.write(action).split()
        if verb in FACES:
            effect = knights.progress_effect(language, p, rest[0])
            return words.say(language, "menu.effect", text=text, effect=effect)
        if verb in OWN_CARDS:
            return counted(language, p, player, rest[0], text)
        if verb == "loot":
            return words.say(language, "menu.there", text=text, n=called.hand(p, int(p.detail()))[rest[0]])
        return None


LAYER = KnightsLayer()
