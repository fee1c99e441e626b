"""The header of the table: its text gets smaller or shorter if there is little room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.engine.game import YOU
from companion.screens.board.moves import Shows
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.models.step import OrderSpace, Stage
from companion.screens.theme import TYPE_SCALE, theme
from companion.screens.widgets.words import width_of

MAX_FONT_SIZE_DP = 42
"""The largest text size that fits into a row."""

MENU_DP, TOKEN_DP, GAP_DP, SIDES_DP = 60, 46, 14, 18
"""The widths of the menu and redo buttons, of an icon, and of the space between and beside the
parts.
"""

CLOCK_DP = 56
"""The width beside the clock's text: its icon and its edges."""

NUMBER_ICON_DP, NUMBER_EDGE_DP = 34, 8
"""The widths of a number's icon with the space after it, and of the space after the number."""

OWNER_DP = 26
"""The width of the small token before the numbers, if they don't belong to who acts."""

NUMBERS_DP = 200
"""The width of the numbers beside a rail at the usual text size, if there is room."""

SPACE_DP, SHUTTLE_DP, DOT_DP, SMALL_DOT_DP, RAIL_END_DP = 24, 36, 20, 12, 10
"""The widths of a space of the rail, of the Shuttle in it, of a stage without a name, of a small
one, and of the space after the last.
"""

GROUND = 34
"""The height of the ground of the spaces of a side, in units."""

SHOWN = (
    *("title", "subtitle", "rail", "stages", "numbers", "captions", "actor", "owner", "redo"),
    "laying",
)
"""The properties of the step that it shows."""


class HeaderNumber(NamedTuple):
    """A main number: its icon, "" for none, its text, and the text's size in pixels."""

    icon: str
    text: str
    font_size: int


class BoardHeader(Shows):
    """Shows who acts, the round, the rail or the stages, and the main numbers.

    If not everything fits in large text, the text gets smaller, but not below the usual size. What
    still doesn't fit is left out: captions first, then numbers in words, then the round, then all
    numbers but the last, then the rail. In portrait the rail has its own row. While things are
    placed the round is replaced by how to do that, and the stages are small, or left out.
    """

    clock = StringProperty()
    clock_width = NumericProperty(0)
    """The width of the clock with its icon in pixels, 0 if there is none."""
    subtitle = StringProperty()
    rail = ListProperty()
    stages = ListProperty()
    numbers = ListProperty()
    owner = StringProperty()
    """Whose token is before the numbers, "" if they belong to who acts."""
    round_below = StringProperty()
    """The round, if the rail has its own row: it is shown beside it."""
    title_width = NumericProperty(1000)
    """The maximum width of the title, in pixels."""
    font_size = NumericProperty(0)
    """The text size of the clock and the numbers, in pixels."""
    title_font_size = NumericProperty(0)
    """The text size of the title in pixels, 0 if it doesn't fit at that of the numbers."""
    round_font_size = NumericProperty(0)
    """The text size of the round, in pixels."""
    before_numbers = NumericProperty(0)
    """The space between the rail and the numbers in pixels, so that the rail doesn't move."""
    two_rows = BooleanProperty(False)
    redo_width = NumericProperty(0)
    """The width of redo in pixels, 0 if nothing can be redone."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._update = Clock.create_trigger(self.arrange, -1)
        for name in ("width", "portrait", "clock"):
            self.fbind(name, self._update)
        theme.follow("text_scale", self.arrange)

    def on_step(self, _: Any, step: Any) -> None:
        """Bind to the properties of the step that the header shows."""
        for name in SHOWN:
            step.fbind(name, self._update)
        self._update()

    def arrange(self, *_: Any) -> None:
        """Choose what fits, and its text size."""
        step = self.step
        if step is None:
            return
        self.two_rows = self.portrait and bool(step.rail or step.stages)
        usual, most = min(theme.title, round(dp(TYPE_SCALE["title"]))), dp(MAX_FONT_SIZE_DP)
        sizes = [size for size in theme.sizes_from("title") if usual <= size <= most]
        if not any(self._arrange_in(size) for size in sizes):
            self._arrange_in(sizes[0])

    def _arrange_in(self, font_size: int) -> bool:
        """Choose what fits at a text size; return whether everything does."""
        step = self.step
        self.font_size = font_size
        fact = round(font_size * TYPE_SCALE["fact"] / TYPE_SCALE["title"])
        small = round(font_size * TYPE_SCALE["label"] / TYPE_SCALE["title"])
        words = width_of(self.clock, font_size, bold=True)
        self.clock_width = words + dp(CLOCK_DP) if self.clock else 0
        room = (
            self.width - dp(SIDES_DP + MENU_DP) - (dp(TOKEN_DP) if step.actor or step.icon else 0)
        )
        self.redo_width = dp(MENU_DP) if step.redo else 0
        room -= self.clock_width + self.redo_width
        title = width_of(step.title, font_size, bold=True)
        beside = self.width - dp(SIDES_DP) if self.two_rows else room
        stages = _named_if_room(step.stages, beside)
        above = 0 if self.two_rows else title + dp(GAP_DP)
        needed = above + width_of(step.subtitle, small) + dp(GAP_DP)
        if step.laying and needed + _stages_width(stages) > beside:
            stages = [stage._replace(name="", small=True) for stage in stages]
        if step.laying and needed + _stages_width(stages) > beside:
            stages = []
        rail = _rail_width(step.rail) + _stages_width(stages)
        in_row = 0 if self.two_rows else rail
        every = [
            HeaderNumber(icon, text, font_size if icon else fact) for icon, text in step.numbers
        ]
        captioned = [*_captioned(every, step.captions, fact)]
        reserved = dp(NUMBERS_DP) * font_size / dp(TYPE_SCALE["title"]) if step.rail else 0
        owner = step.owner if every and step.owner != step.actor else ""
        token = dp(OWNER_DP) if owner else 0

        def width(numbers: Sequence[HeaderNumber]) -> float:
            return sum(map(_number_width, numbers)) + token

        if step.rail and not self.two_rows and width(captioned) > reserved:
            captioned = every  # the rail would move
        counted, captioned_width = max(width(every), reserved), max(width(captioned), reserved)
        with_icons = [number for number in every if number.icon]
        width_with_icons = max(width(with_icons), reserved) + in_row
        rounds = [width_of(step.subtitle, size) + dp(GAP_DP) for size in (fact, small)]
        room_below = beside - rail if rail else beside + dp(GAP_DP)
        sizes = zip((fact, small), rounds, strict=True)
        below = [size for size, width in sizes if width <= room_below]
        self.round_below = step.subtitle if self.two_rows and below else ""
        subtitle = "" if self.two_rows else step.subtitle
        rounds = rounds if subtitle else [0, 0]
        ways = [
            (subtitle, fact, captioned, True, captioned_width + in_row + rounds[0]),
            (subtitle, small, captioned, True, captioned_width + in_row + rounds[1]),
            (subtitle, fact, every, True, counted + in_row + rounds[0]),
            (subtitle, small, every, True, counted + in_row + rounds[1]),
            (subtitle, small, with_icons, True, width_with_icons + rounds[1]),
            ("", fact, every, True, counted + in_row),
            ("", fact, every[-1:], True, width(every[-1:]) + in_row),
            ("", fact, every[-1:], self.two_rows, width(every[-1:])),
        ]
        fitting = (way for way in ways if title + dp(GAP_DP) + way[-1] <= room)
        self.subtitle, self.round_font_size, self.numbers, railed, taken = next(fitting, ways[-1])
        if self.round_below:
            self.round_font_size = below[0]
        self.rail, self.stages = (step.rail, stages) if railed else ([], [])
        self.owner = owner
        keeps_room = self.numbers in (captioned, every, with_icons)
        self.before_numbers = max(0, reserved - width(self.numbers)) if keeps_room else 0
        self.title_width = max(dp(40), room - taken - dp(GAP_DP))
        self.title_font_size = font_size if title <= self.title_width else 0
        return (
            self.numbers in (captioned, every)
            and (self.subtitle or self.round_below) == step.subtitle
        )


def _captioned(
    numbers: Sequence[HeaderNumber], captions: Mapping[str, str], font_size: int
) -> Iterator[HeaderNumber]:
    """Yield the numbers, each followed by its caption."""
    for number in numbers:
        yield number
        if number.icon in captions:
            yield HeaderNumber("", captions[number.icon], font_size)


def _number_width(number: HeaderNumber) -> float:
    words = width_of(number.text, number.font_size, bold=bool(number.icon))
    return float(words + dp(NUMBER_EDGE_DP + (NUMBER_ICON_DP if number.icon else 0)))


def _rail_width(rail: Sequence[OrderSpace]) -> float:
    return dp(rail_width(rail) + RAIL_END_DP) if rail else 0


def rail_width(rail: Sequence[OrderSpace]) -> float:
    """Return the width of the spaces of a round's order, in dp."""
    return sum(SHUTTLE_DP if space.icon else SPACE_DP for space in rail)


