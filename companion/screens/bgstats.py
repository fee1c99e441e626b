"""The code that hands a finished play to BG Stats."""

from __future__ import annotations

from collections.abc import Iterator

from companion.phrases.phrasebook import minus
from companion.screens.code import CodeScreen
from companion.screens.sheet import SheetTool
from companion.storage.bgstats import link
from companion.storage.facts import PlayFacts, called, facts_of


class BgStatsScreen(CodeScreen):
    """The code of the ``play`` of the detail: its page, while pages are served, else a link."""

    name = "bgstats"
    of_step = False
    heading = "bgstats"

    def find(self) -> None:
        """Find the play's page, or make a link that needs no network."""
        words, saved = self.presenter.words, self.presenter.store.find(self._play)
        book = self.presenter.phrasebook
        facts = facts_of(saved, book) if saved and saved.finished is not None else None
        root = self.presenter.sharing.address.partition("/table/")[0]
        page = f"{root}/play/{facts.uid}" if root and facts else ""
        self.address = page or (link(facts, book, lean=True) if facts else "")
        self.written = page
        self.about = words("screens.bgstats-about")
        self.holds = list(self._lines(facts)) if facts else []
        self.how = words("screens.bgstats-page" if page else "screens.bgstats-scan")

    def _lines(self, facts: PlayFacts) -> Iterator[str]:
        """Yield the game, and each player with the points."""
        book = self.presenter.phrasebook
        yield book.game(facts.game)
        for player in facts.players:
            name = called(book, facts.game, player.who, player.name)
            score = "" if player.score is None else minus(str(player.score))
            yield f"{name} {score}".rstrip()

    @property
    def _play(self) -> int:
        return int(self.detail.get("play", 0))

    def find_tools(self) -> Iterator[SheetTool]:
        """Yield no buttons."""
        yield from ()

    def follow(self) -> None:
        """Show the page's code once pages are served, and the link when they no longer are."""
        root = self.presenter.sharing.address.partition("/table/")[0]
        if bool(root) != bool(self.written) or not self.written.startswith(root):
            self.refresh()

    def back(self) -> None:
        """Go back to what can be done with the play."""
        self.presenter.navigation.visit("play", play=self._play)
