"""The step in words: announcements, question, and possible answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.engine.log import is_main
from companion.engine.prompts import Ask, Confirm, Count, group_of
from companion.phrases.glance import Glance
from companion.phrases.phrasebook import Phrasebook
from companion.phrases.wording import ChoiceGroup, Labelled, Wording
from companion.screens.models.answers import Choices, Kinds, NumberInput, Places, as_written
from companion.screens.models.step import Answer
from companion.screens.pictures import View, board, icon, icon_for, tile_icons
from companion.screens.views import view_of
from companion.session.session import Session

FEW_NUMBERS = 12
"""Up to this many numbers are tiles if none of them is likely."""

BACK = "back"
"""The choice that closes a group of choices; it answers nothing."""

ENDINGS = {"home": "", "scores": "op", "course": "list", "history": "list", "people": "pawn"}
"""The choices when a play is over, each with its icon."""


class WordedStep(Struct, frozen=True):
    """A step in words, and the ``view`` from which its pictures are made.

    ``ask`` is None at the end of a play, and so are its possible ``answers``. ``glance`` is that of
    the question, or of the open ``group`` of choices.
    """

    view: View
    ask: Ask | None = None
    wording: Wording | None = None
    group: ChoiceGroup | None = None
    glance: Glance = Glance()
    answers: Choices | NumberInput | None = None

    @property
    def reports(self) -> bool:
        """Whether this is a main question: its tiles never move, so that quick taps hit theirs."""
        return is_main(self.ask) and self.group is None

    @property
    def groups(self) -> Mapping[str, ChoiceGroup]:
        """The groups of choices."""
        return self.wording.groups if self.wording else {}

    def icon(self, value: Any) -> str:
        """Return the icon of a choice: that of the question, else that of its name."""
        if self.ask is None:
            return ENDINGS.get(value, "")
        if self.group and value == BACK:
            return BACK
        game, _, question = self.view.asked.partition(".")
        own = icon_for(self.view, f"{question}.{value}")
        name = str(value).rpartition(".")[2] if self.group else str(value)
        return own or icon(game, name)

    def answer(
        self,
        value: Any,
        text: str,
        enabled: bool = True,
        spoken: str = "",
        icon_of: Any = None,
        **fields: Any,
    ) -> Answer:
        """Return an answer with its icons, those of ``icon_of`` if given."""
        icon = self.icon(value if icon_of is None else icon_of)
        icons = tile_icons(self.view.game, icon)
        return Answer(value, text, icon, enabled, spoken, **fields)._replace(icons=icons)


def word(
    session: Session,
    book: Phrasebook,
    group_name: str = "",
    portrait: bool = False,
    turned: int = 0,
) -> WordedStep:
    """Return the current step in words, with the open group of choices, if any.

    Boards are ``turned`` by this many sixths.
    """
    play, wording = session.play, session.ask
    group = wording.groups.get(group_name) if wording else None
    view = view_of(session, book, portrait, group is not None, turned)
    if play.ask is None:
        return WordedStep(view)
    glance = group.glance if group else book.glance(play.ask)
    worded = WordedStep(view, play.ask, wording, group, glance)
    return replace(worded, answers=_answers(worded, book))


def _answers(worded: WordedStep, book: Phrasebook) -> Choices | NumberInput:
    """Return the possible answers of a question."""
    ask, wording = worded.ask, worded.wording
    assert ask
    assert wording
    if isinstance(ask, Count):
        if ask.default is None and ask.maximum - ask.minimum < FEW_NUMBERS:
            values = range(ask.minimum, ask.maximum + 1)
            return Choices(tuple((value, book.option(ask, value)) for value in values))
        return NumberInput(ask.minimum, ask.maximum, ask.default)
    found = board(worded.view)
    allowed = found.places(worded.view) if found else ()
    places = {
        str(value): (value, label) for value, label in wording.options if str(value) in allowed
    }
    if worded.group:
        options = worded.group.options
        back = (BACK, book.text("screens.back"))
        if places:
            return Places((back,), None, as_written, places)
        return Choices((*options, back), places=[value for value, _ in options])
    (shown, placed), default = _placed(wording), wording.default
    free = {value for value, _ in (*wording.options, *wording.menu)}
    if isinstance(ask, Confirm) and not ask.can_fail:
        usual = book.text("screens.move-done" if worded.glance.moves else "screens.next")
        done = book.find(ask.key, ask.args, "option-done") or usual
        shown = ((True, done),)

    def spoken(value: Any, words: str) -> str:
        own = value not in wording.groups and not isinstance(ask, Confirm)
        return book.spoken_option(ask, value) if own else words

    if found:
        if kinds := found.kinds(worded.view):
            by_kind: dict[str, dict[Any, Any]] = {kind: {} for kind in kinds}
            for value, _ in wording.options:
                kind, _, place = str(value).partition(".")
                if kind in kinds:
                    by_kind[kind][place] = value
            left = found.left(worded.view)
            names = {kind: worded.view.name(kind, found.form) for kind in kinds}
            return Kinds(wording.menu, tuple(wording.options), spoken, by_kind, left, names)

        if not worded.reports:
            menu = wording.menu if found.grouped else wording.options
            return Places(tuple(menu), default, spoken, places, found.grouped)
    barred = {value for value, _ in shown} - free - ({True} if default is True else set())
    if worded.reports and places:
        return Places(shown, default, spoken, places, barred=barred, placed=placed)
    return Choices(shown, default, barred, spoken, placed)


def _placed(wording: Wording) -> tuple[Labelled, Sequence[Any]]:
    """Return the choices, the likely first, and the places of those that have one.

    A group has a place by its name, even if only one of it is left, or none.
    """
    menu = dict(wording.menu)
    found = {group_of(value) or value: value for value in menu}
    placed = {found.get(value, value): label for value, label in wording.displayed_options}
    return tuple({**menu, **placed, **menu}.items()), tuple(placed)
