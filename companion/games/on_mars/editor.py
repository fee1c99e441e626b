"""The fields of the ± editor: every tracked number and name, by the names in the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Field, attribute, entry
from companion.games.on_mars.components import (
    BLUEPRINTS,
    CARDS,
    CONTRACTS,
    CONTRACTS_OF_A_KIND,
    DISCOVERY_TILES,
    GOAL_LINES,
    GOALS,
    LACERDA,
    LOOP,
    MAX_OP,
    MAX_TILES,
    MISSIONS,
    RESEARCH_TILES,
    REWARDS,
    ROBOTS,
    SCORES,
    SEEN_LINES,
    SHELTERS,
    SHIPS,
    SIDES,
    SLOTS,
    TECHS,
    TOP_LEVEL,
)
from companion.games.on_mars.goals import line_met
from companion.games.on_mars.state import Lacerda, Mission, OnMars, You

YES_NO = (True, False)
COUNTED_ON_MAP = ("lacerda.mines", "lacerda.shelters", "you.shelters")


def fields(game: OnMars) -> dict[str, Field]:
    """Return all that may be corrected, in display order."""
    found = {**_his(game), **_board(game), **_yours(game), **_pile(game), **_goal(game)}
    return {name: each for name, each in found.items() if not (game.mars and on_map(name))}


def on_map(name: str) -> bool:
    """Return whether a number follows from the map, if that is known: correct it there instead."""
    return name.startswith("tiles.") or name in COUNTED_ON_MAP


def _his(game: OnMars) -> dict[str, Field]:
    him = game.lacerda
    places = {
        tech: tuple(
            p for p in game.lab.places if p not in him.techs.values() or him.techs.get(tech) == p
        )
        for tech in (*TECHS, "shelter")
    }
    return {
        **_where(game, LACERDA, him),
        "lacerda.crystals": attribute(him, "crystals", 0, him.depot),
        "lacerda.crystals_waiting": attribute(him, "waiting", 0, 99),
        "lacerda.depot": Field(lambda: him.depot, lambda v: _set_ships(him, v - 3), 3, 3 + SHIPS),
        "lacerda.ships": Field(lambda: him.ships, lambda v: _set_ships(him, v), 0, SHIPS),
        "lacerda.robots": attribute(him, "robots", 0, ROBOTS),
        "lacerda.shelters": attribute(him, "shelters", 1, SHELTERS),
        "lacerda.robot": attribute(him, "robot", choices=LOOP),
        "lacerda.op": attribute(him, "op", 0, MAX_OP),
        **_list("lacerda.scientists", him, "scientists", dict.fromkeys(SCORES, 1)),
        **_list(
            "lacerda.contracts", him, "contracts", dict.fromkeys(CONTRACTS, CONTRACTS_OF_A_KIND)
        ),
        **_list("lacerda.blueprints", him, "blueprints", BLUEPRINTS),
        **_list("lacerda.advanced", him, "advanced", BLUEPRINTS),
        **{f"lacerda.techs.{tech}": _entry(him.techs, tech, p) for tech, p in places.items()},
        **_colonists(LACERDA, him),
        "lacerda.progress": Field(lambda: him.progress, lambda v: _set_progress(him, v), 0, 5),
        **_items("lacerda.progress_cubes", him.cubes, choices=YES_NO),
        "lacerda.mines": attribute(him, "mines", 0, MAX_TILES),
        "lacerda.discoveries": attribute(him, "discoveries", 0, DISCOVERY_TILES),
        "lacerda.research": attribute(him, "research", 0, RESEARCH_TILES),
    }


def _board(game: OnMars) -> dict[str, Field]:
    found = {
        "round": attribute(game, "round", 1, 99),
        "colony_level": attribute(game, "level", 1, TOP_LEVEL),
        **_items("tiles", game.tiles, 1, MAX_TILES),
        **_rewards(game),
        "shuttle.side": attribute(game, "shuttle_side", choices=SIDES),
        "shuttle.space": attribute(game, "shuttle_space", 1, 3),
        "missions_needed": attribute(game, "missions_needed", 0, 3),
    }
    for letter, mission in game.missions.items():
        found[f"missions.{letter}.card"] = _mission(game, mission)
        most = MISSIONS[mission.card][0]
        found[f"missions.{letter}.left"] = attribute(mission, "left", 0, most)
    return found


def _rewards(game: OnMars) -> dict[str, Field]:
    """Return fields for the Reward tile on each LSS column: each exists once."""

    def free(kind: str) -> tuple[str | None, ...]:
        others = [tile for other, tile in game.rewards.items() if other != kind]
        return (None, *(tile for tile in REWARDS if tile not in others))

    return {
        f"rewards.{kind}": entry(game.rewards, kind, choices=free(kind)) for kind in game.rewards
    }


def _mission(game: OnMars, mission: Mission) -> Field:
    """Return a field for the Mission in a place: a new one starts with its own count."""
    others = [each.card for each in game.missions.values() if each is not mission]

    def swap(card: str) -> None:
        mission.card, mission.left = card, MISSIONS[card][0]

    free = tuple(card for card in MISSIONS if card not in others)
    return Field(lambda: mission.card, swap, choices=free)


def _yours(game: OnMars) -> dict[str, Field]:
    you, levels = game.you, tuple(range(1, len(game.lab.spaces) + 1))
    return {
        **_where(game, YOU, you),
        **_colonists(YOU, you),
        **{f"you.techs.{tech}": _entry(you.techs, tech, levels) for tech in (*TECHS, "shelter")},
        **_items("you.blueprints", you.blueprints, 0, 4),
        **_items("you.advanced", you.advanced, 0, 4),
        **_list("you.scientists", you, "scientists", dict.fromkeys(SCORES, 1)),
        "you.contracts": Field(
            lambda: you.contracts, lambda v: _set_contracts(you, v), 0, 2 * CONTRACTS_OF_A_KIND
        ),
        **_items("you.completed", you.completed, 0, CONTRACTS_OF_A_KIND),
        "you.shelters": attribute(you, "shelters", 1, SHELTERS),
        "you.ships": attribute(you, "ships", 0, SHIPS),
        **_items("you.progress_cubes", you.cubes, choices=YES_NO),
    }


def _pile(game: OnMars) -> dict[str, Field]:
    return {
        "deck.left": Field(lambda: len(game.deck), lambda v: _set_left(game, v), 0, len(CARDS)),
        "deck.pass": attribute(game, "passes", 1, 99),
        "deck.last": attribute(game, "last", choices=tuple(dict.fromkeys(CARDS))),
        **{f"deck.cards.{card}": _card(game, card, n) for card, n in Counter(CARDS).items()},
    }


def _goal(game: OnMars) -> dict[str, Field]:
    lines = [line for line in GOAL_LINES if line not in SEEN_LINES]
    return {
        "goal.name": attribute(game, "goal", choices=tuple(GOALS)),
        **{f"goal.lines.{line}": _tick(game, line) for line in lines},
    }


def _tick(game: OnMars, line: str) -> Field:
    """Return a field for your tick at a line of a Solo Goal."""

    def put(met: bool) -> None:
        (game.ticks.add if met else game.ticks.discard)(line)

    return Field(lambda: bool(line_met(game, line)), put, choices=YES_NO)


def _where(game: OnMars, who: str, owner: Lacerda | You) -> dict[str, Field]:
    """Return somebody's side and Turn Order space: never one that is taken."""

    def set_side(side: str) -> None:
        if owner.side != side:
            owner.space = game.free_spaces(side)[0]

    taken = game.space_of(YOU if who == LACERDA else LACERDA)
    free = tuple(space for space in range(1, 9) if space != taken)
    return {
        f"{who}.side": Field(lambda: owner.side, set_side, choices=SIDES),
        f"{who}.space": attribute(owner, "space", choices=free),
    }


