"""What you report by pointing: each side's tray, what a type would join, pieces that move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.engine.game import YOU
from companion.engine.prompts import group_of
from companion.games.on_mars.components import (
    COLONY,
    COLONY_ACTIONS,
    LACERDA,
    ORBIT_ACTIONS,
    TYPES,
    kind_of,
)
from companion.games.on_mars.hex_names import hex_named, name_of
from companion.games.on_mars.hexes import groups, neighbours
from companion.games.on_mars.mars import BOT, CENTRE, ROVER, SHELTER
from companion.games.on_mars.pictures.mars_board import waiting_rovers
from companion.games.on_mars.pictures.positions import guided
from companion.phrases.phrasebook import capital
from companion.screens.pictures import View

MOVES = {ROVER: "rover", BOT: "bot"}
"""The report made by moving one of your pieces."""


MOVED = {"on-mars.your-rover": ROVER, "on-mars.your-bot": BOT}
"""Questions about what has moved: it can be dragged then, too."""

KINDS_ASKED = "on-mars.your-building", "on-mars.your-upgrade"
"""Questions about what was built, or upgraded, and where."""

FOLLOW = {f"on-mars.{key}" for key in ("arrows", "your-rover", "your-bot", "your-bot-hex")}
"""Follow-up questions of a report on the map, shown beside the tray."""


def tray(view: View) -> Mapping[str, str]:
    """Return the most frequent reports of your side, in order; some have their own names.

    In the Colony your Rover and Bots are in sight on the map, where a tap reports their moves.
    While a follow-up question of a report on the map is open, these are the types alone.
    """
    if not guided(view):
        return {}
    types = {f"building.{kind}": kind for kind in TYPES}
    if view.asked != "on-mars.table":
        his = getattr(view.ask, "args", {}).get("owner") == LACERDA
        asked = view.asked in FOLLOW and not his
        return types if asked and view.get("you.side") == COLONY else {}
    if view.get("you.side") == COLONY:
        rest = ("advanced", "scientist")
        return types | _colonists(COLONY_ACTIONS) | dict.fromkeys(rest, "")
    rest = ("rover", "bot") if view.get("map") else ("ship", "mission")
    found = _blueprints(view) | _colonists(ORBIT_ACTIONS)
    return found | dict.fromkeys((*rest, "landing-pod"), "")


def _colonists(actions: Sequence[str]) -> dict[str, str]:
    """Return the actions on which your Colonist may be, each with the name of its slot."""
    return {f"colonist.{action}": f"{action}-slot" for action in actions}


def _blueprints(view: View) -> dict[str, str]:
    """Return the Blueprints by type, or as one group if their level has to be entered, too."""
    options = getattr(view.ask, "options", ())
    cards = [each for each in options if group_of(each) == "blueprint"]
    kinds = [kind_of(each.partition(".")[2]) for each in cards]
    return dict(zip(cards, kinds, strict=True)) if len(kinds) == len(TYPES) else {"blueprint": ""}


def own_pieces(view: View) -> Mapping[str, str]:
    """Return the hexes of your Rover and your Bots, each with the report of moving it.

    That is "" if it was reported, and the question is where the piece went.
    """
    options = getattr(view.ask, "options", ())
    asked = MOVED.get(view.asked)
    if not (asked or view.asked == "on-mars.table"):
        return {}
    pieces = ((row["hex"], row["piece"]) for row in view.get("map") or ())
    own = {at: each["what"] for at, each in pieces if each and each["owner"] == YOU}
    if YOU in waiting_rovers(view):
        own[name_of(CENTRE)] = ROVER
    if asked:
        return {at: "" for at, what in own.items() if what == asked}
    return {at: MOVES[what] for at, what in own.items() if MOVES.get(what) in options}


def held(view: View, kind: str, place: str) -> tuple[str, str]:
    """Return what a type would join in a hex, and with whose Tech.

    Without a place both are one fact, of the best hex; if it can't go there, or nowhere, that is
    the reason. Without a type these are the question which one was built there, and those possible.
    """
    if view.asked not in KINDS_ASKED or not (kind or place):
        return "", ""
    answers = (str(each).partition(".") for each in getattr(view.ask, "options", ()))
    options = [(what, where) for what, _, where in answers]
    hexes = [where for what, where in options if what == kind]
    if view.asked == "on-mars.your-upgrade":
        return "", "" if hexes or not kind else view.words("on-mars.held-no-upgrade")
    asked = view.words("on-mars.held-on", hex=place)
    if not kind:
        there = [capital(view.name(each, "short")) for each in TYPES if (each, place) in options]
        return asked, " · ".join(there)
    level, owner = _tech(view, kind)
    if not hexes or place not in ("", *hexes):
        joins = any(_joined(view, kind, at) for at in ([place] if place else _free_near_bots(view)))
        reason = "held-too-many" if joins else "held-nowhere"
        why = view.words(f"on-mars.{reason}", level=level, hex=place or "none")
        return asked if place else "", why
    size = 1 + max(_joined(view, kind, each) for each in ([place] if place else hexes))
    made = view.words("on-mars.held", count=size)
    by = view.words("on-mars.held-tech", kind=kind, owner=owner) if size > 1 else ""
    return (made, by) if place else ("", f"{made} {by}".strip())


def _tech(view: View, kind: str) -> tuple[int, str]:
    """Return the level of a Tech that you may use, and its owner; "" for nobody."""
    his, yours = view.get("lacerda.techs") or {}, view.get("you.techs") or {}
    if kind in his and kind != SHELTER:
        return int(his[kind][0]), LACERDA
    return (yours[kind], YOU) if kind in yours else (0, "")


def _free_near_bots(view: View) -> list[str]:
    """Return the hexes without a Building at your Bots, and beside them."""
    rows = view.get("map") or ()
    bot = {"what": BOT, "owner": YOU}
    bots = {hex_named(row["hex"]) for row in rows if row["piece"] == bot}
    zone = bots.union(*map(neighbours, bots))
    return [row["hex"] for row in rows if not row["building"] and hex_named(row["hex"]) in zone]


def _joined(view: View, kind: str, place: str) -> int:
    """Return how many tiles of its type a Building in a hex joins; for Shelters only yours."""
    built = {
        hex_named(row["hex"])
        for row in view.get("map") or ()
        if row["building"] == kind and (kind != SHELTER or row["owner"] == YOU)
    }
    near = set(neighbours(hex_named(place)))
    return sum(len(group) for group in groups(built) if near & set(group))
