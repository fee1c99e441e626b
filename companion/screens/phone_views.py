"""The table for a phone: the same model and the same pictures as on the touchscreen, as text.

It runs in the sharing process, without a window.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing

from msgspec.structs import replace

from companion.engine.prompts import Count, Refused, group_of
from companion.phrases.phrasebook import Phrasebook, capital
from companion.screens.drawing.svg import SvgPainter
from companion.screens.frame import Box
from companion.screens.models.desk import Unseen
from companion.screens.models.ending import MET, End, end_of
from companion.screens.models.step import StepModel, TurnCard
from companion.screens.models.table import TableController
from companion.screens.pictures import View, draw_picture, scene, whole_table
from companion.screens.pictures.card import CARD_SIZE, draw_turn_card
from companion.screens.pictures.whole import PartRow, TrackedValue, WholePart
from companion.screens.views import view_of
from companion.session.session import Session
from companion.sharing.messages import Now
from companion.sharing.pages.phone_view import (
    Given,
    Number,
    PhoneMove,
    PhonePart,
    PhoneScore,
    PhoneView,
)
from companion.storage import bot_files
from companion.storage.settings import Settings
from companion.storage.store import Store

WIDTH = 400.0
"""The width of a picture, in units: it fills a phone held upright."""

TABLE = 434.0, 640.0
"""The width and height of a whole table held upright: it gives each part its shape."""

LOWEST, HIGHEST = 200.0, 300.0
SCENE = 300.0
"""The least and greatest heights of a part, and that of the picture of a move."""

LAST_STEPS = 8

BETWEEN = " · "
"""Between the parts of a value's name."""


