"""The companion on a virtual machine: what it shows, what it saved, how it runs."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from appliance.machine import PATIENCE, Machine
from appliance.wire import Failed

HOME = Path("/var/lib/companion")
NEXT, DIE, LED = 17, 27, 22
"""The GPIO lines of the push buttons and the light."""

HELD = 1.2
"""Seconds for which a button is held that then means something else."""

MAX_PRESSES, ANSWERED = 8, 15
"""The maximum number of Next presses to an answer, from the first screen on; and how many seconds
to wait after one that may not count.
"""

SAME, ALIKE = 0.995, 24
"""Two pictures are the same if this share of their pixels differs by no more than this, of 255: no
two renderers smooth text alike.
"""

LEADING_OUT = (
    ("ctrl", "alt", "f2"),
    ("alt", "f2"),
    ("ctrl", "alt", "backspace"),
    ("alt", "sysrq", "r"),
    ("alt", "f2"),
)
"""Keys that lead to another terminal or end X; after Alt+SysRq+R the kernel itself obeys them."""

Answer = tuple[int, int, str, str]
"""The play's number, the answer's own, the key of the question, and the answer as JSON."""

ANSWERS = "SELECT play, seq, key, value FROM answer ORDER BY play, seq"
READ = f"""python3 -c '
import json, sqlite3, sys
base = sqlite3.connect("file:{HOME}/companion.db?mode=ro", uri=True)
print(json.dumps(base.execute(sys.argv[1]).fetchall()))'"""


TURNED = {
    90: Image.Transpose.ROTATE_90,
    180: Image.Transpose.ROTATE_180,
    270: Image.Transpose.ROTATE_270,
}


