"""The first screen: the play that waits, every game, the language, and the way out."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from kivy.graphics import Color, Rectangle

from companion.games import find, games
from companion.phrases.phrasebook import LANGUAGES
from companion.screens import theme
from companion.screens.drawing.painter import Painter
from companion.screens.drawing.sky import moon, planet, sky
from companion.screens.frame import Box, Frame
from companion.screens.framed import Faces, FramedScreen
from companion.screens.models.course import numbered
from companion.screens.pictures import draw_hero, header
from companion.screens.presenter import HOME, Presenter
from companion.screens.services.sessions import Waiting, usual_options
from companion.screens.theme import (
    FACT,
    GAP,
    LABEL,
    LEAST_MOVE,
    MARGIN,
    MOVE,
    NOUN,
    TITLE,
    sizes_to,
)
from companion.screens.views import view_of
from companion.screens.widgets.notice import put_notice
from companion.screens.widgets.tap import Face
from companion.screens.window.after_frame import AfterFrame

log = logging.getLogger(__name__)

TILES, GAMES_A_ROW = {False: 132, True: 128}, {False: 6, True: 3}
"""The height of a row of tiles in a screen that lies or stands, and how many have room in it."""

LARGE, LARGE_A_ROW, LARGE_TILE = 1.25, {False: 3, True: 2}, {False: 66, True: 132}
"""From these letters on a row has fewer tiles, the picture beside the name in a screen that lies;
and how high a row then is.
"""

INDENT = 42
"""How far the words of a line stand beside its sign."""

NEAR = 22
"""Half the size of the ship; so near to it, and to the moon, no words stand."""

LANGUAGE, ABOVE = (130, 64), {False: 26, True: 14}
"""The size of a button that chooses a language, and how far it stands above the games."""

DAY_BEGINS, NOON_ENDS, EVENING = 5, 12, 18


class Line(NamedTuple):
    """A line of how a play stands, behind a token, a sign, or signs with numbers."""

    words: str
    token: str = ""
    sign: str = ""
    numbers: Sequence[tuple[str, str]] = ()


class HomeScreen(FramedScreen):
    """Every game in their order, and the play that was answered last, with which Next goes on.

    ``detail`` may name a ``game`` whose play waits: it is gone on with, or a new one is begun.
    """

    name = HOME

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._waiting: dict[str, Waiting] = {}
        self._lines: list[Line] = []
        self._pictured = False
        self._look_soon = AfterFrame(self._look)
        presenter.bind(notices=self._update, mute=self._update)

    # what is shown

    @property
    def chosen(self) -> str:
        """The game that Next goes on with, or begins."""
        asked = self.detail.get("game")
        if asked in self._waiting:
            return str(asked)
        last = self.presenter.sessions.last_game
        return next(iter(self._waiting), last if last in games() else next(iter(games())))

    @property
    def asks(self) -> bool:
        """Whether it is asked if the play of a game is gone on with."""
        return self.detail.get("game") in self._waiting

    def refresh(self) -> None:
        self._waiting = self.presenter.sessions.all_waiting()
        waits = self.chosen in self._waiting
        known = waits and self.presenter.sessions.opened(self.chosen)
        self._lines = self._read_lines() if known else []
        self._draw()
        if not self._pictured or (waits and not known):
            self._look_soon()

    def leave(self) -> None:
        self._look_soon.cancel()

    def _update(self, *_: Any) -> None:
        """Show what has come to pass by itself, if this screen is in sight."""
        if self.parent and not self.presenter.sessions.current:
            self.look_again(self._draw)

    def _look(self) -> None:
        """Do what the first frame does not wait for: the games' pictures, how the play stands."""
        if not self.parent:
            return
        self._pictured = True
        if self.chosen in self._waiting:
            self._lines = self._read_lines()
        self.look_again(self._draw)

    def _read_lines(self) -> list[Line]:
        """Return how the play that waits stands; nothing if it cannot be opened."""
        try:
            session = self.presenter.sessions.look_at(self.chosen)
            if session is None:
                return []
            view = view_of(session, self.book, self.frame.upright)
        except Exception:
            log.exception("the play that waits cannot be looked at")
            return []
        told, name = header(view), self.book.name(self.chosen, self.chosen)
        whose = "" if told.title == name else f"**{told.title}**"
        place = told.sub
        if not place and not whose and view.turn:
            place = numbered(self.book.field(session.game.counter, self.chosen), view.turn)
        p, apart = self.measure, " " if place[:1].islower() else ", "  # such as Gen. 2 of 14
        joined = apart.join(filter(None, (whose, place)))
        if told.who:
            lines = [Line(", ".join(filter(None, (place, whose))), told.who)]
        elif p.fits(joined, FACT * p.letters, self._room(158) - INDENT):
            lines = [Line(joined, sign=told.sign)] if joined else []
        else:
            lines = [Line(words, sign=told.sign) for words in (whose, place) if words]
        if view.pace and view.pace != place:
            lines.append(Line(view.pace, sign="clock"))
        elif told.numbers and len(lines) < 2:
            numbers = [
                (sign, " ".join(filter(None, (told.captions.get(sign), number))))
                for sign, number in told.numbers
            ]
            lines.append(Line("", told.owner, numbers=numbers))
        return lines

    def _name(self, game: str) -> str:
        """Return what a game is called where there is little room."""
        return self.book.name(game, game, "short")

    def _since(self) -> str:
        """Return since when the play waits, or how far it has come."""
        waiting = self._waiting[self.chosen]
        if waiting.since is None:
            return self.words("screens.waiting", answers=waiting.answers)
        days = (datetime.now().astimezone().date() - waiting.since.date()).days
        day = {0: "today", 1: "yesterday"}.get(days, "date")
        time = f"{waiting.since:%H:%M}"
        return self.words("screens.waits-since", day=day, since=waiting.since, time=time)

    def _greeting(self) -> str:
        hour = datetime.now().astimezone().hour
        part = "evening"
        if DAY_BEGINS <= hour < EVENING:
            part = "morning" if hour < NOON_ENDS else "afternoon"
        return self.words("screens.greeting", part=part)

    @property
    def spoken(self) -> str:
        """The question, and what Next answers."""
        primary = self._primary()
        return f"{self.words('screens.choose-game')} {primary.spoken or primary.words}"

    # where things are

    @property
    def _tiles(self) -> Box:
        """The place of the games: above the buttons."""
        frame = self.frame
        rows = len(rows_of(len(games()), frame, self.letters))
        bottom = min(frame.choices[0].y, frame.primary.y) - 14
        large = self.letters >= LARGE
        high = rows * ((LARGE_TILE if large else TILES)[frame.upright] + GAP) - GAP
        if not frame.upright and not large:
            high = TILES[False]
        return Box(MARGIN, bottom - high, frame.wide - 2 * MARGIN, high)

    def _lay_ground(self) -> None:
        """Draw the sky in place of the glow."""
        wanted = (*self.size, theme.look(), self._tiles.y)
        if wanted == self._grounded:
            return
        self._grounded = wanted
        high = self._tiles.y
        self.canvas.before.clear()
        with self.canvas.before:
            Color(*theme.colour("ground"))
            Rectangle(pos=self.pos, size=self.size)
            Color(1, 1, 1, 1)
            tall = high * self.frame.unit
            texture = sky(self.frame, high)
            Rectangle(texture=texture, pos=(self.x, self.top - tall), size=(self.width, tall))

    # what can be tapped

    def _draw(self) -> None:
        faces: Faces = {}
        put_notice(faces, self.presenter, Box(MARGIN, 8, self.frame.wide - 2 * MARGIN, 56))
        if self.asks:
            self._put_question(faces)
        else:
            self._put_games(faces)
        if not self._waiting:
            self._put_languages(faces)
        self._put_row(faces)
        self.draw(faces, self._paint)

    def _put_games(self, faces: Faces) -> None:
        names = {name: self._name(name) for name in games()}
        places = tile_places(self._tiles, len(names), self.frame, self.letters)
        p, least = self.measure, min(places, key=lambda box: box.wide)
        room = least.wide - 10 - (self._emblem(least.high) if self._beside else 0)
        size = next(
            (
                each
                for each in sizes_to(FACT * max(1, p.letters))
                if 2 * 1.14 * each <= least.high
                and all(p.fits(words, each, room, 2, True) for words in names.values())
            ),
            LABEL,
        )
        alone = not self._waiting
        for number, ((name, words), box) in enumerate(zip(names.items(), places, strict=True), 1):
            waiting = self.words("screens.waits-short") if name in self._waiting else ""
            faces[f"game-{name}"] = (
                box,
                Face(
                    words,
                    self._opener(name),
                    "blank",
                    spoken=". ".join(filter(None, (words, waiting))),
                    marked=self.presenter.by_buttons and alone and name == self.chosen,
                    number=number,
                    paint=self._tile_painter(name, words, size, name in self._waiting),
                ),
            )

    def _tile_painter(self, name: str, words: str, size: float, waits: bool) -> Any:
        def paint_beside(p: Painter, wide: float, high: float) -> None:
            left = self._emblem(high)
            side = left - 12
            if self._pictured and not draw_hero(p, name, 6 + side / 2, high / 2, side):
                p.sign("planet", 6 + side / 2, high / 2, side)
            lines = p.wrap(words, size, wide - 10 - left, True)
            for at, line in enumerate(lines):
                middle = high / 2 + (at - (len(lines) - 1) / 2) * size * 1.14
                p.words(left, middle + size * 0.36, line, size, "ice", True)
            if waits:
                p.sign("next", wide - 14, 14, 20, "ice")

        def paint(p: Painter, wide: float, high: float) -> None:
            lines = p.wrap(words, size, wide - 10, True)
            first = high - 16 - (len(lines) - 1) * size * 1.14 - (0 if len(lines) > 1 else 12)
            room = min(60, first - size - 6)
            if self._pictured and not draw_hero(p, name, wide / 2, 14 + room / 2, room):
                p.sign("planet", wide / 2, 14 + room / 2, room)
            for at, line in enumerate(lines):
                base = first + at * size * 1.14
                p.words(wide / 2, base, line, size, "ice", True, "middle")
            if waits:
                p.sign("next", wide - 20, 20, 20, "ice")

        return paint_beside if self._beside else paint

    @property
    def _beside(self) -> bool:
        """Whether the picture of a game stands beside its name: where letters are large."""
        return self.letters >= LARGE and not self.frame.upright

    def _emblem(self, high: float) -> float:
        """Return where a name begins beside the picture of its game, in a tile so high."""
        return min(high, 60) + 6

    def _opener(self, name: str) -> Any:
        """Return what a game's tile does: it asks first if a play of it waits."""
        if name in self._waiting:
            return lambda: self.presenter.visit(self.name, game=name)
        return lambda: self._begin(name)

    def _begin(self, name: str) -> None:
        """Show the options of a new play; the first of a game begins with the usual ones."""
        game, presenter = find(name), self.presenter
        if game.options and presenter.sessions.was_begun(name):
            presenter.visit("setup", game=name)
        else:
            usual = usual_options(game, presenter.settings)
            presenter.begin(name, usual)

    def _put_question(self, faces: Faces) -> None:
        """Put what may be done instead of going on with the play of the game."""
        box = self._tiles
        box = Box(
            box.x, box.bottom - TILES[self.frame.upright], box.wide, TILES[self.frame.upright]
        )
        game = self.chosen
        for number, (place, (name, sign, act)) in enumerate(
            zip(
                box.grid(2, 1),
                (
                    ("new-game", "plus", lambda: self._begin(game)),
                    ("back", "back", self.back),
                ),
                strict=True,
            ),
            1,
        ):
            face = Face(self.words(f"screens.{name}"), act, "tile", sign=sign, number=number)
            face.ink = "ice"
            faces[name] = (place, face)

    def _put_languages(self, faces: Faces) -> None:
        wide, high = LANGUAGE
        y = self._tiles.y - high - ABOVE[self.frame.upright]
        for at, language in enumerate(LANGUAGES):
            faces[f"language-{language}"] = (
                Box(24 + at * (wide + GAP), y, wide, high),
                Face(
                    self.words(f"screens.language-{language}"),
                    self._setter(f"language-{language}", "language", language),
                    tongue=language,
                    chosen=language == self.book.language,
                ),
            )

    def _put_row(self, faces: Faces) -> None:
        frame, words, presenter = self.frame, self.words, self.presenter
        faces["primary"] = (frame.primary, self._primary())
        known = bool(self._waiting) or presenter.sessions.last_game is not None
        first, second = frame.choices
        if known:
            face = Face(words("screens.plays"), lambda: presenter.visit("plays"), sign="list")
        else:
            face = Face(words("screens.menu-help"), lambda: presenter.read("help"), sign="help")
        faces["plays" if known else "help"] = (first, face)
        faces["settings"] = (
            second,
            Face(words("screens.menu-settings"), lambda: presenter.visit("settings"), sign="gear"),
        )
        faces["tongue" if self._waiting else "voice"] = (
            frame.undo,
            self._next_language() if self._waiting else self._voice(),
        )
        faces["off"] = (
            frame.more,
            Face(words("screens.quit"), presenter.quit, sign="power", size=LABEL),
        )

    def _primary(self) -> Face:
        """Return the face of the one thing to do now: to go on with a play, or begin one."""
        game = self.chosen
        name = self._name(game)
        if game not in self._waiting:
            return Face(name, lambda: self._begin(game), "primary", sign="next", stop=False)
        label = self.words("screens.resume")
        spoken = f"{name}: {label}. {self._since()}"
        act = lambda: self.presenter.open_play(game)  # noqa: E731
        return Face(label, act, "primary", sign="next", spoken=spoken)

    def _next_language(self) -> Face:
        now = self.book.language
        languages = list(LANGUAGES)
        following = languages[(languages.index(now) + 1) % len(languages)]
        label = self.words(f"screens.language-{now}")

        def paint(p: Painter, wide: float, high: float) -> None:
            p.words(wide / 2, high / 2 + 1, now[:2].upper(), TITLE, "ice", True, "middle")
            below = label if p.fits(label, LABEL, wide - 6) else self.words("screens.set-language")
            p.words(wide / 2, high - 14, below, LABEL, "ice", anchor="middle")

        act = self._setter("tongue", "language", following)
        return Face(label, act, "blank", tongue=now, paint=paint)

    def _voice(self) -> Face:
        """Return the face of the switch of the voice; where none can be heard, it says why."""
        presenter, on = self.presenter, self.presenter.settings.voice
        label = self.words("screens.set-voice")
        if presenter.mute:
            reason = self.words("core.no-voice", reason=presenter.mute)
            act = lambda: presenter.tell(reason)  # noqa: E731
            return Face(label, act, sign="speaker", ink="amber", size=LABEL)
        act = self._setter("voice", "voice", not on)
        face = Face(label, act, sign="speaker", size=LABEL, chosen=on)
        face.spoken = f"{label}: {self._worded(on)}"
        return face

    def _worded(self, on: bool) -> str:
        return self.words("screens.on" if on else "screens.off")

    def _setter(self, tap: str, name: str, value: Any) -> Any:
        """Return what sets something by a tap of this name, and says it; Die stays where it is."""

        def act() -> None:
            held = self.taps[tap].focused
            self.presenter.set(name, value)
            if held:
                self.keep_finger(tap)
            told = self.words(f"screens.language-{value}") if name == "language" else ""
            self.presenter.speak(told or self.taps[tap].spoken)

        return act

    @property
    def leads_back(self) -> bool:
        return self.asks

    def back(self) -> None:
        """Close the question; there is nothing behind the first screen."""
        if self.asks:
            self.presenter.visit(self.name)

    # how it looks

    def _paint(self, p: Painter) -> None:
        frame, top = self.frame, self._tiles.y
        high = 64 if self.presenter.notices else 0
        if self._waiting:
            game = self.chosen
            title = self._name(game)
            below, ink, most = self._since(), "dim", FACT
        else:
            title = self._greeting()
            below, ink, most = self.words("screens.choose-game"), "sand", TITLE
            top -= LANGUAGE[1] + ABOVE[frame.upright]
        if not high:
            p.sign("shuttle", *ship(frame), 2 * NEAR)
        y: float = high + 74
        room = min(self._room(y), self._room(y - 22))
        size = p.largest(title, (NOUN, MOVE, LEAST_MOVE, TITLE), room, 1, True)
        p.words(24, y, title, size, bold=True)
        y += 10
        room = min(self._room(y + FACT), self._room(y + most * p.letters * 1.2))
        letters = p.largest(below, (most * p.letters, most, FACT * p.letters, FACT), room)
        for line in p.wrap(below, letters, room):
            if y + letters * 1.3 <= top - 8:
                y += letters * 1.25
                p.words(24, y, line, letters, ink)
        y += 14
        for told in self._lines:
            y = self._paint_line(p, told, y, top)

    def _room(self, y: float) -> float:
        """Return how wide a line may be at a height: up to the planet, the moon and the ship."""
        place = planet(self.frame, self._tiles.y)
        edges = [place.left(y), place.left(y + 10), self.frame.wide - 16]
        for x, height in (moon(self.frame), ship(self.frame)):
            if abs(y - height) < NEAR:
                edges.append(x - NEAR)
        return min(edges) - 24 - 12

    def _paint_line(self, p: Painter, told: Line, y: float, top: float) -> float:
        """Draw a line of how a play stands, if there is room; return where the next begins."""
        letters = FACT * p.letters
        high = max(42, letters * 1.3)
        if y + high > top - 4:
            return y
        base, x = y + high / 2 + letters * 0.36, 24.0
        if told.token:
            p.token(told.token, x + 16, y + high / 2, 16)
            x += INDENT
        elif told.sign:
            p.sign(told.sign, x + 16, y + high / 2, 28)
            x += INDENT
        size = next((s for s in (letters, FACT) if self._have_room(p, told, s, y + high)), LABEL)
        for sign, number in told.numbers:
            if sign:
                p.sign(sign, x + 14, y + high / 2, 28)
                x += 36
            x += p.words(x, base, number, size, bold=True) + 18
        if told.words:
            room = self._room(y + high) + 24 - x
            size = p.largest(told.words, (letters, FACT), room)
            first, *more = p.wrap(told.words, size, room)
            p.words(x, base, first, size)
            for line in more:
                y += size * 1.2
                if y + high > top - 4:
                    break
                p.words(x, base + size * 1.2, line, size)
        return y + high

    def _have_room(self, p: Painter, told: Line, size: float, y: float) -> bool:
        """Tell whether the numbers of a line have room in letters of this size."""
        signs = 36 * sum(bool(sign) for sign, _ in told.numbers)
        wide = sum(p.width(number, size, True) for _, number in told.numbers)
        return INDENT + signs + wide + 18 * (len(told.numbers) - 1) <= self._room(y)


def ship(frame: Frame) -> tuple[float, float]:
    """Return where the ship flies."""
    return (frame.wide - 58, 58) if frame.upright else (frame.wide - 330, 96)


def rows_of(count: int, frame: Frame, letters: float = 1) -> list[int]:
    """Return how many tiles each row has; the first rows have fewer."""
    most = (LARGE_A_ROW if letters >= LARGE else GAMES_A_ROW)[frame.upright]
    rows = max(1, -(-count // most))
    return [(count + at) // rows for at in range(rows)]


def tile_places(box: Box, count: int, frame: Frame, letters: float = 1) -> list[Box]:
    """Return the places of the games' tiles."""
    rows = rows_of(count, frame, letters)
    bands = box.grid(1, len(rows))
    return [place for band, many in zip(bands, rows, strict=True) for place in band.grid(many, 1)]


__all__ = ["HomeScreen", "rows_of", "tile_places"]
