"""Whatever is sent, the answer is a page or a plain refusal."""

from __future__ import annotations

import logging
import re
import socket
from contextlib import suppress
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from companion.appendix import application as application_module
from companion.appendix import site
from companion.appendix.server import Server
from kit.patience import PATIENCE

LINE = re.compile(rb"HTTP/1\.[01] (\d{3}) [A-Za-z -]+\r\n")
HOST = "evil.example"
REDIRECT = 301

calm = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
parts = st.sampled_from(
    ["en", "fr", "pt-BR", "EN", "on-mars", "overview", "wiring", "style.css", "..", ".", "", "*",
     "%2e%2e", "%2E", "%00", "%0d%0aX-Evil:%201", "%ff", "\\", "..;", "site.py", "words.toml",
     "http:", HOST, "?", "#", "%", "%2f", "templates", "etc", "passwd"]
)  # fmt: skip
paths = st.one_of(
    st.lists(parts, max_size=6).map(lambda found: "/" + "/".join(found)),
    st.text(max_size=40).map(lambda text: "/" + quote(text)),
    st.text(st.characters(max_codepoint=255, exclude_characters="\r\n"), max_size=40),
)
tokens = st.text("ABCDEGHILNOPRSTUabc!#$%&'*+.^_`|~-019", min_size=1, max_size=12)
methods = st.sampled_from(
    ["GET", "HEAD", "POST", "PUT", "DELETE", "TRACE", "OPTIONS", "PATCH", "CONNECT", "PROXY"]
)
values = st.text(st.characters(max_codepoint=255, exclude_characters="\r\n"), max_size=60)
names = st.sampled_from(
    ["Host", "If-None-Match", "Range", "Cookie", "Content-Length", "Transfer-Encoding", "Expect",
     "Connection", "Upgrade", "X-Forwarded-Host", "X-Forwarded-For", "Accept-Encoding", "Origin"]
)  # fmt: skip
odd = st.sampled_from(
    [HOST, "chunked", "gzip, chunked", "-1", "9" * 30, "9" * 5000, "0x10", "100-continue", "close",
     "keep-alive", "bytes=0-", "*", '"', "W/", "é"]
)  # fmt: skip
fields = st.lists(st.tuples(names | tokens, values | odd), max_size=6)


def exchange(server: Server, sent: bytes) -> bytes:
    """Send all there will be; return everything that is answered.

    Nothing may be left of it where the server closed before it had read everything.
    """
    with (
        socket.create_connection((server.host, server.port), timeout=PATIENCE) as connection,
        suppress(ConnectionError),
    ):
        connection.sendall(sent)
        with suppress(OSError):  # it is closed already
            connection.shutdown(socket.SHUT_WR)
        return connection.makefile("rb").read()
    return b""


def check(server: Server, sent: bytes) -> int:
    """Check an answer; return its status, 0 where there is none."""
    answer = exchange(server, sent)
    if not answer:
        return 0
    begun = LINE.match(answer)
    assert begun, answer[:80]
    status = int(begun[1])
    head, _, body = answer.partition(b"\r\n\r\n")
    assert HOST.encode() not in answer
    assert b"X-Evil" not in answer
    if status == 100:
        return status
    assert status in (200, REDIRECT, 304) or 400 <= status < 500, answer[:80]
    if status >= 400 and body:
        assert body == b"%d %s\n" % (status, begun[0].split(b" ", 2)[2].strip())
        assert b"Content-Type: text/plain" in head
    if status == REDIRECT:
        where = re.search(rb"Location: (.*)\r", head)
        assert where
        assert where[1].decode() in application_module.addresses().values()
    if status == 405:
        assert b"Allow: GET, HEAD" in head
    return status


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]):
    yield
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
    assert capfd.readouterr().err == ""


@given(methods | tokens, paths, fields)
@example("GET", "/", [("Content-Length", "9" * 5000)])
@example("GET", "/", [("Transfer-Encoding", "gzip")])
@example("GET", "http://[", [])
@example("OPTIONS", "*", [])
@calm
def test_a_request_gets_a_page_or_a_plain_refusal(server, method, path, headers):
    sent = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n"
    sent += "".join(f"{name}: {value}\r\n" for name, value in headers)
    status = check(server, sent.encode("latin-1") + b"\r\n")
    if method not in ("GET", "HEAD"):
        assert status == 0 or status >= 400 or status == 100


@given(st.binary(max_size=300))
@example(b"\x16\x03\x01\x02\x00\r\n\r\n")
@example(b"GET / HTTP/9.9\r\n\r\n")
@example(b"GET /\r\n\r\n")
@example(b"\r\n" * 50)
@calm
def test_bytes_that_are_no_request_get_a_plain_refusal(server, sent):
    check(server, sent + b"\r\n\r\n")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "TRACE", "OPTIONS", "PATCH", "PROXY"])
@pytest.mark.parametrize("path", ["/", "/en", "/en/on-mars/rover", "/nothing", "*"])
def test_only_get_and_head_are_allowed_anywhere(server, method, path):
    assert check(server, f"{method} {path} HTTP/1.0\r\nHost: {HOST}\r\n\r\n".encode()) == 405


@given(paths)
@calm
def test_nothing_is_read_but_pages(path):
    """Whatever is asked for leads to an address that was known before, or nowhere."""
    known = application_module.addresses()
    found = known.get(f"/{path.strip('/')}".lower())
    here = ("/", "/style.css", "/icon.svg")
    assert found is None or found in here or found.split("/")[1] in site.languages()
