"""One typed settings object: defaults < ``companion.toml`` < environment < flags."""

from __future__ import annotations

import errno
import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta, Struct, inspect

from companion.engine.game import CLOCK
from companion.engine.problem import cause
from companion.engine.prompts import Refused, is_whole
from companion.phrases import LANGUAGES
from companion.storage.files import text_of, write_whole

FILE = "companion.toml"

PREFIX = "COMPANION_"
"""The prefix of environment variables that set something."""

OTHER_VARIABLES = ("COMPANION_HOME", "COMPANION_CACHE", "COMPANION_BAKED", "COMPANION_LONG")
"""Our variables that are not settings: the folders of files, and slow tests."""

Pin = Annotated[int, Meta(ge=0, le=27)]
HOST = re.compile(r"(?!.*\.\.)[A-Za-z0-9._:%-]{0,253}")
"""The possible characters of a machine's address."""

PIN = re.compile(r"([0-9]{4,8})?")

SERVERS = {"mqtt": ("mqtt", "mqtts"), "postgres": ("postgresql", "postgres")}
"""The schemes of the servers' URLs."""

WIFI_PASSWORD = re.compile(r"([ -~]{8,63}|[0-9A-Fa-f]{64})?")
MAX_WIFI_NAME_BYTES = 32
"""The maximum length of a Wi-Fi name in bytes."""

SECRET = ("lock_pin", "guest_wifi", "guest_wifi_password", "mqtt", "postgres")
"""Private settings, left out of every log and report."""

SHARING = ("phone_table", "mqtt", "postgres")
"""Settings that switch on a part of what leaves the companion: see `companion.sharing`."""

PORTABLE = (
    "language",
    "voice",
    "voice_rate",
    "voice_volume",
    "voice_level",
    "effects_volume",
    "sound_tap",
    "sound_card",
    "sound_die",
    "sound_your_turn",
    "sound_deadline",
    "clock",
    "look",
    "motion",
    "grow_after",
    "text_scale",
    "dim_after",
    "dark_after",
)
"""Settings that go with the plays to another companion: personal preferences.

The others are private, or belong to one machine, its place and its network.
"""

NUMBER = re.compile(r"[+-]?[0-9]+(\.[0-9]+)?")

YES = ("y", "yes", "s", "sim", "o", "oui")
"""Words for yes, in any of our languages."""

YES_NO = {
    **dict.fromkeys((*YES, "true", "on", "1", "vrai"), True),
    **dict.fromkeys(("false", "no", "n", "off", "0", "non", "faux", "não", "nao"), False),
}
"""Words for yes and no in our languages, and in settings files."""

PIN_PREFIX = "pin_"
"""The prefix of settings that assign a button, or the light, to a pin."""

