"""What is reported in a phase: raises of the parameters, forests, rating (C.3, C.4)."""

from __future__ import annotations

from functools import partial
from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script, Value, main_question
from companion.games.ares.board import CONVERSIONS, NEEDED, RAISES, ZONES, zone
from companion.games.ares.editor import fields
from companion.games.ares.planning import corrected
from companion.games.ares.state import Ares


def reports(game: Ares, phase: str) -> Script[None]:
    """Take reports until the phase is done."""
    args = {"phase": phase, "mode": game.mode}

    def prompt() -> Choose:
        offered = ("done", *open_raises(game), "tr")
        return Choose("ares.report", offered, args, "done", lambda: fields(game))

    while (report := (yield from main_question(prompt, partial(corrected, game)))) != "done":
        yield from apply_report(game, report)


def conversions(game: Ares) -> Script[None]:
    """At the end of an Action phase, turn leftover heat and plants into raises (C.3).

    They must be, unless that parameter is full; one that this phase has filled still pays, so
    there they may be.
    """

    def pays() -> bool:
        return any(game.pays(RAISES[each]) for each in CONVERSIONS)

    def must() -> list[str]:
        return [each for each in CONVERSIONS if not game.parameters[RAISES[each]].full]

    while pays():
        must_be = "both" if len(must()) > 1 else (*must(), "none")[0]
        offered = ("done", *(each for each in CONVERSIONS if each in open_raises(game)))
        report = yield Choose("ares.conversions", offered, {"must": must_be}, default="done")
        if report == "done":
            return
        yield from apply_report(game, report)


def open_raises(game: Ares) -> tuple[str, ...]:
    """Return what may be reported: raises that still pay, and a forest at any time (C.4)."""
    return tuple(
        report for report, parameter in RAISES.items() if report == "forest" or game.pays(parameter)
    )


def apply_report(game: Ares, report: Value) -> Script[None]:
    """Take a report, in co-op with the player whose it is."""
    who = YOU
    if game.co_op:
        who = yield Choose("ares.who", tuple(game.players), {"report": report}, default=YOU)
    if report == "tr":
        game.players[who].gain("card", tr=1)
        yield Say("ares.gain-tr", {"who": who, "tr": game.players[who].tr})
    else:
        yield from raise_parameter(game, str(report), who)


def raise_parameter(game: Ares, report: str, who: str) -> Script[None]:
    """Raise a parameter by a step, with all that it gives (C.3, C.4).

    In the phase that fills it, it goes on to pay though it cannot rise; after that a forest is
    still a token.
    """
    name, player = RAISES[report], game.players[who]
    paid = game.pays(name)
    player.gain(report, tr=1 if paid else 0, forests=1 if report == "forest" else 0)
    before = game.parameters[name].full
    steps = step(game, name)
    args = {
        "report": report,
        "who": who,
        "paid": "yes" if paid else "no",
        "rose": "yes" if steps else "no",
        "tr": player.tr,
        "forests": player.forests,
    }
    yield Say("ares.raised", {**args, **level(game, name)})
    yield from _reached(game, name, before)


def step(game: Ares, name: str) -> int:
    """Raise a parameter by a step if it is not full; return how many steps it rose."""
    parameter = game.parameters[name]
    before = parameter.left
    parameter.rise()
    return before - parameter.left


def level(game: Ares, name: str) -> dict[str, Any]:
    """Return where a parameter stands, as the phrases tell it."""
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


def _reached(game: Ares, name: str, was_full: bool) -> Script[None]:
    """Say what a raise has reached: another zone, the parameter's goal, all three goals."""
    if was_full:
        return
    zones = game.current_zones()
    entered = name in zones and game.parameters[name].value == ZONES[name][zones[name]]
    if entered:
        yield Say("ares.new-zone", {**level(game, name), "counts": game.zones[name]})
    if game.parameters[name].full:
        yield Say("ares.full", level(game, name))
        if game.terraformed:
            yield from terraformed(game)


def terraformed(game: Ares) -> Script[None]:
    """Say that all three parameters are full: in solo the play is won (C.5-C.7)."""
    args = {"mode": game.mode, "points": game.points, "needed": NEEDED}
    yield Say("ares.terraformed", {**args, "stop": game.options["stop"]})
