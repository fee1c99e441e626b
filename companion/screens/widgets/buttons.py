"""What can be tapped."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget


class TapButton(ButtonBehavior, BoxLayout):
    """A button with ``words``.

    ``primary`` is the one thing to do now, ``focused`` what was stepped to with the Die button.
    """

    stop = True
    """Whether Die steps to it; shortcuts for a finger are left out."""

    words = StringProperty()
    primary = BooleanProperty(False)
    focused = BooleanProperty(False)

    @property
    def spoken(self) -> str:
        """What names it aloud."""
        return str(self.words)

    def on_press(self, *_: Any) -> None:
        """Play the sound of a tap."""
        above = self.parent
        while above is not None and not hasattr(above, "presenter"):
            above = above.parent
        if above is not None:
            above.presenter.effect("tap")


class ToolButton(TapButton):
    """A tool of the bar: a sign and a word; ``amber`` warns."""

    sign = StringProperty()
    amber = BooleanProperty(False)


class ChoiceButton(TapButton):
    """A choice of a ``value``, with the ``number`` of its key.

    ``mark`` is the word that tells the default from the others without its colour,
    ``max_font_size`` the size of the instruction, which no choice exceeds; one that is ``barred``
    tells why when tapped.
    """

    value: Any = None  # a Kivy property would take True for the 1 that it is equal to
    max_font_size = NumericProperty("30sp")
    number = NumericProperty(0)
    mark = StringProperty()
    barred = BooleanProperty(False)

    def show(self, sign: Widget | None) -> None:
        """Show a picture before the words."""
        frame = self.ids.frame
        if frame.children == [sign]:
            return
        frame.clear_widgets()
        if sign:
            if sign.parent:
                sign.parent.remove_widget(sign)
            frame.add_widget(sign)

    def let_go(self) -> None:
        """Release a finger that is still down: what it pressed is gone."""
        if self.last_touch:
            self.last_touch.ungrab(self)
        self.state = "normal"


class NoticeStrip(TapButton):
    """What the player should know, in amber and with a word; no higher than it must be."""
