"""The ambiguity die: the number of options, and the roll among them; see ``kv/die.kv``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.engine.play import DIE, MAX_SIDES
from companion.engine.prompts import Refused, Say
from companion.screens.presenter import Presenter
from companion.screens.sheet import Sheet, SheetTool

SIDES = range(2, MAX_SIDES + 1)

IN_SIGHT = 11
"""The numbers side by side, besides the tile that shows the next ones."""

TUMBLE = 3
"""The number of other faces that are shown before the die stops."""

MOMENT_S = 0.06
"""How long each of these faces is shown."""


class DieSide(NamedTuple):
    """A number of sides, or the tile that shows the next ones; Die is at the ``marked`` one."""

    name: str
    text: str = ""
    icon: str = ""
    chosen: bool = False
    marked: bool = False


class DieScreen(Sheet):
    """Rolls the die. With two buttons: Die steps through the numbers, Next rolls, Undo leaves."""

    name = "die"
    kv = "die"
    of_step = True

    sides = NumericProperty(SIDES[0])
    value = NumericProperty(0)
    moment = NumericProperty(0)
    """How many faces are still shown before it stops."""
    face = StringProperty()
    """The face shown at this moment."""
    headline = StringProperty()
    fact = StringProperty()
    """What is asked or rolled, and what to do then."""
    offered = ListProperty()
    """The `DieSide` of each visible number."""
    chips = ListProperty()
    """All numbers of the roll, each with whether it was rolled."""

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        self._next_moment = Clock.create_trigger(self._turn, MOMENT_S)

    # what is shown

    def open(self, detail: Mapping[str, Any]) -> None:
        """Ask for the number of options, or show what was rolled."""
        self.sides, self.value = detail.get("sides", SIDES[0]), detail.get("value", 0)
        super().open(detail)

    def refresh(self) -> None:
        """Show the die at rest."""
        self._next_moment.cancel()
        self.moment = 0
        self._show()

    def leave(self) -> None:
        """Stop the die."""
        super().leave()
        self.refresh()

    def _show(self) -> None:
        """Show the die at this moment, and its result once it has stopped."""
        words, value = self.presenter.words, int(self.value)
        self.title = words("screens.the-die")
        self.note = self.fitting(words("screens.die-sub"))
        self.face = str((value + int(self.moment) - 1) % self.sides + 1) if value else "?"
        self.offered = [*map(self._side, self._in_sight), DieSide("more-sides", icon="next")]
        self.headline, self.fact = words("screens.die-how-many"), words("screens.die-hint")
        self.primary, tool = words("screens.die-roll", sides=self.sides), "back"
        if value:
            glance = self.presenter.phrasebook.glance(Say(DIE, self._args))
            (move,) = glance.moves
            self.headline, self.fact, self.primary = glance.title, move.fact, move.plain
            tool = "die-again"
        self.tools = [SheetTool(tool, words(f"screens.{tool}"), "roll" if value else "back")]
        few = value and self.sides <= SIDES[IN_SIGHT - 1]
        self.chips = [(at, at == value) for at in range(1, self.sides + 1)] if few else []
        if self.moment:
            self.headline, self.fact, self.chips = "", "", []

    @property
    def _in_sight(self) -> range:
        """The numbers around the one selected by Die."""
        first = (int(self.sides) - SIDES[0]) // IN_SIGHT * IN_SIGHT
        return SIDES[first : first + IN_SIGHT]

    def _side(self, number: int) -> DieSide:
        here, rolled = number == self.sides, bool(self.value)
        marked = here and not rolled and self.presenter.by_buttons
        return DieSide(f"sides-{number}", str(number), chosen=here and rolled, marked=marked)

    @property
    def _args(self) -> dict[str, int]:
        return {"sides": int(self.sides), "value": int(self.value)}

    @property
    def spoken(self) -> str:
        """What is asked, or what was rolled."""
        if not self.value:
            return f"{self.presenter.words('screens.die-how-many')} {self.sides}"
        return self.presenter.phrasebook.find(DIE, self._args, "voice")

    def _turn(self, *_: Any) -> None:
        """Show the next face; with the last, the result."""
        self.moment -= 1
        self._show()
        if self.moment:
            self._next_moment()

    # what it does

    def roll(self, sides: int) -> None:
        """Roll, and show and say the result."""
        presenter = self.presenter
        if not presenter.guard.passes():
            return
        try:
            rolled = presenter.session.roll_die(sides)
        except Refused as refused:
            presenter.announce(presenter.phrasebook.refusal(refused))
            return
        presenter.speech.effect("die")
        presenter.navigation.show(self.name, sides=sides, value=rolled.args["value"])
        if presenter.settings.motion:
            self.moment = TUMBLE
            self._show()
            self._next_moment()
        presenter.speech.say(rolled.voice)

    def press(self, name: str) -> None:
        """Roll with this number of sides, or show the next numbers; after the last the first."""
        if name != "more-sides":
            self.roll(int(name.removeprefix("sides-")))
            return
        following = self._in_sight[-1] + 1
        self.presenter.navigation.visit(
            self.name, sides=following if following in SIDES else SIDES[0]
        )

    def use(self, name: str) -> None:
        """Roll again, or leave."""
        if name == "back":
            self.go_back()
        else:
            self.roll(int(self.sides))

    def press_primary(self) -> None:
        """Roll with the selected number; after a roll, go back to the table."""
        if self.value:
            self.go_back()
        else:
            self.roll(int(self.sides))

    def do_die(self) -> None:
        """Step to the next number; after a roll, offer the numbers again."""
        if self.value:
            self.presenter.navigation.visit(self.name, sides=int(self.sides))
            return
        self.sides = self.sides + 1 if self.sides < SIDES[-1] else SIDES[0]
        self._show()
        self.presenter.speech.say(str(self.sides))

    def pick(self, number: int) -> None:
        """Roll with this number of sides."""
        if number in SIDES:
            self.roll(number)
