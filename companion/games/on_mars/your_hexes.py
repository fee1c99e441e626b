"""What you do on the map of Mars, as you report it: the hex is a tap (pp. 12-13, 16, 20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script
from companion.games.on_mars import mars_changes
from companion.games.on_mars.components import (
    LACERDA,
    LOOP,
    RESEARCH_KINDS,
    SHELTERS,
    TYPES,
    kind_of,
)
from companion.games.on_mars.hex_choices import ROVER_MOVES, building_hexes, discovery_hexes
from companion.games.on_mars.hex_names import hex_named, name_of, names
from companion.games.on_mars.hexes import Hex, distance, neighbours, reading_order
from companion.games.on_mars.his_hexes import DISCOVERIES, DONE, clear, make_room, read_arrows
from companion.games.on_mars.mars import (
    BOT,
    COLONIST,
    DISCOVERY,
    ROVER,
    SHELTER,
    HexContent,
    LaidTile,
    Mars,
    Piece,
)
from companion.games.on_mars.mars_faults import faults
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import NONE, contribute

NEW, ADDED, OTHER = "new", "added", "other"
"""A Bot that comes onto the map; one that was already there; a hex that is not likely."""


MOST_LIKELY = 19
"""The number of hexes offered for a type: the Building Zone of three Bots."""


def choose_hex(key: str, likely: Sequence[Hex], **args: Any) -> Script[Hex]:
    """Ask for one of these hexes, the likely ones first; only you can see which it is."""
    return hex_named((yield Choose(key, tuple(map(name_of, likely)), args, part=True)))


def built(game: OnMars, mars: Mars) -> Script[str]:
    """Report what you built on a hex; return the type.

    Then come its arrows' Crystals, the piece that makes room, and whose Tech helped.
    """
    offered = (
        f"{kind}.{name_of(at)}"
        for kind in TYPES
        for at in likely_hexes(mars, kind, _building_tech(game, kind)[0])
    )
    others = tuple(f"{OTHER}.{kind}" for kind in TYPES)
    answer = yield Choose("on-mars.your-building", (*offered, *others), part=True, rare=others)
    kind, _, where = str(answer).partition(".")
    if kind == OTHER:
        kind = where
        details = {"kind": kind}
        where = yield Choose("on-mars.other-hex", names(mars.unbuilt()), details, part=True)
    at = hex_named(where)
    _, owner = _building_tech(game, kind)
    joined = mars_changes.joined(mars, at, kind, YOU)
    cleared = clear(mars, at, YOU)
    pushed = mars_changes.build(mars, at, kind, YOU)
    if kind == "mine":
        mars.places[at].piece = Piece(COLONIST, YOU)  # its price (p. 13)
    yield from cleared
    yield from read_arrows(mars, at, YOU, pushed)  # then the piece that makes room
    yield from make_room(game, mars, at, pushed)
    if joined and owner == LACERDA:
        yield from used_tech(game, kind)
    if joined and not game.you.cubes.get(kind, True):
        game.you.cubes[kind] = True
        yield Say("on-mars.your-progress", {"kind": kind})
        yield from contribute(game, YOU, "progress-cubes")
    return kind


def _building_tech(game: OnMars, kind: str) -> tuple[int, str | None]:
    """Return the level of the Tech you build with, and its owner: Shelters only use your own."""
    return (game.you.techs.get(SHELTER, 0), YOU) if kind == SHELTER else game.tech(kind)


def likely_hexes(mars: Mars, kind: str, level: int) -> list[Hex]:
    """Return where you likely build a type: in your Building Zone, the largest Complex first.

    If the map knows none of your Bots, that is anywhere.
    """
    legal = building_hexes(mars, kind, level, YOU)
    likely = [at for joined in sorted(legal, reverse=True) for at in reading_order(legal[joined])]
    zone = building_zone(mars)
    return [at for at in likely if at in zone or not zone][:MOST_LIKELY]


def building_zone(mars: Mars) -> set[Hex]:
    """Return the hexes of your Bots and those beside them, where you may build (p. 12)."""
    bots = {at for at, place in mars.places.items() if place.piece == Piece(BOT, YOU)}
    return bots.union(*map(neighbours, bots))


def upgradable(mars: Mars) -> tuple[Hex, ...]:
    """Return the Buildings that you may upgrade: only your own Shelters (p. 16)."""
    return reading_order(
        at
        for at, place in mars.places.items()
        if place.building and not place.advanced and place.owner in ("", YOU)
    )


def upgraded(game: OnMars, mars: Mars) -> Script[str]:
    """Report your upgrade of a Building; return its type. His Colonist comes home from it (p. 16).

    Buildings for which you have a Blueprint and that are in your Building Zone come first.
    """
    planned, zone = {kind_of(card) for card in game.you.unbuilt}, building_zone(mars)
    kinds = {at: mars.places[at].building for at in upgradable(mars)}
    hexes = sorted(kinds, key=lambda at: (kinds[at] not in planned, at not in zone))
    formerly = {name_of(at): f"{kinds[at]}.{name_of(at)}" for at in hexes}
    options = tuple(formerly.values())
    answer = yield Choose("on-mars.your-upgrade", options, part=True, formerly=formerly)
    kind, _, where = str(answer).partition(".")
    at = hex_named(where)
    cleared = clear(mars, at, YOU)
    pushed = mars_changes.upgrade(mars, at, YOU)
    yield from cleared
    if kind == "mine" and pushed == Piece(COLONIST, LACERDA):
        game.lacerda.mines -= 1
    yield from make_room(game, mars, at, pushed)
    return kind


def drove(game: OnMars, mars: Mars) -> Script[None]:
    """Report your Rover's move: it takes Crystals on its way, and the tile at its end (p. 12)."""
    start = mars.rover(YOU)
    free = [at for at, place in mars.places.items() if at != start and not place.barred]
    moves = ROVER_MOVES + game.tech("rover")[0]
    likely = sorted(
        free,
        key=lambda at: (
            distance(start, at) > moves,
            not mars.places[at].tile,
            distance(start, at),
            at.r,
            at.q,
        ),
    )
    to = yield from choose_hex("on-mars.your-rover", likely, hex=name_of(start), moves=moves)
    steps = mars_changes.shortest_way(mars, YOU, to)
    driven = mars_changes.drive(mars, YOU, steps, takes_tile=True)
    tile = driven.tile
    yield Say(
        "on-mars.your-way",
        {"hex": name_of(to), "crystals": driven.crystals, "tile": tile.what if tile else NONE},
    )
    if tile:
        yield from contribute(game, YOU, f"{tile.what}-tiles")
    if game.tech("rover")[1] == LACERDA and len(steps) > ROVER_MOVES:
        yield from used_tech(game, "rover")


