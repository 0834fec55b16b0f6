"""A person at the keyboard: sees a view, is shown the choices, and types one."""

from hexhaven import words
from hexhaven.almanac import article
from hexhaven.board.geometry import NONE
from hexhaven.board.knights.terms import ENLIST, LOSE_CITY, RETREAT
from hexhaven.board.questions import AFTER_ROLL, BEFORE_ROLL, FOUND, FOUND_ROAD, MOVE_ROBBER, REPLY
from hexhaven.board.state import Position
from hexhaven.board.trade import trading_over
from hexhaven.board.view import BoardView
from hexhaven.cli import see
from hexhaven.cli.board_text import draw
from hexhaven.cli.commands import Desk, after_command, is_command
from hexhaven.cli.host import Host
from hexhaven.cli.knights_menu import NODES as KNIGHT_NODES
from hexhaven.cli.knights_menu import ONE_BY_ONE as KNIGHT_CARDS
from hexhaven.cli.menu import DECLINE_ALL, EDGES, NODES, Choices, Item
from hexhaven.cli.teller import Teller
from hexhaven.game import Refusal, UnknownAction, View

# Moments at which a player wants to see the board.
BOARD_MOMENTS = (BEFORE_ROLL, FOUND, MOVE_ROBBER, LOSE_CITY, RETREAT, ENLIST)
FOUNDING = (FOUND, FOUND_ROAD)
ONE_BY_ONE = ("discard", "take", *KNIGHT_CARDS)
HOW_TO = {"offer": "play.how_to_offer", "propose": "play.how_to_propose"}
PROMPT = "> "


class Human:
    """Chooses like a bot, by asking somebody."""

    def __init__(self, player: int, host: Host, teller: Teller) -> None:
        self.player = player
        self.host = host
        self.teller = teller
        self.last_board: list[str] = []
        self.turn_shown = -1
        self.told_trading_over = -1  # in which turn
        self.declines_all = False
        self.queue: list[str] = []  # cards still to be discarded or taken, typed at once

    def choose(self, view: View) -> int:
        """Ask the player; called whenever the game waits for them."""
        assert isinstance(view, BoardView)
        p = view.position()
        ready = self.decided_before(p)
        if ready is not None:
            return ready
        self.host.seat(self.player)
        self.catch_up(p)
        return Prompt(self, p).ask()

    def decided_before(self, p: Position) -> int | None:
        """What follows from what was typed earlier: the rest of several cards, or declining everything."""
        if self.queue:
            action = int(p.read(self.queue.pop(0)))
            if p.why_not(action, self.player) is None:
                return action
            self.queue.clear()
        if p.turn == self.player:
            self.declines_all = False
        if self.declines_all and p.waiting_for() == REPLY:
            return int(p.read("decline"))
        return None

    def catch_up(self, p: Position) -> None:
        """Tell what happened, and show what has changed."""
        self.tell_news()
        self.show_board_if_changed(p)
        if p.waiting_for() == BEFORE_ROLL and self.turn_shown != p.turns_done:
            self.turn_shown = int(p.turns_done)
            self.host.console.say()
            Desk(self.host, self.teller, p, self.player).table("")

    def tell_news(self) -> None:
        news = self.teller.news()
        if news:
            self.host.console.say()
        for paragraph in news:
            self.host.console.say(paragraph, hanging="  ")

    def show_board_if_changed(self, p: Position) -> None:
        first = not self.last_board
        if not first and (self.host.linear or p.waiting_for() not in BOARD_MOMENTS):
            return
        board = draw(p, self.host.marks, self.host.language)
        if board != self.last_board:
            self.last_board = board
            self.host.console.say()
            self.host.show_board(p, explained=first)


