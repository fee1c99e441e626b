"""A play at the table: what every screen, terminal and button does with it, in words."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any

from companion.appendix.server import Server
from companion.engine.game import Game
from companion.engine.play import DIE
from companion.engine.prompts import Ask, Say
from companion.engine.record import Record
from companion.engine.store import Store
from companion.phrases.phrasebook import Phrasebook, Wording


class Session:
    """One play, its place on disk and its language.

    ``says`` and ``ask`` are the step on the table in words; ``resumed`` tells whether the play
    was begun in an earlier sitting, ``overruled`` whether with other options than those wished.
    Answers, corrections, undo and redo raise `companion.engine.prompts.Refused`, and then
    nothing has changed.
    """

    def __init__(
        self,
        game: Game,
        store: Store,
        phrasebook: Phrasebook,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        new: bool = False,
        server: Server | None = None,
    ) -> None:
        self.game = game
        self.store = store
        self.phrasebook = phrasebook
        self.server = server
        kept = None if new else store.unfinished(game.name)
        self.resumed = kept is not None
        self.overruled = False
        if kept:
            self.play = store.resume(game, kept)
            wished = {**(options or {}), **({"seed": seed} if seed else {})}
            has = {**self.play.options, "seed": self.play.seed}
            self.overruled = any(has[name] != value for name, value in wished.items())
        else:
            self.play = store.begin(game, options or {}, seed or str(secrets.randbelow(10**9)))

    # the step on the table

    @property
    def says(self) -> list[Wording]:
        """What was announced since the last answer."""
        return [self.phrasebook.word(say) for say in self.play.says]

    @property
    def ask(self) -> Wording | None:
        """The question that stands, None when the play is over."""
        return self.phrasebook.word(self.play.ask) if self.play.ask else None

    @property
    def spoken(self) -> str:
        """What is said aloud of the step: what was announced, and what to do."""
        return " ".join(each.voice for each in (*self.says, self.ask) if each)

    def page(self, prompt: Say | Ask) -> str:
        """Return the name of the appendix page that explains a prompt, "" if none does."""
        return self.game.pages.get(prompt.key.partition(".")[2], "")

    def url(self, page: str) -> str | None:
        """Return where a phone finds a page of the game's appendix, None without a network."""
        if self.server is None:
            return None
        return self.server.url(self.phrasebook.language, self.game.name, page)

    @property
    def saved(self) -> bool:
        """Whether the play is on disk as it stands."""
        return self.store.problem is None

    @property
    def greeting(self) -> str:
        """Return what the player is told once about a play that was resumed, "" for a new one."""
        if not self.resumed:
            return ""
        return self.phrasebook.text("core.resumed-as-it-was" if self.overruled else "core.resumed")

    @property
    def notices(self) -> list[str]:
        """Return what the player should know about the disk, each in one sentence."""
        store, text = self.store, self.phrasebook.text
        notices = []
        if store.damaged:
            notices.append(text("core.disk-damaged", path=str(store.damaged)))
        if store.problem:
            notices.append(text(store.problem.key, **store.problem.args))
        if self.play.unmatched:
            notices.append(text("core.unmatched", count=self.play.unmatched))
        return notices

    # what the player does

    def answer(self, value: Any) -> None:
        """Answer the question that stands."""
        self.play.answer(value)

    def roll_die(self, sides: int) -> Wording:
        """Roll the ambiguity die; the play is untouched, its history notes the roll."""
        number = self.play.roll_die(sides)
        if isinstance(self.play.journal, Record):
            self.play.journal.note(self.play, "die", {"sides": sides, "value": number})
        return self.phrasebook.word(Say(DIE, {"sides": sides, "value": number}))

    @property
    def undo_label(self) -> str:
        """Return what undo takes back, "" where there is nothing."""
        last = self.play.last_answer
        return self.phrasebook.text("core.undo", what=self.phrasebook.done(*last)) if last else ""

    @property
    def redo_label(self) -> str:
        """Return what redo puts back, "" where there is nothing."""
        entry = self.play.next_answer
        if entry is None or self.play.asking is None:
            return ""
        what = self.phrasebook.done(self.play.asking, entry)
        return self.phrasebook.text("core.redo", what=what)

    def history(self) -> list[str]:
        """Return every answer and every roll of the die in words, the first first."""
        answers = [self.phrasebook.done(prompt, entry) for prompt, entry in self.play.answered()]
        lines = [(number, line) for number, line in enumerate(answers, 1)]
        journal = self.play.journal
        if isinstance(journal, Record) and journal.id is not None:
            for number, kind, args in self.store.notes(journal.id):
                lines.append((number, self.phrasebook.find(f"core.{kind}", args, "voice")))
        return [line for _, line in sorted(lines, key=lambda each: each[0])]


def leaves(state: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every value of a state with its name, such as ``deck.left``."""
    for key, value in state.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict):
            yield from leaves(value, f"{name}.")
        else:
            yield name, value
