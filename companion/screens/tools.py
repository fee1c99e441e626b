"""The tools: everything else about the current step, each a tap away."""

from __future__ import annotations

from companion.screens.actions import ActionScreen
from companion.screens.presenter.navigation import TABLE
from companion.screens.services import appendix
from companion.screens.widgets.action_grid import Action

ENTRIES = {
    "why": "why",
    "repeat": "speaker",
    "qr": "qr",
    "the-die": "die",
    "menu-whole": "pencil",
    "goals": "flag",
    "redo": "redo",
    "menu-help": "help",
}
"""The entries in order, each with its icon: the same in every game."""

OPENS = {"the-die": "die", "menu-whole": "whole", "goals": "goals"}
"""The screens that entries open."""


class ToolsScreen(ActionScreen):
    """Tools for the step. The clock keeps running: the player is still at it."""

    name = "tools"
    of_step = True

    def refresh(self) -> None:
        """Show every entry; those that the play doesn't have now are disabled."""
        words, session = self.presenter.words, self.presenter.session
        self.title, self.primary = words("screens.tools"), words("screens.to-step")
        self.note = self.fitting(session.redo_label)
        self.actions = [self._action(*each) for each in ENTRIES.items()]

    def _action(self, name: str, icon: str) -> Action:
        """Return an entry; Why is marked if a rule is our interpretation, or unknown."""
        session, text = self.presenter.session, self.presenter.words(f"screens.{name}")
        if name == "why":
            mark = self.presenter.host.screens[TABLE].controller.mark
            icon, colour = "reading" if mark == "reading" else icon, "amber" if mark else "ice"
            return Action(name, text, icon, colour=colour)
        if name == "redo":
            return Action(name, text, icon, not session.redo_label, session.redo_label)
        return Action(name, text, icon, name == "goals" and not session.play.goals())

    def press(self, name: str) -> None:
        """Open or do it."""
        presenter = self.presenter
        if name == "repeat":
            presenter.navigation.show(TABLE)
            presenter.host.screen.perform("repeat")
        elif name == "redo":
            presenter.game.change(presenter.session.redo)
        elif name == "menu-help":
            presenter.navigation.visit(TABLE, labels=True)
        elif name in OPENS:
            presenter.navigation.visit(OPENS[name])
        else:
            self.perform(name)

    def do_qr(self) -> None:
        """Show the QR code of the appendix page that explains the step."""
        appendix.show(self.presenter)

    def do_adjust(self) -> None:
        """Show everything that is tracked."""
        self.presenter.navigation.visit("whole")