def used_tech(game: OnMars, tech: str) -> Script[None]:
    """Note that you used a Tech of his: he develops it at the end of your turn (pp. 11, 22)."""
    game.used_techs.append(tech)
    yield Say("on-mars.his-tech-used", {"tech": tech})


def moved_bot(game: OnMars, mars: Mars) -> Script[None]:
    """Report that you moved a Bot, or one came onto the map, for a Mission (pp. 12, 19)."""
    bots = reading_order(at for at, place in mars.places.items() if place.piece == Piece(BOT, YOU))
    likely, start, where = new_bot_hexes(mars), NEW, ""
    if bots:
        added = [f"{ADDED}.{name_of(at)}" for at in likely[:1]]
        options = (*map(name_of, bots), *added, NEW)
        answer = yield Choose("on-mars.your-bot", options, {"bots": len(bots)}, part=True)
        start, _, where = str(answer).partition(".")
    at = None if start in (NEW, ADDED) else hex_named(start)
    if where:
        to = hex_named(where)
    else:
        free = [each for each, place in mars.places.items() if not place.barred]
        around = [at] if at else likely
        far = {each: min((distance(one, each) for one in around), default=0) for each in free}
        nearest = sorted(free, key=lambda each: (far[each], each.r, each.q))
        to = yield from choose_hex("on-mars.your-bot-hex", nearest, bot=start)
    cleared = clear(mars, to, YOU)
    mars_changes.move_bot(mars, YOU, at, to)
    yield from cleared
    if at is None:
        yield from contribute(game, YOU, "robots")


