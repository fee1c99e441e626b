"""The points: a line for each source, a column for each player."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.screens.screen import CompanionScreen
from companion.screens.widgets.text import FittedLabel


class ScoreCell(FittedLabel):
    """A word or a number of the table; ``total`` stands for a whole column."""

    total = BooleanProperty(False)


class ScoreLine(BoxLayout):
    """A source of points, and what it gives to each."""

    total = BooleanProperty(False)


class ScoresScreen(CompanionScreen):
    """Every line of the scores as far as it is known now. It knows no game."""

    name = "scores"
    title = StringProperty()
    hint = StringProperty()

    def refresh(self) -> None:
        play = self.session.play
        scores = play.scores()
        self.title = self.words("screens.scores")
        self.hint = self.words("screens.scores-final" if play.over else "screens.scores-now")
        self.ids.lines.clear_widgets()
        self._add("", [self._name(who) for who in scores])
        for line in dict.fromkeys(line for each in scores.values() for line in each):
            numbers = [str(each[line]) if line in each else "" for each in scores.values()]
            self._add(self._name(line), numbers)
        totals = [str(sum(each.values())) for each in scores.values()]
        self._add(self.words("screens.scores-total"), totals, total=True)

    @property
    def spoken(self) -> str:
        totals = [
            self.words("screens.scores-of", who=self._name(who), points=sum(each.values()))
            for who, each in self.session.play.scores().items()
        ]
        return " ".join([f"{self.hint}.", *totals])

    def _add(self, name: str, cells: list[str], total: bool = False) -> None:
        line = ScoreLine(total=total)
        line.add_widget(ScoreCell(words=name, halign="left", size_hint_x=2, total=total))
        for words in cells:
            line.add_widget(ScoreCell(words=words, total=total))
        self.ids.lines.add_widget(line)

    def _name(self, name: str) -> str:
        session = self.session
        words = session.phrasebook.name(name, session.game.name, "field")
        return words[:1].upper() + words[1:]
