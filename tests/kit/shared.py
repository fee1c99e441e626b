"""The real sharing process beside a play, as the window has it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from companion.engine.autoplay import usual_answer
from companion.session.session import Session
from companion.sharing.messages import Heard, Now, SharingStatus, line, read
from companion.storage.store import Store
from kit import processes
from kit.patience import PATIENCE
from kit.phones import CODE, HOST, free_port

MODULE = "-m", "companion.commands.sharing"


class Shared:
    """The sharing process beside a play, as the window has it."""

    def __init__(self, process: subprocess.Popen[str], session: Session) -> None:
        self.process, self.session = process, session
        self.address = ""

    def tell(self, **more: Any) -> None:
        play = self.session
        now = Now(
            language="en",
            play=play.id,
            answers=len(play.play.log),
            game=play.game.name,
            page=CODE,
        )
        assert self.process.stdin
        self.process.stdin.write(line(replace(now, **more)).decode())
        self.process.stdin.flush()

    def hear(self, like: Callable[[Any], bool]) -> Any:
        """Return what the process says next that is like this."""
        assert self.process.stdout
        for said in self.process.stdout:
            heard = read(said.encode(), Heard)
            if like(heard):
                return heard
        raise AssertionError("the process has ended")

    def answer(self) -> None:
        self.session.answer(usual_answer(self.session.play))
        self.tell()

    @property
    def port(self) -> int:
        if not self.address:
            self.address = self.hear(
                lambda said: isinstance(said, SharingStatus) and said.address
            ).address
        return int(self.address.rpartition(":")[2].partition("/")[0])


def settings_for(store: Store) -> dict[str, str]:
    """Return the variables that let phones read the plays of a store."""
    return {
        "COMPANION_HOME": str(store.path.parent),
        "COMPANION_PHONE_TABLE": "true",
        "COMPANION_SERVER_HOST": HOST,
        "COMPANION_PHONE_TABLE_PORT": str(free_port()),
    }


@contextmanager
def sharing(
    session: Session, environ: dict[str, str], patience: float = PATIENCE
) -> Iterator[Shared]:
    environment = {**os.environ, **environ}
    with processes.running(*MODULE, environ=environment, patience=patience) as process:
        shared = Shared(process, session)
        shared.tell()
        yield shared
