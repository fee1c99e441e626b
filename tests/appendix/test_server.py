from __future__ import annotations

import http.client
import os
import signal
import socket
import threading

import pytest

from companion.appendix import html, site
from companion.appendix import server as server_module
from companion.appendix.application import HEADERS
from companion.appendix.network import EVERYWHERE
from companion.appendix.server import Reason, Server, ServerApart, serve
from companion.appendix.serving import InThread
from companion.testing.long import LONG
from kit import processes
from kit.patience import PATIENCE

EVERY_ADDRESS = [
    site.address(language, game, page)
    for language in site.languages()
    for game in site.games(language)
    for page in site.pages(language, game)
]


def ask(server: Server, path: str, method: str = "GET", body: bytes | None = None, **headers: str):
    connection = http.client.HTTPConnection(server.host, server.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        return answer, answer.read()
    finally:
        connection.close()


def send(server: Server, raw: bytes) -> bytes:
    with socket.create_connection((server.host, server.port), timeout=PATIENCE) as connection:
        connection.sendall(raw)
        return connection.makefile("rb").readline()


def test_every_page_is_fetched_as_it_was_rendered(server: Server):
    for address in EVERY_ADDRESS[:: 1 if LONG else 10]:
        answer, body = ask(server, address)
        assert answer.status == 200, address
        assert answer.getheader("Content-Type") == "text/html; charset=utf-8"
        assert body.decode() == html.page(*address.strip("/").split("/"))


def test_the_front_page_the_style_sheet_and_the_icon_are_served(server: Server):
    for address, kind, content in (
        ("/", "text/html", html.front()),
        ("/style.css", "text/css", html.style()),
        ("/icon.svg", "image/svg+xml", html.icon()),
    ):
        answer, body = ask(server, address)
        assert (answer.status, body.decode()) == (200, content)
        assert answer.getheader("Content-Type") == f"{kind}; charset=utf-8"


def test_the_page_about_the_pins_is_served_in_every_language(server: Server):
    for language in site.languages():
        answer, body = ask(server, f"/{language}/wiring")
        assert (answer.status, body.decode()) == (200, html.wiring(language))
        assert answer.getheader("Content-Type") == "text/html; charset=utf-8"


@pytest.mark.parametrize("address", ["/", "/style.css", "/en/wiring", EVERY_ADDRESS[0]])
def test_head_gives_the_headers_of_get_without_the_page(server: Server, address: str):
    got, page = ask(server, address)
    headed, nothing = ask(server, address, "HEAD")
    assert (headed.status, nothing) == (200, b"")
    assert headed.getheader("Content-Length") == str(len(page))
    without_date = [
        [(name, value) for name, value in each.getheaders() if name != "Date"]
        for each in (got, headed)
    ]
    assert without_date[0] == without_date[1]


@pytest.mark.parametrize("language", site.languages())
def test_a_question_is_answered_with_what_was_found(server: Server, language: str):
    answer, body = ask(server, f"/{language}/search?q=astrom%C3%B3vel&game=on-mars")
    assert (answer.status, body.decode()) == (200, html.found(language, "astromóvel", "on-mars"))
    answer, body = ask(server, f"/{language}/search")
    assert (answer.status, body.decode()) == (200, html.found(language, ""))


def test_a_search_with_more_than_a_form_sends_is_one_without_a_question(server: Server):
    answer, body = ask(server, "/en/search?" + "&".join(f"q{n}=x" for n in range(50)))
    assert (answer.status, body.decode()) == (200, html.found("en", ""))


@pytest.mark.parametrize(
    ("word", "place"),
    [("astromovel", "rover"), ("Astrom%C3%B3vel", "rover"), ("dummy-hand", None)],
)
def test_a_word_of_the_glossary_is_an_address_that_leads_to_its_page(server, word, place):
    answer, _ = ask(server, f"/en/on-mars/{word}")
    if place is None:
        assert answer.status == 404
        return
    meant = site.find("en", "on-mars", place)
    assert (answer.status, answer.getheader("Location")) == (301, f"/en/on-mars/{meant}")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("/pt-br/", "/pt-BR"),
        ("/en/search/", "/en/search"),
        ("/en/on-mars", "/en/on-mars/overview"),
        ("/fr/On-Mars/", "/fr/on-mars/overview"),
        ("/en/on-mars/construct/", "/en/on-mars/construct"),
        ("/EN/on-mars/ROVER", "/en/on-mars/rover"),
        ("/PT-BR/on-mars/rover//", "/pt-BR/on-mars/rover"),
        ("/en/wiring/", "/en/wiring"),
        ("/STYLE.CSS", "/style.css"),
    ],
)
def test_an_address_that_is_nearly_right_leads_to_the_right_one(server, written, meant):
    answer, body = ask(server, f"{written}?from=a-friend")
    assert (answer.status, answer.getheader("Location")) == (301, meant)
    assert body.decode() == f"{meant}\n"
    assert ask(server, meant)[0].status == 200


