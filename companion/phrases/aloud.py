"""What is said of a step, piece by piece: as much of it as the player wants to hear.

Between two pieces there is a pause. Each prompt is said in one of three `Level`s: "full" tells all
that is announced, "short" the moves and the question, "key" a noun and a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.engine.prompts import Ask, Choose, Count, Say
from companion.phrases.phrasebook import Phrasebook
from companion.phrases.wording import Labelled

Level = Literal["full", "short", "key"]

FEW, MANY = 3, 20
"""More choices than so many are not read out with the step; and not if it is said again."""

NOTED = "core.noted"
"""The words for what was reported."""

NOUN = re.compile(r"\*\*(.+?)\*\*")
"""What a move is about."""

COUNT, REASON = "count", "reason"
"""What adds up where the same is announced again, and what may differ then."""


class Piece(Struct, frozen=True):
    """Words that are said at one go, and the key of the prompt that they are of, if of one.

    Some ``answer`` a question: what Next takes, or what there is to choose. The ``actor`` is that
    of the prompt.
    """

    text: str
    key: str = ""
    answer: bool = False
    actor: str | None = None

    @property
    def of_step(self) -> bool:
        """Whether it is of a prompt of the step, not of what led there."""
        return self.key not in ("", NOTED)


def pieces(
    book: Phrasebook, says: Sequence[Say | Ask], ask: Ask | None, level: Level = "short"
) -> list[Piece]:
    """Return what is said of a step: what was announced, what is asked, and what Next answers.

    Nothing is said twice.
    """
    prompts: list[Say | Ask] = [*summed(says), *([ask] if ask else [])]
    found = [Piece(said(book, each, level), each.key, actor=each.actor) for each in prompts]
    if ask:
        found += [Piece(each, ask.key, answer=True) for each in answers(book, ask)]
    once = {each.text: each for each in reversed(found)}
    return [each for each in found if each.text and once[each.text] is each]


def joined(texts: Iterable[str]) -> str:
    """Return texts as sentences, each with its end: between two of them there is a pause."""
    ended = (each if each[-1] in ".!?" else f"{each}." for each in texts if each)
    return " ".join(ended)


def said(book: Phrasebook, prompt: Say | Ask, level: Level) -> str:
    """Return what is said of one prompt, "" if nothing is at this level."""
    if level == "full":
        return book.prompt_text(prompt).voice
    glance = book.glance(prompt)
    if level == "key" and glance.key[0]:
        noun, number = glance.key
        return f"{noun} {number}".strip()
    return book.short(prompt)


def move(book: Phrasebook, prompt: Say | Ask, at: int, level: Level) -> str:
    """Return what is said of one of several moves of a prompt: as key words, what it is about."""
    each = book.glance(prompt).moves[at]
    if level == "key":
        return ", ".join(NOUN.findall(each.text)) or each.plain
    return joined([each.plain, each.fact if level == "full" else ""])


def summed(says: Sequence[Say | Ask]) -> list[Say | Ask]:
    """Return what was announced with each count told once: what is gained twice adds up."""
    found: dict[tuple[str, str], Say | Ask] = {}
    for at, say in enumerate(says):
        same = {name: value for name, value in say.args.items() if name not in (COUNT, REASON)}
        counts = isinstance(say, Say) and COUNT in say.args
        what = (say.key, repr(same) if counts else str(at))
        if before := found.pop(what, None):
            say = replace(say, args={**say.args, COUNT: before.args[COUNT] + say.args[COUNT]})
        found[what] = say
    return [*found.values()]


def answers(book: Phrasebook, ask: Ask, by_buttons: bool = True) -> Iterator[str]:
    """Yield what Next answers where it is one of several answers; where it is none, all of them.

    Where something is to be done on the table, and nothing else usually comes of it, that says by
    itself what Next answers: that it is done. Who plays ``by_buttons`` alone has a Next.
    """
    if ask.default is None:
        yield from choices(book, ask, usual=True)
    elif by_buttons and (not book.glance(ask).moves or len(_menu(book, ask, usual=True)) > 1):
        yield from marked(book, ask)


def choices(book: Phrasebook, ask: Ask, usual: bool = False, by_buttons: bool = True) -> list[str]:
    """Return what there is to choose from, the answer of Next first, each by itself.

    Of the ``usual`` ones those are left out that are rare. There is nothing to choose where there
    is one answer only. To who does not play ``by_buttons`` the answer of Next is one like others.
    """
    first = marked(book, ask, by_buttons)
    if isinstance(ask, Count):
        span = book.text("core.count-open", minimum=ask.minimum, maximum=ask.maximum)
        width = ask.maximum - ask.minimum
        told = width > 0 and (not usual or width < MANY)
        return [*first, *([span] if told else [])]
    menu = _menu(book, ask, usual)
    if len(menu) < 2 and not usual:
        return []
    others = menu if ask.default is None else menu[1:]
    if len(others) > (FEW if usual else MANY):
        many = "core.choices-many" if ask.default is None else "core.choices-others-many"
        return [*first, book.text(many, count=len(others))]
    return [*first, *(_heard(book, ask, *each) for each in others)]


def few(book: Phrasebook, labels: list[str], most: int = FEW) -> list[str]:
    """Return choices, or how many they are if they are more than ``most``."""
    many = book.text("core.choices-many", count=len(labels))
    return [many] if len(labels) > most else labels


def marked(book: Phrasebook, ask: Ask, by_buttons: bool = True) -> list[str]:
    """Return what Next answers, nothing where it is the only answer or none is marked."""
    if ask.default is None:
        return []
    if isinstance(ask, Count):
        label = str(ask.default) if ask.minimum < ask.maximum else ""
    else:
        menu = _menu(book, ask)
        label = _heard(book, ask, *menu[0]) if len(menu) > 1 else ""
    if not (label and by_buttons):
        return [label] if label else []
    return [book.text("core.next-is", answer=label)]


def _menu(book: Phrasebook, ask: Ask, usual: bool = False) -> Labelled:
    """Return each answer, or group of answers, with its label: the one of Next first."""
    rare = ask.rare if isinstance(ask, Choose) and usual else ()
    return tuple(each for each in book.prompt_text(ask).menu if each[0] not in rare)


def _heard(book: Phrasebook, ask: Ask, value: Any, label: str) -> str:
    """Return how an answer, or a group of answers, is said."""
    wording = book.prompt_text(ask)
    if not isinstance(ask, Choose) or value in wording.groups or value in wording.alone:
        return label
    return book.spoken_option(ask, value)
