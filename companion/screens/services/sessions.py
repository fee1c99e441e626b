"""The open plays: one per game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from companion.engine.game import CLOCK, FIRST, Game
from companion.engine.prompts import Refused
from companion.games import find, games
from companion.phrases.aloud import Level
from companion.phrases.phrasebook import Phrasebook, forget
from companion.session.session import Session
from companion.storage import bot_files
from companion.storage.settings import Settings
from companion.storage.store import Store


class Waiting(NamedTuple):
    """An unfinished play: its number of answers, and since when it waits, None if unknown."""

    answers: int
    since: datetime | None


class Sessions:
    """Opens plays, and keeps them open: going home loses nothing, even if the disk fails.

    ``current`` is the one on the table, None before the first is opened; ``level`` is how much is
    said of its steps. An opponent's actions are announced together with what follows.
    """

    def __init__(self, store: Store, phrasebook: Phrasebook) -> None:
        self._store = store
        self._phrasebook = phrasebook
        self._open: dict[str, Session] = {}
        self._worded = ""
        self._level: Level = "short"
        self.current: Session | None = None

    def open(
        self,
        game: str,
        new: bool = False,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
    ) -> None:
        """Put the waiting play of a game on the table, or a new one; see `Session`."""
        session = None if new else self._open.get(game)
        if session is None or session.play.over:
            found = bot_files.find(game)
            session = Session(found, self._store, self._phrasebook, options, seed, new)
        self._put(session)

    def open_saved(self, play: int) -> None:
        """Put the play with this number on the table; raise LookupError if there is none."""
        saved = self._store.find(play)
        if saved is None or saved.deleted is not None:
            raise LookupError(f"there is no play {play}")
        game = find(saved.game)
        session = self._open.get(game.name)
        if session is None or session.id != play:
            session = Session(game, self._store, self._phrasebook, saved=saved)
        self._put(session)

    def _put(self, session: Session) -> None:
        """Put a play on the table; the texts of another game are not needed any more."""
        game = session.game.name
        if self._worded not in ("", game):
            forget()
        session.level, session.play.joins = self._level, True
        self.current, self._worded = session, game
        self._open[game] = session

    def set_level(self, level: Level) -> None:
        """Set how much is said of steps."""
        self._level = level
        if self.current:
            self.current.level = level

    def leave(self) -> None:
        """Leave the table as it is."""
        if self.current:
            self.current.leave_table()
        self.current = None

    def delete(self, play: int) -> None:
        """Delete a play, until it is restored.

        Raises `Refused` if it is on the table, or cannot be written.
        """
        open_ = {session.id: game for game, session in self._open.items()}
        if self.current and self.current.id == play:
            raise Refused("core.refused-on-table")
        if not self._store.delete(play) and self._store.problem:
            raise Refused(self._store.problem.key, **self._store.problem.args)
        self._open.pop(open_.get(play, ""), None)

    def open_again(self) -> None:
        """Reload the current play from disk; if that fails, there is none."""
        failed, self.current = self.current, None
        if failed is None:
            return
        self._open.pop(failed.game.name, None)
        if failed.id is None:
            self.open(failed.game.name)
        else:
            self.open_saved(failed.id)

    def forget(self) -> None:
        """Close the plays that are not on the table: they are reread when opened."""
        current = self.current
        self._open = {
            game: session
            for game, session in self._open.items()
            if session is current or not session.record.saved
        }

    def save_again(self) -> bool:
        """Write what the disk did not take; return whether everything is written."""
        unsaved = [each for each in self._open.values() if not each.record.saved]
        for session in unsaved:
            session.record.save_again(session.play)
        if not unsaved:
            self._store.attempt(lambda _: None)
        return self._store.problem is None

    def was_begun(self, game: str) -> bool:
        """Return whether there ever was a play of a game."""
        return game in self._open or bool(self._store.history(game, most=1))

    def waiting(self, game: str) -> Waiting | None:
        """Return the waiting play of a game, None if there is none."""
        return self.all_waiting().get(game)

    def all_waiting(self) -> dict[str, Waiting]:
        """Return the waiting play of each game, by the game, the one answered last first.

        If a game has several, it is the one that `open` would continue.
        """
        plays = [saved for saved in self._store.waiting() if saved.game in games()]
        found: dict[str, Waiting] = {}
        for saved in plays:
            found.setdefault(saved.game, Waiting(saved.answers, saved.answered))
        since = {saved.id: saved.answered for saved in plays}
        for game, session in self._open.items():
            if not session.play.over:
                found[game] = Waiting(len(session.play.log), since.get(session.id or 0))
        return found

    def look_at(self, game: str) -> Session | None:
        """Return the waiting play of a game, without putting it on the table."""
        session = self._open.get(game)
        if session is None or session.play.over:
            saved = self._store.unfinished(game)
            if saved is None:
                return None
            session = Session(find(game), self._store, self._phrasebook, saved=saved)
            self._open[game] = session
        return session

    def all_open(self) -> list[Session]:
        """Return the plays that are kept open."""
        return [*self._open.values()]

    def opened(self, game: str) -> bool:
        """Return whether a waiting play of a game is open already, so that reading it is free."""
        session = self._open.get(game)
        return session is not None and not session.play.over

    @property
    def last_game(self) -> str | None:
        """The game that was started last, None if none ever was."""
        return next((saved.game for saved in self._store.history(most=1)), None)

    def set_language(self, phrasebook: Phrasebook) -> None:
        """Use the language of ``phrasebook`` for all plays from now on."""
        self._phrasebook = phrasebook
        for session in self._open.values():
            session.phrasebook = phrasebook
            session.use_names()


def usual_options(game: Game, settings: Settings, first: bool = False) -> dict[str, str]:
    """Return every option of a game with its default here."""
    clock = {CLOCK.name: settings.clock} if CLOCK in game.options else {}
    chosen = {FIRST.name: "on"} if first and FIRST in game.options else {}
    asked = {option.name: option.offered[0] for option in game.options if option.asks}
    return game.with_defaults({**clock, **asked, **game.printed_in(settings.language), **chosen})
