"""The course of a play: rounds of planning, phases and an end, and the last one (C.2, C.5-C.7)."""

from __future__ import annotations

from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Confirm, Say, Script
from companion.games.ares.board import DIFFICULTIES, FINAL_CUBE, HAND, NEEDED, PARTNER, PHASES
from companion.games.ares.planning import announce, plan
from companion.games.ares.raising import conversions, level, reports, step, terraformed
from companion.games.ares.result import AresResult
from companion.games.ares.scoring import final_scoring
from companion.games.ares.setup import set_up
from companion.games.ares.state import Ares

HELPED = ("oxygen", "temperature")
"""What the help of the difficulty may raise (C.6)."""


def play(game: Ares) -> Script[AresResult]:
    """Play from the set-up to the verdict; return the result."""
    yield from set_up(game)
    while game.left and not game.stopped:
        yield from play_round(game)
    game.moment = "final"
    return (yield from final_scoring(game))


def play_round(game: Ares) -> Script[None]:
    """Play a round: planning, its phases in order, its end."""
    game.round += 1
    yield from announce(game)
    yield from plan(game)
    for phase in PHASES:
        if phase in game.phases:  # looked up anew: what was revealed may be corrected
            yield from resolve(game, phase)
            yield from offer_to_stop(game)
            if game.stopped:
                return
    yield from end_of_round(game)


def resolve(game: Ares, phase: str) -> Script[None]:
    """Resolve a phase: what everyone does, who has the bonus, what is reported (C.2)."""
    game.begin_phase(phase)
    yield Say(f"ares.{phase}", _phase(game, phase))
    yield from reports(game, phase)
    if phase == "action":
        yield from conversions(game)
    for name, parameter in game.parameters.items():
        if parameter.full and name not in game.full_at_phase_start:
            yield Say("ares.closed", {"parameter": name})


def _phase(game: Ares, phase: str) -> dict[str, Any]:
    """Return what a phase's announcement tells: the bonus, and what requirements are judged by."""
    temperature = level(game, "temperature")
    return {
        "mode": game.mode,
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
    """At the end of the phase in which all three are full, offer to stop there (C.5, D11).

    In solo the play is won; in co-op that is certain once you have the points together.
    """
    over = not game.left and game.moment == game.phases[-1]
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
    default = "stop" if certain else "play-on"
    game.stopped = (yield Choose("ares.stop", ("stop", "play-on"), args, default)) == "stop"


def end_of_round(game: Ares) -> Script[None]:
    """Keep ten cards; after every fifth round but the last the Martian hand is shuffled (C.6)."""
    game.moment = "end"
    yield Confirm("ares.hand-limit", {"round": game.round, "mode": game.mode})
    if not game.co_op and not game.hand and game.left:
        yield from shuffle_martian_hand(game)


def shuffle_martian_hand(game: Ares) -> Script[None]:
    """Shuffle the Martian hand, move the cube, and help by the difficulty (C.6)."""
    game.hand = list(PHASES)
    game.cube += 1
    final = game.cube == FINAL_CUBE
    args = {
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
    """Raise oxygen or temperature, for no rating and no forest; two steps may be split (D12)."""
    steps = DIFFICULTIES[str(game.difficulty)]
    for number in range(1, steps + 1):
        tracks = [name for name in HELPED if not game.parameters[name].full]
        if not tracks:
            yield Say("ares.no-help", {"number": number})
            return
        likely = max(tracks, key=lambda name: game.parameters[name].left)
        args = {
            "number": number,
            "steps": steps,
            **{name: game.parameters[name].value for name in HELPED},
        }
        name = yield Choose("ares.help", tuple(tracks), args, likely)
        step(game, name)
        yield Say("ares.helped", {**level(game, name), "number": number, "steps": steps})
        if game.parameters[name].full:
            yield Say("ares.closed", {"parameter": name})
        if game.terraformed:
            yield from terraformed(game)
