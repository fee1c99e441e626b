"""The page of the table as an ASGI application: nothing is answered without its code."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from companion.appendix.application import FILES, HEADERS
from companion.engine.saved import SavedPlay
from companion.phrases.phrasebook import Phrasebook
from companion.sharing.messages import Press, Say
from companion.sharing.pages import page
from companion.sharing.pages import play as play_page
from companion.sharing.pages.table import SharedTable

BEAT_S = 8.0
"""The time between signs of life while nothing changes."""

DONE_S = 2.0
"""The time for which a press waits for the step that it leads to."""

FORM_BYTES, FORM_S = 1024, 5.0
"""The size of a form, and the time within which it has to be sent."""

PHONE = "phone"
"""The cookie that tells one phone from another."""

MAX_COOKIE = 64
"""The length of a cookie that is believed."""

STATIC: Mapping[str, tuple[str, Callable[[], str]]] = {**FILES, **page.FILES}
"""The files that aren't pages."""


def application(table: SharedTable, say: Say, find: Callable[[str], SavedPlay | None]) -> Any:
    """Return the application for a table; ``say`` sends presses to the window.

    ``find`` returns a saved play by its identifier, None if there is none.
    """

    def allowed(request: Request) -> bool:
        return table.tries.matches(_address(request), request.path_params["code"], table.code)

    def show(request: Request, wrong: bool = False) -> Response:
        """Return the page as it is now, on a thread."""
        phone, language = _phone(request), _language(request)
        table.saw(phone)
        text = page.page(
            table, language, plays=table.player == phone, wrong=wrong, given=_query(request, "play")
        )
        status = HTTPStatus.FORBIDDEN if wrong else HTTPStatus.OK
        response = Response(text, status, media_type="text/html")
        response.headers["Content-Language"] = language
        return _known(response, phone)

    async def read(request: Request) -> Response:
        if not allowed(request):
            return _gone(request)
        return await run_in_threadpool(show, request)

    async def live(request: Request) -> Response:
        if not allowed(request):
            return _gone(request)
        if request.method != "GET":
            return Response(media_type="text/event-stream")
        phone = _phone(request)
        follow = _states(table, phone)
        return _known(StreamingResponse(follow, media_type="text/event-stream"), phone)

    async def play(request: Request) -> Response:
        """Let a phone press that knows the code on the screen, or one press no more."""
        if not allowed(request):
            return _gone(request)
        form, phone = await _form(request), _phone(request)
        if form is None:
            return _plain(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        if form.get("do") == "leave":
            table.leave(phone)
        else:
            given = form.get("play", "").strip().lower()
            right = table.tries.matches(_address(request), given, table.now.code)
            if not (right and table.play(phone)):
                return await run_in_threadpool(show, request, True)
        return _back(request, phone)

    async def press(request: Request) -> Response:
        """Send a press to the window, and wait shortly for its result."""
        if not allowed(request):
            return _gone(request)
        form, phone = await _form(request), _phone(request)
        if form is None:
            return _plain(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        pressed = _pressed(form)
        if pressed is None:
            return _plain(HTTPStatus.BAD_REQUEST)
        if table.player != phone:
            return await run_in_threadpool(show, request, True)
        with table.followed(phone) as changed:
            say(pressed)
            with suppress(TimeoutError):  # it changed nothing
                await asyncio.wait_for(changed.wait(), DONE_S)
        return _back(request, phone)

    def shown(uid: str, language: str) -> str:
        """Return the page of a saved play, "" if there is none; on a thread."""
        saved = find(uid)
        return play_page.page(saved, language) if saved else ""

    async def show_play(request: Request) -> Response:
        address, language = _address(request), _language(request)
        if not table.tries.allows(address):
            return _gone(request)
        text = await run_in_threadpool(shown, request.path_params["uid"], language)
        if not text:
            table.tries.count(address)
            return _gone(request)
        response = Response(text, media_type="text/html")
        response.headers["Content-Language"] = language
        return response

    files = [Route(path, _file) for path in STATIC]
    routes = [
        Route("/table/{code}", read),
        Route("/table/{code}/live", live),
        Route("/table/{code}/play", play, methods=["POST"]),
        Route("/table/{code}/press", press, methods=["POST"]),
        Route("/play/{uid}", show_play),
    ]
    app = Starlette(
        routes=[*files, *routes],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={404: _not_found, 405: _not_found},
    )
    app.router.redirect_slashes = False
    return with_headers(app)


async def _states(table: SharedTable, phone: str) -> AsyncIterator[str]:
    """Yield an event with each new state, and signs of life; end when the code is another one."""
    code = table.code
    with table.followed(phone) as changed:
        while table.code == code:
            changed.clear()
            yield f"event: table\ndata: {table.revision}\n\n"
            while not changed.is_set():
                try:
                    await asyncio.wait_for(changed.wait(), BEAT_S)
                except TimeoutError:
                    yield "event: beat\ndata: 0\n\n"


def _pressed(form: Mapping[str, str]) -> Press | None:
    """Return the press that a form means, None for none."""
    try:
        value = msgspec.json.decode(form.get("value") or "null")
        found = {"do": form.get("do"), "value": value, "answers": int(form.get("answers", ""))}
        return msgspec.convert({"type": "Press", **found}, Press)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


async def _form(request: Request) -> dict[str, str] | None:
    """Return the fields of a form, None if it is too large or too slow."""
    content = b""
    try:
        async with asyncio.timeout(FORM_S):
            async for piece in request.stream():
                content += piece
                if len(content) > FORM_BYTES:
                    return None
        fields = parse_qs(content.decode(errors="replace"), max_num_fields=8)
    except (TimeoutError, ValueError):
        return None
    return {name: values[0] for name, values in fields.items()}


def _query(request: Request, name: str) -> str:
    return request.query_params.get(name, "")[:MAX_COOKIE]


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _phone(request: Request) -> str:
    """Return what tells this phone from another: its cookie, or a new one."""
    found = request.cookies.get(PHONE, "")
    return found if 0 < len(found) <= MAX_COOKIE else secrets.token_urlsafe()


def _known(response: Response, phone: str) -> Response:
    response.set_cookie(PHONE, phone, path="/table", httponly=True, samesite="strict")
    return response


def _language(request: Request) -> str:
    """Return the language that is asked for: in the address, else by the browser."""
    wished = [_query(request, "lang")]
    for each in request.headers.get("accept-language", "")[:200].split(","):
        wished.append(each.partition(";")[0].strip())
    for wish in wished:
        for language in page.languages():
            if wish and wish.lower().partition("-")[0] == language.lower().partition("-")[0]:
                return language
    return page.languages()[0]


def _back(request: Request, phone: str) -> Response:
    """Return to the page, in the same language."""
    language = _query(request, "lang")
    asked = f"?lang={language}" if language in page.languages() else ""
    where = f"/table/{request.path_params['code']}{asked}"
    return _known(RedirectResponse(where, HTTPStatus.SEE_OTHER), phone)


def _gone(request: Request) -> Response:
    """Return that the code is wrong, in one sentence."""
    words = Phrasebook(_language(request)).text("core.exchange-gone")
    return PlainTextResponse(f"{words}\n", HTTPStatus.NOT_FOUND)


def _plain(status: HTTPStatus) -> Response:
    return PlainTextResponse(f"{status} {status.phrase}\n", status)


async def _not_found(_: Request, error: Any) -> Response:
    return _plain(HTTPStatus(error.status_code))


async def _file(request: Request) -> Response:
    kind, made = STATIC[request.url.path]
    return Response(made(), media_type=kind, headers={"Cache-Control": "max-age=300"})


def with_headers(app: Any) -> Any:
    """Return an application that sends the headers of the rule pages, and lets nobody cache."""
    ours = [(name.lower().encode(), value.encode()) for name, value in HEADERS]

    async def secured(scope: Any, receive: Any, send: Any) -> None:
        async def start(message: Any) -> None:
            if message["type"] == "http.response.start":
                names = {name for name, _ in message["headers"]}
                cache = [] if b"cache-control" in names else [(b"cache-control", b"no-store")]
                message = {**message, "headers": [*message["headers"], *ours, *cache]}
            await send(message)

        await app(scope, receive, start)

    return secured
