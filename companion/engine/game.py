"""What a game hands to the engine: its name, its options, and how a play of it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from companion.engine.prompts import Refused, Script

Options = Mapping[str, str]


class Table(Protocol):
    """A game on the table: what it tracks is its own business."""

    def state(self) -> dict[str, Any]:
        """Return the whole visible state, ready for JSON."""
        ...


class Option(Struct, frozen=True):
    """A setting of one play. ``values`` start with the default."""

    name: str
    values: tuple[str, ...]


DECK = Option("deck", ("app", "physical"))
"""Who draws: the companion, or the player, who tells it what came (common to all games)."""


CLOCK = Option("clock", ("off",))
"""The turn clock (common to all games): it can only be off so far."""


class Game(Struct, frozen=True):
    """A game: ``begin`` lays the table for the options chosen, ``script`` is its rules.

    ``pages`` names the appendix page that explains a prompt, by the prompt's key without the
    game's name.
    """

    name: str
    options: tuple[Option, ...]
    begin: Callable[[Options], Any]
    script: Callable[[Any], Script[dict[str, Any]]]
    pages: Mapping[str, str]

    def settle(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return every option with its value, defaults filled in.

        Raises `Refused` for an option that the game does not have, or a value that the option
        does not take.
        """
        known = {option.name: option.values for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Refused("core.refused-option", option=name, choices=tuple(known))
            if value not in known[name]:
                raise Refused("core.refused-value", option=name, value=value, choices=known[name])
        return {name: chosen.get(name, values[0]) for name, values in known.items()}
