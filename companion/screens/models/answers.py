"""The possible answers to a question."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from companion.phrases.phrasebook import minus
from companion.screens.models.step import Key, NumberEntry

LEAPS = {20: 10, 1000: 100}
"""Ranges beyond which a number is also set in larger leaps."""

NOTHING: Any = object()
"""Returned by `Number.take` if no number is set, since None may be an answer."""

Options = tuple[tuple[Any, str], ...]
"""Pairs of an answer and its label."""


def as_written(_: Any, label: str) -> str:
    """Return a choice's label as its spoken text."""
    return label


class Choices:
    """The choices of a question, the default first.

    ``proposal`` is what Next answers, None if none is safe. The others are ``tiles``. If ``places``
    are given, the tiles are those, in that order, so that none moves when another becomes likely,
    and the others are ``apart``. The ``barred`` can't be chosen now. ``spoken`` returns the spoken
    text of a choice.
    """

    def __init__(
        self,
        options: Options,
        default: Any = None,
        barred: Collection[Any] = (),
        spoken: Callable[[Any, str], str] = as_written,
        places: Sequence[Any] = (),
    ) -> None:
        first = [each for each in options if default is not None and each[0] == default]
        others = [each for each in options if each not in first]
        self.options = [*first, *others]
        self.tiles = others
        if places:
            placed = {value: (value, label) for value, label in others}
            self.tiles = [placed[value] for value in places if value in placed]
        self.apart = [each for each in others if each not in self.tiles]
        self.proposal = default
        self.label = first[0][1] if first else ""
        """The label of the default, "" if there is none."""
        self._barred, self._spoken = barred, spoken

    def free(self, value: Any) -> bool:
        """Return whether a choice can be chosen now."""
        return value not in self._barred

    def spoken(self, value: Any, label: str) -> str:
        """Return the spoken text of a choice."""
        return self._spoken(value, label)


class Places(Choices):
    """Choices of which most are ``places`` in a picture, by name, each with its answer and label.

    If they are ``grouped``, the group to which they belong is a choice, too.
    """

    def __init__(
        self,
        options: Options,
        default: Any,
        spoken: Callable[[Any, str], str],
        places: Mapping[str, tuple[Any, str]],
        grouped: bool = False,
        barred: Collection[Any] = (),
        placed: Sequence[Any] = (),
    ) -> None:
        super().__init__(options, default, barred, spoken, placed)
        self.places, self.grouped = places, grouped


class Kinds(Choices):
    """Choices of what goes where in a picture, by kind.

    ``places`` maps each kind to its answers by place, the likeliest first; a kind may have none. In
    set-up, ``left`` is the number of each kind still to be placed. ``names`` are on the tiles.
    """

    def __init__(
        self,
        menu: Options,
        options: Options,
        spoken: Callable[[Any, str], str],
        places: Mapping[str, Mapping[Any, Any]],
        left: Mapping[str, int],
        names: Mapping[str, str],
    ) -> None:
        super().__init__(menu, spoken=spoken)
        self.places, self.left, self.names = places, left, names
        self._labels = dict(options)
        self.tiles = [each for each in self.options if self.kind_of(each[0]) in places]
        self.apart = [each for each in self.options if each not in self.tiles]

    @staticmethod
    def kind_of(value: Any) -> str:
        """Return the kind of an answer, or of a group of answers."""
        return str(value).partition(".")[0]

    def words_of(self, value: Any) -> str:
        """Return the label of an answer, "" for None."""
        return self._labels.get(value, "")


