"""On Mars: Lacerda's solo card, and the signs of what is always in sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.screens.pictures.on_mars.icons import ICONS

__all__ = ("ICONS", "PICTURES")


class SoloCard(BoxLayout):
    """A solo card: the action's number, the Mission's letter on its cube, and whether he travels.

    Each has a shape, a colour and a word.
    """

    number = NumericProperty(0)
    letter = StringProperty()
    travels = BooleanProperty(True)
    action_word = StringProperty()
    mission_word = StringProperty()
    travel_word = StringProperty()


class MissionCube(Widget):
    """A cube seen from a corner, with a Mission's letter on its front."""

    letter = StringProperty()
    radius = NumericProperty(0)


class TravelMark(Widget):
    """An arrow where he travels, an X where he does not."""

    travels = BooleanProperty(True)
    radius = NumericProperty(0)


def solo_card(args: Mapping[str, Any], words: Callable[..., str]) -> SoloCard:
    """Draw the card of the say ``on-mars.card``."""
    travels = args["travels"]
    return SoloCard(
        number=args["number"],
        letter=args["letter"],
        travels=travels,
        action_word=words("screens.on-mars-action"),
        mission_word=words("screens.on-mars-mission"),
        travel_word=words(f"screens.on-mars-{'travels' if travels else 'stays'}"),
    )


PICTURES = {"on-mars.card": solo_card}
