"""His actions in the Colony: Construct, Upgrade, Hire a Scientist or take a Contract (p. 23)."""

from __future__ import annotations

from companion.engine.prompts import Say, Script
from companion.games.on_mars.cards import (
    CONTRACTS,
    LACERDA,
    LOOP,
    LSS,
    SCORES,
    YOU,
    after,
    kind_of,
    level_of,
)
from companion.games.on_mars.lss import lss_reward
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import (
    contribute,
    decide,
    gain_crystals,
    may_place,
    pick,
)


def construct(game: OnMars, action: str | None = "construct") -> Script[bool]:
    """Build the type under his Bot, or the first after it that the LSS allows (A.7-4)."""
    return (yield from build(game, next_building(game), action))


def next_building(game: OnMars) -> str:
    """Return what he builds: from his Bot round the loop, a Mine always, else if the LSS allows.

    A type is allowed while its LSS marker is below the Colony-level marker (p. 23): with n
    tiles of it on Mars at Colony level L, while n < L + 1.
    """
    start = game.lacerda.robot
    loop = (after(start, steps) for steps in range(len(LOOP)))
    return next(k for k in loop if k == "mine" or game.tiles[k] < game.level + 1)


def build(game: OnMars, kind: str, action: str | None = None) -> Script[bool]:
    """Build a tile of a type for him in the largest Complex that a Tech in play allows."""
    if kind == "shelter":
        return (yield from build_shelter(game))
    level, owner = game.tech(kind)
    size = yield from decide(
        game,
        "on-mars.construct",
        complex_sizes(game.tiles[kind], level, owner),
        action,
        kind=kind,
        icon=game.lacerda.robot,
        passed=_passed(game, kind),
        tech=level,
        owner=owner or "nobody",
        colony=game.level,
    )
    if size is None:
        return False
    game.lacerda.robot = after(kind)
    yield Say("on-mars.bot", {"icon": after(kind)})
    if int(size) > 1:
        yield from extend_complex(game, kind, owner)
    before, game.tiles[kind] = game.tiles[kind], game.tiles[kind] + 1
    if kind in LSS:
        yield from lss_reward(game, LACERDA, kind, before)
    return True


def _passed(game: OnMars, kind: str) -> list[str]:
    """Return the types under and after his Bot that the LSS did not allow."""
    start = game.lacerda.robot
    passed: list[str] = []
    while start != kind and len(passed) < len(LOOP):
        passed.append(start)
        start = after(start)
    return passed


def complex_sizes(tiles: int, level: int, owner: str | None) -> tuple[int, ...]:
    """Return the sizes the new Complex may have, the expected one first (p. 14).

    A Tech must be of at least as high a level as there are tiles that the new one joins. Of
    your Tech the level may have grown unreported, so it does not limit what you may answer.
    """
    if not level:
        return (1,)
    expected = min(tiles, level) + 1
    most = expected if owner == LACERDA else tiles + 1
    return (expected, *(size for size in range(most, 0, -1) if size != expected))


def extend_complex(game: OnMars, kind: str, owner: str | None) -> Script[None]:
    """Move his Progress cube the first time, and pay you for the use of your Tech (p. 14)."""
    if not game.lacerda.cubes[kind]:
        game.lacerda.cubes[kind] = True
        yield Say("on-mars.progress", {"kind": kind, "count": game.lacerda.progress})
        yield from contribute(game, LACERDA, "progress-cubes")
    if owner == YOU:
        yield Say("on-mars.your-tech-used", {"tech": kind})


def build_shelter(game: OnMars) -> Script[bool]:
    """Build one of his own Shelters, in the largest Complex possible; it gives Crystals."""
    him = game.lacerda
    if him.shelters >= 5:
        return False
    level, _ = game.tech("shelter")
    size = yield from decide(
        game,
        "on-mars.shelter",
        complex_sizes(him.shelters, level, LACERDA),
        tech=level,
    )
    if size is None:
        return False
    him.shelters += 1
    yield from gain_crystals(game, int(size), "shelter")
    return True


