"""What a script can say and ask.

A script is a generator that yields prompts and is sent their answers. Prompts carry a key and
values, never prose: the phrasebook finds the text for a key.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

Value = str | int | bool
Args = Mapping[str, Any]

Result = TypeVar("Result")
Script = Generator[Any, Any, Result]
"""A game's rules as a generator: yields prompts, is sent answers, returns ``Result``."""


class Refused(ValueError):
    """An input that can't be accepted; the question stays open and nothing is lost.

    ``key`` and ``args`` name the sentence that says what is wrong and what to do.
    """

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_: dict[str, Any] = args


class Say(Struct, frozen=True):
    """An announcement, which needs no answer.

    The ``actor`` of a prompt is whom it concerns: `companion.engine.game.YOU`, the name of an
    automaton, or "" for nobody. With None it is whoever's turn it is. ``again`` is true for one of
    the game's reminders that repeats the last one.
    """

    key: str
    args: Args = {}
    actor: str | None = None
    again: bool = False


class Field(Struct, frozen=True):
    """A tracked number or name of a game that the ± editor may correct.

    A number has ``minimum`` and ``maximum``; a name has ``choices``; a list of names has
    ``choices`` and ``many``, how often each may occur at most.
    """

    get: Callable[[], Any]
    set: Callable[[Any], None]
    minimum: int = 0
    maximum: int = 0
    choices: tuple[Any, ...] = ()
    many: Mapping[str, int] | None = None

    @property
    def settled(self) -> bool:
        """Whether only one value is possible."""
        return self.many is None and len(self.choices) == 1

    def check(self, name: str, value: Any) -> Any:
        """Return ``value`` in the form the game uses; raise `Refused` if it isn't valid."""
        if self.many is not None:
            return self._check_list(name, value)
        if self.choices:
            if (chosen := _same(value, self.choices)) is MISSING:
                raise Refused("core.refused-name", field=name, value=value, choices=self.choices)
            return chosen
        if not is_whole(value) or not self.minimum <= value <= self.maximum:
            raise Refused(
                "core.refused-range",
                field=name,
                value=value,
                minimum=self.minimum,
                maximum=self.maximum,
            )
        return value

    def _check_list(self, name: str, value: Any) -> list[str]:
        limits = self.many or {}
        names = list(limits)
        if not isinstance(value, list) or any(
            item not in names or value.count(item) > limits[item] for item in value
        ):
            raise Refused("core.refused-name", field=name, value=value, choices=tuple(names))
        return sorted(value, key=names.index)


def attribute(
    owner: Any, name: str, minimum: int = 0, maximum: int = 0, choices: tuple[Any, ...] = ()
) -> Field:
    """Return a field for an attribute of an object."""
    return Field(
        lambda: getattr(owner, name),
        lambda value: setattr(owner, name, value),
        minimum,
        maximum,
        choices,
    )


def entry(
    owner: dict[str, Any],
    key: str,
    minimum: int = 0,
    maximum: int = 0,
    choices: tuple[Any, ...] = (),
) -> Field:
    """Return a field for an entry of a dict."""
    return Field(
        lambda: owner[key], lambda value: owner.update({key: value}), minimum, maximum, choices
    )


Fields = Mapping[str, Field]


class Correction(Struct, frozen=True):
    """The ± editor's answer to a table's main question: a checked value."""

    name: str
    field: Field
    value: Any

    def apply(self) -> None:
        """Set the field."""
        self.field.set(self.value)


class Confirm(Struct, frozen=True):
    """An action on the table: answered True when done and, where it can fail, False.

    For ``goes_on`` see `Choose`, for ``again`` see `Say`.
    """

    key: str
    args: Args = {}
    can_fail: bool = False
    default: bool | None = True
    goes_on: bool = False
    actor: str | None = None
    again: bool = False

    def check(self, answer: Any) -> bool:
        """Return the answer; raise `Refused` if it isn't valid."""
        if answer is True or (answer is False and self.can_fail):
            return bool(answer)
        raise Refused("core.refused-confirm", answer=answer, can_fail=self.can_fail)


