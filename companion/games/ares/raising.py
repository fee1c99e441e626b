"""What is reported in a phase: raises of the parameters, forests, rating (p. 14)."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script, Value, main_question
from companion.games.ares.board import CONVERSIONS, NEEDED, RAISES, ZONES, zone
from companion.games.ares.editor import fields
from companion.games.ares.planning import corrected
from companion.games.ares.state import Ares
from companion.games.terraforming.parameters import steps


def reports(game: Ares, phase: str) -> Script[None]:
    """Take reports until the phase is done.

    An Action phase is done when all leftovers are converted. The question says so; the player
    confirms it with ``done``, as nobody's resources are tracked.
    """
    asks = "first"

    def prompt() -> Choose:
        offered, every = ("done", *open_raises(game), "tr"), ("done", *RAISES, "tr")
        details = {
            "phase": phase,
            "mode": game.mode,
            "must": must_convert(game, phase),
            "asks": asks,
        }
        args = {**details, **steps(game.parameters)}
        return Choose(
            "ares.report",
            offered,
            args,
            "done",
            lambda: fields(game),
            displayed_options=every,
        )

    while (report := (yield from main_question(prompt, partial(corrected, game)))) != "done":
        asks = "more"
        yield from apply_report(game, report)


def must_convert(game: Ares, phase: str) -> str:
    """Return what leftover heat and plants must become before this phase is done (p. 14).

    They must be converted at the end of an Action phase, unless that parameter is full. If this
    phase has filled it, converting is optional, since it still pays.
    """
    if phase != "action":
        return "none"
    must = [each for each in CONVERSIONS if not game.parameters[RAISES[each]].full]
    return "both" if len(must) > 1 else (*must, "none")[0]


def open_raises(game: Ares) -> tuple[str, ...]:
    """Return what may be reported: raises that still pay, and a forest at any time (p. 14)."""
    return tuple(
        report for report, parameter in RAISES.items() if report == "forest" or game.pays(parameter)
    )


def apply_report(game: Ares, report: Value) -> Script[None]:
    """Apply a report; in co-op, ask whose it is."""
    who = YOU
    if game.co_op:
        args = {"report": report, **steps(game.parameters)}
        who = yield Choose("ares.who", tuple(game.players), args, default=YOU)
    if report == "tr":
        game.players[who].gain("card", tr=1)
        yield Say("ares.gain-tr", {"who": who, "tr": game.players[who].tr})
    else:
        yield from raise_parameter(game, str(report), who)


def raise_parameter(game: Ares, report: str, who: str) -> Script[None]:
    """Raise a parameter by a step, with everything it gives (p. 14).

    In the phase that fills it, it still pays though it cannot rise; after that phase a forest still
    gives a token.
    """
    name, player = RAISES[report], game.players[who]
    paid = game.pays(name)
    player.gain(report, tr=1 if paid else 0, forests=1 if report == "forest" else 0)
    rose = game.raise_step(name)
    args = {
        "report": report,
        "who": who,
        "paid": "yes" if paid else "no",
        "rose": "yes" if rose else "no",
        "tr": player.tr,
        "forests": player.forests,
    }
    yield Say("ares.raised", {**args, **level(game, name)})
    if rose:
        yield from _reached(game, name)


def level(game: Ares, name: str) -> dict[str, Any]:
    """Return a parameter's value as arguments for the phrases."""
    value = game.parameters[name].value
    return {
        "parameter": name,
        "value": value,
        "sign": "minus" if value < 0 else "plus",
        "size": abs(value),
        "goal": game.parameters[name].goal,
        "left": game.parameters[name].left,
        "zone": zone(name, value) if name in ZONES else "none",
    }


def _reached(game: Ares, name: str) -> Script[None]:
    """Announce what a raise has reached: another zone, the parameter's goal, all three goals."""
    zones = game.current_zones()
    entered = name in zones and game.parameters[name].value == ZONES[name][zones[name]]
    if entered:
        yield Say("ares.new-zone", {**level(game, name), "counts": game.zones[name]})
    if game.parameters[name].full:
        yield Say("ares.full", level(game, name))
        if game.terraformed:
            yield from terraformed(game)


def terraformed(game: Ares) -> Script[None]:
    """Announce that all three parameters are full: a solo play is won (solo mode)."""
    args = {"mode": game.mode, "points": game.points, "needed": NEEDED}
    yield Say("ares.terraformed", {**args, "stop": game.options["stop"]})
