"""Layout faults of the table on the screen: cut off, covered, too small to read or to hit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from companion.screens.board.tiles import MORE_TILES
from companion.screens.frame import Box
from kit.painting import faults_of, painted, under

MIN_LETTERS, TOUCH, AT_ONCE = 20, 47, 62
"""The minimum text size, and the minimum sides of a target (9 mm) and of one that acts at once on
the play (12 mm), in dp.
"""

SLACK = 1.5
"""Pixels that something may reach beyond its place."""

AIR = 4
"""The empty pixels above and below text: they may be outside."""

FEW = 6
"""So many answers have room on one page."""

Place = tuple[float, float, float, float]
"""Left, low, right and top, in pixels of the window."""


def faults(screen: Any) -> list[str]:
    """Return all that is wrong, each with where it is and which words it is about."""
    from companion.screens.widgets.tappable import Tappable
    from companion.screens.widgets.words import Words

    seen = [each for root in in_sight(screen) for each in visible(root)]
    shown = [e for e in seen if not (below_a_notice(screen, e) or is_scrolled_away(e))]
    words = [each for each in shown if isinstance(each, Words) and each.text]
    taps = [each for each in shown if isinstance(each, Tappable) and not each.disabled]
    return [
        *(f"cut off: {described(each)}" for each in words if is_cut(each)),
        *(f"outside: {described(each)}" for each in words if leaves(text_place(each), screen)),
        *(f"outside: {described(each)}" for each in taps if leaves(place(each), screen)),
        *(f"too small to hit: {described(each)}" for each in taps if not can_be_hit(each)),
        *covered([(each, text_place(each)) for each in words]),
        *covered([(each, place(each)) for each in taps]),
        *(fault for each in shown if is_painted(each) for fault in faults_painted(each)),
        *below_the_map(screen),
        *unseen_move(screen, words),
        *unseen_but_taken(screen),
        *few_in_pages(taps),
    ]


def few_in_pages(taps: list[Any]) -> list[str]:
    """Return the page that is turned to answers that would all have room on one."""
    last = [each for each in taps if getattr(each.item, "value", None) == MORE_TILES]
    screens = [each.screen for each in last if len(each.screen.tiles) <= FEW]
    return [f"in pages: {[answer.text for answer in screen.tiles]}" for screen in screens]


def unseen_move(screen: Any, words: list[Any]) -> list[str]:
    """Return the present move if it is shown nowhere, and isn't answered by tiles."""
    step = getattr(screen, "step", None)
    tiled = step and step.reports and not screen.controller.ticks_left
    present = step and not (step.event or screen.over or tiled) and step.present
    if not present or present.kind != "move":
        return []
    shown = " ".join(each.text for each in words)  # a large move has three parts
    if present.text.replace("**", "") in shown.replace("**", ""):
        return []
    return [f"not to be seen: {present.text}"]


def unseen_but_taken(screen: Any) -> list[str]:
    """Return the lines out of sight that an answer would count as made."""
    step = getattr(screen, "step", None)
    if step is None or step.event or not (step.asks_ahead or step.reports):
        return []
    left = screen.controller.ticks_left
    unseen = left + step.asks_ahead - screen.in_sight if left else 0
    return [f"{unseen} lines out of sight can be answered"] if unseen > 0 else []


def below_a_notice(screen: Any, widget: Any) -> bool:
    """Return whether a part of the header is below a notice; who acts must not be."""
    passing, header = screen.ids.get("passing"), screen.ids.get("header")
    if not (passing and passing.items) or widget not in header.walk(restrict=True):
        return False
    title = getattr(widget, "text", "") == screen.step.title
    return not title and bool(covered([(widget, place(widget)), (passing, place(passing))]))


def is_scrolled_away(widget: Any) -> bool:
    """Return whether a part of a widget is out of sight, in a list that scrolls."""
    from kivy.uix.scrollview import ScrollView

    view = widget.parent
    while view is not None and view.parent is not view and not isinstance(view, ScrollView):
        view = view.parent
    if not isinstance(view, ScrollView):
        return False
    (x, y, end, upper), (left, low, right, top) = place(widget), place(view)
    return min(x - left, y - low, right - end, top - upper) < -SLACK


