"""A line of a play's log, and how it answers a prompt."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from companion.engine.chance import Chance
from companion.engine.prompts import (
    Ask,
    Choose,
    Confirm,
    Correction,
    Printed,
    PrintedChoice,
    Refused,
    Value,
)

CORRECT = "core.correct"


class LogEntry(Struct, frozen=True):
    """One line of the log: what was asked, what was answered, and by whom.

    An action announced together with the next question is answered by "done".
    """

    key: str
    value: Any
    by: Literal["player", "done", "chance", "box"]

    @property
    def given(self) -> bool:
        """Whether undo takes this back as an answer, unlike chance and printed facts."""
        return self.by in ("player", "done")


def is_main(prompt: Any) -> bool:
    """Return whether a prompt is the table's main question."""
    return may_correct(prompt) and not prompt.once


def may_correct(prompt: Any) -> bool:
    """Return whether tracked values may be corrected while a prompt is open."""
    return isinstance(prompt, Choose) and prompt.fields is not None


def has_alternative(prompt: Any) -> bool:
    """Return whether another answer could lead elsewhere: never for a mere action."""
    return not isinstance(prompt, Confirm) or prompt.can_fail


def goes_on(prompt: Any) -> bool:
    """Return whether an action may be announced together with what comes next."""
    return isinstance(prompt, Choose | Confirm) and prompt.goes_on


def is_optional(prompt: Any) -> bool:
    """Return whether a prompt is a printed fact that is used if known, but never asked."""
    return isinstance(prompt, Printed) and prompt.optional


def is_skipped(prompt: Any, entry: LogEntry) -> bool:
    """Return whether older rules lacked this prompt: their log continues with ``entry`` instead."""
    if isinstance(prompt, PrintedChoice) or older_answer(prompt) is not None:
        return bool(entry.key != prompt.key)
    return is_optional(prompt) and (entry.key, entry.by) != (prompt.key, "box")


def older_answer(prompt: Any) -> Value | None:
    """Return the answer to assume where older rules lacked the prompt, None for most prompts."""
    return prompt.before if isinstance(prompt, Choose) else None


def accept(prompt: Any, entry: LogEntry) -> Any:
    """Return what the script is sent for a log's entry; raise `Refused` if it doesn't fit."""
    if entry.key == CORRECT:
        if not may_correct(prompt):
            raise Refused("core.refused-correct")
        name, value = _correction(entry.value)
        fields = prompt.fields()
        if name not in fields:
            raise Refused("core.refused-field", field=name)
        return Correction(name, fields[name], fields[name].check(name, value))
    if entry.key != prompt.key:
        raise Refused("core.refused-log")
    if is_optional(prompt) and entry.value is None:
        return None
    return question(prompt).check(entry.value)


def question(prompt: Any) -> Ask:
    """Return the question of a prompt: chance and printed facts are turned into one."""
    return prompt.question() if isinstance(prompt, Chance | Printed | PrintedChoice) else prompt


def _correction(value: Any) -> tuple[str, Any]:
    """Return the field and value of a logged correction; raise `Refused` if it isn't one."""
    if not (isinstance(value, list) and len(value) == 2 and isinstance(value[0], str)):
        raise Refused("core.refused-log")
    return value[0], value[1]
