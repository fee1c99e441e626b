"""What you report during your turn: each report is one tap, one answer and one undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from companion.engine.prompts import Choose, Count, Say, Script, main_question
from companion.games.dice.cards import (
    celebrity_open,
    claim,
    claim_reached,
    colours,
    details,
    doubt,
    rare_details,
    report_card,
    report_costly,
    report_end_point,
    report_symbol,
)
from companion.games.dice.components import (
    BONUS_VP,
    CARD_COLOURS,
    CITY_VP,
    FULL_VP,
    TERRAFORM_VP,
)
from companion.games.dice.deadlines import corrected
from companion.games.dice.editor import fields
from companion.games.dice.state import DiceGame
from companion.games.terraforming.parameters import steps

DONE, EXTRA_TURN = "done", "extra-turn"
ENDED = (DONE,)
"""What ends the reports of a bonus card; those of a turn end with its kind."""

FIRST, MORE = "first", "more"
MAX_NEIGHBOURS = 6
"""The most cities that a forest touches, or forests a city.

A city may not be placed next to another, but some cards allow it.
"""


def report(
    game: DiceGame,
    key: str,
    args: Mapping[str, Any],
    also: Callable[[], tuple[str, ...]] = tuple,
    ends: tuple[str, ...] = ENDED,
) -> Script[str]:
    """Take reports and corrections until one of ``ends`` is answered, and return it.

    No report is required. ``also`` returns what can be reported only now. The first of ``ends`` is
    marked; older logs, from before turns had a kind, call it done.
    """
    game.card, game.follow_up = None, FIRST

    def prompt() -> Choose:
        symbols = {f"symbol_{n}": award.symbol for n, award in enumerate(game.awards, 1)}
        details = {
            **args,
            **symbols,
            **steps(game.parameters),
            "turn": game.turn,
            "kept": game.kept,
            "asks": game.follow_up,
        }
        return Choose(
            key,
            (*ends, *also(), *offered(game)),
            details,
            default=ends[0],
            fields=lambda: fields(game),
            displayed_options=(ends[0], *every_report(game)),
            formerly={} if DONE in ends else {DONE: ends[0]},
        )

    while (answer := str((yield from main_question(prompt, partial(corrected, game))))) not in ends:
        yield from follow(game, answer)
    return answer


def offered(game: DiceGame) -> tuple[str, ...]:
    """Return what can be reported: first what may follow the last report, then the likely.

    A card is followed by its effects.
    """
    milestones = [each.name for each in game.open_milestones()]
    card, card_colours = tuple(details(game)), colours(game)
    if game.follow_up == "card":
        likely = (*card, *MARKERS, *card_colours)
    else:
        likely = (*card_colours, *MARKERS, *card)
    return (*likely, *milestones, *rare_details(game))


def every_report(game: DiceGame) -> tuple[str, ...]:
    """Return everything with a fixed tile in this play, the most frequent first.

    If cards are reported, their common properties come beside their colours. Few cards have
    negative points; a card's cost matters only while the Celebrity is open.
    """
    milestones = tuple(each.name for each in game.milestones)
    if not game.follows_cards:
        return (*MARKERS, *milestones)
    costly = ("costly",) if celebrity_open(game) else ()
    return (*CARD_COLOURS, *SYMBOLS, "end-point", *MARKERS, *milestones, "end-minus", *costly)


def follow(game: DiceGame, answer: str) -> Script[None]:
    """Apply a report, and take the milestones that it reaches."""
    if answer not in CARD_DETAILS:
        game.follow_up = MORE
    claimable = {milestone.name: milestone for milestone in game.open_milestones()}
    if answer in claimable:
        yield from doubt(game, claimable[answer])
        yield from claim(game, claimable[answer], reported="yes")
    else:
        yield from REPORTS[answer](game)
    yield from claim_reached(game)


# The parameters


def raise_parameter(
    game: DiceGame, name: str, tile: str = "none", touching: int = 0
) -> Script[None]:
    """Raise a parameter by one step: 2 VP, or only 1 VP if it was full.

    A ``tile`` that raised it gives 1 VP for each neighbour that it is ``touching``.
    """
    parameter = game.parameters[name]
    was_full = parameter.full
    bonuses = parameter.rise()
    points = FULL_VP if was_full else TERRAFORM_VP
    before = put_vp(game, name, points)
    if touching:
        put_vp(game, tile, touching)
    details = {"parameter": name, "tile": tile, "touching": touching}
    details |= {"points": points + touching, "vp": game.vp}
    key = "dice.raised-full" if was_full else "dice.raised"
    yield Say(key, {**details, **measure(parameter.value)})
    for bonus in bonuses:
        yield Say("dice.bonus-step", {"parameter": name, **measure(bonus)})
    if parameter.full and not was_full:
        yield Say("dice.full", {"parameter": name, "won": "yes" if game.won else "no"})
    yield from follow_track(game, before)


def measure(value: int) -> dict[str, Any]:
    """Return a parameter's value as arguments for the phrases: its size and its sign."""
    return {"value": value, "size": abs(value), "sign": "minus" if value < 0 else "plus"}


