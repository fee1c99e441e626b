"""What the window and the sharing process say to each other: one JSON object a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct


class Now(Struct, frozen=True, kw_only=True, tag=True):
    """The state of the table.

    ``play`` is the number of the play in the database, None for no play, ``answers`` how many of
    its answers count, and ``ticked`` how many moves of its step are ticked. ``game`` is its name,
    ``title`` and ``step`` are what the table shows, in ``language``. ``whose`` is "you", "bot" or
    "" for nobody; it has been since ``since`` (Unix seconds). ``turn`` is the number of the
    ``counter``: a round, a generation. ``help`` is whether someone is called.
    """

    language: str
    play: int | None = None
    answers: int = 0
    ticked: int = 0
    game: str = ""
    title: str = ""
    step: str = ""
    whose: str = ""
    counter: str = ""
    turn: int | None = None
    since: float = 0.0
    over: bool = False
    help: bool = False
    turned: int = 0
    """By how many sixths boards are turned clockwise."""
    page: str = ""
    """The code in the address of the page for phones, "" for none."""
    code: str = ""
    """The code that allows a phone to press, "" for none."""


class Press(Struct, frozen=True, kw_only=True, tag=True):
    """A press elsewhere: *Next*, *Undo*, or an answer with its ``value``.

    It counts only if the play still has that many ``answers``: ``None`` counts always.
    """

    do: Literal["next", "undo", "answer"]
    value: Any = None
    answers: int | None = None


class SharingStatus(Struct, frozen=True, kw_only=True, tag=True):
    """Something that the window should know.

    ``address`` is the URL of the table for phones, "" for none; ``phones`` is how many read it, and
    ``presses`` is whether one of them may press. ``problems`` are sentences by part: a text's key
    and its arguments.
    """

    address: str = ""
    phones: int = 0
    presses: bool = False
    problems: dict[str, tuple[str, dict[str, str]]] = {}


Heard = Press | SharingStatus
"""What the sharing process says."""

Say = Callable[[Struct], None]
"""Sends a message to the window; callable on any thread."""


def line(message: Struct) -> bytes:
    """Return a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read(content: bytes, kind: Any) -> Any:
    """Return the message in a line; raise `msgspec.DecodeError` if it isn't of this kind."""
    return msgspec.json.decode(content, type=kind)
