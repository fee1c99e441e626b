"""The table's widgets in kv: their texts and targets."""

from __future__ import annotations

from typing import Any

from companion.engine.autoplay import usual_answer
from kit.board_fitting import visible


def by_text(screen: Any, text: str) -> Any:
    """Return the one thing with this text that can be tapped."""
    from companion.screens.widgets.tappable import Tappable

    shown = screen.walk(restrict=True)
    found = [each for each in shown if isinstance(each, Tappable) and each.text == text]
    assert len(found) == 1, (text, read(screen))
    return found[0]


def by_value(player: Any, value: Any) -> Any:
    """Return the one thing that can be tapped and answers with this value."""
    taps = table_taps(player.table).values()
    (found,) = [each for each in taps if str(each.value) == str(value)]
    return found


def read(screen: Any) -> list[str]:
    """Return all text that is shown."""
    from companion.screens.widgets.words import Words

    return [each.text for each in visible(screen) if isinstance(each, Words)]


WITH_ICON = {
    **{name: name for name in ("undo", "redo", "more", "menu", "why", "clock")},
    "reading": "why",
}
"""The names of the buttons that are the same in every step, by icon."""


def texts(screen: Any) -> list[str]:
    """Return all words that are shown, without the stars around nouns."""
    return [text.replace("**", "") for text in read(screen) if text]


def table_taps(screen: Any) -> dict[str, Any]:
    """Return the targets, by name; each has the ``value`` that it answers."""
    from companion.screens.board.moves import DoneMove, PresentMove
    from companion.screens.widgets.tappable import Spot, Tappable

    bar, named = screen.ids.bar, {}
    counts = {"choice": 0, "beside": 0, "chip": 0, "spot": 0, "done": 0}

    def count(kind: str) -> str:
        counts[kind] += 1
        return f"{kind}-{counts[kind] - 1}"

    for each in screen.walk(restrict=True):
        if not isinstance(each, Tappable | Spot) or not each.get_parent_window():
            continue
        item = each.item
        each.words = each.text or each.label if isinstance(each, Tappable) else each.text
        each.value = getattr(item, "value", None)
        kind = type(each).__name__
        if kind == "Primary":
            name = "your-turn" if screen.your_turn else "primary"
            ask = screen.presenter.session.play.ask
            each.value = ask.default if ask and screen.step.primary_ready else None
        elif kind == "AnswerTile" and screen.your_turn and item == screen.answers[0]:
            name = "primary"
        elif kind == "AnswerTile":
            name = count("beside" if each.parent in (bar.ids.answers, bar.ids.apart) else "choice")
        elif kind == "NoticeText":
            name = "notice"
        elif kind == "NoticeButton":
            name = f"notice-{item.intent}" if item and item.intent else ""
        elif kind == "Key":
            name = f"key-{item.label}" if item else ""
        elif kind == "ReportChip":
            name = count("chip")
        elif isinstance(each, DoneMove):
            name = count("done")
        elif isinstance(each, PresentMove):
            name = "present"
        elif isinstance(each, Spot):
            name = count("spot")
        elif each.icon in WITH_ICON:
            name = "" if each.opacity == 0 else WITH_ICON[each.icon]
        else:
            name = each.icon or each.text
        named[name] = each
    named.pop("", None)
    return named


def sheet_taps(screen: Any) -> dict[str, Any]:
    """Return the targets on a screen with a header and a primary button, by name.

    A row or tile is named after its item; anything else by its icon, else its text.
    """
    from companion.screens.widgets.tappable import Spot, Tappable

    named = {}
    for each in screen.walk(restrict=True):
        if not isinstance(each, Tappable | Spot) or not each.get_parent_window():
            continue
        kind = type(each).__name__
        fixed = {"Primary": "primary", "SheetNotice": "notice"}.get(kind, "")
        named[fixed or getattr(each.item, "name", "") or getattr(each, "icon", "") or each.text] = (
            each
        )
        each.words = each.text or getattr(each, "label", "")
    return named


def reach(player: Any, key: str) -> Any:
    """Come to a question by usual answers; return the table, with no event in the way."""
    play, screen = player.play, player.app.host.screen
    while play.ask.key != key:
        player.presenter.session.answer(usual_answer(play))
    player.now += 1
    player.presenter.game.show_step()
    player.frames(3)
    while screen.step.event or screen.controller.ticks_left:
        player.now += 1
        screen.do_next()
        player.frames()
    return screen


def touch_hex(player: Any, name: str, mars: Any = None) -> None:
    """Touch the middle of a hex of a map, by default the table's."""
    from kivy.tests.common import UnitTestTouch

    mars = mars or player.table.ids.map.map
    player.frames()
    player.now += 1
    finger = UnitTestTouch(*mars.to_window(*mars.centre_of(name)))
    finger.touch_down()
    finger.touch_up()
    player.frames()


def cut(screen: Any) -> list[str]:
    """Return the texts in sight that don't fit into their boxes."""
    from companion.screens.widgets.words import Words

    shown = [each for each in screen.walk(restrict=True) if isinstance(each, Words)]
    return [each.text for each in shown if each.overflow and each.text]
