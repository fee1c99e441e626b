"""The site as a WSGI application: read-only, known URLs only."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from http import HTTPStatus
from typing import Any, NamedTuple
from urllib.parse import parse_qs

from companion.appendix import html, site
from companion.appendix.network import OURS
from companion.games import is_file

POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
HEADERS = [
    ("Content-Security-Policy", POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
]
FRONT, FOUND = "/", f"/{html.SEARCH}"
FILES = {
    "/style.css": ("text/css", html.style),
    "/icon.svg": ("image/svg+xml", html.icon),
}
"""The files that aren't pages: their types, and the functions that make them."""
FIELDS = 8
"""The most values in a query; the first of each name is used."""
MINUTES, DAY = "max-age=300, must-revalidate", "max-age=86400"
"""How long a phone may cache a page without revalidating, and one of the `FILES`."""
CACHED_PAGES = 64
"""The number of cached pages: some 10 kB each."""
ALLOWED = ("GET", "HEAD")
PLAIN = "text/plain; charset=utf-8"

WORD = re.compile(r"[\w' ’-]+")

Environ = Mapping[str, Any]
Wsgi = Callable[..., Iterable[bytes]]


class Page(NamedTuple):
    """A page, and a hash of its content."""

    content: bytes
    tag: str


def application(known: Callable[[], Mapping[str, str]] | None = None) -> Wsgi:
    """Return the site as a WSGI application that answers GET and HEAD.

    ``known`` returns what it may answer now, by default all `addresses`.
    """

    def answer(environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        status, headers, body = _answer(environ, (known or addresses)())
        if status != HTTPStatus.NOT_MODIFIED:
            headers = {"Content-Type": PLAIN, **headers, "Content-Length": str(len(body))}
        start_response(f"{status} {status.phrase}", list(headers.items()))
        return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]

    return with_headers(answer)


def _answer(environ: Environ, known: Mapping[str, str]) -> tuple[HTTPStatus, dict[str, str], bytes]:
    if environ["REQUEST_METHOD"] not in ALLOWED:
        return _refused(HTTPStatus.METHOD_NOT_ALLOWED, Allow=", ".join(ALLOWED))
    path = environ["PATH_INFO"]
    address = known.get(f"/{path.strip('/')}".lower()) or _explained(path)
    if address is None or address.partition("#")[0] not in known.values():
        return _refused(HTTPStatus.NOT_FOUND)
    headers = {"Cache-Control": DAY if address in FILES else MINUTES}
    if address != path:
        headers["Location"] = address
        return HTTPStatus.MOVED_PERMANENTLY, headers, f"{address}\n".encode()
    page = _found(environ, address) if address.endswith(FOUND) else page_at(address)
    headers["ETag"] = page.tag
    if page.tag in _tags(environ.get("HTTP_IF_NONE_MATCH", "")):
        return HTTPStatus.NOT_MODIFIED, headers, b""
    kind, _ = FILES.get(address, ("text/html", None))
    headers["Content-Type"] = f"{kind}; charset=utf-8"
    if address == FRONT:
        headers[OURS] = "yes"
    return HTTPStatus.OK, headers, page.content


def _refused(status: HTTPStatus, **headers: str) -> tuple[HTTPStatus, dict[str, str], bytes]:
    return status, headers, f"{status} {status.phrase}\n".encode()


def _explained(path: str) -> str | None:
    """Return the URL that explains a word such as ``/en/a-game/dummy-hand``, None for none."""
    written = path.encode("latin-1").decode(errors="replace")  # WSGI passes bytes as characters
    match written.strip("/").split("/"):
        case [language, game, word] if WORD.fullmatch(word):
            if game not in site.page_index().get(language, ()):
                return None
            place = site.find(language, game, word)
            return site.address(language, game, place) if place else None
    return None


def _found(environ: Environ, address: str) -> Page:
    """Return the results of a search."""
    try:
        asked = parse_qs(environ.get("QUERY_STRING", ""), max_num_fields=FIELDS)
    except ValueError:  # more than one of our forms sends
        asked = {}
    question, game = (asked.get(name, [""])[0] for name in ("q", "game"))
    return _tagged(html.found(address.split("/")[1], question, game))


@cache
def addresses() -> dict[str, str]:
    """Return the URL meant by each lower-case one: ``/en/a-game`` is its first page.

    Other URLs lead nowhere.
    """
    meant = {address: address for address in (FRONT, *FILES)}
    for language, games in site.page_index().items():
        own = f"/{language}", f"/{language}/{site.WIRING}", f"/{language}{FOUND}"
        meant |= dict(zip(own, own, strict=True))
        for game, pages in games.items():
            every = {page: site.address(language, game, page) for page in pages}
            meant |= {address: address for address in every.values()}
            if site.OVERVIEW in every:
                meant[f"/{language}/{game}"] = every[site.OVERVIEW]
    return {written.lower(): address for written, address in meant.items()}


def addresses_of(game: str) -> dict[str, str]:
    """Return the URL meant by each lower-case one where the pages of one game alone are served."""
    meant = {address: address for address in FILES}
    for language in site.languages():
        every = [site.address(language, game, page) for page in site.pages(language, game)]
        meant |= {address: address for address in every}
        meant |= dict.fromkeys((f"/{language}", f"/{language}/{game}"), every[0])
    meant[FRONT] = meant[f"/{site.ORIGINAL}"]
    return {written.lower(): address for written, address in meant.items()}


@lru_cache(CACHED_PAGES)
def page_at(address: str) -> Page:
    """Return the page at one of the `addresses`."""
    page = _tagged(content(address))
    site.forget()
    return page


def _tagged(text: str) -> Page:
    content = text.encode()
    return Page(content, f'"{sha256(content).hexdigest()[:32]}"')


def content(address: str, served: bool = True) -> str:
    """Return the content of one of the `addresses`; without a search unless it is ``served``.

    A bot file has none: its pages are served alone.
    """
    if address in FILES:
        _, made = FILES[address]
        return made()
    match address.strip("/").split("/"):
        case [""]:
            return html.front()
        case [language]:
            return html.shelf(language, served)
        case [language, site.WIRING]:
            return html.wiring(language, served)
        case [language, game, page]:
            return html.page(language, game, page, served and not is_file(game))
    raise site.UnknownPageError(address)


def _tags(header: str) -> set[str]:
    """Return the tags of an If-None-Match header."""
    return {each.strip().removeprefix("W/") for each in header.split(",")}


def with_headers(app: Wsgi) -> Wsgi:
    """Return an application that sends `HEADERS`."""

    def secured(environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        def start(status: str, headers: list[tuple[str, str]], *rest: Any) -> Any:
            return start_response(status, headers + HEADERS, *rest)

        return app(environ, start)

    return secured
