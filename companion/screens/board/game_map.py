"""The map of a game on the table: what the widget that a game offers for it has to do."""

from __future__ import annotations

from functools import partial
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from companion.screens.widgets.part import made

PLACE = "Map"
"""The name of the map among the parts of a game's pictures."""

CORNER_DP = 108, 90
"""The size of the small map in a corner of the table."""

GIVEN = (
    *("view", "places", "picked", "now", "actor", "put", "small", "laid", "near", "close"),
    *("pieces", "quiet", "looked"),
)
FOUND = "zoomed", "corner"
"""The properties that the table sets, and those that it reads."""

EVENTS = "on_pick", "on_take", "on_column", "on_pull", "on_hover"


class GameMap(Widget):
    """Draws the map of a ``view``. A tap on a place that answers dispatches ``on_pick`` with it.

    If places are large enough to be hit reliably, it dispatches ``on_take``: those that are
    ``near`` are shown like that, or those under a finger that drags something. Dragging one of the
    ``pieces`` dispatches ``on_pull`` with its place and its icon. ``places`` are those that answer,
    ``picked`` is the one that was tapped; ``now`` is the number of the present move, made by
    ``actor``.
    """

    __events__ = EVENTS

    view = ObjectProperty(None, allownone=True)
    places = ListProperty()
    picked = StringProperty()
    now = NumericProperty(0)
    actor = StringProperty()
    put = StringProperty()
    """The icon of what goes to the place that was tapped, "" for that of the question."""
    small = BooleanProperty(False)
    """Whether it only shows where the rest of the table is: without numbers or taps."""
    laid = ListProperty()
    """Places that can be tapped to take back what was placed there."""
    near = ListProperty()
    close = BooleanProperty(False)
    """Whether, if none are near, the surroundings of the present move's place are enlarged."""
    pieces = ListProperty()
    zoomed = BooleanProperty(False)
    """Whether a part of the map is enlarged."""
    quiet = BooleanProperty(False)
    """Whether Die skips the map, as something else is to be chosen first."""
    corner = ObjectProperty((1, 0))
    """The corner for the small map, where it hides no marked place, () if there is none."""
    looked = StringProperty()
    """The place that was tapped to hear its contents, "" for none."""

    def on_pick(self, name: str) -> None:
        """Event hook for kv."""

    def on_take(self, name: str) -> None:
        """Event hook for kv: the place selected by Die is the answer."""

    def on_column(self) -> None:
        """Event hook for kv: Die continues within a column."""

    def on_hover(self, name: str) -> None:
        """Event hook for kv: the place under a finger that rests on the map, "" for none."""

    def on_pull(self, name: str, icon: str, touch: Any, point: tuple[float, float]) -> None:
        """Event hook for kv."""

    def look_away(self) -> None:
        """Show the whole map again."""

    def under(self, x: float, y: float) -> str:
        """Return the place that answers under a point of the window, "" for none.

        Small places are enlarged there.
        """
        return ""


class TableMap(GameMap):
    """Shows the map of whatever game is on the table, by the game's own widget, ``map``."""

    map = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        self._made: dict[str, Any] = {}
        super().__init__(**kwargs)
        self.fbind("view", self._find)
        self.fbind("pos", self._place)
        self.fbind("size", self._place)

    def _find(self, *_: Any) -> None:
        """Show the widget of the game; while there is nothing to show, the last one stays."""
        if self.view is None:
            return
        game = self.view.game
        if game not in self._made:
            self._made[game] = self._joined(made(game, PLACE))
        if self.map is not self._made[game]:
            self.clear_widgets()
            self.map = self._made[game]
            if self.map:
                self.add_widget(self.map)
                self._place()

    def _joined(self, found: GameMap | None) -> GameMap | None:
        """Join a game's widget to this: it has the same properties, and its events are ours."""
        if found is None:
            return None
        for name in GIVEN:
            setattr(found, name, getattr(self, name))
            self.fbind(name, found.setter(name))
        for name in FOUND:
            found.fbind(name, self.setter(name))
        for name in EVENTS:
            found.fbind(name, partial(self._pass_on, name))
        return found

    def _pass_on(self, name: str, _: GameMap, *args: Any) -> None:
        self.dispatch(name, *args)

    def _place(self, *_: Any) -> None:
        if self.map:
            self.map.pos, self.map.size = self.pos, self.size

    def look_away(self) -> None:
        """Show the whole map again."""
        if self.map:
            self.map.look_away()

    def under(self, x: float, y: float) -> str:
        """Return the place that answers under a point of the window, "" for none."""
        return str(self.map.under(x, y)) if self.map else ""
