"""Which address of this machine is told to phones."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address
from pathlib import Path

import pytest

from companion.appendix import network
from companion.appendix import server as server_module
from companion.appendix.network import EVERYWHERE, Interface, interfaces, lan_address
from companion.appendix.server import Reason, Server
from companion.phrases.phrasebook import LANGUAGES, Phrasebook

NO_WAY = ("255.255.255.255", 9)
"""Where no datagram is sent without asking for it: as if there were no route."""

HOTSPOT, CAFE = Interface(IPv4Address("10.42.0.1"), True), IPv4Address("192.168.4.1")
LOOPBACK = Interface(IPv4Address("127.0.0.1"), False)
DOCKER = Interface(IPv4Address("172.17.0.1"), False)
NO_ROUTER = Interface(IPv4Address("169.254.7.7"), True)
PUBLIC = Interface(IPv4Address("8.8.4.4"), True)


@pytest.fixture
def no_route(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(network, "_ANYWHERE", NO_WAY)
    return monkeypatch


@pytest.mark.parametrize(
    ("there", "told"),
    [
        ([], None),
        ([LOOPBACK], None),
        ([LOOPBACK, HOTSPOT], "10.42.0.1"),
        ([DOCKER, LOOPBACK, Interface(CAFE, True)], "192.168.4.1"),
        ([DOCKER, NO_ROUTER, HOTSPOT], "10.42.0.1"),
        ([NO_ROUTER, PUBLIC, HOTSPOT], "10.42.0.1"),
        ([DOCKER, NO_ROUTER], "169.254.7.7"),
        ([LOOPBACK, DOCKER], "172.17.0.1"),
    ],
)
def test_without_a_route_it_is_that_of_the_likeliest_interface(no_route, there, told):
    no_route.setattr(network, "interfaces", lambda: iter(there))
    assert lan_address() == told


def test_the_address_of_the_default_route_comes_first(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(network, "_ANYWHERE", ("127.0.0.5", 9))
    monkeypatch.setattr(network, "interfaces", lambda: iter([HOTSPOT]))
    assert lan_address() == "127.0.0.1"


def test_the_machines_address_is_one_it_can_be_reached_at():
    address = lan_address()
    if address is not None:
        with (
            Server(address, 0) as server,
            socket.create_connection((address, server.port)) as connection,
        ):
            assert connection.getpeername()[0] == address


@pytest.mark.parametrize(
    ("there", "way", "only"),
    [([], ("::1", 9), True), ([HOTSPOT], ("::1", 9), False), ([], ("ff02::1", 9), False)],
    ids=["only IPv6", "both", "none"],
)
def test_a_network_that_has_only_ipv6_is_known(no_route, there, way, only):
    if not socket.has_ipv6 or not network._routed(socket.AF_INET6, ("::1", 9)):
        pytest.skip("this machine has no IPv6")
    no_route.setattr(network, "interfaces", lambda: iter(there))
    no_route.setattr(network, "_ANYWHERE_IPV6", way)
    assert network.only_ipv6() == only


@pytest.mark.parametrize("host", [None, EVERYWHERE])
def test_a_network_that_has_only_ipv6_is_told_as_one(monkeypatch: pytest.MonkeyPatch, host):
    monkeypatch.setattr(server_module, "lan_address", lambda: None)
    monkeypatch.setattr(server_module, "only_ipv6", lambda: True)
    with Server(host, 0) as server:
        assert (server.root, server.reason) == (None, Reason.ONLY_IPV6)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_words(language: str, reason: Reason):
    book = Phrasebook(language)
    told = [
        book.text(f"{where}-{reason}", port=1)
        for where in ("core.refused", "screens.page", "screens.saved")
    ]
    assert all(" " in each for each in told)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of interfaces, in which the one that every machine has can have other files."""
    (tmp_path / "lo").mkdir()
    (tmp_path / "gone0").mkdir()
    (tmp_path / "gone0" / "operstate").write_text("up\n")
    return tmp_path


@pytest.mark.parametrize(
    ("state", "below", "found"),
    [
        ("unknown", None, [Interface(IPv4Address("127.0.0.1"), False)]),
        ("up", "device", [Interface(IPv4Address("127.0.0.1"), True)]),
        ("up", "lower_wlan0/device", [Interface(IPv4Address("127.0.0.1"), True)]),
        ("up", "lower_veth1", [Interface(IPv4Address("127.0.0.1"), False)]),
        ("down", "device", []),
    ],
)
def test_the_kernel_tells_the_interfaces_that_are_up(folder, state, below, found):
    (folder / "lo" / "operstate").write_text(f"{state}\n")
    if below:
        (folder / "lo" / below).mkdir(parents=True)
    assert list(interfaces(folder)) == found
