"""What a script can say and ask.

A script is a generator that yields prompts and is sent their answers. Prompts carry a key and
values, never prose: the phrasebook finds the words for a key.
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
    """An input that cannot be taken; the question stands and nothing was lost.

    ``key`` and ``args`` name the sentence that says what is wrong and what to do.
    """

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_: dict[str, Any] = args


class Say(Struct, frozen=True):
    """An announcement: nothing to do but hear it.

    The ``actor`` of a prompt is whose it is what it tells or asks: `companion.engine.game.YOU`, the
    name of an automaton, or "" for nobody's. None leaves that to whose turn it is. It comes
    ``again`` where it is one of the game's reminders, and tells what it told last.
    """

    key: str
    args: Args = {}
    actor: str | None = None
    again: bool = False


class Field(Struct, frozen=True):
    """A tracked number or name of a game that the ± editor may correct.

    A number has ``minimum`` and ``maximum``; a name has ``choices``; a list of names has
    ``choices`` and ``many``, the most often that each may stand in it.
    """

    get: Callable[[], Any]
    set: Callable[[Any], None]
    minimum: int = 0
    maximum: int = 0
    choices: tuple[Any, ...] = ()
    many: Mapping[str, int] | None = None

    @property
    def settled(self) -> bool:
        """Whether it can be nothing else than it is."""
        return self.many is None and len(self.choices) == 1

    def check(self, name: str, value: Any) -> Any:
        """Return ``value`` as the game keeps it, or raise `Refused`."""
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
    """Return an attribute of an object as a field."""
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
    """Return an entry of a dict as a field."""
    return Field(
        lambda: owner[key], lambda value: owner.update({key: value}), minimum, maximum, choices
    )


Fields = Mapping[str, Field]


class Correction(Struct, frozen=True):
    """The answer that the ± editor gives to a table's main question: a value that was checked."""

    name: str
    field: Field
    value: Any

    def apply(self) -> None:
        """Set the field."""
        self.field.set(self.value)


class Confirm(Struct, frozen=True):
    """Do this on the table: answered True when done and, where it can fail, False.

    For what ``goes_on`` means see `Choose`, for ``again`` see `Say`.
    """

    key: str
    args: Args = {}
    can_fail: bool = False
    default: bool | None = True
    goes_on: bool = False
    actor: str | None = None
    again: bool = False

    def check(self, answer: Any) -> bool:
        """Return the answer, or raise `Refused`."""
        if answer is True or (answer is False and self.can_fail):
            return bool(answer)
        raise Refused("core.refused-confirm", answer=answer, can_fail=self.can_fail)


class Choose(Struct, frozen=True):
    """A choice of one of ``options``, the likely one first.

    Options with a dot are of a group: "building.mine" is one of "building", which a player may be
    shown first (see `grouped`); the answer is the whole of it.

    ``default`` is what Next answers, None where none is safe. A table's main question has
    ``fields``: what may be corrected while the play waits there. ``drawn`` is a draw that the
    player makes. ``displayed_options``, if there are any, are the options that have a
    place of their own, a group by its name: those, too, that cannot be chosen now, which is refused
    with the reason. Any other option belongs to what was just answered, or is seldom chosen.
    A ``part`` says more of what was answered before: undo takes both back. What is ``rare`` among
    the options is not read out with them. Where an opponent ``goes_on`` after a thing that is only
    to be done, it may be told together with what comes next, and counts as done. ``formerly`` is
    what logs call an option that had another name when they were made. ``before`` is what is sent
    to the script where older rules did not ask this: their log goes on with another answer. For
    ``again`` see `Say`.
    """

    key: str
    options: tuple[Value, ...]
    args: Args = {}
    default: Value | None = None
    fields: Callable[[], Fields] | None = None
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
        """Return the option chosen, or raise `Refused`."""
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
        """Return the number, or raise `Refused`."""
        if is_whole(answer) and self.minimum <= answer <= self.maximum:
            return int(answer)
        raise Refused(
            "core.refused-count", answer=answer, minimum=self.minimum, maximum=self.maximum
        )


Ask = Confirm | Choose | Count

Told = TypeVar("Told", bound=Say | Ask)