# Tiles, points and milestones


def report_ocean(game: DiceGame) -> Script[None]:
    """Place an ocean. Beyond the seventh there is no tile, no area and no bonus: 1 VP."""
    tile = "none" if game.parameters["oceans"].full else "ocean"
    yield from raise_parameter(game, "oceans", tile)


def report_forest(game: DiceGame) -> Script[None]:
    """Place a forest: the oxygen rises, and each adjacent city gives 1 VP."""
    touching = yield from count_neighbours("forest")
    yield from raise_parameter(game, "oxygen", "forest", touching)


def report_city(game: DiceGame) -> Script[None]:
    """Place a city: 2 VP, and each adjacent forest gives 1 more."""
    touching = yield from count_neighbours("city")
    before = put_vp(game, "city", CITY_VP + touching)
    details = {"tile": "city", "touching": touching, "points": CITY_VP + touching, "vp": game.vp}
    yield Say("dice.city", details)
    yield from follow_track(game, before)


def count_neighbours(tile: str) -> Script[int]:
    """Ask how many cities the forest touches, or forests the city."""
    touching: int = yield Count("dice.neighbours", 0, MAX_NEIGHBOURS, {"tile": tile})
    return touching


def report_vp(game: DiceGame, points: int) -> Script[None]:
    """Gain instant points: for megacredits, from a card, from an area of the board."""
    before = put_vp(game, "at-once", points)
    yield Say("dice.vp-gained", {"points": points, "vp": game.vp})
    yield from follow_track(game, before)


def report_extra_turn(game: DiceGame) -> Script[None]:
    """Take the full extra turn that the bonus card gives, immediately."""
    game.extra_turn = "due"
    yield Say("dice.extra-turn", {"turn": game.turn})


Report = Callable[[DiceGame], Script[None]]

MARKERS: Mapping[str, Report] = {
    "temperature": partial(raise_parameter, name="temperature"),
    "ocean": report_ocean,
    "forest": report_forest,
    "vp-1": partial(report_vp, points=1),
    "vp-2": partial(report_vp, points=2),
    "city": report_city,
    "oxygen": partial(raise_parameter, name="oxygen"),
}
"""What moves a marker, the likely ones first: oxygen mostly rises by a forest."""

SYMBOLS: Mapping[str, Report] = {
    f"symbol-{number}": partial(report_symbol, number=number) for number in (1, 2, 3)
}
"""The symbols in the cost of the last reported card, by the awards that count them."""

CARD_DETAILS: Mapping[str, Report] = {
    **SYMBOLS,
    "end-point": partial(report_end_point, point=1),
    "costly": report_costly,
    "end-minus": partial(report_end_point, point=-1),
}
"""Additions to the last reported card."""

REPORTS: Mapping[str, Report] = {
    **MARKERS,
    **CARD_DETAILS,
    **{colour: partial(report_card, colour=colour) for colour in CARD_COLOURS},
    EXTRA_TURN: report_extra_turn,
}


# The VP track


def put_vp(game: DiceGame, cause: str, points: int) -> int:
    """Move the cube on the VP track; return where it was."""
    before = game.vp
    game.ledger.append((cause, points))
    return before


def follow_track(game: DiceGame, before: int) -> Script[None]:
    """Announce the bonus card that the cube has reached, and after which turn it is played."""
    first = "no" if game.phase == "turn" else "yes"
    for vp in BONUS_VP:
        if before < vp <= game.vp and game.bonus_due:
            yield Say("dice.bonus-due", {"reached": vp, "first": first})
