"""Terraforming Mars's own part of the table: Mars with its gauges, the generations, the costs."""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin
from random import Random
from typing import NamedTuple

from companion.games.classic.drawings import GIVES
from companion.games.classic.finishing import BUYS, net_price, steps_to_buy
from companion.games.classic.pictures.board import output, stock, tracks_board
from companion.games.classic.pictures.header import PHASES
from companion.games.classic.pictures.icons import RESOURCES
from companion.games.classic.pictures.tharsis import KEY
from companion.games.classic.state import parameters
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import OnTable, View
from companion.screens.pictures.parameters import (
    ParameterRow,
    Track,
    raised_by_rows,
    rows,
    tracks,
)
from companion.screens.theme import mix

OWN_PICTURE = (KEY, "classic.place-neutral", "classic.buy-cards", "classic.produce")
"""The prompts whose own picture shows more than the table."""

BESIDE = ("greenery", "city")
CLOCK, COSTS, LOW_COSTS = 32, 140, 84
"""The heights of the generations and of the costs of finishing, and of these beside reports."""

FROM, TO = 180, 360
"""Where the arc of the oxygen begins and ends, in degrees, clockwise from the right."""

STEPS = 60
"""The height of a gauge's minus and plus at the top."""

STARS = 26

UPPER = 5
"""The number of oceans in the upper row; the others are below."""


class Clock(NamedTuple):
    """The generations: the current one, and the total."""

    now: int
    last: int


class Cost(NamedTuple):
    """The cost of filling a parameter by a standard project, in M€, for a number of steps.

    The number is "" if there is no room for it.
    """

    icon: str
    steps: str
    price: str


class Costs(NamedTuple):
    """The cost of finishing: by parameter, together, and per remaining generation.

    Its name is "" if there is no room for it.
    """

    name: str
    parts: tuple[Cost, ...]
    total: str
    each: str


class Stock(NamedTuple):
    """A resource of the player board: its stock and its production."""

    icon: str
    there: str
    made: str


class ClassicTable(OnTable, frozen=True):
    """Terraforming Mars's own part of the table."""

    rows: tuple[ParameterRow, ...] = ()
    clock: Clock | None = None
    costs: Costs | None = None
    stocks: tuple[Stock, ...] = ()


def on_table(view: View, key: str, live: bool) -> ClassicTable | None:
    """Return the game's own part of the table; a tracked player board is below Mars."""
    if key in OWN_PICTURE:
        return None
    shown = rows(view, tracks(view, parameters()), live)
    playing, board = view.get("phase") in PHASES, tracks_board(view)
    clock = _clock(view) if playing and not board else None
    low = bool(view.reported)
    costs = _costs(view, low) if clock else None
    stocks = _stocks(view) if board and playing else ()
    height = (CLOCK if clock else 0) + ((LOW_COSTS if low else COSTS) if costs else 0)
    return ClassicTable(
        "classic",
        raised_by_rows(view, live),
        BESIDE,
        height,
        rows=shown,
        clock=clock,
        costs=costs,
        stocks=stocks,
    )


def _clock(view: View) -> Clock:
    return Clock(view.get("generation"), view.get("generations"))


