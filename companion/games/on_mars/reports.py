"""What you report at the table's main question: only what affects him, each in one answer."""

from __future__ import annotations

from collections.abc import Callable

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script, by, main_question
from companion.games.on_mars import your_hexes
from companion.games.on_mars.benefits import develop_used
from companion.games.on_mars.blueprints import levels_shown
from companion.games.on_mars.components import (
    COLONY,
    COLONY_ACTIONS,
    CONTRACTS,
    LACERDA,
    LOOP,
    LSS,
    ORBIT,
    ORBIT_ACTIONS,
    SHELTERS,
    SHIPS,
    TOP_LEVEL,
    TYPES,
    blueprint,
    kind_of,
)
from companion.games.on_mars.editor import fields
from companion.games.on_mars.levels import end_of_turn, reach_level
from companion.games.on_mars.lss import lss_reward
from companion.games.on_mars.mars_setup import lay_map
from companion.games.on_mars.shuttle import you_arrive
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import NOBODY, contribute, move_cube, place, placement

NEXT = "next"


def wait_for_reports(game: OnMars, whose: Callable[[], str]) -> Script[bool]:
    """Wait at the main question; take reports and corrections until the turn is over.

    Return False if a correction of a space means that the turn is no longer ``whose`` it was: your
    Landing Pod's turn is yours. At the end of your turn he develops the Techs of his that you used,
    and your Buildings may have raised the Colony level.
    """
    game.turn = asked = whose()
    reported = False

    def prompt() -> Choose:
        return Choose(
            "on-mars.table",
            (NEXT, *offered(game)),
            {
                **{letter: mission.card for letter, mission in game.missions.items()},
                "turn": game.turn,
                "round": game.round,
                "side": game.you.side,
                "last": game.last_round,
                "help": game.help,
                "reported": reported,
                "owned": [*game.you.techs],
            },
            default=NEXT,
            fields=lambda: fields(game),
            displayed_options=(NEXT, *seats(game)),
            actor=game.turn if game.turn in (YOU, LACERDA) else NOBODY,
        )

    def corrected(field: str) -> Script[None]:
        if field.endswith((".side", ".space")):
            game.turn = whose()
        yield from ()

    while True:
        if game.mars:
            yield from by(YOU, your_hexes.report_fault(game, game.mars))
        answer = yield from main_question(prompt, corrected)
        if answer == NEXT:
            break
        report, _, what = str(answer).partition(".")
        reported = True
        yield from by(YOU, REPORTS[report](game, what))
    if game.turn != asked:
        return False
    yield from by(LACERDA, develop_used(game))
    yield from by(YOU, end_of_turn(game))
    return True


# What can be reported


def kinds(game: OnMars) -> tuple[str, ...]:
    """Return the kinds of reports that fit where you are, the likely ones first."""
    if not game.guided:
        return CARDS_ONLY
    found: tuple[str, ...] = IN_COLONY if game.you.side == COLONY else IN_ORBIT
    if game.mars:
        found = (*found, *ON_MAP)
    return (*found, "map")


def offered(game: OnMars) -> tuple[str, ...]:
    """Return the reports possible now, the likely ones first, each with its object."""
    found: list[str] = []
    for report in kinds(game):
        members = MEMBERS[report](game) if report in MEMBERS else ("",)
        found += (f"{report}.{member}" if member else report for member in members)
    return tuple(found)


def seats(game: OnMars) -> tuple[str, ...]:
    """Return the reports with a fixed tile, including those that don't fit where you are.

    The map shows every contribution to a Mission: then there is nothing to report about one.
    """
    fitting = (*IN_COLONY, *IN_ORBIT, "map") if game.guided else CARDS_ONLY
    if game.begins_with_map or game.mars:
        fitting = (*fitting, *ON_MAP)
    shown = {"mission"} if game.guided and game.mars else set[str]()
    return tuple(each for each in SEATS if each in fitting and each not in shown)


SEATS = (
    "colonist",
    "building",
    "advanced",
    "mission",
    "rover",
    "bot",
    "blueprint",
    "tech",
    "scientist",
    "contract",
    "ship",
    "level",
    "landing-pod",
    "map",
)
"""The reports in display order, wherever you are: none changes its position."""