def draw_rail(p: Painter, box: Box, rail: Sequence[OrderSpace]) -> None:
    """Draw the spaces of a round's order: empty, somebody's, or the Shuttle's.

    Those on each side of the Shuttle have a ground in common.
    """
    left = 0.0
    for icon, spaces in groupby(rail, key=attrgetter("icon")):
        width = rail_width([*spaces])
        if not icon:
            p.rect(left, (box.height - GROUND) / 2, width, GROUND, "sunk", GROUND / 2)
        left += width
    for at, space in enumerate(rail):
        x, y = rail_width(rail[: at + 1]) - rail_width([space]) / 2, box.height / 2
        if space.icon:
            p.icon(space.icon, x, y, 26)
        elif space.actor:
            p.token(space.actor, x, y, 13 if space.acting else 11)
        else:
            p.disc(x, y, 4, "faint")
        if space.acting:
            colour = {"": "sand", YOU: "ice"}.get(space.actor, "violet")
            p.rect(x - 13, box.height - 4, 26, 4, colour)
        elif space.acted:
            p.rect(x - 12, y - 12, 24, 24, theme.of("sunk", 0.5))


def _stages_width(stages: Sequence[Stage]) -> float:
    names = [width_of(each.name, int(theme.label), bold=True) for each in stages]
    side = dp(SMALL_DOT_DP if any(each.small for each in stages) else DOT_DP)
    dots = [width + dp(4) if width else side for width in names]
    return float(sum(dots) + dp(RAIL_END_DP)) if stages else 0


def _named_if_room(stages: Sequence[Stage], room: float) -> list[Stage]:
    """Return the stages, without their names if these take more than half of the width."""
    if _stages_width(stages) <= room / 2:
        return list(stages)
    return [stage._replace(name="") for stage in stages]
