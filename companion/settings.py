"""One typed settings object: defaults < ``companion.toml`` < environment < flags."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import platformdirs
from msgspec import Meta, Struct

from companion.engine.prompts import Refused
from companion.phrases.phrasebook import LANGUAGES

Pin = Annotated[int, Meta(ge=0, le=27)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the companion is set to. Pins are BCM numbers; ``server_host`` "" finds the address."""

    language: str = "en"
    voice: bool = True
    voice_rate: Annotated[int, Meta(ge=80, le=300)] = 160
    voice_volume: Annotated[float, Meta(ge=0, le=1)] = 1.0
    text_scale: Annotated[float, Meta(ge=0.75, le=2)] = 1.0
    pin_next: Pin = 17
    pin_die: Pin = 27
    pin_undo: Pin | None = None
    pin_repeat: Pin | None = None
    pin_help: Pin | None = None
    pin_led: Pin | None = None
    server: bool = True
    server_host: str = ""
    server_port: Annotated[int, Meta(ge=1, le=65535)] = 8080


def home() -> Path:
    """Return the folder of every file that the companion writes: ``COMPANION_HOME`` moves it."""
    moved = os.environ.get("COMPANION_HOME")
    return Path(moved) if moved else platformdirs.user_data_path("companion", appauthor=False)


def load(flags: Mapping[str, Any] | None = None, folder: Path | None = None) -> Settings:
    """Return the settings; raise `Refused` with one sentence about the first that is wrong."""
    path = (folder or home()) / "companion.toml"
    values = {**_from_file(path), **_from_environment(os.environ), **(flags or {})}
    return _convert(values, strict=False, where="the environment or the flags")


def keep_language(language: str, folder: Path | None = None) -> None:
    """Write the language into ``companion.toml``, which otherwise stays as it is.

    Raises `OSError` if it cannot be written.
    """
    path = (folder or home()) / "companion.toml"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    others = [line for line in lines if line.partition("=")[0].strip() != "language"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([f'language = "{language}"', *others, ""]), encoding="utf-8")


def _from_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            values = tomllib.load(file)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return {}  # a folder that cannot be used is told by the store
    except (OSError, ValueError) as error:
        raise Refused("core.refused-settings", path=str(path), error=str(error)) from error
    _convert(values, strict=True, where=str(path))
    return values


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    names = {f"COMPANION_{field.upper()}": field for field in Settings.__struct_fields__}
    return {names[name]: value for name, value in environment.items() if name in names}


def _convert(values: Mapping[str, Any], strict: bool, where: str) -> Settings:
    try:
        settings = msgspec.convert(dict(values), Settings, strict=strict)
    except msgspec.ValidationError as error:
        raise Refused("core.refused-settings", path=where, error=str(error)) from error
    if settings.language not in LANGUAGES:
        raise Refused("core.refused-language", language=settings.language, choices=LANGUAGES)
    return settings
