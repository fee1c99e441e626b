"""His actions in the Colony: Construct, Upgrade, Hire a Scientist or take a Contract (p. 23)."""

from __future__ import annotations

from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Say, Script, Value
from companion.games.on_mars import hex_choices, his_hexes
from companion.games.on_mars.components import (
    CONTRACT_CRYSTALS,
    CONTRACTS,
    CONTRACTS_OF_A_KIND,
    LACERDA,
    LOOP,
    LSS,
    SCORES,
    SHELTERS,
    column,
    kind_of,
    level_of,
    next_icon,
)
from companion.games.on_mars.hex_names import name_of
from companion.games.on_mars.lss import lss_reward
from companion.games.on_mars.mars import COLONIST, Piece
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import (
    IMPOSSIBLE,
    NONE,
    contribute,
    gain_crystals,
    instruct,
    may_place,
    pick_tied,
    placement,
)


def construct(
    game: OnMars, action: str | None = "construct", because: str = "card"
) -> Script[bool]:
    """Build the type under his Bot, or the first after it that the LSS allows (p. 23).

    ``because`` names the reason: his card, his arrival in the Colony, or a tile.
    """
    return (yield from build(game, next_building(game), action, because=because))


def next_building(game: OnMars) -> str:
    """Return what he builds: from his Bot round the loop, the first Mine or type the LSS allows.

    A type is allowed while its LSS marker is below the Colony-level marker (p. 23): with n tiles of
    it on Mars at Colony level L, while n < L + 1.
    """
    start = game.lacerda.robot
    loop = (next_icon(start, steps) for steps in range(len(LOOP)))
    return next(kind for kind in loop if allowed(game, kind))


def allowed(game: OnMars, kind: str) -> bool:
    """Return whether the LSS lets him build a type: always a Mine; a Shelter has no marker."""
    return kind not in LSS or game.tiles[kind] < game.level + 1


def can_build(game: OnMars, kind: str) -> bool:
    """Return whether he can build a type: there is a tile left, and a hex for it (p. 13)."""
    if kind == "shelter" and game.lacerda.shelters >= SHELTERS:
        return False
    level = shelter_tech(game) if kind == "shelter" else game.tech(kind)[0]
    return game.mars is None or hex_choices.building(game.mars, kind, level) is not None


def can_build_pictured(game: OnMars, kind: str) -> bool:
    """Return whether he can build the Building that a tile shows."""
    limited = game.options["pictured"] == "limited"
    return can_build(game, kind) and (allowed(game, kind) or not limited)


def build_pictured(game: OnMars, kind: str) -> Script[bool]:
    """Build the Building that a tile shows; the rulebook says no more about it.

    Usually it ignores the LSS limit of Construct, and his Bot's icon doesn't move; by the option
    ``pictured`` it is built as if by Construct.
    """
    limited = game.options["pictured"] == "limited"
    if kind == "shelter":
        return (yield from build_shelter(game))
    return (yield from build(game, kind, by="construct" if limited else "tile", because="tile"))


def build(
    game: OnMars,
    kind: str,
    action: str | None = None,
    by: str = "construct",
    because: str = "card",
) -> Script[bool]:
    """Build a tile of a type for him in the largest Complex that a Tech in play allows.

    A Mine gets his Colonist: he works it (pp. 13, 22). If built ``by`` a ``tile``, his Bot doesn't
    move.
    """
    level, _ = game.tech(kind)
    built: Value | None
    if mars := game.mars:
        types = tuple(each for each in dict.fromkeys(LOOP) if can_build(game, each))
        tile = yield from his_hexes.build(
            game, mars, kind, "on-mars.build-at", level, action, types, reason=because
        )
        if tile is None:
            return False
        kind, built = tile.kind, "complex" if tile.joined else "alone"
        if kind in (*LSS, "mine") or by == "construct":
            worked = name_of(tile.at) if kind == "mine" else NONE
            args = {"kind": kind, "hex": worked, **_follows(kind, by)}
            yield Say("on-mars.built", args, LACERDA)
        if kind == "mine":
            mars.places[tile.at].piece = Piece(COLONIST, LACERDA)  # its price (p. 13)
    else:
        outcomes = building_outcomes(game, kind)
        args = {
            "kind": kind,
            "tech": level,
            "because": because,
            "asks": "complex" in outcomes,
            "icon": game.lacerda.robot,
            "colony": game.level,
            "limited": game.options["pictured"] == "limited",
            **_follows(kind, by),
        }
        built = yield from instruct(game, "on-mars.construct", outcomes, action, **args)
    if built is None:
        return False
    if by == "construct":
        game.lacerda.robot = next_icon(kind)
    if kind == "mine":
        game.lacerda.mines += 1
    before, game.tiles[kind] = game.tiles[kind], game.tiles[kind] + 1
    if built == "complex":
        yield from extend_complex(game, kind, game.tech(kind)[1])
    if kind in LSS:
        yield from lss_reward(game, LACERDA, kind, before)
    return True