def is_painted(widget: Any) -> bool:
    """Return whether a widget is a picture, and there is something in it."""
    from companion.screens.widgets.painted import PaintedWidget

    return isinstance(widget, PaintedWidget) and bool(widget.canvas.children)


def faults_painted(widget: Any) -> list[str]:
    """Return what is wrong with the texts of a picture."""
    name = f"{type(widget).__name__} {getattr(widget, 'key', '')}"
    return [f"{name}: {fault}" for fault in faults_of(*painted(widget))]


def below_the_map(screen: Any) -> list[str]:
    """Return the texts of the table's picture that the map in its corner covers."""
    from kivy.metrics import dp

    picture, corner = screen.ids.get("picture"), screen.ids.get("small_map")
    if not picture or not is_painted(picture) or screen.map_shown or not corner.view:
        return []
    left, _, _, top = place(picture)
    x, low, right, height = (each / dp(1) for each in place(corner))
    spot = Box(x - left / dp(1), top / dp(1) - height, right - x, height - low)
    return [f"below the map: {words}" for words in under(painted(picture)[0], spot)]


def in_sight(screen: Any) -> list[Any]:
    """Return the uncovered parts of the screen: a large move, or an event, covers much."""
    ids = screen.ids
    if "grown" not in ids:
        return [screen]
    if ids.grown.items:
        return [ids.grown, ids.bar]
    covering = [each for each in (ids.event, ids.summary) if each.items]
    return [ids.header, *covering, ids.bar] if covering else [screen]


def visible(widget: Any) -> Iterator[Any]:
    """Yield a widget and all below it that can be seen."""
    if widget.opacity == 0:
        return
    yield widget
    for child in reversed(widget.children):
        yield from visible(child)


def is_cut(words: Any) -> bool:
    """Return whether some words have no room at their smallest size."""
    from kivy.metrics import dp

    width, height = words.texture_size
    least = words.shown_size < dp(MIN_LETTERS) - SLACK
    return words.overflow or least or width > words.width + AIR or height > words.height + 2 * AIR


def can_be_hit(tap: Any) -> bool:
    """Return whether a finger can hit a target: what acts at once must be larger."""
    from kivy.metrics import dp

    kind = type(tap).__name__
    step = getattr(tap.screen, "step", None)
    at_once = kind in ("Primary", "AnswerTile") and not (step and step.reports)
    least = dp(AT_ONCE if at_once else TOUCH) - SLACK
    above = tap.x + 1, tap.y + least
    height = max(tap.height, least if tap.collide_point(*above) else 0)
    return bool(min(tap.width, height) >= least)


def covered(places: list[tuple[Any, Place]]) -> list[str]:
    """Return which of these overlap."""
    return [
        f"over each other: {described(one)}, {described(other)}"
        for (one, here), (other, there) in combinations(places, 2)
        if min(here[2], there[2]) - max(here[0], there[0]) > SLACK
        and min(here[3], there[3]) - max(here[1], there[1]) > SLACK
    ]


def place(widget: Any) -> Place:
    """Return where a widget is in the window."""
    x, y = widget.to_window(*widget.pos)
    return x, y, x + widget.width, y + widget.height


def text_place(words: Any) -> Place:
    """Return the text's box in the window."""
    left, low, right, top = place(words)
    width, height = words.texture_size
    begin = {"left": left, "right": right - width}.get(words.halign, (left + right - width) / 2)
    middle = top - height / 2 if words.valign == "top" else (low + top) / 2
    return begin, middle - height / 2 + AIR, begin + width, middle + height / 2 - AIR


def leaves(where: Place, screen: Any) -> bool:
    """Return whether something is not whole on the screen."""
    left, low, right, top = where
    low_left = min(left, low) < -SLACK
    return low_left or right > screen.width + SLACK or top > screen.height + SLACK


def described(widget: Any) -> str:
    """Return the class of a widget, of those it is in, its text and its size."""
    names, above = [type(widget).__name__], widget.parent
    while above is not None and above.parent is not above and len(names) < 3:
        names.append(type(above).__name__)
        above = above.parent
    text = getattr(widget, "text", "")
    return f"{'/'.join(reversed(names))} {text!r} {tuple(map(round, widget.size))}"
