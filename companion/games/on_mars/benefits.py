"""Techs, icons, the Rover and tiles: one benefit may lead to another (p. 22)."""

from __future__ import annotations

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script, Value
from companion.games.on_mars import box, colony, his_hexes, tiles
from companion.games.on_mars.blueprints import obtain_blueprint
from companion.games.on_mars.components import (
    CONTRACT_CRYSTALS,
    DISCOVERY_TILES,
    LACERDA,
    RESEARCH_TILES,
    SLOTS,
    TILES,
    TYPES,
    column,
    next_icon,
)
from companion.games.on_mars.mars import DISCOVERY, RESEARCH, HexContent, LaidTile, Mars
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import (
    IMPOSSIBLE,
    contribute,
    gain_crystals,
    instruct,
    may_place,
    placement,
)

# Techs: Learn New Technology, Research & Development


def learn_technology(game: OnMars) -> Script[bool]:
    """Take the cheapest, leftmost Tech he doesn't have, into column 1, the upper space first."""
    him, free = game.lacerda, game.free_lab_spaces()
    techs = game.free_techs()
    if not free or not techs:
        yield Say("on-mars.no-tech", {"reason": "lab" if techs else "grid"})
        return False
    known = bool(game.grid) or len(techs) == 1
    tech = yield from instruct(
        game,
        "on-mars.learn-technology" if known else "on-mars.learn-which",
        techs,
        rare=(IMPOSSIBLE,),
        marked=known,
        goes_on=True,
        tech=techs[0],
        place=free[0],
    )
    if tech is None:
        return False
    him.techs[str(tech)] = free[0]
    yield from contribute(game, LACERDA, "techs")
    yield from lab_space(game, free[0])
    return True


def research_and_development(
    game: OnMars, action: str | None = "research-and-development"
) -> Script[bool]:
    """Develop the most developed Tech that can move, then the least developed, once each."""
    if not (yield from develop(game, "most", action)):
        return False
    yield from develop(game, "least")
    return True


def develop(game: OnMars, which: str, action: str | None = None) -> Script[bool]:
    """Develop the ``most`` or the ``least`` developed Tech that can move, if there is one."""
    if not (yield from may_place(game, action)):
        return False
    moves = game.movable_techs()
    if not moves:
        yield Say("on-mars.no-develop")
        return False
    tech = (max if which == "most" else min)(moves, key=lambda t: _rank(game, t, which))
    return (yield from move_tech(game, tech, which, action))


def develop_used(game: OnMars) -> Script[None]:
    """Develop each Tech of his that you used: his half of the reward (p. 11).

    The other half is Oxygen, and he keeps no Resources (p. 22).
    """
    used, game.used_techs = game.used_techs, []
    for tech in used:
        if tech in game.movable_techs():
            yield from move_tech(game, tech, "used")
        else:
            yield Say("on-mars.no-develop-used", {"tech": tech})


def move_tech(game: OnMars, tech: str, which: str, action: str | None = None) -> Script[bool]:
    """Move a Tech a column to the right and take the benefit of its new space (p. 11)."""
    place = game.movable_techs()[tech]
    done = yield from instruct(
        game,
        "on-mars.develop",
        ("done",),
        action,
        rare=(IMPOSSIBLE,),
        goes_on=True,
        which=which,
        tech=tech,
        origin=game.lacerda.techs[tech],
        place=place,
        level=column(place),
        reading=game.options["lab"],
    )
    if done is None:
        return False
    game.lacerda.techs[tech] = place
    yield from lab_space(game, place)
    return True


def _rank(game: OnMars, tech: str, which: str) -> tuple[int, int]:
    """Return the order of development; of tiles in one column the lower comes first either way."""
    place = game.lacerda.techs[tech]
    lower = "abc".index(place[1])
    return column(place), lower if which == "most" else -lower


# Icons, the Rover and tiles


def turn_order_space(game: OnMars, space: int) -> Script[None]:
    """Take the benefit printed on a Turn Order space."""
    icon = yield box.space_icon(space)
    yield from take_icon(game, icon)


