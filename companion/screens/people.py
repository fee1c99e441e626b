"""Who played: a row for each player and the comment; and one player's name and roles.

See ``kv/value.kv`` and ``kv/action_grid.kv``; `companion.screens.write` is the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.engine.game import YOU
from companion.engine.prompts import Refused
from companion.engine.saved import SavedPlay
from companion.screens.actions import ActionScreen
from companion.screens.models.rows import Entry
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import TABLE
from companion.screens.value_screen import ValueScreen
from companion.screens.widgets.action_grid import Action
from companion.session import people
from companion.session.people import COMMENT, NAME, ROLE
from companion.storage.facts import called

PLAYER, KNOWN = "player-", "known-"
"""The prefixes of the names of rows, and of the tiles with a name or a role."""

MAX_TILES = 24
"""The most names or roles that are offered; any other can be written."""


def find(presenter: Presenter, detail: Mapping[str, Any]) -> SavedPlay | None:
    """Return the play of a detail, else the one on the table; None if it is not there any more."""
    current = presenter.sessions.current
    play = detail.get("play", current.id if current else None)
    saved = None if play is None else presenter.store.find(int(play))
    return saved if saved and saved.deleted is None else None


def save(presenter: Presenter, play: int, work: Callable[[], object]) -> bool:
    """Save what was entered; what is refused becomes one sentence. Return whether it was saved."""
    try:
        work()
    except Refused as refused:
        presenter.announce(presenter.phrasebook.refusal(refused))
        return False
    for session in presenter.sessions.all_open():
        if session.id == play:
            session.use_names()
    return True


class PeopleScreen(ValueScreen):
    """The players of a ``play`` and the comment; ``table`` is true if it was opened from there."""

    name = "people"

    def show_list(self) -> None:
        """List everybody who plays, as far as the play knows, and the comment."""
        saved = find(self.presenter, self.detail)
        self.title, self.tools = self.text("people"), []
        self.note = self.fitting(self.presenter.phrasebook.game(saved.game)) if saved else ""
        none = Entry("note", label=self.presenter.words("core.history-none"))
        self.entries = list(self._rows(saved)) if saved else [none]

    def _rows(self, saved: SavedPlay) -> Iterator[Entry]:
        for who in people.players(self.presenter.store, saved):
            person, label = (
                people.known(saved, who),
                called(self.presenter.phrasebook, saved.game, who),
            )
            parts = (person.name, ", ".join(person.roles))
            value = " · ".join(filter(None, parts)) or self.text("people-nobody")
            yield self._row(f"{PLAYER}{who}", label, value)
        yield self._row(
            COMMENT, self.text("people-comment"), saved.comment or self.text("people-no-comment")
        )

    def _row(self, name: str, label: str, value: str) -> Entry:
        """Return a row as high as its text."""
        text = self.text("people-row", what=label, value=value)
        return Entry("link", name, text, spoken=text)

    @property
    def spoken(self) -> str:
        """Everybody with what was entered."""
        return ". ".join([self.title, *(row.spoken or row.label for row in self.entries)])

    def use_row(self, name: str) -> None:
        """Open a player, or write the comment."""
        visit = self.presenter.navigation.visit
        if name == COMMENT:
            visit("write", **self.detail, what=COMMENT)
        else:
            visit("person", **self.detail, who=name.removeprefix(PLAYER))

    def back(self) -> None:
        """Go back to the table, or to the play among all."""
        if self.detail.get(TABLE):
            self.presenter.navigation.show_play()
        else:
            self.presenter.navigation.visit("play", **self.detail)


class PersonScreen(ActionScreen):
    """Tiles for one player, ``who``: the names of earlier games, or with ``roles`` the roles."""

    name = "person"

    def refresh(self) -> None:
        """Show what can be chosen, the latest first, and what was."""
        super().refresh()
        saved, roles = find(self.presenter, self.detail), self._roles
        self.title = (
            called(self.presenter.phrasebook, saved.game, self._who)
            if saved
            else self._text("people")
        )
        self.note = self.fitting(self._text("people-roles" if roles else "people-name"))
        self.actions = list(self._tiles(saved)) if saved else []

    @property
    def _who(self) -> str:
        return str(self.detail.get("who", YOU))

    @property
    def _roles(self) -> bool:
        return bool(self.detail.get("roles"))

    def _known(self, saved: SavedPlay) -> list[str]:
        """Return the names of all players, or the roles of all in this game, as on the tiles."""
        store, person = self.presenter.store, people.known(saved, self._who)
        if self._roles:
            roles = dict.fromkeys([*person.roles, *store.roles(saved.game)])
            return sorted([*roles][:MAX_TILES], key=str.casefold)  # none moves when it is taken
        others = {each.name for each in saved.players if each.who != self._who}
        names = dict.fromkeys(filter(None, [person.name, *store.names()]))
        return [name for name in names if name not in others][:MAX_TILES]

    def _tiles(self, saved: SavedPlay) -> Iterator[Action]:
        person = people.known(saved, self._who)
        chosen = person.roles if self._roles else (person.name,)
        for at, text in enumerate(self._known(saved)):
            yield self._tile(at, text, text in chosen)
        write = "people-write-role" if self._roles else "people-write"
        yield Action("write", self._text(write), "pencil")
        if person.name and not self._roles:
            yield Action("none", self._text("people-no-name"), "cross")
        if not self._roles:
            yield Action("roles", self._text("people-roles"), "flag")

    def _tile(self, at: int, text: str, chosen: bool) -> Action:
        mark = self._text("people-chosen") if chosen else ""
        icon = "check" if chosen else "flag" if self._roles else "pawn"
        spoken = ", ".join(filter(None, (text, mark)))
        return Action(f"{KNOWN}{at}", text, icon, spoken=spoken)

    def _text(self, key: str) -> str:
        return str(self.presenter.words(f"screens.{key}"))

    @property
    def spoken(self) -> str:
        """Whose name or roles they are, and what can be chosen."""
        about = self._text("people-roles" if self._roles else "people-name")
        labels = ". ".join(action.spoken or action.text for action in self.actions)
        return f"{self.title}. {about}. {labels}"

    def press(self, name: str) -> None:
        """Choose a name, take a role or leave it, or open what the tile says."""
        visit = self.presenter.navigation.visit
        if name == "write":
            visit("write", **self.detail, what=ROLE if self._roles else NAME)
        elif name == "roles":
            visit(self.name, **self.detail, roles=True)
        elif (saved := find(self.presenter, self.detail)) and self.presenter.guard.passes():
            shown = {action.name: action.text for action in self.actions}
            self._enter(saved, "" if name == "none" else shown[name])

    def _enter(self, saved: SavedPlay, text: str) -> None:
        """Take a role or leave it; or enter a name and go back to everybody."""
        store, who = self.presenter.store, self._who
        if not self._roles:
            if save(self.presenter, saved.id, lambda: people.enter(store, saved, who, text)):
                self.back()
            return
        now = people.known(saved, who).roles
        roles = [each for each in now if each != text] if text in now else [*now, text]
        save(self.presenter, saved.id, lambda: people.enter(store, saved, who, roles=roles))
        self.refresh()

    def back(self) -> None:
        """Go back to the player's name, or to everybody."""
        detail = dict(self.detail)
        if detail.pop("roles", None):
            self.presenter.navigation.visit(self.name, **detail)
        else:
            detail.pop("who", None)
            self.presenter.navigation.visit("people", **detail)
