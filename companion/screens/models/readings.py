"""Texts to read besides the rules: reasons of a step, help, notices, the table's state."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate, groupby

from companion.appendix.site import MarkedNote
from companion.phrases import aloud
from companion.phrases.glance import Move
from companion.phrases.phrasebook import capital
from companion.phrases.wording import Wording
from companion.screens import spoken_state
from companion.screens.drawing.gestures import GESTURES
from companion.screens.models.text import DISC, INDENTED, SENTENCE, Block, Text, plain, shown
from companion.screens.pictures import View, icon_of
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import TABLE
from companion.screens.views import view_of

MARKS = {"reading": "reading:amber", "unknown": "why:amber"}
"""The icons of our interpretations and of unknown rules, on buttons and pages."""

NOW = "now"
"""The state of the table, in sections: Next turns to the next one."""


def paragraph(words: str, **more: str | bool) -> Block:
    """Return a paragraph that is spoken as written."""
    return Block(words=shown(words), said=plain(words), **more)  # type: ignore[arg-type]


def why(presenter: Presenter) -> Text:
    """Return the reasons of the step, and its texts, which may not have had room.

    That of the present move comes first. A reason shared by several texts in a row comes once,
    below the last of them, and then our interpretations and unknown rules of these texts.
    """
    session, present = presenter.session, presenter.host.screens[TABLE].controller.present
    book = presenter.phrasebook
    view = view_of(session, book, portrait=False) if session.play.ask else None
    prompts = [*session.play.says, *([session.play.ask] if session.play.ask else [])]
    words = [book.prompt_text(each) for each in prompts]
    moves = [book.glance(each).moves if view else () for each in prompts]
    numbers = [*accumulate(map(len, moves), initial=1)]
    actors = [view.header.who if view and each.actor is None else each.actor for each in prompts]
    now = next((at for at, each in enumerate(prompts) if each is present), -1)
    order = sorted(range(len(words)), key=lambda at: at != now)
    parts: list[tuple[list[Block], str]] = []
    noted: set[MarkedNote] = set()
    for _, together in groupby(order, key=lambda at: words[at].why or at):
        texts = [*together]
        reason = words[texts[0]].why
        about = [paragraph(reason, icon=INDENTED)] if reason else []
        about = [*_about(view, reason)] if view and reason else about
        blocks = [_block_of(words[at], moves[at], numbers[at], actors[at] or "") for at in texts]
        parts.append(([*blocks, *about], reason))
        notes = [
            each for each in session.notes_on([prompts[at] for at in texts]) if each not in noted
        ]
        noted.update(notes)
        parts.extend(([paragraph(each.text, icon=MARKS[each.mark])], each.text) for each in notes)
    if not any(said for _, said in parts):
        none = presenter.words("screens.why-none")
        parts.append(([paragraph(none, icon=INDENTED)], none))
    title = presenter.words("screens.why-title")
    nouns = _nouns(moves[now]) if moves else []
    if nouns:
        title = f"{title} **{capital(nouns[0])}**"
    shown_blocks = tuple(block for part, _ in parts for block in part)
    return Text(title, shown_blocks, " ".join(said for _, said in parts if said))


def _about(view: View, why: str) -> Iterator[Block]:
    """Yield a reason in paragraphs, each with the icon of its subject."""
    found: list[tuple[str, list[str]]] = []
    for sentence in SENTENCE.split(why):
        icon = icon_of(view, sentence, view.header.who)
        if found and (not icon or icon == found[-1][0]):
            found[-1][1].append(sentence)
        else:
            found.append((icon, [sentence]))
    for icon, sentences in found:
        yield paragraph(" ".join(sentences), icon=icon or INDENTED)


def _block_of(wording: Wording, moves: Sequence[Move], number: int, who: str) -> Block:
    """Return a text of the step: the key nouns of its moves are bold, ``number`` is the first's."""
    heads = bool(wording.why)
    if not moves:
        return paragraph(wording.text, icon=DISC, colour="dim" if heads else "sand", heads=heads)
    words = wording.text
    for noun in _nouns(moves):
        words = re.sub(rf"(?<!\*)\b{re.escape(noun)}\b(?!\*)", f"**{noun}**", words, count=1)
    return paragraph(words, number=str(number), who=who, colour="dim", heads=heads)


def _nouns(moves: Sequence[Move]) -> list[str]:
    """Return the key nouns of a prompt's moves, without numbers."""
    found = [noun for each in moves for noun in each.text.split("**")[1::2]]
    return [noun for noun in dict.fromkeys(found) if noun[:1].isalpha()]


def help_(presenter: Presenter) -> Text:
    """Return the help: the push buttons, touch, and the keys; only the buttons are spoken.

    If none are wired, push buttons are left out.
    """
    words = presenter.words
    wired = presenter.buttons is not None and presenter.buttons.available
    gestures = list(_gestures(presenter)) if wired else []
    touched = words("screens.help-text").splitlines()
    blocks = [
        *gestures,
        *map(paragraph, touched),
        *(paragraph(words(f"screens.help-{mark}"), icon=icon) for mark, icon in MARKS.items()),
        paragraph(words("screens.help-keys")),
    ]
    said = [block.said for block in gestures] or touched
    return Text(words("screens.help-title"), tuple(blocks), " ".join(said))


def _gestures(presenter: Presenter) -> Iterator[Block]:
    """Yield the function of each push button."""
    words = presenter.words
    for kind, gesture in GESTURES.items():
        button = kind.partition("-")[2]
        if button != "help" or presenter.settings.pin_help is not None:
            name = words(f"screens.wire-{button}")
            name = words("screens.help-held", button=name) if gesture.held else name
            does = words(f"screens.help-{kind}")
            said = words("screens.state", what=name, state=does)
            yield Block(words=f"**{name}**\n{does}", said=said, icon=kind)


def notices(presenter: Presenter) -> Text:
    """Return the full text of the notices."""
    lines, title = list(presenter.notices), presenter.words("screens.notice")
    return Text(title, tuple(map(paragraph, lines)), " ".join(lines) or title)


def put_back(presenter: Presenter) -> Text:
    """Return the moves to reverse after undo."""
    session = presenter.session
    blocks = [paragraph(move.text, icon="undo:ice", role="title") for move in session.put_back]
    return Text(presenter.words("screens.put-back"), tuple(blocks), session.to_put_back)


def now(presenter: Presenter, section: int = 0) -> Text:
    """Return a section of the table's state."""
    title, lines = spoken_state.sections(presenter.session)[section]
    return Text(title, tuple(map(paragraph, lines)), aloud.joined([title, *lines]))


READINGS: Mapping[str, Callable[[Presenter], Text]] = {
    "why": why,
    "help": help_,
    "notices": notices,
    "put-back": put_back,
    NOW: now,
}
"""The texts that can be read, by name."""