Volume = Annotated[float, Meta(ge=0, le=1)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The companion's settings.

    ``voice_level`` is how much is said of a step: all of it, the moves and the question, or key
    words. ``voice_name`` has the voices, one per language, "" the default ones. Pins are BCM
    numbers; ``clock`` is that of new plays; ``brightness`` is in percent, ``dim_after`` in minutes
    without a touch (0: never), ``dark_after`` in minutes after that. ``loudspeaker`` is an ALSA
    card's name, "" the first one. ``rotation`` (degrees, counterclockwise) turns picture and touch,
    ``board_turned`` (sixths, clockwise) the map of Mars. Without ``motion`` nothing is animated.
    The present move is enlarged after ``grow_after`` seconds without a touch (0: never).
    ``server_host`` "" finds the address; with ``server_apart`` another process serves the pages;
    ``appendix_url`` is where they are published elsewhere, as files. ``guest_wifi`` and its
    password are shown as a code for guests' phones; without a password the network is open.
    ``phone_table`` shows the table to phones that know its code; ``mqtt`` is the URL of a broker,
    ``mqtt_ca`` the file of the certificate that signed its own; ``postgres`` is the URL of a
    database for finished plays; there this table is called ``table_name``, "" the machine's name.
    ``lock_pin``, 4 to 8 digits, is asked for before the settings open and before shutdown; a
    ``kiosk`` shuts the machine down where another exits.
    """

    language: str = "en"
    voice: bool = True
    voice_rate: Annotated[int, Meta(ge=80, le=300)] = 190
    voice_volume: Volume = 1.0
    voice_name: str = ""
    voice_level: Literal["short", "full", "key"] = "short"
    effects_volume: Volume = 0.6
    sound_tap: bool = True
    sound_card: bool = True
    sound_die: bool = True
    sound_your_turn: bool = True
    sound_deadline: bool = True
    loudspeaker: str = ""
    clock: str = "off"
    look: Literal["night", "day", "contrast"] = "night"
    motion: bool = True
    grow_after: Annotated[int, Meta(ge=0, le=60)] = 4
    text_scale: Annotated[float, Meta(ge=0.75, le=2)] = 1.0
    brightness: Annotated[int, Meta(ge=10, le=100)] = 100
    dim_after: Annotated[int, Meta(ge=0, le=60)] = 5
    dark_after: Annotated[int, Meta(ge=0, le=600)] = 60
    rotation: Literal[0, 90, 180, 270] = 0
    board_turned: Annotated[int, Meta(ge=0, le=5)] = 0
    kiosk: bool = False
    pin_next: Pin = 17
    pin_die: Pin = 27
    pin_undo: Pin | None = None
    pin_repeat: Pin | None = None
    pin_help: Pin | None = None
    pin_led: Pin | None = None
    lock_pin: str = ""
    server: bool = True
    server_apart: bool = False
    server_host: str = ""
    server_port: Annotated[int, Meta(ge=1, le=65535)] = 8080
    appendix_url: str = ""
    guest_wifi: str = ""
    guest_wifi_password: str = ""
    phone_table: bool = False
    phone_table_port: Annotated[int, Meta(ge=1, le=65535)] = 8090
    table_name: str = ""
    mqtt: str = ""
    mqtt_ca: str = ""
    postgres: str = ""

    def __repr__(self) -> str:
        shown = [name for name in self.__struct_fields__ if name not in SECRET]
        return f"Settings({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"


def home() -> Path:
    """Return the folder of every file that the companion writes: ``COMPANION_HOME`` moves it."""
    moved = os.environ.get("COMPANION_HOME")
    return Path(moved) if moved else platformdirs.user_data_path("companion", appauthor=False)


def cache() -> Path:
    """Return the folder of reproducible files, such as speech: ``COMPANION_CACHE`` moves it."""
    moved = os.environ.get("COMPANION_CACHE")
    return Path(moved) if moved else home()


def baked() -> Path:
    """Return the folder of prerecorded speech: ``COMPANION_BAKED`` moves it."""
    moved = os.environ.get("COMPANION_BAKED")
    return Path(moved) if moved else home() / "baked"


def voices() -> Path:
    """Return the folder of the player's own voice files."""
    return home() / "voices"


def load(flags: Mapping[str, Any] | None = None) -> Settings:
    """Return the settings; raise `Refused` with one sentence about the first invalid one."""
    settings, wrong = load_valid(flags)
    if wrong:
        raise wrong[0]
    return settings


def load_valid(flags: Mapping[str, Any] | None = None) -> tuple[Settings, list[Refused]]:
    """Return the settings without invalid ones, and what is wrong with each of these.

    Raises `Refused` if a flag is wrong: it was typed just now.
    """
    wrong: list[Refused] = []
    values = {**_from_file(home() / FILE, wrong), **_from_environment(os.environ, wrong)}
    _part_pins(values, wrong)
    settings = _convert({**values, **(flags or {})})
    check_pins(settings)
    return settings, wrong


def check_pins(settings: Settings) -> None:
    """Raise `Refused` if two things share a pin."""
    if shared := _shared_pin(settings):
        raise shared[1]


def save(name: str, value: Any) -> None:
    """Write one setting into ``companion.toml``, leaving the rest unchanged; None deletes it.

    Raises `OSError` if it cannot be written, `Refused` if the file was broken meanwhile.
    """
    import tomlkit  # only for writing: it is slow to load
    from tomlkit.exceptions import TOMLKitError

    path = home() / FILE
    try:
        written = tomlkit.parse(text_of(path.read_bytes(), str(path))) if path.exists() else None
    except Refused:
        raise
    except (ValueError, RecursionError, TOMLKitError) as error:
        raise _unread(path, error) from error
    settings = tomlkit.document() if written is None else written
    settings.pop(name, None) if value is None else settings.update({name: value})
    write_whole(path, tomlkit.dumps(settings).encode())


def portable() -> dict[str, Any]:
    """Return the settings made here that go with the plays to another companion."""
    found = _from_file(home() / FILE, [])
    return {name: value for name, value in found.items() if name in PORTABLE}


def settings_to_offer(found: Mapping[str, Any], now: Settings) -> dict[str, Any]:
    """Return another companion's settings that work here, and differ from those ``now``."""
    named = {name: value for name, value in found.items() if name in PORTABLE}
    works = {name: value for name, value in named.items() if _is_valid(name, value, [], "none")}
    read = {name: getattr(_convert({name: works[name]}), name) for name in works}
    return {name: value for name, value in read.items() if value != getattr(now, name)}


def set_from_text(texts: Mapping[str, str]) -> None:
    """Write settings given as text, as on the command line; ``none`` deletes one.

    Raises `Refused` if there is no such setting or value, `OSError` if it cannot be written.
    """
    found: dict[str, Any] = {}
    for name, text in texts.items():
        if name not in Settings.__struct_fields__:
            raise Refused("core.refused-setting", name=name, choices=Settings.__struct_fields__)
        plain = {} if text == "none" else {name: text}
        found[name] = getattr(_convert(plain), name)
    check_pins(msgspec.structs.replace(load_valid()[0], **found))
    for name, value in found.items():
        save(name, None if texts[name] == "none" else value)


def _from_file(path: Path, wrong: list[Refused]) -> dict[str, Any]:
    """Return the valid part of the settings file; problems are added to ``wrong``."""
    try:
        if path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, "this is not a file")  # a pipe would never end
        text = text_of(path.read_bytes(), str(path))
        values = tomllib.loads(text)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return {}  # the store reports an unusable folder
    except Refused as refused:
        wrong.append(refused)
        return {}
    except (OSError, ValueError, RecursionError) as error:
        wrong.append(_unread(path, error))
        return {}
    if not text.strip():
        wrong.append(Refused("core.refused-empty-settings", path=str(path)))
    return {
        name: value for name, value in values.items() if _is_valid(name, value, wrong, str(path))
    }