def upgrade(game: OnMars, action: str | None = "upgrade", times: int = 1) -> Script[bool]:
    """Upgrade with the Blueprints worth most, once more for each level of an Upgrade Tech."""
    if not (yield from may_place(game, action)):
        return False
    level, owner = game.tech("upgrade")
    upgraded: list[str] = []
    while len(upgraded) < times + level:
        used = yield from _upgrade_once(game, None if upgraded else action, len(upgraded))
        if used is None:
            break
        upgraded.append(used)
        if len(upgraded) == times + 1 and owner == YOU:
            yield Say("on-mars.your-tech-used", {"tech": "upgrade"})
    return bool(upgraded)


def _upgrade_once(game: OnMars, action: str | None, number: int) -> Script[str | None]:
    """Use the best Blueprint that a Building on Mars fits; return it, None if there is none."""
    him = game.lacerda
    candidates = {b for b in him.blueprints if _fits(game, b)}
    if not candidates and not number:
        yield Say("on-mars.no-upgrade")
    while candidates:
        best = max(upgrade_value(game, b) for b in candidates)
        equals = [b for b in sorted(candidates) if upgrade_value(game, b) == best]
        chosen = yield from pick(game, equals)
        done = yield from decide(
            game,
            "on-mars.upgrade",
            ("done",),
            action,
            blueprint=chosen,
            kind=kind_of(chosen),
            level=level_of(chosen),
            number=number + 1,
            scored="yes" if upgrade_value(game, chosen)[0] else "no",
        )
        if done is not None:
            him.blueprints.remove(chosen)
            him.advanced.append(chosen)
            yield from contribute(game, LACERDA, "advanced-buildings")
            return chosen
        candidates.discard(chosen)
    return None


def upgrade_value(game: OnMars, blueprint: str) -> tuple[int, int]:
    """Return the order of his Blueprints: OP by his Scientists first, then the level (D42)."""
    scored = any(SCORES[s] == kind_of(blueprint) for s in game.lacerda.scientists)
    return 3 if scored else 0, level_of(blueprint)


def _fits(game: OnMars, blueprint: str) -> bool:
    """Tell whether a Building for it may stand on Mars: level 3 needs a Complex of 3 (p. 18)."""
    kind = kind_of(blueprint)
    if kind == "shelter":  # he may upgrade no Shelter but his own
        tiles = game.lacerda.shelters
        upgraded = sum(kind_of(each) == kind for each in game.lacerda.advanced)
    else:
        tiles, upgraded = game.tiles[kind], game.advanced(kind)
    return tiles > upgraded and (level_of(blueprint) == 1 or tiles >= 3)


def hire(game: OnMars, action: str | None = "hire") -> Script[bool]:
    """Hire the Scientist worth most to him; with two of them, take the best Contract."""
    if not (yield from may_place(game, action)):
        return False
    him = game.lacerda
    free = [s for s in SCORES if s not in him.scientists and s not in game.you.scientists]
    if len(him.scientists) >= 2 or not free:
        return (yield from take_contract(game, action))
    best = max(potential(game, scientist) for scientist in free)
    scientist = yield from pick(game, [s for s in free if potential(game, s) == best])
    done = yield from decide(
        game,
        "on-mars.hire",
        ("done",),
        action,
        may_tie=False,
        scientist=scientist,
        kind=SCORES[scientist],
        blueprints=best,
    )
    if done is None:
        return False
    him.scientists.append(scientist)
    yield from contribute(game, LACERDA, "scientists")
    return True


def potential(game: OnMars, scientist: str) -> int:
    """Return the Blueprints of the type a Scientist scores that you and he hold, used or not."""
    kind = SCORES[scientist]
    his = game.lacerda.blueprints + game.lacerda.advanced
    return sum(kind_of(each) == kind for each in his) + game.you.blueprints[kind]


def take_contract(game: OnMars, action: str | None) -> Script[bool]:
    """Take the Contract worth most OP; it counts as completed."""
    contract = yield from decide(
        game,
        "on-mars.contract",
        tuple(CONTRACTS),
        action,
    )
    if contract is None:
        return False
    game.lacerda.contracts.append(str(contract))
    yield from contribute(game, LACERDA, "contracts")
    return True