class Choose(Struct, frozen=True):
    """A choice of one of ``options``, the most likely first.

    Options with a dot belong to a group: "building.mine" is one of "building", which a player may
    be shown first (see `grouped`); the answer is the full name.

    ``default`` is what Next answers, None if none is safe. A table's main question has ``fields``:
    what may be corrected while it is open. It collects reports until it is answered by its default;
    a question with ``fields`` that is asked ``once`` does not, and isn't a main question. Both are
    asked by `main_question`, since a correction is sent to the script, too.
    ``drawn`` is a draw that the player makes.
    ``displayed_options`` are the options with fixed tiles, groups by their names; they include
    options that can't be chosen now, which are refused with the reason. Any other option belongs to
    the last answer, or is seldom chosen.
    A ``part`` continues the previous answer: undo takes both back. ``rare`` options are not read
    out. Where an opponent ``goes_on`` after a mere action, the action may be announced together
    with what comes next, and counts as done. ``formerly`` maps options to their old names in logs.
    ``before`` is sent to the script where older rules didn't ask this: their log continues with
    another answer. For ``again`` see `Say`.
    """

    key: str
    options: tuple[Value, ...]
    args: Args = {}
    default: Value | None = None
    fields: Callable[[], Fields] | None = None
    once: bool = False
    drawn: bool = False
    displayed_options: tuple[Value, ...] = ()
    part: bool = False
    rare: tuple[Value, ...] = ()
    goes_on: bool = False
    formerly: Mapping[str, str] = {}
    before: Value | None = None
    actor: str | None = None
    again: bool = False

    def check(self, answer: Any) -> Value:
        """Return the option chosen; raise `Refused` if it isn't one."""
        option: Value = _same(answer, self.options)
        if option is MISSING and isinstance(answer, str):
            option = self.formerly.get(answer, MISSING)
        if option is MISSING:
            raise Refused("core.refused-choice", prompt=self, answer=answer, choices=self.options)
        return option


class Count(Struct, frozen=True):
    """A whole number from ``minimum`` to ``maximum``, both included."""

    key: str
    minimum: int
    maximum: int
    args: Args = {}
    default: int | None = None
    actor: str | None = None

    def check(self, answer: Any) -> int:
        """Return the number; raise `Refused` if it is out of range."""
        if is_whole(answer) and self.minimum <= answer <= self.maximum:
            return int(answer)
        raise Refused(
            "core.refused-count", answer=answer, minimum=self.minimum, maximum=self.maximum
        )


Ask = Confirm | Choose | Count

AnyPrompt = TypeVar("AnyPrompt", bound=Say | Ask)


def is_again(prompt: Say | Ask) -> bool:
    """Return whether a prompt is a reminder that repeats the last one."""
    return not isinstance(prompt, Count) and prompt.again


def whole(prompt: AnyPrompt) -> AnyPrompt:
    """Return a prompt worded as for the first time."""
    return prompt if isinstance(prompt, Count) else replace(prompt, again=False)


class Printed(Struct, frozen=True):
    """Something printed on this copy of a game: asked once, then known in every play.

    ``fact`` is its name in the box. An ``asked`` fact has no default, since only the table shows
    what is printed; except that one shown with its usual value defaults to "as shown". An
    ``optional`` fact is used if it is known and not asked otherwise: then the script is sent None.
    """

    fact: str
    asked: Choose | Count
    optional: bool = False

    @property
    def key(self) -> str:
        """The key of its question."""
        return self.asked.key

    @property
    def args(self) -> Args:
        """The values of its question."""
        return self.asked.args

    def question(self) -> Choose | Count:
        """Return the question to ask while the fact is unknown."""
        return self.asked

    def known(self, box: Mapping[str, Any]) -> Value | None:
        """Return the value in the box, None if it has none that the question accepts."""
        try:
            return self.asked.check(box.get(self.fact))
        except Refused:
            return None

    @property
    def actor(self) -> str | None:
        """The actor of its question."""
        return self.asked.actor

    def facts_of(self, answer: Value) -> Mapping[str, Value]:
        """Return the facts that follow from an answer."""
        return {self.fact: answer}


