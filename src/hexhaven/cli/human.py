"""A person at the keyboard: sees a view, is shown the choices, and types one."""

from hexhaven import words
from hexhaven.almanac import article
from hexhaven.cli import shown
from hexhaven.cli.commands import Commands, after_command, is_command
from hexhaven.cli.host import Host
from hexhaven.cli.menu import Item
from hexhaven.cli.past import TakeBack
from hexhaven.cli.teller import Teller
from hexhaven.core.game import Refusal, State, UnknownAction, View

PROMPT = "> "


class Human:
    """Chooses like a bot, by asking somebody."""

    def __init__(self, player: int, host: Host, teller: Teller) -> None:
        self.player = player
        self.host = host
        self.teller = teller
        self.last_picture: list[str] | None = None
        self.turn_shown: int | None = None
        self.queue: list[str] = []  # actions still to be taken that were typed at once

    def choose(self, view: View) -> int:
        """Ask the player; called whenever the game waits for them."""
        state = view.seen
        ready = self.decided_before(state)
        if ready is not None:
            return ready
        self.host.seat(self.player)
        self.catch_up(state)
        try:
            return self.prompt(state).ask()
        except TakeBack:
            self.queue.clear()
            raise

    def prompt(self, state: State) -> "Prompt":
        return Prompt(self, state)

    def decided_before(self, state: State) -> int | None:
        """What follows from what was typed earlier: the rest of several things."""
        if not self.queue:
            return None
        action = int(state.read(self.queue.pop(0)))
        if state.why_not(action, self.player) is None:
            return action
        self.queue.clear()
        return None

    def catch_up(self, state: State) -> None:
        """Tell what happened, and show what has changed."""
        self.tell_news()
        self.show_picture_if_changed(state)
        turn = shown.base_of(state).turn_begins(state)
        if turn is not None and self.turn_shown != turn:
            self.turn_shown = turn
            self.host.console.say()
            self.host.show_table(state, self.player)

    def tell_news(self) -> None:
        news = self.teller.news()
        if news:
            self.host.console.say()
        for paragraph in news:
            self.host.console.say(paragraph, hanging="  ")

    def show_picture_if_changed(self, state: State) -> None:
        first = self.last_picture is None
        if not first and (self.host.linear or not shown.wants_picture(state)):
            return
        picture = shown.base_of(state).picture(self.host.language, state, self.host.marks)
        if picture != self.last_picture:
            self.last_picture = picture
            self.host.console.say()
            self.host.show_picture(state, explained=first)


class Prompt:
    """One question to one player, until it is answered."""

    not_understood = "play.not_understood_plain"
    why_how = "play.why_how_plain"

    def __init__(self, human: Human, state: State) -> None:
        self.human = human
        self.host = human.host
        self.state = state
        self.player = human.player
        self.layer = shown.base_of(state)
        self.commands = Commands(self.host, human.teller, state, self.player)
        self.top = self.layer.choices(self.host.language, state, self.player, self.host.names).menu()
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
        self.host.console.say()
        self.host.console.say(words.asked(self.host.language, self.state, self.player, self.host.names))
        hand = shown.hand(self.host.language, self.state, self.player)
        if hand and self.layer.shows_hand(self.state):
            self.host.console.say(hand)

    def show_menu(self) -> None:
        if self.menu.heading:
            self.host.console.say(self.menu.heading)
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
        elif not self.commands.run(typed):
            self.act(typed)

    def meant(self, typed: str) -> str:
        """The verb a single typed word stands for."""
        return words.meant(self.host.language, self.state, typed)

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
        else:
            self.talk(item.verb)

    def talk(self, verb: str) -> None:
        """The dialogue behind a verb that takes free words: ask for a deal until there is one, or none."""
        self.host.say(f"how_to.{verb}")
        while self.action is None:
            typed = self.host.console.ask(self.host.text("play.deal_prompt"))
            if not typed or is_command(self.host.language, typed, "back"):
                self.go_back()
                return
            if (question := after_command(self.host.language, typed, "why")) is not None:
                self.explain(question)
            elif not self.commands.run(typed):
                self.act(typed, verb)

    def act(self, typed: str, verb: str = "") -> None:
        """Take an action by its text, or say why not."""
        action = self.read(typed, verb)
        if action is None:
            return
        refusal = self.state.why_not(action, self.player)
        if refusal is None:
            self.action = action
        else:
            self.show_refusal(refusal)

    def read(self, typed: str, verb: str = "") -> int | None:
        """The action a text stands for; None, with a sentence, if it stands for none."""
        text = words.understand(self.host.language, self.state, f"{verb} {typed}", self.host.names)
        try:
            return int(self.state.read(self.first_of_several(text)))
        except UnknownAction:
            self.show_misunderstanding(typed, text)
            return None

    def first_of_several(self, text: str) -> str:
        """Where several actions can be typed together, the first of them; the others wait in the queue."""
        return text

    def explain(self, question: str) -> None:
        """Answer `why`: the reason an action is refused, or that it is not."""
        if not question:
            self.host.say(self.why_how)
            return
        action = self.read(question)
        if action is None:
            return
        refusal = self.state.why_not(action, self.player)
        if refusal is None:
            self.host.say("play.allowed")
        else:
            self.show_refusal(refusal)
        self.human.queue.clear()

    def show_refusal(self, refusal: Refusal) -> None:
        language = self.host.language
        self.human.queue.clear()
        self.host.console.say(words.refusal(language, self.state, refusal, self.host.names, self.player))
        self.add_to_refusal(refusal)
        title = article(refusal.article).title[words.tongue(language)]
        self.host.say("play.see_article", title=title, id=refusal.article)

    def add_to_refusal(self, refusal: Refusal) -> None:
        """Say what else helps, such as a price."""

    def show_misunderstanding(self, typed: str, text: str) -> None:
        """Say how the action is written, or what can be typed at all."""
        self.human.queue.clear()
        key = f"example.{text.partition(' ')[0]}"
        if words.has(self.host.language, key):
            self.host.say("play.write_so", typed=typed, example=self.host.text(key))
        else:
            self.host.say(self.not_understood, typed=typed)
