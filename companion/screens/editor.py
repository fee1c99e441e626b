"""The ± editor: everything that is tracked, to be looked at and corrected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.screens.tracked import Tracked, tracked
from companion.screens.values import Value, ValuesScreen


class EditorScreen(ValuesScreen):
    """The values of the play on the table. It knows no game."""

    name = "editor"
    offers_now = False

    def groups(self) -> Mapping[str, list[Tracked]]:
        return tracked(self.app.session)

    def list_hint(self) -> str:
        open_to_change = bool(self.app.session.play.fields)
        return self.app.words("screens.adjust-hint" if open_to_change else "core.refused-correct")

    def value(self, field: str) -> Value | None:
        session = self.app.session
        found = session.play.fields.get(field)
        if found is None:
            return None
        now = found.get()
        return Value(
            session.phrasebook.field(field, session.game.name),
            self.app.words("screens.adjust-now", value=self._words(now)),
            now,
            tuple((each, self._words(each)) for each in found.choices),
            found.minimum,
            found.maximum,
        )

    def open_field(self, field: str) -> None:
        """Show a value to be set: even yes and no are asked for, as a correction is an answer."""
        self.app.show(self.name, field=field)
        self.app.speak(self.spoken)

    def take(self, field: str, value: Any) -> None:
        play = self.app.session.play
        self.app.change(lambda: play.correct(field, value), then=self._show_corrected)

    def do_adjust(self) -> None:
        """Go back."""
        self.back()

    def _show_corrected(self) -> None:
        """Go back to the list, or to the table if there is something new."""
        session = self.app.session
        if session.play.says or not session.play.fields:
            self.app.show_step()
            return
        self.app.show(self.name)
        if last := session.play.last_answer:
            self.hint = session.phrasebook.done(*last)
            self.app.speak(self.hint)

    def _words(self, value: Any) -> str:
        session = self.app.session
        return session.phrasebook.value(value, session.game.name)
