"""What a question can be answered with, and what Next and Die have come to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import ceil
from typing import Any

from companion.engine.prompts import shortcut_numbers

LEAPS = {20: 10, 1000: 100}
"""The ranges beyond which a number is set in larger leaps, too."""

FEW_PLACES = 14
"""So many places of a picture Die steps through without lines."""

NOTHING: Any = object()
"""What `Choices.take` returns where nothing is marked: None may be an answer."""

Options = tuple[tuple[Any, str], ...]


def as_written(_: Any, label: str) -> str:
    """Return a choice's label as what is said of it."""
    return label


class Choices:
    """The choices of a question. The default stands first, on the button that Next is.

    ``proposal`` is what Next answers, None where none is safe. The others are ``tiles``, shown in
    pages. Where choices have ``places`` of their own, the tiles are those, in that order: none
    moves when another becomes likely, the page with the likeliest is shown first, and the others
    are ``apart``. Those of ``barred`` can only be tapped to hear why. ``spoken`` tells how a choice
    is said. ``pointed`` is the place in ``options`` of what Die stepped to, -1 if it has not.
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
        self.stepping = default is None
        self.pointed = -1
        self._head = len(first)
        self._barred, self._spoken = barred, spoken
        self._per_page = max(1, len(self.tiles))
        self._turned_to: int | None = None

    def lay_out(self, most: int) -> None:
        """Show at most so many tiles at once; where there are more, one of them turns the page."""
        self._per_page = max(1, len(self.tiles) if len(self.tiles) <= most else most - 1)

    def go_on_from(self, before: Choices) -> None:
        """Stand where these same choices stood in other words."""
        self.stepping, self.pointed = before.stepping, before.pointed
        self._turned_to = before._turned_to

    @property
    def page(self) -> int:
        """The page in sight: that turned to, else that of the choice stepped to, or likeliest."""
        if self._turned_to is not None:
            return min(self._turned_to, self.pages - 1)
        place = max(self._head, self.pointed)
        choice = self.options[place] if place < len(self.options) else None
        return self.tiles.index(choice) // self._per_page if choice in self.tiles else 0

    @property
    def pages(self) -> int:
        """How many pages the tiles have."""
        return max(1, ceil(len(self.tiles) / self._per_page))

    @property
    def shown(self) -> list[tuple[int, Any, str]]:
        """The tiles of the page, each with its place in ``options``, its value and its label."""
        return [(self.options.index(choice), *choice) for choice in self.on_page(self.page)]

    def on_page(self, page: int) -> Sequence[tuple[Any, str]]:
        """Return the tiles of a page, from 0, each with its value and its label."""
        return self.tiles[page * self._per_page : (page + 1) * self._per_page]

    def number(self, place: int) -> int:
        """Return the key that picks a choice: a number's own, else where it stands on its page.

        What is apart comes after the tiles.
        """
        if self.pages == 1:
            ordered = [*self.options[: self._head], *self.tiles, *self.apart]
            at = ordered.index(self.options[place])
            return shortcut_numbers([value for value, _ in ordered])[at]
        choice = self.options[place]
        if choice in self.apart:
            return self.next_number + 1 + self.apart.index(choice)
        return self.tiles.index(choice) % self._per_page + 1 + self._head

    @property
    def next_number(self) -> int:
        """Return the key that shows the next tiles."""
        return self._head + len(self.shown) + 1

    @property
    def label(self) -> str:
        """The words of the default, "" if there is none."""
        return self.options[0][1] if self._head else ""

    @property
    def pointed_value(self) -> Any:
        """The choice that Die stepped to, `NOTHING` if it has not."""
        return self.options[self.pointed][0] if self.pointed >= 0 else NOTHING

    def free(self, value: Any) -> bool:
        """Tell whether a choice can be chosen now."""
        return value not in self._barred

    def turn_page(self, by: int = 1) -> None:
        """Show the next tiles, or those before; the first come after the last."""
        self._turned_to, self.pointed = (self.page + by) % self.pages, -1

    def read(self) -> list[str]:
        """Return how every choice is said."""
        return [self._spoken(*choice) for choice in self.options if self.free(choice[0])]

    def read_one(self, place: int) -> str:
        """Return how the choice in this place is said."""
        return self._spoken(*self.options[place])

    def start_stepping(self) -> None:
        """Let Die step through the choices: the default is stepped to, as the first of them."""
        self.stepping, self._turned_to = True, None
        self.pointed = 0 if self._head else -1

    def point(self) -> str:
        """Step to the next choice of all pages; return how it is said, "" after the last."""
        self._turned_to = None
        for place in range(self.pointed + 1, len(self.options)):
            value, label = self.options[place]
            if self.free(value):
                self.pointed = place
                return self._spoken(value, label)
        self.pointed = -1
        return ""

    def take(self) -> Any:
        """Return the choice that was stepped to, else the default; `NOTHING` if there is none."""
        if self.pointed >= 0:
            return self.pointed_value
        return NOTHING if self.proposal is None else self.proposal


class Places(Choices):
    """Choices of which most lie on a picture, in lines: Die steps through lines, Next opens one.

    What else can be chosen comes before or after them, as it stands in the question.

    Where they are few it steps through all at once. ``line_of`` tells the line of a place, ``None``
    of what does not lie there; ``name`` how a line is said. ``line`` is the one that was opened,
    ``at_line`` the one stepped to, "" for none.
    """

    def __init__(
        self,
        options: Options,
        default: Any,
        spoken: Callable[[Any, str], str],
        line_of: Callable[[Any], str | None],
        name: Callable[[str], str],
    ) -> None:
        super().__init__(options, default, spoken=spoken)
        self.line = self.at_line = ""
        self._line_of, self._name = line_of, name
        lines = {line for value, _ in self.options if (line := line_of(value))}
        self._lines = sorted(lines) if len(self.options) > FEW_PLACES else []

    def is_place(self, value: Any) -> bool:
        """Tell whether a choice is a place of the picture."""
        return self._line_of(value) is not None

    @property
    def line_name(self) -> str:
        """How the line is said that Die stepped to, "" if it did not."""
        return self._name(self.at_line) if self.at_line else ""

    def go_on_from(self, before: Choices) -> None:
        super().go_on_from(before)
        if isinstance(before, Places):
            self.line, self.at_line = before.line, before.at_line

    def _stops(self) -> list[int | str]:
        """Return what Die steps through: places in ``options``, and lines."""
        lines = {at: self._line_of(value) for at, (value, _) in enumerate(self.options)}
        if self.line:
            found = (at for at in lines if lines[at] == self.line)
            return [*sorted(found, key=self._by_name)]
        if not self._lines:
            return [*lines]
        first = next(at for at in lines if lines[at] is not None and at >= self._head)
        apart = [at for at in lines if lines[at] is None and at >= self._head]
        before = [at for at in apart if at < first]
        return [*range(self._head), *before, *self._lines, *apart[len(before) :]]

    def _by_name(self, at: int) -> tuple[int, str]:
        label = self.options[at][1]
        return len(label), label

    def start_stepping(self) -> None:
        super().start_stepping()
        self.line = self.at_line = ""

    def read(self) -> list[str]:
        return [self._said(stop) for stop in self._stops()]

    def _said(self, stop: int | str) -> str:
        return self._name(stop) if isinstance(stop, str) else self.read_one(stop)

    def point(self) -> str:
        stops, now = self._stops(), self.at_line or self.pointed
        at = stops.index(now) + 1 if now in stops else 0
        self.pointed, self.at_line = -1, ""
        if at == len(stops):
            self.line = ""
            return ""
        if isinstance(stop := stops[at], str):
            self.at_line = stop
        else:
            self.pointed = stop
        return self._said(stop)

    def pick(self, place: int) -> str:
        """Step to the choice in this place, however; return how it is said."""
        self.line, self.at_line, self.pointed = "", "", place
        return self.read_one(place)

    def take(self) -> Any:
        if not self.at_line:
            return super().take()
        self.line, self.at_line = self.at_line, ""
        return NOTHING


class Kinds(Choices):
    """Choices of what goes to which place of a picture, by what it is.

    ``places`` are the answers of each kind by their place, the likeliest first; a kind may have
    none. ``place`` is the one that is picked, None if none is. Die steps through the kinds.
    """

    def __init__(
        self,
        menu: Options,
        options: Options,
        spoken: Callable[[Any, str], str],
        places: Mapping[str, Mapping[Any, Any]],
    ) -> None:
        super().__init__(menu, spoken=spoken)
        self.places = places
        self.place: Any = None
        self._labels = dict(options)
        self._kinds = [self.kind_of(value) for value, _ in self.options]
        of = zip(self._kinds, self.options, strict=True)
        self.apart = [option for kind, option in of if kind not in places]
        self.tiles = [option for option in self.options if option not in self.apart]

    def go_on_from(self, before: Choices) -> None:
        super().go_on_from(before)
        if isinstance(before, Kinds):
            self.place = before.place

    @staticmethod
    def kind_of(value: Any) -> str:
        """Return what an answer, or a group of answers, is about."""
        return str(value).partition(".")[0]

    def at(self, kind: str) -> int:
        """Return the place of a kind in ``options``, -1 where it has none."""
        return self._kinds.index(kind) if kind in self._kinds else -1

    def fits(self, kind: str) -> bool:
        """Tell whether a kind can go to the place that is picked."""
        places = self.places[kind]
        return self.place in places or (self.place is None and bool(places))

    def value(self, kind: str) -> Any:
        """Return the answer that a kind stands for: in the place picked, else its likeliest.

        None if it can go nowhere.
        """
        answers = self.places[kind]
        return answers.get(self.place, next(iter(answers.values()), None))

    def place_of(self, value: Any) -> str:
        """Return the place that an answer names."""
        return str(value).partition(".")[2]

    def words_of(self, value: Any) -> str:
        """Return the words of an answer, "" for None."""
        return self._labels.get(value, "")


class Number:
    """A whole number that is set by steps, leaps or digits.

    ``proposal`` is what Next answers, None until one is likely or set. Die steps through a long
    range in leaps, then in ones; ``focused`` once it has begun.
    """

    def __init__(self, minimum: int, maximum: int, default: int | None) -> None:
        self.minimum, self.maximum, self.proposal = minimum, maximum, default
        self.value = min(max(0, minimum), maximum) if default is None else default
        self.stepping, self.focused = True, False
        self._strides = strides(minimum, maximum)
        self._level, self._typed = 0, ""

    @property
    def leaps(self) -> list[int]:
        """By how much the number can be changed beside one, the smallest first."""
        return self._strides[-2::-1]

    def can_step(self, by: int) -> bool:
        """Tell whether a step would change the number."""
        return self.value < self.maximum if by > 0 else self.value > self.minimum

    def step(self, by: int) -> None:
        """Make the number larger or smaller."""
        self.set(min(max(self.value + by, self.minimum), self.maximum))

    def set(self, value: int) -> None:
        """Propose a number."""
        self.value = self.proposal = value
        self._typed = ""

    def read(self) -> list[str]:
        """Return the number, if Die has stepped to it."""
        return [str(self.value)] if self.focused else []

    def start_stepping(self) -> None:
        """Let Die step from here, in the longest leaps first."""
        self.focused, self._level = False, 0

    def point(self) -> str:
        """Step to a larger number, the smallest coming after the largest."""
        if self.focused:
            self.value = self._next()
        self.focused = True
        self.set(self.value)
        return str(self.value)

    def take(self) -> Any:
        """Return the number; `NOTHING` if none is set, or if smaller steps come next."""
        if self.proposal is None:
            return NOTHING
        if self.focused and self._level < len(self._strides) - 1:
            self._level += 1
            return NOTHING
        return self.value

    def can_type(self, digit: int) -> bool:
        """Tell whether a number of the range can begin with what was typed and this digit."""
        return any(self._within(f"{typed}{digit}") for typed in dict.fromkeys((self._typed, "")))

    def type(self, digit: int) -> None:
        """Write a digit behind those before; where no such number can be, begin anew."""
        longer = f"{self._typed}{digit}"
        typed = longer if self._within(longer) else str(digit)
        if not self._within(typed):
            return
        number = self._signed(typed)
        self.value = number
        self.proposal = number if self.minimum <= number <= self.maximum else None
        self._typed = typed

    def erase(self) -> None:
        """Take back the last digit that was typed."""
        self._typed = (self._typed or str(abs(self.value)))[:-1]
        self.value = self._signed(self._typed or "0")
        self.proposal = self.value if self.minimum <= self.value <= self.maximum else None

    def clear(self) -> None:
        """Begin the digits anew."""
        self._typed = ""
        self.value = min(max(0, self.minimum), self.maximum)
        self.proposal = None

    def turn_sign(self) -> None:
        """Make the number its negative, where the range has it."""
        if self.minimum <= -self.value <= self.maximum:
            self.set(-self.value)

    def _signed(self, typed: str) -> int:
        """Return what was typed as a number: below zero where the range has nothing else."""
        return -int(typed) if self.maximum <= 0 else int(typed)

    def _within(self, typed: str) -> bool:
        """Tell whether a number of the range begins with these digits."""
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
        """Return the next number in these leaps, within the longer leap that is set."""
        stride = self._strides[self._level]
        further = self.value - self.value % stride + stride
        low, high = self.minimum, self.maximum
        if self._level:
            longer = self._strides[self._level - 1]
            start = self.value - self.value % longer
            low, high = max(low, start), min(high, start + longer - 1)
        return further if further <= high else low


def strides(minimum: int, maximum: int) -> list[int]:
    """Return by how much Die steps through a range, the longest leap first."""
    return [*(leap for width, leap in reversed(LEAPS.items()) if maximum - minimum > width), 1]
