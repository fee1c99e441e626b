"""The installed voices, besides the default one of each language."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from companion.voice import piper

MODEL = ".onnx"
"""The suffix of a Piper voice file; its description is beside it, in a file that ends in .json."""

MBROLA = Path("/usr/share/mbrola")

MBROLA_VOICES = {
    "en": ("us1", "us2", "us3", "en1"),
    "pt-BR": ("br1", "br2", "br3", "br4"),
    "fr": ("fr1", "fr2", "fr3", "fr4", "fr5", "fr6", "fr7", "ca1", "ca2", "be1"),
}
"""The voices that espeak-ng speaks with MBROLA, by language; pyttsx3 doesn't list them."""


class Voice(NamedTuple):
    """A voice by its ``name``; ``id`` is its synthesiser's name for it, ``kind`` that program."""

    name: str
    id: str
    kind: str

    @property
    def label(self) -> str:
        """Its name on the screen: ``MBROLA br1``, ``Piper faber medium``."""
        own = Path(self.name).name.removesuffix(MODEL).removeprefix("mb-")
        _, _, called = own.partition("-")
        return f"{self.kind} {(called or own).replace('-', ' ')}"


class Voices:
    """The available voices: those of MBROLA, and Piper's voice files in ``folder``.

    ``mbrola`` is the folder of the former; ``programs`` returns whether a kind's program exists.
    """

    def __init__(
        self,
        folder: Path | None = None,
        mbrola: Path | None = MBROLA,
        programs: Callable[[str], bool] | None = None,
    ) -> None:
        self._folder, self._mbrola = folder, mbrola
        self._programs = programs or _is_there

    def of(self, language: str, names: str = "") -> list[Voice]:
        """Return the voices of a language that are on disk now.

        ``names`` may include Piper voice files in other places.
        """
        found = [
            Voice(f"mb-{name}", f"mb-{name}", "MBROLA")
            for name in MBROLA_VOICES.get(language, ())
            if self._mbrola and _has_mbrola(self._mbrola, name) and self._programs("mbrola")
        ]
        files = sorted(self._folder.glob(f"*{MODEL}")) if self._folder else []
        named = {path: path.stem for path in files}
        named.update({Path(name): name for name in split(names) if name.endswith(MODEL)})
        found += [
            Voice(name, str(path), "Piper")
            for path, name in named.items()
            if _language(path) == language and self._programs("piper")
        ]
        return found

    def chosen(self, names: str, language: str) -> Voice | None:
        """Return the voice among ``names`` that speaks a language, None for the default one."""
        wished = split(names)
        there = self.of(language, names) if wished else []
        return next((each for each in there if each.name in wished), None)

    def choosing(self, names: str, language: str, name: str) -> str:
        """Return ``names`` with another one for a language, "" for its default voice."""
        own = {voice.name for voice in self.of(language, names)}
        others = [each for each in split(names) if each not in own]
        return ", ".join([*others, name] if name else others)


def split(names: str) -> Sequence[str]:
    """Return the names in a setting, separated by commas."""
    return [name for each in names.split(",") if (name := each.strip())]


def _has_mbrola(folder: Path, name: str) -> bool:
    """Return whether a voice is where espeak-ng looks for it."""
    places = (folder / name / name, folder / name, folder / "voices" / name)
    return any(place.is_file() for place in places)


def _language(model: Path) -> str:
    """Return the language of a voice file, in the companion's notation, "" if unknown."""
    try:
        config = json.loads(Path(f"{model}.json").read_bytes())
        code = config.get("language", {}).get("code") or config["espeak"]["voice"]
        model.stat()
    except (OSError, ValueError, KeyError, AttributeError, TypeError):
        return ""
    code = str(code).lower().replace("_", "-")
    if code == "pt-br":
        return "pt-BR"
    return next((each for each in ("en", "fr") if code.partition("-")[0] == each), "")


def _is_there(program: str) -> bool:
    return bool(piper.command()) if program == "piper" else shutil.which(program) is not None
