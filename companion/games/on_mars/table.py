"""The visible state of a play."""

from __future__ import annotations

from typing import Any

from companion.games.on_mars.components import CARDS
from companion.games.on_mars.goals import lines_of, state_of_goals
from companion.games.on_mars.hex_names import name_of
from companion.games.on_mars.hexes import reading_order
from companion.games.on_mars.lss import reward_op
from companion.games.on_mars.mars import HexContent, Mars
from companion.games.on_mars.state import OnMars


class OnMarsTable(OnMars):
    """A play of On Mars with a visible state."""

    def state(self) -> dict[str, Any]:
        """Return the visible state; its names are a stable API (`companion/commands/json.md`)."""
        him, you = self.lacerda, self.you
        return {
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "acted": list(self.acted),
            "help": self.help,
            "colony_level": self.level,
            "tiles": dict(self.tiles),
            "shuttle": {"side": self.shuttle_side, "space": self.shuttle_space},
            "missions": {
                letter: {"card": mission.card, "left": mission.left}
                for letter, mission in self.missions.items()
            },
            "missions_needed": self.missions_needed,
            "deck": {
                "left": len(self.deck),
                "pass": self.passes,
                "last": self.last,
                "cards": {card: self.deck.count(card) for card in dict.fromkeys(CARDS)},
            },
            "end": {
                "triggered": self.triggered,
                "last_round": self.last_round,
                "waits": self.end_waits,
            },
            "techs": list(self.grid),
            "rewards": dict(self.rewards),
            "rewards_op": {
                kind: reward_op(self, tile) for kind, tile in self.rewards.items() if tile
            },
            "map": map_state(self.mars) if self.mars else [],
            "goal": {"name": self.goal, "lines": lines_of(self)},
            "goals": state_of_goals(self),
            "lacerda": {
                "side": him.side,
                "space": him.space,
                "crystals": him.crystals,
                "crystals_waiting": him.waiting,
                "depot": him.depot,
                "ships": him.ships,
                "robots": him.robots,
                "shelters": him.shelters,
                "robot": him.robot,
                "scientists": list(him.scientists),
                "contracts": list(him.contracts),
                "blueprints": list(him.blueprints),
                "advanced": list(him.advanced),
                "techs": dict(him.techs),
                "colonists": dict(him.colonists),
                "progress": him.progress,
                "progress_cubes": dict(him.cubes),
                "mines": him.mines,
                "markers": him.markers,
                "discoveries": him.discoveries,
                "research": him.research,
                "research_types": list(him.researched),
                "op": him.op,
            },
            "you": {
                "side": you.side,
                "space": you.space,
                "colonists": dict(you.colonists),
                "techs": dict(you.techs),
                "blueprints": dict(you.blueprints),
                "advanced": dict(you.advanced),
                "scientists": list(you.scientists),
                "contracts": you.contracts,
                "completed": dict(you.completed),
                "shelters": you.shelters,
                "ships": you.ships,
                "progress_cubes": dict(you.cubes),
            },
        }


def map_state(mars: Mars) -> list[dict[str, Any]]:
    """Return the contents of each hex, in reading order; None for what isn't there."""
    return [
        {"hex": name_of(at), "q": at.q, "r": at.r, **_held(mars.places[at])}
        for at in reading_order(mars.places)
    ]


def _held(place: HexContent) -> dict[str, Any]:
    piece, tile = place.piece, place.tile
    return {
        "building": place.building or None,
        "owner": place.owner or None,
        "advanced": place.advanced or None,
        "piece": {"what": piece.what, "owner": piece.owner} if piece else None,
        "crystal": place.crystal,
        "tile": {"what": tile.what, "shows": tile.shows} if tile else None,
    }