def _from_environment(environment: Mapping[str, str], wrong: list[Refused]) -> dict[str, Any]:
    """Return the valid part of the environment's variables; problems are added to ``wrong``."""
    names = {f"{PREFIX}{field.upper()}": field for field in Settings.__struct_fields__}
    fields = [*names.values(), "home"]
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in {*names, *OTHER_VARIABLES}:
            near = _nearest(variable.removeprefix(PREFIX).lower(), fields)
            args = {"variable": variable, "near": f"{PREFIX}{near.upper()}" if near else "none"}
            wrong.append(Refused("core.refused-variable", **args))
    return {
        names[variable]: value
        for variable, value in environment.items()
        if variable in names and _is_valid(names[variable], value, wrong, variable)
    }


def _part_pins(values: dict[str, Any], wrong: list[Refused]) -> None:
    """Drop the last of two values on one pin; problems are added to ``wrong``.

    A value that is its setting's default stays.
    """
    usual = Settings()
    while shared := _shared_pin(settings := _convert(values)):
        names, refused = shared
        moved = (name for name in names if getattr(settings, name) != getattr(usual, name))
        del values[list(moved)[-1]]
        wrong.append(refused)


def _shared_pin(settings: Settings) -> tuple[list[str], Refused] | None:
    """Return the settings that share a pin, and the problem."""
    on: dict[int, list[str]] = {}
    for name in Settings.__struct_fields__:
        if name.startswith(PIN_PREFIX) and getattr(settings, name) is not None:
            on.setdefault(getattr(settings, name), []).append(name)
    for pin, names in on.items():
        if len(names) > 1:
            one, other = (name.removeprefix(PIN_PREFIX) for name in names[:2])
            return names, Refused("core.refused-shared-pin", gpio=pin, one=one, other=other)
    return None


def _is_valid(name: str, value: Any, wrong: list[Refused], path: str) -> bool:
    try:
        _convert({name: value}, path)
    except Refused as refused:
        wrong.append(refused)
        return False
    return True


def _convert(values: Mapping[str, Any], path: str = "none") -> Settings:
    """Return settings with these values; raise `Refused` if one of them, in ``path``, is wrong."""
    for name in values:
        if name not in Settings.__struct_fields__:
            near = _nearest(name, Settings.__struct_fields__) or "none"
            raise Refused("core.refused-settings", kind="name", name=name, near=near, path=path)
    plain = {name: parse_value(name, value) for name, value in values.items()}
    try:
        settings = msgspec.convert(plain, Settings)
    except msgspec.ValidationError as error:
        raise _unfit(plain, path) from error
    if settings.language not in LANGUAGES:
        raise Refused("core.refused-language", language=settings.language, choices=LANGUAGES)
    if not PIN.fullmatch(settings.lock_pin):
        raise Refused("core.refused-pin")
    if not HOST.fullmatch(settings.server_host):
        raise Refused("core.refused-host", host=settings.server_host)
    if (url := settings.appendix_url) and not (
        _is_url(url, ("http", "https")) and {"?", "#"}.isdisjoint(url)  # pages are added to it
    ):
        raise Refused("core.refused-appendix-url", url=settings.appendix_url)
    for name, schemes in SERVERS.items():
        if (url := getattr(settings, name)) and not _is_url(url, schemes):
            raise Refused("core.refused-server", name=name, scheme=schemes[0])
    if not _can_be_joined(settings.guest_wifi, settings.guest_wifi_password):
        raise Refused("core.refused-wifi")
    CLOCK.check(settings.clock)
    return settings