@dataclass
class Kiosk(Machine):
    """A machine that shows the companion, turned by ``rotation`` degrees."""

    rotation: int = 0

    def wait_for_screen(self) -> float:
        """Wait for the first screen; return the seconds since it was switched on."""
        self.wait(self.shows_a_screen, "the panel shows no screen")
        shown = self.seconds
        self.wait_for_rest()
        return shown

    def wait_for_restart(self) -> None:
        """Wait until the panel is dark, and then until it shows a screen again."""
        self.wait(lambda: not self.shows_a_screen(), "the panel is still lit")
        self.forget_agent()
        self.wait(self.shows_a_screen, "the panel shows no screen again")
        self.wait_for_rest()

    def do(self, action: Callable[..., object], *arguments: Any) -> None:
        """Run it, wait until the panel shows the result, and until it is still."""
        before = self.pixels()
        action(*arguments)
        self.wait_for_change(f"nothing came of {action.__name__}", before)
        self.wait_for_rest()

    def wait_for_change(self, what: str, before: bytes, patience: float = PATIENCE) -> None:
        """Wait until the panel shows something else than ``before``."""
        self.wait(lambda: self.pixels() != before, what, patience)

    def wait_for(self, expected: Path) -> None:
        """Wait until the panel matches a picture, rotated as in the settings.

        The icons on the first screen come after it.
        """

        def shown() -> bool:
            return likeness(self.picture("shown"), expected, self.rotation) >= SAME

        self.wait(shown, f"the panel does not show {expected}", every=1)

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the drawing, in pixels."""
        width, height = self.parts.panel
        return (height, width) if self.rotation in {90, 270} else (width, height)

    def place_on_panel(self, x: float, y: float) -> tuple[float, float]:
        """Return the panel's pixel for pixel (x, y) of the drawing."""
        width, height = self.parts.panel
        turned = {0: (x, y), 90: (y, height - x), 180: (width - x, height - y), 270: (width - y, x)}
        return turned[self.rotation]

    def answers(self) -> list[Answer]:
        """Return every answer that is saved: another connection sees it."""
        return self.query(ANSWERS)

    def answers_in_play(self) -> int:
        """Return how many answers of the latest play count, without undone ones."""
        found = self.query("SELECT cursor FROM play ORDER BY id DESC LIMIT 1")
        return int(found[0][0]) if found else 0

    def go_on(self, press: Callable[[], object] | None = None) -> None:
        """Press Next until an answer was given, and the panel is still.

        ``press`` is another way to press it than by its push button.

        A press is ignored while a slow processor still draws the result of the one before, so that
        nobody answers what he has not seen.
        """
        before = self.answers_in_play()
        for _ in range(MAX_PRESSES):
            shown = self.pixels()
            press() if press else self.press(NEXT)
            with suppress(Failed):
                self.wait_for_change("nothing came of it", shown, ANSWERED)
            self.wait_for_rest()
            if self.answers_in_play() > before:
                return
        raise Failed(f"{MAX_PRESSES} presses give no answer")

    def light_of_panel(self) -> int:
        """Return how bright the simulated backlight shines, from 0 to 255."""
        return int(self.run("cat /sys/class/backlight/simulated/brightness"))

    def terminals_shown_by_keys(self) -> set[str]:
        """Press the key combinations that leave a desktop; return the terminals then shown."""
        shown = set()
        for keys in LEADING_OUT:
            self.key(*keys)
            self.wait_for_rest()
            shown.add(self.run("cat /sys/class/tty/tty0/active").strip())
        return shown

    def query(self, sql: str) -> list[Any]:
        """Return the rows that another connection to the saved plays reads."""
        return [tuple(row) for row in json.loads(self.run(f"{READ} '{sql}'"))]

    def messages(self) -> list[str]:
        """Return the keys of the unread notices about its saved plays."""
        return [key for (key,) in self.query("SELECT key FROM notice")]

    def is_whole(self) -> bool:
        """Whether the database of saved plays has no damage."""
        return self.query("PRAGMA integrity_check") == [("ok",)]

    def place(self) -> dict[str, Any]:
        """Return where it would open again: the screen, and the play on the table."""
        place: dict[str, Any] = json.loads(self.run(f"cat {HOME}/place.json"))
        return place

    def release(self) -> str:
        """Return the release that is started."""
        return self.run("basename $(readlink /opt/companion/current)").strip()

    def ran(self) -> str:
        """Return the release that said last that it ran for minutes."""
        return self.run(f"cat {HOME}/ran", check=False).strip()

    def process(self) -> str:
        """Return the number of its process, "" if it does not run."""
        return self.run("pgrep -u companion -x companion | head -n 1", check=False).strip()

    def asked_of_systemd(self, name: str) -> str:
        """Return a property of its unit."""
        return self.run(f"systemctl show companion --property {name} --value").strip()

    def logged(self, words: str) -> int:
        """Return how many lines of its log since the start of the machine contain words."""
        return self.run("journalctl --boot -t companion --no-pager").count(words)

    def set(self, **settings: Any) -> None:
        """Change settings while it does not run, and start it again."""
        pairs = " ".join(f"{name}={value}" for name, value in settings.items())
        self.run(
            f"systemctl stop companion; cd {HOME}; "
            f"setpriv --reuid companion --regid companion --init-groups env COMPANION_HOME={HOME} "
            f"/opt/companion/current/.venv/bin/companion set {pairs}; systemctl start companion",
        )
        self.rotation = int(settings.get("rotation", self.rotation))
        self.wait(self.shows_a_screen, "the panel shows no screen")
        self.wait_for_rest()

    def setting(self, name: str) -> str:
        """Return a setting as it is saved, "" if it is as it was installed."""
        command = f"sed -n 's/^{name} = //p' {HOME}/companion.toml"
        return self.run(command, check=False).strip()


def answers_in(database: Path) -> list[Answer]:
    """Return every answer in a database that nobody has open."""
    with closing(sqlite3.connect(database)) as base:
        return base.execute(ANSWERS).fetchall()


def likeness(shown: Path, expected: Path, rotation: int = 0) -> float:
    """Return which part of a panel's pixels is as expected when that is turned: 0 to 1."""
    with Image.open(shown) as panel, Image.open(expected) as drawn:
        turned = drawn.transpose(TURNED[rotation]) if rotation else drawn
        if panel.size != turned.size:
            raise Failed(f"the panel has {panel.size} pixels, {expected} {turned.size}")
        bands = ImageChops.difference(panel.convert("RGB"), turned.convert("RGB")).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    counts = worst.histogram()
    return sum(counts[: ALIKE + 1]) / sum(counts)
