"""The page of one saved play: what is known of it, and the link that hands it to BG Stats."""

from __future__ import annotations

from typing import NamedTuple

from companion.appendix import site
from companion.engine.saved import SavedPlay
from companion.phrases.phrasebook import Phrasebook, capital, minus
from companion.sharing.pages.page import environment, languages
from companion.storage.bgstats import link
from companion.storage.facts import PlayerFacts, called, facts_of


class PersonShown(NamedTuple):
    """A player with the points, "–" for none."""

    name: str
    roles: str
    points: str


def page(saved: SavedPlay, language: str) -> str:
    """Return the page. Only a finished play has the link."""
    book = Phrasebook(language)
    facts = facts_of(saved, book)
    begun, minutes = saved.begun, saved.minutes
    return (
        environment()
        .get_template("play.html")
        .render(
            text=lambda key: book.text(f"core.play-{key}"),
            site=site.words(language),
            language=language,
            languages=[(each, site.words(each)["language"]) for each in languages()],
            game=book.game(saved.game),
            day=book.text("screens.plays-day", begun=begun, alone="no") if begun else "",
            ending=capital(book.ending(saved)),
            minutes=book.text("screens.plays-minutes", minutes="?" if minutes is None else minutes),
            comment=saved.comment,
            people=[_person(book, saved.game, each) for each in facts.players],
            link=link(facts, book) if facts.finished else "",
        )
    )


def _person(book: Phrasebook, game: str, player: PlayerFacts) -> PersonShown:
    name = called(book, game, player.who, player.name)
    points = "–" if player.score is None else minus(str(player.score))
    return PersonShown(name, ", ".join(player.roles), points)
