"""The course of a play: rounds of planning, phases and an end, and the last one (pp. 10-16)."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script, main_question
from companion.games.ares.board import (
    DIFFICULTIES,
    FINAL_CUBE,
    HAND,
    HELPED,
    NEEDED,
    PARTNER,
    PHASES,
    RAISING,
)
from companion.games.ares.editor import fields
from companion.games.ares.planning import announce, corrected, plan
from companion.games.ares.raising import level, reports, terraformed
from companion.games.ares.scoring import AresResult, final_scoring
from companion.games.ares.setup import set_up
from companion.games.ares.state import Ares

REMINDERS = {
    **{f"ares.{phase}": ("bonus",) for phase in PHASES},
    "ares.hand-limit": ("mode",),
}
"""Explained in full only once: a phase (again if its bonus differs), and the hand limit."""


def play(game: Ares) -> Script[AresResult]:
    """Play from the setup to the verdict; return the result."""
    yield from set_up(game)
    while game.left and not game.stopped:
        yield from play_round(game)
    game.moment = "final"
    return (yield from final_scoring(game))


def play_round(game: Ares) -> Script[None]:
    """Play a round: planning, its phases in order, its end.

    The revealed cards may be corrected during a phase, so the next phase is looked up each time: a
    phase discovered late is still resolved.
    """
    game.round += 1
    game.moment = "planning"
    yield from announce(game)
    yield from plan(game)
    while game.phases_to_come:
        yield from resolve(game, next_phases(game))
        yield from offer_to_stop(game)
        if game.stopped:
            return
    if game.left:
        yield from end_of_round(game)


def next_phases(game: Ares) -> tuple[str, ...]:
    """Return the phases to resolve next: one, or Production and Research together.

    Neither of these raises anything, so what everybody takes and draws fits in one step.
    """
    first, *later = game.phases_to_come
    return (first, *later) if first not in RAISING else (first,)


def resolve(game: Ares, phases: tuple[str, ...]) -> Script[None]:
    """Resolve phases: what everyone does, who has the bonus, what is reported (pp. 11-15).

    Production and Research raise nothing, so they only need one confirmation, even together.
    """
    for phase in phases:
        game.begin_phase(phase)
        yield Say(f"ares.{phase}", _phase(game, phase))
    if phases[-1] in RAISING:
        yield from reports(game, phases[-1])
    else:
        yield from wait_for(game, phases)
    for name, parameter in game.parameters.items():
        if parameter.full and name not in game.full_at_phase_start:
            yield Say("ares.closed", {"parameter": name})


def wait_for(game: Ares, phases: tuple[str, ...]) -> Script[None]:
    """Wait until phases that raise nothing are done."""

    def prompt() -> Choose:
        args = {"round": game.round, "phase": phases[-1], "phases": list(phases)}
        return Choose("ares.phase-done", ("done",), args, "done", lambda: fields(game))

    yield from main_question(prompt, partial(corrected, game))


def _phase(game: Ares, phase: str) -> dict[str, Any]:
    """Return a phase's announcement: the bonus, and the zones that count for requirements."""
    temperature = level(game, "temperature")
    return {
        "mode": game.mode,
        "round": game.round,
        "number": PHASES.index(phase) + 1,
        "bonus": game.choosers(phase),
        "tr": game.players[YOU].tr,
        "partner_tr": game.players[PARTNER].tr if game.co_op else 0,
        "value": temperature["value"],
        "sign": temperature["sign"],
        "size": temperature["size"],
        "temperature_zone": game.zones["temperature"],
        "oxygen": game.parameters["oxygen"].value,
        "oxygen_zone": game.zones["oxygen"],
        "oceans": game.parameters["oceans"].value,
    }


def offer_to_stop(game: Ares) -> Script[None]:
    """Offer to stop at the end of the phase in which all three parameters are full.

    The basic rules end the game there (p. 16); the solo and the two-player mode only mention the
    last round. In solo the play is won; in co-op it is won once you have the points together.
    """
    over = not game.left and not game.phases_to_come
    if game.offered or over or not game.terraformed or game.options["stop"] != "offer":
        return
    game.offered = True
    certain = not game.co_op or game.points >= NEEDED
    args = {
        "mode": game.mode,
        "certain": "yes" if certain else "no",
        "points": game.points,
        "needed": NEEDED,
        "left": game.left,
    }
    game.stopped = (yield Choose("ares.stop", ("stop", "play-on"), args)) == "stop"


def end_of_round(game: Ares) -> Script[None]:
    """Keep ten cards (p. 16); after every fifth round shuffle the dummy hand (solo mode).

    Not after the last round: cards left in hand are worth nothing.
    """
    game.moment = "end"
    yield Say("ares.hand-limit", {"round": game.round, "mode": game.mode})
    if not game.co_op and not game.dummy_hand:
        yield from shuffle_dummy_hand(game)


def shuffle_dummy_hand(game: Ares) -> Script[None]:
    """Shuffle the dummy hand, move the cube, and help by the difficulty (solo mode)."""
    game.dummy_hand = list(PHASES)
    game.cube += 1
    final = game.cube == FINAL_CUBE
    args = {
        "deck": game.options["deck"],
        "cube": game.cube,
        "final": "yes" if final else "no",
        "difficulty": game.difficulty,
        "round": game.round,
        "first": game.round + 1,
        "last": game.round + HAND,
    }
    yield Say("ares.cube-moves", args)
    yield from help_by_difficulty(game)
    yield from offer_to_stop(game)


def help_by_difficulty(game: Ares) -> Script[None]:
    """Raise oxygen or temperature, without gaining rating or forests (solo mode).

    Steps for which there is no room are lost.
    """
    steps = DIFFICULTIES[str(game.difficulty)]
    possible = min(steps, sum(game.parameters[name].left for name in HELPED))
    if possible:
        yield from raise_by_help(game, possible)
    if possible < steps:
        yield Say("ares.no-help", {"raised": possible})


def raise_by_help(game: Ares, steps: int) -> Script[None]:
    """Choose what the help raises; if there is only one way, announce it instead of asking."""
    ways = ways_to_help(game, steps)
    way = next(iter(ways))
    if len(ways) > 1:
        values = {name: game.parameters[name].value for name in HELPED}
        way = yield Choose("ares.help", tuple(ways), {"steps": steps, **values})
    for name in HELPED:
        if ways[way][name]:
            game.parameters[name].rise(ways[way][name])
            yield Say("ares.helped", {**level(game, name), "steps": ways[way][name]})
            if game.parameters[name].full:
                yield Say("ares.closed", {"parameter": name})
    if game.terraformed:
        yield from terraformed(game)


def ways_to_help(game: Ares, steps: int) -> dict[str, dict[str, int]]:
    """Return each way to spend the steps that have room: the steps of each parameter.

    Our interpretation, as the rulebook doesn't say: two steps may be split.
    """
    ways = {
        "oxygen": {"oxygen": steps, "temperature": 0},
        "temperature": {"oxygen": 0, "temperature": steps},
    }
    if steps > 1:
        ways["both"] = {"oxygen": 1, "temperature": 1}
    return {
        way: rise
        for way, rise in ways.items()
        if all(rise[name] <= game.parameters[name].left for name in HELPED)
    }
