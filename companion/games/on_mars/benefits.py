"""Icons: what he makes of a Turn Order space, a Lab space, a Discovery or Research tile (p. 22)."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script, Value
from companion.games.on_mars import box, colony, orbit
from companion.games.on_mars.components import LACERDA, TILES, TYPES, next_icon
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import contribute, gain_crystals, instruct


def turn_order_space(game: OnMars, space: int) -> Script[None]:
    """Take the benefit printed on a Turn Order space."""
    icon = yield box.space_icon(space)
    yield from take_icon(game, icon)


def lab_space(game: OnMars, place: str) -> Script[None]:
    """Take the benefit printed on a space of the Lab."""
    icon = yield box.lab_icon(place)
    yield from take_icon(game, icon)


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
    """Take what there is most of, from the left, Crystals first; a Resource goes to the supply.

    He takes nothing that he cannot keep (p. 11): with a full Depot, the next most plentiful.
    """
    room = game.lacerda.room > 0
    items = ("crystal", "resource", "empty") if room else ("resource", "empty")
    args = {"room": room}
    item = yield Choose("on-mars.warehouse", items, args, default=items[0])
    if item == "crystal":
        yield from gain_crystals(game, 1, "warehouse")


def move_rover(game: OnMars) -> Script[None]:
    """Move his Rover towards the nearest tile that he may collect (pp. 12, 22).

    Base movement 2, more with anybody's Rover Tech, and a Crystal for each further hex that
    reaches the tile: how far it was tells how many he spent. Crystals he drives over wait until
    his next turn.
    """
    level, owner = game.tech("rover")
    result: Value | None = "crystal"
    while result == "crystal":
        reached = tuple(f"reached.{spent}" for spent in range(game.lacerda.crystals + 1))
        result = yield from instruct(
            game,
            "on-mars.rover",
            ("done", *reached, "crystal"),
            steps=2 + level,
            tech=level,
            crystals=game.lacerda.crystals,
        )
        if result == "crystal":
            yield from gain_crystals(game, 1, "rover")
    if owner == YOU and result is not None:
        yield Say("on-mars.your-tech-used", {"tech": "rover"})
    if str(result).startswith("reached."):
        game.lacerda.crystals -= int(str(result).partition(".")[2])
        yield from collect_tile(game)


def collect_tile(game: OnMars) -> Script[None]:
    """Take the tile he drove to and resolve it at once, by his own rules (p. 22)."""
    him = game.lacerda
    tiles = tuple(f"{what}.{tile}" for what in ("discovery", "research") for tile in TILES)
    what, _, tile = (yield Choose("on-mars.tile", tiles)).partition(".")
    if what == "discovery":
        him.discoveries = min(19, him.discoveries + 1)
        yield from contribute(game, LACERDA, "discovery-tiles")
    else:
        him.research = min(8, him.research + 1)
        yield from contribute(game, LACERDA, "research-tiles")
    yield from take_tile(game, tile)


def take_tile(game: OnMars, tile: str) -> Script[None]:
    """Do what a Discovery or Research tile gives, by his own rules (p. 22)."""
    match tile:
        case "crystals":
            yield from gain_crystals(game, 3, "tile")
        case "building":
            kind = yield Choose("on-mars.tile-building", TYPES)
            yield from colony.build_pictured(game, kind)
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
