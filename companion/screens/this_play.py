"""What else can be done with the play that is chosen among all."""

from __future__ import annotations

from companion.engine.saved import SavedPlay
from companion.games import games, is_file
from companion.screens.actions import ActionScreen
from companion.screens.models.plays import Days, PlayWords, opens
from companion.screens.widgets.action_grid import Action

PLAYS = "plays"


class ThisPlayScreen(ActionScreen):
    """Actions for the ``play`` of the detail."""

    name = "play"

    def refresh(self) -> None:
        """Show the actions, and which play it is."""
        super().refresh()
        words, store = self.presenter.words, self.presenter.store
        saved = store.find(self._play)
        worded = saved and PlayWords(self.presenter.phrasebook, saved, Days(store.listed()))
        self.title = worded.name if worded else words("screens.plays")
        self.note = self.fitting(worded.day) if worded else ""
        has_best = any(game in games() or is_file(game) for game in store.games_won())
        self.actions = [
            Action("people", words("screens.people"), "pawn", saved is None),
            Action("bgstats", words("screens.bgstats"), "phone", not (saved and saved.finished)),
            Action("look", words("screens.look"), "reading", not looks(saved)),
            Action("delete", words("screens.delete"), "bin", saved is None),
            Action("best", words("screens.plays-the-best"), "op", not has_best),
            Action("statistics", words("screens.statistics"), "level"),
        ]

    @property
    def _play(self) -> int:
        return int(self.detail.get("play", 0))

    @property
    def spoken(self) -> str:
        """Which play it is, and what can be done."""
        labels = ". ".join(action.text for action in self.actions if not action.off)
        return f"{self.title}. {labels}"

    def press(self, name: str) -> None:
        """Open an action."""
        if name == "best":
            self.presenter.navigation.visit(PLAYS, best=True)
        elif name == "statistics":
            self.presenter.navigation.visit(name)
        else:
            self.presenter.navigation.visit(name, play=self._play)

    def back(self) -> None:
        """Go back to the play among the others."""
        self.presenter.navigation.visit(PLAYS, play=self._play)


def looks(saved: SavedPlay | None) -> bool:
    """Return whether a play can be looked through: it has answers that its game understands."""
    return saved is not None and saved.answers > 0 and opens(saved.game, saved.set_aside)