def _costs(view: View, low: bool) -> Costs | None:
    """Return what is missing by standard projects; None if nothing is, or the rating wins.

    If they have a ``low`` place, only the prices are shown.
    """
    if not view.get("pace") or "tr" in view.get("pace.missing"):
        return None
    standing = parameters()
    for name, each in standing.items():
        each.value = view.get(f"parameters.{name}.value")
    buys, modifiers = steps_to_buy(standing), view.get("modifiers")
    icons = {"temperature": "temperature", "oxygen": "forest", "oceans": "ocean"}
    prices = {name: buys[name] * net_price(BUYS[name], modifiers) for name in icons}
    parts = tuple(
        Cost(icons[name], "" if low else str(buys[name]), str(prices[name])) for name in icons
    )
    total = sum(prices.values())
    each_text = view.words("classic.picture-each", price=-(-total // view.get("pace.left")))
    name = "" if low else view.words("classic.table-finish")
    return Costs(name, parts, str(total), each_text)


def _stocks(view: View) -> tuple[Stock, ...]:
    return tuple(
        Stock(icon, stock(view, name), output(view, name)) for name, icon in RESOURCES.items()
    )


def draw_clock(p: Painter, box: Box, clock: Clock) -> None:
    """Draw the generations in a row."""
    width = box.width / clock.last
    for number in range(1, clock.last + 1):
        colour = "sand" if number == clock.now else "faint" if number < clock.now else "line"
        p.rect(box.x + (number - 1) * width, box.y, width - 4, box.height, colour, 5)


def draw_mars(p: Painter, box: Box, shown: tuple[ParameterRow, ...]) -> None:
    """Draw the planet, with the oxygen as its arc, the oceans, and the temperature beside it."""
    track = {row.track.name: row.track for row in shown}
    _draw_stars(p, box)
    x, y, radius = middle(box)
    p.planet(x, y, radius)
    _draw_arc(p, x, y, radius, track["oxygen"])
    _draw_oceans(p, x, box, track["oceans"], radius)
    _draw_column(p, box, track["temperature"])


def middle(box: Box) -> tuple[float, float, float]:
    """Return the planet's middle and radius, in units."""
    radius = min(box.width * 0.26, box.height * 0.355)
    return box.x + box.width * 0.44, box.y + box.height * 0.515, radius


def _draw_stars(p: Painter, box: Box) -> None:
    """Draw randomly scattered stars, always at the same places."""
    chance = Random(STARS)
    for number in range(STARS):
        x, y = box.x + chance.random() * box.width, box.y + chance.random() * box.height
        p.disc(x, y, 0.8 + number % 3 * 0.3, mix("sand", "sunk", 0.6))


def _draw_arc(p: Painter, x: float, y: float, radius: float, track: Track) -> None:
    """Draw the oxygen around the planet: a step is a piece of the arc."""
    inner, outer, piece = radius * 1.1, radius * 1.27, (TO - FROM) / track.cells
    for cell in range(track.cells):
        begin, end = FROM + cell * piece, FROM + (cell + 1) * piece - 2.5
        turns = [radians(begin + (end - begin) * at / 4) for at in range(5)]
        for one, two in pairwise(turns):
            corners = ((inner, one), (outer, one), (outer, two), (inner, two))
            points = [part for far, turn in corners for part in _at(x, y, far, turn)]
            p.poly(points, track.shown(cell, "sunk"))
        if icon := GIVES["oxygen"].get(track.reached(cell)):
            p.icon(icon, *_at(x, y, (inner + outer) / 2, turns[2]), (outer - inner) * 1.05)


def _at(x: float, y: float, far: float, turn: float) -> tuple[float, float]:
    return x + far * cos(turn), y + far * sin(turn)


def _draw_oceans(p: Painter, x: float, box: Box, track: Track, radius: float) -> None:
    """Draw the oceans in two rows at the bottom of the planet."""
    size = radius * 0.34
    for number in range(track.cells):
        row, place = divmod(number, UPPER)
        count = UPPER if not row else track.cells - UPPER
        at_x = x + (place - (count - 1) / 2) * size
        at_y = box.bottom - size * 1.55 + row * size * 0.87
        dark = mix("ocean", "ground", 0.72)
        p.icon("ocean", at_x, at_y, size * 0.98, "" if number < track.done else dark)


def _draw_column(p: Painter, box: Box, track: Track) -> None:
    """Draw the temperature as a column, with the bonuses of its steps beside it."""
    width, foot = min(42, box.width * 0.08), box.bottom - 44
    top = box.y + STEPS
    right = box.right - box.width * 0.05
    height = (foot - top) / track.cells
    p.icon("temperature", box.right - 2 * STEPS, box.y + STEPS / 2, 34)
    for cell in range(track.cells):
        y = foot - (cell + 1) * height
        colour = "heat" if cell < track.done else mix("heat", "sunk", 0.72)
        p.rect(right - width, y, width, height - 3, colour, 3)
        if icon := GIVES["temperature"].get(track.reached(cell)):
            p.icon(icon, right - width - 16, y + height / 2 - 1, 22)
