"""What he does on the map of Mars: he chooses the hexes himself (pp. 12-14, 16, 20, 22-23).

Each step names the hex and the reason for it; ties are drawn. If it went elsewhere on the table,
you enter the hex, and the play continues from there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from companion.engine.game import YOU
from companion.engine.prompts import Choose, Say, Script
from companion.games.on_mars import hex_choices, mars_changes
from companion.games.on_mars.components import LACERDA, TILES
from companion.games.on_mars.hex_names import hex_named, name_of, names
from companion.games.on_mars.hexes import Hex, distance, reading_order
from companion.games.on_mars.mars import (
    COLONIST,
    DISCOVERY,
    ROVER,
    SHELTER,
    LaidTile,
    Mars,
    Piece,
)
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import (
    DIFFERS,
    NONE,
    OTHER_TYPE,
    draw_number,
    drawn_by,
    gain_crystals,
    instruct,
    went_elsewhere,
)

DONE = "done"
"""Nothing more to enter."""

FORMERLY = {"crystals": DONE}
"""Older rules asked with a Building whether its arrows put Crystals anywhere, then where."""

RESOURCES = "resources"
"""A Discovery tile that gives Resources: he drives to none of those (p. 22)."""

DISCOVERIES = (*TILES, RESOURCES)
"""What a Discovery tile may show."""


def drawn_hex(game: OnMars, hexes: Sequence[Hex]) -> Script[dict[str, Any]]:
    """Draw one of the tied hexes; return the arguments that describe it in a step."""
    drawn = drawn_by(game, len(hexes))
    equals = [name_of(at) for at in hexes]
    number = 1 if len(hexes) == 1 else (yield from draw_number(game, len(hexes), equals))
    return {
        "hex": equals[number - 1],
        "number": number,
        "equals": equals,
        "among": len(equals),
        "drawn": drawn,
    }


def around(drawn: str, hexes: Iterable[Hex]) -> tuple[str, ...]:
    """Return the names of other hexes than the announced one, the nearest first."""
    at = hex_named(drawn)
    others = reading_order(each for each in hexes if each != at)
    return tuple(name_of(each) for each in sorted(others, key=lambda each: distance(at, each)))


# Buildings


class Built(NamedTuple):
    """The hex on which he built, the number of tiles of the type that it joined, and the type."""

    at: Hex
    joined: int
    kind: str


def build(
    game: OnMars,
    mars: Mars,
    kind: str,
    key: str,
    level: int,
    action: str | None,
    types: Sequence[str] = (),
    **args: Any,
) -> Script[Built | None]:
    """Have him build a type; return what, where and how, None if he cannot build it.

    If another of the ``types`` was built on the table, it is asked which, then where.
    """
    choice = hex_choices.building(mars, kind, level)
    if choice is None:
        yield Say("on-mars.no-hex", {"kind": kind})
        return None
    drawn = yield from drawn_hex(game, choice.hexes)
    arrows = mars_changes.arrow_hexes(mars, hex_named(drawn["hex"]))
    others = tuple(each for each in types if each != kind)
    where = yield from instruct(
        game,
        key,
        (DONE,),
        action,
        rare=(DIFFERS,),
        elsewhere=(*around(drawn["hex"], mars.unbuilt()), *((OTHER_TYPE,) if others else ())),
        formerly=FORMERLY,
        kind=kind,
        tech=level,
        joined=choice.joined,
        size=choice.joined + 1,
        because="complex" if choice.joined else "alone",
        arrows=bool(arrows),
        **drawn,
        **args,
    )
    if where is None:
        return None
    if where == OTHER_TYPE:
        kind = yield Choose("on-mars.other-type", others, {"kind": kind}, part=True, actor=LACERDA)
        level = game.tech(kind)[0]
        return (yield from build(game, mars, kind, key, level, action, types, **args))
    at = hex_named(drawn["hex"] if where == DONE else str(where))
    joined = mars_changes.joined(mars, at, kind, LACERDA)
    cleared = clear(mars, at, LACERDA)
    pushed = mars_changes.build(mars, at, kind, LACERDA)
    yield from cleared
    yield from read_arrows(mars, at, LACERDA, pushed)  # then the piece that makes room
    yield from make_room(game, mars, at, pushed)
    return Built(at, joined, kind)


def clear(mars: Mars, at: Hex, who: str) -> list[Say]:
    """Return the moves that clear a hex for somebody's building, upgrade or arrival (pp. 12-16)."""
    return [say_cleared(left, at, who) for left in mars_changes.leaving(mars, at)]


