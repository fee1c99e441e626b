"""The table on phones: the code of its page, and the one that lets a phone play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.screens.code import CodeScreen
from companion.screens.presenter import Presenter
from companion.screens.sheet import SheetTool
from companion.storage.codes import new_code

PLAY = "play"
"""The detail with which the code is shown that lets a phone play."""


class PhonesScreen(CodeScreen):
    """The code of the table's page, how many phones read it, and whether one of them plays.

    The code that lets a phone play works while it is shown, and as long as that phone plays.
    """

    name = "phones"
    of_step = False
    heading = "phones"

    def __init__(self, presenter: Presenter, **kwargs: Any) -> None:
        super().__init__(presenter, **kwargs)
        presenter.bind(sharing=self._look_again)

    def find(self) -> None:
        """Find the page, and who reads it."""
        presenter, words = self.presenter, self.presenter.words
        report = presenter.sharing
        problem = next(iter(report.problems.get("phone_table", ())), "screens.phones-starts")
        self.address = self.written = self.how = ""
        self.holds = []
        if not presenter.settings.phone_table:
            self.about, self.how = words("screens.phones-off"), words("screens.phones-switch")
        elif not report.address:
            self.about = words(problem)
        elif self._lets_play:
            self.address = f"{report.address}?play={presenter.phone_code}"
            self.title = words("screens.phones-let")
            self.about, self.how = presenter.phone_code, words("screens.phones-play-scan")
        else:
            self.address = self.written = report.address
            self.about, self.how = words("screens.phones-about"), words("screens.qr-scan")
            who = "screens.phone-plays" if report.presses else "screens.phones-only-read"
            self.holds = [words("screens.phones-count", count=report.phones), words(who)]

    @property
    def _lets_play(self) -> bool:
        """Whether the code is shown that lets a phone play, and none has used it yet."""
        waits = bool(self.presenter.phone_code) and not self.presenter.phone_plays
        return PLAY in self.detail and waits

    def find_tools(self) -> Iterator[SheetTool]:
        """Yield the buttons beside the primary button."""
        words, report = self.presenter.words, self.presenter.sharing
        if not report.address or self._lets_play:
            return
        if report.presses:
            yield SheetTool("end", words("screens.phone-end"), "cross")
        else:
            yield SheetTool(PLAY, words("screens.phones-let"), "phone")
        yield SheetTool("renew", words("screens.phones-renew"), "turn")

    def use(self, name: str) -> None:
        """Let a phone play, or no more; or replace the code of the page."""
        presenter = self.presenter
        if name == PLAY:
            presenter.phone_code = new_code()
            presenter.navigation.visit(self.name, **{PLAY: True})
        elif name == "end":
            presenter.phone_code = ""
            presenter.announce(presenter.words("screens.phone-ended"), good=True)
        else:
            presenter.phone_code = ""
            presenter.dispatch("on_new_code")
            presenter.announce(presenter.words("screens.phones-renewed"), good=True)

    def follow(self) -> None:
        """Do nothing: the process that serves the page follows the machine's address."""

    def leave(self) -> None:
        """Forget a code that no phone has used."""
        super().leave()
        self._end_unused()

    def _end_unused(self) -> None:
        if not self.presenter.phone_plays:
            self.presenter.phone_code = ""

    @property
    def spoken(self) -> str:
        """What the code leads to, or why there is none."""
        about = self.title if self._lets_play else self.about
        return f"{about}. {self.how}." if self.how else about

    def back(self) -> None:
        """Show the code of the page again, else go back."""
        if PLAY in self.detail:
            self._end_unused()
            self.presenter.navigation.visit(self.name)
        else:
            super().back()
