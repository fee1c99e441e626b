"""The course of a game: generations of research, actions and production, then the end (p. 8)."""

from __future__ import annotations

from companion.engine.prompts import Choose, Confirm, Count, Say, Script
from companion.games.classic.board import CARD
from companion.games.classic.cards import pay
from companion.games.classic.deadlines import announce
from companion.games.classic.reports import wait_for_reports
from companion.games.classic.scoring import ClassicResult, final_scoring
from companion.games.classic.setup import set_up
from companion.games.classic.state import Classic

DRAWN = 4
"""Cards drawn in a research phase."""

REMINDERS: dict[str, tuple[str, ...]] = {
    "classic.production": (),
    "classic.produce": (),
    "classic.research": ("price", "drawn"),
    "classic.report": ("board",),
}
"""Explained in full only once: how a generation goes."""


def play(game: Classic) -> Script[ClassicResult]:
    """Play from the setup to the verdict; return the result."""
    yield from set_up(game)
    while game.generation < game.generations:
        game.generation += 1
        game.earlier_causes = len(game.causes)
        game.phase = "research"
        yield from announce(game)
        yield from research(game)
        game.phase = "actions"
        yield from wait_for_reports(game)
        yield from production(game)
    return (yield from final_scoring(game))


def research(game: Classic) -> Script[None]:
    """Draw four cards and buy any of them; not in the first generation."""
    game.phase = "research"
    if game.generation == 1:
        yield Say("classic.no-research", {"prelude": game.options["prelude"]})
    elif game.board:
        most = min(DRAWN, game.board.money // CARD)
        args = {"price": CARD, "drawn": DRAWN, "megacredits": game.board.money}
        bought = yield Count("classic.buy-cards", 0, most, args, default=None if most else 0)
        yield from pay(game.board, CARD * bought)
    else:
        yield Confirm("classic.research", {"price": CARD, "drawn": DRAWN}, goes_on=True)


def production(game: Classic) -> Script[None]:
    """Turn energy into heat and produce; the next generation's research follows directly.

    Neither involves a decision, so a generation without reports takes one answer. What you have
    then is not announced after the last one.
    """
    game.phase = "production"
    if game.board is None:
        yield Confirm("classic.production", {"tr": game.tr}, goes_on=True)
        return
    output = game.board.production["megacredits"]
    args = {"tr": game.tr, "output": output, "income": game.tr + output}
    yield Choose("classic.produce", ("produce",), args, default="produce", goes_on=True)
    game.board.produce(game.tr)
    if game.generation < game.generations:  # later, only the plants count, and are asked about
        yield Say("classic.produced", dict(game.board.stock))
