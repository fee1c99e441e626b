"""The places of a picture that answer a question, as touch targets."""

from __future__ import annotations

from math import hypot
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.screens.board.tiles import AT_ONCE_DP, PULLED_DP
from companion.screens.frame import Box
from companion.screens.pictures import beside_spots, pulls, spots
from companion.screens.widgets.tappable import Spot


class SpotPlace(NamedTuple):
    """A place: its name, which is also the answer."""

    answer: str


class PlaceSpot(Spot):
    """One place: a tap picks it, or answers if it is large; two push buttons answer, too.

    The picture shows it. With a ``icon`` it can be dragged to where it goes.
    """

    icon = StringProperty()

    def on_touch_move(self, touch: Any) -> bool:
        """Start a drag if the place has an icon."""
        mine = touch.grab_current is self and self.icon
        if mine and hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(PULLED_DP):
            touch.ungrab(self)
            self.state = "normal"
            point = self.to_window(*touch.pos)
            self.screen.pull_place(self.item.answer, self.icon, touch, point)
            return True
        return bool(super().on_touch_move(touch))

    def on_release(self) -> None:
        """Pick the place, or answer with it."""
        large = min(self.size) >= dp(AT_ONCE_DP) and self.screen.step.at_once
        (self.screen.take_place if large else self.screen.pick)(self.item.answer)

    def activate(self) -> None:
        """Answer with the place."""
        self.screen.take_place(self.item.answer)


class PlaceSpots(Widget):
    """Positions the ``places`` in the picture of the prompt ``key``, if it defines them.

    A touch beside them is dispatched as ``on_miss``, with the answer that it stands for, or the
    reason why it doesn't answer.
    """

    __events__ = ("on_miss",)
    view = ObjectProperty(None, allownone=True)
    key = StringProperty()
    places = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._pool: list[PlaceSpot] = []
        super().__init__(**kwargs)
        update = Clock.create_trigger(self.update, -1)
        for name in ("view", "key", "places", "pos", "size"):
            self.fbind(name, update)

    def on_touch_down(self, touch: Any) -> bool:
        """Pass a touch to a place, or dispatch what a touch beside them stands for."""
        taken = bool(super().on_touch_down(touch))
        if self.view and not taken and self.collide_point(*touch.pos):
            unit = dp(1)
            point = (touch.x - self.x) / unit, (self.top - touch.y) / unit
            self.dispatch("on_miss", *beside_spots(self._box, self.view, self.key, *point))
        return taken

    def on_miss(self, answer: Any, reason: str) -> None:
        """Handle a touch beside the places, with its answer, or why it has none."""

    def centre_of(self, place: str) -> tuple[float, float] | None:
        """Return the centre of a place in the window, None if it isn't there."""
        self.update()
        found = next((spot for spot in self.children if spot.item.answer == place), None)
        return found and self.to_window(*found.center)

    @property
    def _box(self) -> Box:
        return Box(0, 0, self.width / dp(1), self.height / dp(1))

    def update(self, *_: Any) -> None:
        """Position each place according to the picture."""
        unit = dp(1)
        found = spots(self._box, self.view, self.key) if self.view else {}
        shown = [place for place in self.places if place in found]
        while len(self._pool) < len(shown):
            self._pool.append(PlaceSpot())
        self.clear_widgets()
        for spot, place in zip(self._pool, shown, strict=False):
            x, y, *sides = found[place]
            spot.item, spot.size = SpotPlace(place), (sides[0] * unit, sides[-1] * unit)
            spot.icon = pulls(self.view, self.key, place)
            spot.center = self.x + x * unit, self.top - y * unit
            self.add_widget(spot)
