"""Finds this machine's address on its network, without sending anything.

The kernel is asked directly, by one call for each interface: the command ``ip`` would be a process
every time, and neither it nor ``getifaddrs`` works in a unit without netlink access.
"""

from __future__ import annotations

import fcntl
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path
from typing import NamedTuple

OURS = "Companion-Pages"
"""A header of the front page that identifies the site."""

EVERYWHERE = "0.0.0.0"
"""The address for listening on every network of the machine. Phones can't use it."""

PRIVATE = [IPv4Network(each) for each in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")]
"""The private address ranges (RFC 1918)."""

INTERFACES = Path("/sys/class/net")
ETHERNET = "1"
"""The type of Ethernet and Wi-Fi interfaces (ARPHRD_ETHER); tunnels and modems have others."""
UP = ("up", "unknown")
"""The states of an interface that is up; some drivers don't know."""

# Connecting a datagram socket only determines the route that would be used.
_ANYWHERE, _ANYWHERE_IPV6 = ("192.0.2.1", 9), ("2001:db8::1", 9)
_GET_ADDRESS = 0x8915  # SIOCGIFADDR of <linux/sockios.h>: it fills in a struct ifreq
_REQUEST = struct.Struct("16s 4x 4s 16x")


class Interface(NamedTuple):
    """An interface that is up, and the address of this machine on it.

    ``real``: hardware for a local network, ``wireless`` if that is Wi-Fi, and not a modem;
    ``tunnel``: a point-to-point link to elsewhere.
    """

    address: IPv4Address
    real: bool = False
    wireless: bool = False
    tunnel: bool = False


def lan_address() -> str | None:
    """Return the IPv4 address at which phones in the room find this machine; None for none.

    Hardware, and a private network, is preferred: a VPN may have taken the default route. Of
    several it is that of the default route, else, as on a machine that is itself a hotspot, that of
    the Wi-Fi.
    """
    routed = _routed(socket.AF_INET, _ANYWHERE)
    found = {each.address: each for each in interfaces()}
    if routed:
        found.setdefault(IPv4Address(routed), Interface(IPv4Address(routed)))

    def worth(way: Interface) -> tuple[bool, ...]:
        address = way.address
        return (
            way.real,
            any(address in network for network in PRIVATE),
            not address.is_link_local,
            not way.tunnel,
            str(address) == routed,
            way.wireless,
        )

    there = [each for each in found.values() if not each.address.is_loopback]
    return str(max(there, key=worth).address) if there else None


def only_ipv6() -> bool:
    """Return whether this machine is on a network that only has IPv6."""
    return lan_address() is None and _routed(socket.AF_INET6, _ANYWHERE_IPV6) is not None


def interfaces(folder: Path = INTERFACES) -> Iterator[Interface]:
    """Return the interfaces that are up and have an IPv4 address, sorted by name."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for each in sorted(folder.glob("*")):
            with suppress(OSError):  # it has no such address, or has just disappeared
                if (each / "operstate").read_text().strip() in UP:
                    asked = _REQUEST.pack(each.name.encode(), b"")
                    _, address = _REQUEST.unpack(fcntl.ioctl(asking, _GET_ADDRESS, asked))
                    tunnel = (each / "type").read_text().strip() != ETHERNET
                    real = not tunnel and _has(each, "device")
                    wireless = real and _has(each, "phy80211")
                    yield Interface(IPv4Address(address), real, wireless, tunnel)


def _has(interface: Path, link: str) -> bool:
    """Return whether an interface, or one that it bridges to, has this link."""
    below = interface.glob("lower_*")
    return (interface / link).exists() or any(_has(each, link) for each in below)


def _routed(family: int, where: tuple[str, int]) -> str | None:
    """Return this machine's address on the route to ``where``, None if there is no route."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(where)
            return str(probe.getsockname()[0])
    except OSError:
        return None