def _items(
    name: str, owner: dict[str, Any], low: int = 0, height: int = 0, choices: tuple[Any, ...] = ()
) -> dict[str, Field]:
    return {f"{name}.{key}": entry(owner, key, low, height, choices) for key in owner}


def _colonists(who: str, owner: Lacerda | You) -> dict[str, Field]:
    """Return somebody's Colonists on each action: at most as many as its slots."""
    return {
        f"{who}.colonists.{action}": entry(owner.colonists, action, 0, most)
        for action, most in SLOTS.items()
    }


def _entry(owner: dict[str, Any], key: str, choices: tuple[Any, ...]) -> Field:
    """Return a field for one entry, which None removes."""

    def put(value: Any) -> None:
        if value is None:
            owner.pop(key, None)
        else:
            owner[key] = value

    return Field(lambda: owner.get(key), put, choices=(None, *choices))


def _list(name: str, owner: Any, key: str, limits: Mapping[str, int]) -> dict[str, Field]:
    """Return a list as one field, and the count of each name in it as separate fields."""

    def get() -> list[str]:
        return list(getattr(owner, key))

    def put(value: list[str]) -> None:
        setattr(owner, key, list(value))

    def one(each: str, most: int) -> Field:
        def put_count(count: int) -> None:
            put([item for item in get() if item != each] + [each] * count)

        return Field(lambda: get().count(each), put_count, 0, most)

    return {
        name: Field(get, put, many=limits),
        **{f"{name}.{each}": one(each, most) for each, most in limits.items()},
    }


def _set_ships(him: Lacerda, ships: int) -> None:
    him.ships = ships
    him.crystals = min(him.crystals, him.depot)


def _set_contracts(you: You, count: int) -> None:
    """Complete Contracts, or undo that, until there are ``count`` of both kinds."""
    deliver = min(you.completed["deliver"], count)
    upgrade = min(count - deliver, CONTRACTS_OF_A_KIND)
    you.completed.update(upgrade=upgrade, deliver=count - upgrade)


def _set_progress(him: Lacerda, count: int) -> None:
    """Move cubes, in the order of the loop, until ``count`` of them have moved."""
    while him.progress != count:
        forward = him.progress < count
        kinds = LOOP if forward else LOOP[::-1]
        him.cubes[next(kind for kind in kinds if him.cubes[kind] != forward)] = forward


def _card(game: OnMars, card: str, most: int) -> Field:
    """Return a field for the copies of a solo card still in the draw pile."""

    def put(count: int) -> None:
        rest = [each for each in game.deck if each != card]
        game.deck = sorted(rest + [card] * count, key=CARDS.index)

    return Field(lambda: game.deck.count(card), put, 0, most)


def _set_left(game: OnMars, left: int) -> None:
    """Put discarded cards back, or discard from the end of the list; each can also be set alone."""
    gone = (Counter(CARDS) - Counter(game.deck)).elements()
    deck = [*game.deck, *gone] if left > len(game.deck) else game.deck
    game.deck = sorted(deck[:left], key=CARDS.index)
