"""The table: plays any script by its prompts, and knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from companion.phrases.phrasebook import Wording
from companion.screens import appendix
from companion.screens.pictures import picture
from companion.screens.screen import CompanionScreen
from companion.screens.widgets.answers import Answers, ChoiceColumn, CountDial

LANDSCAPE_SHARE = 0.6
PORTRAIT_SHARE = 0.5


class TableScreen(CompanionScreen):
    """The step: what was said, what to do or to answer, and the bar."""

    name = "table"
    undo_words = StringProperty()
    redo_words = StringProperty()
    answers = ObjectProperty(None, allownone=True, baseclass=Answers)

    def refresh(self) -> None:
        session = self.app.session
        says = [say.text for say in session.says]
        if session.play.ask is None:
            instruction = says.pop() if says else self.app.words("screens.over")
            self._put(self._ending())
        else:
            ask = self.app.phrasebook.word(session.play.ask)
            instruction = ask.text
            self._put(ANSWERS[ask.kind](self, ask, session.play.ask))
        if self.app.greeting:
            says.insert(0, self.app.greeting)
        step = self.ids.step
        step.earlier = lambda count: self.app.words("screens.earlier", count=count)
        step.picture = picture(session.play.says, self.app.words)
        step.says, step.instruction = says, instruction
        self.undo_words, self.redo_words = session.undo_label, session.redo_label

    # what the bar, the buttons and the keys do

    def do_next(self) -> None:
        """Answer the default; where none is safe, step through the choices."""
        if self.answers.proposal is None:
            self.app.speak(self.answers.point())
        else:
            self.answers.dispatch("on_answer", self.answers.proposal)

    def do_undo(self) -> None:
        """Take back the last answer."""
        self.app.change(lambda: self.app.session.play.undo())

    def do_redo(self) -> None:
        """Put back the answer last undone."""
        self.app.change(lambda: self.app.session.play.redo())

    def do_repeat(self) -> None:
        """Say the step again, or why it cannot be heard."""
        if self.app.mute:
            self.app.tell(self.app.words("core.no-voice", reason=self.app.mute))
        else:
            self.app.speak_step()

    def do_die(self) -> None:
        """Take up the die."""
        self.app.show("die")

    def do_why(self) -> None:
        """Show the reasons, and whatever the step had no room for."""
        self.app.read(self.app.words("screens.why-title"), self._reasons())

    def do_qr(self) -> None:
        """Show the page of the appendix that explains the step."""
        appendix.show(self.app)

    def do_adjust(self) -> None:
        """Show everything that is tracked."""
        self.app.show("editor")

    def do_help(self) -> None:
        """Show what the keys and buttons do."""
        words = self.app.words
        self.app.read(words("screens.help-title"), [("text", words("screens.help-text"))])

    def pick(self, number: int) -> None:
        self.answers.pick(number)

    def back(self) -> None:
        self.app.trouble = ""
        self.app.show("home")

    def show_notices(self) -> None:
        """Show everything the strip has to say."""
        lines = self.app.notices
        self.app.read(self.app.words("screens.notice"), [("text", line) for line in lines])

    # its parts

    def share(self, *_: Any) -> None:
        """Give the answers a column of their own, or in portrait what they need."""
        body, answers = self.ids.body, self.answers
        if answers is None:
            return
        upright = body.orientation == "vertical"
        answers.size_hint = (1, None) if upright else (LANDSCAPE_SHARE, 1)
        if upright:
            roomy = answers.needed * 1.3
            answers.height = min(roomy, max(answers.needed, body.height * PORTRAIT_SHARE))

    def set_letter(self, *_: Any) -> None:
        """Set no answer larger than the instruction."""
        if self.answers:
            self.answers.letter = self.ids.step.letter

    def _put(self, answers: Answers) -> None:
        if self.answers:
            self.ids.body.remove_widget(self.answers)
        self.answers = answers
        self.set_letter()
        self.share()
        self.ids.body.add_widget(answers)

    def _reasons(self) -> list[tuple[str, str]]:
        session = self.app.session
        words: list[Wording] = [*session.says, *([session.ask] if session.ask else [])]
        found: list[tuple[str, str]] = []
        for wording in words:
            found.append(("heading", wording.text))
            if wording.why:
                found.append(("text", wording.why))
        if not any(wording.why for wording in words):
            found.append(("text", self.app.words("screens.why-none")))
        return found

    def _answer(self, value: Any) -> None:
        self.app.change(lambda: self.app.session.answer(value))

    def _choices(self, options: Any, default: Any, take: Callable[[Any], None]) -> ChoiceColumn:
        words = self.app.words
        column = ChoiceColumn(options, default, words("screens.next"), words("screens.more"))
        column.bind(on_answer=lambda _, value: take(value))
        return column

    def choose(self, wording: Wording, ask: Any) -> Answers:
        """Offer the choices."""
        return self._choices(wording.options, wording.default, self._answer)

    def confirm(self, wording: Wording, ask: Any) -> Answers:
        """Offer one big Next, and "not possible" where it can fail."""
        words = self.app.words
        labels = {True: words("screens.next"), False: words("core.name-impossible")}
        options = tuple((value, labels[value]) for value, _ in wording.options)
        return self._choices(options, wording.default, self._answer)

    def count(self, wording: Wording, ask: Any) -> Answers:
        """Offer a number to set."""
        ok = self.app.words("screens.ok")
        dial = CountDial(ask.minimum, ask.maximum, ask.default, ok=ok)
        dial.bind(on_answer=lambda _, value: self._answer(value))
        return dial

    def _ending(self) -> Answers:
        take = {"home": self.back, "undo": self.do_undo}
        options = (
            ("home", self.app.words("screens.home")),
            ("undo", self.app.words("screens.undo")),
        )
        return self._choices(options, "home", lambda value: take[value]())


ANSWERS = {
    "choose": TableScreen.choose,
    "confirm": TableScreen.confirm,
    "count": TableScreen.count,
}
"""What answers each kind of question."""
