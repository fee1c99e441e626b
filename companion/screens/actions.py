"""Base of the screens that only offer a few actions, each on a tile."""

from __future__ import annotations

from abc import abstractmethod

from kivy.properties import ListProperty

from companion.screens.sheet import Sheet


class ActionScreen(Sheet):
    """A screen of a few actions: ``actions`` are the `Action` that it shows."""

    kv = "action_grid"

    actions = ListProperty()

    @abstractmethod
    def press(self, name: str) -> None:
        """Run the action of the tile with this name."""

    def pick(self, number: int) -> None:
        """Tap the tile with this number."""
        for action in self.actions[number - 1 : number]:
            if not action.off:
                self.press(action.name)
