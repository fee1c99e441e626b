"""The menu: everything about the play, besides the current step."""

from __future__ import annotations

from collections.abc import Iterator

from companion.screens.actions import ActionScreen
from companion.screens.presenter.navigation import TABLE
from companion.screens.question import Question
from companion.screens.sheet import SheetTool
from companion.screens.widgets.action_grid import Action

ENTRIES = {
    "now": "speaker",
    "page": "qr",
    "whole": "pencil",
    "goals": "flag",
    "scores": "op",
    "turn": "undo",
    "history": "list",
    "times": "clock",
    "people": "pawn",
    "settings": "gear",
    "help": "help",
    "home": "planet",
}
"""The entries in order, each with its icon: the same in every game. Their texts are ``menu-…``; an
entry that `MenuScreen.press` doesn't name opens the screen with its name.
"""

PHONES = "phones"
"""The screen of the tool that is there if phones may show the table."""

READ = ("now",)
"""The entries that are texts to read."""


class MenuScreen(ActionScreen):
    """Everything about the play; the clock is suspended until the table is shown.

    With a broker, its bar has a button that calls someone to the table, or ends that.
    """

    name = "menu"

    def refresh(self) -> None:
        """Show every entry; those that the play doesn't have, or not yet, are disabled."""
        words, session = self.presenter.words, self.presenter.session
        session.suspend_clock()
        there = {
            "goals": session.play.goals(),
            "scores": session.play.scores(),
            "turn": session.play.last_answer,
            "times": session.clock or session.budget,
            "people": session.id is not None,
        }
        self.title, self.primary = words("screens.menu"), words("screens.menu-table")
        self.has_menu = False
        self.actions = [
            Action(name, words(f"screens.menu-{name}"), icon, not there.get(name, True))
            for name, icon in ENTRIES.items()
        ]
        self.tools = list(self._tools())

    def _tools(self) -> Iterator[SheetTool]:
        """Yield the buttons that are there if the table is shared."""
        presenter, words = self.presenter, self.presenter.words
        if presenter.settings.phone_table:
            yield SheetTool(PHONES, words("screens.menu-phones"), "phone")
        if presenter.settings.mqtt:
            call = f"screens.{'end-call' if presenter.calls_help else 'call-help'}"
            yield SheetTool("call", words(call), "bell")

    def use(self, name: str) -> None:
        """Open the table for phones; or call someone to the table, or end that."""
        presenter = self.presenter
        if name == PHONES:
            presenter.navigation.visit(name)
            return
        presenter.call_help(not presenter.calls_help)
        self.refresh()

    def press(self, name: str) -> None:
        """Open an entry."""
        presenter = self.presenter
        if name == "home":
            presenter.navigation.go_home()
        elif name == "help":
            presenter.navigation.visit(TABLE, labels=True)
        elif name == "turn" and presenter.session.play.answers_of_turn <= 1:
            presenter.game.change(presenter.session.undo_turn)
        elif name == "people":
            presenter.navigation.visit(name, play=presenter.session.id, table=True)
        elif name in READ:
            presenter.navigation.read(name)
        else:
            presenter.navigation.visit(name)


class TurnScreen(Question):
    """Asks whether to take back the answers of the whole turn."""

    name = "turn"
    icon = "undo"

    def refresh(self) -> None:
        """Show what would be taken back, the latest first."""
        words, session = self.presenter.words, self.presenter.session
        count = session.play.answers_of_turn
        steps = [step for step in session.steps() if 0 < step.back <= count]
        self.title, self.primary = words("screens.menu-turn"), words("screens.menu-table")
        self.lines = [step.words for step in reversed(steps)]
        self.text = words("screens.turn-why")
        undo = words("screens.history-back", count=count)
        self.tools = [SheetTool("undo", undo, "undo", not count)]

    @property
    def spoken(self) -> str:
        """What can be done, and what it takes back."""
        return f"{self.tools[0].text}: {'. '.join(self.lines)}."

    def use(self, name: str) -> None:
        """Take the turn back."""
        self.presenter.game.change(self.presenter.session.undo_turn)

    def back(self) -> None:
        """Go back to the menu."""
        self.presenter.navigation.visit("menu")

    def press_primary(self) -> None:
        """Go back to the table."""
        if self.presenter.guard.passes():
            self.presenter.navigation.show_play()
