"""A page for one phone, to download the saved plays or send some, while it is open.

It has its own server, whose URL ends in a new code each time. So there is nothing to find while no
page is open, and the rule pages stay read-only.
"""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any, BinaryIO

from companion.appendix import html
from companion.appendix.application import FILES, PLAIN, Wsgi, with_headers
from companion.appendix.server import Reason, Server
from companion.appendix.serving import LIMITS, InThread
from companion.engine.prompts import Refused
from companion.phrases.phrasebook import Phrasebook
from companion.storage.codes import CODE, TRIES, new_code
from companion.storage.exports import MAX_BYTES

MAX_FORM_BYTES = 2 * MAX_BYTES
"""The maximum size of a form in bytes; a file that is itself too large gets an explanation."""

CHUNK_BYTES = 1024 * 1024
"""The bytes copied at a time."""

TIMEOUT_S = 180
"""The time within which a file has to be sent or downloaded."""

NAME = "companion-games.json"
"""The name of the file on the phone."""


class Exchange:
    """Serves the page.

    ``give`` returns an open export; ``take`` adds a file, sent as a form of this type, to the saved
    plays, and returns the result in words. ``phrasebook`` returns the current texts. All three are
    called from a server thread, ``take`` by one at a time; it may raise `Refused`.
    """

    def __init__(
        self,
        host: str | None,
        phrasebook: Callable[[], Phrasebook],
        give: Callable[[], BinaryIO],
        take: Callable[[Path, str], str],
    ) -> None:
        self._phrasebook, self._give, self._take = phrasebook, give, take
        self._taking = Lock()
        self.renew()
        own = {"threads": 2, "max_request_body_size": MAX_FORM_BYTES, "channel_timeout": TIMEOUT_S}
        answer = partial(InThread, make=self._application, limits={**LIMITS, **own})
        self._server = Server(host, 0, answer)

    def renew(self) -> None:
        """Replace the code, which becomes invalid."""
        self.code = new_code()
        self._wrong = 0

    @property
    def used_up(self) -> bool:
        """Whether too many wrong codes were tried, so that this one is not answered any more."""
        return self._wrong >= TRIES

    def open(self) -> bool:
        """Serve the page at the machine's current address; return whether it is up."""
        return self._server.start()

    def moved(self) -> bool:
        """Return whether the machine's address has changed."""
        return self._server.moved()

    @property
    def reason(self) -> Reason | None:
        """Why the page is not up."""
        return self._server.reason

    @property
    def address(self) -> str:
        """The URL of the page, "" while it is not up."""
        return f"{self._server.root}/{self.code}" if self._server.root else ""

    def close(self) -> None:
        """Stop serving: the code becomes invalid."""
        self._server.close()

    def _application(self) -> Wsgi:
        import bottle  # with the first page: that keeps startup fast

        app = bottle.Bottle()
        response = bottle.response

        def plain_error(error: Any) -> str:
            response.content_type = PLAIN
            gone = error.status_code in (404, 405)
            key = "core.exchange-gone" if gone else "core.exchange-again"
            return f"{self._phrasebook().text(key)}\n"

        app.default_error_handler = plain_error

        def check(code: str) -> None:
            if not self.used_up and secrets.compare_digest(code.encode(), self.code.encode()):
                response.set_header("Cache-Control", "no-store")
                return
            if CODE.fullmatch(code):
                self._wrong += 1
            raise bottle.HTTPError(404)

        @app.get(list(FILES))
        def file() -> str:
            kind, made = FILES[bottle.request.path]
            response.content_type = f"{kind}; charset=utf-8"
            return made()

        @app.get("/<code>")
        def page(code: str) -> str:
            check(code)
            return self._page()

        @app.get(f"/<code>/{NAME}")
        def export(code: str) -> BinaryIO:
            check(code)
            response.content_type = "application/json"
            response.set_header("Content-Disposition", f'attachment; filename="{NAME}"')
            return self._give()

        @app.post("/<code>")
        def receive(code: str) -> str:
            check(code)
            sent = bottle.request.environ
            return self._page(self._receive(sent["wsgi.input"], sent.get("CONTENT_TYPE", "")))

        return with_headers(app)

    def _receive(self, form: BinaryIO, kind: str) -> str:
        """Add what a form sends, unread; return the result in one sentence.

        It contains no path of this machine.
        """
        book = self._phrasebook()
        with self._taking, TemporaryDirectory() as folder:
            path = Path(folder, "form")
            with path.open("wb") as file:
                shutil.copyfileobj(form, file, CHUNK_BYTES)
            try:
                return self._take(path, kind)
            except Refused as refused:
                if refused.key in ("core.refused-import", "core.refused-text"):
                    return book.text("core.exchange-refused")
                args = dict(refused.args_)
                if "path" in args:
                    args["path"] = Path(args["path"]).name
                return book.refusal(Refused(refused.key, **args))

    def _page(self, notice: str = "") -> str:
        book = self._phrasebook()
        return html.render(
            "exchange.html",
            words=book.text,
            language=book.language,
            here=f"/{self.code}",
            file=f"/{self.code}/{NAME}",
            notice=notice,
        )