def lab_space(game: OnMars, place: str) -> Script[None]:
    """Take the benefit printed on a Lab space."""
    icon = yield box.lab_icon(place)
    yield from take_icon(game, icon)


def take_icon(game: OnMars, icon: str) -> Script[None]:
    """Apply an icon by his own rules; skip what cannot be done."""
    match icon:
        case "warehouse":
            yield from take_from_warehouse(game)
        case "tech":
            yield from learn_technology(game)
        case "colonist":
            yield from move_rover(game, instead="icon")
        case "robot":
            yield from move_bot(game, next_icon(game.lacerda.robot, 2))
        case "blueprint":
            yield from obtain_blueprint(game, action=None)
        case "crystal":
            yield from gain_crystals(game, 1, "icon")


def move_bot(game: OnMars, icon: str) -> Script[None]:
    """Move his Bot to an icon of the Progress Area."""
    yield Say("on-mars.bot", {"icon": icon})
    game.lacerda.robot = icon


def take_from_warehouse(game: OnMars) -> Script[None]:
    """Take the most plentiful item, from the left, Crystals first; a Resource goes to the supply.

    He takes nothing that he cannot keep (p. 11): with a full Depot, the next most plentiful.
    """
    room = game.lacerda.room > 0
    items = ("crystal", "resource", "empty") if room else ("resource", "empty")
    args = {"room": room}
    item = yield Choose("on-mars.warehouse", items, args)
    if item == "crystal":
        yield from gain_crystals(game, 1, "warehouse")


def move_rover(game: OnMars, instead: str = "none") -> Script[None]:
    """Move his Rover towards the nearest tile that he may collect (pp. 12, 22).

    Base movement 2, more with anybody's Rover Tech, and a Crystal for each further hex that reaches
    the tile: the distance says how many he spent. Crystals he drives over wait until his next turn.
    Only the table shows whether he reached a tile. Until it first moves, his Rover counts as being
    on the central Mine (pp. 6, 12). He moves it for a Colonist "icon", or ``instead`` of an action,
    for the reason that `obstacle` returns.
    """
    if game.mars:
        known = yield from tiles.known_research(game, game.mars)
        targets = tiles.targets(game, game.mars, known)
        useless = tiles.useless_there(game, game.mars, known, targets)
        sure = {at for at in targets if tiles.is_sure(game.mars.places[at].tile, known)}
        args = {"instead": instead, "useless": useless, "barred": len(useless)}
        if tile := (yield from his_hexes.drive(game, game.mars, targets, sure, **args)):
            yield from collect_known(game, game.mars, tile, known)
        return
    level, owner = game.tech("rover")
    result: Value | None = "crystal"
    again = False
    while result == "crystal":
        useless = tiles.useless(game)
        reached = tuple(f"reached.{spent}" for spent in range(game.lacerda.crystals + 1))
        result = yield from instruct(
            game,
            "on-mars.rover",
            ("done", *reached, "crystal"),
            marked=False,
            steps=2 + level,
            tech=level,
            crystals=game.lacerda.crystals,
            again=again,
            at_home=not game.rover_moved,
            instead=instead,
            useless=useless,
            barred=len(useless),
        )
        again = True
        game.rover_moved |= result is not None
        if result == "crystal":
            yield from gain_crystals(game, 1, "rover")
    if owner == YOU and result is not None:
        yield Say("on-mars.your-tech-used", {"tech": "rover"}, YOU)
    if str(result).startswith("reached."):
        spent = int(str(result).partition(".")[2])
        game.lacerda.crystals -= spent
        yield from collect_tile(game, spent)


def obstacle(game: OnMars, action: str) -> str:
    """Return why his action was not done, given that nothing has changed since it was tried.

    His own Colonist has "taken" the slot, or he is too "poor"; else it is the action itself, which
    had nothing to apply to.
    """
    price = CONTRACT_CRYSTALS if action == "hire" and colony.takes_contract(game) else 0
    placed = placement(game, action if action in SLOTS else None, price=price)
    if placed.taken:
        return "taken"
    return action if placed.affordable(game) else "poor"


