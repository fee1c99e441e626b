"""What can be tapped, and focused by Die."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.screens.focus import Focusable


class Tappable(Focusable, ButtonBehavior, Widget):
    """A button with a text and an icon; kv rules define its look, and where its parts are.

    ``role`` is its background colour, ``colour`` its text colour. Die skips a ``quiet`` button.
    """

    focused = BooleanProperty(False)
    focus_order = NumericProperty(0)
    quiet = BooleanProperty(False)
    text = StringProperty()
    label = StringProperty()
    """Its spoken text, "" if that is its text."""
    icon = StringProperty()
    role = StringProperty("raised")
    radius = NumericProperty("16dp")
    colour = StringProperty("ice")
    chosen = BooleanProperty(False)
    pale = BooleanProperty(False)
    """Whether taps don't count yet."""
    item = ObjectProperty(None, allownone=True)

    @property
    def spoken(self) -> str:
        return str(self.label) or super().spoken

    def on_press(self) -> None:
        """Play the click of a touch."""
        if self.screen:
            self.screen.presenter.speech.effect("tap")

    @property
    def can_be_focused(self) -> bool:
        return not self.disabled and not self.quiet


class TappableBox(Tappable, BoxLayout):
    """A button that lays out its parts one after the other."""


class FocusRing(Widget):
    """The only focus ring of a screen, around the focused widget."""

    target: Any = ObjectProperty(None, allownone=True)
    gap = NumericProperty("3dp")

    def on_target(self, _: Any, target: Any) -> None:
        """Follow another widget."""
        if before := getattr(self, "_before", None):
            before.unbind(pos=self.follow, size=self.follow)
        self._before = target
        if target:
            target.bind(pos=self.follow, size=self.follow)
        self.follow()

    def follow(self, *_: Any) -> None:
        """Surround the target."""
        if self.target is None:
            self.size = 0, 0
            return
        x, y = self.target.to_window(*self.target.pos)
        self.pos = self.to_widget(x - self.gap, y - self.gap)
        self.size = self.target.width + 2 * self.gap, self.target.height + 2 * self.gap


class Spot(Focusable, ButtonBehavior, Widget):
    """A part of a picture that can be tapped; ``item`` is what it represents."""

    focused = BooleanProperty(False)
    text = StringProperty()
    halign = StringProperty("left")
    item = ObjectProperty(None, allownone=True)
