"""My box, drawn: what is printed on a copy of a game, entered and corrected by tapping."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.engine.game import Game
from companion.games import find
from companion.screens.pictures import PrintedThings, View, printed_things
from companion.screens.pictures.whole import WholePart
from companion.screens.sheet import Sheet, SheetPart, SheetTool
from companion.session import my_box

GAME, MAP = "game", "map"
"""The parts of the detail: the game, and whether its map is shown instead of its boards."""


class BoxScreen(Sheet):
    """What is printed on a copy of any game: its boards, or its map.

    A tap on a space of the boards opens its fact. On the map the player chooses a kind of thing,
    and taps where it is printed; another tap removes it.
    """

    name = "box"
    kv = "box"
    needs = ("whole",)

    view: View | None = ObjectProperty(None, allownone=True)
    boards: WholePart | None = ObjectProperty(None, allownone=True, rebind=True)
    mapped = BooleanProperty(False)
    kind = StringProperty()
    """The kind of thing that a tap on a place enters, "" while all are shown."""
    kinds = ListProperty()
    places = ListProperty()
    laid = ListProperty()
    """The places with a known printed thing."""

    # what is shown

    @property
    def game(self) -> Game:
        """The game whose box is shown."""
        name = self.detail.get(GAME)
        return find(name) if name else my_box.boxed_games()[0]

    @property
    def things(self) -> PrintedThings:
        """How it is drawn."""
        found = printed_things(self.game.name)
        assert found
        return found

    def open(self, detail: Mapping[str, Any]) -> None:
        """Show the boards or the map."""
        self.kind = ""
        super().open(detail)

    def refresh(self) -> None:
        """Show the current facts."""
        presenter, game = self.presenter, self.game
        book, words = presenter.phrasebook, presenter.words
        facts = list(my_box.facts(presenter.store, book, game))
        names = {fact.name: f"{fact.label}: {fact.words}" for fact in facts}
        state: dict[str, Any] = {
            "box": {fact.name: fact.now for fact in facts},
            "words": {fact.name: fact.words for fact in facts},
        }

        def name(value: Any, form: str = "") -> str:
            return book.name(value, game.name, form)

        portrait, turned = self.portrait, presenter.settings.board_turned
        view = View(game.name, state, (), None, book.text, name, portrait=portrait, turned=turned)
        state["map"] = self.things.map(view)
        self.mapped = bool(self.detail.get(MAP))
        self.title = book.text("core.box-of", game=book.name(game.name, game.name))
        self.primary = words("screens.back")
        self.tools = list(self._tools())
        drawn = WholePart("boards", draw=self.things.draw, view=view, names=names)
        self.boards = None if self.mapped else drawn
        self.view = view
        self._show_kinds(view)

    def _tools(self) -> Iterator[SheetTool]:
        """Yield the buttons beside the primary button."""
        words = self.presenter.words
        other, icon = ("boards", "card") if self.mapped else ("chart", "planet")
        yield SheetTool("other", words(f"screens.{other}"), icon)
        yield SheetTool("list", words("screens.adjust-all"), "list")
        if self.mapped:
            yield SheetTool("turn-board", words("screens.turn-map"), "turn")

    def _show_kinds(self, view: View) -> None:
        """Show what may be printed on the map, and where."""
        things, kinds = self.things, self.things.kinds(view)
        left = [each.value for each in kinds if each.left]
        if self.kind not in left:
            self.kind = next((each.value for each in kinds if each.left and not each.rare), "")
        self.kinds = [each._replace(chosen=each.value == self.kind) for each in kinds]
        self.places = list(things.places(view, self.kind)) if self.mapped else []
        self.laid = [row["hex"] for row in things.map(view) if things.at(view, row["hex"])]

    @property
    def spoken(self) -> str:
        """The box shown, and the part of it."""
        key = "chart" if self.detail.get(MAP) else "boards"
        return f"{self.title}. {self.presenter.words(f'screens.{key}')}"

    # what is tapped

    def open_value(self, name: str) -> None:
        """Open a fact in the list, to be set or cleared."""
        if self.presenter.guard.passes():
            field = f"/{self.game.name}/{name}"
            self.presenter.navigation.visit(
                "settings", game=self.game.name, field=field, drawn=True
            )

    def take(self, kind: str) -> None:
        """Choose the kind of thing that taps on places enter."""
        self.kind = kind
        self.refresh()
        self.presenter.speech.say(self._kind_text)

    @property
    def _kind_text(self) -> str:
        """The name of the chosen kind."""
        return next(each.text for each in self.kinds if each.value == self.kind)

    def tap_place(self, place: str) -> None:
        """Record that the chosen kind is printed on a place, or remove what is recorded there."""
        assert self.view
        if place not in self.places:
            self.kind = self.things.at(self.view, place)
        changes = self.things.changes(self.view, self.kind, place)
        for name, value in changes.items():
            my_box.save_fact(self.presenter.store, self.game, name, value)
        self.presenter.speech.effect("tap")
        kind = self._kind_text
        self.refresh()
        gone = self.presenter.words("core.box-unknown")
        forgotten = list(changes.values()) == [None]
        self.presenter.speech.say(f"{place}: {gone if forgotten else kind}")

    def use(self, name: str) -> None:
        """Run a tool's action."""
        presenter, game = self.presenter, self.game.name
        if name == "other":
            presenter.navigation.visit(self.name, game=game, **({} if self.mapped else {MAP: True}))
        elif name == "list":
            presenter.navigation.visit("settings", game=game)
        elif name == "turn-board":
            self.turn_board()

    def back(self) -> None:
        """Go back to the settings."""
        self.presenter.navigation.visit("settings")


class PrintedMap(SheetPart):
    """The map, and beside it what may be printed there."""