def collect_tile(game: OnMars, spent: int) -> Script[None]:
    """Take the tile he drove to for ``spent`` Crystals; resolve it by his own rules (p. 22).

    Only tiles of which he can use a part are offered: he may end on no other (p. 12).
    """
    useless = tiles.useless(game)
    shown = tuple(
        f"{what}.{gives}"
        for what in (DISCOVERY, RESEARCH)
        for gives in TILES
        if gives not in useless
    )
    args = {"spent": spent, "useless": useless, "barred": len(useless)}
    what, _, gives = (yield Choose("on-mars.tile", shown, args)).partition(".")
    yield from collect(game, what, gives)


def collect_known(game: OnMars, mars: Mars, tile: LaidTile, known: tiles.Known) -> Script[None]:
    """Take a tile of the map; a Discovery tile's benefit was entered when it was placed.

    One that he may turn out not to use lies on its hex until that is known.
    """
    gives, sure, at = tile.shows, tiles.is_sure(tile, known), mars.places[mars.rover(LACERDA)]
    if not sure:
        at.tile = tile
    if tile.what == RESEARCH:
        gives = yield box.research_gives(tile.shows)
    if (yield from collect(game, tile.what, gives, sure, at)) and tile.what == RESEARCH:
        game.lacerda.researched.append(tile.shows)


def collect(
    game: OnMars, what: str, gives: str, sure: bool = False, at: HexContent | None = None
) -> Script[bool]:
    """Count a tile and apply it; return whether he took it, from the hex ``at`` on the map.

    A tile with an unknown benefit, if not ``sure`` or if it shows a Building, may be useless to
    him: then he takes no part of it, and it counts for no Mission (p. 12). If ``sure``, the move of
    his Rover said that he takes it.
    """
    kind = because = ""
    if gives == "building":
        kind = yield Choose("on-mars.tile-building", TYPES)
        if not colony.can_build_pictured(game, kind):
            because = "lss" if colony.can_build(game, kind) else "building"
    elif not (sure or tiles.usable(game, gives)):
        because = "useless"
    if because:
        yield Say("on-mars.tile-left", {"gives": gives, "kind": kind or "none", "because": because})
        return False
    if not sure:
        yield Say("on-mars.tile-taken")
    if at:
        at.tile = None
    yield from count_tile(game, what)
    yield from take_tile(game, gives, kind)
    return True


def count_tile(game: OnMars, what: str) -> Script[None]:
    """Count a tile that he took, for a Mission that asks for it."""
    him = game.lacerda
    if what == DISCOVERY:
        him.discoveries = min(DISCOVERY_TILES, him.discoveries + 1)
        yield from contribute(game, LACERDA, "discovery-tiles")
    else:
        him.research = min(RESEARCH_TILES, him.research + 1)
        yield from contribute(game, LACERDA, "research-tiles")


def take_tile(game: OnMars, gives: str, kind: str = "") -> Script[None]:
    """Apply a Discovery or Research tile by his own rules (p. 22).

    ``kind`` is the Building that it shows, if any.
    """
    match gives:
        case "crystals":
            yield from gain_crystals(game, 3, "tile")
        case "building":
            yield from colony.build_pictured(game, kind)
        case "any-building":
            yield from colony.construct(game, action=None, because="tile")
        case "blueprints":
            if (yield from obtain_blueprint(game, action=None, number=1)):
                yield from obtain_blueprint(game, action=None, number=2)
        case "develop":
            yield from research_and_development(game, action=None)
        case "tech":
            yield from learn_technology(game)
        case "upgrade":
            yield from colony.upgrade(game, action=None, times=2)
        case "hire":
            yield from colony.hire(game, action=None)
        case "warehouse":
            yield from take_from_warehouse(game)
            yield from take_from_warehouse(game)
