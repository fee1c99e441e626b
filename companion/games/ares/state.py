"""Everything the companion tracks of a play of Ares Expedition."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from companion.engine.game import YOU, Options
from companion.games.ares.board import (
    CO_OP,
    COLOUR,
    COPPER,
    DIFFICULTIES,
    DUMMY_HAND,
    FINAL_CUBE,
    HAND,
    HELPED,
    PARTNER,
    PHASES,
    PILE,
    ROUNDS,
    SOLO,
    TR,
    ZONES,
    parameters,
    zone,
)
from companion.games.terraforming.pace import Pace
from companion.games.terraforming.parameters import all_steps, missing


class Cause(NamedTuple):
    """Why a player has gained: steps of terraform rating, and forest tokens."""

    what: str
    tr: int = 0
    forests: int = 0


@dataclass(slots=True)
class AresPlayer:
    """A player: the causes of all points, the last phase card, the lines counted at the end.

    ``phase`` is last round's until a new one is chosen: that card may not be chosen again.
    """

    causes: list[Cause] = field(default_factory=lambda: [Cause("start", TR)])
    phase: str | None = None
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def tr(self) -> int:
        """The terraform rating: the sum of its causes."""
        return sum(cause.tr for cause in self.causes)

    @tr.setter
    def tr(self, value: int) -> None:
        self.gain("corrected", tr=value - self.tr)

    @property
    def forests(self) -> int:
        """The forest tokens: the sum of their causes."""
        return sum(cause.forests for cause in self.causes)

    @forests.setter
    def forests(self, value: int) -> None:
        self.gain("corrected", forests=value - self.forests)

    def gain(self, what: str, tr: int = 0, forests: int = 0) -> None:
        """Gain rating or forests and record the cause."""
        self.causes.append(Cause(what, tr, forests))

    def state(self) -> dict[str, Any]:
        """Return the rating, the forests, and the rating by its causes."""
        sources: Counter[str] = Counter()
        for cause in self.causes:
            sources[cause.what] += cause.tr
        return {"tr": self.tr, "forests": self.forests, "sources": dict(sources)}


class Ares:
    """The table of one play.

    ``moment`` is the phase being resolved, or the current stage. ``phases`` are those of this
    round, ``resolved`` those of them done or in progress. ``dummy_card`` is the dummy hand's card
    of this round, ``dummy_hand`` the cards still to come. ``full_at_phase_start`` are the
    parameters that were full when this phase began, and ``zones`` the zones at that time.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.mode = SOLO
        self.difficulty: str | None = None
        self.round = 0
        self.moment = "set-up"
        self.phases: tuple[str, ...] = ()
        self.resolved: list[str] = []
        self.parameters = parameters()
        self.full_at_phase_start: set[str] = set()
        self.zones = self.current_zones()
        self.players = {YOU: AresPlayer()}
        self.cube = 1
        self.dummy_hand = list(PHASES)
        self.dummy_card: str | None = None
        self.pile = dict(PILE)
        self.offered = False
        self.stopped = False

    # what the rules need

    @property
    def co_op(self) -> bool:
        """Whether two play together."""
        return self.mode == CO_OP

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return ROUNDS[self.mode]

    @property
    def left(self) -> int:
        """How many rounds are left after this one."""
        return self.rounds - self.round

    @property
    def terraformed(self) -> bool:
        """Whether all three parameters are full."""
        return all(parameter.full for parameter in self.parameters.values())

    @property
    def points(self) -> int:
        """Your points so far, in co-op those of both players: ratings and forests."""
        return sum(player.tr + player.forests for player in self.players.values())

    @property
    def help_to_come(self) -> int:
        """The steps that the difficulty will still help with, as far as they have room (solo mode).

        The help comes each time the cube moves, and raises oxygen or temperature only.
        """
        if self.difficulty is None:
            return 0
        moves = FINAL_CUBE - self.cube
        room = sum(self.parameters[name].left for name in HELPED)
        return min(moves * DIFFICULTIES[self.difficulty], room)

    @property
    def steps_at_start(self) -> int:
        """The steps to do yourself when a play begins: 34, 38 or 42 in solo by the difficulty."""
        helped = DIFFICULTIES[self.difficulty] if self.difficulty else 0
        return all_steps(self.parameters) - (FINAL_CUBE - 1) * helped

    @property
    def pace(self) -> Pace | None:
        """The pace, counting the current round as left.

        None in the setup, at the scoring, and once all three parameters are full.
        """
        if self.terraformed or self.moment in ("set-up", "final"):
            return None
        left = self.left + (self.moment != "end")
        needed = missing(self.parameters)
        return Pace(needed, left, self.rounds, self.steps_at_start, self.help_to_come)

    def join(self) -> None:
        """Add the second player of co-op."""
        self.mode = CO_OP
        self.players[PARTNER] = AresPlayer()

    def pays(self, parameter: str) -> bool:
        """Return whether raising it still pays: until the phase that fills it ends (p. 14)."""
        was_full = parameter in self.full_at_phase_start
        return not (was_full and self.parameters[parameter].full)

    def raise_step(self, name: str) -> bool:
        """Raise a parameter by a step; return False if it was full.

        If it can rise, it was not full when the phase began, despite what was noted before a
        correction.
        """
        if self.parameters[name].full:
            return False
        self.parameters[name].rise()
        self.full_at_phase_start.discard(name)
        return True

    def reveal(self) -> None:
        """Note the phases of the round, in order: those of all revealed cards (p. 11)."""
        revealed = {self.dummy_card, *(player.phase for player in self.players.values())}
        self.phases = tuple(phase for phase in PHASES if phase in revealed)

    @property
    def phases_to_come(self) -> list[str]:
        """The phases of this round not resolved yet."""
        return [phase for phase in self.phases if phase not in self.resolved]

    def begin_phase(self, phase: str) -> None:
        """Note what counts for this whole phase: the full parameters and the zones (pp. 12, 14)."""
        self.moment = phase
        self.resolved.append(phase)
        self.full_at_phase_start = {name for name, each in self.parameters.items() if each.full}
        self.zones = self.current_zones()

    def current_zones(self) -> dict[str, str]:
        """Return the current colour zone of each track."""
        return {name: zone(name, self.parameters[name].value) for name in ZONES}

    def choosers(self, phase: str) -> str:
        """Return who has a phase's bonus: a player, both, or nobody (the dummy hand has none)."""
        choosers = [who for who, player in self.players.items() if player.phase == phase]
        return "both" if len(choosers) > 1 else (*choosers, "nobody")[0]

    # what a corrected round changes in the dummy hand or the pile

    def go_to(self, number: int) -> None:
        """Set the round, and adjust the cube and the hand, or the pile, to match."""
        self.round = number
        if self.co_op:
            self._set_pile(self.pile_in(number))
        else:
            self.cube = 1 + (number - 1) // HAND
            self._set_hand(HAND - (number - 1) % HAND - (self.moment in PHASES))

    def pile_in(self, number: int) -> int:
        """Return how many cubes the pile has at the same stage of a round."""
        return sum(PILE.values()) - 2 * (number - 1 + (self.moment in PHASES))

    def _set_hand(self, size: int) -> None:
        gone = [each for each in PHASES if each not in (*self.dummy_hand, self.dummy_card)]
        self.dummy_hand = sorted([*self.dummy_hand, *gone][:size], key=PHASES.index)

    def _set_pile(self, size: int) -> None:
        copper = min(PILE[COPPER], size - min(self.pile[COLOUR], size))
        self.pile = {COPPER: copper, COLOUR: size - copper}

    # what is shown

    def state(self) -> dict[str, Any]:
        """Return the visible state; its names are a stable API (`companion/commands/json.md`)."""
        state = {
            "mode": self.mode,
            "difficulty": self.difficulty,
            "round": self.round,
            "rounds": self.rounds,
            "cube": sum(self.pile.values()) if self.co_op else self.cube,
            "moment": self.moment,
            "phases": list(self.phases),
            "chosen": {who: player.phase for who, player in self.players.items()},
            "parameters": {name: each.state() for name, each in self.parameters.items()},
            "zones": dict(self.zones),
            "temperature_zone": self.zones["temperature"],
            "oxygen_zone": self.zones["oxygen"],
            **self.players[YOU].state(),
            "pace": self.pace.state() if self.pace else None,
        }
        if self.co_op:
            return {**state, "partner": self.players[PARTNER].state(), "pile": dict(self.pile)}
        cards = {phase: phase in self.dummy_hand for phase in PHASES}
        return {**state, DUMMY_HAND: {"card": self.dummy_card, "hand": cards}}
