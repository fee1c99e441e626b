"""The menu: everything besides the step on the table."""

from __future__ import annotations

from kivy.uix.gridlayout import GridLayout

from companion.screens.screen import CompanionScreen
from companion.screens.widgets.buttons import ToolButton

ITEMS = {
    "table": "▶",
    "editor": "±",
    "goals": "★",
    "scores": "Σ",
    "turn": "⇤",
    "history": "≡",
    "times": "◷",
    "settings": "⚙",
    "help": "?",
    "home": "⌂",
}
"""What can be opened, each with its sign."""


class MenuItems(GridLayout):
    """The items, as large as the screen allows."""


class MenuScreen(CompanionScreen):
    """Everything that belongs to the play; the clock is suspended until the table is shown."""

    name = "menu"

    def refresh(self) -> None:
        self.session.suspend_clock()
        session = self.session
        missing = {
            "goals": not session.play.goals(),
            "scores": not session.play.scores(),
            "turn": session.play.last_answer is None,
            "times": session.clock is None,
        }
        self.ids.entries.clear_widgets()
        for name in [each for each in ITEMS if not missing.get(each)]:
            words = self.words(f"screens.menu-{name}")
            item = ToolButton(words=words, sign=ITEMS[name], primary=name == "table", most=26)
            item.bind(on_release=lambda _, name=name: self._go(name))
            self.ids.entries.add_widget(item)

    @property
    def spoken(self) -> str:
        return self.words("screens.menu")

    def pick(self, number: int) -> None:
        items = self.ids.entries.children[::-1]
        if 1 <= number <= len(items):
            items[number - 1].dispatch("on_release")

    def _go(self, name: str) -> None:
        if name == "table":
            self.back()
            self.presenter.speak_step()
        elif name == "home":
            self.presenter.go_home()
        elif name == "turn":
            self.presenter.change(self.session.undo_turn)
        elif name in ("goals", "help"):
            self.presenter.read(name)
        else:
            self.presenter.visit(name)
