"""Icons: what he makes of a Turn Order space, a Lab space, a Discovery or Research tile (p. 22)."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Count, Say, Script, Value
from companion.games.on_mars import colony, orbit
from companion.games.on_mars.components import ICONS, LAB_ICONS, LACERDA, TILES, TYPES, next_icon
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import contribute, gain_crystals, instruct


def turn_order_space(game: OnMars, space: int) -> Script[None]:
    """Take the benefit of a Turn Order space: which icon it shows is asked once in a play."""
    if space not in game.icons:
        game.icons[space] = yield Choose(
            "on-mars.space-icon", ICONS, {"space": space}, default="nothing"
        )
    yield from take_icon(game, game.icons[space])


def lab_space(game: OnMars, place: str) -> Script[None]:
    """Take the benefit of a Lab space: which icon it shows is asked once in a play."""
    if place not in game.lab_icons:
        game.lab_icons[place] = yield Choose(
            "on-mars.lab-icon", LAB_ICONS, {"place": place}, default="nothing"
        )
    yield from take_icon(game, game.lab_icons[place])


def take_icon(game: OnMars, icon: str) -> Script[None]:
    """Do what an icon gives, by his own rules; what cannot be done is skipped."""
    match icon:
        case "warehouse":
            yield from take_from_warehouse(game)
        case "tech":
            yield from orbit.learn_technology(game)
        case "colonist":
            yield from move_rover(game)
        case "robot":
            yield from move_bot(game, next_icon(game.lacerda.robot, 2))
        case "blueprint":
            yield from orbit.obtain_blueprint(game, action=None)
        case "crystal":
            yield from gain_crystals(game, 1, "icon")


def move_bot(game: OnMars, icon: str) -> Script[None]:
    """Move his Bot to an icon of the Progress Area."""
    game.lacerda.robot = icon
    yield Say("on-mars.bot", {"icon": icon})


def take_from_warehouse(game: OnMars) -> Script[None]:
    """Take what there is most of, from the left, Crystals first; a Resource goes to the supply."""
    item = yield Choose("on-mars.warehouse", ("crystal", "resource", "empty"), default="crystal")
    if item == "crystal":
        yield from gain_crystals(game, 1, "warehouse")


def move_rover(game: OnMars) -> Script[None]:
    """Move his Rover towards the nearest tile that he may collect (p. 22, A.10, D39).

    Base movement 2, more with anybody's Rover Tech, and a Crystal for each further space that
    reaches the tile. Crystals he drives over wait until his next turn.
    """
    him = game.lacerda
    level, owner = game.tech("rover")
    result: Value | None = "crystal"
    while result == "crystal":
        result = yield from instruct(
            game,
            "on-mars.rover",
            ("done", "crystal", "discovery", "research"),
            steps=2 + level,
            tech=level,
            crystals=him.crystals,
        )
        if result == "crystal":
            yield from gain_crystals(game, 1, "rover")
    if owner == YOU and result is not None:
        yield Say("on-mars.your-tech-used", {"tech": "rover"})
    if result in ("discovery", "research"):
        yield from _reach_tile(game, str(result))


def _reach_tile(game: OnMars, what: str) -> Script[None]:
    him = game.lacerda
    if him.crystals:
        him.crystals -= yield Count("on-mars.rover-spent", 0, him.crystals, default=0)
    if what == "discovery":
        him.discoveries = min(19, him.discoveries + 1)
        yield from contribute(game, LACERDA, "discovery-tiles")
    else:
        him.research = min(8, him.research + 1)
        yield from contribute(game, LACERDA, "research-tiles")
    tile = yield Choose("on-mars.tile", TILES, {"what": what}, default="nothing")
    yield from take_tile(game, tile)


def take_tile(game: OnMars, tile: str) -> Script[None]:
    """Resolve a Discovery or Research tile at once, by his own rules (A.22)."""
    match tile:
        case "crystals":
            yield from gain_crystals(game, 3, "tile")
        case "building":
            kind = yield Choose("on-mars.tile-building", TYPES, default=game.lacerda.robot)
            yield from colony.build(game, kind)
        case "any-building":
            yield from colony.construct(game, action=None)
        case "blueprints":
            if (yield from orbit.obtain_blueprint(game, action=None)):
                yield from orbit.obtain_blueprint(game, action=None)
        case "develop":
            yield from orbit.research_and_development(game, action=None)
        case "tech":
            yield from orbit.learn_technology(game)
        case "upgrade":
            yield from colony.upgrade(game, action=None, times=2)
        case "hire":
            yield from colony.hire(game, action=None)
        case "warehouse":
            yield from take_from_warehouse(game)
            yield from take_from_warehouse(game)
