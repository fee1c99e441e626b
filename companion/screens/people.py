"""Who played: a row for each player and the comment; and one player's name and roles.

See ``kv/value.kv`` and ``kv/action_grid.kv``; `companion.screens.write` is the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.engine.prompts import Refused
from companion.engine.saved import Person, SavedPlay
from companion.phrases.phrasebook import capital
from companion.screens.actions import ActionScreen
from companion.screens.models.rows import Entry
from companion.screens.presenter import Presenter
from companion.screens.presenter.navigation import TABLE
from companion.screens.value_screen import ValueScreen
from companion.screens.widgets.action_grid import Action
from companion.session import people
from companion.session.people import COMMENT, NAME, ROLE

PLAYER, KNOWN = "player-", "known-"
"""The prefixes of the names of rows, and of the tiles with a name or a role."""

MOST_TILES = 24
"""The most names or roles that are offered; any other can be written."""


def find(presenter: Presenter, play: int) -> SavedPlay:
    """Return a play that can still be described; raise LookupError if there is none."""
    kept = presenter.store.find(play)
    if kept is None or kept.deleted is not None:
        raise LookupError(f"there is no play {play}")
    return kept


def called(presenter: Presenter, kept: SavedPlay, who: str) -> str:
    """Return what a player is called in the game."""
    return capital(presenter.phrasebook.name(who, kept.game, "field"))


def save(presenter: Presenter, play: int, work: Callable[[], object]) -> bool:
    """Save what was entered; what is refused becomes one sentence. Return whether it was saved."""
    try:
        work()
    except Refused as refused:
        presenter.announce(presenter.phrasebook.refusal(refused))
        return False
    for session in presenter.sessions.all_open():
        if session.id == play:
            session.call_people()
    return True


class PeopleScreen(ValueScreen):
    """The players of a ``play`` and the comment; ``table`` is true if it was opened from there."""

    name = "people"

    def show_list(self) -> None:
        """List everybody who plays, as far as the play knows, and the comment."""
        kept = find(self.presenter, int(self.detail["play"]))
        self.title, self.tools = self.text("people"), []
        self.note = self.fitting(self.presenter.phrasebook.game(kept.game))
        self.entries = list(self._rows(kept))

    def _rows(self, kept: SavedPlay) -> Iterator[Entry]:
        for who in people.players(self.presenter.store, kept):
            person, label = people.known(kept, who), called(self.presenter, kept, who)
            parts = (person.name, ", ".join(person.roles))
            value = " · ".join(filter(None, parts)) or self.text("people-nobody")
            yield self._row(f"{PLAYER}{who}", label, value)
        yield self._row(
            COMMENT, self.text("people-comment"), kept.comment or self.text("people-no-comment")
        )

    def _row(self, name: str, label: str, value: str) -> Entry:
        """Return a row as high as its text."""
        text = self.text("people-row", what=label, value=value)
        return Entry("link", name, text, spoken=text)

    @property
    def spoken(self) -> str:
        """Everybody with what was entered."""
        return ". ".join([self.title, *(row.spoken for row in self.entries)])

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
            self.presenter.navigation.visit("play", play=self.detail["play"])


class PersonScreen(ActionScreen):
    """Tiles for one player, ``who``: the names of earlier games, or with ``roles`` the roles."""

    name = "person"

    def refresh(self) -> None:
        """Show what can be chosen, the latest first, and what was."""
        super().refresh()
        kept, roles = self._kept, self._roles
        self.title = called(self.presenter, kept, self._who)
        self.note = self.fitting(self._text("people-roles" if roles else "people-name"))
        self.actions = list(self._role_tiles() if roles else self._name_tiles())

    @property
    def _kept(self) -> SavedPlay:
        return find(self.presenter, int(self.detail["play"]))

    @property
    def _who(self) -> str:
        return str(self.detail["who"])

    @property
    def _roles(self) -> bool:
        return bool(self.detail.get("roles"))

    @property
    def _person(self) -> Person:
        return people.known(self._kept, self._who)

    @property
    def _known(self) -> list[str]:
        """The names of all players, or the roles of all in this game, as the tiles have them."""
        store, kept, person = self.presenter.store, self._kept, self._person
        if self._roles:
            return [*dict.fromkeys([*person.roles, *store.roles(kept.game)])][:MOST_TILES]
        others = {each.name for each in kept.players if each.who != self._who}
        names = dict.fromkeys(filter(None, [person.name, *store.names()]))
        return [name for name in names if name not in others][:MOST_TILES]

    def _name_tiles(self) -> Iterator[Action]:
        now = self._person.name
        for at, name in enumerate(self._known):
            yield self._tile(at, name, name == now)
        yield Action("write", self._text("people-write"), "pencil")
        if now:
            yield Action("none", self._text("people-no-name"), "cross")
        yield Action("roles", self._text("people-roles"), "flag")

    def _role_tiles(self) -> Iterator[Action]:
        now = self._person.roles
        for at, role in enumerate(self._known):
            yield self._tile(at, role, role in now)
        yield Action("write", self._text("people-write-role"), "pencil")

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
        elif not self.presenter.guard.passes():
            return
        elif name == "none":
            self._enter_name("")
        elif self._roles:
            self._turn_role(self._known[int(name.removeprefix(KNOWN))])
        else:
            self._enter_name(self._known[int(name.removeprefix(KNOWN))])

    def _enter_name(self, name: str) -> None:
        kept = self._kept
        if save(
            self.presenter,
            kept.id,
            lambda: people.enter(self.presenter.store, kept, self._who, name),
        ):
            self.back()

    def _turn_role(self, role: str) -> None:
        kept, now = self._kept, self._person.roles
        roles = [each for each in now if each != role] if role in now else [*now, role]
        save(
            self.presenter,
            kept.id,
            lambda: people.enter(self.presenter.store, kept, self._who, roles=roles),
        )
        self.refresh()

    def back(self) -> None:
        """Go back to the player's name, or to everybody."""
        detail = dict(self.detail)
        if detail.pop("roles", None):
            self.presenter.navigation.visit(self.name, **detail)
        else:
            detail.pop("who")
            self.presenter.navigation.visit("people", **detail)
