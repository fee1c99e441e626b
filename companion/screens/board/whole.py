"""The whole table on one screen: a tap enlarges a part, or opens a value to correct it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.engine.prompts import Field
from companion.phrases import aloud
from companion.phrases.phrasebook import capital
from companion.screens.drawing.painter import Painter
from companion.screens.frame import Box
from companion.screens.pictures import Touch, View, chart, header, whole_table
from companion.screens.pictures.whole import TrackedValue, WholePart
from companion.screens.services.tracked import group_of, tracked
from companion.screens.sheet import Sheet, SheetPart, SheetTool
from companion.screens.views import view_of
from companion.screens.widgets.painted import PaintedWidget
from companion.screens.widgets.tappable import Spot
from companion.session.review import PlayReview
from companion.session.session import Session


class WholeScreen(Sheet):
    """Everything that is tracked in any game, drawn.

    ``detail`` has the enlarged ``part``, if any, and what it says ``about`` what was saved.
    """

    name = "whole"
    kv = "whole"
    of_step = True

    view: View | None = ObjectProperty(None, allownone=True)
    rows = ListProperty()
    """The parts in rows, as `PartRow`."""
    large: WholePart | None = ObjectProperty(None, allownone=True, rebind=True)
    """The enlarged part, None if there is none."""
    picked = StringProperty()
    """The place of the map that was tapped, "" for none."""
    about = StringProperty()
    """What is there."""
    hexes = ListProperty()
    """The places of the enlarged map."""
    legend = ListProperty()
    """The legend of its icons."""

    # what is shown

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show all parts, or one; a game without parts has a list."""
        self.picked = self.about = ""
        super().open(detail)
        if not self.rows:
            self.show_without_parts()

    def show_without_parts(self) -> None:
        """Show a list instead of the table of a game that draws none."""
        self.presenter.navigation.show("editor", list=True)

    @property
    def session(self) -> Session | PlayReview:
        """The play whose table is shown."""
        return self.presenter.session

    def _look_again(self, *_: Any) -> None:
        """Show changes that happened by themselves, if there still is a play."""
        if self.presenter.sessions.current:
            super()._look_again()

    def refresh(self) -> None:
        """Show the current play."""
        presenter = self.presenter
        session, words = self.session, presenter.words
        turned = presenter.settings.board_turned
        view = view_of(session, session.phrasebook, self.portrait, turned=turned)
        self.view = view
        names = {name: self.spoken_value(name) for name in self.fields}
        self.rows = [
            row._replace(parts=tuple(self._ready(each, view, names) for each in row.parts))
            for row in whole_table(view)
        ]
        parts = [each for row in self.rows for each in row.parts]
        alone = parts[0].name if len(parts) == 1 and not parts[0].values else ""
        name = self.detail.get("part", alone)
        self.large = next((each for each in parts if each.name == name), None)
        self.numbers = [each for each in header(view).numbers if each[0]]
        title = self.large.title if self.large else ""
        self.title = title or words("screens.menu-whole")
        self.note = self.large.note if self.large else self.moves_note(session)
        back = "to-turn" if session.play.turn else "to-step"
        self.primary = words("screens.back" if "part" in self.detail else f"screens.{back}")
        self.tools = [
            SheetTool(name, words(f"screens.{name}"), icon) for name, icon in self._tools()
        ]
        self._look_at_map(view)

    def _tools(self) -> Iterator[tuple[str, str]]:
        """Yield the buttons beside the primary button, with their icons."""
        if self.large and self.large.map:
            yield "turn-board", "turn"
        else:
            yield "correct", "pencil"
            if self.session.play.goals() and not self.large:
                yield "goals", "flag"

    def _ready(self, part: WholePart, view: View, names: Mapping[str, str]) -> WholePart:
        """Return a part with its play; its values know whether they open, and how they are said."""
        values = tuple(self._ready_value(each) for each in part.values)
        return part._replace(values=values, view=view, names=names if part.draw else {})

    def _ready_value(self, value: TrackedValue) -> TrackedValue:
        found = self.fields.get(value.field)
        return value._replace(opens=found is not None, spoken=self.spoken_value(value.field))

    @property
    def fields(self) -> Mapping[str, Field]:
        """The values that may be corrected now, by name."""
        fields = self.session.play.fields
        return {name: field for name, field in fields.items() if not field.settled}

    def spoken_value(self, name: str) -> str:
        """Return the spoken text of a value with its name, "" for one that isn't tracked."""
        session = self.session
        field = session.play.fields.get(name)
        if field is None:
            return ""
        book, game = session.phrasebook, session.game.name
        return f"{book.field(name, game)}: {book.value(field.get(), game, name)}"

    def _look_at_map(self, view: View) -> None:
        """Show what is in the place that was tapped, else the legend of the map."""
        board = chart(view) if self.large and self.large.map else None
        self.hexes = list(board.places(view)) if board else []
        self.about = capital(board.describe(view, self.picked)) if board and self.picked else ""
        self.legend = list(board.legend(view)) if board and not self.picked else []

    @property
    def spoken(self) -> str:
        """What was corrected last, else what is shown."""
        if about := self.detail.get("about", ""):
            return str(about)
        return aloud.joined([self.title, self.note])

    # what is tapped

    def enlarge(self, part: WholePart) -> None:
        """Enlarge a part."""
        self.presenter.navigation.visit(self.name, part=part.name)

    def open_value(self, name: str) -> None:
        """Open a value to be corrected; for a list, open its items."""
        if not self.presenter.guard.passes():
            return
        if self.fields[name].many is None:
            self.presenter.navigation.visit("editor", field=name, part=self.detail.get("part", ""))
            return
        session = self.presenter.session
        headings = list(tracked(session))
        self.presenter.navigation.visit(
            "editor", list=True, group=headings.index(group_of(session, name))
        )

    def look_at(self, place: str) -> None:
        """Name what is in a place of the map."""
        self.picked = place
        assert self.view
        self._look_at_map(self.view)
        self.presenter.speech.effect("tap")
        self.presenter.speech.say(f"{place}: {self.about}")

    def use(self, name: str) -> None:
        """Run a tool's action."""
        if name == "correct":
            self.presenter.navigation.visit("editor", list=True)
        elif name == "goals":
            self.presenter.navigation.visit("goals")
        elif name == "turn-board":
            self.turn_board()

    def back(self) -> None:
        """Show all parts again, else the table."""
        if "part" in self.detail:
            self.presenter.navigation.visit(self.name)
        else:
            super().back()

    def do_adjust(self) -> None:
        """Go back to the table."""
        self.presenter.navigation.show_play()