def test_escapes_in_an_address_are_read(server: Server):
    assert ask(server, "/en/on%2Dmars/%72over")[1] == ask(server, "/en/on-mars/rover")[1]


def test_what_a_phone_has_is_not_sent_again(server: Server):
    tags = set()
    for address in ("/", "/style.css", "/en/wiring", *EVERY_ADDRESS[:5]):
        answer, _ = ask(server, address)
        tag = answer.getheader("ETag")
        tags.add(tag)
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            for method in ("GET", "HEAD"):
                again, nothing = ask(server, address, method, **{"If-None-Match": known})
                assert (again.status, nothing) == (304, b"")
                for name in ("ETag", "Cache-Control"):
                    assert again.getheader(name) == answer.getheader(name)
        changed, page = ask(server, address, **{"If-None-Match": '"other"'})
        assert changed.status == 200
        assert page
    assert len(tags) == 8


def test_a_page_is_asked_about_after_minutes_and_the_style_sheet_after_a_day(server: Server):
    kept = [ask(server, each)[0].getheader("Cache-Control") for each in ("/", "/style.css")]
    assert kept == ["max-age=300, must-revalidate", "max-age=86400"]
    assert ask(server, "/nothing")[0].getheader("Cache-Control") is None


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_nothing_but_get_and_head_is_allowed(server: Server, method: str):
    answer, _ = ask(server, EVERY_ADDRESS[0], method)
    assert (answer.status, answer.getheader("Allow")) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    "path",
    [
        "/en/on-mars/nothing", "/en/nothing/rover", "/xx/on-mars/rover", "/xx/wiring",
        "/wiring", "/xx", "/on-mars", "/en//on-mars", "/en/on-mars/rover.md",
        "/../../etc/passwd", "/en/on-mars/../../../site.py", "/en/../site.py",
        "/en/on-mars/..%2f..%2f..%2fsite", "/en/on-mars/%2e%2e", "/%2e%2e/pages/en",
        "/en/%2e%2e/site.py", "/en/on-mars/rover%00", "/en/on-mars/..%5c..%5crover",
        "/en/on-mars/%252e%252e%252frover", "//etc/passwd", "/en/on-mars/%ff", "/favicon.ico",
        "/style.css/x", "/templates/page.html", "/words.toml", "/en/words.toml",
        "/en/on-mars/%0d%0aX-Evil:1",
    ],
)  # fmt: skip
def test_a_path_that_is_no_page_is_not_found(server: Server, path: str):
    answer, body = ask(server, path)
    assert answer.status == 404
    assert body == b"404 Not Found\n"
    assert answer.getheader("X-Evil") is None


@pytest.mark.parametrize(("path", "method"), [("/", "GET"), ("/no", "GET"), ("/", "POST")])
def test_every_answer_carries_the_security_headers_and_no_cookie(server, path, method):
    answer, _ = ask(server, path, method, Cookie="a=b")
    for name, value in HEADERS:
        assert answer.getheader(name) == value
    assert "default-src 'self'" in answer.getheader("Content-Security-Policy")
    assert answer.getheader("Set-Cookie") is None
    assert answer.getheader("Server") is None