def is_again(prompt: Say | Ask) -> bool:
    """Return whether a prompt is a reminder that tells what it told last."""
    return not isinstance(prompt, Count) and prompt.again


def whole(prompt: Told) -> Told:
    """Return a prompt as it is told for the first time."""
    return prompt if isinstance(prompt, Count) else replace(prompt, again=False)


class Printed(Struct, frozen=True):
    """Something printed on this copy of a game: asked once, then known in every play.

    ``fact`` is its name in the box. What is ``asked`` has no default, for what is printed can only
    be read off the table; but where it is shown as it mostly is, that it is so. An ``optional``
    fact is used where it is known and not asked where it isn't: then the script is sent None.
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
        """Return what is asked while the fact is not known."""
        return self.asked

    def known(self, box: Mapping[str, Any]) -> Value | None:
        """Return what the box says, None if it says nothing that the question takes."""
        try:
            return self.asked.check(box.get(self.fact))
        except Refused:
            return None

    @property
    def actor(self) -> str | None:
        """The actor of its question."""
        return self.asked.actor

    def told(self, answer: Value) -> Mapping[str, Value]:
        """Return the facts that an answer tells."""
        return {self.fact: answer}


class PrintedChoice(Struct, frozen=True):
    """A choice that also tells something printed: ``told`` returns the facts of an answer.

    Older rules did not ask it: where a log goes on with another answer, the script is sent None.
    """

    asked: Choose
    told: Callable[[Any], Mapping[str, Value]]

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
        """Return what is asked."""
        return self.asked


MISSING: Any = object()


def _same(answer: Any, options: tuple[Any, ...]) -> Any:
    """Return the option that is ``answer``, MISSING if none is: 1 is neither True nor 1.0."""
    return next((o for o in options if o == answer and type(o) is type(answer)), MISSING)


def group_of(option: Any) -> str:
    """Return the group of an option: that of "building.mine" is "building"; "" if it has none."""
    head, dot, _ = option.partition(".") if isinstance(option, str) else ("", "", "")
    return str(head) if dot else ""


def grouped(options: Sequence[Value]) -> dict[Value, tuple[Value, ...]]:
    """Return the options as they are first shown: by themselves, or several under their group."""
    found: dict[Value, tuple[Value, ...]] = {}
    for option in options:
        head = group_of(option) or option
        found[head] = (*found.get(head, ()), option)
    return {of[0] if len(of) == 1 else head: of for head, of in found.items()}


def is_part(prompt: Any) -> bool:
    """Return whether a question asks for more of what was answered before."""
    return isinstance(prompt, Choose) and prompt.part


def is_whole(value: Any) -> bool:
    """Return whether ``value`` is a whole number (True and False are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def shortcut_numbers(values: Sequence[Value]) -> list[int]:
    """Return the number that picks each choice: its own where all are numbers, else its place."""
    numbers = [int(each) for each in values if is_whole(each) and int(each) > 0]
    return numbers if len(numbers) == len(values) else list(range(1, len(values) + 1))


def by(actor: str, script: Script[Result]) -> Script[Result]:
    """Run a script whose prompts are an actor's, but for those that tell another one."""
    answer: Any = None
    while True:
        try:
            prompt = next(script) if answer is None else script.send(answer)
        except StopIteration as end:
            result: Result = end.value
            return result
        answer = yield _of_actor(prompt, actor)


def _of_actor(prompt: Any, actor: str) -> Any:
    """Return a prompt with its actor: that which it tells itself, else this one."""
    if prompt.actor is not None:
        return prompt
    if isinstance(prompt, Printed | PrintedChoice):
        return replace(prompt, asked=replace(prompt.asked, actor=actor))
    return replace(prompt, actor=actor)


def no_follow_up(_: str) -> Script[None]:
    """Let a correction be all."""
    yield from ()


def main_question(
    prompt: Callable[[], Choose], corrected: Callable[[str], Script[None]] = no_follow_up
) -> Script[Value]:
    """Ask a table's main question until something other than a correction answers it.

    Corrections are made here; ``corrected``, with the name of what has changed, is what follows.
    """
    while True:
        answer: Value | Correction = yield prompt()
        if not isinstance(answer, Correction):
            return answer
        before = answer.field.get()
        answer.apply()
        if answer.field.get() != before:
            yield from corrected(answer.name)