class PartPicture(PaintedWidget):
    """Draws a part of the table; ``touches`` are the positions of its values, in units."""

    made_from = ("view", "part", "large")

    part = ObjectProperty(None, allownone=True)
    large = BooleanProperty(False)
    touches = ListProperty()

    def paint(self, p: Painter, box: Box) -> None:
        if self.part.draw:
            self.touches = list(self.part.draw(p, box, self.view, self.large))


class LargePart(FloatLayout):
    """An enlarged part, whose values can be tapped."""

    item: WholePart | None = ObjectProperty(None, allownone=True)
    touches = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._spots: list[ValueSpot] = []
        arrange = Clock.create_trigger(self._arrange, -1)
        for name in ("item", "touches", "pos", "size"):
            self.fbind(name, arrange)

    def _arrange(self, *_: Any) -> None:
        """Put a touch target over each value that can be opened."""
        self.clear_widgets(self._spots)
        names = self.item.names if self.item else {}
        self._spots = [self._spot(each, names) for each in self.touches if each.field in names]
        for spot in self._spots:
            self.add_widget(spot)

    def _spot(self, touch: Touch, names: Mapping[str, str]) -> ValueSpot:
        box, unit = touch.box, dp(1)
        return ValueSpot(
            item=touch.field,
            text=names[touch.field],
            size_hint=(None, None),
            size=(box.width * unit, box.height * unit),
            pos=(self.x + box.x * unit, self.top - box.bottom * unit),
        )


class LargeMap(SheetPart):
    """The enlarged map of Mars: a tap names what is in a place."""

    item: WholePart | None = ObjectProperty(None, allownone=True, rebind=True)


class ValueSpot(Spot):
    """A value in a picture; ``item`` is its field."""

    def on_release(self) -> None:
        """Open the value."""
        self.screen.open_value(self.item)