class PrintedChoice(Struct, frozen=True):
    """A choice that also reveals something printed: ``facts_of`` returns the facts of an answer.

    Older rules didn't ask it: where a log continues with another answer, the script is sent None.
    """

    asked: Choose
    facts_of: Callable[[Any], Mapping[str, Value]]

    @property
    def key(self) -> str:
        """The key of its question."""
        return self.asked.key

    @property
    def args(self) -> Args:
        """The values of its question."""
        return self.asked.args

    @property
    def actor(self) -> str | None:
        """The actor of its question."""
        return self.asked.actor

    def question(self) -> Choose:
        """Return the question."""
        return self.asked


MISSING: Any = object()


def _same(answer: Any, options: tuple[Any, ...]) -> Any:
    """Return the option equal to ``answer``, MISSING if none is: 1 is neither True nor 1.0."""
    return next((o for o in options if o == answer and type(o) is type(answer)), MISSING)


def group_of(option: Any) -> str:
    """Return the group of an option: that of "building.mine" is "building"; "" if it has none."""
    head, dot, _ = option.partition(".") if isinstance(option, str) else ("", "", "")
    return str(head) if dot else ""


def grouped(options: Sequence[Value]) -> dict[Value, tuple[Value, ...]]:
    """Return the options as first shown, single or grouped, each with the answers it covers."""
    found: dict[Value, tuple[Value, ...]] = {}
    for option in options:
        head = group_of(option) or option
        found[head] = (*found.get(head, ()), option)
    return {of[0] if len(of) == 1 else head: of for head, of in found.items()}


def is_part(prompt: Any) -> bool:
    """Return whether a question continues the previous answer."""
    return isinstance(prompt, Choose) and prompt.part


def is_whole(value: Any) -> bool:
    """Return whether ``value`` is a whole number (True and False aren't)."""
    return isinstance(value, int) and not isinstance(value, bool)


def shortcut_numbers(values: Sequence[Value]) -> list[int]:
    """Return the number that picks each choice: itself if all are numbers, else its position."""
    numbers = [int(each) for each in values if is_whole(each) and int(each) > 0]
    return numbers if len(numbers) == len(values) else list(range(1, len(values) + 1))


def by(actor: str, script: Script[Result]) -> Script[Result]:
    """Run a script with ``actor`` as the actor of its prompts, except those that name another."""
    answer: Any = None
    while True:
        try:
            prompt = next(script) if answer is None else script.send(answer)
        except StopIteration as end:
            result: Result = end.value
            return result
        answer = yield _of_actor(prompt, actor)


def _of_actor(prompt: Any, actor: str) -> Any:
    """Return a prompt with its own actor if it names one, else ``actor``."""
    if getattr(prompt, "actor", "") is not None:  # the play refuses what isn't a prompt
        return prompt
    if isinstance(prompt, Printed | PrintedChoice):
        return replace(prompt, asked=replace(prompt.asked, actor=actor))
    return replace(prompt, actor=actor)


def main_question(
    prompt: Callable[[], Choose], corrected: Callable[[str], Script[None]] | None = None
) -> Script[Value]:
    """Ask a question with fields until something other than a correction answers it.

    Corrections are applied here; ``corrected`` is the script to run after each, given the changed
    field's name.
    """
    while True:
        answer: Value | Correction = yield prompt()
        if not isinstance(answer, Correction):
            return answer
        before = answer.field.get()
        answer.apply()
        if corrected and answer.field.get() != before:
            yield from corrected(answer.name)
