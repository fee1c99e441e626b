"""The header of the table: as many things as have room, rather than smaller ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.screens.board.moves import Shows
from companion.screens.models.step import Space, Stage
from companion.screens.theme import theme
from companion.screens.widgets.words import width_of

MENU, TOKEN, GAP, SIDES = 60, 46, 14, 18
"""The widths of the menu, of a sign, and of what is between and beside the parts, in dp."""

CLOCK = 56
"""What is beside the words of the clock: its sign and its edges, in dp."""

NUMBER_SIGN, NUMBER_EDGES = 28, 20
"""The widths of the sign of a number, and of what is between and beside them, in dp."""

SPACE, SHUTTLE, DOT, RAIL_END = 25, 40, 22, 10
"""The widths of a space of the rail, of the Shuttle in it, of a stage without a name, and of what
is behind the last, in dp."""


class BoardHeader(Shows):
    """Says who acts, the round, the rail or the stages, and the numbers that count.

    What has no room is left out: the round first, then all numbers but the last, then the rail.
    Only then is the title smaller. On a panel that stands the rail has a row of its own.
    """

    clock = StringProperty()
    clock_width = NumericProperty(0)
    """The width of the clock with its sign in pixels, 0 where there is none."""
    subtitle = StringProperty()
    rail = ListProperty()
    stages = ListProperty()
    numbers = ListProperty()
    round_below = StringProperty()
    """The round, where it has room beside the rail only."""
    title_width = NumericProperty(1000)
    """The most width of the title, in pixels."""
    two_rows = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._update = Clock.create_trigger(self.arrange, -1)
        for name in ("width", "portrait", "clock"):
            self.fbind(name, self._update)
        theme.follow("text_scale", self.arrange)

    def on_step(self, _: Any, step: Any) -> None:
        """Follow what the header shows of the step."""
        for name in ("title", "subtitle", "rail", "stages", "numbers"):
            step.fbind(name, self._update)
        self._update()

    def arrange(self, *_: Any) -> None:
        """Choose what has room."""
        step = self.step
        if step is None:
            return
        self.two_rows = self.portrait and bool(step.rail or step.stages)
        numbers = list(step.numbers)
        words = width_of(self.clock, int(theme.title), bold=True)
        self.clock_width = words + dp(CLOCK) if self.clock else 0
        room = self.width - dp(SIDES + MENU) - (dp(TOKEN) if step.actor or step.sign else 0)
        room -= self.clock_width
        title = width_of(step.title, int(theme.title), bold=True)
        beside = self.width - dp(SIDES) if self.two_rows else room
        stages = _named_if_room(step.stages, beside)
        rail = _rail_width(step.rail) + _stages_width(stages)
        in_row = 0 if self.two_rows else rail
        round_ = width_of(step.subtitle, int(theme.fact)) + dp(GAP)
        ways = [
            (step.subtitle, numbers, True, round_ + _numbers_width(numbers) + in_row),
            ("", numbers, True, _numbers_width(numbers) + in_row),
            ("", numbers[-1:], True, _numbers_width(numbers[-1:]) + in_row),
            ("", numbers[-1:], self.two_rows, _numbers_width(numbers[-1:])),
        ]
        fitting = (way for way in ways if title + dp(GAP) + way[3] <= room)
        self.subtitle, self.numbers, railed, taken = next(fitting, ways[-1])
        self.rail, self.stages = (step.rail, stages) if railed else ([], [])
        self.title_width = max(dp(40), room - taken - dp(GAP))
        below = self.two_rows and not self.subtitle and self._fits_below(rail)
        self.round_below = step.subtitle if below else ""

    def _fits_below(self, rail: float) -> bool:
        """Return whether the round has room beside the rail in its own row."""
        half = (self.width - rail) / 2 - dp(GAP)
        return width_of(self.step.subtitle, int(theme.label)) <= half


def _numbers_width(numbers: Sequence[tuple[str, str]]) -> float:
    return sum(_number_width(number) for number in numbers)


def _number_width(number: tuple[str, str]) -> float:
    sign, text = number
    words = width_of(text, int(theme.title if sign else theme.fact), bold=bool(sign))
    return float(words + dp(NUMBER_EDGES + (NUMBER_SIGN if sign else 0)))


def _rail_width(rail: Sequence[Space]) -> float:
    spaces = [dp(SHUTTLE if space.sign else SPACE) for space in rail]
    return float(sum(spaces) + dp(RAIL_END)) if rail else 0


def _stages_width(stages: Sequence[Stage]) -> float:
    names = [width_of(each.name, int(theme.label), bold=True) for each in stages]
    dots = [width + dp(6) if width else dp(DOT) for width in names]
    return float(sum(dots) + dp(RAIL_END)) if stages else 0


def _named_if_room(stages: Sequence[Stage], room: float) -> list[Stage]:
    """Return the stages, without their names if these take more than half of the room."""
    if _stages_width(stages) <= room / 2:
        return list(stages)
    return [stage._replace(name="") for stage in stages]