def test_requests_too_large_are_refused(server: Server):
    assert b" 431 " in send(server, b"GET / HTTP/1.1\r\nX-Long: " + b"a" * 9000)
    assert b" 413 " in send(server, b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n\r\n")


def test_a_request_that_is_no_http_does_no_harm(server: Server):
    assert b" 400 " in send(server, b"\x16\x03\x01 hello\r\n\r\n")
    assert ask(server, "/")[0].status == 200


def test_a_url_is_the_servers_root_and_the_pages_address(server: Server):
    url = f"http://127.0.0.1:{server.port}/fr/on-mars/rover"
    assert server.url("fr", "on-mars", "rover") == url
    with pytest.raises(site.UnknownPageError):
        server.url("fr", "on-mars", "nothing")


def test_two_servers_at_once_take_different_ports(server: Server):
    with Server("127.0.0.1", server.port) as second:
        assert second.port is not None
        assert second.port > server.port
        assert ask(second, "/")[0].status == ask(server, "/")[0].status == 200


def test_what_wakes_the_loop_stays_open_until_it_was_rung(monkeypatch):
    """A worker that is done wakes the loop, too: it must not close before its closer has."""
    server = Server("127.0.0.1", 0)
    server.start()
    trigger, loop = server._serving._server.trigger, server._serving._thread
    ring = trigger._physical_pull

    def ring_late() -> None:
        ring()
        loop.join(0.1)
        ring()

    monkeypatch.setattr(trigger, "_physical_pull", ring_late)
    server.close()
    assert not loop.is_alive()


def test_a_closed_server_is_gone_and_frees_its_port():
    server = Server("127.0.0.1", 0)
    assert server.start()
    port = server.port
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        assert ask(server, "/")[0].status == 200
        server.close()
        assert connection.recv(1) == b""
    assert server.root is None
    assert server.url("en", "on-mars", "rover") is None
    server.close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    with Server("127.0.0.1", port) as again:
        assert again.port == port


def test_closing_leaves_no_thread_behind():
    before = set(threading.enumerate())
    with Server("127.0.0.1", 0) as server:
        ask(server, "/")
        begun = set(threading.enumerate()) - before
    assert begun
    for thread in begun:
        thread.join(PATIENCE)  # one that is let go may take a moment to be gone
    assert set(threading.enumerate()) <= before


def test_starting_again_continues_serving(server: Server):
    port = server.port
    assert server.start()
    assert server.port == port
    assert ask(server, "/")[0].status == 200


def test_without_a_network_there_is_a_reason_and_no_url(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(server_module, "lan_address", lambda: None)
    server = Server()
    assert not server.start()
    assert server.reason is Reason.NO_NETWORK
    assert server.url("en", "on-mars", "rover") is None


def test_a_server_follows_the_machine_to_its_network_and_away(monkeypatch: pytest.MonkeyPatch):
    found: list[str | None] = [None, "127.0.0.1", "127.0.0.2", None]
    monkeypatch.setattr(server_module, "lan_address", lambda: found.pop(0))
    server = Server(port=0)
    assert not server.start()
    assert server.start()
    assert server.host == "127.0.0.1"
    assert server.reason is None
    assert server.start()
    assert server.host == "127.0.0.2"
    assert ask(server, "/")[0].status == 200
    assert not server.start()
    assert (server.root, server.reason) == (None, Reason.NO_NETWORK)


def test_an_address_that_is_not_this_machines_is_a_reason():
    server = Server("192.0.2.77")
    assert not server.start()
    assert server.reason is Reason.NO_NETWORK


def test_when_every_port_is_taken_there_is_a_reason(server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(server_module, "PORTS_TRIED", 1)
    second = Server("127.0.0.1", server.port)
    assert not second.start()
    assert second.reason is Reason.NO_PORT


def test_pages_that_another_process_serves_are_found_behind_the_port_of_a_third(server: Server):
    """A kiosk's pages are a unit of their own; something else may hold the port that is set."""

    def another(environ, start_response):
        start_response("200 OK", [])
        return [b"another"]

    with Server(server.host, 0, lambda heard: InThread(heard, lambda: another)) as other:
        apart = ServerApart(server.host, min(other.port, server.port))
        known = {other.port, server.port}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server_module, "_candidates", lambda port: sorted(known))
            assert apart.start()
            assert (apart.host, apart.port) == (server.host, server.port)
            assert apart.url("en", "on-mars", "overview") == server.url("en", "on-mars", "overview")
            known.discard(server.port)
            assert not apart.start()
            assert (apart.reason, apart.root) == (Reason.NO_PORT, None)


def test_what_listens_everywhere_is_announced_at_the_address_of_the_network(monkeypatch):
    found: list[str | None] = ["127.0.0.3", "127.0.0.4", None, "127.0.0.3"]
    monkeypatch.setattr(server_module, "lan_address", lambda: found[0])
    with Server(EVERYWHERE, 0) as server:
        port = server.port
        for shown in list(found):
            found[0] = shown
            assert server.moved() == (server.host != shown)
            assert server.start() == (shown is not None)
            assert not server.moved()
            assert server.reason == (None if shown else Reason.NO_NETWORK)
            assert server.root == (shown and f"http://{shown}:{port}")
            with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
                connection.sendall(b"HEAD / HTTP/1.0\r\n\r\n")
                assert b" 200 " in connection.makefile("rb").readline()


def test_serve_announces_each_address_once(monkeypatch: pytest.MonkeyPatch):
    found: list[str | None] = [
        "127.0.0.1", "127.0.0.1", None, "127.0.0.1", "127.0.0.2", None, "127.0.0.2",
    ]  # fmt: skip
    monkeypatch.setattr(server_module, "lan_address", lambda: found[0])
    shown: list[str] = []
    with Server("127.0.0.1", 0) as free:
        port = free.port

    def pause(_: float) -> None:
        if len(found) == 1:
            raise KeyboardInterrupt
        found.pop(0)

    assert serve(None, port, shown.append, pause) is None
    assert shown == [f"http://127.0.0.{number}:{port}" for number in (1, 2)]


def test_serve_gives_its_reason_when_it_cannot():
    said: list[str] = []
    assert serve("192.0.2.77", announce=said.append) is Reason.NO_NETWORK
    assert said == []


def test_serve_runs_until_it_is_interrupted():
    program = (
        "import signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's & has it ignored
        "from companion.appendix.server import serve\n"
        "print(serve('127.0.0.1', 0, announce=lambda root: print(root, flush=True)))\n"
    )
    environ = os.environ | {"PYTHONPATH": str(site.PAGES.parents[2])}
    with processes.running("-c", program, environ=environ) as process:
        root = process.stdout.readline().strip()
        connection = http.client.HTTPConnection(root.removeprefix("http://"), timeout=PATIENCE)
        connection.request("GET", "/")
        assert connection.getresponse().status == 200
        connection.close()
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
    assert (out.strip(), errors, process.returncode) == ("None", "", 0)
