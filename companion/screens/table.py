"""The table: plays any script by its prompts, and knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.phrases.wording import Group, Wording
from companion.screens.pictures import icon, picture
from companion.screens.presenter import TABLE, Presenter
from companion.screens.screen import CompanionScreen
from companion.screens.services import appendix
from companion.screens.widgets import number_grid
from companion.screens.widgets.answers import (
    AT_ONCE,
    REPORTS_AT_ONCE,
    Answers,
    ChoiceColumn,
    NumberStepper,
)
from companion.screens.widgets.number_grid import NumberGrid

LANDSCAPE_SHARE = 0.6
BROAD_SHARE = 1.05
PORTRAIT_SHARE = 0.4
ROOMY = 1.3

BACK = "back"
"""The choice that closes a group of choices; it answers nothing."""


class TableScreen(CompanionScreen):
    """The step: what was said, what to do or to answer, and the bar.

    At the top stands what is tracked, and the pace of a play whose end is in sight.

    With two buttons: Next takes what is marked. Where nothing is, or after Repeat, Die steps
    through the choices (the die comes last) and Next takes the one just named. Die steps
    through a number at once.
    """

    name = TABLE
    pace = StringProperty()
    undo_words = StringProperty()
    redo_words = StringProperty()
    answers = ObjectProperty(None, allownone=True, baseclass=Answers)

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._counted: Any = None
        self._signs: dict[tuple[str, str], Widget | None] = {}
        self._column = ChoiceColumn()
        self._column.bind(on_answer=lambda _, value: self._take(value))
        self._grid: NumberGrid | None = None

    def refresh(self) -> None:
        session = self.session
        says = [say.text for say in session.says]
        if session.play.ask is None:
            instruction = says.pop() if says else self.words("screens.over")
            self._put(self._ending())
        else:
            ask = self.book.prompt_text(session.play.ask)
            group = self._group(ask)
            instruction = group.question if group else ask.text
            self._put(ANSWERS[ask.kind](self, ask, session.play.ask))
        if self.presenter.greeting:
            says.insert(0, self.presenter.greeting)
        step = self.ids.step
        step.earlier = lambda count: self.words("screens.earlier", count=count)
        step.picture = picture(session.play.says, self.words)
        step.says, step.instruction = says, instruction
        self.ids.strip.fill(session)
        self.pace = session.pace
        self.undo_words, self.redo_words = session.undo_label, session.redo_label

    # what the bar, the buttons and the keys do

    def do_next(self) -> None:
        """Answer what was stepped to, else the default; where there is none, read the choices."""
        if self.ids.die.focused:
            self.take_die()
        elif self.ids.menu.focused:
            self.do_menu()
        elif not self.answers.take():
            self.say_how(self.answers.read())

    def do_die(self) -> None:
        """Step through the choices where none is marked, or a number; else show the die.

        After the last choice come the die and the menu.
        """
        die, menu = self.ids.die, self.ids.menu
        if not self.answers.stepping:
            self.take_die()
        elif die.focused:
            die.focused, menu.focused = False, True
            self.presenter.speak(menu.spoken)
        else:
            named = self.answers.point()
            die.focused, menu.focused = not named, False
            self.presenter.speak(named or self.words("screens.the-die"))

    def take_die(self) -> None:
        """Show the die."""
        self.presenter.visit("die")

    def do_undo(self) -> None:
        """Take back the last answer."""
        self.presenter.change(lambda: self.session.undo())

    def do_redo(self) -> None:
        """Put back the answer last undone."""
        self.presenter.change(lambda: self.session.redo())

    def do_repeat(self) -> None:
        """Say the step and its choices, which Die steps through now; or why none is heard."""
        self.answers.start_stepping()
        self.ids.die.focused = self.ids.menu.focused = False
        if self.presenter.mute:
            self.presenter.tell(self.words("core.no-voice", reason=self.presenter.mute))
        else:
            opened = bool(self.detail.get("group"))
            self.presenter.speak(self.spoken if opened else self.session.spoken_with_choices)

    def do_why(self) -> None:
        """Show the reasons, and whatever the step had no room for."""
        self.presenter.read("why")

    def do_qr(self) -> None:
        """Show the page of the appendix that explains the step."""
        appendix.show(self.presenter)

    def do_adjust(self) -> None:
        """Show everything that is tracked."""
        self.presenter.show("editor")

    def do_help(self) -> None:
        """Show what the keys and buttons do."""
        self.presenter.read("help")

    def do_menu(self) -> None:
        """Show what else there is."""
        self.presenter.visit("menu")

    def do_clock(self) -> None:
        """Pause the clock, or let it count again."""
        session = self.session
        if self.presenter.clock_runs:
            session.pause_clock()
            self.presenter.speak(self.words("core.clock-paused"))
        else:
            session.run_clock()
        self.presenter.refresh_status()

    def pick(self, number: int) -> None:
        self.answers.pick(number)

    def back(self) -> None:
        if self.detail.get("group"):
            self.close_group()
        else:
            self.do_menu()

    @property
    def spoken(self) -> str:
        """What is said when the group of choices is opened, or closed again."""
        ask = self.session.ask
        group = self._group(ask) if ask else None
        if group is None:
            return ask.voice if ask else ""
        return " ".join(
            [
                group.question,
                self.words("core.choices", choices=". ".join(self.answers.read())),
            ]
        )

    def show_notices(self) -> None:
        """Show everything the strip has to say."""
        self.presenter.read("notices")

    # its parts

    def share(self, *_: Any) -> None:
        """Give the answers a column of their own, or in portrait what they need."""
        body, answers = self.ids.body, self.answers
        if answers is None:
            return
        upright = body.orientation == "vertical"
        share = BROAD_SHARE if answers.broad else LANDSCAPE_SHARE
        answers.size_hint = (1, None) if upright else (share, 1)
        answers.columns = 2 if upright or answers.broad else 1
        if upright:
            roomy = answers.needed * ROOMY
            answers.height = min(roomy, max(answers.needed, body.height * PORTRAIT_SHARE))

    def set_max_font_size(self, *_: Any) -> None:
        """Set no answer larger than the instruction."""
        if self.answers:
            self.answers.max_font_size = self.ids.step.max_font_size

    def _put(self, answers: Answers) -> None:
        if self.answers is not answers:
            if self.answers:
                self.ids.body.remove_widget(self.answers)
            self.answers = answers
            self.ids.body.add_widget(answers)
        self.ids.die.focused = self.ids.menu.focused = False
        self.set_max_font_size()
        self.share()

    def _answer(self, value: Any) -> None:
        self.presenter.change(lambda: self.session.answer(value))

    def _choices(
        self, options: Any, default: Any, take: Callable[[Any], None], **kinds: Any
    ) -> ChoiceColumn:
        next_, more = self.words("screens.next"), self.words("screens.more")
        self._take = take
        self._column.offer(options, default, next_, more, **kinds)
        return self._column

    def choose(self, wording: Wording, ask: Any) -> Answers:
        """Offer the choices: all at once where they are reports, or have their places."""
        shown, default = wording.displayed_options or wording.menu, wording.default
        if group := self._group(wording):
            shown, default = (*group.options, (BACK, self.words("screens.back"))), None
        free = {value for value, _ in (*wording.options, *wording.menu)} | {BACK}
        game, _, question = ask.key.partition(".")

        def spoken(value: Any, words: str) -> str:
            own = group is None and value not in wording.groups
            return self.book.spoken_option(ask, value) if own else words

        kinds: dict[str, Any] = {
            "barred": {value for value, _ in shown} - free,
            "at_once": REPORTS_AT_ONCE if ask.fields or ask.displayed_options else AT_ONCE,
            "sign": lambda value: self._sign(game, f"{question}.{value}"),
            "spoken": spoken,
        }

        def take(value: Any) -> None:
            if value == BACK and group:
                self.close_group()
            elif value in wording.groups:
                self.presenter.visit(self.name, group=value)
            else:
                self._answer(value)

        return self._choices(shown, default, take, **kinds)

    def _group(self, wording: Wording) -> Group | None:
        """Return the group of choices that is open."""
        return wording.groups.get(self.detail.get("group", ""))

    def close_group(self) -> None:
        """Show the question again as it is first asked."""
        self.presenter.visit(self.name)

    def _sign(self, game: str, name: str) -> Widget | None:
        """Return the icon of a choice; like the buttons, it is made once."""
        if (game, name) not in self._signs:
            self._signs[game, name] = icon(game, name)
        return self._signs[game, name]

    def confirm(self, wording: Wording, ask: Any) -> Answers:
        """Offer one big Next, and "not possible" where it can fail."""
        words = self.words
        options = wording.options if ask.can_fail else ((True, words("screens.next")),)
        return self._choices(options, wording.default, self._answer)

    def count(self, wording: Wording, ask: Any) -> Answers:
        """Offer a number to set, or where none is likelier than another, all to choose from."""
        if ask.default is None and ask.maximum - ask.minimum < number_grid.MOST:
            return self._numbers(ask)
        ok = self.words("screens.ok")
        if isinstance(self.answers, NumberStepper) and self._counted is ask:
            self.answers.ok = ok  # another language, perhaps; the number that was set stays
            return self.answers
        self._counted = ask
        dial = NumberStepper(ask.minimum, ask.maximum, ask.default, ok=ok)
        dial.bind(on_answer=lambda _, value: self._answer(value))
        return dial

    def _numbers(self, ask: Any) -> Answers:
        """Offer all numbers; like the choices, their buttons are made once."""
        if self._grid is None:
            self._grid = NumberGrid()
            self._grid.bind(on_answer=lambda _, value: self._answer(value))
        if self._counted is not ask:
            self._counted = ask
            self._grid.offer(ask.minimum, ask.maximum)
        words = self.book
        self._grid.label(lambda value: words.option(ask, value), self.words("screens.more"))
        return self._grid

    def _ending(self) -> Answers:
        """Offer what is left to do when the play is over."""
        words = self.words
        take = {
            "home": self.presenter.go_home,
            "scores": lambda: self.presenter.visit("scores"),
            "history": lambda: self.presenter.visit("history"),
            "times": lambda: self.presenter.visit("times"),
            "undo": self.do_undo,
        }
        if not self.session.play.scores():
            del take["scores"]
        if self.session.clock is None:
            del take["times"]
        options = tuple((name, words(f"screens.{name}")) for name in take)
        ending = self._choices(options, "home", lambda name: take[name]())
        ending.start_stepping()
        return ending


ANSWERS = {
    "choose": TableScreen.choose,
    "confirm": TableScreen.confirm,
    "count": TableScreen.count,
}
"""What answers each kind of question."""
