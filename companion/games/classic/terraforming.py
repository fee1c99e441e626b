"""Raising the global parameters: the TR gained, and the bonus steps on the way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.engine.prompts import Say, Script
from companion.games.classic.corporations import THARSIS
from companion.games.classic.state import Classic

THARSIS_GAIN = 3
"""What Tharsis Republic gains when you place a city."""


def terraform(game: Classic, name: str, reported: bool = False) -> Script[None]:
    """Raise a parameter by a step, and the TR with it; if it is full, raise neither.

    ``reported`` is true for what the player has done already; otherwise it is announced.
    """
    parameter = game.parameters[name]
    if parameter.left == 0:
        yield Say("classic.is-full", {"parameter": name})
        return
    bonuses = parameter.rise()
    game.causes.append((name, 1))
    value = parameter.value
    args = {"value": value, "size": abs(value), "sign": "minus" if value < 0 else "plus"}
    args |= {"parameter": name, "tr": game.tr, "reported": yes_no(reported)}
    yield Say("classic.raised", args)
    for bonus in bonuses:
        yield from BONUSES[name, bonus](game)
    if parameter.full:
        args = {"parameter": name, "complete": yes_no(game.complete)}
        yield Say("classic.full", {**args, "last": yes_no(game.generations_left == 1)})


def yes_no(is_so: bool) -> str:
    """Return the phrases' word for a truth value."""
    return "yes" if is_so else "no"


def heat_production(game: Classic) -> Script[None]:
    """Raise the heat production, at −24 and −20 °C."""
    if game.board:
        game.board.raise_production("heat")
    yield Say("classic.bonus-heat", {"board": game.options["board"]})


def gain_step(game: Classic, name: str, bonus: Say) -> Script[None]:
    """Announce a bonus and apply it; nothing is promised for a full parameter."""
    if game.parameters[name].full:
        yield Say("classic.bonus-lost", {"parameter": name})
        return
    yield bonus
    yield from terraform(game, name)


BONUSES: dict[tuple[str, int], Callable[[Classic], Script[None]]] = {
    ("temperature", -24): heat_production,
    ("temperature", -20): heat_production,
    ("temperature", 0): partial(gain_step, name="oceans", bonus=Say("classic.bonus-ocean")),
    ("oxygen", 8): partial(gain_step, name="temperature", bonus=Say("classic.bonus-temperature")),
}
"""The bonus when a parameter reaches a value."""


def place_greenery(game: Classic, reported: bool = True) -> Script[None]:
    """Place your own greenery, which raises the oxygen."""
    game.greeneries += 1
    yield Say("classic.greenery-placed", {"count": game.greeneries, "reported": yes_no(reported)})
    yield from terraform(game, "oxygen")


def place_city(game: Classic, reported: bool = True) -> Script[None]:
    """Place your own city, which pays Tharsis Republic."""
    game.cities += 1
    yield Say("classic.city-placed", {"count": game.cities, "reported": yes_no(reported)})
    if game.corporation == THARSIS:
        pay_tharsis(game, neutral=0, own=1)
        yield Say("classic.tharsis-city", {"gain": THARSIS_GAIN, "board": game.options["board"]})


def pay_tharsis(game: Classic, neutral: int, own: int) -> None:
    """Pay Tharsis Republic for cities, if you play it and the board is tracked.

    Each city placed on Mars, even a neutral one, raises its M€ production by a step; your own also
    gives 3 M€ (as printed on the card). Negative numbers undo that.
    """
    if game.board and game.corporation == THARSIS:
        game.board.raise_production("megacredits", neutral + own)
        game.board.gain("megacredits", THARSIS_GAIN * own)
