"""What can be tapped, and reached by Die."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.screens.focus import Focusable


class Tappable(Focusable, ButtonBehavior, BoxLayout):
    """A button with a text and a sign; kv rules give it its form.

    ``role`` is the colour of its ground, ``ink`` that of its words. A ``quiet`` one is not a stop
    of Die's.
    """

    focused = BooleanProperty(False)
    focus_order = NumericProperty(0)
    quiet = BooleanProperty(False)
    text = StringProperty()
    label = StringProperty()
    """What is said of it, "" where that is its text."""
    sign = StringProperty()
    role = StringProperty("raised")
    radius = NumericProperty("16dp")
    ink = StringProperty("ice")
    chosen = BooleanProperty(False)
    pale = BooleanProperty(False)
    """Whether a tap does not count yet."""
    item = ObjectProperty(None, allownone=True)

    @property
    def spoken(self) -> str:
        return str(self.label) or super().spoken

    def on_press(self) -> None:
        """Let it be heard that a finger has hit it."""
        if self.screen:
            self.screen.presenter.speech.effect("tap")

    @property
    def can_be_focused(self) -> bool:
        return not self.disabled and not self.quiet


class FocusRing(Widget):
    """The one ring of a screen, around what has the focus."""

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
        """Be around the target."""
        if self.target is None:
            self.size = 0, 0
            return
        x, y = self.target.to_window(*self.target.pos)
        self.pos = self.to_widget(x - self.gap, y - self.gap)
        self.size = self.target.width + 2 * self.gap, self.target.height + 2 * self.gap


class Spot(Focusable, ButtonBehavior, FloatLayout):
    """A part of a picture that can be tapped; ``item`` is what it stands for."""

    focused = BooleanProperty(False)
    text = StringProperty()
    halign = StringProperty("left")
    item = ObjectProperty(None, allownone=True)
