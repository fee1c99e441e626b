"""What you report of your turn: each report is one tap, one answer and one undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from companion.engine.prompts import Choose, Count, Say, Script, main_question
from companion.games.dice.cards import (
    announce_reached,
    celebrity_open,
    colours,
    details,
    doubt,
    rare_details,
    reached,
    report_card,
    report_costly,
    report_end_point,
    report_symbol,
)
from companion.games.dice.components import (
    BONUS_VP,
    CARD_COLOURS,
    CITY_VP,
    CLAIMED,
    FULL_VP,
    TERRAFORM_VP,
)
from companion.games.dice.deadlines import corrected
from companion.games.dice.editor import fields
from companion.games.dice.state import DiceGame, Milestone
from companion.games.parameters import steps

DONE, EXTRA_TURN = "done", "extra-turn"
FIRST, MORE = "first", "more"
NEIGHBOURS = {"forest": 3, "city": 6}
"""The most cities that a forest touches, or forests a city: no two cities touch each other."""


def report(
    game: DiceGame, key: str, args: Mapping[str, Any], also: Callable[[], tuple[str, ...]] = tuple
) -> Script[None]:
    """Take reports and corrections until there is nothing more; none is required.

    ``also`` returns what can be reported on this occasion only.
    """
    game.card, game.follow_up = None, FIRST

    def prompt() -> Choose:
        symbols = {f"symbol_{n}": award.symbol for n, award in enumerate(game.awards, 1)}
        told = {
            **args,
            **symbols,
            **steps(game.parameters),
            "turn": game.turn,
            "kept": game.kept,
            "asks": game.follow_up,
        }
        return Choose(
            key,
            (DONE, *also(), *offered(game)),
            told,
            default=DONE,
            fields=lambda: fields(game),
            displayed_options=(DONE, *every_report(game)),
        )

    while (answer := (yield from main_question(prompt, partial(corrected, game)))) != DONE:
        yield from follow(game, str(answer))
    yield from claim_terraformer(game)  # the track may have been corrected


def offered(game: DiceGame) -> tuple[str, ...]:
    """Return what can be reported: first what may follow from the report before, then the likely.

    A milestone that the cards have reached comes before all; a card has its effects after it.
    """
    claimable = [milestone.name for milestone in reached(game)]
    others = [each.name for each in game.open_milestones() if each.name not in claimable]
    card, card_colours = tuple(details(game)), colours(game)
    if game.follow_up == "card":
        likely = (*card, *MARKERS, *card_colours)
    else:
        likely = (*card_colours, *MARKERS, *card)
    return (*claimable, *likely, *others, *rare_details(game))


def every_report(game: DiceGame) -> tuple[str, ...]:
    """Return what has a place of its own in this play, what is used most first.

    Where cards are reported, what many of them have stands beside their colours. Few cards have
    negative points; what a card costs matters only while the Celebrity is open.
    """
    milestones = tuple(each.name for each in game.milestones)
    if not game.follows_cards:
        return (*MARKERS, *milestones)
    costly = ("costly",) if celebrity_open(game) else ()
    return (*CARD_COLOURS, *SYMBOLS, "end-point", *MARKERS, *milestones, "end-minus", *costly)


def follow(game: DiceGame, answer: str) -> Script[None]:
    """Do what a report means, and say which milestones may be claimed now."""
    if answer not in CARD_DETAILS:
        game.follow_up = MORE
    claimable = {milestone.name: milestone for milestone in game.open_milestones()}
    if answer in claimable:
        yield from doubt(game, claimable[answer])
        yield from claim(game, claimable[answer], reported="yes")
    else:
        yield from REPORTS[answer](game)
    yield from announce_reached(game)


# The parameters


def raise_parameter(
    game: DiceGame, name: str, tile: str = "none", touching: int = 0
) -> Script[None]:
    """Raise a parameter by one step: 2 VP, or 1 if it was full, and then nothing moves.

    A ``tile`` that raised it gives 1 VP for each neighbour that it is ``touching``.
    """
    parameter = game.parameters[name]
    was_full = parameter.full
    bonuses = parameter.rise()
    points = FULL_VP if was_full else TERRAFORM_VP
    before = put_vp(game, name, points)
    if touching:
        put_vp(game, tile, touching)
    told = {"parameter": name, "tile": tile, "touching": touching}
    told |= {"points": points + touching, "vp": game.vp}
    key = "dice.raised-full" if was_full else "dice.raised"
    yield Say(key, {**told, **measure(parameter.value)})
    for bonus in bonuses:
        yield Say("dice.bonus-step", {"parameter": name, **measure(bonus)})
    if parameter.full and not was_full:
        yield Say("dice.full", {"parameter": name, "won": "yes" if game.won else "no"})
    yield from follow_track(game, before)


def measure(value: int) -> dict[str, Any]:
    """Return a parameter's value as words take it: its size and on which side of zero it is."""
    return {"value": value, "size": abs(value), "sign": "minus" if value < 0 else "plus"}