def _follows(kind: str, by: str) -> dict[str, Any]:
    """Return what follows from building a type: its LSS marker rises, and his Bot moves."""
    return {"lss": kind in LSS, "by": by, "next": next_icon(kind)}


def building_outcomes(game: OnMars, kind: str) -> tuple[str, ...]:
    """Return how the tile may have been built, the likely way first (p. 14).

    Whether it makes a Complex is asked only if it matters: with a Tech in play, and if his Progress
    cube may move or you may be paid for your Tech.
    """
    level, owner = game.tech(kind)
    if level and (owner == YOU or not game.lacerda.cubes[kind]):
        return ("complex", "alone")
    return ("done",)


def extend_complex(game: OnMars, kind: str, owner: str | None) -> Script[None]:
    """Move his Progress cube the first time, and pay you for the use of your Tech (p. 14)."""
    if not game.lacerda.cubes[kind]:
        yield Say("on-mars.progress", {"kind": kind, "count": game.lacerda.progress + 1})
        game.lacerda.cubes[kind] = True
        yield from contribute(game, LACERDA, "progress-cubes")
    if owner == YOU:
        yield Say("on-mars.your-tech-used", {"tech": kind}, YOU)


def build_shelter(game: OnMars) -> Script[bool]:
    """Build one of his own Shelters, in the largest Complex possible; it gives Crystals."""
    him = game.lacerda
    if him.shelters >= SHELTERS:
        return False
    level = shelter_tech(game)
    size: Value | None
    if mars := game.mars:
        tile = yield from his_hexes.build(
            game, mars, "shelter", "on-mars.shelter-at", level, action=None
        )
        size = tile and tile.joined + 1
    else:
        sizes = shelter_sizes(him.shelters, level)
        size = yield from instruct(game, "on-mars.shelter", sizes, tech=level)
    if size is None:
        return False
    him.shelters += 1
    yield from gain_crystals(game, int(size), "shelter")
    return True


def shelter_tech(game: OnMars) -> int:
    """Return the level of his own Shelter Tech, the only one that helps his Shelters (p. 13)."""
    techs = game.lacerda.techs
    return column(techs["shelter"]) if "shelter" in techs else 0


def shelter_sizes(shelters: int, level: int) -> tuple[int, ...]:
    """Return the possible sizes of his new Shelter's Complex, the largest first.

    The level of his Shelter Tech must be at least the number of tiles joined (p. 14).
    """
    return tuple(range(min(shelters, level) + 1, 0, -1))


def upgrade(game: OnMars, action: str | None = "upgrade", times: int = 1) -> Script[bool]:
    """Upgrade with the Blueprints worth most, once more for each level of an Upgrade Tech."""
    if not (yield from may_place(game, action)):
        return False
    level, owner = game.tech("upgrade")
    done = 0
    while done < times + level and (
        yield from _upgrade_once(game, action, done + 1, done + 1 < times + level)
    ):
        action = None
        done += 1
        if done == times + 1 and owner == YOU:
            yield Say("on-mars.your-tech-used", {"tech": "upgrade"}, YOU)
    return done > 0


def _upgrade_once(game: OnMars, action: str | None, number: int, again: bool) -> Script[bool]:
    """Use the best Blueprint that a Building on Mars fits, if there is one.

    He may upgrade ``again`` afterwards, if another one fits.
    """
    him = game.lacerda
    candidates = fitting(game)
    if not candidates and number == 1:
        yield Say("on-mars.no-upgrade")
    while candidates and (action is None or placement(game, action).affordable(game)):
        best = max(upgrade_value(game, b) for b in candidates)
        equals = [b for b in sorted(candidates) if upgrade_value(game, b) == best]
        chosen = yield from pick_tied(game, equals)
        kind, level = kind_of(chosen), level_of(chosen)
        args: dict[str, Any] = {"blueprint": chosen, "scored": bool(upgrade_value(game, chosen)[0])}
        done: Value | None
        if mars := game.mars:
            more = again and len(fitting(game)) > 1
            home = yield from his_hexes.upgrade(
                game, mars, kind, level, action, more, nth=number, **args
            )
            done = None if home is None else "colonist" if home else "done"
        else:
            worked = kind == "mine" and him.mines > 0
            asked: dict[str, Any] = {
                "kind": kind,
                "level": level,
                "number": number,
                "worked": worked,
            }
            outcomes = upgrade_outcomes(game, kind)
            done = yield from instruct(game, "on-mars.upgrade", outcomes, action, **asked, **args)
        if done is not None:
            him.blueprints.remove(chosen)
            him.advanced.append(chosen)
            if done == "colonist":
                him.mines -= 1
            yield from contribute(game, LACERDA, "advanced-buildings")
            return True
        candidates.discard(chosen)
    return False


