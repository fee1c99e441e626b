"""Colours, sizes and spacing of every screen; the only place that defines them.

The colour roles are those of `icons.colours`. kv files bind to the one `theme`; code that paints on
a canvas uses `colour` and `mix`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any
from weakref import WeakMethod

from kivy.event import EventDispatcher
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
)
from kivy.utils import get_color_from_hex

from companion.drawings.icons.colours import THEMES, themes

Colour = tuple[float, float, float, float]

HERO, NOUN, MOVE, TITLE, FACT, LABEL = 88, 51, 40, 30, 22, 20
SIZES = HERO, NOUN, MOVE, 34, TITLE, FACT, LABEL
"""The text sizes, in units: 5.2 units are a millimetre on a 7-inch panel."""

LEADING = 1.18
"""From one baseline to the next, as a share of the text size."""

GAP = 8
BUTTON, TILE, LANE, CHIP = 16, 14, 12, 8
"""The radii of corners."""

TYPE_SCALE = {
    "hero": 88,
    "across": 66,
    "headline": 51,
    "noun": 40,
    "title": 30,
    "answer": 26,
    "fact": 22,
    "label": 20,
}
"""The text sizes in dp by role, the largest first."""


class Theme(EventDispatcher):
    """The colours of one theme by role, and the text sizes: what kv files bind to.

    Setting ``name`` recolours, and setting ``text_scale`` (1 to 2) resizes, everything shown.
    """

    name = OptionProperty("night", options=list(THEMES))
    text_scale = NumericProperty(1)
    motion = BooleanProperty(True)
    """Whether things are animated."""
    density = NumericProperty(1)
    """The pixels per dp. (Kivy's own value would open a window to find out.)"""

    ground = ColorProperty()
    glow = ColorProperty()
    sunk = ColorProperty()
    panel = ColorProperty()
    raised = ColorProperty()
    pressed = ColorProperty()
    dead = ColorProperty()
    line = ColorProperty()
    sand = ColorProperty()
    dim = ColorProperty()
    quiet = ColorProperty()
    faint = ColorProperty()
    orange = ColorProperty()
    over_accent = ColorProperty()
    ice = ColorProperty()
    violet = ColorProperty()
    amber = ColorProperty()
    over_ice = ColorProperty()
    card = ColorProperty()
    card_face = ColorProperty()
    card_band = ColorProperty()
    resting = ColorProperty()

    of: Callable[..., Colour] = ObjectProperty()
    """Returns the colour of a role. It is a new function in each theme, so that
    kv rules that use it are updated.
    """

    hero = NumericProperty()
    across = NumericProperty()
    headline = NumericProperty()
    noun = NumericProperty()
    title = NumericProperty()
    answer = NumericProperty()
    fact = NumericProperty()
    label = NumericProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._followers: defaultdict[int, list[tuple[str, int]]] = defaultdict(list)
        """By the uid of a widget, the properties that it follows, each with that of the binding."""
        self.on_name()
        self.on_text_scale()

    def on_name(self, *_: object) -> None:
        """Set the colour of every role."""
        self.colours = {role: parse(code) for role, code in themes()[self.name].items()}
        named = {property_of(role): colour for role, colour in self.colours.items()}
        for name in sorted(_COLOURED & named.keys(), key=_is_replaced, reverse=True):
            if getattr(self, name) == list(named[name]):
                self.property(name).dispatch(self)  # the property it replaces was set as well
            setattr(self, name, named[name])

        def of(role: str, alpha: float = 1) -> Colour:
            return colour(role, alpha)

        self.of = of

    def on_density(self, *_: object) -> None:
        """Set the text sizes for another window."""
        self.on_text_scale()

    def on_text_scale(self, *_: object) -> None:
        """Set the text size of every role, in pixels."""
        usual = [round(size * self.density) for size in TYPE_SCALE.values()]
        scaled = [round(size * self.density * self.text_scale) for size in TYPE_SCALE.values()]
        smaller = tuple(size for size in usual if size < scaled[-1])
        self._sizes = {role: (*scaled[at:], *smaller) for at, role in enumerate(TYPE_SCALE)}
        for role, size in zip(TYPE_SCALE, scaled, strict=True):
            setattr(self, role, size)

    def follow(self, name: str, method: Any) -> None:
        """Call a widget's method whenever a property changes, as long as the widget exists.

        Kivy's ``bind`` would compare it with every other one: there are hundreds, and a screen
        binds hundreds.
        """

        def call(*_: object) -> None:
            if found := weak():
                found()

        uid = method.__self__.uid
        weak = WeakMethod(method, lambda _: self.unfollow(uid))
        self._followers[uid].append((name, self.fbind(name, call)))

    def unfollow(self, uid: int) -> None:
        """Call no method of the widget with this uid any more."""
        for binding in self._followers.pop(uid, ()):
            self.unbind_uid(*binding)

    def sizes_from(self, role: str) -> tuple[int, ...]:
        """Return the size of a role and all smaller ones in pixels, the largest first.

        Scaled text may shrink to the smallest unscaled size, and no further.
        """
        return self._sizes[role]


def property_of(role: str) -> str:
    """Return the name of the property for a role: "on-ice" is ``over_ice``.

    Kivy would call ``on_ice`` when ``ice`` changes.
    """
    return role.replace("on-", "over_").replace("-", "_")


def _is_replaced(name: str) -> bool:
    """Return whether this is the default text colour, which a rule may replace by another.

    It is set first: both are bound, and the last one wins.
    """
    return name == "sand"


_COLOURED = {name for name, each in vars(Theme).items() if isinstance(each, ColorProperty)}


def use(name: str) -> None:
    """Use this theme from now on; raise ValueError if there is none with this name."""
    theme.name = name


def current() -> str:
    """Return the name of the current theme."""
    return str(theme.name)


def colour(role: str, alpha: float = 1) -> Colour:
    """Return the colour of a role; raise KeyError if there is none with this name."""
    if role not in theme.colours:
        raise KeyError(f"There is no colour called {role!r}.")
    red, green, blue, _ = theme.colours[role]
    return red, green, blue, alpha


def mix(one: str, other: str, share: float) -> Colour:
    """Return a role's colour mixed with a share (0 to 1) of another's."""
    pairs = zip(colour(one)[:3], colour(other)[:3], strict=True)
    red, green, blue = (a * (1 - share) + b * share for a, b in pairs)
    return red, green, blue, 1


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour (WCAG 2.1)."""
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2.1)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def parse(code: str) -> Colour:
    """Return the colour of a code such as ``#f0dfc0``."""
    red, green, blue, _ = get_color_from_hex(code)
    return red, green, blue, 1


theme = Theme()