# Tiles, points and milestones


def report_ocean(game: DiceGame) -> Script[None]:
    """You placed an ocean."""
    yield from raise_parameter(game, "oceans", "ocean")


def report_forest(game: DiceGame) -> Script[None]:
    """You placed a forest: the oxygen rises, and each adjacent city gives 1 VP."""
    touching = yield from count_neighbours("forest")
    yield from raise_parameter(game, "oxygen", "forest", touching)


def report_city(game: DiceGame) -> Script[None]:
    """You placed a city: 2 VP, and each adjacent forest gives 1 more."""
    touching = yield from count_neighbours("city")
    before = put_vp(game, "city", CITY_VP + touching)
    told = {"tile": "city", "touching": touching, "points": CITY_VP + touching, "vp": game.vp}
    yield Say("dice.city", told)
    yield from follow_track(game, before)


def count_neighbours(tile: str) -> Script[int]:
    """Ask how many cities the forest touches, or forests the city."""
    touching: int = yield Count("dice.neighbours", 0, NEIGHBOURS[tile], {"tile": tile})
    return touching


def report_vp(game: DiceGame, points: int) -> Script[None]:
    """You gained instant points: for megacredits, from a card, from an area of the board."""
    before = put_vp(game, "at-once", points)
    yield Say("dice.vp-gained", {"points": points, "vp": game.vp})
    yield from follow_track(game, before)


def claim(game: DiceGame, milestone: Milestone, reported: str = "no") -> Script[None]:
    """Take a milestone's tile, at once and free: its points count at the end."""
    milestone.status = CLAIMED
    told = {"name": milestone.name, "slot": milestone.slot, "reported": reported}
    yield Say("dice.milestone-claimed", {**told, "count": game.claimed()})


def report_extra_turn(game: DiceGame) -> Script[None]:
    """The bonus card gives a full extra turn: it follows this turn."""
    game.extra_turn = "due"
    yield Say("dice.extra-turn", {"turn": max(1, game.turn)})


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
"""The symbols in the cost of the card reported before, by the awards that count them."""

CARD_DETAILS: Mapping[str, Report] = {
    **SYMBOLS,
    "end-point": partial(report_end_point, point=1),
    "costly": report_costly,
    "end-minus": partial(report_end_point, point=-1),
}
"""What is added to the card reported before."""

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
    """Say what the cube has reached: a bonus card, the Terraformer."""
    for vp in BONUS_VP:
        if before < vp <= game.vp and game.bonus_due:
            yield Say("dice.bonus-due", {"reached": vp, "turn": game.turn})
    yield from claim_terraformer(game)


def claim_terraformer(game: DiceGame) -> Script[None]:
    """Claim the Terraformer if the track has reached it."""
    if terraformer := game.terraformer():
        yield from claim(game, terraformer)
