"""What screens share that have nothing but a few things to do, each on a tile."""

from __future__ import annotations

from kivy.properties import ListProperty

from companion.screens.sheet import Sheet
from companion.screens.widgets import action_grid  # noqa: F401 for kv


class ActionScreen(Sheet):
    """A screen of a few things to do: ``actions`` are the `Action` that it shows."""

    kv = "action_grid"

    actions = ListProperty()

    def press(self, name: str) -> None:
        """Do what the tile of this name is for."""
        raise NotImplementedError

    def pick(self, number: int) -> None:
        """Tap the tile of this number."""
        for action in self.actions[number - 1 : number]:
            if not action.off:
                self.press(action.name)
