"""The points: a line for each source, a column for each player; see ``kv/scores.kv``."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.engine.game import YOU, totals
from companion.phrases.phrasebook import capital, minus
from companion.screens.models.ending import NONE, sources
from companion.screens.models.rows import Entry
from companion.screens.pictures import icon
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet
from companion.screens.theme import theme
from companion.screens.widgets.words import UNLIMITED_PX, fitting, width_of

COLUMN_DP, APART_DP, GAP_DP = 138, 20, 6
"""The widest column, the space beside the numbers of a narrow one, and the minimum."""

MAX_HEAD = 1.3
"""The maximum enlargement of the names above narrow columns."""

SIDES_DP, TOKEN_DP = 60, 38
"""The space beside the lines and in their rows, and the width of a token beside a name."""

LEFT_DP, TOTAL_DP = 54, 52
"""Where names begin, right of their icons, and the height of the totals."""


class ScoreCell(NamedTuple):
    """A name, points or a total in a column of this width in pixels, with an optional ``token``.

    ``font_size`` is the common text size of all numbers of a kind, in pixels.
    """

    text: str
    colour: str
    width: float
    token: str = ""
    font_size: int = 0


class ScoresScreen(Sheet):
    """Every line of the scores as far as it is known now, in any game."""

    name = "scores"
    kv = "scores"
    needs = ("rows",)
    of_play = True

    entries = ListProperty()
    names = ListProperty()
    """The name above each column, as `ScoreCell`."""
    totals = ListProperty()
    """The total below each column, as `ScoreCell`."""
    heading = StringProperty()
    """How complete they are."""
    font_size = NumericProperty(0)
    """The text size of the names of all sources, in pixels."""
    least_height = NumericProperty(0)
    """The minimum height of a line, in pixels."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        self._figures = 0
        super().__init__(presenter, **kwargs)

    def refresh(self) -> None:
        """Show the current scores."""
        super().refresh()
        session, words = self.presenter.session, self.presenter.words
        scores, found = session.play.scores(), totals(session.play.scores())
        self.title = words("screens.scores")
        self.heading = words("screens.scores-final" if session.play.over else "screens.scores-now")
        duel = YOU in found and len(found) == 2 and bool(session.game.bot)
        colours = {who: "ice" if who == YOU else "violet" if duel else "sand" for who in found}
        points = {
            source: {who: _points(own, source) for who, own in scores.items()}
            for source in sources(scores)
        }
        open_ = any(NONE in line.values() for line in points.values()) and not session.play.over
        later = words("screens.scores-later") if open_ else ""
        self.note = self.fitting(self.moves_note(session)) or self.fitting(later)
        width = self._column(points, found)
        leading = [next(iter(line.values())) for line in points.values()]
        first = min(width, max(map(_width, leading), default=0) + 2 * dp(GAP_DP))
        numbers = [number for line in points.values() for number in line.values()]
        self._figures = _shared(numbers, "fact", width, UNLIMITED_PX)
        self._measure(
            [*points], self.width - dp(SIDES_DP + LEFT_DP) - first - width * (len(found) - 1)
        )
        tokens = duel and not self.portrait
        self.names = [self._head(who, colours[who], width, tokens) for who in found]
        sums = {
            who: minus(str(n)) if _known(scores[who], points) else NONE for who, n in found.items()
        }
        size = _shared(sums.values(), "headline", width, dp(TOTAL_DP))
        self.totals = [ScoreCell(sums[who], colours[who], width, font_size=size) for who in found]
        none = Entry("note", label=words("screens.scores-none"))
        self.entries = [self._row(*line, first, width) for line in points.items()] or [none]

    def _measure(self, found: list[str], room: float) -> None:
        """Choose one text size for the names of all sources, at which each fits in two lines."""
        names = [self._name(each) for each in found]
        sizes = theme.sizes_from("fact")
        fit = [fitting(each, sizes, False, int(room), UNLIMITED_PX, 2)[0] for each in names]
        self.font_size = min(fit, default=sizes[0])
        broken = any(width_of(each, int(self.font_size)) > room for each in names)
        self.least_height = self.font_size * (2.5 if broken else 1.4)

    def _row(self, source: str, points: dict[str, str], first: float, width: float) -> Entry:
        """Return the row of a source: the first column leaves its room to the name."""
        game, name = self.presenter.session.game.name, self._name(source)
        given = [
            f"{self._name(who)} {number}" if len(points) > 1 else number
            for who, number in points.items()
            if number != NONE
        ]
        colours = (
            "dim" if n == NONE else "ice" if who == YOU else "sand" for who, n in points.items()
        )
        widths = (first, *(width for _ in [*points][1:]))
        numbers = zip(points.values(), colours, widths, strict=True)
        cells = tuple(ScoreCell(*number, font_size=self._figures) for number in numbers)
        spoken = f"{name}: {', '.join(given)}"
        found = icon(game, f"scores.{source}") or icon(game, source)
        row, font_size = f"line-{source}", int(self.font_size)
        return Entry("score", row, name, at=font_size, spoken=spoken, icon=found, cells=cells)

    def _column(self, points: dict[str, dict[str, str]], found: dict[str, int]) -> float:
        """Return the width of a column: on a narrow screen what its numbers and names need.

        The longest word of any source fits beside them.
        """
        words = [word for each in points for word in self._name(each).split()]
        least = theme.sizes_from("label")[-1]
        longest = max((width_of(word, least, bold=True) for word in words), default=0)
        room = self.width - dp(SIDES_DP + LEFT_DP) - longest
        most = min(dp(COLUMN_DP), room / max(1, len(found)))
        if not self.portrait:
            return most
        large = int(min(theme.label, MAX_HEAD * least))
        heads = [width_of(self._name(who), large, True) + dp(GAP_DP) for who in found]
        numbers = [_width(number) for line in points.values() for number in line.values()]
        return min(most, max([*heads, *(each + dp(APART_DP) for each in numbers)], default=0))

    def _head(self, who: str, colour: str, width: float, tokens: bool) -> ScoreCell:
        """Return the heading of a column: a name that doesn't fit is cut to its last word."""
        name = self._name(who)
        least = theme.sizes_from("label")[-1]
        if width_of(name, least, bold=True) > width - dp(TOKEN_DP if tokens else 4):
            own = who in self.presenter.session.phrasebook.people
            name = name.partition(" ")[0] if own else name.rpartition(" ")[2]
        return ScoreCell(name, colour, width, who if tokens else "")

    def _name(self, name: str) -> str:
        session = self.presenter.session
        return capital(session.phrasebook.name(name, session.game.name, "field"))

    @property
    def spoken(self) -> str:
        """How complete they are, and everybody's total."""
        words = self.presenter.words
        scores = self.presenter.session.play.scores()
        if not scores:
            return str(words("screens.scores-none"))
        said = [
            words("screens.scores-of", who=self._name(who), points=total)
            for who, total in totals(scores).items()
            if _known(scores[who], sources(scores))
        ]
        counted = [f"{note}."] if (note := self.moves_note(self.presenter.session)) else []
        return " ".join([f"{self.heading}.", *counted, *said])

    def press(self, name: str) -> None:
        """Say a line again."""
        self.presenter.speech.say(self.ids.rows.spoken)


def _known(own: Any, found: Collection[str]) -> bool:
    """Return whether somebody has a total: zero points from some sources alone are none."""
    return any(own.values()) or len(own) == len(found) > 0


def _points(own: Any, source: str) -> str:
    """Return somebody's points from a source."""
    return minus(str(own[source])) if source in own else NONE


def _shared(numbers: Iterable[str], role: str, width: float, height: float) -> int:
    """Return the largest text size at which all numbers fit in a column."""
    sizes, room = theme.sizes_from(role), (int(width - dp(GAP_DP)), int(height))
    found = (fitting(each, sizes, True, *room, 1)[0] for each in numbers)
    return min(found, default=sizes[0])


def _width(number: str) -> int:
    return width_of(number, int(theme.fact), True)