def parse_value(name: str, value: Any) -> Any:
    """Return the value that a typed text means for a setting, or the text if it is unknown."""
    known = _type_of(name)
    if is_whole(value) and isinstance(known, inspect.StrType):
        return str(value)
    if isinstance(value, float) and not isfinite(value):
        return str(value)
    if not isinstance(value, str):
        return value
    text = value.strip()
    match known:
        case _ if name == "language":
            return _language_meant(text)
        case inspect.BoolType():
            return YES_NO.get(text.casefold(), value)
        case inspect.IntType() | inspect.FloatType():
            number = text.replace(",", ".")
            return _number(number) if NUMBER.fullmatch(number) else value
        case inspect.LiteralType(values):
            return next((each for each in values if str(each) == text.casefold()), value)
    return text.casefold() if name == CLOCK.name else value


def _language_meant(text: str) -> str:
    """Return the language for a name such as ``pt``, ``FR`` or ``fr_FR.UTF-8``, else the text."""
    wished = text.partition(".")[0].replace("_", "-").casefold()
    for same in (wished, wished.partition("-")[0]):
        for language in LANGUAGES:
            if same in (language.casefold(), language.casefold().partition("-")[0]):
                return language
    return text


def _number(text: str) -> int | float:
    number = float(text)
    return int(number) if number.is_integer() else number


def _type_of(name: str) -> Any:
    """Return the type of a setting; for an optional one, that of its values."""
    known = _types()[name]
    if isinstance(known, inspect.UnionType):
        return next(each for each in known.types if not isinstance(each, inspect.NoneType))
    return known


@lru_cache
def _types() -> dict[str, inspect.Type]:
    info = inspect.type_info(Settings)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


def _unfit(values: Mapping[str, Any], path: str) -> Refused:
    """Return what is wrong with the first of these values that doesn't fit, and what would."""
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, Settings)
        except msgspec.ValidationError:
            args = {"name": name, "value": "…" if name in SECRET else value, "path": path}
            return Refused("core.refused-settings", **args, **_allowed(name))
    raise LookupError(values)


def _allowed(name: str) -> dict[str, Any]:
    """Return the allowed values of a setting."""
    match _type_of(name):
        case inspect.IntType(ge=least, le=most) | inspect.FloatType(ge=least, le=most):
            return {"kind": "range", "minimum": least, "maximum": most}
        case inspect.LiteralType(values):
            return {"kind": "choice", "choices": [str(each) for each in values]}
        case inspect.BoolType():
            return {"kind": "yes-no"}
    return {"kind": "text"}


def _unread(path: Path, error: Exception) -> Refused:
    """Return the error that a settings file cannot be read, with the line, 0 if unknown."""
    found = re.search(r"line (\d+)", str(error))
    line = int(found[1]) if found else 0
    why = cause(error) if isinstance(error, OSError) else "nonsense"
    return Refused("core.refused-settings", kind="file", line=line, error=why, path=str(path))


def _nearest(name: str, names: Sequence[str]) -> str:
    """Return the most similar one of these names, "" for none."""
    from difflib import get_close_matches  # with the first: that keeps startup fast

    return next(iter(get_close_matches(name, names, 1)), "")


def _can_be_joined(name: str, password: str) -> bool:
    """Return whether a Wi-Fi with this name and password can exist, or is not set."""
    named = name.isprintable() and len(name.encode()) <= MAX_WIFI_NAME_BYTES
    return named and WIFI_PASSWORD.fullmatch(password) is not None


def _is_url(text: str, schemes: Sequence[str]) -> bool:
    """Return whether a text is the URL of a host, with one of these schemes."""
    try:
        found = urlsplit(text)
        known = found.scheme in schemes and bool(found.hostname) and found.port != 0
    except ValueError:  # of a port, or of an address with brackets
        return False
    return known and text.isprintable() and " " not in text
