"""The set-up, one step per screen: that of two players, with two differences (p. 22)."""

from __future__ import annotations

from companion.engine.chance import Draw
from companion.engine.prompts import Choose, Confirm, Say, Script, by
from companion.games.on_mars import benefits
from companion.games.on_mars.box import read_lab
from companion.games.on_mars.components import (
    GOALS,
    LACERDA,
    LSS,
    MISSIONS,
    REWARDS,
    TECHS,
    side_of,
)
from companion.games.on_mars.mars_setup import knows_starts, lay_map
from companion.games.on_mars.state import Mission, OnMars
from companion.games.on_mars.steps import draw_space

LENGTHS = ("short", "long")
"""The lengths of a game: they decide how many of the Missions are short (p. 5)."""

EACH = "each"
"""Ask at each draw who draws."""

WHO_DRAWS = "draw", "tell", EACH
"""Who draws: the companion, you, or one or the other."""

SPACES = tuple(range(1, 9))
"""The Turn Order spaces of both sides."""


def set_up(game: OnMars) -> Script[None]:
    """Guide the set-up, or ask only what the companion must know."""
    if game.help == "ask":
        game.help = yield Choose("on-mars.help", ("guided", "quick", "cards"), default="guided")
    length = "unknown"
    if game.help == "guided":
        length = yield from _ask_length(game)
    draws, drawn = (yield from _ask_who_draws_all(game, length)), False
    if game.help == "guided":
        yield Confirm("on-mars.setup-board")
    if game.guided:
        yield from lay_tech_grid(game, draws)
        yield from read_lab(game)
    if game.help == "guided":
        yield Confirm("on-mars.setup-cards")
        drawn = draws == "draw" and (yield from knows_starts(game))
        yield Confirm("on-mars.setup-mars", {"drawn": drawn})
    yield from lay_missions(game, draws, length)
    if game.guided:
        yield from lay_rewards(game, draws)
    if game.help == "guided":
        yield Confirm("on-mars.setup-players")
    if game.begins_with_map:
        yield from lay_map(game, drawn)
    if game.help == "guided":
        args = {"deck": game.options["deck"]}
        yield Confirm("on-mars.setup-lacerda", args, goes_on=not game.first)
    yield from take_places(game, draws)
    yield from choose_goal(game)
    if game.guided:
        yield Say("on-mars.readings", dict(game.options))


def _ask_length(game: OnMars) -> Script[str]:
    """Ask for the length of the game if it wasn't chosen before; a first play is short."""
    if game.options["length"] in LENGTHS:
        return game.options["length"]
    if game.first:
        return LENGTHS[0]
    length: str = yield Choose("on-mars.length", LENGTHS, default=LENGTHS[0])
    return length


def _ask_who_draws_all(game: OnMars, length: str) -> Script[str]:
    """Ask once whether the companion draws everything, you do, or it asks each time.

    With a physical deck you draw: the only question is what you leave to the companion. In a first
    play the companion draws. Older rules asked each time.
    """
    if game.options["deck"] == "physical":
        return EACH
    if game.options["draws"] in WHO_DRAWS:
        return game.options["draws"]
    if game.first:
        return "draw"
    args = {"help": game.help, "length": length}
    draws: str = yield Choose("on-mars.draws", WHO_DRAWS, args, default="draw", before=EACH)
    return draws


def lay_tech_grid(game: OnMars, draws: str) -> Script[None]:
    """Ask for the order of the eight Techs, cheapest first; all his choices depend on it."""
    way = yield from _ask_who_draws(game, draws, "on-mars.tech-grid", skip=True)
    if way == "skip":
        return
    left = list(TECHS)
    while len(left) > 1:
        args = {"number": len(game.grid) + 1}
        tech = yield Draw(
            "on-mars.tech-tile", tuple(left), args, way == "tell", displayed_options=TECHS
        )
        left.remove(tech)
        game.grid += (tech,)
    game.grid += (left[0],)
    if way == "draw":
        yield Confirm("on-mars.lay-techs", {"techs": list(game.grid)})


