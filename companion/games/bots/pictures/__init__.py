"""What the screens draw of a bot file: header, card, tracks and map."""

from __future__ import annotations

from companion.games.bots.format import Bot
from companion.games.bots.table import RIVAL
from companion.screens.pictures import GamePictures, Header, View


def pictures_of(bot: Bot) -> GamePictures:
    """Return the pictures of a bot file."""

    def header(view: View) -> Header:
        phase = f"phase-{view.get('phase')}"
        return Header(
            view.name("rival") if view.get("turn") == RIVAL else view.name("you"),
            f"{view.name('round')} {view.get('round')}",
            who=str(view.get("turn")),
            numbers=[
                (counter.icon, str(view.get(f"counters.{name}")))
                for name, counter in bot.counters.items()
                if counter.icon
            ],
            heading=view.name(phase) if view.turn else "",
        )

    icons = {
        f"{name}_{card}": of.icon
        for name, deck in bot.decks.items()
        for card, of in deck.cards.items()
        if of.icon
    }
    return GamePictures(header=header, icons=icons)