def say_cleared(left: mars_changes.Left, at: Hex, who: str) -> Say:
    """Return the move that takes something off a hex: ``who`` arrived, unless it has an owner."""
    owner = left.owner or who
    drawn = {"what": left.what, "to": left.to, "owner": owner, "hex": name_of(at)}
    return Say("on-mars.cleared", drawn, owner)


def read_arrows(mars: Mars, at: Hex, owner: str, pushed: Piece | None = None) -> Script[None]:
    """Ask where the arrows of a new tile put Crystals: on empty hexes beside it (p. 13).

    They are entered one by one; entering one again removes it. Only the tile shows its arrows, so
    "none" is never the likely answer. Until then, a piece that has to make room stays on the tile.
    """
    place = mars.places[at]
    comes = place.piece
    place.piece = pushed or comes
    yield from _report_arrows(mars, at, owner)
    place.piece = comes


def _report_arrows(mars: Mars, at: Hex, owner: str) -> Script[None]:
    hexes = mars_changes.arrow_hexes(mars, at)
    drawn: list[str] = []
    while hexes:
        args = {"hex": name_of(at), "count": len(drawn), "owner": owner}
        options = (DONE, *map(name_of, hexes))
        default = DONE if drawn else None
        part = owner == YOU or bool(drawn)  # of a report, or of the hexes before
        answer = yield Choose(
            "on-mars.arrows", options, args, default=default, part=part, before=DONE
        )
        if answer == DONE:
            return
        mars.places[hex_named(answer)].crystal ^= True
        drawn = [*drawn, answer] if answer not in drawn else [n for n in drawn if n != answer]


def make_room(game: OnMars, mars: Mars, at: Hex, piece: Piece | None) -> Script[None]:
    """Move a piece from a hex that is built on or upgraded: its owner chooses where to (p. 13).

    A Colonist went home: see `clear`. His own pieces take one of the nearest hexes at random.
    """
    if piece is None or piece.what == COLONIST:
        return
    hexes = mars_changes.refuges(mars, at)
    args = {"what": piece.what, "from": name_of(at)}
    if not hexes:
        yield Say("on-mars.no-refuge", {**args, "owner": piece.owner}, piece.owner)
        return
    if piece.owner == YOU and len(hexes) > 1:
        to = yield Choose("on-mars.your-refuge", names(hexes), args, part=True, actor=YOU)
    else:
        drawn = yield from drawn_hex(game, hexes)
        to = drawn["hex"]
        room = {"owner": piece.owner, "hex": to, "because": "room"}
        yield Say("on-mars.refuge", {**args, **room}, piece.owner)
    mars.places[hex_named(to)].piece = piece


def upgradable(mars: Mars, kind: str, level: int) -> hex_choices.Upgrade | None:
    """Return the Building that a Blueprint fits, if any: level 3 needs a Complex of 3 (p. 18)."""
    return hex_choices.upgrade(mars, kind, least=3 if level == 3 else 1)


def upgrade(
    game: OnMars,
    mars: Mars,
    kind: str,
    level: int,
    action: str | None,
    goes_on: bool,
    **args: Any,
) -> Script[bool | None]:
    """Have him upgrade a Building of a type; return whether a Colonist of his came home from it.

    None means that he cannot: there is no such Building, or none on the table.
    """
    choice = upgradable(mars, kind, level)
    if choice is None:
        return None
    drawn = yield from drawn_hex(game, choice.hexes)
    owner = LACERDA if kind == SHELTER else ""
    others = {at for at in mars.buildings(kind, owner) if not mars.places[at].advanced}
    where = yield from instruct(
        game,
        "on-mars.upgrade-at",
        ("done",),
        action,
        rare=(DIFFERS,),
        elsewhere=around(drawn["hex"], others),
        goes_on=goes_on,
        kind=kind,
        level=level,
        worked=choice.worked,
        because="worked" if choice.worked else "fits",
        **drawn,
        **args,
    )
    if where is None:
        return None
    at = hex_named(drawn["hex"] if where == "done" else str(where))
    known = where == "done" and choice.worked  # the return of his Colonist was announced
    cleared = [] if known else clear(mars, at, LACERDA)
    piece = mars_changes.upgrade(mars, at, LACERDA)
    yield from cleared
    yield from make_room(game, mars, at, piece)
    return piece == Piece(COLONIST, LACERDA)


