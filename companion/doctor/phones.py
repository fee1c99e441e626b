"""What a phone needs to read a rule: a network, an address, a name, and a scannable code."""

from __future__ import annotations

from companion.appendix import site
from companion.appendix.network import EVERYWHERE, UP
from companion.appendix.qr import BORDER, matrix, side
from companion.appendix.server import Published
from companion.doctor.machine import Machine
from companion.doctor.verdict import Verdict, failed, passed, skipped

LINK_LOCAL = "169.254."
"""The prefix of an address not assigned by a router."""

PANEL_MM = 154
"""The long side of a 7-inch panel in millimetres, used if a panel doesn't report its own."""

READS = 10
"""A phone reads a code from this many times the code's side."""

NEAREST, FINEST = 300, 0.35
"""The minimum distance for reading, and the minimum side of a module, in millimetres."""

EDID_SIZE = slice(21, 23)
"""The bytes with a panel's width and height, in centimetres."""


def network(machine: Machine) -> Verdict:
    """Check that a network is connected."""
    links = [each for each in machine.find("sys/class/net/*") if each.name != "lo"]
    if not links:
        return skipped()
    states = {each.name: machine.text(f"sys/class/net/{each.name}/operstate") for each in links}
    if up := [name for name, state in states.items() if state in UP]:
        return passed(names=", ".join(up))
    radios = machine.texts("sys/class/rfkill/*/uevent")
    blocked = any("RFKILL_TYPE=wlan" in each and "RFKILL_STATE=0" in each for each in radios)
    return failed(why="blocked" if blocked else "down")


def address(machine: Machine) -> Verdict:
    """Check that phones can reach the pages."""
    if machine.settings.appendix_url:
        return passed(address=machine.settings.appendix_url)
    if not machine.settings.server:
        return skipped()
    found = _address(machine)
    if not found or found.startswith(LINK_LOCAL):
        return failed()
    return passed(address=f"http://{found}:{machine.settings.server_port}")


def name(machine: Machine) -> Verdict:
    """Check that the machine announces its name on the network."""
    settings = machine.settings
    if settings.appendix_url or not (settings.server and _address(machine)):
        return skipped()
    host = f"{machine.host()}.local"
    announced = machine.find("run/avahi-daemon/socket")
    return passed(host=host) if announced else failed(host=host)


def qr(machine: Machine) -> Verdict:
    """Check that a phone can read a code on this panel, and report from how far."""
    url, size = _longest(machine), panel(machine)
    if not (url and size):
        return skipped()
    count = len(matrix(url))
    module = side(*size) // count * panel_long(machine) / max(size)
    across = module * (count - 2 * BORDER)
    far = across * READS
    reads = far >= NEAREST and module >= FINEST
    return (passed if reads else failed)(
        module=round(module, 1), side=round(across), far=round(far / 10)
    )


def panel(machine: Machine) -> tuple[int, int] | None:
    """Return the size of the panel in pixels, None if unknown."""
    if machine.window:
        return machine.window
    for status in machine.find("sys/class/drm/card*-*/status"):
        modes = status.with_name("modes")
        if status.read_text().strip() == "connected" and modes.is_file():
            width, _, height = modes.read_text().partition("\n")[0].partition("x")
            if width.isdecimal() and height.isdecimal():
                return int(width), int(height)
    return None


def panel_long(machine: Machine) -> int:
    """Return the long side of the panel in millimetres."""
    sizes = [path.read_bytes()[EDID_SIZE] for path in machine.find("sys/class/drm/card*-*/edid")]
    return 10 * max((max(size) for size in sizes if len(size) == 2), default=0) or PANEL_MM


def _longest(machine: Machine) -> str | None:
    """Return the longest URL of a page, None if phones find none."""
    settings, found = machine.settings, _address(machine)
    said = settings.language
    pages = [(said, game, page) for game in site.games(said) for page in site.pages(said, game)]
    if settings.appendix_url:
        published = Published(settings.appendix_url)
        return max((published.url(*page) for page in pages), key=len)
    if not (settings.server and found):
        return None
    root = f"http://{found}:{settings.server_port}"
    return max((f"{root}{site.address(*page)}" for page in pages), key=len)


def _address(machine: Machine) -> str | None:
    host = machine.settings.server_host
    return machine.address() if host in ("", EVERYWHERE) else host