def lay_missions(game: OnMars, draws: str, length: str) -> Script[None]:
    """Ask for the three Missions, what each counts and what it pays (p. 19)."""
    way = yield from _ask_who_draws(game, draws, "on-mars.missions", length=length)
    left = list(MISSIONS)
    for letter in "ABC":
        args = {"letter": letter, "length": length}
        every = tuple(MISSIONS)
        card = yield Draw(
            "on-mars.mission", tuple(left), args, way == "tell", displayed_options=every
        )
        left.remove(card)
        game.missions[letter] = Mission(card, MISSIONS[card][0])
    if way == "draw" or game.help == "guided":
        yield Confirm("on-mars.lay-missions", {"way": way, **_missions(game)})


def _missions(game: OnMars) -> dict[str, str | int]:
    """Return each Mission with its count and the Crystals of a contribution, by its letter."""
    args: dict[str, str | int] = {}
    for letter, mission in game.missions.items():
        args |= {
            letter: mission.card,
            f"{letter}_left": mission.left,
            f"{letter}_crystals": mission.crystals,
        }
    return args


def lay_rewards(game: OnMars, draws: str) -> Script[None]:
    """Ask for the LSS Reward tiles; if they aren't entered, you score his rewards yourself."""
    way = yield from _ask_who_draws(game, draws, "on-mars.rewards", skip=True)
    if way == "skip":
        return
    left = list(REWARDS)
    for kind in LSS:
        every = tuple(REWARDS)
        tile = yield Draw(
            "on-mars.reward", tuple(left), {"kind": kind}, way == "tell", displayed_options=every
        )
        left.remove(tile)
        game.rewards[kind] = tile
    if way == "draw":
        yield Confirm(
            "on-mars.lay-rewards", {f"tile_{n}": game.rewards[k] for n, k in enumerate(LSS, 1)}
        )


def _ask_who_draws(
    game: OnMars, draws: str, key: str, skip: bool = False, length: str = ""
) -> Script[str]:
    """Ask whether the companion draws the tiles, or you enter those on the table.

    Not asked if one ``draws`` everything. The companion doesn't know which Missions are short: if
    their ``length`` matters you draw them.
    """
    if draws != EACH:
        return "tell" if length in LENGTHS else draws
    physical = game.options["deck"] == "physical"
    if physical and not skip:
        return "tell"
    ways = ["tell"] if physical else ["draw", "tell"]
    if length in LENGTHS:
        ways.reverse()
    if skip:
        ways.append("skip")
    way: str = yield Choose(key, tuple(ways), {"length": length}, default=ways[0])
    return way


def take_places(game: OnMars, draws: str) -> Script[None]:
    """Draw his Turn Order space, and with it his side and the Shuttle's; choose yours."""
    him, you = game.lacerda, game.you
    way = yield from _ask_who_draws(game, draws, "on-mars.first-space")
    if way == "tell" and game.options["deck"] == "app":
        him.space = yield Draw("on-mars.first-colonist", SPACES, asked=True)
    else:
        him.space = yield from draw_space(game, "on-mars.first-colonist", SPACES)
    game.shuttle_side = side_of(him.space)
    start = game.options["start"]
    args = {"space": him.space, "side": him.side, "start": start}
    yield Confirm("on-mars.his-place", args, goes_on=not (game.guided and start == "benefit"))
    if game.guided and start == "benefit":
        yield from by(LACERDA, benefits.turn_order_space(game, him.space))
    free = tuple(space for space in SPACES if space != him.space)
    you.space = yield Choose(
        "on-mars.your-place", free, {"help": "map" if game.begins_with_map else game.help}
    )


def choose_goal(game: OnMars) -> Script[None]:
    """Choose the Solo Goal, or draw one; in a first play it is chosen where all four are shown."""
    goal = game.options["goal"]
    if goal == "ask" or game.first:
        goal = yield Choose("on-mars.goal", (*GOALS, "draw"), default="first-colonists")
    if goal == "draw":
        goal = yield Draw("on-mars.goal-drawn", tuple(GOALS))
    game.goal = goal
    yield Say("on-mars.goal-set", {"goal": goal})
