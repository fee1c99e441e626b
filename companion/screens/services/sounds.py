"""Which sound effect is played when, if switched on."""

from __future__ import annotations

from companion.device.audio import Loudspeaker
from companion.engine.chance import Draw
from companion.engine.play import Play
from companion.storage.settings import Settings


class Sounds:
    """Plays the effects; silent without a loudspeaker, or when switched off."""

    def __init__(self, loudspeaker: Loudspeaker | None, settings: Settings) -> None:
        self._loudspeaker = loudspeaker
        self._play: Play | None = None
        self._answers = 0
        self._whose: str | None = None
        self.settings = settings

    @property
    def settings(self) -> Settings:
        """The switches and the volume."""
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._settings = settings
        if self._loudspeaker:
            self._loudspeaker.set_effects_volume(settings.effects_volume)

    def play(self, name: str) -> None:
        """Play an effect by its file name."""
        if self._loudspeaker and getattr(self._settings, f"sound_{name.replace('-', '_')}"):
            self._loudspeaker.effect(name)

    def tick(self) -> None:
        """Signal that a push button did nothing, even if tap sounds are off."""
        if self._loudspeaker:
            self._loudspeaker.effect("tap")

    def step(self, play: Play) -> None:
        """Play the effect of a step: a card, the die, or the beginning of the player's turn.

        Silent for a play just opened, and for a step after undo.
        """
        goes_on = play is self._play and len(play.log) > self._answers
        new = play.answered()[self._answers :] if goes_on else []
        fell = {isinstance(prompt, Draw) for prompt, entry in new if entry.by == "chance"}
        returned = goes_on and (self._whose, play.whose) == ("bot", "player")
        self._play, self._answers, self._whose = play, len(play.log), play.whose
        if fell:
            self.play("card" if True in fell else "die")
        elif returned:
            self.play("your-turn")