CARDS_ONLY = ("mission", "level")
ON_MAP = ("rover", "bot")
"""Reports of other changes to the map: on Mars they can move from Orbit, too."""
IN_COLONY = (
    "building",
    "colonist",
    "mission",
    "advanced",
    "scientist",
    "contract",
    "used-tech",
    "blueprint",
    "tech",
    "ship",
)
IN_ORBIT = (
    "colonist",
    "blueprint",
    "tech",
    "ship",
    "mission",
    "landing-pod",
    "building",
    "advanced",
    "scientist",
    "contract",
    "used-tech",
)
UNREPORTED = ("research-tiles", "robots", "discovery-tiles", "progress-cubes")
"""Missions with contributions that no other report shows without the map."""

Members = tuple[str, ...]


def open_missions(game: OnMars) -> Members:
    """Return the Missions whose cube moves only by its own report."""
    return tuple(
        letter
        for letter, mission in game.missions.items()
        if mission.left and (not game.guided or (mission.card in UNREPORTED and not game.mars))
    )


def your_actions(game: OnMars) -> Members:
    """Return the actions of your side that he uses, too."""
    return ORBIT_ACTIONS if game.you.side == ORBIT else COLONY_ACTIONS


def buildable(game: OnMars) -> Members:
    """Return what you may have built; with the map, the hex is reported, too."""
    return ("",) if game.mars else TYPES


def upgradable(game: OnMars) -> Members:
    """Return what you may have upgraded: a Mine with his Colonist sends that home (p. 16).

    With the map this is a hex, unless no Building on it can be upgraded.
    """
    if game.mars:
        return ("",) if your_hexes.upgradable(game.mars) else TYPES
    return (*TYPES, "mine-his") if game.lacerda.mines else TYPES


def shown_blueprints(game: OnMars) -> Members:
    """Return the Blueprints that may be on display, by type and level (p. 19)."""
    return tuple(blueprint(kind, level) for level in levels_shown(game) for kind in TYPES)


def learnable_techs(game: OnMars) -> Members:
    """Return the Techs that you may have learned or developed."""
    last = len(game.lab.spaces)
    return (*game.free_techs(), *(t for t, level in game.you.techs.items() if level < last))


def his_techs(game: OnMars) -> Members:
    """Return the Techs of his that you may use: his Shelters are his own (pp. 11, 13).

    The map shows which of them you used to build or to drive.
    """
    seen = ("shelter", *((*LOOP, "rover") if game.mars else ()))
    return tuple(tech for tech in game.lacerda.techs if tech not in seen)


def spaces_to_take(game: OnMars) -> Members:
    """Return the Turn Order spaces for your Landing Pod; none are left at the end."""
    return () if game.phase == "final" else tuple(map(str, game.free_spaces(COLONY)))


def map_reports(game: OnMars) -> Members:
    """Return the reports about the map itself."""
    return ("edit", "off") if game.mars else ("on",)


MEMBERS: dict[str, Callable[[OnMars], Members]] = {
    "building": buildable,
    "colonist": your_actions,
    "mission": open_missions,
    "advanced": upgradable,
    "scientist": OnMars.free_scientists,
    "contract": lambda _: tuple(CONTRACTS),
    "used-tech": his_techs,
    "blueprint": shown_blueprints,
    "tech": learnable_techs,
    "landing-pod": spaces_to_take,
    "level": lambda game: tuple(map(str, range(game.level + 1, TOP_LEVEL + 1))),
    "map": map_reports,
}


# their consequences


def report_building(game: OnMars, kind: str) -> Script[None]:
    """Count a tile that you built: the Colony's LSS follows it (p. 15)."""
    if game.mars:
        kind = yield from your_hexes.built(game, game.mars)
    if kind == "shelter":
        game.you.shelters = min(SHELTERS, game.you.shelters + 1)
        return
    before, game.tiles[kind] = game.tiles[kind], game.tiles[kind] + 1
    if kind in LSS:
        yield from lss_reward(game, YOU, kind, before)


def report_colonist(game: OnMars, action: str) -> Script[None]:
    """Place your Colonist on an action that he uses, too: it costs both of you (p. 24)."""
    placed = placement(game, action, YOU)
    place(game, placed, YOU)
    yield Say(
        "on-mars.your-cost", {"action": action, "cost": placed.cost, "cleared": placed.leaving}
    )


