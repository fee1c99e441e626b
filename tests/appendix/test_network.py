"""Which address of this machine phones are given."""

from __future__ import annotations

import socket
import sys
from ipaddress import IPv4Address
from pathlib import Path

import pytest

from companion.appendix import network
from companion.appendix import server as server_module
from companion.appendix.network import EVERYWHERE, Interface, interfaces, lan_address
from companion.appendix.server import Reason, Server
from companion.phrases.phrasebook import LANGUAGES, Phrasebook
from kit.processes import run

NO_WAY = ("255.255.255.255", 9)
"""Where no datagram is sent without asking for it: as if there were no route."""

HOTSPOT = Interface(IPv4Address("10.42.0.1"), True, wireless=True)
CABLE, CAFE = Interface(IPv4Address("192.168.1.5"), True), IPv4Address("192.168.4.1")
LOOPBACK = Interface(IPv4Address("127.0.0.1"))
DOCKER = Interface(IPv4Address("172.17.0.1"))
HERE = IPv4Address("127.0.0.1")
VPN = Interface(IPv4Address("10.8.0.2"), tunnel=True)
NO_ROUTER = Interface(IPv4Address("169.254.7.7"), True)
PUBLIC = Interface(IPv4Address("8.8.4.4"), True)


@pytest.fixture
def no_route(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(network, "_ANYWHERE", NO_WAY)
    return monkeypatch


@pytest.mark.parametrize(
    ("there", "expected"),
    [
        ([], None),
        ([LOOPBACK], None),
        ([LOOPBACK, HOTSPOT], "10.42.0.1"),
        ([DOCKER, LOOPBACK, Interface(CAFE, True)], "192.168.4.1"),
        ([DOCKER, NO_ROUTER, HOTSPOT], "10.42.0.1"),
        ([NO_ROUTER, PUBLIC, HOTSPOT], "10.42.0.1"),
        ([DOCKER, NO_ROUTER], "169.254.7.7"),
        ([LOOPBACK, DOCKER], "172.17.0.1"),
        ([CABLE, HOTSPOT], "10.42.0.1"),
        ([VPN, DOCKER], "172.17.0.1"),
        ([VPN], "10.8.0.2"),
    ],
)
def test_without_a_route_it_is_that_of_the_likeliest_interface(no_route, there, expected):
    no_route.setattr(network, "interfaces", lambda: iter(there))
    assert lan_address() == expected


@pytest.mark.parametrize(
    ("there", "way", "expected"),
    [
        ([CABLE, HOTSPOT], CABLE, "192.168.1.5"),
        ([CABLE, HOTSPOT], HOTSPOT, "10.42.0.1"),
        ([DOCKER, CABLE, VPN], VPN, "192.168.1.5"),
        ([CABLE, VPN, HOTSPOT], VPN, "10.42.0.1"),
        ([PUBLIC, VPN], VPN, "8.8.4.4"),
        ([DOCKER, VPN], VPN, "172.17.0.1"),
        ([DOCKER, HOTSPOT], DOCKER, "10.42.0.1"),
        ([], DOCKER, "172.17.0.1"),
    ],
)
def test_it_is_that_of_hardware_in_a_private_network_before_that_of_the_default_route(
    monkeypatch: pytest.MonkeyPatch, there, way, expected
):
    monkeypatch.setattr(network, "_routed", lambda *_: str(way.address))
    monkeypatch.setattr(network, "interfaces", lambda: iter(there))
    assert lan_address() == expected


@pytest.mark.parametrize(
    ("wished", "expected"), [(EVERYWHERE, "192.168.1.5"), ("127.0.0.1", "127.0.0.1")]
)
def test_what_is_set_as_address_is_used_whatever_the_interfaces_are(
    monkeypatch: pytest.MonkeyPatch, wished, expected
):
    monkeypatch.setattr(network, "_routed", lambda *_: str(VPN.address))
    monkeypatch.setattr(network, "interfaces", lambda: iter([VPN, CABLE]))
    with Server(wished, 0) as server:
        assert server.host == expected


OWN_NETWORK = """
ip link add lan0 type veth peer name vpn0
ip address add 192.168.7.20/24 dev lan0 && ip link set lan0 up
ip address add 10.8.0.2/24 dev vpn0 && ip link set vpn0 up
ip route add default dev vpn0
exec "$0" -c "$1" "$2"
"""

IN_A_NETWORK_OF_ITS_OWN = """
import os, shutil, subprocess, sys
tools = shutil.which("ip") and shutil.which("unshare")
if not tools or subprocess.run(["unshare", "-rn", "true"]).returncode:
    sys.exit(3)
os.execvp("unshare", ["unshare", "-rn", *sys.argv[1:]])
"""

ASKS_ITS_ADDRESS = """
import functools, pathlib, socket, sys
from companion.appendix import network
network.interfaces = functools.partial(network.interfaces, pathlib.Path(sys.argv[1]))
print(network._routed(socket.AF_INET, network._ANYWHERE), network.lan_address())
"""


NO_NETWORK = 3  # what that ends with where there is no iproute2, or no right to a network


def test_in_a_real_network_whose_vpn_takes_the_default_route_the_address_of_the_cable_is_used(
    tmp_path: Path,
):
    for name, kind in (("lan0", "1"), ("vpn0", "65534")):  # all else the kernel reports
        (tmp_path / name).mkdir()
        (tmp_path / name / "operstate").write_text("unknown\n")
        (tmp_path / name / "type").write_text(f"{kind}\n")
    (tmp_path / "lan0" / "device").mkdir()
    own = ["sh", "-e", "-c", OWN_NETWORK, sys.executable, ASKS_ITS_ADDRESS, str(tmp_path)]
    found = run("-c", IN_A_NETWORK_OF_ITS_OWN, *own)
    if found.returncode == NO_NETWORK:
        pytest.skip(f"no network can be made here: {found.stderr}")
    assert found.returncode == 0, found.stderr
    assert found.stdout.split() == ["10.8.0.2", "192.168.7.20"]


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
def test_a_network_that_has_only_ipv6_is_reported_as_one(monkeypatch: pytest.MonkeyPatch, host):
    monkeypatch.setattr(server_module, "lan_address", lambda: None)
    monkeypatch.setattr(server_module, "only_ipv6", lambda: True)
    with Server(host, 0) as server:
        assert (server.root, server.reason) == (None, Reason.ONLY_IPV6)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_words(language: str, reason: Reason):
    book = Phrasebook(language)
    expected = [
        book.text(f"{where}-{reason}", port=1)
        for where in ("core.refused", "screens.page", "screens.saved")
    ]
    assert all(" " in each for each in expected)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of interfaces, in which the one that every machine has can have other files."""
    for name in ("lo", "gone0"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "operstate").write_text("up\n")
        (tmp_path / name / "type").write_text("1\n")
    return tmp_path


@pytest.mark.parametrize(
    ("state", "kind", "below", "found"),
    [
        ("unknown", 1, [], [Interface(HERE)]),
        ("up", 1, ["device"], [Interface(HERE, True)]),
        ("up", 1, ["device", "phy80211"], [Interface(HERE, True, True)]),
        ("up", 1, ["lower_wlan0/device"], [Interface(HERE, True)]),
        ("up", 1, ["lower_eth0.5/lower_eth0/device"], [Interface(HERE, True)]),
        ("up", 1, ["lower_veth1"], [Interface(HERE)]),
        ("up", 65534, [], [Interface(HERE, tunnel=True)]),
        ("up", 512, ["device"], [Interface(HERE, tunnel=True)]),
        ("down", 1, ["device"], []),
    ],
)
def test_the_kernel_shows_the_interfaces_that_are_up(folder, state, kind, below, found):
    (folder / "lo" / "operstate").write_text(f"{state}\n")
    (folder / "lo" / "type").write_text(f"{kind}\n")
    for each in below:
        (folder / "lo" / each).mkdir(parents=True)
    assert list(interfaces(folder)) == found
