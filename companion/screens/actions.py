"""What screens share that have nothing but a few things to do, each on a tile."""

from __future__ import annotations

from abc import abstractmethod

from kivy.properties import ListProperty

from companion.screens.sheet import Sheet


class ActionScreen(Sheet):
    """A screen of a few things to do: ``actions`` are the `Action` that it shows."""

    kv = "action_grid"

    actions = ListProperty()

    @abstractmethod
    def press(self, name: str) -> None:
        """Do what the tile of this name is for."""

    def pick(self, number: int) -> None:
        """Tap the tile of this number."""
        for action in self.actions[number - 1 : number]:
            if not action.off:
                self.press(action.name)