def new_bot_hexes(mars: Mars) -> tuple[Hex, ...]:
    """Return where a new Bot of yours comes: a Shelter of yours without a piece (p. 17).

    If there is none, the empty hexes nearest to one.
    """
    shelters = mars.buildings(SHELTER, YOU)
    free = {at for at in shelters if not mars.places[at].barred}
    far = {at: min((distance(at, each) for each in shelters), default=0) for at in mars.empty()}
    nearest = (at for at in far if far[at] == min(far.values()))
    return reading_order(free or nearest)


def place_discovery(mars: Mars, free: bool) -> Script[None]:
    """Travel to the Colony, maybe ``free``: report your Discovery tile (p. 20).

    It is on an empty hex exactly 3 from your Rover.
    """
    fitting = discovery_hexes(mars, YOU)
    if not fitting:
        yield Say("on-mars.no-discovery", {"who": YOU})
        return
    hexes = names(fitting)
    options = (f"{shows}.{each}" for shows in DISCOVERIES for each in hexes)
    answer = yield Choose(
        "on-mars.your-discovery",
        (*options, NONE),
        {"free": free, "hex": name_of(mars.rover(YOU))},
        part=True,
        formerly={each: each for each in hexes},
    )
    if answer == NONE:
        return
    shows, _, where = str(answer).rpartition(".")
    if not shows:  # older rules asked it after the hex
        args = {"hex": where, "owner": YOU}
        shows = yield Choose("on-mars.discovery-shows", DISCOVERIES, args, part=True)
    mars.places[hex_named(where)].tile = LaidTile(DISCOVERY, shows)


# correcting the map

OWNERS = (YOU, LACERDA)
BARE = HexContent()
"""An empty hex."""


def edit(game: OnMars, mars: Mars) -> Script[None]:
    """Correct the map hex by hex, until you are done; announce contradictions."""
    taken: set[str] = set()
    marked = markers(mars)
    while True:
        hexes = (DONE, *names(mars.places))
        name = yield Choose("on-mars.map-hex", hexes, default=DONE)
        if name == DONE:
            break
        place = mars.places[hex_named(name)]
        before = counted(mars)
        what = yield Choose("on-mars.map-what", things(place), {"hex": name})
        put(mars, place, str(what))
        taken |= (before - counted(mars)).keys()
    let_agree(game, mars, taken)
    game.map_fault = None  # a remaining contradiction is announced again
    for thing, count in missing(game, mars)[:1]:
        kind, _, whose = thing.partition(".")
        yield Say("on-mars.map-behind", {"kind": kind, "whose": whose or NONE, "count": count})
    upgraded = {YOU: sum(game.you.advanced.values()), LACERDA: len(game.lacerda.advanced)}
    for who in OWNERS:
        if marked[who] != markers(mars)[who] != upgraded[who]:
            details = {"whose": who, "map": markers(mars)[who], "count": upgraded[who]}
            yield Say("on-mars.map-markers", details)


def markers(mars: Mars) -> Counter[str]:
    """Return the number of Advanced markers on the map by owner; it doesn't know the Blueprints."""
    return Counter(place.advanced for place in mars.places.values() if place.advanced)


def report_fault(game: OnMars, mars: Mars) -> Script[None]:
    """Announce the first contradiction on the map, once until it changes."""
    fault = next(iter(faults(mars)), None)
    if fault and fault != game.map_fault:
        args = {"what": fault.what, "kind": fault.kind or NONE, "hex": name_of(fault.at)}
        yield Say("on-mars.map-fault", args)
    game.map_fault = fault