class PhoneViews:
    """Shows what is on the table, as far as it is saved in ``store``."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        store.close()  # each thread opens it itself
        self._books: dict[str, Phrasebook] = {}

    def look(self, now: Now, language: str) -> PhoneView | None:
        """Return the table in a language; None if it is not saved, or no play is on it."""
        if now.play is None:
            return None
        book = self._books.setdefault(language, Phrasebook(language))
        with closing(self._store):
            try:
                saved = self._store.find(now.play)
                if saved is None:
                    return None
                session = Session(bot_files.find(saved.game), self._store, book, saved=saved)
            except (Refused, LookupError):
                return None
            behind = len(session.play.log) != now.answers
            settings = replace(self._settings, board_turned=now.turned)
            ticked = {now.play: (len(session.play.log), 0 if behind else now.ticked)}
            table = TableController(Unseen(session, settings, ticked=ticked))
            table.portrait = True
            table.show()
            return _phone_view(table, saved.touched, behind)


def _phone_view(table: TableController, saved: float, behind: bool) -> PhoneView:
    session, turned = table.desk.session, table.desk.settings.board_turned
    book = session.phrasebook
    play, step, game = session.play, table.step, session.game.name
    view = view_of(session, book, portrait=True, turned=turned)
    event = step.event
    facts = [event.acts, *event.facts] if event else []
    if event and event.summary:
        facts += [event.summary.gained, event.summary.fact, *event.summary.pace]
    end = end_of(session) if play.over else None
    scores = play.scores() if end and end.totals else {}
    said = step.title, step.present.text.replace("**", "") if step.present else ""
    heading = event.title if event else step.heading
    card = step.card or (event.card if event else None)
    icons: dict[str, None] = {}
    drawn = _scene(table, icons)
    parts = (each for each in _parts(session, view, icons) if not _alike(each.picture, drawn))
    return PhoneView(
        game=book.game(game),
        title=end.verdict if end else step.title,
        subtitle="" if end else step.subtitle,
        actor=step.actor,
        heading=end.fact if end else heading if heading not in said else "",
        notice=step.notice.text if step.notice and not step.notice.intent else "",
        facts=tuple(filter(None, facts)),
        lines=() if end else tuple(_lines(step)),
        reported=tuple(chip.text for chip in step.chips if chip.report),
        card=_card(card, icons) if card else "",
        acts=card.action if card else "",
        scene=drawn,
        numbers=tuple(
            Number(icon, text, step.captions.get(icon, "")) for icon, text in step.numbers if icon
        ),
        pace=tuple(filter(None, step.pace)) if step.pace else (),
        parts=tuple(parts),
        icons=icons,
        recap=tuple(book.prompt_text(say).text for say in play.recap()),
        steps=tuple(each.words for each in session.steps()[: -LAST_STEPS - 1 : -1]),
        points=tuple(_points(end, book)) if end else (),
        players=tuple(book.name(who, session.game.name) for who in scores if len(scores) > 1),
        primary=step.primary if step.primary_ready and not play.over else "",
        undo=step.undo,
        answers=tuple(_answers(session)),
        between=(play.ask.minimum, play.ask.maximum) if isinstance(play.ask, Count) else None,
        saved=saved,
        behind=behind,
    )


def _lines(step: StepModel) -> Iterator[PhoneMove]:
    for each in step.moves:
        if each.kind != "event":
            yield PhoneMove(
                number=each.number,
                text=each.text,
                fact=each.fact,
                price=each.price,
                state=each.state,
                kind=each.kind,
                actor=each.actor,
            )


def _answers(session: Session) -> Iterator[Given]:
    """Yield the answers to the open question, without that of the primary button."""
    asked = session.ask
    for value, text in asked.options if asked else ():
        if asked and value != asked.default:
            group = asked.groups.get(group_of(value))
            yield Given(value, text, group.label if group else "")


def _points(end: End, book: Phrasebook) -> Iterator[PhoneScore]:
    """Yield the lines of the end, and the totals."""
    met = {icon: is_met for is_met, icon in MET.items()}
    for each in end.lines:
        yield PhoneScore(each.text, each.numbers, met.get(each.icon))
    if end.totals:
        totals = tuple(each.sums[-1] for each in end.totals)
        yield PhoneScore(book.text("core.table-total"), totals)


def _card(card: TurnCard, icons: dict[str, None]) -> str:
    """Return the picture of a card; here and below ``icons`` gets those that are used."""
    p = SvgPainter()
    draw_turn_card(p, card)
    return _picture(p, *CARD_SIZE, f"{card.number} {card.letter}", icons)


def _picture(p: SvgPainter, width: float, height: float, shows: str, icons: dict[str, None]) -> str:
    icons.update(dict.fromkeys(p.icons))
    return p.svg(width, height, shows, alone=False)


def _scene(table: TableController, icons: dict[str, None]) -> str:
    """Return the picture of the present move, "" if it happens on the board."""
    view = table.view
    found = scene(view, table.scene_key) if view and not table.on_board else None
    if view is None or found is None:
        return ""
    p = SvgPainter()
    draw_picture(p, Box(0, 0, WIDTH, SCENE), view, found)
    return _picture(p, WIDTH, SCENE, view.header.title, icons)


def _alike(one: str, other: str) -> bool:
    """Return whether two pictures show the same, whatever they are called."""
    return bool(one) and one.partition(">")[2] == other.partition(">")[2]


def _parts(session: Session, view: View, icons: dict[str, None]) -> Iterator[PhonePart]:
    """Yield the parts of the table, each as wide as a phone."""
    rows: list[PartRow] = [*whole_table(view)]
    heights = sum(row.height for row in rows)
    for row in rows:
        across = sum(part.width for part in row.parts)
        for part in row.parts:
            shape = (TABLE[1] * row.height / heights) / (TABLE[0] * part.width / across)
            height = min(HIGHEST, max(LOWEST, WIDTH * shape))
            yield _part(session, part, view, height, icons)


def _part(
    session: Session, part: WholePart, view: View, height: float, icons: dict[str, None]
) -> PhonePart:
    picture = ""
    if part.draw and not part.values:
        p = SvgPainter()
        list(part.draw(p, Box(0, 0, WIDTH, height), view, True) or ())
        shows = part.title or session.phrasebook.game(view.game)
        picture = _picture(p, WIDTH, height, shows, icons)
    return PhonePart(
        title=part.title,
        note=part.note,
        picture=picture,
        numbers=tuple(_numbers(session, part.values)),
    )


def _numbers(session: Session, values: Sequence[TrackedValue]) -> Iterator[Number]:
    """Yield values with their names; a start that all names share is left out."""
    book, game = session.phrasebook, session.game.name
    names = [each.name or capital(book.field(each.field, game)) for each in values]
    heads = {name.rpartition(BETWEEN)[0] for name in names}
    shared = f"{heads.pop()}{BETWEEN}" if len(heads) == 1 else ""
    for name, each in zip(names, values, strict=True):
        share = each.track.done / each.track.cells if each.track and each.track.cells else None
        yield Number(each.icon, each.text, name.removeprefix(shared), share)
