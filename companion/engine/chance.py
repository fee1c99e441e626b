"""Chance is just another prompt.

It is answered by the seeded generator, or by a player who draws real cards. A shuffled pile needs
no prompt of its own: it is drawn from one card at a time.
"""

from __future__ import annotations

import random

from msgspec import Struct

from companion.engine.prompts import Args, Choose, Count, Refused, Value


class Draw(Struct, frozen=True):
    """Draw one of ``options``, each weighted by how often it occurs.

    An ``asked`` draw is always made by the player, with the real components. ``earlier`` lists what
    older rules could draw too: it is still accepted in a log. ``displayed_options`` have fixed
    tiles (see `Choose`), including those already drawn.
    """

    key: str
    options: tuple[Value, ...]
    args: Args = {}
    asked: bool = False
    earlier: tuple[Value, ...] = ()
    displayed_options: tuple[Value, ...] = ()
    actor: str | None = None

    def resolve(self, rng: random.Random) -> Value:
        """Return what the companion draws."""
        if not self.options:
            raise ValueError(f"nothing is left to draw: {self.key}")
        return rng.choice(self.options)

    def question(self) -> Choose:
        """Return the same draw as a question to the player, under the same key."""
        options = tuple(dict.fromkeys((*self.options, *self.earlier)))
        displayed = self.displayed_options
        return Choose(
            self.key,
            options,
            self.args,
            drawn=True,
            displayed_options=displayed,
            actor=self.actor,
        )


class Roll(Struct, frozen=True):
    """Roll a die of ``sides`` faces, numbered from 1."""

    key: str
    sides: int
    args: Args = {}
    asked: bool = False
    actor: str | None = None

    def resolve(self, rng: random.Random) -> int:
        """Return what the companion rolls."""
        return rng.randint(1, self.sides)

    def question(self) -> Count:
        """Return the same roll as a question to the player, under the same key."""
        return Count(self.key, 1, self.sides, self.args, actor=self.actor)


Chance = Draw | Roll


def generator(seed: str, key: str, number: int) -> random.Random:
    """Return the generator for the ``number``-th chance of ``key`` in a play of ``seed``.

    Each chance has its own generator, so earlier draws, undo and other answers cannot change the
    next card: nobody can use undo to fish for a better one.
    """
    return random.Random(f"{seed}/{key}/{number}")


def check_seed(seed: str) -> str:
    """Return ``seed`` if it is a whole number in digits; raise `Refused` otherwise."""
    if not (seed.isascii() and seed.lstrip("-").isdigit()):
        raise Refused("core.refused-seed", seed=seed)
    return seed
