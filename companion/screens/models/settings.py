"""The settings in words: their names, their values, and the rows that show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion.device import loudspeakers
from companion.drawings.icons.colours import THEMES
from companion.engine.game import CLOCK
from companion.phrases import LANGUAGES
from companion.phrases.phrasebook import Phrasebook
from companion.screens.models.rows import Entry, OpenedValue
from companion.storage.settings import Settings
from companion.voice.voices import Voice, Voices, split

SWITCH = (True, False)
VOLUMES = (0.2, 0.4, 0.6, 0.8, 1.0)
PINS = tuple(range(2, 28))
CLOCKS = ("off", "up", "60", "90", "120", "180", "300")

USUAL, DEVICE, SOUNDS, BUTTONS = "usual", "device", "sounds", "buttons"

GROUPS: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    USUAL: {
        "language": LANGUAGES,
        "look": tuple(THEMES),
        "text_scale": (0.75, 0.9, 1.0, 1.25, 1.5, 2.0),
        "voice": SWITCH,
        "voice_rate": (100, 130, 150, 175, 190, 225, 260),
        "voice_volume": VOLUMES,
        "effects_volume": VOLUMES,
        "clock": CLOCKS,
    },
    DEVICE: {
        "rotation": (0, 90, 180, 270),
        "board_turned": (0, 1, 2, 3, 4, 5),
        "brightness": (20, 40, 60, 80, 100),
        "dim_after": (0, 1, 2, 5, 10, 30),
        "dark_after": (0, 10, 30, 60, 120),
        "loudspeaker": ("",),
        "phone_table": SWITCH,
    },
    SOUNDS: {
        "voice_level": ("short", "full", "key"),
        "motion": SWITCH,
        "grow_after": (0, 4, 10),
        "sound_tap": SWITCH,
        "sound_card": SWITCH,
        "sound_die": SWITCH,
        "sound_your_turn": SWITCH,
        "sound_deadline": SWITCH,
        "voice_name": ("",),
    },
    BUTTONS: {
        "pin_next": PINS,
        "pin_die": PINS,
        "pin_undo": (None, *PINS),
        "pin_repeat": (None, *PINS),
        "pin_help": (None, *PINS),
        "pin_led": (None, *PINS),
    },
}
"""The settings in groups, and the possible values of each."""

CHOICES = {name: choices for group in GROUPS.values() for name, choices in group.items()}

VOICE = "voice_name"
"""The setting for the voice; it applies to the current language only."""

SEGMENTS = ("language", "look", "rotation")
"""Settings with so few values that all of them fit in the row, upright too; others open them."""

SLIDERS = (
    *("text_scale", "board_turned", "brightness", "grow_after", "dim_after", "dark_after"),
    *("voice_rate", "voice_volume", "effects_volume"),
)
"""Settings with a slider in the row."""


class SettingsWords:
    """The settings in the player's language."""

    def __init__(self, settings: Settings, book: Phrasebook, voices: Voices | None) -> None:
        self._settings, self._book, self._all_voices = settings, book, voices

    # the rows

    def rows(self, group: str) -> Iterator[Entry]:
        """Yield a row for every setting in a group."""
        return map(self.row, GROUPS[group])

    def row(self, name: str) -> Entry:
        """Return the row of a setting."""
        label, value = self.label(name), self.worded(name)
        spoken = f"{label}: {self.spoken(name)}"
        kind = self.kind(name)
        if kind == "value":
            return Entry(kind, name, label, value, spoken=spoken)
        values = self.values(name)
        shorts = tuple(self.short(name, each) for each in values)
        return Entry(kind, name, label, value, shorts, values.index(self.now(name)), spoken)

    def kind(self, name: str) -> str:
        """Return the kind of a setting's row."""
        if CHOICES[name] == SWITCH:
            return "switch"
        return "choices" if name in SEGMENTS else "slider" if name in SLIDERS else "value"

    def value(self, name: str) -> OpenedValue:
        """Return the possible values of a setting whose row opens them."""
        numbers = CLOCK.numbers if name == CLOCK.name else (0,)
        return OpenedValue(
            self.label(name),
            self.label(name, "why") or self._text("adjust-now", value=self.worded(name)),
            self.now(name),
            tuple((each, self.worded(name, each)) for each in self.values(name)),
            numbers[0],
            numbers[-1],
            self._book.find("core.option-clock", {}, "number"),
        )

    # the values

    def now(self, name: str) -> Any:
        """Return the current value of a setting."""
        now = getattr(self._settings, name)
        if name == VOICE:
            return next((each for each in split(now) if each in self._voices), "")
        return now

    def values(self, name: str) -> list[Any]:
        """Return the possible values of a setting, including the current one in its place."""
        here: Iterable[str] = loudspeakers.names() if name == "loudspeaker" else ()
        if name == VOICE:
            here = self._voices
        found = list(dict.fromkeys((*CHOICES[name], *here, self.now(name))))
        return sorted(found) if name in SLIDERS else found

    @property
    def _voices(self) -> dict[str, Voice]:
        """The installed voices of the language, besides the default one."""
        settings, voices = self._settings, self._all_voices
        there = voices.of(settings.language, settings.voice_name) if voices else []
        return {voice.name: voice for voice in there}

    # the texts

    def label(self, name: str, attribute: str = "") -> str:
        """Return the name of a setting."""
        return self._book.find(_key(name), {}, attribute)

    def worded(self, name: str, *value: Any) -> str:
        """Return a value's text, that of the current value if none is given."""
        (found,) = value or (self.now(name),)
        if name == "language":
            return self._text(f"language-{found}")
        if name == "loudspeaker":
            return found or self._text("loudspeaker-first")
        if name == VOICE:
            return self._voices[found].label if found else self._text("voice-usual")
        if found is None or isinstance(found, bool):
            return self._text({None: "none", True: "on", False: "off"}[found])
        if isinstance(found, float):
            return self._text("percent", number=round(found * 100))
        option = "core.option-clock" if name == "clock" else _key(name)
        return self._book.setting(option, found)

    def short(self, name: str, value: Any) -> str:
        """Return a value's text in its row."""
        if name == "language":
            return str(value)[:2].upper()
        found = self._book.find(_key(name), {"option": value}, "short")
        return found or self.worded(name, value)

    def spoken(self, name: str) -> str:
        """Return the spoken text of the current value: a percentage in words."""
        value = self.now(name)
        if isinstance(value, float):
            share = {"number": round(value * 100)}
            return self._book.find("screens.percent", share, "voice")
        return self.worded(name)

    def _text(self, key: str, **args: Any) -> str:
        return self._book.text(f"screens.{key}", **args)


def _key(name: str) -> str:
    """Return the key of a setting's text."""
    return f"screens.set-{name.replace('_', '-')}"