class Prompt:
    """One question to one player, until it is answered."""

    def __init__(self, human: Human, p: Position) -> None:
        self.human = human
        self.host = human.host
        self.p = p
        self.player = human.player
        self.desk = Desk(human.host, human.teller, p, human.player)
        self.top = Choices(self.host.language, p, self.player, self.host.names).menu()
        self.menu = self.top
        self.action: int | None = None

    def ask(self) -> int:
        """Show the choices and read lines until one of them is an action."""
        self.show_question()
        self.show_menu()
        while self.action is None:
            self.answer(self.host.console.ask(PROMPT))
        return self.action

    def show_question(self) -> None:
        language = self.host.language
        self.host.console.say()
        self.host.console.say(words.asked(language, self.p, self.player, self.host.names))
        if self.p.waiting_for() not in FOUNDING:
            self.host.console.say(see.hand(language, self.p, self.player))
        self.say_trading_over()

    def say_trading_over(self) -> None:
        """Once a turn, where the phases are separated: the choice to trade is gone, and why."""
        p = self.p
        over = p.waiting_for() == AFTER_ROLL and trading_over(p) is not None
        if over and self.human.told_trading_over != p.turns_done:
            self.human.told_trading_over = int(p.turns_done)
            self.host.say("play.trading_over")

    def show_menu(self) -> None:
        wide = max((len(item.label) for item in self.menu.items), default=0)
        for item in self.menu.visible():
            indent = f"  {item.label.rjust(wide)}  "
            self.host.console.say(item.text, indent=indent, hanging=" " * len(indent))
        if self.menu.hidden():
            self.host.say("menu.more", n=self.menu.hidden())
        if self.menu is not self.top:
            self.host.say("menu.back")

    # --- what was typed -------------------------------------------------------------------------------

    def answer(self, typed: str) -> None:
        """Take a line as a choice, a command, a question about an action, or an action."""
        language = self.host.language
        if not typed:
            self.enter()
        elif is_command(language, typed, "more"):
            self.menu.show_all()
            self.show_menu()
        elif is_command(language, typed, "back"):
            self.go_back()
        elif (item := self.menu.find(self.meant(typed))) is not None:
            self.pick(item)
        elif (question := after_command(language, typed, "why")) is not None:
            self.explain(question)
        elif not self.desk.run(typed):
            self.act(typed)

    def meant(self, typed: str) -> str:
        """The verb a single typed word stands for; `trade` alone begins an offer."""
        verb = words.meant(self.host.language, self.p, typed)
        return "offer" if verb == "trade" else verb

    def enter(self) -> None:
        """An empty line takes the only choice, goes back, or shows the choices again."""
        if self.menu is not self.top:
            self.go_back()
        elif len(self.menu.items) == 1 and self.menu.items[0].action is not None:
            self.action = self.menu.items[0].action
        else:
            self.show_menu()

    def go_back(self) -> None:
        self.menu = self.top
        self.show_menu()

    def pick(self, item: Item) -> None:
        if item.menu is not None:
            self.menu = item.menu
            self.show_menu()
        elif item.action is not None:
            self.action = item.action
        elif item.verb == DECLINE_ALL:
            self.decline_all()
        else:
            self.talk(item.verb)

    def decline_all(self) -> None:
        self.human.declines_all = True
        self.action = int(self.p.read("decline"))

    def talk(self, verb: str) -> None:
        """The dialogue of a trade: ask for a deal until there is one, or none."""
        self.host.say(HOW_TO[verb])
        while self.action is None:
            typed = self.host.console.ask(self.host.text("play.deal_prompt"))
            if not typed or is_command(self.host.language, typed, "back"):
                self.go_back()
                return
            if (question := after_command(self.host.language, typed, "why")) is not None:
                self.explain(question)
            elif not self.desk.run(typed):
                self.act(typed, verb)

    def act(self, typed: str, verb: str = "") -> None:
        """Take an action by its text, or say why not."""
        action = self.read(typed, verb)
        if action is None:
            return
        refusal = self.p.why_not(action, self.player)
        if refusal is None:
            self.action = action
        else:
            self.show_refusal(refusal)

    def read(self, typed: str, verb: str = "") -> int | None:
        """The action a text stands for; None, with a sentence, if it stands for none."""
        text = words.understand(self.host.language, self.p, f"{verb} {typed}", self.host.names)
        try:
            return int(self.p.read(self.first_of_several(text)))
        except UnknownAction:
            self.show_misunderstanding(typed, text)
            return None

    def first_of_several(self, text: str) -> str:
        """Cards typed together, 'discard 2 ore wool', are taken one by one, if all of them are cards."""
        verb, *rest = text.split() or [""]
        if verb not in ONE_BY_ONE or len(rest) < 2:
            return text
        cards = [f"{verb} {card}" for card in counted_out(rest)]
        for card in cards:
            self.p.read(card)
        self.human.queue = cards[1:]
        return cards[0] if cards else text

    def explain(self, question: str) -> None:
        """Answer `why`: the reason an action is refused, or that it is not."""
        if not question:
            self.host.say("play.why_how")
            return
        action = self.read(question)
        if action is None:
            return
        refusal = self.p.why_not(action, self.player)
        if refusal is None:
            self.host.say("play.allowed")
        else:
            self.show_refusal(refusal)
        self.human.queue.clear()

    def show_refusal(self, refusal: Refusal) -> None:
        language = self.host.language
        self.human.queue.clear()
        self.host.console.say(words.refusal(language, refusal, self.host.names, self.player))
        if refusal.reason == "not_enough":
            self.show_price(refusal.values["piece"])
        title = article(refusal.article).title[language]
        self.host.say("play.see_article", title=title, id=refusal.article)

    def show_price(self, piece: str) -> None:
        price = words.price(self.host.language, self.p, piece)
        self.host.say("play.price", price=price)

    def show_misunderstanding(self, typed: str, text: str) -> None:
        """Say which place does not exist, how the action is written, or what can be typed at all."""
        self.human.queue.clear()
        verb, *rest = text.split() or [""]
        missing = missing_place(self.p, verb, rest)
        if missing is not None:
            self.host.say(missing, most=int(self.p.map.land_nodes) - 1)
        elif words.has(self.host.language, f"example.{verb}"):
            self.host.say("play.write_so", typed=typed, example=self.host.text(f"example.{verb}"))
        else:
            self.host.say("play.not_understood", typed=typed)


def missing_place(p: Position, verb: str, rest: list[str]) -> str | None:
    """The message about a node or an edge that was named but is not there."""
    nodes = [int(word) for word in "-".join(rest).split("-") if word.isdecimal()]
    if verb in (*NODES, *KNIGHT_NODES, *EDGES) and any(node >= p.map.land_nodes for node in nodes):
        return "play.no_such_node"
    if verb in EDGES and len(nodes) == 2 and p.map.geometry.edge_between(nodes[0], nodes[1]) == NONE:
        return "play.no_such_edge"
    return None


def counted_out(cards: list[str]) -> list[str]:
    """'2 ore wool' as 'ore ore wool'."""
    found: list[str] = []
    n = 1
    for word in cards:
        if word.isdecimal():
            n = min(int(word), 20)
        else:
            found += [word] * n
            n = 1
    return found
