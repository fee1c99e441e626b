"""Values that are always in sight, each with a picture, a number and a word."""

from __future__ import annotations

from typing import Any

from kivy.metrics import sp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.screens.pictures import icon
from companion.screens.widgets.buttons import TapButton
from companion.session import Session

CHIP = 66
"""The least width of a chip that can be read, in sp."""


class Chip(BoxLayout):
    """One value: its picture if it has one, the value (at most ``max_font_size``), its word."""

    max_font_size = NumericProperty("22sp")
    value = StringProperty()
    word = StringProperty()


class GlanceStrip(TapButton):
    """The values that a game wants in sight, as many as there is room for; a tap opens all.

    The last chip counts those that there is no room for.
    """

    max_font_size = NumericProperty("22sp")

    def __init__(self, **kwargs: Any) -> None:
        self._chips: dict[str, Chip] = {}
        self._more = Chip()
        self._game = ""
        super().__init__(**kwargs)
        self.bind(width=self._show, max_font_size=self._resize)

    def fill(self, session: Session) -> None:
        """Show the values as they stand; the chips are made once, because that is slow."""
        state, book, game = session.play.state(), session.phrasebook, session.game.name
        if game != self._game:
            self._game = game
            self._chips = {name: _chip(game, name) for name in session.game.pinned_values}
            self._resize()
        for name, chip in self._chips.items():
            value = counted(state, name)
            chip.value = "" if value is None else book.value(value, game)
            chip.word = book.name(name.removesuffix(".value").rpartition(".")[2], game, "short")
        self.words = ", ".join(f"{chip.value} {chip.word}" for chip in self._in_use)
        self._show()

    @property
    def _in_use(self) -> list[Chip]:
        """The chips that have something to show."""
        return [chip for chip in self._chips.values() if chip.value]

    def _resize(self, *_: Any) -> None:
        for chip in (*self._chips.values(), self._more):
            chip.max_font_size = self.max_font_size

    def _show(self, *_: Any) -> None:
        room = int(self.width // sp(CHIP))
        shown, rest = self._in_use[:room], self._in_use[room:]
        if rest and room:
            self._more.value = f"+{len(rest) + 1}"
            shown[-1:] = [self._more]
        if self.children[::-1] != shown:
            self.clear_widgets()
            for chip in shown:
                self.add_widget(chip)


def _chip(game: str, name: str) -> Chip:
    chip = Chip()
    if picture := icon(game, name):
        chip.ids.frame.add_widget(picture)
    return chip


def counted(state: Any, name: str) -> Any:
    """Return the value of a dotted name, of several things how many; None if there is none."""
    for part in name.split("."):
        if state is None or part not in state:
            return None
        state = state[part]
    return len(state) if isinstance(state, list | dict) else state
