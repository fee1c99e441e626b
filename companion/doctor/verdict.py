"""A check's result for a part of the machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

State = Literal["pass", "fail", "skipped"]


class Verdict(Struct, frozen=True):
    """Whether a part works; ``args`` are the arguments of the sentence about it.

    An argument may be a problem, or several: they have their own sentences.
    """

    state: State
    args: Mapping[str, Any] = {}


def passed(**args: Any) -> Verdict:
    """Return that the part works."""
    return Verdict("pass", args)


def failed(**args: Any) -> Verdict:
    """Return that the part does not work."""
    return Verdict("fail", args)


def skipped(**args: Any) -> Verdict:
    """Return that the part is missing, or cannot be checked."""
    return Verdict("skipped", args)