def fitting(game: OnMars) -> set[str]:
    """Return his Blueprints that may fit a Building on Mars."""
    return {each for each in game.lacerda.blueprints if _fits(game, each)}


def upgrade_outcomes(game: OnMars, kind: str) -> tuple[str, ...]:
    """Return how a Building may be upgraded: his Colonist on a Mine goes back to him (p. 16).

    A Mine without his Colonist comes first: the other one already counts as his.
    """
    if kind == "mine" and game.lacerda.mines:
        return ("done", "colonist")
    return ("done",)


def upgrade_value(game: OnMars, blueprint: str) -> tuple[int, int]:
    """Return the sort key of his Blueprints: OP by his Scientists first, then the level (p. 21)."""
    scored = any(SCORES[s] == kind_of(blueprint) for s in game.lacerda.scientists)
    return 3 if scored else 0, level_of(blueprint)


def _fits(game: OnMars, blueprint: str) -> bool:
    """Return whether a Building for it may exist on Mars: level 3 needs a Complex of 3 (p. 18)."""
    kind = kind_of(blueprint)
    if game.mars:
        return his_hexes.upgradable(game.mars, kind, level_of(blueprint)) is not None
    if kind == "shelter":  # he may only upgrade his own Shelters
        tiles = game.lacerda.shelters
        upgraded = sum(kind_of(each) == kind for each in game.lacerda.advanced)
    else:
        tiles, upgraded = game.tiles[kind], game.advanced(kind)
    return tiles > upgraded and (level_of(blueprint) == 1 or tiles >= 3)


def hire(game: OnMars, action: str | None = "hire") -> Script[bool]:
    """Hire the Scientist worth most to him; if he has two, take the best Contract."""
    if takes_contract(game):
        return (yield from take_contract(game, action))
    if not (yield from may_place(game, action)):
        return False
    free = game.free_scientists()
    best = max(potential(game, scientist) for scientist in free)
    scientist = yield from pick_tied(game, [s for s in free if potential(game, s) == best])
    done = yield from instruct(
        game,
        "on-mars.hire",
        ("done",),
        action,
        rare=(IMPOSSIBLE,),
        scientist=scientist,
        kind=SCORES[scientist],
        blueprints=best,
    )
    if done is None:
        return False
    game.lacerda.scientists.append(scientist)
    yield from contribute(game, LACERDA, "scientists")
    return True


def takes_contract(game: OnMars) -> bool:
    """Return whether he takes a Contract: he has two Scientists, or none is free (p. 23)."""
    return len(game.lacerda.scientists) >= 2 or not game.free_scientists()


def potential(game: OnMars, scientist: str) -> int:
    """Return how many Blueprints of the Scientist's type you and he hold, used or not."""
    kind = SCORES[scientist]
    his = game.lacerda.blueprints + game.lacerda.advanced
    return sum(kind_of(each) == kind for each in his) + game.you.blueprints[kind]


def contracts_left(game: OnMars) -> tuple[str, ...]:
    """Return the kinds of Contracts still available to him, the best first (p. 23)."""
    his = game.lacerda.contracts
    return tuple(kind for kind in CONTRACTS if his.count(kind) < CONTRACTS_OF_A_KIND)


def take_contract(game: OnMars, action: str | None) -> Script[bool]:
    """Take the Contract worth most OP for 1 Crystal (p. 17); it counts as completed (p. 23)."""
    left = contracts_left(game)
    if not left or not (yield from may_place(game, action, CONTRACT_CRYSTALS)):
        return False
    contract = yield from instruct(game, "on-mars.contract", left, action, price=CONTRACT_CRYSTALS)
    if contract is None:
        return False
    game.lacerda.contracts.append(str(contract))
    yield from contribute(game, LACERDA, "contracts")
    return True