def things(place: HexContent) -> tuple[str, ...]:
    """Return what may be taken from a hex or put on it, by groups: no Crystal under a Building."""
    taken = (
        ("building", place.building),
        ("advanced", place.advanced),
        ("piece", place.piece),
        ("tile", place.tile),
        ("crystal", place.crystal),
    )
    ground = (
        *(() if place.crystal else ("crystal",)),
        *(f"discovery.{shows}" for shows in DISCOVERIES),
        *(f"research.{kind}" for kind in RESEARCH_KINDS),
    )
    return (
        *(f"away.{what}" for what, there in taken if there),
        *(() if place.building else ground),
        *(f"building.{kind}" for kind in LOOP if kind != place.building),
        *(f"shelter.{owner}" for owner in OWNERS),
        *(f"advanced.{owner}" for owner in OWNERS if place.building),
        *(f"{what}.{owner}" for what in (COLONIST, BOT, ROVER) for owner in OWNERS),
    )


def put(mars: Mars, place: HexContent, thing: str) -> None:
    """Put a thing on a hex, replacing what can't share it; or take it away."""
    what, _, which = thing.partition(".")
    if what == "away":
        setattr(place, which, getattr(BARE, which))
        if which == "building":
            place.owner = place.advanced = ""
    elif what == "crystal":
        place.crystal = True
    elif what in ("building", SHELTER):
        place.building = which if what == "building" else SHELTER
        place.owner = which if what == SHELTER else ""
        place.crystal, place.tile = False, None
    elif what == "advanced":
        place.advanced, place.piece = which, None
    elif what in (COLONIST, BOT, ROVER):
        if what == ROVER:
            for each in mars.places.values():
                each.piece = None if each.piece == Piece(ROVER, which) else each.piece
        place.piece, place.advanced = Piece(what, which), ""
    else:
        place.tile, place.crystal = LaidTile(what, which), False


def counted(mars: Mars) -> Counter[str]:
    """Return the numbers on the map of things that are also counted elsewhere."""
    return Counter(
        {
            **{kind: len(mars.buildings(kind)) for kind in LOOP},
            **{f"{SHELTER}.{who}": len(mars.buildings(SHELTER, who)) for who in OWNERS},
            f"{COLONIST}.{LACERDA}": sum(
                mars.places[at].piece == Piece(COLONIST, LACERDA) for at in mars.buildings("mine")
            ),
        }
    )


def tracked(game: OnMars) -> Counter[str]:
    """Return the numbers counted without the map, by the names of `counted`."""
    return Counter(
        {
            **game.tiles,
            f"{SHELTER}.{YOU}": game.you.shelters,
            f"{SHELTER}.{LACERDA}": game.lacerda.shelters,
            f"{COLONIST}.{LACERDA}": game.lacerda.mines,
        }
    )


def missing(game: OnMars, mars: Mars) -> list[tuple[str, int]]:
    """Return the things that are counted but not on the map, and how many."""
    return [*(tracked(game) - counted(mars)).items()]


def let_agree(game: OnMars, mars: Mars, taken: Collection[str]) -> None:
    """Adjust the counts to the map: they grow with it, and shrink for what was ``taken``.

    A map set up in the middle of a play is incomplete. Each of you has the Shelter of the setup,
    whatever the map shows.
    """
    found, now = counted(mars), tracked(game)
    agreed = {
        thing: found[thing] if thing in taken else max(found[thing], now[thing]) for thing in now
    }
    for kind in LOOP:
        game.tiles[kind] = agreed[kind]
    game.lacerda.mines = agreed[f"{COLONIST}.{LACERDA}"]
    for who, player in ((LACERDA, game.lacerda), (YOU, game.you)):
        player.shelters = min(SHELTERS, max(1, agreed[f"{SHELTER}.{who}"]))
