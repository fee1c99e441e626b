"""A prompt in words, for screens, terminal and voice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from companion.engine.prompts import Args, group_of
from companion.phrases.glance import Glance

Labelled = tuple[tuple[Any, str], ...]
"""Pairs of a value and its label."""


class ChoiceGroup(Struct, frozen=True):
    """Choices that are shown together: their name, the question, and each with its label.

    ``glance`` is the question in parts.
    """

    label: str
    question: str
    options: Labelled
    glance: Glance = Glance()


class Wording(Struct, frozen=True):
    """A prompt in words. ``options`` are pairs of value and label, the likely one first.

    ``displayed_options`` have fixed tiles, even if they can't be chosen now. ``groups`` are the
    options that may be shown in two steps, by the name of each group; ``alone`` has the short
    labels of options that are alone in theirs.
    """

    key: str
    kind: str
    text: str
    voice: str
    why: str = ""
    options: Labelled = ()
    default: Any = None
    args: Args = {}
    displayed_options: Labelled = ()
    groups: Mapping[str, ChoiceGroup] = {}
    alone: Mapping[str, str] = {}

    @property
    def menu(self) -> Labelled:
        """What is shown first: single choices, and the names of the groups."""
        return tuple(
            dict.fromkeys(
                (head, self.groups[head].label)
                if head in self.groups
                else (value, self.alone.get(value, label))
                for value, label in self.options
                for head in (group_of(value),)
            )
        )
