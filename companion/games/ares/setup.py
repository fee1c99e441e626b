"""The setup, one step per screen, with the additions of the solo and the two-player mode."""

from __future__ import annotations

from typing import Any

from companion.engine.prompts import Choose, Confirm, Say, Script
from companion.games.ares.board import CO_OP, DIFFICULTIES, MODES, SOLO
from companion.games.ares.state import Ares


def set_up(game: Ares) -> Script[None]:
    """Choose the mode and the difficulty, and guide the setup if wanted."""
    if (yield Choose("ares.mode", MODES, default=SOLO)) == CO_OP:
        game.join()
    else:
        game.difficulty = yield Choose("ares.difficulty", tuple(DIFFICULTIES), default="novice")
    likely = "first-game" if game.options["first"] == "on" else "guided"
    lead = yield Choose("ares.lead", ("guided", "first-game", "ready"), default=likely)
    if lead != "ready":
        yield from lay_the_table(game, first=lead == "first-game")
    args = {"mode": game.mode, "rounds": game.rounds, "stop": game.options["stop"]}
    args |= {"steps": game.steps_at_start, "help": game.help_to_come}
    yield Say("ares.begin", args)


def choose_corporation(game: Ares, args: dict[str, Any]) -> Script[None]:
    """Choose a corporation; by the advanced rule, swap projects first, with both in hand.

    Each player discards any number of projects and draws as many (rulebook, setup).
    """
    if game.options["swap"] == "off":
        yield Confirm("ares.setup-corporation", args)
    else:
        yield Confirm("ares.setup-swap", args)
        yield Confirm("ares.setup-choice", args)


def lay_the_table(game: Ares, first: bool) -> Script[None]:
    """Guide the setup. A first game has its own cards, whose number differs between editions."""
    args: dict[str, Any] = {"mode": game.mode, "first": "yes" if first else "no"}
    yield Confirm("ares.setup-board")
    yield Confirm("ares.setup-player", args)
    yield Confirm("ares.setup-projects", args)
    starred = 0
    if first:
        starred = yield Choose("ares.starred", (2, 1), default=2)
    yield from choose_corporation(game, {**args, "starred": starred})
    if game.co_op:
        yield Confirm("ares.setup-pile")
    else:
        yield Confirm("ares.setup-dummy-hand", {"deck": game.options["deck"]})
