"""Where this machine is found on its network. Nothing is sent to find that out.

The kernel is asked itself, by one call for each interface: the command ``ip`` would be a process
every time, and neither it nor ``getifaddrs`` works in a unit that may not speak netlink.
"""

from __future__ import annotations

import fcntl
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address
from pathlib import Path
from typing import NamedTuple

OURS = "Companion-Pages"
"""A header of the front page, by which the site is told from another server."""

EVERYWHERE = "0.0.0.0"
"""The address to listen on in every network of the machine. No phone finds anything there."""

INTERFACES = Path("/sys/class/net")
UP = ("up", "unknown")
"""What an interface says that is up; some drivers do not know."""

# Connecting a datagram socket only finds the route that would be taken.
_ANYWHERE, _ANYWHERE_IPV6 = ("192.0.2.1", 9), ("2001:db8::1", 9)
_GET_ADDRESS = 0x8915  # SIOCGIFADDR of <linux/sockios.h>: it fills in a struct ifreq
_REQUEST = struct.Struct("16s 4x 4s 16x")


class Interface(NamedTuple):
    """A way to a network that is up: its address there, and whether hardware is behind it."""

    address: IPv4Address
    real: bool


def lan_address() -> str | None:
    """Return the IPv4 address at which phones find this machine; None for none.

    It is the one of the default route. Where there is no such route, as on a machine that is a
    hotspot itself, it is the one of an interface: rather of a real one, and of a private network.
    """
    if routed := _routed(socket.AF_INET, _ANYWHERE):
        return routed
    found = [each for each in interfaces() if not each.address.is_loopback]
    return str(max(found, key=_worth).address) if found else None


def only_ipv6() -> bool:
    """Tell whether this machine is on a network that has IPv6 alone."""
    return lan_address() is None and _routed(socket.AF_INET6, _ANYWHERE_IPV6) is not None


def interfaces(folder: Path = INTERFACES) -> Iterator[Interface]:
    """Return the interfaces that are up and have an IPv4 address, in the order of their names."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for each in sorted(folder.iterdir()):
            with suppress(OSError):  # it has no such address, or has just gone
                if (each / "operstate").read_text().strip() in UP:
                    asked = _REQUEST.pack(each.name.encode(), b"")
                    _, address = _REQUEST.unpack(fcntl.ioctl(asking, _GET_ADDRESS, asked))
                    yield Interface(IPv4Address(address), _is_real(each))


def _is_real(interface: Path) -> bool:
    """Tell whether an interface is hardware, or a bridge to some."""
    return any(any(interface.glob(pattern)) for pattern in ("device", "lower_*/device"))


def _worth(interface: Interface) -> tuple[bool, bool, bool]:
    address = interface.address
    return interface.real, not address.is_link_local, address.is_private


def _routed(family: int, where: tuple[str, int]) -> str | None:
    """Return this machine's address on the way to ``where``, None if there is no way."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(where)
            return str(probe.getsockname()[0])
    except OSError:
        return None
