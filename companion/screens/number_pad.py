"""How a number is set: one tap on it, less and more, leaps, or a pad of digits for a long range."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.phrases.phrasebook import minus
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box, Frame
from companion.screens.framed import Faces
from companion.screens.models.answers import Number
from companion.screens.theme import FACT, GAP, HERO, LABEL, MOVE, TITLE
from companion.screens.widgets.tap import Face

FEW = 12
"""Numbers that are tiles, or are set by less and more; a longer range has a number pad."""

DIAL, KEYS_WIDE, BUTTON = 104, 304, 104

LOW = 56
"""The least height of a picture above the pad."""

Draw = Callable[[], object]


def dial_box(box: Box) -> Box:
    """Return the place of the dial at the lower end of a box."""
    wide = min(box.wide, 448)
    return Box(box.x + (box.wide - wide) / 2, box.bottom - DIAL, wide, DIAL)


def pad_parts(frame: Frame) -> tuple[Box, Box, Box]:
    """Return the places of the words, of the dial with its leaps, and of the digits."""
    box = frame.content()
    if frame.upright:
        digits = Box(box.x, box.bottom - 4 * 68 + GAP, box.wide, 4 * 68 - GAP)
        dial = Box(box.x, digits.y - 72 - DIAL - 16, box.wide, DIAL + 72 + GAP)
        return Box(box.x, box.y, box.wide, dial.y - box.y - GAP), dial, digits
    left = box.wide - KEYS_WIDE - 16
    digits = Box(box.right - KEYS_WIDE, box.y, KEYS_WIDE, box.high)
    dial = Box(box.x, box.bottom - 72 - GAP - DIAL, left, DIAL + GAP + 72)
    return Box(box.x, box.y, left, dial.y - box.y - GAP), dial, digits


def draw_words(p: Painter, box: Box, title: str, facts: Sequence[str]) -> float:
    """Draw the question and what is so, as much as there is room for; return where it ends."""
    size = next(
        (
            size
            for size in (TITLE * p.letters, TITLE, FACT)
            if len(p.wrap(title, size, box.wide, True)) * size * 1.2 <= box.high
        ),
        FACT,
    )
    y = box.y + size
    for line in p.wrap(title, size, box.wide, True):
        p.words(box.x + 2, y, line, size, bold=True)
        y += size * 1.2
    wished = min(FACT * p.letters, size)
    fitting = (
        each
        for each in (wished, min(FACT, wished), LABEL)
        if y + (sum(len(p.wrap(fact, each, box.wide)) for fact in facts) - 1) * each * 1.25
        <= box.bottom
    )
    letters = next(fitting, wished)
    for fact in facts:
        lines = p.wrap(fact, letters, box.wide)
        if y + (len(lines) - 1) * letters * 1.25 > box.bottom:
            break
        for line in lines:
            p.words(box.x + 2, y, line, letters, "dim")
            y += letters * 1.25
    return y - size * 0.75


def draw_dial(p: Painter, box: Box, number: Number) -> None:
    """Draw the number between less and more."""
    wide = box.wide - 2 * BUTTON - 2 * GAP
    p.rect(box.x, box.y, box.wide, DIAL, "sunk", 16)
    if number.focused:
        p.frame(box.x, box.y, box.wide, DIAL, "sand", 4, 16)
    shown = minus(str(number.value))
    middle = box.x + box.wide / 2
    ink = "sand" if number.proposal is not None else "dim"
    size = p.largest(shown, (HERO, MOVE, TITLE), wide, 1, True)
    p.words(middle, box.y + 36 + size * 0.36, shown, size, ink, True, "middle")
    span = f"{minus(str(number.minimum))} – {minus(str(number.maximum))}"
    p.words(middle, box.y + 100, span, LABEL, "dim", anchor="middle")


def put_dial(faces: Faces, box: Box, number: Number, again: Draw) -> None:
    """Put less and more at the ends of a dial."""
    for name, by, sign, x in (
        ("less", -1, "minus", box.x + 4),
        ("greater", 1, "plus", box.right - BUTTON - 4),
    ):
        face = Face(
            "−" if by < 0 else "+",
            _stepper(number, by, again),
            "blank",
            paint=_sign(sign, not number.can_step(by)),
            off=not number.can_step(by),
            stop=False,
            held=True,
        )
        faces[name] = (Box(x, box.y + 4, BUTTON, DIAL - 8), face)


def put_pad(faces: Faces, frame: Frame, number: Number, again: Draw, clear: str) -> None:
    """Put the dial, the leaps and the digits."""
    _, dial, digits = pad_parts(frame)
    put_dial(faces, dial.upper(DIAL), number, again)
    leaps = number.leaps or [5]
    steps = [*(-leap for leap in reversed(leaps)), *leaps]
    places = dial.lower(DIAL + GAP).grid(len(steps), 1)
    for step, place in zip(steps, places, strict=True):
        label = f"{'−' if step < 0 else '+'}{abs(step)}"
        off = not number.can_step(step)
        act = _stepper(number, step, again)
        face = Face(label, act, "tile", size=TITLE, off=off, stop=False, held=True)
        faces[f"leap{step}"] = (place, face)
    signed = number.minimum < 0 < number.maximum
    keys = ["7", "8", "9", "4", "5", "6", "1", "2", "3", "±" if signed else "C", "0", "del"]
    for key, place in zip(keys, digits.grid(3, 4), strict=True):
        faces[f"key-{key}"] = (place, _key(key, number, again, clear))


def _key(key: str, number: Number, again: Draw, clear: str) -> Face:
    def act(do: Callable[[], object]) -> Draw:
        def press() -> None:
            do()
            again()

        return press

    if key == "del":
        sign = _sign("del", False)
        return Face("⌫", act(number.erase), "blank", paint=sign, stop=False)
    if key == "C":
        return Face(clear, act(number.clear), "tile", stop=False)
    if key == "±":
        return Face(key, act(number.turn_sign), "tile", stop=False, size=TITLE)
    digit = int(key)
    off = not number.can_type(digit)
    type_ = act(lambda: number.type(digit))
    return Face(key, type_, "tile", off=off, stop=False, size=MOVE)


def _stepper(number: Number, by: int, again: Draw) -> Draw:
    def step() -> None:
        number.step(by)
        again()

    return step


def _sign(name: str, off: bool) -> Callable[[Painter, float, float], object]:
    def paint(p: Painter, wide: float, high: float) -> None:
        p.sign(name, wide / 2, high / 2, 44, "faint" if off else "ice")

    return paint
