"""The end: the goals are checked, the last greeneries placed, the points counted (p. 12)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.game import YOU, Result, Score
from companion.engine.prompts import Count, Say, Script
from companion.games.classic.corporations import OTHER
from companion.games.classic.state import GOAL_TR, Classic


class ClassicResult(Result, frozen=True, kw_only=True):
    """``missed`` is the part of the goal that was not reached."""

    missed: tuple[str, ...] = ()
    generations: int = 0
    corporation: str | None = None

    @property
    def roles(self) -> Mapping[str, tuple[str, ...]]:
        known = self.corporation not in (None, OTHER)
        return {YOU: (str(self.corporation),)} if known else {}


LINES = {"tr": (0, 200), "greeneries": (0, 61), "cities": (0, 200), "cards": (-50, 300)}
"""The sources of points, each with its range: a city counts the greeneries next to it."""

MAX_NEIGHBOURS = 6
"""The areas next to a city, at most."""

MAX_GREENERIES = 20
MAX_PLANTS = 2
"""The most plants that the bonus of an area of Tharsis gives."""


def final_scoring(game: Classic) -> Script[ClassicResult]:
    """Check the goals, place the last greeneries if they are met, count, and give the verdict."""
    game.phase = "final"
    missed = game.missed
    won = not missed
    yield Say(
        "classic.goals-met" if won else "classic.goals-missed",
        {"goal": game.goal, "missed": missed, "tr": game.tr, "needed": GOAL_TR},
    )
    if won:
        yield from final_greeneries(game)
    yield from count_points(game)
    points = sum(game.sheet.values())
    args = {"won": "yes" if won else "no", "total": points, "missed": missed, "goal": game.goal}
    yield Say("classic.verdict", {**args, **game.sheet})
    return ClassicResult(
        won=won,
        winner=(YOU,) if won else (),
        goal=game.goal,
        missed=tuple(missed),
        difficulty=difficulty(game),
        generations=game.generations,
        corporation=game.corporation,
        scores={YOU: Score.of(game.sheet)},
    )


def final_greeneries(game: Classic) -> Script[None]:
    """Convert the remaining plants into greeneries, without raising oxygen or TR.

    A placement may pay `MAX_PLANTS`, so more are allowed than the stock gives at once. If plants
    aren't tracked, no number is proposed.
    """
    plants = game.board.stock["plants"] if game.board else 0
    conversion = game.modifiers["greenery-plants"]
    likely, most = min(MAX_GREENERIES, plants // conversion), MAX_GREENERIES
    if game.board:
        most = min(most, (plants - MAX_PLANTS) // (conversion - MAX_PLANTS)) if likely else 0
    if not most:
        return
    args = {"plants": plants, "conversion": conversion, "board": game.options["board"]}
    known = likely if game.board else None
    placed = yield Count("classic.final-greeneries", 0, most, args, default=known)
    game.greeneries += placed
    if game.board:
        game.board.gain("plants", -conversion * placed)


def count_points(game: Classic) -> Script[None]:
    """Ask for each line, with known values filled in."""
    known = known_lines(game)
    for line, (low, height) in LINES.items():
        likely = min(height, max(low, known[line])) if line in known else None
        args = {"known": likely or 0, "cities": game.cities}
        game.sheet[line] = yield Count(f"classic.score-{line}", low, height, args, default=likely)
        if line == "cities" and game.sheet[line] > MAX_NEIGHBOURS * game.cities:
            details = {"points": game.sheet[line], "cities": game.cities}
            yield Say("classic.cities-doubted", details)  # the table may be right


def known_lines(game: Classic) -> dict[str, int]:
    """Return the points known without the map and the cards."""
    return {"tr": game.tr, "greeneries": game.greeneries}


def difficulty(game: Classic) -> str:
    """Return the category for comparing scores: the goal, and whether Preludes were played."""
    return f"{game.goal}-prelude" if game.options["prelude"] == "on" else game.goal
