"""What stands on the table in kv: what can be read there, and tapped."""

from __future__ import annotations

from typing import Any

from companion.autoplay import usual_answer


def by_text(screen: Any, text: str) -> Any:
    """Return the one thing with this text that can be tapped."""
    from companion.screens.widgets.tappable import Tappable

    shown = screen.walk(restrict=True)
    found = [each for each in shown if isinstance(each, Tappable) and each.text == text]
    assert len(found) == 1, (text, read(screen))
    return found[0]


def read(screen: Any) -> list[str]:
    """Return all text that is shown."""
    from companion.screens.widgets.words import Words

    return [each.text for each in screen.walk(restrict=True) if isinstance(each, Words)]


def reach(player: Any, key: str) -> Any:
    """Come to a question by usual answers; return the table, with no event in the way."""
    play, screen = player.play, player.app.host.screen
    while play.ask.key != key:
        player.presenter.session.answer(usual_answer(play))
    player.now += 1
    player.presenter.show_step()
    player.frames(3)
    while screen.step.event or screen.controller.ticks_left:
        player.now += 1
        screen.do_next()
        player.frames()
    return screen


def cut(screen: Any) -> list[str]:
    """Return the texts in sight that don't fit into their boxes."""
    from companion.screens.widgets.words import Words

    shown = [each for each in screen.walk(restrict=True) if isinstance(each, Words)]
    return [each.text for each in shown if each.overflow and each.text]