def report_blueprint(game: OnMars, card: str) -> Script[None]:
    """Count a Blueprint that you took for the Scientist he would hire (p. 23)."""
    kind = kind_of(card)
    game.you.taken.append(card)
    yield Say("on-mars.your-blueprint", {"kind": kind})
    game.you.blueprints[kind] = min(4, game.you.blueprints[kind] + 1)
    yield from contribute(game, YOU, "blueprints")


def report_advanced(game: OnMars, kind: str) -> Script[None]:
    """Count a Building that you upgraded: anybody's Scientist scores it (p. 21)."""
    if not kind and game.mars:
        kind = yield from your_hexes.upgraded(game, game.mars)
    if kind == "mine-his":
        kind, game.lacerda.mines = "mine", game.lacerda.mines - 1
    fitting = [card for card in game.you.unbuilt if kind_of(card) == kind]
    if len(fitting) == 1:
        game.you.built += fitting
    game.you.advanced[kind] = min(4, game.you.advanced[kind] + 1)
    yield from contribute(game, YOU, "advanced-buildings")


def report_scientist(game: OnMars, scientist: str) -> Script[None]:
    """Take a Scientist that you hired, whom he can't hire any more (p. 23)."""
    game.you.scientists.append(scientist)
    yield from contribute(game, YOU, "scientists")


def report_contract(game: OnMars, kind: str) -> Script[None]:
    """Count an Earth Contract that you completed."""
    game.you.completed[kind] = min(6, game.you.completed[kind] + 1)
    yield from contribute(game, YOU, "contracts")


def report_tech(game: OnMars, tech: str) -> Script[None]:
    """Take a Tech that you learned or developed, which he may use (p. 11)."""
    learned = tech not in game.you.techs
    game.you.techs[tech] = game.you.techs.get(tech, 0) + 1
    yield Say("on-mars.your-tech", {"tech": tech, "level": game.you.techs[tech]})
    if learned:
        yield from contribute(game, YOU, "techs")


def report_rover(game: OnMars, _: str) -> Script[None]:
    """Move your Rover: the map shows what it crossed and reached (p. 12)."""
    if game.mars:
        yield from your_hexes.drove(game, game.mars)


def report_bot(game: OnMars, _: str) -> Script[None]:
    """Move your Bot, or bring one onto the map (p. 12)."""
    if game.mars:
        yield from your_hexes.moved_bot(game, game.mars)


def report_map(game: OnMars, what: str) -> Script[None]:
    """Correct the map, put it away, or set it up in the middle of a play.

    A map that was put away comes back as it was.
    """
    if what == "off":
        game.mars, game.map_away = None, game.mars
        return
    if game.mars is None:
        game.mars, game.map_away = game.map_away, None
    if game.mars is None:
        yield from lay_map(game)
    assert game.mars
    yield from your_hexes.edit(game, game.mars)


def report_ship(game: OnMars, _: str) -> Script[None]:
    """Add a Ship to your Hangar: it may carry you later (p. 20)."""
    game.you.ships = min(SHIPS, game.you.ships + 1)
    yield Say("on-mars.your-ships", {"ships": game.you.ships})


def report_mission(game: OnMars, letter: str) -> Script[None]:
    """Move a Mission's cube for a contribution that no other report covers.

    In cards-only mode, the contribution may be his as well.
    """
    yield from move_cube(game, YOU if game.guided else "somebody", letter)


def report_landing_pod(game: OnMars, space: str) -> Script[None]:
    """Move the Landing Pod from Orbit to a space of the Colony."""
    you_arrive(game, int(space))
    yield from ()


def report_level(game: OnMars, level: str) -> Script[None]:
    """Set the Colony level in cards-only mode: the Shuttle and the end depend on it (p. 19)."""
    while game.level < int(level):
        yield from reach_level(game, game.level + 1)


REPORTS: dict[str, Callable[[OnMars, str], Script[None]]] = {
    "building": report_building,
    "colonist": report_colonist,
    "blueprint": report_blueprint,
    "advanced": report_advanced,
    "scientist": report_scientist,
    "contract": report_contract,
    "tech": report_tech,
    "used-tech": your_hexes.used_tech,
    "ship": report_ship,
    "mission": report_mission,
    "landing-pod": report_landing_pod,
    "level": report_level,
    "rover": report_rover,
    "bot": report_bot,
    "map": report_map,
}