# The Rover and the tiles


def drive(
    game: OnMars, mars: Mars, targets: Collection[Hex], sure: Collection[Hex], **args: Any
) -> Script[LaidTile | None]:
    """Drive his Rover towards the nearest tile; return the tile that it reached, if any (p. 12).

    ``targets`` are the tiles of which he can use something: he ends on no other. Those that are
    ``sure`` he takes; any other has to be looked at first. The Crystals that
    it crosses wait below his Depot; those that the path costs are paid. A Tech of yours pays you if
    it made the path longer.
    """
    him, start = game.lacerda, mars.rover(LACERDA)
    level, owner = game.tech("rover")
    ways = hex_choices.drive(mars, targets, level, him.crystals)
    if not ways or not ways[0].steps:
        yield Say("on-mars.rover-stays", {"hex": name_of(start), "because": "no-tile", **args})
        return None
    drawn = yield from drawn_hex(game, [way.steps[-1] for way in ways])
    own = Piece(ROVER, LACERDA)
    ends = [
        at
        for at, place in mars.places.items()
        if place.piece == own or hex_choices.may_end(mars, at, targets)
    ]
    way = ways[drawn["number"] - 1]
    where = yield from instruct(
        game,
        "on-mars.rover-to",
        ("done",),
        rare=(DIFFERS,),
        elsewhere=around(drawn["hex"], ends),
        goes_on=way.arrives,
        steps=len(way.steps),
        way=[name_of(at) for at in (start, *way.steps)],
        target=name_of(way.target),
        crossed=way.crossed,
        spent=way.spent,
        tech=level,
        because="arrives" if way.arrives else "nearer",
        sure=way.target in sure,
        **drawn,
        **args,
    )
    if where is None:
        return None
    steps, spent = way.steps, way.spent
    if where != "done":
        steps = tuple(mars_changes.shortest_way(mars, LACERDA, hex_named(str(where))))
        spent = min(him.crystals, max(0, len(steps) - hex_choices.ROVER_MOVES - level))
    wanted = bool(steps) and steps[-1] in targets
    driven = mars_changes.drive(mars, LACERDA, steps, wanted)
    if driven.tile and steps[-1] in sure and (where != "done" or not way.arrives):
        left = mars_changes.Left(driven.tile.what, "him")
        yield say_cleared(left, steps[-1], LACERDA)
    him.crystals -= spent
    game.rover_moved = True
    if where == "done":  # the move announced them
        him.waiting += driven.crystals
    elif driven.crystals:
        yield from gain_crystals(game, driven.crystals, "rover")
    if owner == YOU and len(steps) > hex_choices.ROVER_MOVES:
        yield Say("on-mars.your-tech-used", {"tech": "rover"}, YOU)
    return driven.tile


def place_discovery(game: OnMars, mars: Mars) -> Script[None]:
    """Place the left Discovery tile where he arrives, if there is a hex for it (p. 20)."""
    hexes = hex_choices.discovery(mars, YOU)
    if not hexes:
        yield Say("on-mars.no-discovery", {"who": LACERDA})
        return
    drawn = yield from drawn_hex(game, hexes)
    shows = yield Choose(
        "on-mars.discovery-at",
        (*DISCOVERIES, DIFFERS),
        {**drawn, "because": "three"},
        displayed_options=DISCOVERIES,
    )
    at = drawn["hex"]
    if shows == DIFFERS:
        others = around(at, mars.empty())
        at = yield from went_elsewhere("on-mars.discovery-at", others, drawn)
        if at == NONE:
            return
        shows = yield Choose("on-mars.discovery-shows", DISCOVERIES, {"hex": at}, part=True)
    mars.places[hex_named(at)].tile = LaidTile(DISCOVERY, shows)
