"""The spoken text of a step, piece by piece: as much of it as the player wants to hear.

Between two pieces there is a pause. Each prompt is spoken at one of three `Level`s: "full"
everything announced, "short" the moves and the question, "key" a noun and a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.engine.prompts import Ask, Choose, Count, Say
from companion.phrases.phrasebook import Phrasebook
from companion.phrases.wording import Labelled, Wording

Level = Literal["full", "short", "key"]

FEW, MANY = 3, 20
"""More choices than this are not read out with the step; and not when it is repeated."""

NOTED = "core.noted"
"""The key of the text for what was reported."""

NOUN = re.compile(r"\*\*(.+?)\*\*")
"""The subject of a move."""

COUNT, REASON = "count", "reason"
"""The argument that is added up if an announcement repeats, and the one that may differ then."""


class SpokenPiece(Struct, frozen=True):
    """Text spoken without a pause, and the key of its prompt, if it has one.

    It may ``answer`` a question: what Next takes, or the choices. The ``actor`` is the prompt's.
    """

    text: str
    key: str = ""
    answer: bool = False
    actor: str | None = None

    @property
    def of_step(self) -> bool:
        """Whether it belongs to a prompt of the step, not to what led there."""
        return self.key not in ("", NOTED)


def pieces(
    book: Phrasebook, says: Sequence[Say | Ask], ask: Ask | None, level: Level = "short"
) -> list[SpokenPiece]:
    """Return the spoken text of a step: announcements, question, and what Next answers.

    Nothing is said twice.
    """
    prompts: list[Say | Ask] = [*summed(says), *([ask] if ask else [])]
    found = [SpokenPiece(said(book, each, level), each.key, actor=each.actor) for each in prompts]
    if ask:
        found += [
            SpokenPiece(each, ask.key, answer=True)
            for each in answers(book, ask, book.prompt_text(ask))
        ]
    once = {each.text: each for each in reversed(found)}
    return [each for each in found if each.text and once[each.text] is each]


def joined(texts: Iterable[str]) -> str:
    """Return texts joined as sentences, each with its full stop, for a pause between them."""
    ended = (each if each[-1] in ".!?" else f"{each}." for each in texts if each)
    return " ".join(ended)


def said(book: Phrasebook, prompt: Say | Ask, level: Level) -> str:
    """Return the spoken text of one prompt, "" if there is none at this level."""
    if level == "full":
        return book.prompt_text(prompt).voice
    glance = book.glance(prompt)
    if level == "key" and glance.key[0]:
        noun, number = glance.key
        return f"{noun} {number}".strip()
    return book.short(prompt)


def move(book: Phrasebook, prompt: Say | Ask, at: int, level: Level) -> str:
    """Return the spoken text of one of a prompt's moves: at "key", its subject."""
    each = book.glance(prompt).moves[at]
    if level == "key":
        return ", ".join(NOUN.findall(each.text)) or each.plain
    return joined([each.plain, each.fact if level == "full" else ""])


def summed(says: Sequence[Say | Ask]) -> list[Say | Ask]:
    """Return announcements with repeated ones merged, their counts added up."""
    found: dict[tuple[str, str], Say | Ask] = {}
    for at, say in enumerate(says):
        same = {name: value for name, value in say.args.items() if name not in (COUNT, REASON)}
        counts = isinstance(say, Say) and COUNT in say.args
        what = (say.key, repr(same) if counts else str(at))
        if before := found.pop(what, None):
            say = replace(say, args={**say.args, COUNT: before.args[COUNT] + say.args[COUNT]})
        found[what] = say
    return [*found.values()]


def answers(book: Phrasebook, ask: Ask, wording: Wording, by_buttons: bool = True) -> Iterator[str]:
    """Yield what Next answers if there are several answers; without a default, all of them.

    An action on the table with no other usual outcome implies what Next answers: that it is done.
    Only those who play ``by_buttons`` have Next.
    """
    if ask.default is None:
        yield from choices(book, ask, wording, usual=True)
    elif by_buttons and (not book.glance(ask).moves or len(_menu(ask, wording, usual=True)) > 1):
        yield from marked(book, ask, wording)


def choices(
    book: Phrasebook, ask: Ask, wording: Wording, usual: bool = False, by_buttons: bool = True
) -> list[str]:
    """Return the choices, the answer of Next first.

    If only ``usual``, rare ones are left out. A single answer isn't a choice. Without
    ``by_buttons`` the answer of Next isn't special.
    """
    first = marked(book, ask, wording, by_buttons)
    if isinstance(ask, Count):
        width = ask.maximum - ask.minimum
        ends = {"minimum": ask.minimum, "maximum": ask.maximum}
        span = book.text("core.count-open", choices=width + 1, **ends)
        shown = width > 0 and (not usual or width < MANY)
        return [*first, *([span] if shown else [])]
    menu = _menu(ask, wording, usual)
    if len(menu) < 2 and not usual:
        return []
    others = menu if ask.default is None else menu[1:]
    if len(others) > (FEW if usual else MANY):
        many = "core.choices-many" if ask.default is None else "core.choices-others-many"
        return [*first, book.text(many, count=len(others))]
    return [*first, *(_heard(book, ask, wording, *each) for each in others)]


def few(book: Phrasebook, labels: list[str], most: int = FEW) -> list[str]:
    """Return choices, or just their number if they are more than ``most``."""
    many = book.text("core.choices-many", count=len(labels))
    return [many] if len(labels) > most else labels


def marked(book: Phrasebook, ask: Ask, wording: Wording, by_buttons: bool = True) -> list[str]:
    """Return what Next answers, nothing if it is the only answer or none is marked."""
    if ask.default is None:
        return []
    if isinstance(ask, Count):
        label = str(ask.default) if ask.minimum < ask.maximum else ""
    else:
        menu = wording.menu
        label = _heard(book, ask, wording, *menu[0]) if len(menu) > 1 else ""
    if not (label and by_buttons):
        return [label] if label else []
    return [book.text("core.next-is", answer=label)]


def _menu(ask: Ask, wording: Wording, usual: bool = False) -> Labelled:
    """Return each answer, or group of answers, with its label: the one of Next first."""
    rare = ask.rare if isinstance(ask, Choose) and usual else ()
    return tuple(each for each in wording.menu if each[0] not in rare)


def _heard(book: Phrasebook, ask: Ask, wording: Wording, value: Any, label: str) -> str:
    """Return the spoken text of an answer, or a group of answers."""
    if not isinstance(ask, Choose) or value in wording.groups or value in wording.alone:
        return label
    return book.spoken_option(ask, value)
