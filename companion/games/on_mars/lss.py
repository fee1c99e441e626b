"""The Life Support System: the rewards for tiles of its four types (pp. 15, 22)."""

from __future__ import annotations

from companion.engine.prompts import Say, Script
from companion.games.on_mars.components import LACERDA, column, kind_of
from companion.games.on_mars.state import OnMars
from companion.games.on_mars.steps import gain_crystals, gain_op


def lss_reward(game: OnMars, who: str, kind: str, before: int) -> Script[None]:
    """Reward a tile of an LSS type, given the number on Mars ``before`` it was built (p. 15).

    2 OP for the first after the starting one; the Reward tile and a second benefit if the marker
    was below the Colony level's. Yours are announced; his are scored here (p. 22).
    """
    first, below = before == 1, before < game.level + 1
    if who != LACERDA:
        yield Say(
            "on-mars.your-lss",
            {
                "kind": kind,
                "first": first,
                "below": below,
                "tile": game.rewards[kind] or "unknown",
            },
        )
        return
    if first:
        yield from gain_op(game, 2, "first-tile")
    if below:
        yield from _his_reward(game, game.rewards[kind])


def _his_reward(game: OnMars, tile: str | None) -> Script[None]:
    """Score his Reward tile; then his Colonist comes back from Hire, or he gains a Crystal."""
    if tile is None:
        yield Say("on-mars.reward-unknown")
    else:
        yield from gain_op(game, reward_op(game, tile), tile)
    if game.lacerda.colonists["hire"]:
        yield Say("on-mars.hire-freed")
        game.lacerda.colonists["hire"] = 0
    else:
        yield from gain_crystals(game, 1, "lss")


def reward_op(game: OnMars, tile: str) -> int:
    """Return the OP that an LSS Reward tile gives him (p. 15)."""
    him = game.lacerda
    return {
        "best-tech": max(map(column, him.techs.values()), default=0),
        "robots": 2 * him.robots,
        "ships": 2 * him.ships,
        "discoveries": 2 * him.discoveries,
        "advanced": 2 * len(him.advanced),
        "shelters": 2 * him.shelters,
        "mines": 2 * (him.mines + sum(kind_of(each) == "mine" for each in him.advanced)),
        "colonists": 12 if game.options["quarters"] == "full" else 2 + 2 * him.shelters,
    }[tile]
