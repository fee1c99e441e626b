"""What can be tapped."""

from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class TapButton(ButtonBehavior, BoxLayout):
    """A button with ``words``; ``chief`` is the one thing to do now."""

    words = StringProperty()
    chief = BooleanProperty(False)


class ToolButton(TapButton):
    """A tool of the bar: a sign and a word; ``amber`` warns."""

    sign = StringProperty()
    amber = BooleanProperty(False)


class ChoiceButton(TapButton):
    """A choice, with the ``number`` of its key; ``pointed`` when Next has stepped to it.

    ``mark`` is the word that tells the default from the others without its colour, ``letter`` the
    size of the instruction, which no choice exceeds.
    """

    letter = NumericProperty("30sp")
    number = NumericProperty(0)
    pointed = BooleanProperty(False)
    mark = StringProperty()


class NoticeStrip(TapButton):
    """What the player should know, in amber and with a word; no higher than it must be."""
