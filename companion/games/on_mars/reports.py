"""What you report at the table's main question: only what matters to him, each in one tap."""

from __future__ import annotations

from collections.abc import Callable

from companion.engine.game import YOU
from companion.engine.prompts import (
    Choose,
    Count,
    Say,
    Script,
    Value,
    main_question,
)
from companion.games.on_mars.components import (
    COLONY,
    COLONY_ACTIONS,
    LSS,
    ORBIT,
    ORBIT_ACTIONS,
    SCORES,
    TOP_LEVEL,
    TYPES,
)
from companion.games.on_mars.editor import fields
from companion.games.on_mars.levels import end_of_turn, reach_level
from companion.games.on_mars.lss import lss_reward
from companion.games.on_mars.shuttle import you_arrive
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import contribute, move_cube, place, placement

BACK = "back"


def wait_for_reports(game: OnMars, whose: Callable[[], str]) -> Script[None]:
    """Wait at the main question, before every turn and phase; take reports and corrections.

    Going on ends the turn: your Buildings may have raised the Colony level. Whose turn it is
    follows a correction of a space, but not your Landing Pod: that is your turn.
    """
    game.turn = whose()

    def prompt() -> Choose:
        return Choose(
            "on-mars.table",
            ("next", *offered(game)),
            {
                "turn": game.turn,
                "round": game.round,
                "side": game.you.side,
                "last": "yes" if game.last_round else "no",
                "help": game.help,
            },
            default="next",
            fields=lambda: fields(game),
        )

    def corrected(field: str) -> Script[None]:
        if field.endswith((".side", ".space")):
            game.turn = whose()
        yield from ()

    while (answer := (yield from main_question(prompt, corrected))) != "next":
        yield from REPORTS[str(answer)](game)
    yield from end_of_turn(game)


def offered(game: OnMars) -> tuple[str, ...]:
    """Return the reports that fit the moment, the likely ones first."""
    if not game.guided:
        return ("mission", "level")
    if game.you.side == COLONY:
        reports: tuple[str, ...] = (*IN_COLONY, "blueprint", "tech")
    else:
        reports = (*IN_ORBIT, *(report for report in IN_COLONY if report not in IN_ORBIT))
    return tuple(report for report in reports if report != "mission" or open_missions(game))


IN_ORBIT = ("colonist", "blueprint", "tech", "mission", "landing-pod")
IN_COLONY = ("building", "colonist", "mission", "advanced", "scientist", "contract")
UNTOLD = ("research-tiles", "robots", "discovery-tiles", "progress-cubes")
"""Missions to which you contribute by something that no other report tells."""


def open_missions(game: OnMars) -> tuple[str, ...]:
    """Return the Missions whose cube only a report of its own can move."""
    return tuple(
        letter
        for letter, mission in game.missions.items()
        if mission.left and (mission.card in UNTOLD or not game.guided)
    )


def report_building(game: OnMars) -> Script[None]:
    """You built a tile: the Colony's LSS follows it."""
    kind = yield from _which(game, "on-mars.report-building", TYPES)
    if kind is None:
        return
    if kind == "shelter":
        game.you.shelters = min(5, game.you.shelters + 1)
        return
    before, game.tiles[kind] = game.tiles[kind], game.tiles[kind] + 1
    if kind in LSS:
        yield from lss_reward(game, YOU, kind, before)


def report_colonist(game: OnMars) -> Script[None]:
    """You placed a Colonist on an action that he uses too."""
    actions = ORBIT_ACTIONS if game.you.side == ORBIT else COLONY_ACTIONS
    action = yield from _which(game, "on-mars.report-colonist", actions)
    if action is None:
        return
    placed = placement(game, action, YOU)
    place(game, placed, YOU)
    yield Say(
        "on-mars.your-cost", {"action": action, "cost": placed.cost, "cleared": placed.leaving}
    )


def report_blueprint(game: OnMars) -> Script[None]:
    """You took a Blueprint: it counts for the Scientist he would hire."""
    kind = yield from _which(game, "on-mars.report-blueprint", TYPES)
    if kind is not None:
        game.you.blueprints[kind] = min(4, game.you.blueprints[kind] + 1)
        yield from contribute(game, YOU, "blueprints")


def report_advanced(game: OnMars) -> Script[None]:
    """You upgraded a Building: anybody's Scientist scores it."""
    kind = yield from _which(game, "on-mars.report-advanced", TYPES)
    if kind is not None:
        game.you.advanced[kind] = min(4, game.you.advanced[kind] + 1)
        yield from contribute(game, YOU, "advanced-buildings")


def report_scientist(game: OnMars) -> Script[None]:
    """You hired a Scientist, whom he cannot hire any more."""
    taken = (*game.lacerda.scientists, *game.you.scientists)
    free = tuple(scientist for scientist in SCORES if scientist not in taken)
    scientist = yield from _which(game, "on-mars.report-scientist", free)
    if scientist is not None:
        game.you.scientists.append(scientist)
        yield from contribute(game, YOU, "scientists")


def report_contract(game: OnMars) -> Script[None]:
    """You completed an Earth Contract."""
    game.you.contracts = min(12, game.you.contracts + 1)
    yield Say("on-mars.your-contract", {"count": game.you.contracts})
    yield from contribute(game, YOU, "contracts")


def report_tech(game: OnMars) -> Script[None]:
    """You learned or developed a Tech, which he may use."""
    mine = tuple(tech for tech in game.you.techs if game.you.techs[tech] < 6)
    tech = yield from _which(game, "on-mars.report-tech", (*game.free_techs(), *mine))
    if tech is None:
        return
    learned = tech not in game.you.techs
    game.you.techs[tech] = game.you.techs.get(tech, 0) + 1
    yield Say("on-mars.your-tech", {"tech": tech, "level": game.you.techs[tech]})
    if learned:
        yield from contribute(game, YOU, "techs")


def report_mission(game: OnMars) -> Script[None]:
    """You (cards only: either of you) contributed to a Mission as no other report tells."""
    letter = yield from _which(game, "on-mars.report-mission", open_missions(game))
    if letter is not None:
        yield from move_cube(game, YOU if game.guided else "somebody", letter)


def report_landing_pod(game: OnMars) -> Script[None]:
    """You took the Landing Pod from Orbit to the Colony."""
    if game.you.side == ORBIT:
        yield from you_arrive(game, COLONY, by="pod")


def report_level(game: OnMars) -> Script[None]:
    """Cards only: the Colony went up, which the Shuttle and the end depend on."""
    level = yield Count(
        "on-mars.report-level", game.level, TOP_LEVEL, default=min(TOP_LEVEL, game.level + 1)
    )
    while game.level < level:
        yield from reach_level(game, game.level + 1)


def _which(game: OnMars, key: str, options: tuple[Value, ...]) -> Script[str | None]:
    """Ask for one of ``options``; None if the report was opened by mistake."""
    args = {letter: mission.card for letter, mission in game.missions.items()}
    answer = yield Choose(key, (*options, BACK), args, default=BACK)
    return None if answer == BACK else str(answer)


REPORTS: dict[str, Callable[[OnMars], Script[None]]] = {
    "building": report_building,
    "colonist": report_colonist,
    "blueprint": report_blueprint,
    "advanced": report_advanced,
    "scientist": report_scientist,
    "contract": report_contract,
    "tech": report_tech,
    "mission": report_mission,
    "landing-pod": report_landing_pod,
    "level": report_level,
}