class NumberInput:
    """A whole number that is set by steps, leaps or digits.

    ``proposal`` is what Next answers, None until one is likely or set. Die steps through a long
    range in leaps, then in ones; ``focused`` is true once it has begun.
    """

    def __init__(self, minimum: int, maximum: int, default: int | None) -> None:
        self.minimum, self.maximum, self.proposal = minimum, maximum, default
        self.value = min(max(0, minimum), maximum) if default is None else default
        self.focused = False
        self._strides = strides(minimum, maximum)
        self._level, self._typed = 0, ""

    @property
    def typed(self) -> str:
        """The digits typed so far, "" for none."""
        return self._typed

    def set(self, value: int) -> None:
        """Propose a number."""
        self.value = self.proposal = value
        self._typed = ""

    def read(self) -> list[str]:
        """Return the number, if Die has stepped to it."""
        return [str(self.value)] if self.focused else []

    def point(self) -> str:
        """Step to a larger number, starting over after the largest."""
        if self.focused:
            self.value = self._next()
        self.focused = True
        self.set(self.value)
        return str(self.value)

    def take(self) -> Any:
        """Return the number; `NOTHING` if none is set, or if smaller steps follow."""
        if self.proposal is None:
            return NOTHING
        if self.focused and self._level < len(self._strides) - 1:
            self._level += 1
            return NOTHING
        return self.value

    def can_type(self, digit: int) -> bool:
        """Return whether a number in the range can begin with the typed digits and this one."""
        return any(self._within(f"{typed}{digit}") for typed in dict.fromkeys((self._typed, "")))

    def type(self, digit: int) -> None:
        """Append a digit; if no number in the range begins like that, start over with it."""
        longer = f"{self._typed}{digit}"
        typed = longer if self._within(longer) else str(digit)
        if not self._within(typed):
            return
        number = self._signed(typed)
        self.value = number
        self.proposal = number if self.minimum <= number <= self.maximum else None
        self._typed = typed

    def press(self, key: str) -> None:
        """Handle a key of the number pad: a digit, "±" or "del"."""
        if key == "del":
            self.erase()
        elif key == "±":
            self.turn_sign()
        else:
            self.type(int(key))

    @property
    def entry(self) -> NumberEntry:
        """The contents of the number pad."""
        digits = self.typed if self.proposal is None else minus(str(self.value))
        digit_keys = [Key(digit, self.can_type(int(digit))) for digit in "1234567890"]
        sign = Key("±" if self.minimum < 0 < self.maximum else "")
        keys = (*digit_keys[:9], sign, digit_keys[9], Key("del"))
        return NumberEntry(self.minimum, self.maximum, digits, keys)

    def erase(self) -> None:
        """Delete the last digit typed."""
        self._typed = (self._typed or str(abs(self.value)))[:-1]
        self.value = self._signed(self._typed or "0")
        self.proposal = self.value if self.minimum <= self.value <= self.maximum else None

    def turn_sign(self) -> None:
        """Negate the number, if the range allows."""
        if self.minimum <= -self.value <= self.maximum:
            self.set(-self.value)

    def _signed(self, typed: str) -> int:
        """Return the typed digits as a number, negative if the range has only negative ones."""
        return -int(typed) if self.maximum <= 0 else int(typed)

    def _within(self, typed: str) -> bool:
        """Return whether a number of the range begins with these digits."""
        if len(typed) > 1 and typed[0] == "0":
            return False
        start = int(typed)
        most = max(abs(self.minimum), abs(self.maximum))
        low = max(0, self.minimum) if self.maximum > 0 else -self.maximum
        width = 1
        while start <= most:
            if start + width > low:
                return True
            start, width = start * 10, width * 10
            if start == 0:
                return False
        return False

    def _next(self) -> int:
        """Return the next number in these leaps, within the longer leap already set."""
        stride = self._strides[self._level]
        further = self.value - self.value % stride + stride
        low, height = self.minimum, self.maximum
        if self._level:
            longer = self._strides[self._level - 1]
            start = self.value - self.value % longer
            low, height = max(low, start), min(height, start + longer - 1)
        return further if further <= height else low


def strides(minimum: int, maximum: int) -> list[int]:
    """Return the step sizes by which Die goes through a range, the largest first."""
    return [*(leap for width, leap in reversed(LEAPS.items()) if maximum - minimum > width), 1]
